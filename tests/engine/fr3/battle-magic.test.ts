/** Pools, the right to cast, and the auction with secret bids, by rule id. */
import { expect, test } from 'vitest';
import { type Action, fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { armyOfRoster } from '../../../src/engine/fr3/battle/deployment/army-of-roster.ts';
import { judgement } from '../../../src/engine/fr3/battle/judgement/planning.ts';
import { unplayedSpells } from '../../../src/engine/fr3/battle/magic/book.ts';
import { costOf } from '../../../src/engine/fr3/battle/magic/casters.ts';
import { magicUsers, spellsOf } from '../../../src/engine/fr3/battle/magic/users.ts';
import { unitAt } from '../../../src/engine/fr3/battle/units/pieces.ts';
import type { State } from '../../../src/engine/fr3/battle/vocabulary/state.ts';
import { playerOf } from '../../../src/engine/kernel/opponent.ts';
import { canonicalText } from '../../../src/engine/kernel/replay.ts';
import { after, type Played } from './battle-table.ts';
import {
  asked,
  because,
  bid,
  cast,
  having,
  hold,
  letIt,
  pass,
  pools,
  poolsOf,
  rules,
  told,
  unopposed,
  until,
  untilTurn,
  withPerson,
  withTroop,
} from './magic-table.ts';
import { roster } from './muster-table.ts';

const lines = 'A1 spears*2 10,10 N; B1 spears*2 10,20 S';
const duel = (a: string, b: string): string =>
  `${lines}; A3 individual with A1 magic=${a}; A4 general-2-2 with A2; B3 individual with B1 magic=${b}; B4 general-2-2 with B2`;
const curse = (on: string, caster = 'A3'): Action => cast(caster, 'bless-curse-1', [on], { choice: 'curse' });
const morale = ({ state }: Played, id: string) => unitAt(state, id).morale;

/** This number of d6 faces with this sum. */
const dice = (many: number, sum: number): readonly number[] =>
  Array.from({ length: many }, (_, at) => Math.min(6, Math.max(1, Math.ceil((sum - at) / many))));

/** Clerics of these levels in A and B, with these numbers of points in their own pools. */
const facing = (a: 1 | 2 | 3, b: 1 | 2 | 3, own: number, theirs: number): Played => {
  const at = pools(duel(`cleric-${a}`, `cleric-${b}`), ...dice(a, own), ...dice(b, theirs));
  return having(having(at, 'A', { own: [own] }), 'B', { own: [theirs] });
};

// ---- pools -------------------------------------------------------------------------------------
test('fr3.magic.pool-dice, ruling, fr3.magic.two-pools, fr3.sequence.magic-pools, fr3.magic.army-pool-start: ten points for each army, a die for each level', () => {
  const at = pools(duel('wizard-3', 'cleric-1'), 3, 4, 5, 2);
  expect(poolsOf(at, 'A')).toEqual([10, 12]);
  expect(poolsOf(at, 'B')).toEqual([10, 2]);
});

test('fr3.magic.example-pools: three of level one throw a die each, one of level one and one of level two a die and two dice; each army has ten', () => {
  const users = 'A3 individual with A1 magic=wizard-1; A4 individual with A2 magic=cleric-1; A5 individual with A2 magic=mason-1';
  const theirs = 'B4 individual with B1 magic=earth-shaman-1; B5 individual with B1 magic=wizard-2';
  const at = pools(`${lines}; ${users}; ${theirs}`, 3, 5, 1, 6, 2, 4);
  expect(poolsOf(at, 'A')).toEqual([10, 3, 5, 1]);
  expect(poolsOf(at, 'B')).toEqual([10, 6, 6]);
});

test('fr3.magic.no-magic-users-left, ruling, fr3.sequence.magic-pools-no-magic-user: an army without magic users has its ten points all the same, and throws nothing', () => {
  const at = pools(`${lines}; A3 individual with A1 magic=wizard-1`, 6);
  expect(poolsOf(at, 'A')).toEqual([10, 6]);
  expect(poolsOf(at, 'B')).toEqual([10]);
});

test('fr3.magic.clock-at-four, ruling, fr3.magic.pools-emptied, fr3.morale-clock.four-magic, fr3.sequence.magic-pools-morale-clock-four: the next turn brings new dice, halved for a side at clock 4', () => {
  const first = pools(duel('wizard-2', 'cleric-1'), 6, 6, 6);
  const low = having(until(first, 'B movement'), 'A', { clock: 4 });
  const next = untilTurn(low, 2, 5, 4, 3);
  expect(poolsOf(next, 'A')).toEqual([5, 4]);
  expect(poolsOf(next, 'B')).toEqual([10, 3]);
});

test('fr3.magic.personal-pool-required, fr3.magic.cannot-afford: no points of his own, no spell, whatever the army has', () => {
  const mine = until(having(facing(2, 1, 6, 1), 'A', { own: [0] }), 'A movement');
  expect(rules(mine, curse('B1'))).toEqual(['fr3.auction.cost-from-personal-pool', 'fr3.magic.cannot-afford']);
  expect(because(having(mine, 'A', { own: [2] }), curse('B1'))).toBe('legal');
});

// ---- the right to cast -------------------------------------------------------------------------
test('fr3.magic.first-spell-priority, fr3.magic.first-spell-alternates, ruling: phase one has the first chance; who casts first in a turn gives it away in the next', () => {
  const at = facing(1, 1, 6, 6);
  expect(asked(at)).toBe('A magic');
  expect(asked(after(at, [hold]))).toBe('B magic');
  const castByA = unopposed(at, curse('B1'), 10);
  expect(castByA.state.sheet.castFirst).toBe('first');
  expect(asked(untilTurn(castByA, 2, 4, 4))).toBe('B magic');
  expect(asked(untilTurn(at, 2, 4, 4))).toBe('A magic');
});

test('fr3.magic.alternate-casting, fr3.magic.opponent-declines: the other side is asked before anybody casts again', () => {
  const once = unopposed(facing(1, 1, 6, 6), curse('B1'), 10);
  expect(asked(once)).toBe('B magic');
  expect(asked(after(once, [hold]))).toBe('A magic');
  const answer = unopposed(once, curse('A1', 'B3'), 10);
  expect(asked(answer)).toBe('A magic');
});

test('fr3.magic.cast-any-time, ruling: between any two actions of the other side, unless it has said that it will not', () => {
  const move: Action = { kind: 'ahead', units: ['A1'], inches: 1 };
  const first = until(facing(1, 1, 6, 6), 'A movement');
  const moved = after(first, [move]);
  expect(asked(moved)).toBe('B magic');
  expect(asked(after(moved, [hold, { ...move, units: ['A2'] }]))).toBe('B magic');
  for (const quiet of ['step', 'phase'] as const)
    expect(
      asked(
        after(moved, [
          { kind: 'hold', until: quiet },
          { ...move, units: ['A2'] },
        ]),
      ),
      quiet,
    ).toBe('A movement');
});

test('fr3.magic.alternate-casting: a side that has declined for the phase is asked again when the enemy casts', () => {
  const at = after(facing(1, 1, 6, 6), [hold, { kind: 'hold', until: 'phase' }]);
  const mine = until(at, 'A movement');
  expect(asked(unopposed(mine, curse('B1'), 10))).toBe('B magic');
});

test('fr3.magic.opponent-declines: whoever casts nothing in a turn is asked again in the next one', () => {
  const at = after(facing(1, 1, 6, 6), [hold, { kind: 'hold', until: 'turn' }]);
  const second = untilTurn(at, 2, 4, 4);
  expect(at.state.magic.quiet.A ?? at.state.magic.quiet.B).toBe('1');
  expect(asked(second)).toMatch(/magic$/);
});

test('fr3.magic.active-magic-definition: a spell is formed of points by a magic user; an innate ability works by itself', () => {
  const at = until(pools('A1 spears 10,10 N innate=war-cry; B1 mobs 10,15 S; B2 mobs 40,30 S'), 'A movement');
  expect(rules(at, cast('A1', 'curse', ['B1']))).toContain('fr3.magic.personal-pool-uses');
  const cry: Action = { kind: 'innate', user: 'A1', ability: 'war-cry', target: 'B1', what: null };
  expect(because(at, cry)).toBe('legal');
  const used = after(at, [cry], 1);
  expect([asked(used).endsWith('bid'), poolsOf(used, 'A')]).toEqual([false, [10]]);
});

test('fr3.magic.resolve-before-next: nothing else is cast before the spell in hand is through', () => {
  const at = after(facing(2, 1, 6, 6), [curse('B1')]);
  expect(asked(at)).toBe('A bid');
  expect(because(at, curse('B2'))).toContain('must now decide how many points go into a spell');
});

test('fr3.magic.cast-any-time, fr3.auction.morale-clock-points: nobody is asked who could cast nothing that matters; as a step begins, not even for points of the clock', () => {
  const at = until(facing(1, 1, 1, 1), 'A movement');
  const losses = after(at, [pass]);
  expect(asked(losses)).toBe('A magic');
  expect(because(losses, curse('B1'))).toContain('he has 1');
  const burned = after(losses, [{ kind: 'burn', character: 'A3', points: 1 }]);
  expect([asked(burned), because(burned, curse('B1'))]).toEqual(['A magic', 'legal']);
  // The right to cast is not asked again between two actions, nor when the clock or the pools allow no spell.
  const theirs = until(losses, 'B movement');
  expect(asked(after(theirs, [{ kind: 'ahead', units: ['B1'], inches: 1 }]))).toBe('B movement');
  expect(asked(after(having(at, 'A', { clock: 5 }), [pass]))).toBe('B magic');
  expect(asked(after(having(at, 'A', { army: 0, own: [0] }), [pass]))).toBe('B magic');
});

test('fr3.character-combat.captives-not-killed, ruling: a captive neither casts nor dispels', () => {
  const at = withPerson(until(facing(1, 1, 6, 6), 'A movement'), 'A3', { status: 'captured', host: 'B1' });
  expect(rules(at, curse('B1'))).toEqual(['fr3.magic.personal-pool-uses']);
});

test('fr3.magic.pool-dice, fr3.results-rolls.character-escape-roll: a captive throws for his pool too, and has it when he gets free in that turn', () => {
  const held = withPerson(until(facing(1, 1, 6, 6), 'A movement'), 'A3', { status: 'captured', host: 'B1' });
  // In turn 2 his die is a 5 and the enemy’s a 6; in step 3 of his own phase he rolls a 2 and escapes.
  const next = untilTurn(held, 2, 5, 6);
  expect(poolsOf(next, 'A')).toEqual([10, 5]);
  const free = until(next, 'A movement', 2);
  expect(free.state.characters.find(({ id }) => id === 'A3')).toMatchObject({ status: 'in play' });
  expect(rules(free, curse('B1'))).toEqual([]);
});

test('a spell in hand is worth the same however often and in which order it is asked, and to a copy of the position', () => {
  const announced = after(facing(2, 1, 6, 6), [curse('B1')]);
  const other = after(facing(2, 1, 6, 6), [curse('B2')]);
  const sealed = after(announced, [bid('A3', 4, 2)]);
  const places = [announced, sealed, other, announced, sealed].map(({ state }) => state);
  const worths = (states: readonly State[]) =>
    states.flatMap((state) => [judgement.worth(state, 'A'), judgement.worth(state, 'B')]);
  const first = worths(places);
  expect(worths(JSON.parse(JSON.stringify(places)))).toEqual(first);
  expect(places.map((state) => judgement.worth(state, 'A'))).toEqual(first.filter((_, at) => at % 2 === 0));
  // More points make success likelier, so the judgement gives them a value.
  expect(first[2]).not.toBe(first[0]);
});

// ---- what is announced -------------------------------------------------------------------------
test('fr3.auction.announcement: openly, by whom and at whom', () => {
  expect(told(after(facing(2, 1, 6, 6), [curse('B1')]))).toContain('The cleric (A3) casts Bless/Curse 1 (curse) on Spears (B1).');
});

test('fr3.spells.spell-list-columns: a magic user casts what he has learned, at whom the spell takes', () => {
  const at = facing(1, 1, 6, 6);
  expect(because(at, cast('A3', 'apoplexy', ['B1']))).toBe('Clerics of level 1 do not know Apoplexy.');
  expect(because(at, cast('A3', 'bless-curse-2', ['B1'], { choice: 'curse' }))).toContain('do not know');
  expect(because(at, cast('A3', 'bless-curse-1', ['B1']))).toContain('choose bless or curse');
  expect(because(at, cast('A3', 'strength', ['B1', 'B2']))).toBe('This spell needs one target.');
  expect(because(at, cast('A3', 'strength', ['B9']))).toBe('Choose units on the table as targets.');
  expect(because(at, cast('A3', 'strength', ['A1'], { points: 4 }))).toContain('Strength can cost 2');
  expect(because(at, cast('B3', 'strength', ['A1']))).toContain('Choose a magic user of your own');
});

test('fr3.auction.repeat-cheap-spells, ruling: a cheap spell again and again, until it is augmented', () => {
  const twice = after(unopposed(after(unopposed(facing(2, 1, 12, 0), curse('B1'), 10), []), cast('A3', 'strength', ['A1'])), []);
  expect(because(twice, curse('B2'))).toBe('legal');
  const augmented = after(twice, [curse('B2'), bid('A3', 3, 0), letIt], 10);
  expect(rules(until(augmented, 'A movement'), curse('B1'))).toEqual(['fr3.auction.repeat-cheap-spells']);
  expect(because(until(augmented, 'A movement'), cast('A3', 'strength', ['A2']))).toBe('legal');
});

test('fr3.auction.once-per-turn-spells, ruling: a spell of more than four points once a turn, whatever comes of it', () => {
  const blast = (on: string) => cast('A3', 'blast-3', [on]);
  const at = having(pools(duel('wizard-3', 'cleric-1'), 6, 6, 6, 1), 'B', { own: [0] });
  const failed = after(at, [blast('B1'), bid('A3', 6, 0), bid(null, 0, 6), bid('A3', 0, 0)], 1, 9);
  expect(told(failed)).toContain('Blast 3 is dispelled.');
  expect(rules(until(failed, 'A movement'), blast('B2'))).toEqual(['fr3.auction.once-per-turn-spells']);
});

test('every magic user has spells that are played, and those that are not are refused by name', () => {
  const names = unplayedSpells.map(({ id }) => id);
  for (const user of magicUsers.filter(({ type }) => type !== 'ships-cook'))
    expect(
      spellsOf(user).some(({ id }) => !names.includes(id)),
      user.id,
    ).toBe(true);
  const at = pools(duel('illusionist-2', 'cleric-1'), 6, 6, 1);
  expect(names).toContain('bolster');
  expect(because(at, cast('A3', 'bolster', ['A1']))).toBe('The spell Bolster cannot be cast in a battle yet.');
});

// ---- the auction -------------------------------------------------------------------------------
test('fr3.auction.level-one-casting, ruling: exactly the cost, so nothing is asked of the caster', () => {
  const at = after(facing(1, 1, 6, 6), [curse('B1')]);
  expect(asked(at)).toBe('B bid');
});

test('fr3.auction.level-two-casting: the cost of his own, and more of either pool', () => {
  const at = after(facing(2, 1, 6, 6), [curse('B1')]);
  expect(rules(at, bid('A3', 1, 5))).toEqual(['fr3.auction.cost-from-personal-pool']);
  expect(rules(at, bid('A3', 7, 0))).toEqual(['fr3.auction.secret-designation']);
  expect(rules(at, bid('A3', 2, 11))).toEqual(['fr3.auction.secret-designation']);
  expect(because(at, bid('A3', 6, 10))).toBe('legal');
  expect(rules(at, bid(null, 2, 0))).toContain('fr3.auction.tie');
});

test('fr3.auction.level-one-defence, fr3.auction.level-zero-defence, ruling: the army gives up to the cost, a magic user adds his own', () => {
  const at = after(facing(1, 1, 6, 6), [curse('B1')]);
  expect(because(at, bid(null, 0, 2))).toBe('legal');
  expect(rules(at, bid(null, 0, 3))).toEqual(['fr3.auction.level-zero-defence']);
  expect(rules(at, bid(null, 1, 0))).toEqual(['fr3.auction.secret-designation']);
  expect(because(at, bid('B3', 6, 2))).toBe('legal');
  expect(rules(at, bid('B3', 1, 3))).toEqual(['fr3.auction.level-one-defence']);
  expect(rules(at, bid('B3', 0, 2))).toEqual(['fr3.auction.level-one-defence', 'fr3.magic.personal-pool-required']);
  expect(rules(at, bid('A3', 1, 0))).toEqual(['fr3.auction.sequence']);
  // A unit is no magic user and has no pool.
  expect(rules(at, bid('B1', 1, 0))).toEqual(['fr3.auction.sequence']);
});

test('fr3.auction.level-two-defence: with a point of his own, any number of the army’s', () => {
  const at = after(facing(1, 2, 6, 6), [curse('B1')]);
  expect(because(at, bid('B3', 1, 10))).toBe('legal');
  expect(because(at, bid('B3', 6, 10))).toBe('legal');
});

test('fr3.abilities.mason-no-active-dispel: a mason does not stand against spells', () => {
  const at = after(pools(duel('cleric-1', 'mason-1'), 6, 6), [curse('B1')]);
  expect(rules(at, bid('B3', 1, 0))).toContain('fr3.auction.level-one-defence');
  expect(because(at, letIt)).toBe('legal');
});

test('fr3.auction.no-defence, fr3.auction.unused-points-spent, ruling: nothing against it, so it works; what was sealed is spent', () => {
  const at = after(facing(2, 1, 6, 6), [curse('B1'), bid('A3', 3, 1), letIt], 1);
  expect(told(at)).toContain('4 points for the spell, 0 against it. Bless/Curse 1 works.');
  expect(poolsOf(at, 'A')).toEqual([9, 3]);
  expect(poolsOf(at, 'B')).toEqual([10, 6]);
  expect(morale(at, 'B1')).toBe(1);
});

test('fr3.auction.example-unopposed-spell, ruling: two points of his own and one of the army are gone', () => {
  const at = having(facing(2, 1, 2, 6), 'A', { army: 2 });
  expect(poolsOf(after(at, [curse('B1'), bid('A3', 2, 1), letIt], 10), 'A')).toEqual([1, 0]);
});

test('fr3.auction.points-add-to-roll, ruling: both dice with all their points, the higher total wins', () => {
  const at = after(facing(2, 1, 6, 6), [curse('B1'), bid('A3', 4, 0)]);
  expect(told(after(at, [bid(null, 0, 2)], 5, 6, 1))).toContain('works');
  const dispelled = after(at, [bid(null, 0, 2)], 5, 8);
  expect(told(dispelled)).toContain('4 points for the spell, 2 against it. Bless/Curse 1 is dispelled.');
  expect(morale(dispelled, 'B1')).toBe(0);
});

test('fr3.auction.tie, ruling: to the higher level; between equals, to the defence', () => {
  const ofLevels = (a: 1 | 2, b: 1 | 2, defence: Action, ...dice: number[]) => {
    const at = after(facing(a, b, 6, 6), [curse('B1')]);
    const bids = a === 1 ? [defence] : [bid('A3', 2, 0), defence];
    return told(after(at, bids, ...dice)).includes('works');
  };
  // 2 and 5 against 2 and 5, then a die for the target’s test.
  expect(ofLevels(1, 1, bid('B3', 2, 0), 5, 5)).toBe(false);
  expect(ofLevels(2, 1, bid('B3', 2, 0), 5, 5, 10)).toBe(true);
  expect(ofLevels(1, 2, bid('B3', 2, 0), 5, 5)).toBe(false);
  // Without a magic user the defence has level zero.
  expect(ofLevels(1, 2, bid(null, 0, 2), 5, 5, 10)).toBe(true);
});

test('fr3.auction.sequence, fr3.auction.level-three-casting, ruling: against a lower level exactly one round more, after the reveal and before the dice', () => {
  const at = after(facing(3, 2, 8, 6), [curse('B1'), bid('A3', 2, 0), bid('B3', 1, 3)]);
  expect(asked(at)).toBe('A bid');
  expect(told(at)).toContain('2 points for the spell, 4 against it by the cleric (B3).');
  expect(told(after(at, [bid('A3', 0, 5)], 1, 3, 10))).toContain('7 points for the spell, 4 against it');
  expect(asked(after(at, [bid('A3', 6, 10)], 1, 3, 10))).toBe('B magic');
});

test('fr3.auction.level-three-casting, ruling, fr3.auction.level-three-defence: between two of level three, rounds until both add nothing', () => {
  const sealed = after(facing(3, 3, 8, 8), [curse('B1'), bid('A3', 2, 0), bid('B3', 2, 0)]);
  expect(asked(sealed)).toBe('A bid');
  const second = after(sealed, [bid('A3', 1, 0), bid('B3', 0, 0)]);
  expect(asked(second)).toBe('A bid');
  const third = after(second, [bid('A3', 0, 0), bid('B3', 0, 2)]);
  expect(asked(third)).toBe('A bid');
  const thrown = after(third, [bid('A3', 0, 0), bid('B3', 0, 0)], 5, 5);
  expect(told(third)).toContain('3 points for the spell, 4 against it by the cleric (B3).');
  // The log does not repeat bids that were open and to which nobody added.
  expect(told(thrown)).toBe('Bless/Curse 1 is dispelled.');
  expect(poolsOf(thrown, 'A')).toEqual([10, 5]);
  expect(poolsOf(thrown, 'B')).toEqual([8, 6]);
});

test('fr3.auction.morale-clock-points, ruling: between the rounds too, by one who has nothing else left', () => {
  const empty = having(facing(3, 2, 3, 6), 'A', { army: 0, own: [2], clock: 7 });
  const sealed = after(empty, [curse('B1'), bid('A3', 2, 0), bid('B3', 1, 0)]);
  expect(asked(sealed)).toBe('A bid');
  const more = after(sealed, [{ kind: 'burn', character: 'A3', points: 2 }, bid('A3', 2, 0)], 1, 2, 10);
  expect(told(more)).toContain('4 points for the spell, 1 against it');
  const spent = after(having(empty, 'A', { clock: 5 }), [curse('B1')]);
  expect(asked(after(spent, [bid('B3', 1, 0)], 1, 2, 10))).toBe('B magic');
});

test('fr3.auction.level-three-defence, ruling: who has not stood against it at first does not join later', () => {
  const at = after(facing(3, 3, 8, 8), [curse('B1'), bid('A3', 2, 0), bid(null, 0, 2)]);
  expect(asked(at)).toBe('A bid');
  expect(asked(after(at, [bid('A3', 0, 0)], 5, 6))).toBe('B magic');
});

test('fr3.auction.morale-clock-points, ruling, fr3.auction.morale-clock-floor: points of the clock, openly, down to 5', () => {
  const at = having(until(facing(1, 1, 1, 1), 'A movement'), 'A', { clock: 7 });
  const burn = (points: number): Action => ({ kind: 'burn', character: 'A3', points });
  expect(rules(at, burn(3))).toEqual(['fr3.auction.morale-clock-floor']);
  const done = after(at, [burn(2)]);
  expect(poolsOf(done, 'A')).toEqual([10, 3]);
  expect(done.state.sheet.sides.first.clock).toBe(5);
  expect(because(done, curse('B1'))).toBe('legal');
});

test('fr3.auction.augment-with-empty-personal-pool, fr3.auction.example-level-three-duel, ruling: 9 and 6 against 10 and 4', () => {
  const begin = pools(duel('wizard-3', 'cleric-2'), 1, 1, 3, 1, 1);
  const at = having(having(begin, 'A', { army: 3, clock: 6 }), 'B', { army: 8 });
  const paid = after(at, [
    { kind: 'burn', character: 'A3', points: 1 },
    cast('A3', 'blast-3', ['B1']),
    bid('A3', 6, 0),
    bid('B3', 2, 8),
  ]);
  expect(paid.state.sheet.sides.first.clock).toBe(5);
  const done = after(paid, [bid('A3', 0, 3)], 6, 4, 2);
  expect(told(done)).toContain('9 points for the spell, 10 against it by the cleric (B3). Blast 3 works.');
  expect([poolsOf(done, 'A'), poolsOf(done, 'B')]).toEqual([
    [0, 0],
    [0, 0],
  ]);
  // fr3.magic.both-pools-empty, fr3.auction.pools-exhausted
  expect(asked(done)).toBe('A movement');
});

// ---- fr3.auction.secret-designation: what is sealed --------------------------------------------
const sealedBy = (own: number, army: number): Played => after(facing(2, 2, 6, 6), [curse('B1'), bid('A3', own, army)]);

test('fr3.auction.secret-designation, ruling: what is sealed is kept from the other side, whatever it is', () => {
  const views = [
    [2, 0],
    [6, 0],
    [3, 4],
    [6, 10],
  ].map(([own, army]) => canonicalText(fr3Battle.view?.(sealedBy(own as number, army as number).state, 'B')));
  expect(new Set(views).size).toBe(1);
  expect(new Set([sealedBy(2, 0), sealedBy(6, 0)].map(({ state }) => canonicalText(state))).size).toBe(2);
});

test('shows the caster with what the spell has cost him, and the defender with nothing', () => {
  const { state } = sealedBy(6, 10);
  expect(fr3Battle.view?.(state, 'B').magic.spell?.sealed.A).toEqual({ by: 'A3', own: 2, army: 0 });
});

test('fr3.auction.secret-designation, ruling: a sealed bid is known to its own side, and to both after the reveal', () => {
  const at = sealedBy(3, 4);
  expect(fr3Battle.view?.(at.state, 'A')).toBe(at.state);
  const open = after(at, [bid(null, 0, 0)], 10);
  for (const side of ['A', 'B'] as const) expect(fr3Battle.view?.(open.state, side)).toBe(open.state);
});

test('is hidden in later rounds too', () => {
  const later = (own: number): Played =>
    after(facing(3, 3, 8, 8), [curse('B1'), bid('A3', 2, 0), bid('B3', 2, 0), bid('A3', own, 0)]);
  expect(canonicalText(fr3Battle.view?.(later(0).state, 'B'))).toBe(canonicalText(fr3Battle.view?.(later(5).state, 'B')));
});

test('can be answered in the view as in the battle: the same bids are legal, and it can be played on', () => {
  const { state } = sealedBy(6, 10);
  const view = fr3Battle.view?.(state, 'B') ?? state;
  expect([...fr3Battle.actions(view)]).toEqual([...fr3Battle.actions(state)]);
  expect(asked(after({ state: view, events: [] }, [bid(null, 0, 2)], 1, 10))).toBe('B magic');
});

test('marks its question as secret, for whoever hands the device over', () => {
  expect(sealedBy(2, 0).state.asks).toEqual([{ what: 'bid', side: 'B', secret: true }]);
});

test('a battle without magic users is asked nothing about magic', () => {
  const at = pools(lines);
  expect(asked(at)).toBe('A movement');
  expect(asked(after(at, [{ kind: 'ahead', units: ['A1'], inches: 1 }, pass]))).toBe('B movement');
});

// ---- From rosters ----------------------------------------------------------------------------

const magicArmy = (list: string, has: readonly string[], more: readonly string[] = ['general']) =>
  armyOfRoster(
    roster(list, ['spears', 'spears'], {
      characters: [{ has: more }, { has, with: 2, ...(has.includes('hero') ? { bonuses: '1-1' } : {}) }],
    }),
  );

test('fr3.magic-users.no-hero-needed, ruling: a magic user of a roster takes the field, hero or not, for his full cost', () => {
  const army = magicArmy('medieval', ['cleric-2']);
  expect(army.ok ? army.value.characters[1] : army.because).toEqual({ leader: 'none', magic: 'cleric-2', with: 2, cost: 100 });
  const hero = magicArmy('medieval', ['hero', 'wizard-1']);
  expect(hero.ok ? hero.value.characters[1] : hero.because).toMatchObject({
    magic: 'wizard-1',
    leader: expect.stringMatching(/^hero/),
  });
});

test('fr3.armies.israelite-bless-discount, fr3.armies.undead-necromancer-pool: what a list gives its magic users comes along', () => {
  const lore = (list: string, has: readonly string[], general?: readonly string[]) => {
    const army = magicArmy(list, has, general);
    return army.ok ? army.value.characters.map((each) => each.lore ?? []) : army.because;
  };
  expect(lore('israelite', ['cleric-2'])).toEqual([[], ['israelite-bless-discount']]);
  expect(lore('medieval', ['cleric-2'])).toEqual([[], []]);
});

const learned = (magic: string, lore: string, ...dice: number[]): Played =>
  pools(`terrain woods 4,16 to 14,26; ${lines}; A3 individual with A1 magic=${magic} lore=${lore}`, ...dice);

test('fr3.spells.list-cleric, ruling, fr3.armies.israelite-bless-discount, fr3.armies.holy-bless-discount, fr3.armies.unholy-curse-discount: a point less', () => {
  const cost = (lore: string, choice: 'bless' | 'curse') => {
    const on = choice === 'bless' ? 'A1' : 'B1';
    const before = having(learned('cleric-1', lore, 6), 'B', { army: 0 });
    return 6 - (poolsOf(unopposed(before, cast('A3', 'bless-curse-1', [on], { choice }), 1), 'A')[1] as number);
  };
  expect([cost('israelite-bless-discount', 'bless'), cost('israelite-bless-discount', 'curse')]).toEqual([1, 1]);
  expect([cost('holy-bless-discount', 'bless'), cost('holy-bless-discount', 'curse')]).toEqual([1, 2]);
  expect([cost('unholy-curse-discount', 'bless'), cost('unholy-curse-discount', 'curse')]).toEqual([2, 1]);
});

test('fr3.armies.aboriginal-shaman-discount, ruling: every spell a point cheaper, while infantry or cavalry of his is in play', () => {
  const at = having(learned('earth-shaman-1', 'aboriginal-shaman-discount', 6), 'B', { army: 0 });
  expect(poolsOf(unopposed(at, cast('A3', 'tremors', ['B1']), 1), 'A')[1]).toBe(5);
  const alone = withTroop(withTroop(at, 'A1', { status: 'destroyed' }), 'A2', { status: 'destroyed' });
  expect(costOf(at.state, { ...asCast('tremors'), on: ['B1'] })).toBe(1);
  expect(costOf(alone.state, { ...asCast('tremors'), on: ['B1'] })).toBe(2);
  // Corrode costs 1 and stays at that; points that are added cost what they always cost.
  expect(costOf(at.state, { ...asCast('corrode'), on: ['B1'] })).toBe(1);
});
const asCast = (spell: string) => ({ character: 'A3', spell, on: [], choice: null, points: null, at: null, stored: null });

test('fr3.spells.fire-arrow, fr3.armies.orc-goblin-fire-arrow, fr3.armies.nai-southeastern-disorient, ruling, fr3.armies.nai-arctic-tempest, fr3.armies.nai-northeastern-disorient: spells of the army, known to a cleric of level one', () => {
  const knows = (lore: string, spell: string) => because(learned('cleric-1', lore, 6), cast('A3', spell, ['B1']));
  expect(knows('orc-goblin-fire-arrow', 'fire-arrow')).toContain('have neither missiles nor artillery');
  expect(knows('nai-arctic-tempest', 'tempest')).not.toContain('do not know');
  expect(knows('nai-southeastern-disorient', 'disorient')).toBe('legal');
  expect(knows('nai-northeastern-disorient', 'disorient')).toBe('legal');
  expect(knows('nai-plains-magic', 'disorient')).toContain('do not know');
});

test('fr3.armies.druid-disorient, ruling: at units in woods or marsh', () => {
  const at = learned('druid-2', 'druid-disorient', 6, 6);
  expect(because(at, cast('A3', 'disorient', ['B1']))).toBe('legal');
  expect(rules(at, cast('A3', 'disorient', ['A1']))).toEqual(['fr3.armies.druid-disorient']);
});

test('fr3.armies.undead-necromancer-pool, ruling, fr3.armies.nai-plains-magic, fr3.armies.steppe-air-shamans, fr3.armies.planar-general: a point more in his own pool, each turn', () => {
  for (const [magic, lore, ...dice] of [
    ['cleric-1', 'nai-plains-magic', 4],
    ['air-shaman-1', 'steppe-air-shamans', 4],
    ['necromancer-2', 'undead-necromancer-pool', 2, 2],
    ['planar-wizard-3', 'planar-general', 1, 1, 2],
  ] as const) {
    const at = learned(magic, lore, ...dice);
    expect(poolsOf(at, 'A'), lore).toEqual([10, 5]);
    const next = untilTurn(at, 2, ...dice);
    expect(poolsOf(next, 'A'), lore).toEqual([10, 5]);
    expect(told(next), lore).toMatch(/\(A3\) gets 1 extra point from his army\./);
  }
});

test('a set-up with a magic user that there is not is refused with a sentence', () => {
  const text = (magic: string) => `${lines}; A3 individual with A1 ${magic}`;
  expect(() => pools(text('magic=wizzard-2'))).toThrow('magic=wizzard-2');
  expect(() => pools(text('magic=ships-cook-1'))).toThrow('a ship’s cook needs a camp');
});

// ---- Opponents -------------------------------------------------------------------------------

const greedy = () => playerOf('greedy', fr3Battle, judgement, 1);

test('fr3.auction.secret-designation: an opponent answers a sealed bid without having seen it', () => {
  const answers = [
    [2, 0],
    [6, 0],
    [6, 10],
  ].map(([own, army]) => greedy().choose(sealedBy(own as number, army as number).state));
  expect(new Set(answers.map(canonicalText)).size).toBe(1);
  expect(answers[0]).toMatchObject({ kind: 'bid' });
});

test('an opponent casts what gains something, and keeps its points when nothing does', () => {
  const at = pools(duel('wizard-3', 'cleric-1'), 6, 6, 6, 1);
  expect(greedy().choose(at.state)).toMatchObject({ kind: 'cast', character: 'A3' });
  const shielded = having(having(at, 'A', { own: [2] }), 'B', { army: 40, own: [40] });
  expect(greedy().choose(shielded.state)?.kind).not.toBe('burn');
});
