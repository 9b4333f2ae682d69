/** The units on the table as they are weighed: what is at stake with each, what it is, and what it could do at a distance. */
import type { SourceId } from '../../artillery/question.ts';
import { movement } from '../../data/figures/movement.ts';
import type { MissileWeapon } from '../../data/missile-weapons.ts';
import { chaptersOf } from '../chapters/brought.ts';
import { isEngaged } from '../contacts.ts';
import { enchantedFire } from '../magic/effects.ts';
import { isHeld } from '../magic/held.ts';
import { onceFor, onceForEach } from '../memo.ts';
import { isEthereal, isSpirit } from '../otherworld/kinds.ts';
import { costOf, costOfLeader, type Setup, type TroopSetup } from '../setup.ts';
import { type BattleCharacter, type BattleUnit, characterSetup, type State, standing, troopOf } from '../state.ts';
import { rowOf } from '../troops.ts';
import { pieceOf, weaponOf } from '../weapons.ts';
import type { Toll } from './toll.ts';

interface Arms {
  readonly weapon: MissileWeapon | null;
  readonly piece: SourceId | null;
  /** Inches; null for a piece of artillery, which reaches over the whole table. */
  readonly range: number | null;
}
const armsOf = onceForEach((troop: TroopSetup): Arms | null => {
  const [weapon, piece] = [weaponOf(troop), pieceOf(troop)];
  return weapon || piece ? { weapon, piece, range: weapon?.bands.at(-1)?.upTo ?? null } : null;
});

/** One that shoots, with what, and what its shots cost as far as that is known: by the kind of the target and the reach of the band. */
export interface Shooter {
  readonly unit: BattleUnit;
  readonly arms: Arms;
  readonly tolls: Map<number, number>;
}

/** What a unit is and could do, whomever it meets. */
interface Nature {
  /** What it is in all that a fight depends on: two units that are alike have one number. */
  readonly kind: number;
  /** Points, without those who lead it. */
  readonly cost: number;
  /** How far it charges in the open, in inches: nowhere while it is shaken or held. */
  readonly reach: number;
  readonly spirit: boolean;
  readonly ethereal: boolean;
  /** Who shoots from where it stands. */
  readonly shooters: readonly Shooter[];
}

export interface Weighed extends Nature {
  readonly unit: BattleUnit;
  /** Points, with those who lead it. */
  readonly price: number;
  readonly engaged: boolean;
}

/** By their names. */
export type AllWeighed = ReadonlyMap<string, Weighed>;

/** Those with a unit: their names, and their points. */
interface Led {
  readonly by: string;
  readonly price: number;
}

/** Who leads each unit, and who curses it. */
function ledUnits(setup: Setup, characters: readonly BattleCharacter[]): ReadonlyMap<string, Led> {
  const led = new Map<string, Led>();
  for (const character of characters) {
    const { id, host, status } = character;
    if (host === null || (status !== 'in play' && status !== 'cursing')) continue;
    const { by, price } = led.get(host) ?? nobody;
    const own = status === 'cursing' ? 0 : costOfLeader(characterSetup({ setup }, character));
    led.set(host, { by: `${by} ${id}`, price: price + own });
  }
  return led;
}
const nobody: Led = { by: '', price: 0 };

/**
 * What is known of the battles of one set-up: numbers for what units are, and by those numbers what charges and shots cost. They
 * are kept and forgotten together.
 */
export const known = onceFor((setup: Setup) => ({
  kinds: new Map<string, number>(),
  /** What units are by who is with them: most units are the same objects in state after state. */
  natures: onceForEach((_: BattleUnit) => new Map<string, Nature>()),
  led: onceFor((characters: readonly BattleCharacter[]) => ledUnits(setup, characters)),
  /** By who charges, then by whom. */
  charges: new Map<number, Map<number, Toll>>(),
  /** By who shoots, then by what at, and how far. */
  shots: new Map<string, Map<number, number>>(),
}));

/** Everything about a unit that questions of melee and fire read and that can change, apart from where it stands. */
function kindOf({ setup }: State, unit: BattleUnit, company: string): number {
  const { kinds } = known(setup);
  const { id, morale, markers, everShaken, comes, onFoot, victims, stage, effects } = unit;
  const under = effects.length === 0 ? '' : JSON.stringify(effects.map(({ is }) => is));
  const key = `${id} ${morale} ${markers} ${everShaken} ${comes} ${onFoot} ${victims} ${stage} ${company} ${under}`;
  const kind = kinds.get(key) ?? kinds.size;
  if (kind === kinds.size) kinds.set(key, kind);
  return kind;
}

const reachOf = (state: State, unit: BattleUnit): number =>
  unit.morale > 0 || isHeld(state, unit) ? 0 : unit.level === 'flying' ? movement.flying : (rowOf(state, unit).move?.open ?? 0);

/** A unit as one that shoots; nobody where it does not. */
function shooting(state: State, unit: BattleUnit): readonly Shooter[] {
  const arms = armsOf(troopOf(state, unit));
  if (arms === null || enchantedFire(unit).stopped !== undefined) return [];
  const { shots } = known(state.setup);
  const { id, morale, onFoot, comes, host, effects } = unit;
  const key = `${id} ${morale} ${onFoot} ${comes} ${host} ${effects.map(({ is }) => is)}`;
  const tolls = shots.get(key) ?? new Map<number, number>();
  shots.set(key, tolls);
  return [{ unit, arms, tolls }];
}

const natureOf = (state: State, unit: BattleUnit, company: string): Nature => ({
  kind: kindOf(state, unit, company),
  cost: costOf(troopOf(state, unit)),
  reach: reachOf(state, unit),
  spirit: isSpirit(state, unit),
  ethereal: isEthereal(state, unit),
  shooters: shooting(state, unit),
});

const none: readonly BattleUnit[] = [];

export function weighed(state: State): AllWeighed {
  const { natures, led } = known(state.setup);
  const { works } = chaptersOf(state);
  const leaders = led(state.characters);
  const attached = new Map<string, readonly BattleUnit[]>();
  for (const unit of state.units)
    if (unit.status === 'attached' && unit.host !== null) attached.set(unit.host, [...(attached.get(unit.host) ?? none), unit]);
  const all = new Map<string, Weighed>();
  for (const unit of standing(state)) {
    const { id } = unit;
    const { by, price } = leaders.get(id) ?? nobody;
    const with_ = attached.get(id) ?? none;
    const others = with_ === none ? by : `${by} ${with_.map((each) => each.id).join(' ')}`;
    const company = works ? `${others} ${JSON.stringify(works.inWorks(state, unit))}` : others;
    const ofUnit = natures(unit);
    let nature = ofUnit.get(company);
    if (nature === undefined) {
      nature = natureOf(state, unit, company);
      ofUnit.set(company, nature);
    }
    const { kind, cost, reach, spirit, ethereal, shooters } = nature;
    all.set(id, {
      unit,
      kind,
      cost,
      reach,
      spirit,
      ethereal,
      shooters: with_ === none ? shooters : [...shooters, ...with_.flatMap((each) => shooting(state, each))],
      price: cost + price,
      engaged: isEngaged(state, id),
    });
  }
  return all;
}
