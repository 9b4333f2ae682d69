/** Every calculator of the six-event game against a count by hand, and against seeded play. */
import { describe, expect, test } from 'vitest';
import { ask } from '../../../src/engine/kernel/calculator/answer.ts';
import type { Calculator } from '../../../src/engine/kernel/calculator/procedure.ts';
import type { Question } from '../../../src/engine/kernel/calculator/question.ts';
import { refusals } from '../../../src/engine/kernel/calculator/refusals.ts';
import { approximate } from '../../../src/engine/kernel/fraction.ts';
import { sixEventsCalculators } from '../../../src/engine/six-events/calculators.ts';
import { countByHand, type Dice, fractionsByHand, picker } from '../fr3/by-hand.ts';
import { playAgrees } from '../sampled.ts';
import {
  causes,
  chainByHand,
  checks,
  duelsOnce,
  type Facts,
  Figure,
  fightsOnce,
  shoots,
  shootsOnce,
  strikes,
  volleysOnce,
} from './oracle.ts';

const calculator = (id: string) => sixEventsCalculators.find((each) => each.id === id) as Calculator;

const anybody = {
  mount: ['standard', 'large', 'very-large', 'giant'],
  ground: ['woods', 'ruins'],
  armor: [0, 1, 3, 4, 5, 6],
  models: [1, 2, 4, 7, 12],
  missing: [1, 2, 3],
  prowess: [1, 2, 3, 5],
  vitality: [1, 3, 4, 6],
  wounds: [1, 2],
  rank: ['peasant', 'yeoman', 'knight'],
};
const onset = {
  leader: [true],
  ford: [true],
  slope: [true],
  wall: [true],
  dark: [true],
  stands: [true],
};
const kinds = ['peasant', 'yeoman', 'knight', 'creature', 'character', 'war-machine'];

/** Questions that the rules allow, the same in every run. */
function drawn(
  of: Calculator,
  roll: string,
  count: number,
  parts: (pick: ReturnType<typeof picker>) => Question['parts'],
  turns?: number,
) {
  const pick = picker(roll.length * 7919 + roll.charCodeAt(0));
  const found: Question[] = [];
  for (let tries = 0; found.length < count && tries < count * 60; tries++) {
    const question: Question = { roll, parts: parts(pick), ...(turns === undefined ? {} : { turns }) };
    if (refusals(of, question).length === 0) found.push(question);
  }
  expect(found).toHaveLength(count);
  return found;
}

type Outcomes = readonly { readonly id: string; readonly chance: { readonly numerator: bigint; readonly denominator: bigint } }[];
const shares = (outcomes: Outcomes) =>
  Object.fromEntries(outcomes.filter(({ chance }) => chance.numerator > 0n).map(({ id, chance }) => [id, String(chance)]));
const answered = (of: Calculator, question: Question) => {
  const reply = ask(of, question);
  if (!reply.ok) throw new Error('refused');
  return reply;
};
const same = (question: Question, of: Outcomes, byHand: (dice: Dice) => string) =>
  expect({ question, shares: shares(of) }).toEqual({ question, shares: fractionsByHand(byHand) });

/** A stage of a course against chances by hand, gathered under the names of the calculator. */
function near(question: Question, outcomes: Outcomes, byHand: Map<string, number>, called: (state: string) => string) {
  const found = new Map<string, number>();
  for (const [state, chance] of byHand) found.set(called(state), (found.get(called(state)) ?? 0) + chance);
  for (const { id, chance } of outcomes)
    expect({ question, id, off: Math.abs(approximate(chance as never) - (found.get(id) ?? 0)) < 1e-12 }).toEqual({
      question,
      id,
      off: true,
    });
  expect([...found.keys()].filter((id) => !outcomes.some((each) => each.id === id))).toEqual([]);
}

