/** Scouting (fr3.pre-game.scouting): the points, the advantage that the margin gives, and the roll for setting up first. */
import { type Chance, known, roll } from '../../kernel/chance.ts';
import { rolledAgain } from '../../kernel/roll-again.ts';
import { preGame } from '../data/figures/pre-game.ts';
import { type ScoutingOption, scoutingOptions, scoutingSources } from '../data/pre-game.ts';
import type { Line } from '../melee/modifiers.ts';
import type { Fr3RuleId } from '../rule-ids.ts';

/** Everything for which a side gets scouting points. */
export interface Scouts {
  readonly flying: number;
  readonly swimming: number;
  /** Light cavalry and rangers that do not fly. */
  readonly light: number;
  readonly burrowing: number;
  /** How many scouts the army has hired. */
  readonly hired: number;
  /** A prophecy that adds or removes points. */
  readonly seer: 'no' | 'map' | 'late';
}

const names = {
  flying: 'Flying units',
  swimming: 'Swimming units',
  light: 'Light cavalry and rangers',
  burrowing: 'Burrowing units',
} as const;
const seerPoints = { no: 0, map: preGame.seerMap, late: preGame.seerLate } as const;

/** A side's scouting points, by source: fr3.pre-game.scouting-points. */
export function scoutingLines(scouts: Scouts, underWater: boolean): Line[] {
  const rules: readonly Fr3RuleId[] = ['fr3.pre-game.scouting-points'];
  const lines = scoutingSources.map(
    ({ id, points, underWater: only }): Line => ({
      id,
      name: `${names[id]}: ${scouts[id]}`,
      amount: only && !underWater ? 0 : scouts[id] * points,
      rules,
    }),
  );
  lines.push({ id: 'hired', name: 'Hired scouts', amount: scouts.hired * preGame.scoutHired, rules });
  lines.push({
    id: 'seer',
    name: scouts.seer === 'late' ? 'The seer says: late' : 'The seer’s map',
    amount: seerPoints[scouts.seer],
    rules: [scouts.seer === 'late' ? 'fr3.pre-game.seer-late' : 'fr3.pre-game.seer-map'],
  });
  return lines.filter(({ amount }) => amount !== 0);
}

export const scoutingPoints = (scouts: Scouts, underWater: boolean): number =>
  scoutingLines(scouts, underWater).reduce((sum, { amount }) => sum + amount, 0);

/** The option for a margin: fr3.pre-game.scouting-difference. A tie gives no option. */
export const optionOf = (margin: number): ScoutingOption | undefined =>
  scoutingOptions.find(({ from, to }) => margin >= from && (to === null || margin <= to));

/**
 * Combinations of options for this margin. Each combination has two or more options, and what is left of the margin is too small
 * for another option (fr3.pre-game.scouting-combination).
 */
export function combinations(margin: number): (readonly ScoutingOption[])[] {
  const single = scoutingOptions.filter(({ middle }) => middle !== null);
  const worth = (options: readonly ScoutingOption[]) => options.reduce((sum, { middle }) => sum + (middle ?? 0), 0);
  const all = Array.from({ length: 2 ** single.length }, (_, set) => single.filter((__, at) => (set >> at) & 1));
  const possible = all.filter((options) => options.length > 1 && worth(options) <= margin);
  return possible
    .filter((options) => !single.some((each) => !options.includes(each) && worth(options) + (each.middle ?? 0) <= margin))
    .sort((x, y) => worth(y) - worth(x));
}

export type SetUp = 'a' | 'b';

/**
 * The roll for the edge and for setting up first (fr3.setup.choose-edge): each side rolls a d10, ties are rolled again, and the
 * side that scouted better has a bonus. With option 4 a side wins the roll-off without dice.
 */
export function setUpRoll(margin: number): Chance<SetUp> {
  const ahead: SetUp = margin >= 0 ? 'a' : 'b';
  const effect = optionOf(Math.abs(margin))?.effect;
  if (effect?.kind === 'wins-set-up-roll') return known(ahead);
  const bonus = effect?.kind === 'set-up-roll' ? effect.bonus : 0;
  const rules: readonly Fr3RuleId[] = ['fr3.setup.choose-edge', 'fr3.pre-game.scouting-setup-roll'];
  const results = { a: known<SetUp | 'tie'>('a'), b: known<SetUp | 'tie'>('b'), tie: known<SetUp | 'tie'>('tie') };
  const dice = roll(10, { decides: 'the first side’s roll', rules, by: 'a' }, (a) =>
    roll(10, { decides: 'the second side’s roll', rules, by: 'b' }, (b) => {
      const first = a + (ahead === 'a' ? bonus : 0);
      const second = b + (ahead === 'b' ? bonus : 0);
      return first === second ? results.tie : first > second ? results.a : results.b;
    }),
  );
  return rolledAgain(dice, (won) => won === 'tie') as Chance<SetUp>;
}
