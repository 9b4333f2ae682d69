/**
 * Volleys of the engine against a second calculator (fire-oracle.ts): the row, the modifiers and the exact odds of every result,
 * over every pair of firer and target and a thousand volleys drawn by a seeded generator.
 */
import { describe, expect, test } from 'vitest';
import { carriers } from '../../../src/engine/fr3/data/missile-weapons.ts';
import { refusals } from '../../../src/engine/fr3/missile-fire/ask.ts';
import { missileFire } from '../../../src/engine/fr3/missile-fire/missile-fire.ts';
import { linesOf, missileModifiers, totalOf } from '../../../src/engine/fr3/missile-fire/modifiers.ts';
import type { MissileQuestion } from '../../../src/engine/fr3/missile-fire/question.ts';
import { immuneTo, immunities, rowOf } from '../../../src/engine/fr3/missile-fire/row.ts';
import { targets } from '../../../src/engine/fr3/missile-fire/target.ts';
import { volley } from '../../../src/engine/fr3/missile-fire/volley.ts';
import { sampleOr } from '../../deep.ts';
import { byEngine, byOracle, generator, ofTargets, wish } from './fire-draws.ts';
import { countVolley, type Facts, missileSums } from './fire-oracle.ts';

interface Volley {
  readonly target: Facts;
  readonly firers: readonly Facts[];
}
const question = (of: Volley) => of as unknown as MissileQuestion;
const legal = (of: Volley) => refusals(question(of)).length === 0;

const yes = [true];
const ofFirers: Readonly<Record<string, readonly (string | number | boolean)[]>> = {
  count: [2, 3, 5],
  range: [0, 3, 5, 6, 10, 12],
  weapon: ['longbow', 'gun-metal'],
  elite: ['0-1-1', '1-1-0'],
  character: [1, 2],
  level: ['flying', 'swimming', 'bottom'],
  square: yes,
  deck: yes,
  marines: yes,
  tower: yes,
  targeter: yes,
  mechanic: yes,
  spyglass: yes,
  fireArrow: yes,
  setFire: yes,
  illusion: yes,
  undead: yes,
  points: [1, 2, 3, 5, 7],
  assistant: yes,
  other: [-4, -1, 2, 5],
};

/** Draws volleys that the rules allow, of one to three groups, with more and more circumstances. */
function draw(seed: number, how: number, most: number): Volley[] {
  const below = generator(seed);
  const unit = (ids: readonly { readonly id: string }[]): Facts => ({ unit: (ids[below(ids.length)] as { id: string }).id });
  /** Targets with special rules for missiles are drawn more often. */
  const special = [{ id: 'leviathans' }, { id: 'blobs' }, { id: 'muskets' }, { id: 'pikes' }, { id: 'mobs' }, { id: 'spears' }];
  const shooters = [{ id: 'muskets' }, { id: 'rifles' }, { id: 'disintegration-gun' }, { id: 'longbows' }, { id: 'ship' }];
  const volleys: Volley[] = [];
  while (volleys.length < how) {
    let now: Volley = { target: unit(below(3) ? targets : special), firers: [unit(below(2) ? carriers : shooters)] };
    if (!legal(now)) continue;
    for (let more = below(3); more > 0; more--) {
      const next = { ...now, firers: [...now.firers, unit(carriers)] };
      if (legal(next)) now = next;
    }
    const { target, firers } = now;
    now = { firers, target: wish(below, target, ofTargets, below(most + 1), (each) => legal({ firers, target: each })) };
    for (const [at, plain] of firers.entries()) {
      const so = now;
      const put = (group: Facts): Volley => ({ ...so, firers: so.firers.map((each, place) => (place === at ? group : each)) });
      now = put(wish(below, plain, ofFirers, below(most + 1), (group) => legal(put(group))));
    }
    volleys.push(now);
  }
  return volleys;
}

