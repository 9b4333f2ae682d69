/**
 * The engine against a second calculator (melee-oracle.ts): totals of both sides and exact odds of every result, over questions
 * picked by hand and thousands drawn by a seeded generator. Where the two differ, the rule inventory decides: the differences
 * that it settles against the engine are listed with their rule.
 */
import { describe, expect, test } from 'vitest';
import { refusals } from '../../../src/engine/fr3/melee/ask.ts';
import { bout } from '../../../src/engine/fr3/melee/combatant.ts';
import { linesOf, modifiers } from '../../../src/engine/fr3/melee/modifiers.ts';
import { sampleOr } from '../../deep.ts';
import { byEngine, byOracle, question } from './melee-comparison.ts';
import { type Facts, type Fight, unitsOfTheOracle } from './melee-oracle.ts';

/** Differences that the rule inventory settles against the engine. A question that falls under one of these may differ. */
const settled: readonly {
  readonly rule: string;
  readonly when: (me: Facts, foe: Facts, fight: Fight, side: 'a' | 'b') => boolean;
}[] = [
  {
    rule: 'fr3.spells.ensure-victory, fr3.items.napoleonic-capture: all usual consequences follow',
    when: (me, foe) => me.napoleonic === true && foe.ensureVictory === true,
  },
  {
    rule: 'fr3.specials.fanatics-combat: against a unit that still has extra markers treat the loss as a kill result',
    when: (me, foe) => me.jihad === true && (me.form !== undefined || me.unit === 'leviathans') && foe.ensureVictory === true,
  },
];

const reasonFor = (fight: Fight): string | undefined =>
  settled.find(({ when }) => when(fight.a, fight.b, fight, 'a') || when(fight.b, fight.a, fight, 'b'))?.rule;

// ---- Questions ---------------------------------------------------------------------------------

/** Our own random generator (32-bit multiply-with-carry), so that every machine draws the same questions. */
function generator(seed: number): (below: number) => number {
  let state = BigInt(seed) + 0x9e3779b97f4a7c15n;
  return (below) => {
    state = (state & 0xffffffffn) * 4294957665n + (state >> 32n);
    return Number((state & 0xffffffffn) % BigInt(below));
  };
}

const yes = [true];
const circumstances: Readonly<Record<string, readonly (string | number | boolean)[]>> = {
  form: ['block', 'mass', '1x2'],
  stage: ['eggs', 'larvae', 'adults'],
  model: ['bludgeon', 'missile'],
  elite: ['1-1-0', '2-0-0', '0-1-1'],
  undead: yes,
  dwarf: yes,
  level: ['flying', 'swimming', 'burrowing'],
  bows: yes,
  exchanged: yes,
  mounts: yes,
  barbarian: yes,
  napoleonic: yes,
  lances: ['magic', 'flame'],
  rolledFactor: [3, 9, 12],
  followers: [5, 6, 13],
  ruler: yes,
  mountedFanatics: yes,
  sureFooted: yes,
  dashing: yes,
  steadyFire: yes,
  rocks: yes,
  pirateBane: yes,
  secondHead: yes,
  overSeaBottom: yes,
  wagonFortress: yes,
  supported: yes,
  further: [-1, 2],
  inSquare: yes,
  state: [1, 2],
  markers: [0, 1, 2],
  trap: ['trap', 'grapple'],
  parasitics: ['ordinary', 'elite'],
  gaze: yes,
  outsideArc: yes,
  joined: yes,
  column: yes,
  blocked: yes,
  landed: yes,
  ground: ['woods', 'towns', 'marshes', 'water', 'difficult'],
  uphill: yes,
  stakes: yes,
  fortification: yes,
  shieldwall: yes,
  pavisiers: yes,
  sacredSite: yes,
  support: [1, 2],
  flank: [1, 2, 3],
  flankLight: [1, 2],
  rear: ['unit', 'light'],
  attached: ['skirmishers', 'light-artillery'],
  leader: ['hero-1-1', 'hero-2-0', 'sub-commander-1-2', 'sub-commander-2-1', 'general-2-2'],
  superhero: yes,
  weapon: yes,
  alchemist: ['alchemist', 'master'],
  healer: yes,
  bard: yes,
  protection: ['clerical', 'shamanic', 'necromantic'],
  bless: yes,
  strength: yes,
  righteousness: yes,
  grogRation: yes,
  freeze: yes,
  laudanum: yes,
  jihad: yes,
  garlic: yes,
  verminOff: yes,
  miracle: yes,
  ensureVictory: yes,
  other: [-3, -1, 1, 2, 5],
};
const names = Object.keys(circumstances);

