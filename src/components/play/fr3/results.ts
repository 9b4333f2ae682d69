/** Explains results in Fantasy Rules!: the sums behind the dice, and recent changes on the table. */

import { aimAtUnit } from '../../../engine/fr3/artillery/at-unit.ts';
import { linesOf as artilleryLines, damageModifiers, toHitModifiers } from '../../../engine/fr3/artillery/modifiers.ts';
import type { SourceId } from '../../../engine/fr3/artillery/question.ts';
import type { BattleEvent } from '../../../engine/fr3/battle/events.ts';
import { boutOf } from '../../../engine/fr3/battle/melee/question.ts';
import type { Action } from '../../../engine/fr3/battle/ruleset.ts';
import { firersOf, shootsFrom, sourceOf, targetStruck } from '../../../engine/fr3/battle/shooting/question.ts';
import { findUnit, sheetSide, troopOf, unitAt } from '../../../engine/fr3/battle/units/pieces.ts';
import { asCombatant, furtherRally } from '../../../engine/fr3/battle/units/troops.ts';
import { pieceOf } from '../../../engine/fr3/battle/units/weapons.ts';
import { type PieceId, sideIds } from '../../../engine/fr3/battle/vocabulary/ids.ts';
import type { State } from '../../../engine/fr3/battle/vocabulary/state.ts';
import { artillery as artilleryFigures } from '../../../engine/fr3/data/figures/artillery.ts';
import { type Line, linesOf as meleeLines } from '../../../engine/fr3/melee/modifiers.ts';
import { linesOf as missileLines } from '../../../engine/fr3/missile-fire/modifiers.ts';
import { rowOf } from '../../../engine/fr3/missile-fire/row.ts';
import { volley } from '../../../engine/fr3/missile-fire/volley.ts';
import { rallyLines } from '../../../engine/fr3/rally.ts';
import type { Entry as AnyEntry, Rolled } from '../course.ts';
import type { Arithmetic, Effects, ResultsModule, Sum, SumPart } from '../system.ts';
import { shownAs } from './actions.ts';
import { called } from './called.ts';

type Entry = AnyEntry<State, Action, BattleEvent>;

const partsOf = (lines: readonly Line[]): readonly SumPart[] => lines.map(({ name, amount, rules }) => ({ name, amount, rules }));

function sum(of: string, side: Sum['side'], { face }: Rolled, lines: readonly Line[]): Sum {
  return { of, side, die: face, parts: partsOf(lines), total: lines.reduce((all, { amount }) => all + amount, face) };
}

const rollOf = ({ rolls }: Entry, rule: string, by?: string): Rolled | undefined =>
  rolls.find(({ purpose }) => purpose.rules.includes(rule as never) && (by === undefined || purpose.by === by));

const harms = {
  unharmed: 'unharmed',
  marked: 'a marker lost',
  demoralized: 'demoralized',
  'double-demoralized': 'double demoralized',
  captured: 'captured',
  destroyed: 'destroyed',
} as const;

/** The harm to a unit in an entry, in words. */
function harmOf({ events }: Entry, id: PieceId): string {
  const suffered = events.findLast((event) => event.kind === 'suffered' && event.unit === id);
  return suffered?.kind === 'suffered' ? harms[suffered.fate] : harms.unharmed;
}

function ofFight(before: State, entry: Entry, a: PieceId, b: PieceId): Arithmetic | null {
  const [dieA, dieB] = [rollOf(entry, 'fr3.melee.roll', 'a'), rollOf(entry, 'fr3.melee.roll', 'b')];
  const fought = entry.events.find((event) => event.kind === 'fought');
  if (!dieA || !dieB || fought?.kind !== 'fought') return null;
  const bout = boutOf(before, unitAt(before, a), unitAt(before, b));
  const sums = [
    sum(called(before, a), unitAt(before, a).side, dieA, meleeLines(bout, 'a')),
    sum(called(before, b), unitAt(before, b).side, dieB, meleeLines(bout, 'b')),
  ];
  const { winner } = fought;
  const loser = winner === a ? b : a;
  const says =
    winner === null
      ? 'A draw.'
      : `${called(before, loser)}: beaten by ${Math.abs((sums[0] as Sum).total - (sums[1] as Sum).total)}, ${harmOf(entry, loser)}.`;
  return { sums, versus: true, says };
}

function ofRally(before: State, entry: Entry, id: PieceId): Arithmetic | null {
  const die = rollOf(entry, 'fr3.rally.roll');
  const unit = findUnit(before, id);
  if (!die || !unit) return null;
  const me = asCombatant(before, unit);
  const rallied = entry.events.some((event) => event.kind === 'rallied' && event.rallied);
  return {
    sums: [sum(called(before, id), unit.side, die, [...rallyLines(me), ...furtherRally(before, unit)])],
    versus: false,
    says: `${me.rally} needed: ${rallied ? 'rallied' : 'not rallied'}.`,
  };
}

