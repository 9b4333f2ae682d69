/** What the table of the battle page shows and offers beside whole battles: handles, odds, calculators, what a step leaves undone. */

import { describe, expect, test } from 'vitest';
import { actorsOf } from '../../src/components/play/fr3/actions.ts';
import { calculatorFor } from '../../src/components/play/fr3/calculators.ts';
import { leftUndone } from '../../src/components/play/fr3/left-undone.ts';
import { dialsOf, ghostsOf } from '../../src/components/play/fr3/moves.ts';
import { afterCharge, outcomesOf } from '../../src/components/play/fr3/outcomes.ts';
import { drawnTo, handlesOf } from '../../src/components/play/fr3/wheel-handles.ts';
import { sayAction } from '../../src/components/play/fr3/words.ts';
import type { Outcomes } from '../../src/components/play/odds/outcomes.ts';
import { dialValue } from '../../src/components/play/orders/dials.ts';
import { type Action, fr3Battle } from '../../src/engine/fr3/battle/battle.ts';
import { askedNow } from '../../src/engine/fr3/battle/sequence.ts';
import { asking } from '../../src/engine/fr3/battle/units/pieces.ts';
import { enemyOf } from '../../src/engine/fr3/battle/vocabulary/ids.ts';
import type { State } from '../../src/engine/fr3/battle/vocabulary/state.ts';
import { readAddress as readPlans } from '../../src/engine/fr3/charge-planner/address.ts';
import { unitOf } from '../../src/engine/fr3/data/units.ts';
import { readAddress as readMelee } from '../../src/engine/fr3/melee/address.ts';
import { nerve } from '../../src/engine/fr3/nerve/calculator.ts';
import { readAddress as readAsked } from '../../src/engine/kernel/calculator/address.ts';
import { asPercent, fraction } from '../../src/engine/kernel/fraction.ts';
import { fingerprint } from '../../src/engine/kernel/replay.ts';
import { setupOf } from '../engine/fr3/battle-table.ts';
import {
  begun,
  type Course,
  diceFor,
  mayUndo,
  after as onward,
  optionsOf,
  shortened,
  stateOf,
  tryAt,
  viewOf,
} from './fr3-play.ts';

/** The battle on this table when it comes to this question, nobody having done anything. */
function at(what: string, position: string): Course {
  let course = begun(setupOf(position), 1);
  while (askedNow(stateOf(course))?.what !== what) {
    const state = stateOf(course);
    const pass = optionsOf(state).find(({ kind }) => kind === 'pass');
    if (!pass) throw new Error(`nobody is asked for ${what}`);
    course = onward(course, pass, diceFor(1, 0));
  }
  return course;
}
const search = (path: string | undefined): string => (path ?? '').split('?')[1] ?? '';
const option = (state: State, kind: Action['kind'], by?: string): Action => {
  const found = optionsOf(state).find((action) => action.kind === kind && (by === undefined || actorsOf(action).includes(by)));
  if (!found) throw new Error(`no ${kind} is listed`);
  return found;
};

describe('a handle', () => {
  const state = stateOf(at('movement', 'table 48x36\nA1 handweapons 20,10 N\nA2 handweapons 21.5748,10 N\nB1 spears 30,30 S'));

  test('stands at each front corner of a line, and drawn forward it wheels the line about the other one', () => {
    const [left, right] = handlesOf(state, ['A1', 'A2']);
    expect([left?.id, right?.id]).toEqual(['left', 'right']);
    const to = { x: right?.at.x as number, y: (right?.at.y as number) + 0.5 };
    const wheel = drawnTo(state, ['A1', 'A2'], 'right', to);
    expect(wheel).toMatchObject({ kind: 'wheel', side: 'left' });
    expect(fr3Battle.refuse(state, wheel)).toBeNull();
    // The corner of a line of two bases, half an inch forward: its angle is that of half an inch to the length of the line.
    const tenths = Math.round((Math.atan2(0.5, (right?.at.x as number) - (left?.at.x as number)) * 1800) / Math.PI);
    expect(Math.abs((wheel as { angle: number }).angle - tenths)).toBeLessThanOrEqual(1);
  });

  test('comes as far as the line may wheel, however far it is drawn', () => {
    const far = drawnTo(state, ['A1', 'A2'], 'right', { x: 18, y: 20 });
    expect(fr3Battle.refuse(state, far)).toBeNull();
    expect((far as { angle: number }).angle).toBeLessThan(900);
  });

  test('is missing where somebody stands in the way of the wheel', () => {
    const close = stateOf(at('movement', 'table 48x36\nA1 handweapons 20,10 N\nA2 handweapons 21.5748,10 N\nB1 spears 30,30 S'));
    expect(handlesOf(close, ['A2']).map(({ id }) => id)).toEqual(['right']);
  });
});

