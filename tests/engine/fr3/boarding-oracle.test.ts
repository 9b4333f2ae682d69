/**
 * Boarding, breaking free and ramming, counted a second time from the source text: every face of every die, with the numbers of
 * these chapters written here again. What a melee or a rally roll does is taken from the second calculators of those chapters.
 */
import { describe, expect, test } from 'vitest';
import { structuresCalculator } from '../../../src/engine/fr3/structures/calculator.ts';
import { fraction } from '../../../src/engine/kernel/fraction.ts';
import { asking } from './asking.ts';
import { count, type Facts } from './melee-oracle.ts';
import { Troop } from './nerve-oracle.ts';

const ask = asking(structuresCalculator);
const faces = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

type Odds = Readonly<Record<string, string>>;
/** Chances in lowest terms, without results that cannot happen. */
const odds = (ways: Readonly<Record<string, number>>, of: number): Odds =>
  Object.fromEntries(
    Object.entries(ways)
      .filter(([, many]) => many > 0)
      .map(([id, many]) => [id, fraction(BigInt(many), BigInt(of)).toString()]),
  );
const told = (outcomes: readonly { readonly id: string; readonly chance: { toString(): string } }[]): Odds =>
  Object.fromEntries(outcomes.map(({ id, chance }) => [id, String(chance)]).filter(([, chance]) => chance !== '0'));
type Said = Readonly<Record<string, string | number | boolean>>;

describe('ramming', () => {
  /** The CF of ships, and what a ship adds when it rams. */
  const hulls = { wood: 5, metal: 7, stone: 8, earthworks: 10 };
  const impact = { '1x1': 2, '1x2': 4, '2x3': 12 };
  const cases = Object.entries(impact).flatMap(([size, bonus]) =>
    Object.entries(hulls).flatMap(([own, mine]) =>
      Object.entries(hulls).map(([other, its]) => ({ size, own, other, mine: mine + bonus, its })),
    ),
  );
  test.each(cases)('fr3.ships.ram-melee: a $size ship of $own rams $other', ({ size, own, other, mine, its }) => {
    const ways = { 'b-two': 0, 'b-one': 0, both: 0, 'a-one': 0, 'a-two': 0 };
    for (const x of faces)
      for (const y of faces) {
        const [a, b] = [x + mine, y + its];
        ways[a === b ? 'both' : a > b ? (a >= 2 * b ? 'b-two' : 'b-one') : b >= 2 * a ? 'a-two' : 'a-one']++;
      }
    const answer = ask('ship-ram', { a: { size, material: own }, b: { material: other } }).answer();
    expect(told(answer.outcomes)).toEqual(odds(ways, 100));
  });
});

describe('breaking free', () => {
  test.each([0, 1, 2, 3])('fr3.infantry.marines-boarding-untie: with a bonus of %d, over eight turns', (bonus) => {
    // A ship rallies on 6 or more.
    const frees = faces.filter((face) => face + bonus >= 6).length;
    const { outcomes, course } = ask('untie', { s: { bonus } }, 8).answer();
    expect(told(outcomes)).toEqual(odds({ free: frees, tied: 10 - frees }, 10));
    const rows = (course ?? []).map((row) => told(row.outcomes));
    expect(rows).toEqual(
      Array.from({ length: 8 }, (_, at) => {
        const tied = (10 - frees) ** (at + 1);
        return odds({ free: 10 ** (at + 1) - tied, tied }, 10 ** (at + 1));
      }),
    );
  });
});