const differing = (volleys: readonly Volley[]) =>
  volleys.flatMap((each) => {
    const of = volley(question(each));
    const sums = missileSums(each.target, each.firers);
    const engine = [`row ${rowOf(of).row} plus ${totalOf(of)}`, ...byEngine(missileFire(of), of.target.is.square > 0)];
    const oracle = [`row ${sums.row} plus ${sums.plus}`, ...byOracle(countVolley(each.target, each.firers))];
    return engine.join('\n') === oracle.join('\n') ? [] : [{ volley: JSON.stringify(each), engine, oracle }];
  });

const patience = 60_000;
const everyPair: readonly Volley[] = targets
  .flatMap((target) => carriers.map(({ id }): Volley => ({ target: { unit: target.id }, firers: [{ unit: id, count: 2 }] })))
  .map((of) => (legal(of) ? of : { ...of, firers: [{ unit: (of.firers[0] as Facts).unit }] }))
  .filter(legal);
/** Volleys that the generator would rarely draw. */
const byHand: readonly Volley[] = [
  ...['battlewagons', 'contraptions', 'heavy-artillery', 'siege-tower'].map((unit): Volley => {
    const firers: readonly Facts[] = [{ unit: 'disintegration-gun', weapon: 'gun-metal', points: 3 }];
    return { target: { unit, proof: true }, firers };
  }),
  { target: { unit: 'mobs', form: 'mass', markers: 1 }, firers: [{ unit: 'skirmishers', count: 4 }] },
  { target: { unit: 'mobs', form: 'mass', markers: 0, state: 1, blocked: true }, firers: [{ unit: 'skirmishers', count: 3 }] },
  { target: { unit: 'small-monsters', form: 'mass', dodges: true }, firers: [{ unit: 'rifles', range: 15, count: 2 }] },
  { target: { unit: 'muskets', square: 2, squareMarkers: 4 }, firers: [{ unit: 'longbows' }, { unit: 'dragons' }] },
  { target: { unit: 'siege-tower', state: 2 }, firers: [{ unit: 'longbows', range: 5, count: 2 }] },
];
const seeds = sampleOr([1, 2], [1, 2, 3]);
const drawn = new Map(seeds.map((seed) => [seed, draw(seed, 500, seed * 4)]));

describe('the engine and the oracle agree, exactly', () => {
  test(
    'on every firer at every target',
    () => {
      expect(everyPair.length).toBeGreaterThan(1000);
      expect(differing(everyPair).slice(0, 5)).toEqual([]);
    },
    patience,
  );

  test('on volleys picked by hand', () => {
    expect(byHand.filter((each) => !legal(each))).toEqual([]);
    expect(differing(byHand)).toEqual([]);
  });

  test.each(seeds)(
    'on 500 volleys drawn with seed %d',
    (seed) => {
      expect(differing(drawn.get(seed) ?? []).slice(0, 5)).toEqual([]);
    },
    patience,
  );

  test(
    'and these volleys have put every modifier, every immunity and every circumstance to work',
    () => {
      const atWork = new Map<string, number>();
      const tick = (id: string) => atWork.set(id, (atWork.get(id) ?? 0) + 1);
      for (const each of [...everyPair, ...byHand, ...[...drawn.values()].flat()]) {
        const of = volley(question(each));
        for (const { id } of linesOf(of)) tick(`modifier ${id}`);
        for (const firing of of.firers) {
          const immune = immuneTo({ firing, target: of.target });
          if (immune) tick(`immunity ${immune.because}`);
        }
        for (const name of Object.keys(each.target)) tick(`target ${name}`);
        for (const firers of each.firers) for (const name of Object.keys(firers)) tick(`firers ${name}`);
      }
      const wanted = [
        ...missileModifiers.map(({ id }) => `modifier ${id}`),
        ...immunities.map(({ because }) => `immunity ${because}`),
        ...Object.keys(ofTargets).map((name) => `target ${name}`),
        ...Object.keys(ofFirers).map((name) => `firers ${name}`),
      ];
      expect(wanted.filter((what) => (atWork.get(what) ?? 0) < 3)).toEqual([]);
    },
    patience,
  );
});