/** Properties that few units can have are drawn more often: once in this number of fights. */
const rare = { form: 3, level: 3, bows: 3, attached: 3, landed: 3, napoleonic: 3, jihad: 9 };

/** Draws fights that the rules allow, with up to `most` circumstances on each side. */
function draw(seed: number, how: number, most: number): Fight[] {
  const below = generator(seed);
  const pick = <T>(from: readonly T[]): T => from[below(from.length)] as T;
  const legal = (fight: Fight) => refusals(question(fight)).length === 0;
  const fights: Fight[] = [];
  while (fights.length < how) {
    const charge = pick([undefined, 'a', 'b'] as const);
    const meeting = { ...(charge ? { charge } : {}), ...(below(4) === 0 ? { round: 'later' as const } : {}) };
    let fight: Fight = { a: { unit: pick(unitsOfTheOracle) }, b: { unit: pick(unitsOfTheOracle) }, ...meeting };
    if (!legal(fight)) continue;
    // Adds one circumstance after another, and keeps each one that the rules allow.
    const add = (side: 'a' | 'b', name: string) => {
      const next = { ...fight, [side]: { ...fight[side], [name]: pick(circumstances[name] as readonly string[]) } };
      if (Object.keys(next[side]).length - 1 <= most && legal(next)) fight = next;
    };
    for (const [name, often] of Object.entries(rare))
      for (const side of ['a', 'b'] as const) if (below(often) === 0) add(side, name);
    for (let tries = below(8 * most + 1); tries > 0; tries--) add(pick(['a', 'b'] as const), pick(names));
    fights.push(fight);
  }
  return fights;
}

/** Properties from army lists, and others that few fights have, against enemies of every kind. */
const special: readonly Facts[] = [
  { unit: 'heavy-cavalry', lances: 'magic', mounts: true },
  { unit: 'battlewagons', rolledFactor: 9 },
  { unit: 'battlewagons', wagonFortress: true },
  { unit: 'major-spirits', followers: 13, ruler: true },
  { unit: 'fanatics', elite: '1-1-0', mountedFanatics: true },
  { unit: 'knights', sureFooted: true, ground: 'woods' },
  { unit: 'muskets', dashing: true, steadyFire: true, inSquare: true },
  { unit: 'mobs', rocks: true },
  { unit: 'large-monsters', secondHead: true },
  { unit: 'dragons', pirateBane: true },
  ...['swarms', 'small-monsters', 'leviathans', 'large-monsters'].map((unit) => ({ unit, pirateBane: true })),
  { unit: 'swarms', supported: true, support: 2 },
  { unit: 'spears', leader: 'hero-1-1', superhero: true, further: 2 },
];
const kinds = ['mobs', 'knights', 'swarms', 'dragons', 'battlewagons', 'fanatics'];
const ofLists = special
  .flatMap((a) => kinds.flatMap((unit) => (['a', 'b'] as const).map((charge): Fight => ({ a, b: { unit }, charge }))))
  .filter((fight) => refusals(question(fight)).length === 0);

