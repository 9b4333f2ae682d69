/** A unit's morale from one of its own phases to the next, with a rally attempt in each. */
import { type Chance, known, map } from '../../kernel/chance.ts';
import { type Odds, odds } from '../../kernel/odds.ts';
import {
  asItStands,
  atPhaseEnd,
  canRally,
  rallied,
  ralliesByItself,
  rallyPurpose,
  type Standing,
  shedsAll,
  standingOf as standing,
} from '../standing.ts';
import type { Subject } from './question.ts';
import { keepsMorale, type NerveTest, nerveTest, sparedTest } from './test.ts';
import { type Tried, triedOf } from './tried.ts';

export const standingOf = ({ me, is }: Tried): Standing => standing(me, { lost: is.lost, poison: is.poisoned });

/** The unit with its present morale. */
export const subjectNow = (subject: Subject, now: Standing): Subject => ({ ...asItStands(subject, now), poisoned: now.poison });

/** Whether undead recover fully at the end of a phase; near a null they do not: fr3.abilities.null-undead. */
const sheds = ({ me, is }: Tried): boolean => shedsAll(me.undead, is.nullField);

/** fr3.rally.roll, and units that rally without a roll. */
export const rallyTest: NerveTest = {
  ...rallyPurpose,
  spares: ({ me, is }) => {
    if (me.is.automaton) return sparedTest('An automaton cannot rally. A mechanic repairs it.', 'fr3.armies.automaton-repair');
    if (sheds({ me, is }))
      return sparedTest(
        'Undead recover from demoralization at the end of the phase without a roll.',
        'fr3.undead.automatic-rally',
      );
    return ralliesByItself(me)
      ? sparedTest('If a bard joins a demoralized unit, it rallies automatically.', 'fr3.abilities.bard-joins-demoralized')
      : undefined;
  },
  failed: keepsMorale('fr3.rally.roll'),
};

/**
 * One rally attempt, if the unit has lost anything that a rally restores. Undead have already recovered by the time of their
 * rally step.
 */
export function attempt(subject: Subject, standing: Standing): Chance<Standing> {
  if (standing.fate !== 'in play' || !canRally(standing)) return known(standing);
  const of = triedOf(subjectNow(subject, standing));
  if (sheds(of)) return known(atPhaseEnd(standing, true));
  if (of.me.is.automaton) return known(standing);
  return map(nerveTest(rallyTest, of), ({ roll }) => (roll === 'failed' ? standing : rallied(standing)));
}

/** The odds of the unit's morale after each of its own phases. */
export function phasesOf(subject: Subject, from: Chance<Standing>, phases: number): Odds<Standing>[] {
  const found: Odds<Standing>[] = [];
  let now = odds(from);
  for (let phase = 1; phase <= phases; phase++) {
    now = now.andThen((standing) => attempt(subject, standing));
    found.push(now);
  }
  return found;
}
