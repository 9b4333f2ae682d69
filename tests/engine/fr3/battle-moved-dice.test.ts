/** Omens and seers in a battle: a rolled die is changed by one, once. */
import { expect, test } from 'vitest';
import { type Action, fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { tell } from '../../../src/engine/fr3/battle/chronicle/sentences.ts';
import { armyOfRoster } from '../../../src/engine/fr3/battle/deployment/army-of-roster.ts';
import { brokenInvariants } from '../../../src/engine/fr3/battle/invariants.ts';
import { setupNow } from '../../../src/engine/fr3/battle/notation/now.ts';
import { phaseOf, turnEnds, unitAt } from '../../../src/engine/fr3/battle/units/pieces.ts';
import { after, begun, charge, expectTheSame, type Played, randomBattle, setupOf } from './battle-table.ts';
import { asked, poolsOf, untilTurn } from './magic-table.ts';
import { roster } from './muster-table.ts';

const clash = 'A1 spears 10,10 N; A2 mobs 30,3 N; B1 handweapons 10,11.575 S; B2 mobs 40,30 S';
const fight: Action = { kind: 'fight', a: 'A1', b: 'B1' };
const letLie: Action = { kind: 'let-lie' };
const bend = (word: 'good-omen' | 'bad-omen' | 'seer' | 'favourable-stars' | 'doom', die: number, by: number): Action => ({
  kind: 'bend',
  word,
  die,
  by,
});
/** A melee with these dice, where `notes` gives the armies their omens. */
const fought = (notes: string, a: number, b: number): Played =>
  after(begun(setupOf(`${notes}; ${clash}`)), [{ kind: 'pass' }, fight], a, b);
const rules = ({ state }: Played, action: Action) => fr3Battle.refuse(state, action)?.rules;
const morale = ({ state }: Played) => ['A1', 'B1'].map((id) => unitAt(state, id).morale);

test('fr3.pre-game.omen-positive, ruling: +1 on one die of its own, once it lies there, and before it counts', () => {
  const at = fought('army A good-omen', 4, 4);
  expect(asked(at)).toBe('A fortune');
  const moved = after(at, [bend('good-omen', 1, 1)]);
  expect([morale(at), morale(moved)]).toEqual([
    [0, 0],
    [0, 1],
  ]);
  expect(moved.events.map((each) => tell(moved.state, each)).join(' ')).toContain('Side A changes the die from 4 to 5: ');
  // The omen cannot change the enemy’s die, cannot change a die by more than one, and cannot be used twice.
  expect(rules(at, bend('good-omen', 2, 1))).toEqual(['fr3.pre-game.omen-positive']);
  expect(rules(at, bend('good-omen', 1, -1))).toEqual(['fr3.pre-game.omen-positive']);
  expect(moved.state).toMatchObject({ portents: [], fate: null });
  expect(asked(moved)).not.toContain('fortune');
});

test('fr3.pre-game.omen-positive, ruling: it may wait; a die is moved to no face that it has not', () => {
  const kept = after(fought('army A good-omen', 4, 4), [letLie]);
  expect(kept.state.portents).toHaveLength(1);
  expect(kept.state.fate).toBeNull();
  expect(asked(fought('army A good-omen', 10, 9))).not.toContain('fortune');
});

test('fr3.pre-game.omen-positive: nobody is asked where a die more or less changes nothing', () => {
  // 3 + 1 against 3 + 10 is a rout, and 3 + 2 would be too, so there is no question.
  const routed = fought('army A good-omen', 1, 10);
  expect(asked(routed)).not.toContain('fortune');
  expect(routed.state).toMatchObject({ fate: null, portents: [{ side: 'A', word: 'good-omen' }] });
});

test('fr3.pre-game.omen-negative: the opponent takes 1 from one die of the side that saw it', () => {
  const at = fought('army B bad-omen', 4, 4);
  expect(asked(at)).toBe('A fortune');
  expect(rules(at, bend('bad-omen', 1, -1))).toEqual(['fr3.pre-game.omen-negative']);
  expect(morale(after(at, [bend('bad-omen', 2, -1)]))).toEqual([0, 1]);
});

test('fr3.pre-game.seer-stars, ruling: one die of either side, one up or down', () => {
  const at = fought('army A favourable-stars', 4, 4);
  const all = [...fr3Battle.actions(at.state)].filter(({ kind }) => kind === 'bend');
  expect(all).toHaveLength(4);
  expect(morale(after(at, [bend('favourable-stars', 2, -1)]))).toEqual([0, 1]);
  expect(morale(after(at, [bend('favourable-stars', 1, -1)]))).toEqual([1, 0]);
});

test('fr3.pre-game.seer-stars, fr3.character-items.bodyguard-takes-result: a bodyguard follows his ward when the die lies still, not before', () => {
  const guarded =
    'A1 large-monsters 10,10 N; A2 mobs 40,3 N; B1 mobs 10,11.575 S; B2 mobs 10,17 S; B3 general-2-2 with B1; B4 individual with B1 bodyguard';
  const at = after(begun(setupOf(`army A favourable-stars; ${guarded}`)), [{ kind: 'pass' }, fight], 10, 1, 7);
  const people = ({ state }: Played) => state.characters.map(({ status, host }) => `${status} with ${host}`);
  // Their unit is destroyed. For now the general has escaped; the bodyguard stays until the die is final, and the invariants
  // allow this.
  expect(asked(at)).toBe('A fortune');
  expect(people(at)).toEqual(['in play with B2', 'in play with B1']);
  expect(brokenInvariants(at.state)).toEqual([]);
  const still = after(at, [letLie]);
  expect(people(still)).toEqual(['in play with B2', 'in play with B2']);
  expect(brokenInvariants({ ...at.state, fate: null })).toEqual([
    'Character B4 has status in play and host B1, which do not match.',
  ]);
});

test('fr3.pre-game.seer-doom: the opponent moves one die of the side, up or down', () => {
  const at = fought('army A doom', 4, 4);
  expect(asked(at)).toBe('B fortune');
  expect(rules(at, bend('doom', 2, 1))).toEqual(['fr3.pre-game.seer-doom']);
  expect(morale(after(at, [bend('doom', 1, -1)]))).toEqual([1, 0]);
});

test('fr3.pre-game.seer-simple: for 10 points +1 on any one roll; rosters bring it', () => {
  const army = armyOfRoster(roster('roman', ['spears'], { extras: ['seer-simple'] }));
  expect(army.ok && army.value.has).toEqual(['seer']);
  const at = fought('army A seer', 4, 4);
  expect(morale(after(at, [bend('seer', 2, 1)]))).toEqual([1, 0]);
});

test('both sides are asked, the side whose phase it is first; a die that has been moved lies', () => {
  const at = fought('army A good-omen; army B good-omen', 4, 4);
  expect(asked(at)).toBe('A fortune');
  const lies = after(at, [letLie]);
  expect(asked(lies)).toBe('B fortune');
  expect(morale(after(lies, [bend('good-omen', 2, 1)]))).toEqual([1, 0]);
  expect(asked(after(at, [bend('good-omen', 1, 1)]))).not.toContain('fortune');
});

test('what comes of the moved die is thrown as well: knights that destroy test', () => {
  const text = 'army A good-omen; A1 knights 10,10 N; A2 mobs 30,3 N; B1 mobs 10,11.575 S; B2 mobs 40,30 S';
  const at = after(begun(setupOf(text)), [{ kind: 'pass' }, fight], 6, 5);
  const moved = after(at, [bend('good-omen', 1, 1)], 9);
  expect(unitAt(moved.state, 'B1').status).toBe('destroyed');
  expect(moved.events.some(({ kind }) => kind === 'tested')).toBe(true);
});

test('random battles under omens end, break nothing, replay, and are written down as they stand', () => {
  const setup = setupOf(
    `army A good-omen bad-omen favourable-stars; army B doom seer key-to-victory; A3 longbows 20,10 N; B3 longbows 20,16 S; ${clash}`,
    { turns: 3 },
  );
  const { states, actions, faces } = randomBattle(setup, 6);
  expect(states.at(-1)?.stage).toBe('over');
  expect(states.flatMap(brokenInvariants)).toEqual([]);
  expect(actions.some(({ kind }) => kind === 'bend')).toBe(true);
  expectTheSame({ setup, actions, faces }, states.at(-1)!);
  const used = after(fought('army A good-omen', 4, 4), [bend('good-omen', 1, 1)]);
  expect(setupNow(used.state)?.setup.armies.A.has).toBeUndefined();
});

test('a test of nerve is a roll of the side that makes it: the enemy’s omen does not move it', () => {
  const text = 'A1 knights 10,10 N feared; A2 mobs 30,3 N; B1 spears 10,15 S; B2 mobs 40,30 S';
  const charged = (note: string) => after(begun(setupOf(`${note}; ${text}`)), [charge(['A1'])], 5);
  expect(asked(charged('army A good-omen'))).not.toContain('fortune');
  const at = charged('army B good-omen');
  expect(asked(at)).toBe('B fortune');
  expect([unitAt(at.state, 'B1').morale, unitAt(after(at, [bend('good-omen', 1, 1)]).state, 'B1').morale]).toEqual([1, 0]);
});

test('fr3.pre-game.seer-victory-key: once another phase right after one of its own, in the same turn', () => {
  const key = 'army A key-to-victory; A1 spears 10,10 N; A2 mobs 30,3 N; B1 handweapons 10,25 S; B2 mobs 40,30 S';
  const over = after(begun(setupOf(key)), [{ kind: 'ahead', units: ['A1'], inches: 3 }, { kind: 'pass' }]);
  expect(asked(over)).toBe('A again');
  const declined = after(over, [{ kind: 'another-phase', take: false }]);
  expect([asked(declined), declined.state.portents.length]).toEqual(['B movement', 1]);
  const again = after(over, [{ kind: 'another-phase', take: true }]);
  expect([asked(again), again.state.sheet.turn, again.state.portents.length]).toEqual(['A movement', 1, 0]);
  // The unit moves again in the extra phase, and the count of phases goes on.
  const moved = after(again, [{ kind: 'ahead', units: ['A1'], inches: 3 }]);
  expect(unitAt(moved.state, 'A1').base.y).toBe(16);
  expect(phaseOf(again.state)).toBe(phaseOf(over.state) + 1);
  const theirs = after(again, [{ kind: 'pass' }]);
  expect([asked(theirs), theirs.state.sheet.phase]).toEqual(['B movement', 'second']);
  // The side’s own next phase comes as usual, and there is no third phase.
  const next = after(theirs, [{ kind: 'pass' }]);
  expect([asked(next), next.state.sheet.turn]).toEqual(['A movement', 2]);
  // An effect that lasts one turn lasts for both phases of that turn; the extra phase before it is counted.
  expect([turnEnds(theirs.state), turnEnds(next.state)]).toEqual([phaseOf(theirs.state), phaseOf(next.state) + 1]);
  expect(asked(after(next, [{ kind: 'pass' }]))).toBe('B movement');
  expect(brokenInvariants(theirs.state)).toEqual([]);
});

test('fr3.pre-game.omen-positive, fr3.pre-game.seer-stars: a die that is thrown as a step begins can be moved too, before it counts', () => {
  const apart = clash.replace('10,11.575', '10,20');
  const users = 'A3 individual with A1 magic=wizard-1; B3 individual with B1 magic=wizard-1';
  const pools = (note: string) => begun(setupOf(`${note}; ${apart}; ${users}`), 3, 4);
  // The first dice fall before any decision; the pools of the second turn are rolled after an action.
  const second = (note: string): Played => untilTurn(pools(note), 2, 3, 4);
  const at = second('army A good-omen');
  expect([asked(at), poolsOf(at, 'A'), poolsOf(at, 'B')]).toEqual(['A fortune', [10, 3], [10, 4]]);
  expect(rules(at, bend('good-omen', 2, 1))).toEqual(['fr3.pre-game.omen-positive']);
  const moved = after(at, [bend('good-omen', 1, 1)]);
  expect([poolsOf(moved, 'A'), poolsOf(moved, 'B'), moved.state.sheet.turn, moved.state.portents]).toEqual([
    [10, 4],
    [10, 4],
    2,
    [],
  ]);
  expect([asked(moved), moved.state.magic.chances]).toEqual(['A magic', ['A', 'B']]);
  // When the dice are left unchanged, the side that may cast first is still asked.
  const lies = after(at, [letLie]);
  expect([asked(lies), poolsOf(lies, 'A'), lies.state.portents.length]).toEqual(['A magic', [10, 3], 1]);
  expect(lies.state.magic.chances).toEqual(['A', 'B']);
  expect(asked(second('army B doom'))).toBe('A fortune');
});

test('fr3.pre-game.omen-negative: a die that ends the battle can be moved before it is over', () => {
  const text = 'army B bad-omen; A1 spears 10,10 N; B1 handweapons 10,11.575 S';
  const at = after(begun(setupOf(text)), [{ kind: 'pass' }, fight], 1, 5);
  expect([asked(at), at.state.stage]).toEqual(['A fortune', 'fighting']);
  expect(after(at, [letLie]).state.stage).toBe('over');
  expect(after(at, [bend('bad-omen', 2, -1)]).state.stage).toBe('fighting');
});
