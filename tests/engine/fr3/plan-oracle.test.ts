/**
 * The planner against a plan played by hand (plan-oracle.ts): equal odds over plans picked by hand and hundreds drawn by a seeded
 * generator. Plans are also played many times with seeded dice, and must be within five standard errors.
 */
import { describe, expect, test } from 'vitest';
import { readAddress } from '../../../src/engine/fr3/charge-planner/address.ts';
import { refusals } from '../../../src/engine/fr3/charge-planner/ask.ts';
import { beginning } from '../../../src/engine/fr3/charge-planner/begin.ts';
import { stepsOf, timeline } from '../../../src/engine/fr3/charge-planner/planner.ts';
import type { Plan } from '../../../src/engine/fr3/charge-planner/question.ts';
import { readyMade } from '../../../src/engine/fr3/charge-planner/ready-made.ts';
import type { Scene } from '../../../src/engine/fr3/charge-planner/scene.ts';
import { type Chance, play } from '../../../src/engine/kernel/chance.ts';
import { seeded } from '../../../src/engine/kernel/dice.ts';
import { approximate, type Fraction, plus, zero } from '../../../src/engine/kernel/fraction.ts';
import { seededPlays as plays, sampleOr } from '../../deep.ts';
import { fractionsByHand, picker } from './by-hand.ts';
import { type Plan as HandPlan, playByHand } from './plan-oracle.ts';

/** A scene in the oracle's words. */
function inWords({ a, b, place, driven }: Scene): string {
  const says = ({ fate, state, markers, lasting, leader }: Scene['a']) =>
    fate === 'in play' ? `${state}/${markers}/${lasting}${leader === 'lost' ? ' leaderless' : ''}` : fate;
  return `${says(a)} | ${says(b)} | ${place}${driven ? ` driven ${driven}` : ''}`;
}

function byEngine(plan: Plan): Record<string, string> {
  const found: Record<string, Fraction> = {};
  for (const [scene, chance] of timeline(plan).at(-1) ?? []) {
    const key = inWords(scene);
    found[key] = plus(found[key] ?? zero, chance);
  }
  return Object.fromEntries(Object.entries(found).map(([key, chance]) => [key, chance.toString()]));
}

const units = [
  ...['spears', 'handweapons', 'pikes', 'mobs', 'beastmen', 'rangers', 'muskets', 'knights', 'heavy-cavalry', 'light-cavalry'],
  ...['mounted', 'dragoons', 'dragons', 'large-monsters', 'small-monsters', 'swarms', 'fire-elemental', 'blobs', 'fanatics'],
  ...['leviathans', 'minor-spirits', 'major-spirits', 'tricksters', 'battlewagons'],
];
const said = {
  elite: ['1-1-0', '2-0-0'],
  undead: [true],
  form: ['mass', 'block', '1x2'],
  leader: ['hero-1-1', 'general-2-2', 'sub-commander-2-1'],
  superhero: [true],
  weapon: [true],
  barbarian: [true],
  bless: [true],
  mounts: [true],
  healer: [true],
  parasitics: ['ordinary'],
  standard: ['group', 'bearer'],
  ground: ['woods', 'difficult'],
  uphill: [true],
  sacredSite: [true],
  strength: [true],
  blocked: [true],
  other: [-1, 1, 2],
  otherRally: [-1, 1],
  nullField: [true],
  gaze: [true],
};
const ofTarget = { ...said, state: [1, 2], support: [1, 2], flank: [1], fortification: [true], shieldwall: [true] };
const volleys = [
  [{ unit: 'longbows', count: 2, range: 4 }],
  [{ unit: 'longbows', count: 3, range: 8 }],
  [{ unit: 'muskets', count: 2, range: 5 }, { unit: 'skirmishers' }],
];
const sources = ['cannon', 'stone-thrower', 'light', 'mine', 'grenade'];
const fractions = ['1', '2/3', '1/2', '13/20'];

const seeds = sampleOr([1, 2], [1, 2, 3, 4]);

