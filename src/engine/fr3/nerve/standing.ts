/** How a unit's morale stands from one of its own phases to the next, with a rally attempt in each. */
import { type Chance, known, map } from '../../kernel/chance.ts';
import { type Odds, odds } from '../../kernel/odds.ts';
import type { Aftermath } from '../demoralization.ts';
import { recovered } from '../rally.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import type { Subject } from './question.ts';
import { keepsMorale, type NerveTest, nerveTest, spared } from './test.ts';
import { hasBard, type Tried, triedOf } from './tried.ts';

export interface Standing {
  readonly fate: 'in play' | 'destroyed';
  readonly state: 0 | 1 | 2;
  readonly markers: number;
  /** Extra markers it can still have. */
  readonly lasting: number;
  /** Levels of `state` that are poison, which no rally removes. */
  readonly poison: 0 | 1 | 2;
  /** It has been demoralized: bless, Grog Ration and the barbarian's bonus are gone. */
  readonly shaken: boolean;
}

export const standingOf = ({ me, is }: Tried, lasting: number): Standing => ({
  fate: 'in play',
  state: me.is.state,
  markers: me.is.markers,
  lasting,
  poison: is.poisoned,
  shaken: me.is.state > 0,
});

export function standingAfter(standing: Standing, { fate, state, markers, permanent }: Aftermath): Standing {
  if (fate === 'destroyed' || fate === 'captured')
    return { fate: 'destroyed', state: 2, markers: 0, lasting: 0, poison: 0, shaken: true };
  return { ...standing, state, markers, lasting: standing.lasting - permanent, shaken: standing.shaken || state > 0 };
}

/** The unit as it stands now. */
export function subjectNow(subject: Subject, { state, markers, poison, shaken }: Standing): Subject {
  const now = { ...subject, state, markers, poisoned: poison };
  return shaken ? { ...now, bless: false, barbarian: false, grogRation: false } : now;
}

/** Whether there is anything that a rally can remove. */
export const canRally = ({ fate, state, markers, lasting, poison }: Standing): boolean =>
  fate === 'in play' && (state > poison || markers < lasting);

const rules: readonly Fr3RuleId[] = ['fr3.rally.roll', 'fr3.rally.success'];

/** Undead lose everything at the end of a phase, unless a null keeps them from it: fr3.abilities.null-undead. */
const shedsAll = ({ me, is }: Tried): boolean => me.undead && !is.nullField;

/** fr3.rally.roll, and what rallies without one. */
export const rallyTest: NerveTest = {
  decides: 'whether the unit rallies',
  rules,
  spares: ({ me, is }) => {
    if (shedsAll({ me, is }))
      return spared('Undead shed their demoralization at the end of the phase, without a roll.', 'fr3.undead.automatic-rally');
    return hasBard(me) && me.is.state > 0
      ? spared('A demoralized unit that a bard joins rallies by itself.', 'fr3.abilities.bard-joins-demoralized')
      : undefined;
  },
  failed: keepsMorale('fr3.rally.roll'),
};

/** What a rally removes: morale before extra markers, up to two levels; poison stays. Undead shed everything. */
function ralliedFrom(standing: Standing, everything: boolean): Standing {
  const { poison, lasting } = standing;
  if (everything) return { ...standing, state: poison, markers: lasting };
  const { state, markers } = recovered({ state: (standing.state - poison) as 0 | 1 | 2, markers: standing.markers }, lasting);
  return { ...standing, state: (state + poison) as 0 | 1 | 2, markers };
}

/** One rally attempt, when there is anything to rally from. */
export function attempt(subject: Subject, standing: Standing): Chance<Standing> {
  if (!canRally(standing)) return known(standing);
  const of = triedOf(subjectNow(subject, standing));
  return map(nerveTest(rallyTest, of), ({ roll }) => (roll === 'failed' ? standing : ralliedFrom(standing, shedsAll(of))));
}

/** The odds of how it stands after each of its own phases, first to last. */
export function phasesOf(subject: Subject, from: Chance<Standing>, phases: number): Odds<Standing>[] {
  const found: Odds<Standing>[] = [];
  let now = odds(from);
  for (let phase = 1; phase <= phases; phase++) {
    now = now.andThen((standing) => attempt(subject, standing));
    found.push(now);
  }
  return found;
}
