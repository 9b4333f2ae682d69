/** For each system, how many rules the engine enforces, and how many are proved by tests: by tier and use, and by chapter. */
import { book, chaptersOf } from './book.ts';
import { isEnforced, isInPlay, isProved, isRulingProved } from './evidence.ts';
import type { Chapter, Rule } from './registry.ts';
import { type Tier, tiers, type Use } from './schema.ts';

/**
 * Code must enforce rules with one of these uses. Rules with any other use are left to the players: rules for setting up the
 * table, and rules that are only read.
 */
export const enforcedUses = ['engine', 'army-builder', 'calculator'] as const satisfies readonly Use[];
export type EnforcedUse = (typeof enforcedUses)[number];

/** Counts of rules. */
export interface Tally {
  readonly rules: number;
  /** The number of rules that code must enforce, because of their use. */
  readonly meant: number;
  readonly enforced: number;
  /**
   * How many of the enforced rules a battle applies. Other enforced rules are applied only by calculators, the roster builder and
   * tools.
   */
  readonly inPlay: number;
  readonly proved: number;
  /** Rules that code must enforce but that no test names. */
  readonly unproved: readonly Rule[];
  /** Rules enforced only by calculators, roster builder and tools. */
  readonly outsideBattles: readonly Rule[];
  /** Rules that code must enforce but does not. */
  readonly unenforced: readonly Rule[];
  /**
   * The rules that code must enforce and that have a ruling, in three lists: rulings that a test title names, rulings that still
   * need a test, and rulings that matter only at a real table.
   */
  readonly rulingsProved: readonly Rule[];
  readonly rulingsUnproved: readonly Rule[];
  /** Rules whose rulings only matter to players at a real table. No test can check such rulings. */
  readonly rulingsAtTable: readonly Rule[];
}

export interface Coverage {
  readonly all: Tally;
  readonly byTier: readonly { readonly tier: Tier; readonly use: EnforcedUse; readonly tally: Tally }[];
  readonly byChapter: readonly { readonly chapter: Chapter; readonly tally: Tally }[];
}

/** Whether code must enforce the rule. */
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
    rulingsProved: ruled.filter(({ id, ruling }) => isRulingProved(evidence.get(id)) && !ruling?.atTable),
    rulingsUnproved: ruled.filter(({ id, ruling }) => !isRulingProved(evidence.get(id)) && !ruling?.atTable),
    rulingsAtTable: ruled.filter(({ ruling }) => ruling?.atTable),
  };
}

/** The coverage of one system. A rule that was merged into another is not counted separately. */
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
