/**
 * The board on the home page: a small position, with every charge that the engine finds for the side to move. For each charge the
 * board has the result of the melee for each pair of dice. This is calculated when the site is built, so the page needs no
 * engine.
 */
import { positionLink, positionOf } from '../../content/position.ts';
import { registry } from '../../content/registry.ts';
import { type Action, fr3Battle } from '../../engine/fr3/battle/battle.ts';
import { boutOf, pairsToFight, questionOf } from '../../engine/fr3/battle/melee/question.ts';
import { askedNow } from '../../engine/fr3/battle/sequence.ts';
import { standing, troopOf } from '../../engine/fr3/battle/units/pieces.ts';
import type { BattleUnit, State } from '../../engine/fr3/battle/vocabulary/state.ts';
import { unitOf } from '../../engine/fr3/data/units.ts';
import { meleeKinds } from '../../engine/fr3/melee/calculator.ts';
import { melee } from '../../engine/fr3/melee/melee.ts';
import { linesOf } from '../../engine/fr3/melee/modifiers.ts';
import { writeAddress } from '../../engine/fr3/melee/write-address.ts';
import { type Chance, play } from '../../engine/kernel/chance.ts';
import { scripted } from '../../engine/kernel/dice.ts';
import { corners } from '../../engine/kernel/geometry.ts';
import { sentenceCase } from '../../engine/kernel/text.ts';
import text from './board.txt?raw';

export interface Piece {
  readonly id: string;
  readonly side: 'A' | 'B';
  readonly name: string;
  readonly type: string;
  /** The centre of the base in inches, and its outline. */
  readonly x: number;
  readonly y: number;
  readonly outline: string;
  /** The facing in degrees from north. */
  readonly facing: number;
}

export interface Line {
  readonly name: string;
  readonly amount: number;
  readonly url: string;
}

export interface Charge {
  readonly unit: string;
  readonly target: string;
  /** The outline of the unit after the charge. */
  readonly outline: string;
  readonly way: readonly [x: number, y: number];
  readonly a: readonly Line[];
  readonly b: readonly Line[];
  /** The possible results, the best for the charger first: colour id, words, number of rolls out of 100. */
  readonly results: readonly (readonly [id: string, words: string, hundredths: number])[];
  /**
   * The index of the result for each pair of faces: first all pairs with face 1 of the first die, then those with face 2, and so
   * on.
   */
  readonly faces: string;
  /** The address of the calculator with this melee. */
  readonly odds: string;
}

export interface Scene {
  /** The visible part of the table, as an SVG view box. */
  readonly view: string;
  readonly pieces: readonly Piece[];
  readonly terrain: readonly { readonly kind: string; readonly outline: string }[];
  readonly charges: readonly Charge[];
  /** The position as letters for a link to the battle page. */
  readonly letters: string;
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

const outlined = (points: readonly { readonly x: number; readonly y: number }[], depth: number): string =>
  points.map(({ x, y }) => `${rounded(x)},${rounded(depth - y)}`).join(' ');

/** Takes a middle face for every die, because no roll matters here. */
function settled<T>(chance: Chance<T>): T {
  let at = chance;
  while (at.kind === 'roll') at = at.next(Math.ceil(at.die / 2));
  return at.value;
}

/** Plays on until side A has to move. */
function movement(state: State): State {
  let at = state;
  for (let step = 0; step < 12 && askedNow(at)?.what !== 'movement'; step++)
    at = settled(fr3Battle.perform(at, { kind: 'pass' })).state;
  return at;
}

const urlOf = (rules: readonly string[]): string => registry().rules.get(rules[0] ?? '')?.url ?? '/fr3/rules/melee/';

const nameOf = (state: State, unit: BattleUnit): string => {
  const { type } = troopOf(state, unit);
  return unitOf(type)?.name ?? type;
};

function chargeOf(before: State, action: Extract<Action, { kind: 'charge' }>): Charge | undefined {
  const [unit] = action.units;
  const after = settled(fr3Battle.perform(before, action)).state;
  const pair = pairsToFight(after).find(({ a }) => a.id === unit);
  if (!pair) return undefined;
  const { a, b } = pair;
  const bout = boutOf(after, a, b);
  const found = Array.from({ length: 100 }, (_, at) => {
    const result = play(melee(bout), scripted([Math.floor(at / 10) + 1, (at % 10) + 1]));
    return meleeKinds.findIndex(({ is }) => is(result));
  });
  const kept = [...new Set(found)].sort((one, other) => one - other);
  const names = { a: nameOf(after, a), b: nameOf(after, b) };
  const depth = before.setup.table.depth;
  const lines = (side: 'a' | 'b'): Line[] =>
    linesOf(bout, side).map(({ name, amount, rules }) => ({ name, amount, url: urlOf(rules) }));
  return {
    unit: a.id,
    target: b.id,
    outline: outlined(corners(a.base), depth),
    way: [rounded(a.base.x), rounded(depth - a.base.y)],
    a: lines('a'),
    b: lines('b'),
    results: kept.map((at) => {
      const { id, side, words } = meleeKinds[at] as (typeof meleeKinds)[number];
      return [id, sentenceCase(side ? `${names[side]} ${words}` : words), found.filter((each) => each === at).length];
    }),
    faces: found.map((each) => kept.indexOf(each)).join(''),
    odds: `/fr3/odds/melee/?${writeAddress(questionOf(after, a, b))}`,
  };
}

/** The margin around the bases, in inches. */
const rim = 0.7;

/** The part of the table with units, plus a margin. */
function viewOf(pieces: readonly Piece[]): string {
  const points = pieces.flatMap(({ outline }) =>
    outline.split(' ').map((point) => point.split(',').map(Number) as [number, number]),
  );
  const span = (at: 0 | 1) =>
    [Math.min(...points.map((point) => point[at])) - rim, Math.max(...points.map((point) => point[at])) + rim] as const;
  const [[left, right], [top, bottom]] = [span(0), span(1)];
  return [left, top, right - left, bottom - top].map(rounded).join(' ');
}

/** The charges that single units can make, one for each enemy in reach. */
function chargesIn(state: State): Charge[] {
  const found = new Map<string, Charge>();
  for (const action of fr3Battle.actions(state)) {
    if (action.kind !== 'charge' || action.units.length !== 1 || action.wrap !== 'none') continue;
    const charge = chargeOf(state, action);
    const key = charge && `${charge.unit} ${charge.target}`;
    if (charge && key && !found.has(key)) found.set(key, charge);
  }
  return [...found.values()];
}

export function scene(): Scene {
  const position = positionOf(text);
  if (!position.ok) throw new Error(`The board of the home page cannot be read: ${position.because}`);
  const link = positionLink(text);
  if (!link.ok) throw new Error(`The board of the home page has no link: ${link.because}`);
  const state = movement(settled(fr3Battle.begin(position.value.setup)).state);
  const { depth } = state.setup.table;
  const pieces = (['A', 'B'] as const).flatMap((side) =>
    standing(state, side).map((unit) => ({
      id: unit.id,
      side,
      type: troopOf(state, unit).type,
      name: nameOf(state, unit),
      x: rounded(unit.base.x),
      y: rounded(depth - unit.base.y),
      outline: outlined(corners(unit.base), depth),
      facing: unit.base.facing / 10,
    })),
  );
  return {
    view: viewOf(pieces),
    pieces,
    terrain: state.setup.terrain.map(({ kind, polygon }) => ({ kind, outline: outlined(polygon, depth) })),
    charges: chargesIn(state),
    letters: link.value.letters,
  };
}
