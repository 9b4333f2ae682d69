/** Storming a wall: which units may storm, the modifiers of the storming roll and of the melee on the wall, and the results. */

import { type Chance, known, map, roll } from '../../kernel/chance.ts';
import type { Impossible } from '../../kernel/circumstance.ts';
import { damageAt } from '../artillery/damage.ts';
import { isEligible } from '../data/eligible-types.ts';
import { elementals } from '../data/figures/elementals.ts';
import { infantry } from '../data/figures/infantry.ts';
import { siege } from '../data/figures/siege.ts';
import { structures } from '../data/figures/structures.ts';
import { type Aftermath, suffer } from '../demoralization.ts';
import { type Bout, bout, type Combatant, combatant } from '../melee/combatant.ts';
import { type Line, linesOf } from '../melee/modifiers.ts';
import type { MeleeSide } from '../melee/question.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import { contest, total, type Verdict, wrecks } from './tear.ts';

export const waysUp = ['foot', 'ladders', 'tower', 'craft', 'climb', 'levitate'] as const;
export type WayUp = (typeof waysUp)[number];

export interface Storming {
  readonly height: 1 | 2 | 3;
  readonly way: WayUp;
  /** An engineer is attached to the attackers. */
  readonly engineer: boolean;
  /** Which sides are marines. */
  readonly marines: { readonly a: boolean; readonly b: boolean };
  readonly oil: boolean;
  readonly rocks: boolean;
  /** How many equal units storm. */
  readonly count: number;
  readonly a: MeleeSide;
  readonly b: MeleeSide;
}

type Barred = Impossible<Fr3RuleId> | undefined;
const no = (because: string, ...rules: Fr3RuleId[]): Barred => ({ because, rules });

/** fr3.structures.wall-height-two: types that can climb with ladders or an engineer. */
const climbs = (type: string): boolean => isEligible('ladders', type);

/** fr3.structures.swarms-spirits: swarms and spirits ignore walls. */
export const ignoresWalls = ({ unit, spirit }: Combatant): boolean => spirit || unit.id === 'swarms';
const isAir = ({ unit }: Combatant): boolean => unit.id === 'air-elemental';

/** Whether the attackers need a storming roll. */
export const mustStorm = ({ a, height, way }: Storming): boolean => {
  const me = combatant(a);
  // fr3.elementals.air-no-storming, fr3.siege.tower-assault
  return !ignoresWalls(me) && !isAir(me) && !(way === 'tower' && height === 1);
};

/** Types that can never storm a wall, whatever their equipment. */
function neverStorms(me: Combatant): Barred {
  const { unit, row } = me;
  if (wrecks(me))
    return no(`${unit.name} can attack only the wall itself, not the units on it.`, 'fr3.structures.attack-bb-only');
  if (unit.id === 'ethereals') return no('Ethereals do not fight units.', 'fr3.spirits.ethereals');
  if (['fire-elemental', 'water-elemental', 'battlewagons', 'pikes'].includes(row.id) || unit.group === 'cavalry')
    return no(`${unit.name} cannot attack structures or the units in them.`, 'fr3.structures.cannot-attack');
  if (unit.group === 'infantry' || row.group === 'infantry' || ['small-monsters', 'fanatics'].includes(unit.id)) return undefined;
  return ignoresWalls(me) || isAir(me)
    ? undefined
    : no(`${unit.name} cannot storm: only small monsters and infantry can.`, 'fr3.structures.wall-height-one');
}

/** Why a unit cannot be inside a siege tower: fr3.siege.tower-passengers. */
export const barredFromTower = ({ id, name }: Combatant['unit'], marines: boolean): Barred =>
  isEligible('tower', id) || marines ? undefined : no(`${name} cannot ride in siege towers.`, 'fr3.siege.tower-passengers');

