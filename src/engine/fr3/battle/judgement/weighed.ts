/**
 * The units on the table with the values that the judgement needs for each unit: what its side would lose with it, what kind of
 * unit it is, and what it could do at a distance.
 */

import { onceFor, onceForEach } from '../../../kernel/memo.ts';
import type { SourceId } from '../../artillery/question.ts';
import { movement } from '../../data/figures/movement.ts';
import { resultsRolls } from '../../data/figures/results-rolls.ts';
import { victory } from '../../data/figures/victory.ts';
import type { MissileWeapon } from '../../data/missile-weapons.ts';
import type { Ground } from '../../melee/question.ts';
import { ask } from '../chapters/asking.ts';
import { enchantedFire } from '../magic/effects.ts';
import { isHeld } from '../magic/held.ts';
import { groundOf, supportOf } from '../melee/question.ts';
import { shareOfTurn } from '../movement/facing.ts';
import { isEthereal, isSpirit } from '../spirits/crossing.ts';
import { isEngaged } from '../units/contacts.ts';
import { characterSetup, inShieldwall, standing, troopOf } from '../units/pieces.ts';
import { costOf, costOfLeader } from '../units/troop-facts.ts';
import { rowOf, surroundings } from '../units/troops.ts';
import { pieceOf, weaponOf } from '../units/weapons.ts';
import type { SideId } from '../vocabulary/ids.ts';
import type { Setup, TroopSetup } from '../vocabulary/setup.ts';
import type { BattleCharacter, BattleUnit, State } from '../vocabulary/state.ts';
import type { ExpectedLoss, Harm } from './expected-loss.ts';
import { weights } from './weights.ts';

interface Arms {
  readonly weapon: MissileWeapon | null;
  readonly piece: SourceId | null;
  /** The range in inches; null for artillery, which reaches across the whole table. */
  readonly range: number | null;
}
const armsOf = onceForEach((troop: TroopSetup): Arms | null => {
  const [weapon, piece] = [weaponOf(troop), pieceOf(troop)];
  return weapon || piece ? { weapon, piece, range: weapon?.bands.at(-1)?.upTo ?? null } : null;
});

/** A shooting unit, its weapon, and cached results of its shots by target kind and range band. */
export interface Shooter {
  readonly unit: BattleUnit;
  readonly arms: Arms;
  readonly losses: Map<number, Harm>;
}

/** The properties of a unit that do not depend on its opponent. */
interface Nature {
  /** A number that stands for everything that affects the unit's fights: identical units have the same number. */
  readonly kind: number;
  /** The unit's cost in points, without its leaders. */
  readonly cost: number;
  /** How far the unit can charge in the open, in inches; 0 while it is demoralized or held. */
  readonly reach: number;
  /** The unit can turn in place at no cost. */
  readonly turns: boolean;
  /** The ground under the unit. */
  readonly ground: Ground;
  readonly spirit: boolean;
  readonly ethereal: boolean;
  /** The unit itself and its attached units, if they shoot. */
  readonly shooters: readonly Shooter[];
}

export interface Weighed extends Nature {
  readonly unit: BattleUnit;
  /** The average points of its leaders that are lost if the unit is lost. */
  readonly led: number;
  readonly engaged: boolean;
  /** The number of neighbours that would support it in a melee. */
  readonly support: number;
}

/** The units of each side, in order. */
export type AllWeighed = Readonly<Record<SideId, readonly Weighed[]>>;

/** The cost of harm in points: the lost share of the unit, plus its leaders if the whole unit is lost. */
export const costOfHarm = ({ cost, led }: Pick<Weighed, 'cost' | 'led'>, { share, gone }: Harm): number =>
  (cost + weights.eachUnit) * share + led * gone;

/** The cost of harm in a melee for the unit's side; 0 if the unit is not on the table. */
export function lossOf(all: AllWeighed, { id, side }: BattleUnit, harm: Harm): number {
  const found = all[side].find(({ unit }) => unit.id === id);
  return found ? costOfHarm(found, harm) : 0;
}

/** The leaders with a unit: their names, and what they are worth in points. */
interface Led {
  readonly by: string;
  readonly price: number;
}

/** The average share of a leader's value that is lost with his unit, whether he is killed, captured or escapes. */
const lostWithUnit =
  (resultsRolls.characterKilled + victory.captiveFactor * (resultsRolls.characterCaptured - resultsRolls.characterKilled)) / 10;

/** The leaders and anti-heroes with each unit. */
function ledUnits(setup: Setup, characters: readonly BattleCharacter[]): ReadonlyMap<string, Led> {
  const led = new Map<string, Led>();
  for (const character of characters) {
    const { id, host, status } = character;
    if (host === null || (status !== 'in play' && status !== 'cursing')) continue;
    const { by, price } = led.get(host) ?? nobody;
    const own = status === 'cursing' ? 0 : weights.leader * lostWithUnit * costOfLeader(characterSetup({ setup }, character));
    led.set(host, { by: `${by} ${id}`, price: price + own });
  }
  return led;
}
const nobody: Led = { by: '', price: 0 };

/**
 * Caches for the battles of one set-up: numbers for kinds of unit, and the cost of charges and shots by those numbers. All caches
 * of one set-up are discarded together.
 */
