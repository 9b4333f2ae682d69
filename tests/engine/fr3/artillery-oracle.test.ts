/**
 * Compares the engine's artillery hits with a second calculator (fire-oracle.ts): modifiers of both rolls and the exact odds of
 * every result, for every source at every target and for a thousand random hits.
 */
import { describe, expect, test } from 'vitest';
import { aimOf } from '../../../src/engine/fr3/artillery/aim.ts';
import { artillery } from '../../../src/engine/fr3/artillery/artillery.ts';
import { refusals } from '../../../src/engine/fr3/artillery/ask.ts';
import { hitsByItself, immuneTo, immunities } from '../../../src/engine/fr3/artillery/hit.ts';
import { damageModifiers, linesOf, toHitModifiers, totalOf } from '../../../src/engine/fr3/artillery/modifiers.ts';
import { type ArtilleryQuestion, sourceIds, structureIds } from '../../../src/engine/fr3/artillery/question.ts';
import { targets } from '../../../src/engine/fr3/missile-fire/target.ts';
import { byEngine, byOracle, generator, ofTargets, wish } from './fire-draws.ts';
import { artillerySums, countHit, type Facts } from './fire-oracle.ts';

interface Hit {
  readonly source: Facts;
  readonly target: Facts;
}
const question = (of: Hit) => of as unknown as ArtilleryQuestion;
const legal = (of: Hit) => refusals(question(of)).length === 0;

const yes = [true];
const ofSources: Readonly<Record<string, readonly (string | number | boolean)[]>> = {
  napoleonic: yes,
  elite: yes,
  russian: yes,
  carrier: ['barge', 'battlewagon', 'leviathan', 'ship'],
  level: ['flying', 'swimming', 'burrowing', 'bottom'],
  range: [0, 2, 3, 5],
  engineer: yes,
  targeter: yes,
  mechanic: yes,
  spyglass: yes,
  fireArrow: yes,
  setFire: yes,
  illusion: yes,
  undead: yes,
  state: [1],
  otherHit: [-3, 1, 4],
  otherDamage: [-2, 1, 3],
};
const ofStructures: Readonly<Record<string, readonly (string | number | boolean)[]>> = {
  material: ['wood', 'brick', 'metal', 'stone', 'earthworks'],
  thickness: [2, 3],
  markers: [1, 2, 5],
};

/** A fire is a melee, which has separate tests. */
const sources = sourceIds.filter((id) => id !== 'fire');
const everything = [...targets.map(({ id }) => id), ...structureIds];
const isStructure = ({ unit }: Facts) => (structureIds as readonly string[]).includes(unit);

/** Random hits that the rules allow, with more and more circumstances. */
function draw(seed: number, how: number, most: number): Hit[] {
  const below = generator(seed);
  const pick = <T>(from: readonly T[]): T => from[below(from.length)] as T;
  const special = ['leviathans', 'blobs', 'muskets', 'pikes', 'mobs', 'handweapons', ...structureIds];
  const hits: Hit[] = [];
  while (hits.length < how) {
    const first: Hit = { source: { unit: pick(sources) }, target: { unit: pick(below(2) ? everything : special) } };
    // Mines against targets below, and under walls.
    const dug = { source: { unit: 'mine', engineer: true, level: 'burrowing' }, target: { unit: pick(['wall', 'gate']) } };
    const deep = { source: { unit: 'mine', engineer: true }, target: { unit: 'handweapons', level: 'burrowing' } };
    const block = { ...first, target: { unit: 'pikes', form: 'block' } };
    const mass = { ...first, target: { unit: 'mobs', form: 'mass' } };
    const formed = { ...first, target: { unit: 'muskets', square: 4, squareMarkers: pick([1, 6, 8]) } };
    const of = pick([first, first, first, first, first, first, first, dug, deep, block, mass, formed]);
    if (!legal(of)) continue;
    const values = isStructure(of.target) ? ofStructures : ofTargets;
    const target = wish(below, of.target, values, below(most + 1), (now) => legal({ ...of, target: now }));
    const source = wish(below, of.source, ofSources, below(most + 1), (now) => legal({ source: now, target }));
    hits.push({ source, target });
  }
  return hits;
}

const differing = (hits: readonly Hit[]) =>
  hits.flatMap((each) => {
    const aim = aimOf(question(each));
    const sums = artillerySums(each.source, each.target);
    const rolls = !hitsByItself(aim);
    const said = (toHit: number, damage: number) => `${rolls ? `to hit ${toHit}, ` : ''}damage ${damage}`;
    const engine = [
      said(totalOf(toHitModifiers, aim), totalOf(damageModifiers, aim)),
      ...byEngine(artillery(aim), (aim.mark?.is.square ?? 0) > 0),
    ];
    const oracle = [said(sums.toHit, sums.damage), ...byOracle(countHit(each.source, each.target))];
    return engine.join('\n') === oracle.join('\n') ? [] : [{ hit: JSON.stringify(each), engine, oracle }];
  });

const patience = 60_000;
const everyPair: readonly Hit[] = sources
  .flatMap((source) => everything.map((target): Hit => ({ source: { unit: source }, target: { unit: target } })))
  .filter(legal);
const drawn = new Map([1, 2, 3].map((seed) => [seed, draw(seed, 500, seed * 4)]));

describe('the engine and the oracle agree, exactly', () => {
  test(
    'on every source at every target',
    () => {
      expect(everyPair.length).toBeGreaterThan(400);
      expect(differing(everyPair).slice(0, 5)).toEqual([]);
    },
    patience,
  );

  test.each([1, 2, 3])(
    'on 500 hits drawn with seed %d',
    (seed) => {
      expect(differing(drawn.get(seed) ?? []).slice(0, 5)).toEqual([]);
    },
    patience,
  );

  test(
    'and these hits have put every modifier, every immunity and every circumstance to work',
    () => {
      const atWork = new Map<string, number>();
      const tick = (id: string) => atWork.set(id, (atWork.get(id) ?? 0) + 1);
      for (const each of [...everyPair, ...[...drawn.values()].flat()]) {
        const aim = aimOf(question(each));
        if (!hitsByItself(aim)) for (const { id } of linesOf(toHitModifiers, aim)) tick(`to hit ${id}`);
        for (const { id } of linesOf(damageModifiers, aim)) tick(`damage ${id}`);
        const immune = immuneTo(aim);
        if (immune) tick(`immunity ${immune.because}`);
        for (const name of Object.keys(each.target)) tick(`target ${name}`);
        for (const name of Object.keys(each.source)) tick(`source ${name}`);
      }
      // These matter only for missiles: armor, protection from guns, the material of a leviathan; walls and cities are aimed at
      // directly.
      const notHere = ['heavyArmor', 'made', 'proof'];
      const wanted = [
        ...toHitModifiers.map(({ id }) => `to hit ${id}`),
        ...damageModifiers.map(({ id }) => `damage ${id}`),
        ...immunities.map(({ because }) => `immunity ${because}`),
        ...[...Object.keys(ofTargets), ...Object.keys(ofStructures)]
          .filter((name) => !notHere.includes(name))
          .map((name) => `target ${name}`),
        ...Object.keys(ofSources).map((name) => `source ${name}`),
      ];
      expect(wanted.filter((what) => (atWork.get(what) ?? 0) < 3)).toEqual([]);
    },
    patience,
  );
});