/** Fights that the generator would rarely draw. */
const byHand: readonly Fight[] = [
  { a: { unit: 'knights' }, b: { unit: 'pikes', support: 2 }, charge: 'a' },
  { a: { unit: 'heavy-cavalry', lances: 'magic', mounts: true }, b: { unit: 'pikes', inSquare: true }, charge: 'a' },
  { a: { unit: 'knights', lances: 'flame' }, b: { unit: 'heavy-cavalry', lances: 'flame' }, charge: 'a' },
  { a: { unit: 'battlewagons', rolledFactor: 12 }, b: { unit: 'dragons', pirateBane: true }, charge: 'a' },
  {
    a: { unit: 'fanatics', elite: '1-1-0', mountedFanatics: true },
    b: { unit: 'spears', leader: 'hero-1-1', further: 2 },
    charge: 'a',
  },
  { a: { unit: 'knights', sureFooted: true, ground: 'woods' }, b: { unit: 'spears', leader: 'hero-1-1', further: 2 } },
  { a: { unit: 'muskets', dashing: true }, b: { unit: 'swarms', supported: true, support: 2 }, charge: 'a' },
  { a: { unit: 'rifles', inSquare: true }, b: { unit: 'leviathans' }, charge: 'b' },
  { a: { unit: 'knights', joined: true }, b: { unit: 'knights' }, charge: 'a' },
  { a: { unit: 'knights', level: 'flying' }, b: { unit: 'heavy-chariots' }, charge: 'a' },
  { a: { unit: 'heavy-cavalry' }, b: { unit: 'heavy-chariots', mounts: true }, charge: 'a' },
  { a: { unit: 'knights', level: 'swimming' }, b: { unit: 'heavy-cavalry' }, charge: 'a' },
  { a: { unit: 'knights', level: 'swimming', overSeaBottom: true }, b: { unit: 'longbows' }, charge: 'a' },
  { a: { unit: 'beastmen', level: 'burrowing' }, b: { unit: 'longbows', stakes: true }, charge: 'a' },
  { a: { unit: 'mobs', form: 'mass', level: 'burrowing' }, b: { unit: 'spears', fortification: true }, charge: 'a' },
  { a: { unit: 'minor-spirits', form: 'mass' }, b: { unit: 'spears', fortification: true, protection: 'clerical' }, charge: 'a' },
  { a: { unit: 'small-monsters', form: 'mass', state: 1 }, b: { unit: 'pikes', form: 'block', state: 2 }, charge: 'b' },
  { a: { unit: 'knights', trap: 'trap' }, b: { unit: 'rangers', ground: 'woods' }, charge: 'a' },
  { a: { unit: 'spears', flank: 5, flankLight: 2 }, b: { unit: 'mobs', form: 'mass' } },
  { a: { unit: 'minor-spirits', form: 'mass', markers: 1 }, b: { unit: 'leviathans', form: '1x2' } },
  { a: { unit: 'minor-spirits', form: 'mass', markers: 0 }, b: { unit: 'mobs' } },
  { a: { unit: 'leviathans' }, b: { unit: 'leviathans', form: '1x2' }, charge: 'b' },
  { a: { unit: 'leviathans', markers: 0 }, b: { unit: 'leviathans', state: 1 } },
  { a: { unit: 'leviathans', landed: true, blocked: true, markers: 0, state: 1 }, b: { unit: 'knights' }, charge: 'b' },
  { a: { unit: 'tricksters' }, b: { unit: 'tricksters' } },
  { a: { unit: 'tricksters', jihad: true }, b: { unit: 'dragons' } },
  { a: { unit: 'tricksters' }, b: { unit: 'leviathans' } },
  { a: { unit: 'tricksters' }, b: { unit: 'mobs', form: 'mass', other: 9 } },
  { a: { unit: 'contraptions' }, b: { unit: 'contraptions', model: 'missile' }, charge: 'a' },
  { a: { unit: 'contraptions' }, b: { unit: 'heavy-artillery', state: 1 } },
  { a: { unit: 'contraptions' }, b: { unit: 'light-artillery', napoleonic: true, outsideArc: true }, charge: 'a' },
  { a: { unit: 'contraptions' }, b: { unit: 'knights', bard: true }, charge: 'b' },
  { a: { unit: 'contraptions', state: 1, blocked: true }, b: { unit: 'mobs', state: 1, blocked: true } },
  { a: { unit: 'contraptions' }, b: { unit: 'blobs', markers: 2 } },
  { a: { unit: 'contraptions' }, b: { unit: 'leviathans', form: '1x2', markers: 1 } },
  { a: { unit: 'contraptions' }, b: { unit: 'minor-spirits', form: 'mass' } },
  { a: { unit: 'contraptions' }, b: { unit: 'earth-elemental', state: 1 } },
  { a: { unit: 'contraptions' }, b: { unit: 'mounted', form: 'mass', markers: 0, state: 1, trap: 'grapple' } },
  { a: { unit: 'contraptions' }, b: { unit: 'spears', trap: 'grapple', state: 1 } },
  { a: { unit: 'contraptions' }, b: { unit: 'fanatics', elite: '1-1-0' } },
  { a: { unit: 'fanatics' }, b: { unit: 'pikes', form: 'block', ground: 'woods' }, charge: 'a' },
  { a: { unit: 'fanatics', uphill: true }, b: { unit: 'mobs', form: 'mass' } },
  { a: { unit: 'fanatics' }, b: { unit: 'spears', shieldwall: true, fortification: true, ground: 'difficult' } },
  { a: { unit: 'spears', jihad: true }, b: { unit: 'spears', jihad: true } },
  { a: { unit: 'fanatics', ensureVictory: true }, b: { unit: 'fanatics', ensureVictory: true } },
  { a: { unit: 'fanatics' }, b: { unit: 'mobs', ensureVictory: true } },
  { a: { unit: 'knights', ensureVictory: true }, b: { unit: 'spears', state: 1 }, charge: 'a' },
  { a: { unit: 'mobs', ensureVictory: true }, b: { unit: 'major-spirits', miracle: true } },
  { a: { unit: 'mobs', miracle: true, ensureVictory: true }, b: { unit: 'dragons' } },
  { a: { unit: 'mobs', ensureVictory: true }, b: { unit: 'contraptions', state: 2 } },
  { a: { unit: 'mobs', undead: true }, b: { unit: 'beastmen', garlic: true } },
  { a: { unit: 'swarms', form: 'mass' }, b: { unit: 'heavy-artillery', verminOff: true }, charge: 'a' },
  { a: { unit: 'dragons', gaze: true, other: -9 }, b: { unit: 'mobs', column: true, state: 2, other: -9 } },
  { a: { unit: 'cyclics', stage: 'eggs', other: -9 }, b: { unit: 'cyclics', stage: 'larvae', other: -9 } },
  { a: { unit: 'cyclics', stage: 'larvae' }, b: { unit: 'pikes', form: 'block' } },
  { a: { unit: 'cyclics', stage: 'adults', level: 'flying' }, b: { unit: 'pikes' }, charge: 'a' },
  { a: { unit: 'air-elemental' }, b: { unit: 'longbows', fortification: true, ground: 'woods' }, charge: 'a' },
  { a: { unit: 'fire-elemental', ground: 'woods' }, b: { unit: 'plant-elemental', ground: 'towns' } },
  { a: { unit: 'water-elemental', level: 'swimming' }, b: { unit: 'muskets', ground: 'water' }, charge: 'a' },
  { a: { unit: 'skirmishers', exchanged: true }, b: { unit: 'swarms', level: 'flying' }, charge: 'b' },
  { a: { unit: 'longbows', pavisiers: true, attached: 'skirmishers' }, b: { unit: 'dragons', level: 'flying' }, charge: 'b' },
];

