/** The structures calculator against a second one, written differently; and against the engine's own play. */
import { describe, expect, test } from 'vitest';
import { structuresCalculator } from '../../../src/engine/fr3/structures/calculator.ts';
import { type Procedure, procedureOf, viewOf } from '../../../src/engine/kernel/calculator/procedure.ts';
import { play } from '../../../src/engine/kernel/chance.ts';
import { seeded } from '../../../src/engine/kernel/dice.ts';
import { approximate } from '../../../src/engine/kernel/fraction.ts';
import { odds } from '../../../src/engine/kernel/odds.ts';
import { seededPlays as plays } from '../../deep.ts';
import { asking } from './asking.ts';
import {
  type Arson,
  type Breaching,
  breach,
  type Climbing,
  chanceOf,
  fire,
  kindsOfBreach,
  kindsOfFire,
  kindsOfStorming,
  type Pile,
  type Said,
  storming,
  streets,
} from './structures-oracle.ts';

const ask = asking(structuresCalculator);
const patience = 60_000;

/** So many of all the ways to choose one of each, spread over them by the golden section. */
function some<Choices extends Readonly<Record<string, readonly unknown[]>>>(choices: Choices, wanted: number) {
  const keys = Object.keys(choices);
  const all = keys.reduce((ways, key) => ways * (choices[key] as readonly unknown[]).length, 1);
  return Array.from({ length: wanted }, (_, nth) => {
    let at = Math.floor(((nth * 0.618_033_988_75) % 1) * all);
    return Object.fromEntries(
      keys.map((key) => {
        const list = choices[key] as readonly unknown[];
        const value = list[at % list.length];
        at = Math.floor(at / list.length);
        return [key, value];
      }),
    ) as { [Key in keyof Choices]: Choices[Key][number] };
  });
}

const holds = (pile: Pile, kinds: Readonly<Record<string, (state: string) => boolean>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(kinds)
      .map(([id, is]) => [id, chanceOf(pile, is)] as const)
      .filter(([, chance]) => chance !== '0'),
  );
const found = (outcomes: readonly { readonly id: string; readonly chance: { toString(): string } }[]): Record<string, string> =>
  Object.fromEntries(outcomes.map(({ id, chance }) => [id, String(chance)] as const).filter(([, chance]) => chance !== '0'));

/** What the calculator says, at once and in the last row of its course. */
function says(roll: string, parts: Readonly<Record<string, Said>>, turns?: number) {
  const { outcomes, course } = ask(roll, parts, turns).answer();
  return { first: found(outcomes), last: course ? found(course.at(-1)?.outcomes ?? []) : undefined };
}

function sameBreach(roll: string, { grapples, ...parts }: Breaching, phases: number): void {
  const kinds = kindsOfBreach({ ...parts, ...(grapples ? { grapples } : {}) });
  const { first, last } = breach({ ...parts, ...(grapples ? { grapples } : {}) }, phases);
  const { w, ...rest } = parts;
  const { kind, ...said } = w;
  const works = roll === 'ram' || roll === 'grapple' ? said : { kind, ...said };
  const answer = says(roll, { w: works, ...(rest as Record<string, Said>) }, roll === 'mines' ? undefined : phases);
  expect(answer.first).toEqual(holds(first, kinds.first));
  if (answer.last) expect(answer.last).toEqual(holds(last, kinds.last));
}

const titled = (parts: object, phases: number) => `${JSON.stringify(parts)} ${phases}`;

