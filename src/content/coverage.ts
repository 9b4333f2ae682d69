/** How much of each system the engine enforces and tests prove: by tier and use, and by chapter. */
import { book, chaptersOf } from './book.ts';
import { isEnforced, isInPlay, isProved, isRulingProved } from './evidence.ts';
import type { Chapter, Rule } from './registry.ts';
import { type Tier, tiers, type Use } from './schema.ts';

/** The uses of rules that code has to know. Rules for setting up and for reading are kept by the players. */
export const enforcedUses = ['engine', 'army-builder', 'calculator'] as const satisfies readonly Use[];
export type EnforcedUse = (typeof enforcedUses)[number];

/** A number of rules, and how they stand. */
export interface Tally {
  readonly rules: number;
  /** Those of a use that code has to know. */
  readonly meant: number;
  readonly enforced: number;
  /** Of the enforced, those that a battle keeps; the others only calculators, army builder and tools know. */
  readonly inPlay: number;
  readonly proved: number;
  /** Those that code has to know and no test names. */
  readonly unproved: readonly Rule[];
  /** Enforced by calculators, army builder and tools only. */
  readonly outsideBattles: readonly Rule[];
  /** Those that code has to know and does not. */
  readonly unenforced: readonly Rule[];
  /** Of those that code has to know, the ones with a ruling that the title of a test names, and that none does. */
  readonly rulingsProved: readonly Rule[];
  readonly rulingsUnproved: readonly Rule[];
}

export interface Coverage {
  readonly all: Tally;
  readonly byTier: readonly { readonly tier: Tier; readonly use: EnforcedUse; readonly tally: Tally }[];
  readonly byChapter: readonly { readonly chapter: Chapter; readonly tally: Tally }[];
}

/** Whether code has to know the rule. */
export const isMeant = ({ use }: Rule): boolean => enforcedUses.some((each) => each === use);

function tallyOf(rules: readonly Rule[]): Tally {
  const { evidence } = book();
  const meant = rules.filter(isMeant);
  const ruled = meant.filter(({ ruling }) => ruling !== undefined);
  return {
    rules: rules.length,
    meant: meant.length,
    enforced: meant.filter(({ id }) => isEnforced(evidence.get(id))).length,
    inPlay: meant.filter(({ id }) => isInPlay(evidence.get(id))).length,
    proved: meant.filter(({ id }) => isProved(evidence.get(id))).length,
    unproved: meant.filter(({ id }) => !isProved(evidence.get(id))),
    outsideBattles: meant.filter(({ id }) => isEnforced(evidence.get(id)) && !isInPlay(evidence.get(id))),
    unenforced: meant.filter(({ id }) => !isEnforced(evidence.get(id))),
    rulingsProved: ruled.filter(({ id }) => isRulingProved(evidence.get(id))),
    rulingsUnproved: ruled.filter(({ id }) => !isRulingProved(evidence.get(id))),
  };
}

/** Of one system. A rule whose id is merged into another is that one, and is not counted again. */
export function coverageOf(system: string): Coverage {
  const rules = [...book().rules.values()].filter((rule) => rule.mergedInto === undefined && rule.page.startsWith(`${system}.`));
  return {
    all: tallyOf(rules),
    byTier: tiers.flatMap((tier) =>
      enforcedUses.flatMap((use) => {
        const those = rules.filter((rule) => rule.tier === tier && rule.use === use);
        return those.length > 0 ? [{ tier, use, tally: tallyOf(those) }] : [];
      }),
    ),
    byChapter: chaptersOf(system).map((chapter) => ({
      chapter,
      tally: tallyOf(rules.filter(({ page }) => page.startsWith(`${chapter.id}.`))),
    })),
  };
}
