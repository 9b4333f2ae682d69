/** What a player sees at a glance: odds on options, volleys together, cards with rules, and chances for magic that pass by themselves. */
import { describe, expect, test } from 'vitest';
import { cards } from '../../src/components/play/fr3/card.ts';
import { passUnasked } from '../../src/components/play/fr3/passing.ts';
import { fr3System } from '../../src/components/play/fr3/system.tsx';
import { lessonBattle } from '../../src/components/play/fr3/tutorial/battle.ts';
import { gradedBattle } from '../../src/components/play/fr3/tutorial/graded.ts';
import type { Outcomes } from '../../src/components/play/odds/outcomes.ts';
import { glanceOf } from '../../src/components/play/odds/use-glances.ts';
import { jointFor } from '../../src/components/play/orders/choices.ts';
import type { GameSystem } from '../../src/components/play/system.ts';
import { registry } from '../../src/content/registry.ts';
import { fr3Battle } from '../../src/engine/fr3/battle/battle.ts';
import { castingSide, inHand } from '../../src/engine/fr3/battle/magic/bids.ts';
import { armyPoints, casters, ownPoints } from '../../src/engine/fr3/battle/magic/casters.ts';
import { askedNow } from '../../src/engine/fr3/battle/sequence.ts';
import { phasing } from '../../src/engine/fr3/battle/units/pieces.ts';
import { enemyOf } from '../../src/engine/fr3/battle/vocabulary/ids.ts';
import { seeded } from '../../src/engine/kernel/dice.ts';
import { randomPlayer } from '../../src/engine/kernel/opponent.ts';
import { after, type Course, diceFor, facesOf, stateOf } from './fr3-play.ts';

const lesson = (() => {
  const read = lessonBattle();
  if (!read.ok) throw new Error(read.because);
  return read.value;
})();

describe('odds at a glance', () => {
  const fate = (look: 'broken' | 'same' | 'better' | 'shaken', share: number) => ({ fate: look, look, share, percent: '' });
  const fight: Outcomes = [
    { ids: ['A1'], chances: [fate('shaken', 0.25), fate('same', 0.75)] },
    { ids: ['B1'], chances: [fate('broken', 0.5), fate('same', 0.5)] },
  ];

  test('say how likely the enemy is harmed, and how likely one’s own are, whoever looks', () => {
    expect(glanceOf(fight, 'A')).toMatchObject({ good: 0.5, bad: 0.25, says: '50% for you, 25% against you' });
    expect(glanceOf(fight, 'B')).toMatchObject({ good: 0.25, bad: 0.5 });
  });
  test('of what concerns no enemy they say how likely it succeeds', () => {
    expect(glanceOf([{ ids: ['A1'], chances: [fate('shaken', 0.4), fate('better', 0.6)] }], 'A')).toMatchObject({
      good: 0.6,
      bad: 0,
    });
  });
  test('say nothing where nothing can happen, or where the dice fall in too many ways', () => {
    expect(glanceOf([], 'A')).toBeNull();
    expect(glanceOf(null, 'A')).toBeNull();
  });
});

test('one who can shoot is offered the volley of all who can shoot at the same enemy', () => {
  const joint = jointFor(fr3System as unknown as GameSystem, stateOf(lesson.course), ['A4']);
  expect(joint.length).toBeGreaterThan(0);
  for (const volley of joint) {
    expect(volley).toMatchObject({ kind: 'shoot', units: expect.arrayContaining(['A4', 'A5']) });
    expect(fr3Battle.refuse(stateOf(lesson.course), volley as never)).toBeNull();
  }
});

test('a card has figures, and every rule that it cites stands in the book', () => {
  const { rules } = registry();
  const state = stateOf(lesson.course);
  const all = [
    ...state.units.map(({ id }) => cards.piece(state, id)),
    ...state.setup.terrain.map((terrain) => cards.terrain(state, terrain)),
  ];
  expect(all).not.toContain(null);
  for (const card of all) {
    const cited = [...(card?.figures ?? []), ...(card?.parts ?? []).flatMap(({ lines }) => lines)].flatMap((each) => each.rules);
    expect(cited.filter((id) => !rules.has(id))).toEqual([]);
  }
  const spears = cards.piece(state, 'A1');
  expect(spears?.figures.find(({ label }) => label === 'Combat')?.value).toBe('3');
  expect(fr3System.words.introduction?.(state, 'A')).toMatch(/^6 units for \d+ points: 3 Spears, 2 Longbows and /);
});

test('a chance for magic in the enemy’s phase passes as the player wishes, and one that is aimed at him stops the page', async () => {
  const read = await gradedBattle('magic', 7);
  if (!read.ok) throw new Error(read.because);
  let course = read.value.course as Course;
  const anybody = randomPlayer(fr3Battle, seeded(11));
  let [passed, stopped, alone] = [0, 0, 0];
  for (let count = 0; count < 250 && fr3Battle.decider(stateOf(course)) !== null; count++) {
    const state = stateOf(course);
    const asked = askedNow(state);
    const foreign = asked?.what === 'magic' && phasing(state) !== asked.side;
    const pass = passUnasked(course, 'target');
    if (asked?.what === 'bid') {
      // fr3.magic.both-pools-empty: a spell that nobody can resist is cast for its cost without a question.
      const of = enemyOf(castingSide(inHand(state)));
      const left = armyPoints(state, of) + casters(state, of).reduce((sum, each) => sum + ownPoints(state, each), 0);
      expect(pass !== null).toBe(left === 0 && inHand(state).open === null);
      if (pass) alone++;
    } else {
      expect(passUnasked(course, 'always')).toBeNull();
      expect(passUnasked(course, 'never') !== null).toBe(foreign);
    }
    if (pass) expect(fr3Battle.refuse(state, pass)).toBeNull();
    if (foreign && pass) passed++;
    if (foreign && !pass) stopped++;
    const action = pass ?? anybody.choose(state);
    if (!action) break;
    course = after(course, action, diceFor(7, facesOf(course).length));
  }
  expect(passed).toBeGreaterThan(0);
  expect(alone).toBeGreaterThan(0);
  expect(stopped + passed).toBeGreaterThan(3);
});
