/**
 * Who repairs damage (fr3.basics.damage-rally): a mechanic on a ship or an automaton, an engineer on a wall or a city, and
 * automatons that repair themselves. One attempt in each of the owner's rally steps removes at most one marker.
 */
import { type Chance, known, map } from '../kernel/chance.ts';
import { type Odds, odds } from '../kernel/odds.ts';
import { type Individual, individualLines, individualNumber, individualRoll } from './character-combat/individual-roll.ts';
import { armies } from './data/figures/armies.ts';
import { basics } from './data/figures/basics.ts';
import type { Line } from './melee/modifiers.ts';
import type { Fr3RuleId } from './rule-ids.ts';

export const repairers = ['ship', 'structure', 'automaton', 'auto-repair'] as const;
export type Repairer = (typeof repairers)[number];

export interface Damaged {
  /** The kind of repair: who repairs what. */
  readonly by: Repairer;
  /** The mechanic or engineer. Not used for self-repair. */
  readonly who: Individual;
  /** Markers that can be repaired. Markers that are lost permanently are not included. */
  readonly markers: number;
}

export const repairRules: Readonly<Record<Repairer, Fr3RuleId>> = {
  ship: 'fr3.ships.repair',
  structure: 'fr3.structures.engineer-repair',
  automaton: 'fr3.armies.automaton-repair',
  'auto-repair': 'fr3.armies.automaton-auto-repair',
};

const nobody = (who: Individual): Individual => ({ leader: 'none', superhero: false, other: who.other });
const whoRolls = ({ by, who }: Damaged): Individual => (by === 'auto-repair' ? nobody(who) : who);

/** The rally number for repairs: that of the individual, or the automaton's own. */
export const repairNumber = ({ by }: Damaged): number => (by === 'auto-repair' ? armies.automatonRally : individualNumber);

export const repairLines = (of: Damaged): Line[] => individualLines(whoRolls(of));

/** The lowest d10 result that repairs a marker. */
export const repairNeeds = (of: Damaged): number =>
  repairNumber(of) - repairLines(of).reduce((sum, { amount }) => sum + amount, 0);

/** The markers after one attempt. */
export function repair(of: Damaged): Chance<number> {
  if (of.markers === 0) return known(0);
  const rules = [repairRules[of.by], 'fr3.basics.damage-rally'] as const;
  return map(individualRoll(repairNeeds(of), 'whether a marker is repaired', rules), (passed) =>
    passed ? Math.max(0, of.markers - basics.repairCap) : of.markers,
  );
}

/** The odds of the markers after each rally step. */
export function repairOver(of: Damaged, phases: number): Odds<number>[] {
  const found: Odds<number>[] = [];
  let now = odds<number>(known(of.markers));
  for (let phase = 1; phase <= phases; phase++) {
    now = now.andThen((markers) => repair({ ...of, markers }));
    found.push(now);
  }
  return found;
}