const rows = ['', 'one unit', 'two units', 'three units', 'four units'] as const;

function ofVolley(before: State, entry: Entry, units: readonly PieceId[], at: PieceId): Arithmetic | null {
  const die = rollOf(entry, 'fr3.missile-fire.roll');
  const [first] = units;
  if (!die || first === undefined) return null;
  const target = unitAt(before, at);
  const by = shootsFrom(before, unitAt(before, first));
  const of = volley({
    target: targetStruck(before, target, by),
    firers: units.map((id) => firersOf(before, unitAt(before, id), target)),
  });
  return {
    sums: [sum(called(before, ...units), by.side, die, missileLines(of))],
    versus: false,
    says: `Row for ${rows[rowOf(of).row]} firing: ${called(before, at)} ${harmOf(entry, at)}.`,
  };
}

function ofShot(before: State, entry: Entry, id: PieceId, at: PieceId): Arithmetic | null {
  const unit = unitAt(before, id);
  const aim = aimAtUnit({
    target: targetStruck(before, unitAt(before, at), shootsFrom(before, unit)),
    source: sourceOf(before, unit, pieceOf(troopOf(before, unit)) as SourceId),
  });
  const [hit, damage] = [rollOf(entry, 'fr3.artillery.to-hit'), rollOf(entry, 'fr3.artillery.damage')];
  const sums = [
    ...(hit ? [sum('To hit', unit.side, hit, artilleryLines(toHitModifiers, aim))] : []),
    ...(damage ? [sum('Damage', unit.side, damage, artilleryLines(damageModifiers, aim))] : []),
  ];
  if (sums.length === 0) return null;
  const missed = hit !== undefined && damage === undefined;
  return {
    sums,
    versus: false,
    says: missed ? `${artilleryFigures.toHit} needed: missed.` : `${called(before, at)}: ${harmOf(entry, at)}.`,
  };
}

/** The sums behind the dice of an action; null if there are none to show. */
export function arithmeticOf(before: State, entry: Entry): Arithmetic | null {
  const { action } = entry;
  switch (action?.kind) {
    case 'fight':
      return ofFight(before, entry, action.a, action.b);
    case 'rally':
      return ofRally(before, entry, action.unit);
    case 'shoot':
      return ofVolley(before, entry, action.units, action.at);
    case 'bombard':
      return ofShot(before, entry, action.unit, action.at);
    default:
      return null;
  }
}

const tones = {
  unharmed: 'quiet',
  marked: 'bad',
  demoralized: 'bad',
  'double-demoralized': 'worse',
  captured: 'worst',
  destroyed: 'worst',
} as const;

/** The visible changes in an entry: words at pieces, lines of fire, the sides' numbers. */
export function effectsOf(before: State, entry: Entry): Effects {
  const { state, events } = entry;
  const words: Effects['words'][number][] = [];
  const shots: Effects['shots'][number][] = [];
  const say = (id: PieceId, text: string, tone: Effects['words'][number]['tone']) =>
    words.push({ at: shownAs(state, id), text, tone });
  const arithmetic = arithmeticOf(before, entry);
  for (const event of events) {
    if (event.kind === 'suffered' && event.fate !== 'unharmed') say(event.unit, harms[event.fate], tones[event.fate]);
    if (event.kind === 'rallied') say(event.unit, event.rallied ? 'rallied' : 'not rallied', event.rallied ? 'good' : 'bad');
    if (event.kind === 'tested' && !event.passed) say(event.unit, event.of === 'fear' ? 'afraid' : 'test failed', 'bad');
    if (event.kind === 'fought' && arithmetic?.versus)
      for (const [at, id] of [event.a, event.b].entries()) say(id, String(arithmetic.sums[at]?.total), 'quiet');
    if (event.kind === 'shot') {
      for (const unit of event.units) shots.push({ from: shownAs(state, unit), to: event.at });
      if (event.fate === 'unharmed') say(event.at, 'no effect', 'quiet');
    }
    if (event.kind === 'left') say(event.unit, 'driven off', 'worst');
    if (event.kind === 'lost' && event.fate !== 'escapes') say(event.character, event.fate, 'worst');
    if (event.kind === 'cast')
      for (const on of event.on) shots.push({ from: shownAs(state, event.character), to: shownAs(state, on) });
  }
  const clockOf = (at: State, side: (typeof sideIds)[number]): number => at.sheet.sides[sheetSide(at, side)].clock;
  return {
    words,
    shots,
    sides: sideIds.flatMap((side) => {
      const by = clockOf(state, side) - clockOf(before, side);
      return by === 0
        ? []
        : [{ side, text: `${by > 0 ? '+' : '−'}${Math.abs(by)} clock`, tone: by > 0 ? 'good' : 'bad' } as const];
    }),
  };
}

export const results: ResultsModule<State, Action, BattleEvent> = { arithmetic: arithmeticOf, effects: effectsOf };