describe('what is shown of a choice', () => {
  test('nothing moves for a shot that nobody can make, and asking throws nothing', () => {
    const state = stateOf(at('missiles', 'table 48x36\nA1 longbows 20,10 N\nA2 heavy-artillery 10,10 N\nB1 spears 20,16 S'));
    const tried = tryAt(state, ['A2'], 'B1') as Action;
    expect(fr3Battle.refuse(state, tried)).not.toBeNull();
    expect(ghostsOf(state, tried)).toEqual([]);
  });

  test('of the same move with several lengths one button is enough', () => {
    const state = stateOf(at('movement', 'table 48x36\nA1 handweapons 20,10 N\nB1 spears 30,30 S'));
    const listed = optionsOf(state).filter((action) => actorsOf(action).includes('A1'));
    const few = shortened(state, listed);
    expect(listed.filter(({ kind }) => kind === 'ahead').length).toBeGreaterThan(1);
    expect(few.filter(({ kind }) => kind === 'ahead')).toHaveLength(1);
    expect(few.filter(({ kind }) => kind === 'wheel')).toHaveLength(2);
  });

  test('charges to one enemy that differ in inches only are one button', () => {
    const state = stateOf(
      at('movement', 'table 48x36\nA1 knights 20,11 N\nB1 spears 20,14 S\nB2 spears 18,18 S\nB3 spears 22,18 S'),
    );
    const charges = optionsOf(state).filter((action) => action.kind === 'charge');
    const said = shortened(state, charges).map((action) => sayAction(state, action));
    expect(charges.length).toBeGreaterThan(said.length);
    expect(new Set(said.map((each) => each.replace(/, over .*/, ''))).size).toBe(said.length);
  });

  test('what a step leaves undone is said: who could shoot, who could charge', () => {
    const shots = stateOf(at('missiles', 'table 48x36\nA1 longbows 20,10 N\nB1 spears 20,16 S'));
    expect(leftUndone(shots)).toBe('A1 could still shoot.');
    const moves = stateOf(at('movement', 'table 48x36\nA1 knights 20,11 N\nA2 spears 5,11 N\nB1 spears 20,16 S'));
    expect(leftUndone(moves)).toMatch(/^A1 could charge; \d+ moves are left\.$/);
  });
});

describe('fr3.fear.test-charged', () => {
  test('the test to come stands before the charge, with its exact chance', () => {
    const state = stateOf(at('movement', 'table 48x36\nA1 dragons 20,11 N\nB1 spears 20,16 S'));
    const charge = option(state, 'charge', 'A1') as Extract<Action, { kind: 'charge' }>;
    const { tests, melees } = afterCharge(state, charge);
    const faces = 11 - (unitOf('spears')?.rally as number);
    expect(tests).toMatchObject([{ unit: 'B1', of: 'fear', by: 'A1', passes: asPercent(fraction(faces, 10)) }]);
    expect(melees.map(({ a, b }) => [a, b])).toEqual([['A1', 'B1']]);
  });

  test('a charge that helps in the melee of another one shows that melee, better for the help', () => {
    const fight = 'table 48x36\nA1 spears 20,14.4252 N\nA2 knights 24,16 W\nB1 handweapons 20,16 S';
    const state = stateOf(at('movement', fight));
    const charge = option(state, 'charge', 'A2') as Extract<Action, { kind: 'charge' }>;
    const { melees } = afterCharge(state, charge);
    const alone = outcomesOf(stateOf(at('melee', fight)), { kind: 'fight', a: 'A1', b: 'B1' });
    expect(melees.map(({ a, b }) => [a, b])).toEqual([['A1', 'B1']]);
    const unharmed = (found: Outcomes) =>
      found?.find(({ ids }) => ids.includes('B1'))?.chances.find(({ fate }) => fate === 'unharmed')?.share ?? 0;
    expect(unharmed(melees[0]?.fates ?? null)).toBeLessThan(unharmed(alone));
  });
});

