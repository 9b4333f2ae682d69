/** The mission's score: entered by hand, or for Annihilation computed from the units on the sheet. */
import { type Line, line, otherSide, reportOf, type SideId } from '../../kernel/companion.ts';
import { whole } from '../../kernel/fields.ts';
import { missions as figures } from '../data/figures/missions.ts';
import { type Mission, missions } from '../data/missions.ts';
import type { ThreeRealmsRuleId } from '../rule-ids.ts';
import { actionKind, aSide, refusal } from './action-kind.ts';
import { isBroken, type State, withSide } from './state.ts';

export const missionOf = (state: State): Mission | undefined => missions.find(({ id }) => id === state.mission);

/** What players count by hand for the mission; undefined if the sheet computes the score. */
export const countedAs: Readonly<
  Record<Mission['scoring'], { readonly name: string; readonly rule: ThreeRealmsRuleId } | undefined>
> = {
  annihilation: undefined,
  tower: undefined,
  ikons: { name: 'Ikons held', rule: 'three-realms.missions.icon-victory' },
  objectives: { name: 'Objectives controlled', rule: 'three-realms.missions.three-bridges-victory' },
  'ley-lines': { name: 'Points of objectives', rule: 'three-realms.missions.ley-line-scoring' },
  units: { name: 'Points for units', rule: 'three-realms.missions.slaughterfest-scoring' },
};

/**
 * Points for dead enemies, and for enemies whose unit is broken now, including its Characters
 * (three-realms.missions.annihilation-scoring).
 */
export function annihilation(state: State, side: SideId): { readonly points: number; readonly unpriced: number } {
  const enemy = state.sides[otherSide(side)];
  const lost = enemy.units.filter((unit) => unit.models < unit.full || isBroken(enemy, unit));
  const points = lost.reduce((sum, unit) => {
    const { points: cost, models, full } = unit;
    const share = isBroken(enemy, unit) ? 1 : (full - models) / full;
    return sum + (cost ?? 0) * share;
  }, 0);
  return { points: Math.round(points * 10) / 10, unpriced: lost.filter(({ points: cost }) => cost === null).length };
}

export const scoreActions = {
  score: actionKind({
    fields: { side: aSide, by: whole(-99, 99) },
    refuse: (state, { side, by }) => (state.sides[side].score + by < 0 ? refusal('A score cannot go below 0.') : null),
    perform: (state, { side, by }) => {
      const score = state.sides[side].score + by;
      const { name } = state.sides[side];
      const rule = countedAs[missionOf(state)?.scoring ?? 'annihilation']?.rule;
      // Halves are kept, because a Common unit scores half a point.
      return reportOf(withSide(state, side, { score }), line(`${name}: ${scoreText(state, score)}.`, ...(rule ? [rule] : [])));
    },
  }),
};

/** The winner by the score so far; `draw` if the scores are equal. */
function leader(scoreOf: (side: SideId) => number): SideId | 'draw' {
  const [first, second] = [scoreOf('first'), scoreOf('second')];
  return first === second ? 'draw' : first > second ? 'first' : 'second';
}

/**
 * The result of the mission according to the sheet, as a sentence with the rule that decides. Equal scores are a draw
 * (three-realms.missions.icon-victory). If the towers of a tower mission fell at the same time, or not at all, the points of
 * Annihilation decide.
 */
export function verdict(state: State): Line | null {
  const mission = missionOf(state);
  if (!mission) return null;
  const byPoints = ['annihilation', 'tower'].includes(mission.scoring);
  const won = leader((side) => (byPoints ? annihilation(state, side).points : state.sides[side].score));
  const says = won === 'draw' ? 'The game is a draw.' : `${state.sides[won].name} wins.`;
  const tower = 'If only one tower fell, or one fell before the other, its destroyer wins. Otherwise points decide. By points: ';
  return line(`${mission.scoring === 'tower' ? tower : ''}${says}`, ...victoryRules[mission.scoring]);
}

const victoryRules: Readonly<Record<Mission['scoring'], readonly ThreeRealmsRuleId[]>> = {
  annihilation: ['three-realms.missions.annihilation-scoring'],
  tower: ['three-realms.missions.tower-victory'],
  ikons: ['three-realms.missions.icon-victory'],
  objectives: ['three-realms.missions.three-bridges-victory'],
  'ley-lines': ['three-realms.missions.ley-line-victory'],
  units: ['three-realms.missions.slaughterfest-scoring'],
};

/** A score in the form in which it is displayed. Units are counted in halves, because a Common unit counts as half a unit. */
export const scoreText = (state: State, score: number): string =>
  String(missionOf(state)?.scoring === 'units' ? score * figures.slaughterfestCommon : score);