// ---- Pairs -------------------------------------------------------------------------------------

type Place = readonly [side: 'a' | 'b', name: string];
const withFact = (fight: Fight, [side, name]: Place, value: string | number | boolean): Fight => ({
  ...fight,
  [side]: { ...fight[side], [name]: value },
});
const isLegal = (fight: Fight): boolean => refusals(question(fight)).length === 0;

/** What some circumstances need beside them. */
const needs: Readonly<Record<string, Facts[string] | Readonly<Record<string, Facts[string]>>>> = {
  superhero: { leader: 'hero-1-1' },
  mountedFanatics: { elite: '1-1-0' },
  overSeaBottom: { level: 'swimming' },
};
const bearing = (fight: Fight, [side, name]: Place, value: Facts[string]): Fight => {
  const own: Readonly<Record<string, Facts[string]>> = { ...(needs[name] as object | undefined), [name]: value };
  return Object.entries(own).reduce((so, [each, what]) => withFact(so, [side, each], what), fight);
};
const meetings = [{}, { charge: 'a' as const }, { charge: 'b' as const }];
const foes: readonly Facts[] = [
  ...['spears', 'knights', 'longbows', 'large-monsters', 'mobs'].map((unit) => ({ unit })),
  { unit: 'mobs', form: 'mass' },
  ...['flying', 'swimming', 'burrowing'].map((level) => ({ unit: 'beastmen', level })),
];

interface Bearer {
  readonly unit: string;
  readonly value: Facts[string];
}
/** The units that can have a circumstance, with a value that they can have. */
const bearersOf = (name: string): readonly Bearer[] =>
  unitsOfTheOracle.flatMap((unit) =>
    (circumstances[name] as readonly Facts[string][])
      .filter((value) =>
        meetings.some((how) => foes.some((foe) => isLegal(bearing({ a: { unit }, b: foe, ...how }, ['a', name], value)))),
      )
      .map((value) => ({ unit, value })),
  );

/** Takes every so many elements, so that at most `most` are left and they are spread over the list. */
const spread = <T>(list: readonly T[], most: number): readonly T[] =>
  list.filter((_, at) => at % Math.max(1, Math.ceil(list.length / most)) === 0);

/** For every two circumstances, of one side and of both, a fight in which both are true, and those that never are. */
function pairs(most: number): { readonly fights: readonly Fight[]; readonly never: readonly string[] } {
  const bearers = new Map(names.map((name) => [name, bearersOf(name)]));
  const fights: Fight[] = [];
  const never: string[] = [];
  for (const [at, first] of names.entries())
    for (const second of names.slice(at))
      for (const side of ['a', 'b'] as const) {
        if (first === second && side === 'a') continue;
        let found = 0;
        const seconds = bearers.get(second) ?? [];
        const firsts = (bearers.get(first) ?? []).filter((one) => side === 'b' || seconds.some(({ unit }) => unit === one.unit));
        search: for (const one of spread(firsts, 24))
          for (const other of side === 'a' ? seconds.filter(({ unit }) => unit === one.unit) : spread(seconds, 12))
            for (const foe of side === 'a' ? foes : [{ unit: other.unit }])
              for (const how of meetings) {
                const alone = bearing({ a: { unit: one.unit }, b: foe, ...how }, ['a', first], one.value);
                const both = bearing(alone, [side, second], other.value);
                if (!isLegal(both)) continue;
                fights.push(both);
                if (++found >= most) break search;
              }
        if (found === 0) never.push(side === 'a' ? `${first} with ${second}` : `${first} against ${second}`);
      }
  return { fights, never };
}

