/** Every calculator of Three Realms against a count by hand. */
import { describe, expect, test } from 'vitest';
import { ask } from '../../../src/engine/kernel/calculator/answer.ts';
import { type Calculator, filled, type Procedure, procedureOf } from '../../../src/engine/kernel/calculator/procedure.ts';
import type { Question } from '../../../src/engine/kernel/calculator/question.ts';
import { refusals } from '../../../src/engine/kernel/calculator/refusals.ts';
import { approximate } from '../../../src/engine/kernel/fraction.ts';
import { threeRealmsCalculators } from '../../../src/engine/three-realms/calculators.ts';
import { sampleOr } from '../../deep.ts';
import { type Dice, fractionsByHand, picker } from '../fr3/by-hand.ts';
import {
  alongLine,
  crosses,
  drives,
  type Facts,
  firstByHand,
  loses,
  meanKilled,
  meets,
  routs,
  shoots,
  shotAndTested,
  sprays,
  struckOnce,
} from './oracle.ts';

type Parts = Record<string, Facts>;
const calculator = (id: string) => threeRealmsCalculators.find((each) => each.id === id) as Calculator;

/** Questions that the rules allow, the same in every run, with everything said that holds. */
function drawn(of: Calculator, roll: string, count: number, parts: (pick: ReturnType<typeof picker>) => Parts, turns?: number) {
  const procedure = procedureOf(of, roll) as Procedure;
  const pick = picker(roll.length * 7919 + roll.charCodeAt(0));
  const found: { readonly question: Question; readonly all: Parts }[] = [];
  for (let tries = 0; found.length < count && tries < count * 80; tries++) {
    const question: Question = { roll, parts: parts(pick), ...(turns === undefined ? {} : { turns }) };
    if (refusals(of, question).length === 0) found.push({ question, all: filled(procedure, question) });
  }
  expect(found).toHaveLength(count);
  return found;
}

let counted = 0;
type Outcomes = readonly { readonly id: string; readonly chance: { readonly numerator: bigint } }[];
function same(question: Question, outcomes: Outcomes, byHand: (dice: Dice) => string) {
  const shares = Object.fromEntries(
    outcomes.filter(({ chance }) => chance.numerator > 0n).map(({ id, chance }) => [id, String(chance)]),
  );
  expect({ question, shares }).toEqual({ question, shares: fractionsByHand(byHand) });
  counted++;
}
function answered(of: Calculator, question: Question) {
  const reply = ask(of, question);
  if (!reply.ok) throw new Error('refused');
  return reply;
}

const patience = 120_000;