describe('boarding', () => {
  interface Ships {
    readonly tied: boolean;
    readonly crew: boolean;
    readonly height: 1 | 2 | 3;
  }
  /** The penalty for the height of the enemy ship. Swarms ignore walls. */
  const climb = (unit: unknown, height: Ships['height']) => (unit === 'swarms' ? 0 : { 1: 0, 2: -2, 3: -4 }[height]);

  /** The text gives marines +2, other units on deck −1, and a crew CF 1. Boarding is no charge, but meets one. */
  function fight(u: Said, d: Said, { crew, height }: Ships) {
    const { marines: trained, ...mine } = u;
    const { marines: guards, ...its } = d;
    const a = { ...mine, joined: true, other: Number(u.other ?? 0) + (trained ? 2 : 0) + climb(u.unit, height) };
    const onDeck = { ...its, other: Number(d.other ?? 0) + (guards ? 2 : -1) };
    const sailors = { unit: 'handweapons', other: 1 - 3 };
    return count({ a: a as unknown as Facts, b: (crew ? sailors : onDeck) as unknown as Facts, charge: 'a', round: 'first' });
  }

  /** The result in the calculator's terms. */
  function kindOf(winner: string, mine: string, its: string, crew: boolean): string {
    if (/^(destroyed|captured)/.test(mine)) return 'lost';
    if (/^(destroyed|captured|pushed back)/.test(its) || (crew && winner === 'a')) return 'taken';
    if (winner === 'a') return its.startsWith('unharmed') ? 'on' : 'shaken';
    if (mine.startsWith('pushed back')) return 'back';
    return mine.startsWith('unharmed') ? 'on' : 'weakened';
  }

  function byHand(u: Said, d: Said, s: Ships): Odds {
    const ways: Record<string, number> = {};
    for (const [key, many] of fight(u, d, s)) {
      const [winner = '', mine = '', its = ''] = key.split(' | ');
      const kind = kindOf(winner, mine, its, s.crew);
      ways[kind] = (ways[kind] ?? 0) + many;
    }
    if (s.tied) return odds(ways, 10_000);
    const { other: _other, ...nerve } = u;
    const ties = faces.filter((face) => new Troop(nerve as ConstructorParameters<typeof Troop>[0]).passes(() => face)).length;
    const all = Object.fromEntries(Object.entries(ways).map(([kind, many]) => [kind, many * ties]));
    return odds({ ...all, 'not-tied': (10 - ties) * 10_000 }, 100_000);
  }

  const crews: readonly Ships[] = [true, false].flatMap((tied) =>
    [true, false].flatMap((crew) => ([1, 2, 3] as const).map((height) => ({ tied, crew, height }))),
  );
  const mine: readonly Said[] = [
    {},
    { leader: 'general-2-2' },
    { leader: 'hero-1-1', superhero: true, weapon: true },
    { elite: '2-0-0', support: 1 },
    { elite: '0-1-1', flank: 1, healer: true },
    { standard: 'group', strength: true, other: 1 },
    { parasitics: 'ordinary', freeze: true },
    { alchemist: 'alchemist', rear: 'unit' },
    { dwarf: true, standard: 'bearer' },
  ];
  const its: readonly Said[] = [
    {},
    { state: 1 },
    { state: 2, leader: 'hero-1-1' },
    { elite: '1-1-0', support: 2 },
    { bows: true, undead: true },
    { attached: 'skirmishers', flank: 1 },
    { parasitics: 'elite', strength: true },
    { other: -2, freeze: true },
    { alchemist: 'master', dwarf: true },
    { marines: true },
  ];
  const attackers = ['beastmen', 'spears', 'handweapons', 'muskets', 'mobs', 'swarms', 'small-monsters'];
  const defenders = ['militia', 'spears', 'longbows', 'mobs', 'muskets', 'handweapons', 'small-monsters', 'swarms'];
  const marines = ['beastmen', 'spears', 'handweapons', 'muskets'];

  test('fr3.infantry.marines: a unit that cannot be marines is none, even if nothing is said', () => {
    const mobs = (more: Said, tied = true) => ask('board', { u: { unit: 'mobs', ...more }, d: { unit: 'spears' }, s: { tied } });
    expect(mobs({ marines: true }).refused()).toEqual(['fr3.infantry.marines']);
    expect(mobs({}, false).refused()).toEqual(['fr3.infantry.marines-boarding-roll']);
    expect(told(mobs({}).answer().outcomes)).toEqual(told(mobs({ marines: false }).answer().outcomes));
  });

  test.each(attackers)('fr3.infantry.marines-boarding-attack, fr3.ships.deck-defence, fr3.ships.crew: %s', (unit) => {
    let asked = 0;
    for (const [at, d] of defenders.entries())
      for (const [nth, more] of mine.entries())
        for (const [place, s] of crews.entries()) {
          const trained = marines.includes(unit) && (nth + at) % 3 > 0;
          const u: Said = { unit, ...more, marines: trained };
          const theirs = { marines: false, ...(its[(nth + at + place) % its.length] as Said) };
          const held: Said = { unit: d, ...theirs, marines: theirs.marines && marines.includes(d) };
          const question = ask('board', { u, d: held, s: { ...s } });
          if (question.refused().length > 0) continue;
          asked++;
          expect([u, held, s, told(question.answer().outcomes)]).toEqual([u, held, s, byHand(u, held, s)]);
        }
    expect(asked).toBeGreaterThan(100);
  });
});