/** Draws plans that the rules allow, the same in every run. */
function draw(seed: number, how: number): Plan[] {
  const { one, some } = picker(seed);
  const often = (of: number) => one(Array.from({ length: of }, (_, at) => at === 0));
  const found: Plan[] = [];
  while (found.length < how) {
    const steps: Record<string, unknown>[] = [];
    const begins = often(5) ? 'b' : 'a';
    if (begins === 'b') steps.push({ kind: 'volley', on: 'a', firers: one(volleys) }, { kind: 'phase' });
    if (often(2)) steps.push({ kind: 'volley', firers: one(volleys) });
    if (often(4)) steps.push({ kind: 'artillery', source: { unit: one(sources) } });
    if (often(4)) steps.push({ kind: 'blast', source: { unit: one(['blast-1', 'blast-2', 'blast-3']) }, works: one(fractions) });
    if (often(4)) steps.push({ kind: 'spell', spell: one(['medusa', 'tremors', 'apparition']), works: one(fractions) });
    steps.push({ kind: 'charge', ...(often(3) ? { short: true } : {}) });
    if (often(2)) steps.push({ kind: 'fear' });
    if (often(3)) steps.push({ kind: 'fear', on: 'a' });
    if (often(4)) steps.push({ kind: 'throwing', on: one(['a', 'b']) });
    const duel = often(4);
    if (duel)
      steps.push({
        kind: 'challenge',
        ...some({ answer: ['declines'], challenger: ['b'], armor: [true], guard: [true], foeGuard: [true] }, 3),
      });
    steps.push({ kind: 'melee' });
    if (often(2)) steps.push({ kind: 'follow-up', who: one(['both', 'a', 'b', 'nobody']) });
    if (!often(3)) steps.push({ kind: 'over-pursuit' });
    const rounds = one([0, 1, 1, 2]);
    for (let round = 0; round < rounds && steps.length < 9; round++) steps.push({ kind: 'phase' }, { kind: 'melee' });
    const plan = {
      a: { unit: one(units), ...some(said, 9), ...(duel ? { leader: one(said.leader) } : {}) },
      b: { unit: one(units), ...some(ofTarget, 8), ...(duel ? { leader: one(said.leader) } : {}) },
      begins,
      steps,
    } as unknown as Plan;
    if (refusals(plan).length === 0) found.push(plan);
  }
  return found;
}

const handPicked = readyMade.flatMap(({ address }) => readAddress(address).plans as Plan[]);
const patience = 120_000;

describe('the planner and the plan played by hand agree, exactly', () => {
  const agree = (plans: readonly Plan[]) => {
    const differ = plans
      .map((plan) => ({
        plan: JSON.stringify(plan),
        engine: byEngine(plan),
        hand: fractionsByHand(playByHand(plan as unknown as HandPlan)),
      }))
      .filter(
        ({ engine, hand }) => JSON.stringify(Object.entries(engine).sort()) !== JSON.stringify(Object.entries(hand).sort()),
      );
    expect(differ.slice(0, 3)).toEqual([]);
  };
  const readable = handPicked.filter(({ a, b }) => units.includes(a.unit) && units.includes(b.unit));

  test(
    'on the ready-made plans',
    () => {
      expect(readable.length).toBeGreaterThan(5);
      agree(readable);
    },
    patience,
  );

  test.each(seeds)('on 50 plans drawn with seed %d', (seed) => agree(draw(seed, 50)), patience);
});

test('every step is drawn often enough to mean something', () => {
  const drawn = seeds.flatMap((seed) => draw(seed, 50));
  for (const kind of [
    'volley',
    'artillery',
    'blast',
    'spell',
    'fear',
    'throwing',
    'challenge',
    'follow-up',
    'over-pursuit',
    'phase',
  ])
    expect(drawn.filter(({ steps }) => steps.some((step) => step.kind === kind)).length).toBeGreaterThan(15);
});

test(
  'many seeded plays of a plan come within five standard errors of its odds',
  () => {
    const plan = readAddress(
      'a=heavy-cavalry&a.leader=hero-1-1&b=spears&b.support=1&b.leader=hero-1-1&1=volley&1.f=longbows&1.f.count=2&2=blast&2.by=blast-1&2.works=2/3&3=charge&4=throwing&5=challenge&6=melee&7=follow-up&8=over-pursuit&9=phase&10=melee',
    ).plans[0] as Plan;
    expect(refusals(plan)).toEqual([]);
    // The same scene occurs many times, so the chances after each step are stored by scene.
    const steps = stepsOf(plan).map((step) => {
      const known = new Map<string, Chance<Scene>>();
      return (scene: Scene) => {
        const key = JSON.stringify(scene);
        const chance = known.get(key) ?? step(scene);
        known.set(key, chance);
        return chance;
      };
    });
    const counts = new Map<string, number>();
    const dice = seeded(2003);
    for (let n = 0; n < plays; n++) {
      const key = inWords(steps.reduce((scene, step) => play(step(scene), dice), beginning(plan)));
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    const exact: Record<string, Fraction> = {};
    for (const [scene, share] of timeline(plan).at(-1) ?? []) exact[inWords(scene)] = plus(exact[inWords(scene)] ?? zero, share);
    expect([...counts.keys()].filter((key) => !Object.hasOwn(exact, key))).toEqual([]);
    for (const [key, share] of Object.entries(exact)) {
      const p = approximate(share);
      const error = Math.sqrt((p * (1 - p)) / plays);
      expect(Math.abs((counts.get(key) ?? 0) / plays - p), key).toBeLessThanOrEqual(5 * error + 1e-9);
    }
  },
  patience,
);