describe('every chance is that of a count by hand', () => {
  const shooting = calculator('shooting');
  const shooters = {
    RT: [0, 3, 5, 6, 8, 12],
    strength: [2, 5, 7, 9],
    aim: [true],
    run: [true],
    arcing: [true],
    poisoned: [true],
    sniper: [true],
  };
  const targets = {
    E: [9, 11, 12, 13],
    P: [9, 11, 13],
    points: [1, 2, 3],
    hiding: ['concealment', 'cover'],
    dugIn: [true],
    bodies: [true],
  };
  const shot = (pick: ReturnType<typeof picker>, more: Record<string, readonly unknown[]> = {}): Parts => {
    const f = pick.some(shooters, 3);
    const models = pick.one([1, 2, 3, 4]);
    const hidden = pick.one([0, 1, models, models]);
    return {
      f: {
        who: 'average',
        weapon: pick.one(['bow', 'long-rifle', 'javelin']),
        models: pick.one(f.poisoned ? [1, 2] : [1, 2, 3, 4]),
        ...f,
        ...(f.arcing && pick.one([true, false]) ? { unseen: true } : {}),
        ...(f.sniper && pick.one([true, false]) ? { onOne: true } : {}),
      },
      t: { ...pick.some({ ...targets, ...more }, 2), who: 'average', models, hidden },
    };
  };

  test('150 volleys', { timeout: patience }, () => {
    for (const { question, all } of drawn(shooting, 'volley', 150, (pick) => shot(pick)))
      same(question, answered(shooting, question).outcomes, (dice) => `lost-${shoots(all.f as Facts, all.t as Facts, dice)}`);
  });

  test('60 volleys with the test for mass casualties', { timeout: patience }, () => {
    const more = { D: [1, 4, 8, 11], of: [4, 5, 6], automaton: [true], character: [3, 8] };
    for (const { question, all } of drawn(shooting, 'casualties', 60, (pick) => shot(pick, more)))
      same(question, answered(shooting, question).outcomes, (dice) => shotAndTested(all.f as Facts, all.t as Facts, dice));
  });

  const melee = calculator('melee');
  const fighters = {
    charge: ['charged', 'terrain'],
    I: [4, 5, 8],
    MT: [3, 6, 9],
    S: [3, 6, 8],
    E: [9, 11, 13],
    P: [9, 11, 13],
    points: [1, 2],
    reach: [true],
    poisoned: [true],
    guile: [true],
    bodies: [true],
  };
  const side = (pick: ReturnType<typeof picker>, more: Record<string, readonly unknown[]> = {}): Facts => {
    const said = pick.some({ ...fighters, ...more }, 3);
    const models = pick.one([1, 2, 2, 3]);
    const behind = models > 1 ? pick.one([0, 0, 1]) : 0;
    const A = models === 1 ? pick.one([1, 2, 3]) : models === 2 && !said.poisoned ? pick.one([1, 1, 2]) : 1;
    return { who: 'average', models, behind, A, ...said, ...(said.guile && pick.one([true, false]) ? { onOne: true } : {}) };
  };

  const melees = sampleOr(8, 20);

  test(`${melees} Melee Phases with their drive tests`, { timeout: patience }, () => {
    const more = { D: [2, 6, 9], automaton: [true] };
    for (const { question, all } of drawn(melee, 'round', melees, (pick) => ({ a: side(pick, more), b: side(pick, more) })))
      same(question, answered(melee, question).outcomes, (dice) => meets(all.a as Facts, all.b as Facts, dice));
  });

  test(`${melees} times the losses of one side`, { timeout: patience }, () => {
    for (const { question, all } of drawn(melee, 'losses', melees, (pick) => ({ a: side(pick), b: side(pick) })))
      same(question, answered(melee, question).outcomes, (dice) => `lost-${loses(all.a as Facts, all.b as Facts, dice)}`);
  });

  test('80 steps of blows', { timeout: patience }, () => {
    const { charge: _charge, I: _I, ...strikers } = fighters;
    const striking = (pick: ReturnType<typeof picker>): Parts => {
      const of = (keys: readonly string[]) => Object.fromEntries(Object.entries(strikers).filter(([key]) => keys.includes(key)));
      const models = pick.one([1, 2, 3]);
      const poison = pick.one([true, false, false]);
      return {
        a: {
          who: 'average',
          models,
          A: models === 1 ? pick.one([1, 2, 4]) : poison ? 1 : pick.one([1, 2]),
          poisoned: poison,
          ...pick.some(of(['MT', 'S', 'points', 'bodies', 'reach']), 3),
        },
        b: { who: 'average', models: pick.one([1, 2, 3, 4]), ...pick.some(of(['E', 'P', 'points', 'bodies']), 2) },
      };
    };
    for (const { question, all } of drawn(melee, 'strike', 80, striking))
      same(question, answered(melee, question).outcomes, (dice) => `lost-${struckOnce(all.a as Facts, all.b as Facts, dice)}`);
  });

  test('30 rolls for initiative', () => {
    const who = (pick: ReturnType<typeof picker>) => ({
      who: 'average',
      ...pick.some({ charge: fighters.charge, I: [0, 4, 5, 6, 7, 12] }, 2),
    });
    for (const { question, all } of drawn(melee, 'initiative', 30, (pick) => ({ a: who(pick), b: who(pick) })))
      same(question, answered(melee, question).outcomes, (dice) => firstByHand(all.a as Facts, all.b as Facts, dice));
  });

  test('30 pursuits', () => {
    const runner = (pick: ReturnType<typeof picker>) => ({ M: pick.one([4, 5, 8, 9]), cavalry: pick.one([true, false]) });
    const far = (dice: Dice, { M, cavalry }: Facts) => Number(M) + (cavalry ? dice(10) : dice([1, 2, 2, 2, 2, 1]) - 1);
    for (const { question, all } of drawn(melee, 'pursuit', 30, (pick) => ({
      a: runner(pick),
      b: { ...runner(pick), ahead: pick.one([0, 0, 1, 3]) },
    })))
      same(question, answered(melee, question).outcomes, (dice) =>
        far(dice, all.a as Facts) < far(dice, all.b as Facts) + Number(all.b?.ahead) ? 'away' : 'caught',
      );
  });

  const templates = calculator('templates');
  test('60 lines', { timeout: patience }, () => {
    const body = { E: [9, 11, 13], P: [9, 11, 12], points: [1, 2] };
    const along = (pick: ReturnType<typeof picker>): Parts => ({
      f: { who: 'average', ...pick.some({ RT: [3, 5, 9], strength: [4, 7, 9], aim: [true] }, 2) },
      t: {
        who: 'average',
        before: pick.one([0, 1, 2, 3]),
        ...pick.some({ ...body, behind: [1, 2], hiding: ['cover', 'concealment'] }, 2),
      },
      o: { who: 'average', ...pick.some({ ...body, models: [1, 2] }, 2) },
    });
    for (const { question, all } of drawn(templates, 'line', 60, along))
      same(question, answered(templates, question).outcomes, (dice) =>
        alongLine(all.f as Facts, all.t as Facts, all.o as Facts, dice),
      );
  });

  test('60 sprays', { timeout: patience }, () => {
    const spraying = (pick: ReturnType<typeof picker>): Parts => ({
      f: { who: 'guards', strength: pick.one([3, 6, 9]) },
      t: {
        who: 'average',
        models: pick.one([1, 2, 3, 5]),
        ...pick.some({ P: [7, 9, 12], points: [1, 2, 3], bodies: [true], area: [true] }, 3),
      },
    });
    for (const { question, all } of drawn(templates, 'spray', 60, spraying))
      same(question, answered(templates, question).outcomes, (dice) => `lost-${sprays(all.f as Facts, all.t as Facts, dice)}`);
  });

  test('60 templates on blocks of models: the mean of those who fall', () => {
    const shelling = (pick: ReturnType<typeof picker>): Parts => ({
      f: { who: 'mortar', ...pick.some({ RT: [0, 3, 5, 9], radius: [1, 3, 4], strength: [5, 8], unseen: [true] }, 2) },
      t: {
        who: 'average',
        ...pick.some({ across: [1, 2, 3, 7], deep: [1, 3], gap: [0.5, 1, 2], base: [1.25, 1.75], P: [9, 12], forest: [true] }, 2),
      },
    });
    for (const { question, all } of drawn(templates, 'template', 60, shelling)) {
      const reply = answered(templates, question);
      const mean = reply.outcomes.reduce((sum, { id, chance }) => sum + Number(id.slice(5)) * approximate(chance), 0);
      // A tenth of a degree on either side of each model's arc is what the two ways of counting can differ by.
      const most = (Number(all.t?.across) * Number(all.t?.deep) * 2) / 3600;
      expect({ question, off: Math.abs(mean - meanKilled(all.f as Facts, all.t as Facts)) < most }).toEqual({
        question,
        off: true,
      });
      counted++;
    }
  });

  const ground = calculator('ground');
  test('60 moves over bad ground', () => {
    const moving = (pick: ReturnType<typeof picker>): Parts => ({
      u: { models: pick.one([1, 2, 3, 5]), mover: pick.one(['ordinary', 'ordinary', 'cavalry', 'crawler', 'balance', 'flight']) },
      g: {
        ground: pick.one(['open', 'rough', 'hazardous', 'rough-hazardous']),
        rate: pick.one(['half', 'full', 'run', 'sprint']),
      },
    });
    for (const { question, all } of drawn(ground, 'hazard', 60, moving))
      same(question, answered(ground, question).outcomes, (dice) => crosses(all.u as Facts, all.g as Facts, dice));
  });

  test('drive tests of every D and loss, and the rallies that follow', () => {
    const drive = calculator('drive');
    for (let D = 0; D <= 12; D += 2)
      for (const [loss, less] of [
        ['defeat', 0],
        ['severe', 1],
        ['crushing', 2],
      ] as const) {
        const question: Question = { roll: 'test', parts: { u: { D, loss } }, turns: 3 };
        const reply = answered(drive, question);
        reply.course?.forEach((stage, at) => {
          same(question, stage.outcomes, (dice) => drives(D, less, at + 1, dice));
        });
      }
  });

  test('30 routs over two turns', { timeout: patience }, () => {
    const drive = calculator('drive');
    const runaway = (pick: ReturnType<typeof picker>): Parts => ({
      u: {
        ...pick.some({ D: [3, 8, 11], M: [4, 8], cavalry: [true], penalty: [1, 3] }, 2),
        inches: pick.one([3, 8, 12, 20, 24, 36]),
      },
    });
    for (const { question, all } of drawn(drive, 'rout', 30, runaway, 2)) {
      const reply = answered(drive, question);
      same(question, reply.outcomes, (dice) => routs(all.u as Facts, 0, dice));
      reply.course?.forEach((stage, at) => {
        same(question, stage.outcomes, (dice) => routs(all.u as Facts, at + 1, dice));
      });
    }
  });

  test('more than 660 of them', () => expect(counted).toBeGreaterThan(660));
});