// ---- The comparison ----------------------------------------------------------------------------

/** Four draws, each with more circumstances than the one before. */
const drawn = new Map([1, 2, 3, 4].map((seed) => [seed, draw(seed, 1000, seed + 1)]));
const patience = 60_000;

const compare = (fights: readonly Fight[]) => {
  const unexplained: unknown[] = [];
  let compared = 0;
  for (const fight of fights) {
    const engine = byEngine(fight);
    const oracle = byOracle(fight);
    if (engine.join('\n') === oracle.join('\n')) compared++;
    else if (!reasonFor(fight)) unexplained.push({ fight: JSON.stringify(fight), engine, oracle });
  }
  return { unexplained: unexplained.slice(0, 5), compared };
};

describe('the engine and the oracle agree, exactly', () => {
  const everyPair: readonly Fight[] = unitsOfTheOracle
    .flatMap((a) => unitsOfTheOracle.flatMap((b) => meetings.map((how) => ({ a: { unit: a }, b: { unit: b }, ...how }))))
    .filter((fight) => refusals(question(fight)).length === 0);

  test(
    'on every unit against every unit, nobody charging and each charging',
    () => {
      expect(everyPair.length).toBeGreaterThan(4000);
      const { unexplained, compared } = compare(everyPair);
      expect(unexplained).toEqual([]);
      expect(compared).toBeGreaterThan(4000);
    },
    patience,
  );

  test('on what army lists give, against foes of every kind', () => {
    expect(ofLists.length).toBeGreaterThan(120);
    expect(compare(ofLists).unexplained).toEqual([]);
  });

  test('on fights picked by hand', () => {
    expect(byHand.filter((fight) => refusals(question(fight)).length > 0).map((fight) => JSON.stringify(fight))).toEqual([]);
    expect(compare(byHand).unexplained).toEqual([]);
  });

  test(
    'on every two circumstances that can be true together',
    () => {
      const { fights, never } = pairs(sampleOr(1, 12));
      // Pairs that are together in some drawn fight can be true together.
      const together = new Set(
        [...drawn.values()]
          .flat()
          .flatMap(({ a, b }) =>
            Object.keys(a).flatMap((one) => [
              ...Object.keys(a).map((other) => `${one} with ${other}`),
              ...Object.keys(b).flatMap((other) => [`${one} against ${other}`, `${other} against ${one}`]),
            ]),
          ),
      );
      expect(never.filter((pair) => together.has(pair))).toEqual([]);
      expect(fights.length).toBeGreaterThan(4000);
      expect(compare(fights).unexplained).toEqual([]);
    },
    patience,
  );

  test.each([1, 2, 3, 4])(
    'on 1,000 fights drawn with seed %d',
    (seed) => {
      const { unexplained, compared } = compare(drawn.get(seed) ?? []);
      expect(unexplained).toEqual([]);
      expect(compared).toBeGreaterThan(950);
    },
    patience,
  );

  test(
    'and these fights have put every modifier, every unit and every circumstance to work',
    () => {
      const fights = [...everyPair, ...ofLists, ...byHand, ...[...drawn.values()].flat()];
      const atWork = new Map<string, number>();
      const tick = (id: string) => atWork.set(id, (atWork.get(id) ?? 0) + 1);
      for (const fight of fights)
        for (const side of ['a', 'b'] as const) {
          for (const { id, amount } of linesOf(bout(question(fight)), side)) if (amount !== 0) tick(`modifier ${id}`);
          for (const [name] of Object.entries(fight[side])) tick(`circumstance ${name}`);
          tick(`unit ${fight[side].unit}`);
        }
      const wanted = [
        ...modifiers.map(({ id }) => `modifier ${id}`),
        ...names.map((name) => `circumstance ${name}`),
        ...unitsOfTheOracle.map((id) => `unit ${id}`),
      ];
      expect(wanted.filter((what) => (atWork.get(what) ?? 0) < 5)).toEqual([]);
    },
    patience,
  );
});
