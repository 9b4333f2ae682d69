/** The units on the table as they are weighed: what is at stake with each, and what it is. */
import { onceFor, onceForEach } from '../memo.ts';
import { costOf, costOfLeader, type Setup } from '../setup.ts';
import { type BattleUnit, characterSetup, type State, standing, troopOf } from '../state.ts';
import type { Toll } from './toll.ts';

export interface Weighed {
  readonly unit: BattleUnit;
  /** Points, with those who lead it. */
  readonly price: number;
  /** What it is in all that a fight depends on: two units that are alike have one number. */
  readonly kind: number;
  /** What is attached to it. */
  readonly attached: readonly BattleUnit[];
}

/** By their names. */
export type AllWeighed = ReadonlyMap<string, Weighed>;

/**
 * What is known of the battles of one set-up: numbers for what units are, and by those numbers what charges and shots cost. They
 * are kept and forgotten together.
 */
export const known = onceFor((_: Setup) => ({
  kinds: new Map<string, number>(),
  /** The same numbers by who is with a unit: most units are the same objects in state after state. */
  ofUnits: onceForEach((_: BattleUnit) => new Map<string, number>()),
  charges: new Map<number, Toll>(),
  /** By who shoots, then by what at, and how far. */
  shots: new Map<string, Map<number, number>>(),
}));
/** More than there are kinds in a battle. */
export const mostKinds = 2 ** 20;

/** Everything about a unit that questions of melee and fire read and that can change, apart from where it stands. */
function kindOf({ setup }: State, unit: BattleUnit, with_: string): number {
  const { kinds, ofUnits } = known(setup);
  const ofUnit = ofUnits(unit);
  const before = ofUnit.get(with_);
  if (before !== undefined) return before;
  const { id, morale, markers, everShaken, comes, onFoot, victims, stage, effects } = unit;
  const under = effects.length === 0 ? '' : JSON.stringify(effects.map(({ is }) => is));
  const key = `${id} ${morale} ${markers} ${everShaken} ${comes} ${onFoot} ${victims} ${stage} ${with_} ${under}`;
  const kind = kinds.get(key) ?? kinds.size;
  if (kind === kinds.size) kinds.set(key, kind);
  ofUnit.set(with_, kind);
  return kind;
}

const nobody: readonly BattleUnit[] = [];

export function weighed(state: State): AllWeighed {
  const leaders = new Map<string, string>();
  const prices = new Map<string, number>();
  for (const character of state.characters) {
    const { id, host, status } = character;
    if (host === null || (status !== 'in play' && status !== 'cursing')) continue;
    leaders.set(host, `${leaders.get(host) ?? ''} ${id}`);
    if (status === 'cursing') continue;
    prices.set(host, (prices.get(host) ?? 0) + costOfLeader(characterSetup(state, character)));
  }
  const attached = new Map<string, BattleUnit[]>();
  for (const unit of state.units)
    if (unit.status === 'attached' && unit.host !== null) attached.set(unit.host, [...(attached.get(unit.host) ?? nobody), unit]);
  return new Map(
    standing(state).map((unit) => {
      const { id } = unit;
      const with_ = attached.get(id) ?? nobody;
      const kind = kindOf(state, unit, `${leaders.get(id) ?? ''} ${with_.map((each) => each.id).join(' ')}`);
      const price = costOf(troopOf(state, unit)) + (prices.get(id) ?? 0);
      return [id, { unit, price, kind, attached: with_ }];
    }),
  );
}