describe('a second calculator agrees: breaches', () => {
  const grid = some(
    {
      material: ['wood', 'brick', 'stone', 'earthworks'],
      unit: ['large-monsters', 'dragons', 'earth-elemental'],
      markers: [1, 2, undefined],
      state: [0, 1, 2],
      held: [false, true],
      engineer: ['no', 'none', 'general-2-2'],
      count: [1, 2],
      leader: ['none', 'hero-1-1'],
      phases: [1, 2, 3],
    },
    48,
  );
  for (const { material, unit, markers, state, held, engineer, count, leader, phases } of grid) {
    const parts: Breaching = {
      w: { kind: 'wall', material, held, engineer, ...(markers ? { markers } : {}) },
      // An elemental cannot be double demoralized, because it is then destroyed.
      u: { unit, state: unit === 'earth-elemental' ? state % 2 : state, count, ...(unit === 'large-monsters' ? { leader } : {}) },
    };
    test(titled(parts, phases), { timeout: patience }, () => sameBreach('tear', parts, phases));
  }
  for (const { unit, material, state, ram, bolster, gate, phases } of some(
    {
      unit: ['beastmen', 'handweapons', 'militia', 'spears', 'muskets', 'sword-and-pistol'],
      material: ['wood', 'metal'],
      state: [0, 1],
      ram: [true],
      bolster: [false, true],
      gate: [false, true],
      phases: [1, 2, 4],
    },
    24,
  )) {
    const parts: Breaching = { w: { kind: 'gate', material, bolster: gate }, u: { unit, state, ram, bolster } };
    test(titled(parts, phases), { timeout: patience }, () => sameBreach('ram', parts, phases));
  }
  for (const { kind, piece, material, count, engineer, thickness, phases } of some(
    {
      kind: ['wall', 'city'],
      piece: ['cannon', 'stone-thrower', 'light'],
      material: ['wood', 'brick', 'stone'],
      count: [1, 2, 3],
      engineer: ['no', 'hero-1-1'],
      thickness: [1, 2],
      phases: [1, 2, 3],
    },
    24,
  )) {
    const thick = kind === 'wall' && material !== 'wood' ? { thickness } : {};
    const parts: Breaching = { w: { kind, material, engineer, ...thick }, g: { kind: piece, count } };
    test(titled(parts, phases), { timeout: patience }, () => sameBreach('guns', parts, phases));
  }
  for (const { kind, material, count } of some(
    { kind: ['wall', 'gate'], material: ['wood', 'stone', 'earthworks'], count: [1, 2, 4] },
    9,
  )) {
    const parts: Breaching = { w: { kind, material: kind === 'gate' ? 'metal' : material }, g: { kind: 'mine', count } };
    test(titled(parts, 1), () => {
      const { kind: _kind, ...g } = parts.g as Said;
      const kinds = kindsOfBreach(parts);
      expect(says('mines', { w: parts.w, g }).first).toEqual(holds(breach(parts, 1).first, kinds.first));
    });
  }
  for (const { spell, count, engineer, phases } of some(
    { spell: ['corrode', 'earth-sense', 'termite-rot'], count: [1, 2], engineer: ['no', 'none'], phases: [2, 3] },
    12,
  )) {
    const material = spell === 'earth-sense' ? 'stone' : 'wood';
    const parts: Breaching = { w: { kind: 'wall', material, engineer }, m: { spell, count } };
    test(titled(parts, phases), { timeout: patience }, () => sameBreach('spells', parts, phases));
  }
  for (const { material, leader, engineer, markers, phases } of some(
    {
      material: ['wood', 'brick', 'stone'],
      leader: ['none', 'hero-2-0'],
      engineer: ['no', 'none'],
      markers: [2, undefined],
      phases: [1, 2, 3],
    },
    16,
  )) {
    const parts: Breaching = {
      w: { kind: 'wall', material, engineer, ...(markers ? { markers } : {}) },
      u: { unit: 'large-monsters', leader },
      grapples: true,
    };
    test(titled(parts, phases), { timeout: patience }, () => sameBreach('grapple', parts, phases));
  }
  for (const { material, guns, casts, units, phases } of some(
    { material: ['wood', 'brick'], guns: [0, 1], casts: [0, 1], units: [1, 2], phases: [1, 2] },
    10,
  )) {
    const parts: Breaching = {
      w: { kind: 'wall', material },
      g: { kind: 'cannon', count: guns },
      m: { spell: material === 'wood' ? 'corrode' : 'earth-sense', count: casts },
      u: { unit: 'large-monsters', count: units },
    };
    test(titled(parts, phases), { timeout: patience }, () => sameBreach('all', parts, phases));
  }
});

