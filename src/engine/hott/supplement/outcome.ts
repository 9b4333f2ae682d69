/** The result for the lower total: hott.supplement.outcome-thresholds, and which elements ignore it. */
import { supplement } from '../data/figures/supplement.ts';
import { type Clause, type Condition, mutualDestruction, outcomeOf, type Result } from '../data/outcomes.ts';
import { type Combatant, classOf, isStronghold } from './combatant.ts';

export type Way = 'close-combat' | 'shot' | 'spell';

const holds: Readonly<Record<Condition, (loser: Combatant, winner: Combatant, way: Way) => boolean>> = {
  'in-contact': (_loser, _winner, way) => way === 'close-combat',
  'contacted-this-bound': (loser, _winner, way) => way === 'close-combat' && loser.charged,
  // hott.supplement.clerics-outcome: water is not bad going, so it counts as good.
  'in-good-going': ({ going }) => going !== 'bad',
  'in-bad-going': ({ going }) => going === 'bad',
  'aided-by-ground': (_loser, { aids, groundAid }) => aids > 0 && groundAid,
};

const fits = ({ by, when }: Clause, loser: Combatant, winner: Combatant, way: Way): boolean =>
  (!by || by.some((each) => each === winner.is || each === classOf(winner))) && (!when || holds[when](loser, winner, way));

/** An element whose retreat is blocked is destroyed instead: hott.supplement.recoil, hott.supplement.flee. */
const barred = (result: Result, loser: Combatant): Result =>
  loser.barred && (result === 'recoil' || result === 'flee') ? 'destroyed' : result;

/** The result of the lower total, by the types of the loser and of its main opponent. */
export function resultOf(loser: Combatant, lower: number, winner: Combatant, higher: number, way: Way): Result {
  const { beaten, doubled } = outcomeOf(loser.is) as NonNullable<ReturnType<typeof outcomeOf>>;
  const clauses = lower * supplement.doubled <= higher ? doubled : beaten;
  return barred(clauses.find((clause) => fits(clause, loser, winner, way))?.result ?? 'none', loser);
}

/** Whether equal odd totals in close combat destroy both: hott.supplement.equal-totals. */
export const destroyEachOther = (a: Combatant, b: Combatant, total: number): boolean =>
  total % 2 === 1 && mutualDestruction.some(([x, y]) => (a.is === x && b.is === y) || (a.is === y && b.is === x));

/** Sneakers harm only generals, strongholds and other sneakers: hott.supplement.sneaker-restriction. */
export const isHarmless = (winner: Combatant, loser: Combatant): boolean =>
  winner.is === 'sneakers' && !loser.general && !isStronghold(loser) && loser.is !== 'sneakers';