test('where a unit would stand that follows up is shown before it does', () => {
  const state = stateOf(at('movement', 'table 48x36\nA1 spears 20,11 N\nB1 spears 20,26 S'));
  const asked = asking(state, { what: 'follow-up', side: 'A', unit: 'A1' });
  expect(ghostsOf(asked, { kind: 'follow-up', go: true })).toMatchObject([{ base: { x: 20 }, from: { x: 20, y: 11 } }]);
  expect(ghostsOf(asked, { kind: 'follow-up', go: false })).toEqual([]);
});

describe('the calculator with the same situation', () => {
  test('a charge opens the planner with both units and its steps, fear among them where it is felt', () => {
    const state = stateOf(at('movement', 'table 48x36\nA1 dragons 20,11 N\nB1 spears 20,16 S\nB2 spears 21.5748,16 S'));
    const { plans, problems } = readPlans(search(calculatorFor(state, option(state, 'charge', 'A1'))?.path));
    expect(problems).toEqual([]);
    expect(plans).toMatchObject([{ a: { unit: 'dragons' }, b: { unit: 'spears' } }]);
    expect(plans[0]?.steps?.map(({ kind }) => kind)).toEqual(['charge', 'fear', 'melee', 'follow-up', 'over-pursuit']);
  });

  test('a rally opens the nerve calculator with the state of the unit', () => {
    const state = stateOf(at('rally', 'table 48x36\nA1 spears 20,11 N demoralized\nB1 spears 20,26 S'));
    const { question, problems } = readAsked(nerve, search(calculatorFor(state, option(state, 'rally'))?.path));
    expect(problems).toEqual([]);
    expect(question).toMatchObject({ roll: 'rally', parts: { u: { unit: 'spears', state: 1 } } });
  });

  test('a melee opens the melee calculator with who charged', () => {
    const state = stateOf(at('melee', 'table 48x36\nA1 knights 20,14.4252 N\nB1 handweapons 20,16 S'));
    const read = readMelee(search(calculatorFor(state, option(state, 'fight'))?.path));
    expect(read.problems).toEqual([]);
    expect(read).toMatchObject({ question: { a: { unit: 'knights' }, b: { unit: 'handweapons' } } });
  });
});

describe('fr3.auction.secret-designation', () => {
  /** To the bid of the side that casts: the first spell that can be cast is cast. */
  function toBid(): Course {
    let course = begun(
      setupOf(
        'A1 spears*2 10,10 N; B1 spears*2 10,20 S; A3 individual with A1 magic=cleric-3; B3 individual with B1 magic=cleric-3',
      ),
      3,
    );
    while (askedNow(stateOf(course))?.what !== 'bid') {
      const options = optionsOf(stateOf(course));
      const action =
        options.find(({ kind }) => kind === 'cast') ?? options.find(({ kind }) => kind === 'hold' || kind === 'pass');
      course = onward(course, action as Action, diceFor(3, course.length));
    }
    return course;
  }
  const course = toBid();
  const ask = askedNow(stateOf(course));
  const [one, other] = optionsOf(stateOf(course)).filter(({ kind }) => kind === 'bid');

  test('the question is marked as secret: the page draws its curtain', () => {
    expect(ask).toMatchObject({ what: 'bid', secret: true });
  });

  test('every bid is a choice of its own, and its points are turned as far as the pools go', () => {
    const bids = optionsOf(stateOf(course)).filter(({ kind }) => kind === 'bid');
    expect(bids.length).toBeGreaterThan(2);
    expect(shortened(stateOf(course), bids)).toEqual(bids);
    const dials = dialsOf(stateOf(course), one as Action);
    expect(dials.map(({ field }) => field)).toEqual(['own', 'army']);
    for (const { field, most } of dials) expect(most).toBe(Math.max(...bids.map((each) => dialValue(each, field))));
  });

  test('what one side has sealed does not show in what the other one sees, and cannot be taken back', () => {
    const enemy = enemyOf((ask as { side: 'A' | 'B' }).side);
    const [first, second] = [one, other].map((bid) => onward(course, bid as Action, diceFor(3, 0))) as [Course, Course];
    expect(fingerprint(stateOf(first))).not.toBe(fingerprint(stateOf(second)));
    expect(fingerprint(viewOf(stateOf(first), enemy))).toBe(fingerprint(viewOf(stateOf(second), enemy)));
    expect(mayUndo(first, () => true)).toBe(false);
  });
});