/** Why these attackers cannot use this way up. */
export function barredFromStorming({ a, height, way, engineer, marines }: Omit<Storming, 'b'>): Barred {
  const me = combatant(a);
  const never = neverStorms(me);
  if (never || ignoresWalls(me) || isAir(me)) return never;
  const { id, name } = me.unit;
  const unseated = way === 'tower' ? barredFromTower(me.unit, marines.a) : undefined;
  if (unseated) return unseated;
  if (way === 'craft')
    return marines.a ? undefined : no('Assault craft can carry only marines.', 'fr3.infantry.marines-assault-craft');
  if (way === 'ladders' && !climbs(id)) return no(`${name} do not need ladders.`, 'fr3.siege.ladders');
  if (way === 'climb' || way === 'levitate' || height === 1) return undefined;
  if (way === 'tower' && height === 2) return undefined;
  const light = marines.a || id === 'rangers';
  if (height === 2) {
    if (light || (climbs(id) && (way === 'ladders' || engineer))) return undefined;
    return climbs(id)
      ? no(`${name} need ladders or an engineer against a wall of height 2.`, 'fr3.structures.wall-height-two')
      : no(`${name} cannot storm a wall of height 2.`, 'fr3.structures.wall-height-two');
  }
  if (way === 'tower')
    return marines.a || engineer
      ? undefined
      : no('From a siege tower, only marines or units with an engineer can storm a wall of height 3.', 'fr3.siege.tower-assault');
  if (light)
    return engineer
      ? undefined
      : no(
          `${marines.a ? 'Marines' : name} need an engineer against a wall of height 3.`,
          'fr3.structures.wall-height-three',
          'fr3.infantry.marines-wall-climbing',
        );
  if (!climbs(id)) return no(`${name} cannot storm a wall of height 3.`, 'fr3.structures.wall-height-three');
  return way === 'ladders' && engineer
    ? undefined
    : no(`${name} need ladders and an engineer against a wall of height 3.`, 'fr3.structures.wall-height-three');
}

/** Why a unit cannot defend a wall. */
export function barredFromDefending(side: MeleeSide): Barred {
  const me = combatant(side);
  const { unit } = me;
  if (unit.id === 'ethereals') return no('Ethereals do not fight units.', 'fr3.spirits.ethereals');
  return wrecks(me) || unit.group === 'cavalry' || me.elemental || ['battlewagons', 'pikes'].includes(unit.id)
    ? no(`${unit.name} cannot hold a wall, because they cannot enter one.`, 'fr3.structures.entry-prohibited')
    : undefined;
}

const line = (id: string, name: string, amount: number, ...rules: Fr3RuleId[]): Line => ({ id, name, amount, rules });

const byHeight = { 1: structures.stormHeight.one, 2: structures.stormHeight.two, 3: structures.stormHeight.three } as const;
const heightRules = {
  1: 'fr3.structures.wall-height-one',
  2: 'fr3.structures.wall-height-two',
  3: 'fr3.structures.wall-height-three',
} as const;

/** The penalty for the wall's height: fr3.items.climb-effect, fr3.siege.tower-assault, fr3.war-machines.assault-craft-air. */
export function heightLine(of: Pick<Storming, 'height' | 'way' | 'a'>): Line | undefined {
  const { height, way, a } = of;
  const me = combatant(a);
  const spared = ignoresWalls(me) || isAir(me) || way === 'climb' || way === 'craft' || (way === 'tower' && height === 2);
  const amount = byHeight[height];
  return spared || amount === 0 ? undefined : line('height', `Wall of height ${height}`, amount, heightRules[height]);
}

export const marinesLine = line('marines', 'Marines', infantry.marinesInStructures, 'fr3.infantry.marines-structure-bonus');

/**
 * Modifiers that apply only on walls: fr3.infantry.marines-structure-bonus, fr3.elementals.air-no-storming,
 * fr3.siege.rocks-effect.
 */
function wallLines(of: Storming, side: 'a' | 'b', dieOff: boolean, charged: boolean): Line[] {
  const lines: Line[] = [];
  if (of.marines[side]) lines.push(marinesLine);
  if (side === 'a') {
    const height = heightLine(of);
    if (height) lines.push(height);
    if (isAir(combatant(of.a)))
      lines.push(line('air', 'Air elemental at a wall', elementals.airInTerrain, 'fr3.elementals.air-no-storming'));
  } else if (of.rocks && charged && !dieOff)
    lines.push(line('rocks', 'Rocks and bottles', siege.rocksWhenCharged, 'fr3.siege.rocks-effect'));
  return lines;
}

/** fr3.siege.storm-melee: flanks, rear and support do not count in the storming roll. */
const alone = { support: 0, flank: 0, flankLight: 0, rear: 'no' } as const;

/**
 * The storming or the fight on the wall in the form of a melee. Climbing is not a charge and gives no charge bonus, but the
 * defenders have their bonus for being charged (fr3.structures.wall-height-one). The attackers are therefore entered as units
 * that joined an existing melee.
 */