describe('a second calculator agrees: storming', () => {
  const grid = some(
    {
      height: [1, 2, 3],
      unit: ['handweapons', 'beastmen', 'spears', 'small-monsters', 'swarms', 'mobs'],
      way: ['ladders', 'climb', 'levitate', 'tower'],
      d: ['militia', 'spears', 'longbows', 'mobs', 'handweapons'],
      count: [1, 2],
      oil: [false, true],
      rocks: [false, true],
      marines: [false, true],
      state: [0, 1],
      attached: ['no', 'skirmishers'],
      support: [0, 1],
      phases: [1, 2, 3, 4],
    },
    72,
  );
  for (const { height, unit, way, d, count, oil, rocks, marines, state, attached, support, phases } of grid) {
    const strong = marines && ['handweapons', 'beastmen', 'spears'].includes(unit);
    const plain = !['handweapons', 'beastmen', 'spears'].includes(unit);
    const how = unit === 'swarms' ? 'foot' : plain && (way === 'ladders' || way === 'tower') ? 'climb' : way;
    const parts: Climbing = {
      // Oil can be poured only on units that storm and on swarms.
      w: { height, oil: oil && !(how === 'tower' && height === 1), rocks },
      u: { unit, way: how, engineer: true, count, marines: strong, ...(unit === 'beastmen' ? { leader: 'hero-1-1' } : {}) },
      d: { unit: d, state, attached, ...(d === 'spears' ? { support } : {}) },
    };
    test(titled(parts, phases), { timeout: patience }, () => {
      const kinds = kindsOfStorming(parts);
      const { first, last } = storming(parts, phases);
      const answer = says('storm', { ...parts }, phases);
      expect(answer.first).toEqual(holds(first, kinds));
      expect(answer.last).toEqual(holds(last, kinds));
    });
  }
  for (const { where, charges, u, d, state, foe, marines } of some(
    {
      where: ['city', 'wall', 'gate'],
      charges: [true, false],
      u: ['handweapons', 'spears', 'sword-and-pistol', 'swarms', 'small-monsters'],
      d: ['militia', 'muskets', 'handweapons', 'longbows'],
      state: [0, 1],
      foe: [0, 1, 2],
      marines: [false, true],
    },
    40,
  )) {
    const strong = marines && ['muskets', 'handweapons'].includes(d);
    const parts: Climbing = { w: { where, charges }, u: { unit: u, state }, d: { unit: d, state: foe, marines: strong } };
    // Muskets and spears have bonuses against monsters, which this table leaves out.
    if (u === 'small-monsters' && d === 'muskets') continue;
    test(titled(parts, 1), () => expect(says('streets', { ...parts }).first).toEqual(streets(parts)));
  }
});

describe('a second calculator agrees: fires', () => {
  for (const { material, start, again, hides, engineer, markers, turns } of some(
    {
      material: ['wood', 'brick', 'stone', 'earthworks'],
      start: ['set', 'smolder', 'fire'],
      again: [false, true],
      hides: [false, true],
      engineer: ['no', 'none', 'hero-1-1'],
      markers: [1, 2, undefined],
      turns: [1, 2, 3, 4],
    },
    36,
  )) {
    const parts: Arson = { w: { kind: 'wall', material, hides, engineer, ...(markers ? { markers } : {}) }, f: { start, again } };
    test(titled(parts, turns), { timeout: patience }, () => {
      const kinds = kindsOfFire(parts);
      const { first, last } = fire(parts, turns);
      const answer = says('burn', { ...parts }, turns);
      expect(answer.first).toEqual(holds(first, kinds));
      expect(answer.last).toEqual(holds(last, kinds));
    });
  }
});

describe('sampled play agrees with the exact odds within five standard errors over many plays', () => {
  for (const { id, first } of structuresCalculator.procedures)
    test(id, { timeout: patience }, () => {
      const of = procedureOf(structuresCalculator, id) as Procedure;
      const seen = viewOf(of, { roll: id, parts: first });
      const chance = of.chance(seen);
      const dice = seeded(id.length * 7919 + id.charCodeAt(0));
      const count = new Map(of.kinds.map((kind) => [kind.id, 0]));
      for (let nth = 0; nth < plays; nth++) {
        const result = play(chance, dice);
        for (const kind of of.kinds) if (kind.is(result, seen)) count.set(kind.id, (count.get(kind.id) ?? 0) + 1);
      }
      const exact = odds(chance);
      expect([...count.values()].reduce((sum, each) => sum + each, 0)).toBe(plays);
      for (const kind of of.kinds) {
        const p = approximate(exact.of((result) => kind.is(result, seen)));
        const error = Math.sqrt((p * (1 - p)) / plays);
        expect(Math.abs((count.get(kind.id) ?? 0) / plays - p)).toBeLessThanOrEqual(5 * error);
      }
    });
});

test('fr3.spells.bolster, ruling: on a gate or a ram it helps only in the phase in which it is cast', {
  timeout: patience,
}, () => {
  for (const [gate, ram] of [
    [true, false],
    [false, true],
  ]) {
    const parts: Breaching = {
      w: { kind: 'gate', material: 'wood', bolster: gate },
      u: { unit: 'beastmen', ram: true, bolster: ram },
    };
    sameBreach('ram', parts, 2);
  }
});