export const known = onceFor((setup: Setup) => ({
  kinds: new Map<string, number>(),
  /**
   * The weighed form of each unit object, indexed by the characters with it. Most units stay the same objects from state to
   * state.
   */
  units: onceForEach((_: BattleUnit) => new Map<string, Weighed>()),
  /** Each side's units, as they were last weighed. */
  last: { A: [], B: [] } as Record<SideId, readonly Weighed[]>,
  grounds: { A: [], B: [] } as Record<SideId, readonly unknown[]>,
  led: onceFor((characters: readonly BattleCharacter[]) => ledUnits(setup, characters)),
  /** The cost of charges, indexed by the charger's kind and then by the target's kind. */
  charges: new Map<number, Map<number, ExpectedLoss>>(),
  /** The harm of shots, indexed by the shooter and then by the target's kind and range band. */
  shots: new Map<string, Map<number, Harm>>(),
}));

/** A text that identifies a troop, without its name and starting place. */
const makeOf = onceForEach(({ name: _name, at: _at, with: _with, ...make }: TroopSetup): string => JSON.stringify(make));

/** The kind of a unit: everything that melee and fire questions use and that can change, except its place. */
function kindOf(state: State, unit: BattleUnit, company: string): number {
  const { kinds } = known(state.setup);
  const { side, morale, markers, everShaken, comes, onFoot, victims, stage, effects } = unit;
  const under = effects.length === 0 ? '' : JSON.stringify(effects.map(({ is }) => is));
  const key = `${makeOf(troopOf(state, unit))} ${side} ${morale} ${markers} ${everShaken} ${comes} ${onFoot} ${victims} ${stage} ${inShieldwall(unit)} ${company} ${under}`;
  const kind = kinds.get(key) ?? kinds.size;
  if (kind === kinds.size) kinds.set(key, kind);
  return kind;
}

const reachOf = (state: State, unit: BattleUnit): number =>
  unit.morale > 0 || isHeld(state, unit) ? 0 : unit.level === 'flying' ? movement.flying : (rowOf(state, unit).move?.open ?? 0);

/** The unit as a shooter; empty if it does not shoot. */
function shooting(state: State, unit: BattleUnit): readonly Shooter[] {
  const arms = armsOf(troopOf(state, unit));
  if (arms === null || enchantedFire(unit).stopped !== undefined) return [];
  const { shots } = known(state.setup);
  const { id, morale, onFoot, comes, host, effects } = unit;
  const key = `${id} ${morale} ${onFoot} ${comes} ${host} ${effects.map(({ is }) => is)}`;
  const cached = shots.get(key) ?? new Map<number, Harm>();
  shots.set(key, cached);
  return [{ unit, arms, losses: cached }];
}

const natureOf = (state: State, unit: BattleUnit, company: string): Nature => ({
  turns: shareOfTurn(state, [unit]) === 0,
  ground: groundOf(state, unit),
  kind: kindOf(state, unit, company),
  cost: costOf(troopOf(state, unit)),
  reach: reachOf(state, unit),
  spirit: isSpirit(state, unit),
  ethereal: isEthereal(state, unit),
  shooters: shooting(state, unit),
});

const none: readonly BattleUnit[] = [];

/** The attached units of each host. */
function attachments(units: readonly BattleUnit[]): ReadonlyMap<string, readonly BattleUnit[]> {
  const attached = new Map<string, readonly BattleUnit[]>();
  for (const unit of units)
    if (unit.status === 'attached' && unit.host !== null) attached.set(unit.host, [...(attached.get(unit.host) ?? none), unit]);
  return attached;
}

/** A unit weighed with its leaders but without attached shooters. Returns the same object as before if nothing has changed. */
function weighedAlone(state: State, unit: BattleUnit, company: string, led: number): Weighed {
  const before = known(state.setup).units(unit);
  const found = before.get(company);
  const engaged = isEngaged(state, unit.id);
  const support = engaged ? 0 : supportOf(state, unit);
  if (found?.engaged === engaged && found.support === support && found.led === led) return found;
  const nature = found ?? natureOf(state, unit, company);
  const now = { ...nature, unit, led, engaged, support };
  before.set(company, now);
  return now;
}

/** Everything that the values of units depend on. If none of these things has changed, nothing needs to be weighed again. */
const groundsOf = (state: State, side: SideId): readonly unknown[] => [
  state.characters,
  state.contacts,
  state.holdings,
  state.works,
  state.terrain,
  state.barriers,
  ...state.units.filter((unit) => unit.side === side),
];
const same = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((each, at) => each === other[at]);

/** The weighed units of a side. Returns the same list as last time if nothing has changed for any of them. */
function weighedOf(state: State, side: SideId, attached: ReadonlyMap<string, readonly BattleUnit[]>): readonly Weighed[] {
  const { led, last, grounds } = known(state.setup);
  const now = groundsOf(state, side);
  if (same(now, grounds[side])) return last[side];
  grounds[side] = now;
  const leaders = led(state.characters);
  const all = standing(state, side).map((unit): Weighed => {
    const { by, price } = leaders.get(unit.id) ?? nobody;
    const more = attached.get(unit.id);
    const others = more === undefined ? by : `${by} ${more.map(({ id }) => id).join(' ')}`;
    const about = surroundings(state, unit);
    const place = ask.placeInMelee(state, unit);
    const company = about || Object.keys(place).length > 0 ? `${others} ${JSON.stringify({ ...about, ...place })}` : others;
    const alone = weighedAlone(state, unit, company, price);
    return more === undefined
      ? alone
      : { ...alone, shooters: [...alone.shooters, ...more.flatMap((each) => shooting(state, each))] };
  });
  const before = last[side];
  if (same(all, before)) return before;
  last[side] = all;
  return all;
}

export function weighed(state: State): AllWeighed {
  const attached = attachments(state.units);
  return { A: weighedOf(state, 'A', attached), B: weighedOf(state, 'B', attached) };
}