export const meeting = ({ a, b }: Pick<Storming, 'a' | 'b'>, charged: boolean): Bout =>
  bout({ a: { ...a, joined: true }, b, charge: 'a', round: charged ? 'first' : 'later' });

/** The modifiers of both sides in the storming roll. */
export function stormingLines(of: Storming): { readonly a: Line[]; readonly b: Line[] } {
  const at = meeting({ a: { ...of.a, ...alone }, b: { ...of.b, ...alone } }, true);
  return {
    a: [...linesOf(at, 'a'), ...wallLines(of, 'a', at.dieOff, true)],
    b: [...linesOf(at, 'b'), ...wallLines(of, 'b', at.dieOff, true)],
  };
}

/** The modifiers of both sides in the melee on the wall. */
export function controlLines(of: Storming, charged: boolean): { readonly a: Line[]; readonly b: Line[] } {
  const at = meeting(of, charged);
  return {
    a: [...linesOf(at, 'a'), ...wallLines(of, 'a', at.dieOff, charged)],
    b: [...linesOf(at, 'b'), ...wallLines(of, 'b', at.dieOff, charged)],
  };
}

/** The melee on the wall. Modifiers that apply only on walls are added to “anything else” (fr3.siege.control-melee). */
export function controlBout(of: Storming, charged: boolean): Bout {
  const { dieOff } = meeting(of, charged);
  const more = (side: 'a' | 'b') => (of[side].other ?? 0) + total(wallLines(of, side, dieOff, charged));
  return meeting({ a: { ...of.a, other: more('a') }, b: { ...of.b, other: more('b') } }, charged);
}

/** The result of a storming roll: the unit is on the wall, or this happens to it. */
export type Stormed = 'up' | Aftermath;

/**
 * The result of the storming roll for the unit: fr3.siege.storm-success, fr3.siege.storm-failure. Fanatics, and units that lose
 * to them, are destroyed (fr3.specials.fanatics-combat).
 */
function stormed(me: Combatant, dieOff: boolean, verdict: Verdict): Stormed {
  if (verdict === 'doubles' || verdict === 'wins') return 'up';
  const destroyed = verdict === 'is doubled' || (dieOff && verdict === 'loses');
  const rules: Fr3RuleId[] = ['fr3.siege.storm-failure'];
  return suffer(me, destroyed ? 'kill' : { levels: siege.repulsedMarkers }, rules, 'nerve');
}

/** The storming roll of one unit (fr3.siege.storm-melee). Harm to the defender is ignored. */
export function stormingRoll(of: Storming): Chance<Stormed> {
  const { a, b } = stormingLines(of);
  const { dieOff } = meeting(of, true);
  const me = combatant(of.a);
  return map(contest(total(a), total(b), 'storming', 'fr3.siege.storm-melee'), (verdict) => stormed(me, dieOff, verdict));
}

/**
 * A placeholder for the opponent when a unit climbs into a tower of its own side that has no gate, where nobody opposes it
 * (fr3.structures.gateless-tower).
 */
const empty: MeleeSide = { unit: 'handweapons' };
export const enteringLines = (of: Omit<Storming, 'b'>): Line[] => stormingLines({ ...of, b: empty }).a;

/** The roll of a unit with ladders that climbs into a tower of its own side; it rolls as if it were storming the tower. */
export function enteringRoll(of: Omit<Storming, 'b'>): Chance<Stormed> {
  const me = combatant(of.a);
  const against = structures.gatelessTower;
  return map(contest(total(enteringLines(of)), against, 'entering', 'fr3.structures.gateless-tower'), (verdict) =>
    stormed(me, me.fanatic, verdict),
  );
}

/** The damage of hot oil to a unit that begins to climb (fr3.siege.hot-oil-effect). The oil also drives the unit back. */
export function hotOil(me: Combatant): Chance<Aftermath | undefined> {
  const rules: Fr3RuleId[] = ['fr3.artillery.damage', 'fr3.siege.hot-oil-effect'];
  const results = {
    none: known(undefined),
    demoralized: known(suffer(me, { levels: 1 }, rules, 'artillery')),
    killed: known(suffer(me, 'kill', rules, 'artillery')),
  };
  return roll(10, { decides: 'what the oil does', rules }, (face) => results[damageAt(face + siege.hotOilDamage)]);
}

/**
 * Whether the defenders pour oil on the unit. Oil is poured on units that storm, and on swarms in the first turn of their melee.
 */
export const meetsOil = (of: Storming): boolean => mustStorm(of) || combatant(of.a).unit.id === 'swarms';