describe('every chance is that of a count by hand', () => {
  test('initiative: every pair of up to 7 leaders', () => {
    for (let a = 0; a <= 7; a++)
      for (let b = 0; b <= 7; b++) {
        const totals = countByHand((dice) => {
          const by = dice(6) + dice(6) + a - dice(6) - dice(6) - b;
          return by > 0 ? 'first' : by < 0 ? 'second' : 'tie';
        });
        const [first = 0n, second = 0n] = ['first', 'second'].map((side) => totals.get(side));
        const reply = answered(calculator('initiative'), { roll: 'roll', parts: { a: { leaders: a }, b: { leaders: b } } });
        const chance = reply.outcomes.find(({ id }) => id === 'first')?.chance;
        expect((chance?.numerator ?? 0n) * (first + second)).toBe((chance?.denominator ?? 1n) * first);
      }
  });

  const ranged = calculator('ranged');
  test('120 ranged attacks, and the two turns that follow', () => {
    const target = {
      armor: anybody.armor,
      ground: anybody.ground,
      mount: anybody.mount,
      models: anybody.models,
      missing: [1, 2],
      vitality: anybody.vitality,
      wounds: [1, 2],
      leader: [true],
      leaderKilled: [true],
      commanderKilled: [true],
      race: [-2, 1, 3],
    };
    const { rank: _rank, armor: _armor, ...shooter } = anybody;
    const questions = drawn(
      ranged,
      'shot',
      120,
      (pick) => {
        const is = pick.one(kinds);
        return {
          u: { ...pick.some({ ...shooter, obstructed: [true], reduces: [1, 2] }, 3), is: pick.one(kinds) },
          t: { ...pick.some(target, 3), is, ...(is === 'character' ? { last: true } : {}) },
        };
      },
      2,
    );
    for (const question of questions) {
      const { u, t } = question.parts as { u: Facts; t: Facts };
      const reply = answered(ranged, question);
      same(question, reply.outcomes, (dice) => `hits-${shoots(u, t, dice)}`);
      const began = new Figure(t).gone;
      const called = (state: string) => {
        const [fate = '', lost = ''] = state.split(' ');
        if (fate !== 'stands') return fate;
        return Number(lost) === began ? 'unhurt' : 2 * Number(lost) >= new Figure(t).start ? 'halved' : 'hurt';
      };
      for (const turn of [1, 2])
        near(question, reply.course?.[turn - 1]?.outcomes ?? [], chainByHand(`stands ${began}`, shootsOnce(u, t), turn), called);
    }
  });

  const melee = calculator('melee');
  test('150 attacks in melee', () => {
    const questions = drawn(melee, 'attack', 150, (pick) => ({
      u: { ...pick.some({ ...anybody, ...onset, attacks: ['flank', 'rear'] }, 3), is: pick.one(kinds) },
      t: { ...pick.some({ armor: anybody.armor, ground: anybody.ground }, 2), is: pick.one(kinds) },
    }));
    for (const question of questions) {
      const { u, t } = question.parts as { u: Facts; t: Facts };
      same(question, answered(melee, question).outcomes, (dice) => `hits-${strikes(new Figure(u), new Figure(t), dice)}`);
    }
  });

  test('60 melees of two units over two turns', { timeout: 60_000 }, () => {
    const side = (pick: ReturnType<typeof picker>) => ({
      ...pick.some({ ...anybody, ...onset, models: [1, 2, 4, 7], prowess: [1, 2, 3], race: [-1, 2] }, 4),
      is: pick.one(kinds),
      prowess: pick.one([1, 2, 3]),
    });
    const called = (state: string) => {
      const [a = '', , b = ''] = state.split(' ');
      if (a !== 'stands' && b !== 'stands') return 'neither';
      if (a === 'stands' && b === 'stands') return 'both-stand';
      const [who, fate] = a === 'stands' ? ['b', b] : ['a', a];
      return `${who}-${fate === 'destroyed' ? 'destroyed' : 'breaks'}`;
    };
    for (const question of drawn(melee, 'meeting', 60, (pick) => ({ a: side(pick), b: side(pick) }), 2)) {
      const { a, b } = question.parts as { a: Facts; b: Facts };
      const start = `stands ${new Figure(a).gone} stands ${new Figure(b).gone}`;
      const reply = answered(melee, question);
      same(question, reply.outcomes, (dice) => called(fightsOnce(a, b)(start)(dice)));
      near(question, reply.course?.[1]?.outcomes ?? [], chainByHand(start, fightsOnce(a, b), 2), called);
    }
  });

  test('40 turns that end in contact', { timeout: 60_000 }, () => {
    const said = {
      ...anybody,
      ...onset,
      models: [1, 2, 4, 7],
      race: [-1, 2],
      shoots: [true],
      ranged: [1, 2, 3],
      obstructed: [true],
    };
    const side = (pick: ReturnType<typeof picker>) => ({
      ...pick.some(said, 3),
      is: pick.one(kinds),
      prowess: pick.one([1, 2, 3]),
    });
    const called = (state: string) => {
      const shot = state.startsWith('shot ');
      const [a = '', , b = ''] = (shot ? state.slice(5) : state).split(' ');
      if (a !== 'stands' && b !== 'stands') return shot ? 'neither-met' : 'neither';
      if (shot) return a === 'stands' ? 'b-shot' : 'a-shot';
      if (a === 'stands' && b === 'stands') return 'both-stand';
      const [who, fate] = a === 'stands' ? ['b', b] : ['a', a];
      return `${who}-${fate === 'destroyed' ? 'destroyed' : 'breaks'}`;
    };
    for (const question of drawn(melee, 'turn', 40, (pick) => ({ a: side(pick), b: side(pick) }), 2)) {
      const { a, b } = question.parts as { a: Facts; b: Facts };
      const start = `stands ${new Figure(a).gone} stands ${new Figure(b).gone}`;
      // First everybody shoots, then whoever has come into contact fights.
      const reached = chainByHand(start, () => volleysOnce(a, b), 1);
      const byHand = (turns: number) => {
        const found = new Map<string, number>();
        for (const [state, chance] of reached)
          for (const [end, more] of state.startsWith('shot')
            ? [[state, 1] as const]
            : chainByHand(state, fightsOnce(a, b), turns))
            found.set(end, (found.get(end) ?? 0) + chance * more);
        return found;
      };
      const reply = answered(melee, question);
      near(question, reply.outcomes, byHand(1), called);
      near(question, reply.course?.[1]?.outcomes ?? [], byHand(2), called);
    }
  });

  test('strikes at an attached character', () => {
    for (let trades = 1; trades <= 5; trades++)
      for (const vitality of [1, 2, 4]) {
        const question: Question = { roll: 'trade', parts: { s: { hits: 16, trades, vitality } } };
        same(question, answered(melee, question).outcomes, (dice) => {
          let wounds = 0;
          for (let n = 0; n < trades; n++) if (dice(6) > 4) wounds++;
          return wounds === 0 ? 'missed' : wounds < vitality ? 'wounded' : 'killed';
        });
      }
  });

  const morale = calculator('morale');
  test('150 morale checks', () => {
    const nerve = {
      halved: [true],
      leader: [true],
      flanked: [true],
      rearAttacked: [true],
      attacks: ['flank', 'rear'],
      outnumbers: [true],
      friend: [true],
      leaderKilled: [true],
      commanderKilled: [true],
      race: [-3, -1, 2],
      ground: ['woods', 'ruins'],
      mount: ['standard'],
    };
    const questions = drawn(morale, 'check', 150, (pick) => ({
      u: { ...pick.some(nerve, 4), is: pick.one(['peasant', 'yeoman', 'knight', 'creature']) },
      c: { cause: pick.one(causes) },
    }));
    for (const question of questions) {
      const { u, c } = question.parts as { u: Facts; c: Facts };
      same(question, answered(morale, question).outcomes, (dice) => checks(u, String(c.cause), dice));
    }
  });

  test('rallies over four turns', () => {
    const needed: Record<string, number> = { peasants: 5, yeomen: 4, knights: 3, creatures: 4 };
    for (const is of Object.keys(needed))
      for (const leader of [false, true])
        for (const hit of [false, true]) {
          const question: Question = { roll: 'rally', parts: { u: { is, leader, hit } }, turns: 4 };
          const turnsOf = (turns: number) => (dice: Dice) => {
            for (let turn = 0; turn < turns; turn++) {
              if (hit && turn === 0) continue;
              if (leader || dice(6) >= (needed[is] as number)) return 'rallied';
              if (is === 'creatures') return 'berserk';
            }
            return 'routs';
          };
          const reply = answered(morale, question);
          same(question, reply.outcomes, turnsOf(1));
          reply.course?.forEach((stage, at) => {
            same(question, stage.outcomes, turnsOf(at + 1));
          });
        }
  });

  const challenges = calculator('challenges');
  test('60 challenges over three turns', { timeout: 60_000 }, () => {
    const figure = {
      armor: [0, 1, 3, 5],
      prowess: [1, 2, 3, 5],
      vitality: [1, 2, 3, 6],
      wounds: [1, 2],
      is: ['dragon', 'giant'],
    };
    for (const question of drawn(
      challenges,
      'exchange',
      60,
      (pick) => ({ a: pick.some(figure, 2), b: pick.some(figure, 2) }),
      3,
    )) {
      const { a, b } = question.parts as { a: Facts; b: Facts };
      const [first, second] = [new Figure({ ...a, is: 'character' }), new Figure({ ...b, is: 'character' })];
      const start = `${first.gone} ${second.gone}`;
      const fallen = (state: string) => {
        const [woundsA = 0, woundsB = 0] = state.split(' ').map(Number);
        const [deadA, deadB] = [woundsA >= first.start, woundsB >= second.start];
        return deadA && deadB ? 'both-dead' : deadA ? 'a-dead' : deadB ? 'b-dead' : 'both-live';
      };
      const after = (state: string) => {
        const [woundsA = 0, woundsB = 0] = state.split(' ').map(Number);
        if (fallen(state) !== 'both-live') return fallen(state);
        const [hurtA, hurtB] = [woundsA > first.gone, woundsB > second.gone];
        return hurtA && hurtB ? 'both-hurt' : hurtA ? 'a-hurt' : hurtB ? 'b-hurt' : 'neither';
      };
      const reply = answered(challenges, question);
      near(question, reply.outcomes, chainByHand(start, duelsOnce(a, b), 1), after);
      near(question, reply.course?.[2]?.outcomes ?? [], chainByHand(start, duelsOnce(a, b), 3), fallen);
    }
  });
});

describe('sampled play agrees with the exact odds within five standard errors over many plays', () => {
  for (const { id: of, procedures } of sixEventsCalculators)
    for (const procedure of procedures)
      test(`${of} ${procedure.id}`, { timeout: 60_000 }, () =>
        playAgrees(procedure, procedure.id.length * 7919 + of.charCodeAt(0)),
      );
});
