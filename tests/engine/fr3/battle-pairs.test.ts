/**
 * Pairs of facts on the table: for every two facts that can be true of one melee at once, a position is built from notation, the
 * battle reads its melee question from the table, and the oracle (melee-oracle.ts), told the same facts in words, must give the
 * same totals and the same odds. A fact is written down here once for the table and once for the oracle.
 */
import { describe, expect, test } from 'vitest';
import { type Action, fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { questionOf } from '../../../src/engine/fr3/battle/melee/question.ts';
import { askedNow } from '../../../src/engine/fr3/battle/sequence.ts';
import { unitAt } from '../../../src/engine/fr3/battle/units/pieces.ts';
import { refusals } from '../../../src/engine/fr3/melee/ask.ts';
import { play } from '../../../src/engine/kernel/chance.ts';
import type { DiceSource } from '../../../src/engine/kernel/dice.ts';
import { begun, charge, type Played, setupOf } from './battle-table.ts';
import { byEngine, byOracle } from './melee-comparison.ts';
import type { Facts, Fight, Side } from './melee-oracle.ts';

/** The side of a single base, in inches, with the slack of bases in contact. */
const base = 1.5752;

/** Where one of the two units stands: A faces north, B faces south. */
interface Spot {
  readonly y: number;
  /** 1 if its front is to the north, −1 if it is to the south. */
  readonly front: 1 | -1;
}
type Told = Readonly<Record<string, string | number | boolean>>;
/** One fact about a unit: what it adds to the notation, and what the oracle is told. */
interface Fact {
  readonly name: string;
  /** Facts with the same slot exclude each other on one side; with `shared`, on both. */
  readonly slot: string;
  readonly shared?: true;
  /** Words after the unit's place, or after its type with a plus. */
  readonly word?: string;
  readonly joined?: string;
  /** Other units and terrain. `friend` and `enemy` are the letters of the sides. */
  around?(spot: Spot, friend: string, enemy: string, id: number): readonly string[];
  readonly me?: Told;
  readonly foe?: Told;
}

const facing = ({ front }: Spot): string => (front === 1 ? 'N' : 'S');
const against = ({ front }: Spot): string => (front === 1 ? 'S' : 'N');
const at = (x: number, y: number): string => `${x.toFixed(4)},${y.toFixed(4)}`;
const box = (x: number, y: number, half: number): string => `${at(x - half, y - half)} to ${at(x + half, y + half)}`;

const facts: readonly Fact[] = [
  { name: 'demoralized', slot: 'morale', word: 'demoralized', me: { state: 1 } },
  { name: 'double demoralized', slot: 'morale', word: 'double-demoralized', me: { state: 2 } },
  { name: 'a hero', slot: 'leader', joined: 'hero-1-1', me: { leader: 'hero-1-1' } },
  { name: 'the general', slot: 'leader', joined: 'general-2-2', me: { leader: 'general-2-2' } },
  { name: 'elite', slot: 'elite', word: 'elite=1-1-0', me: { elite: '1-1-0' } },
  { name: 'undead', slot: 'undead', word: 'undead', me: { undead: true } },
  {
    name: 'support on the left',
    slot: 'left',
    around: (spot, friend, _, id) => [`${friend}${id} handweapons ${at(10 - base, spot.y)} ${facing(spot)}`],
    me: { support: 1 },
  },
  {
    name: 'support on the right',
    slot: 'right',
    around: (spot, friend, _, id) => [`${friend}${id} handweapons ${at(10 + base, spot.y)} ${facing(spot)}`],
    me: { support: 1 },
  },
  {
    name: 'an enemy on the left flank',
    slot: 'left',
    around: (spot, _, enemy, id) => [`${enemy}${id} mobs ${at(10 - base, spot.y)} E`],
    foe: { flank: 1 },
  },
  {
    name: 'light cavalry on the right flank',
    slot: 'right',
    around: (spot, _, enemy, id) => [`${enemy}${id} light-cavalry ${at(10 + base, spot.y)} W`],
    foe: { flankLight: 1 },
  },
  {
    name: 'an enemy at the rear',
    slot: 'rear',
    around: (spot, _, enemy, id) => [`${enemy}${id} mobs ${at(10, spot.y - spot.front * base)} ${facing(spot)}`],
    foe: { rear: 'unit' },
    me: { blocked: true },
  },
  {
    name: 'light cavalry at the rear',
    slot: 'rear',
    around: (spot, _, enemy, id) => [`${enemy}${id} light-cavalry ${at(10, spot.y - spot.front * base)} ${facing(spot)}`],
    foe: { rear: 'light' },
    me: { blocked: true },
  },
  {
    name: 'a friend in the way behind',
    slot: 'rear',
    around: (spot, friend, _, id) => [`${friend}${id} mobs ${at(10, spot.y - spot.front * 1.9)} ${against(spot)}`],
    me: { blocked: true },
  },
  {
    name: 'the head of a column',
    slot: 'rear',
    around: (spot, friend, _, id) =>
      [1, 2].map((nth) => `${friend}${id + nth} mobs ${at(10, spot.y - spot.front * base * nth)} ${facing(spot)}`),
    me: { column: true, blocked: true },
  },
  ...(['woods', 'marsh', 'town'] as const).map(
    (kind): Fact => ({
      name: kind,
      slot: 'ground',
      around: (spot) => [`terrain ${kind} ${box(10, spot.y, 0.4)}`],
      me: { ground: { woods: 'woods', marsh: 'marshes', town: 'towns' }[kind] },
    }),
  ),
  {
    name: 'higher',
    slot: 'height',
    shared: true,
    around: (spot) => [`terrain hill ${box(10, spot.y, 0.7)}`],
    me: { uphill: true, ground: 'difficult' },
  },
];

function add(facts: Facts, told: Told = {}): Facts {
  const { support, ground } = facts;
  return {
    ...facts,
    ...told,
    // Support from both sides counts twice.
    ...(support !== undefined && told.support !== undefined ? { support: Number(support) + Number(told.support) } : {}),
    // Among several kinds of ground, one that the melee rules name counts.
    ...(ground !== undefined && ground !== 'difficult' && told.ground === 'difficult' ? { ground } : {}),
  };
}

interface Position {
  readonly text: string;
  readonly fight: Fight;
}
type Placed = readonly [side: Side, fact: Fact];

function positionOf(units: Readonly<Record<Side, string>>, placed: readonly Placed[], charged: boolean): Position {
  const spots: Readonly<Record<Side, Spot>> = { a: { y: 10, front: 1 }, b: { y: charged ? 13.2 : 10 + base, front: -1 } };
  let fight: Fight = { a: { unit: units.a }, b: { unit: units.b }, ...(charged ? { charge: 'a' } : {}) };
  const others: string[] = [];
  const own: Record<Side, { joined: string; words: string }> = { a: { joined: '', words: '' }, b: { joined: '', words: '' } };
  for (const [nth, [side, fact]] of placed.entries()) {
    const foe = side === 'a' ? 'b' : 'a';
    fight = { ...fight, [side]: add(fight[side], fact.me), [foe]: add(fight[foe], fact.foe) };
    if (fact.joined) own[side].joined += `+${fact.joined}`;
    if (fact.word) own[side].words += ` ${fact.word}`;
    others.push(...(fact.around?.(spots[side], side.toUpperCase(), foe.toUpperCase(), 10 * (nth + 2)) ?? []));
  }
  const unit = (side: Side) =>
    `${side.toUpperCase()}1 ${units[side]}${own[side].joined} ${at(10, spots[side].y)} ${facing(spots[side])}${own[side].words}`;
  return { text: [unit('a'), unit('b'), ...others, 'A90 mobs 40,3 N', 'B90 mobs 44,33 S'].join('; '), fight };
}

/** Every roll shows the highest face, so that all nerve tests on the way are passed. */
const lucky: DiceSource = { roll: (die) => die };
const done = ({ state }: Played, action: Action): Played => play(fr3Battle.perform(state, action), lucky);

/** The battle when the two units fight: in contact from the beginning, or after A has charged. */
function fought(text: string, charged: boolean): Played {
  let now = begun(setupOf(text));
  if (!charged) return now;
  while (askedNow(now.state)?.what !== 'movement') {
    const passing = [...fr3Battle.actions(now.state)].find(({ kind }) => kind === 'pass' || kind === 'hold');
    if (!passing) throw new Error(`Nobody can pass: ${text}`);
    now = done(now, passing);
  }
  const charges = charge(['A1']);
  const refusal = fr3Battle.refuse(now.state, charges);
  if (refusal) throw new Error(`${text}: ${refusal.because}`);
  return done(now, charges);
}

function differs({ text, fight }: Position, charged: boolean): string | undefined {
  const { state } = fought(text, charged);
  const read = questionOf(state, unitAt(state, 'A1'), unitAt(state, 'B1'));
  const [table, oracle] = [byEngine(read as never), byOracle(fight)];
  return table.join('\n') === oracle.join('\n')
    ? undefined
    : `${text}\n${JSON.stringify(fight)}\ntable: ${table.slice(0, 3).join(' / ')}\noracle: ${oracle.slice(0, 3).join(' / ')}\n${JSON.stringify(read)}`;
}

const collide = ([side, one]: Placed, [other, two]: Placed): boolean =>
  one.slot === two.slot && (side === other || one.shared === true);

const couplesOf = (placed: readonly Placed[]): readonly (readonly Placed[])[] =>
  placed.flatMap((one, at) => placed.slice(at + 1).flatMap((two) => (collide(one, two) ? [] : [[one, two]])));

const sides = ['a', 'b'] as const;
const everyPlaced = sides.flatMap((side) => facts.map((fact): Placed => [side, fact]));
/** What can be true of a melee after a charge ahead: both are fresh, the charger has left its neighbours, and no other has arrived. */
const whenCharged = everyPlaced.filter(
  ([side, { around, foe, slot }]) => foe === undefined && slot !== 'morale' && (side === 'b' || !around),
);

const meetings: readonly (readonly [a: string, b: string])[] = [
  ['spears', 'handweapons'],
  ['knights', 'pikes'],
  ['longbows', 'mobs'],
  ['heavy-chariots', 'muskets'],
  ['light-cavalry', 'rangers'],
];

/** The positions with these facts that differ, and how many were compared. */
function compare(a: string, b: string, couples: readonly (readonly Placed[])[], charged: boolean) {
  const positions = couples
    .map((placed) => positionOf({ a, b }, placed, charged))
    .filter(({ fight }) => refusals(fight as never).length === 0);
  return { compared: positions.length, found: positions.flatMap((position) => differs(position, charged) ?? []) };
}

describe.each(meetings)('%s against %s', (a, b) => {
  test('in contact, with every two facts', { timeout: 60_000 }, () => {
    const { compared, found } = compare(a, b, couplesOf(everyPlaced), false);
    expect(found.slice(0, 3).join('\n\n'), `${found.length} of ${compared}`).toBe('');
    expect(compared).toBeGreaterThan(350);
  });

  test('charging, with every two facts', { timeout: 60_000 }, () => {
    const { compared, found } = compare(a, b, couplesOf(whenCharged), true);
    expect(found.slice(0, 3).join('\n\n'), `${found.length} of ${compared}`).toBe('');
    expect(compared).toBeGreaterThan(50);
  });
});
