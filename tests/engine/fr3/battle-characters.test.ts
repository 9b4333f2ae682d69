/** Individual characters on the table, by rule id: lost with their unit, captured, escaping, moving between units. */
import { expect, test } from 'vitest';
import { fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { tell } from '../../../src/engine/fr3/battle/chronicle/sentences.ts';
import { brokenInvariants } from '../../../src/engine/fr3/battle/invariants.ts';
import { unitAt } from '../../../src/engine/fr3/battle/units/pieces.ts';
import type { Setup } from '../../../src/engine/fr3/battle/vocabulary/setup.ts';
import { scoreOf } from '../../../src/engine/fr3/companion/score.ts';
import { after, begun, type Played, setupOf, unshot } from './battle-table.ts';

type Act = Parameters<typeof fr3Battle.refuse>[1];
const pass: Act = { kind: 'pass' };
const fight: Act = { kind: 'fight', a: 'A1', b: 'B1' };
const start = (text: string, more: Partial<Setup> = {}) => unshot(begun(setupOf(text, more)));
const person = ({ state }: Played, id: string) => state.characters.find((each) => each.id === id)!;
const rules = (at: Played, action: Act) => fr3Battle.refuse(at.state, action)?.rules ?? [];
const legal = (at: Played, action: Act) => fr3Battle.refuse(at.state, action) === null;
const transfer = (character: string, to: string): Act => ({ kind: 'transfer', character, to });
const fate = ({ events }: Played) => events.find((event) => event.kind === 'lost')?.fate;

/** Monsters destroy what they double; the character with B1 rolls the last face. */
const beaten = (more: string, face: number) => {
  const at = start(`A1 large-monsters 10,10 N; B1 mobs+general-2-2 10,11.575 S; B2 mobs 40,33 S; ${more}`);
  return after(after(at, [pass]), [fight], 10, 1, face);
};

test('fr3.results-rolls.character-results: killed on 1 to 3, and the clock falls for a general', () => {
  const dead = beaten('B3 mobs 20,20 S', 3);
  expect(fate(dead)).toBe('killed');
  expect(person(dead, 'B4')).toMatchObject({ status: 'killed', host: null, at: null });
  expect(dead.state.sheet.sides.second.losses.map(({ loss }) => loss)).toEqual(['unit', 'general']);
});

test('fr3.results-rolls.character-results, fr3.character-combat.results-table, fr3.victory.points-captured: captured in melee on 4 to 6, held by the victor', () => {
  const held = beaten('B3 militia 20,20 S demoralized', 6);
  expect(person(held, 'B4')).toMatchObject({ status: 'captured', host: 'A1' });
  expect(held.state.sheet.sides.second.losses.map(({ loss }) => loss)).toEqual(['unit']);
  expect(scoreOf(held.state.sheet, 'first').lines.map(({ rules: of }) => of[0])).toContain('fr3.victory.points-captured');
  expect(brokenInvariants(held.state)).toEqual([]);
});

test('fr3.results-rolls.character-results, ruling: on 7 he escapes to the nearest friendly unit within his movement', () => {
  const gone = beaten('B3 mobs 10,18 S; B4 mobs 17,11.575 S', 7);
  expect(fate(gone)).toBe('escapes');
  // 4.85 inches compared with 5.4.
  expect(person(gone, 'B5')).toMatchObject({ status: 'in play', host: 'B3' });
});

test('fr3.results-rolls.character-results: out of reach he moves towards it, and stands alone', () => {
  const gone = beaten('B3 mobs 10,25 S', 7);
  const { host, at } = person(gone, 'B4');
  expect(host).toBeNull();
  expect(at!.x).toBe(10);
  expect(at!.y).toBeCloseTo(11.575 + 6, 1);
});

test('fr3.results-rolls.character-results, ruling: without an enemy in contact a capture is an escape', () => {
  const at = begun(setupOf('A1 longbows*2 10,10 N; B1 mobs+general-2-2 10,15 S double-demoralized; B2 mobs 12,18 S'));
  const shot = after(at, [{ kind: 'shoot', units: ['A1', 'A2'], at: 'B1' }], 7, 5);
  expect(fate(shot)).toBe('escapes');
  expect(person(shot, 'B3')).toMatchObject({ status: 'in play', host: 'B2' });
});

/** B's general is held by A1, and B's phase has begun; the face is that of his escape roll. */
const captive = (more: string, face: number): Played => after(beaten(`B3 mobs 10,18 S; ${more}`, 5), [pass], face);

test('fr3.results-rolls.character-escape-roll, fr3.summary.character-escapes, fr3.sequence.captured-character-escape: in step 3 of his side: 1 dead, 2 free, else held', () => {
  // A demoralized unit keeps the rally step open before the roll.
  const waiting = 'B4 militia 30,30 S demoralized';
  const held = captive(waiting, 3);
  expect(held.events.find(({ kind }) => kind === 'held')).toMatchObject({ character: 'B5' });
  expect(tell(held.state, held.events.find(({ kind }) => kind === 'held')!)).toBe('The general (B5) stays captured.');
  const free = captive(waiting, 2);
  // He can still move.
  expect(person(free, 'B5')).toMatchObject({ status: 'in play', host: 'B3', moved: false });
  expect(free.state.sheet.reminders).toEqual([]);
  const dead = captive(waiting, 1);
  expect(person(dead, 'B5').status).toBe('killed');
  expect(dead.state.sheet.sides.second.losses.map(({ loss }) => loss)).toEqual(['unit', 'general']);
});

test('fr3.results-rolls.character-escape-in-melee, ruling: while the captors are in melee he escapes on 3 and 4', () => {
  // The monsters have followed up and are in contact with the next unit.
  const near = 'B4 spears 10,13.15 S; B5 militia 30,30 S demoralized';
  const at = start(
    `A1 large-monsters 10,10 N; B1 mobs+general-2-2 10,11.575 S; B2 mobs 40,33 S; ${near.replace('B4', 'B3').replace('B5', 'B4')}`,
  );
  const fought = after(after(at, [pass]), [fight], 10, 1, 5);
  expect(fought.state.contacts.map(({ a, b }) => `${a}-${b}`)).toEqual(['A1-B3']);
  const free = after(fought, [pass], 4);
  expect(person(free, 'B5').status).toBe('in play');
});

test('fr3.character-combat.captor-destroyed, ruling: when his captor falls he rolls; a capture passes him to its neighbour, or is an escape', () => {
  const at = (more: string) => {
    const played = start(`A1 mobs 10,10 N; ${more}; B1 knights 10,14 S; B2 mobs+hero-1-1 30,30 S`);
    const characters = played.state.characters.map((each) => ({ ...each, status: 'captured' as const, host: 'A1' }));
    return after({ ...played, state: { ...played.state, characters } }, [pass], 5);
  };
  const charged = (played: Played) =>
    after(after(played, [{ kind: 'charge', units: ['B1'], aim: 0, over: null, wrap: 'none' }, pass]), [fight], 1, 10, 5, 10);
  const passed = charged(at('A2 mobs 11.575,10 N'));
  expect(person(passed, 'B3')).toMatchObject({ status: 'captured', host: 'A2' });
  // If two units contacted him, the captor’s player chooses one.
  const two = charged(at('A2 mobs 11.575,10 N; A3 mobs 8.425,10 N'));
  expect(fr3Battle.decider(two.state)).toBe('A');
  expect([...fr3Battle.actions(two.state)]).toEqual(['A2', 'A3'].map((unit) => ({ kind: 'custody', unit })));
  expect(person(after(two, [{ kind: 'custody', unit: 'A3' }]), 'B3')).toMatchObject({ status: 'captured', host: 'A3' });
  const free = charged(at('A2 mobs 40,5 N'));
  expect(person(free, 'B3')).toMatchObject({ status: 'in play', host: 'B1' });
});

test('fr3.characters.attachment-change, fr3.characters.individual-movement: 6 inches to another unit, once, and not after his unit has moved', () => {
  const at = start('A1 spears+general-2-2 10,10 N; A2 spears 10,17 N; A3 mobs 10,25 N; B1 mobs 40,33 S');
  expect(legal(at, transfer('A4', 'A2'))).toBe(true);
  expect([...fr3Battle.actions(at.state)]).toContainEqual(transfer('A4', 'A2'));
  expect(rules(at, transfer('A4', 'A3'))).toContain('fr3.characters.individual-movement');
  expect(rules(at, transfer('A4', 'A1'))).toEqual(['fr3.characters.attachment-change']);
  const gone = after(at, [transfer('A4', 'A2')]);
  expect(person(gone, 'A4').host).toBe('A2');
  expect(rules(gone, transfer('A4', 'A1'))).toContain('fr3.characters.individual-movement');
  expect(gone.state.sheet.moves).toBe(0);
  const marched = after(at, [{ kind: 'ahead', units: ['A1'], inches: 1 }]);
  expect(rules(marched, transfer('A4', 'A2'))).toContain('fr3.characters.individual-movement');
});

test('fr3.characters.individual-with-fliers, ruling: 10 inches in the turn in which he leaves a flying unit, and no other fast one lends its rate', () => {
  const at = start('A1 handweapons+hero-1-1 10,10 N flying; A2 spears 10,21 N; B1 mobs 40,33 S');
  expect(legal(at, transfer('A3', 'A2'))).toBe(true);
  const riders = start('A1 light-cavalry+hero-1-1 10,10 N; A2 spears 10,21 N; B1 mobs 40,33 S');
  expect(rules(riders, transfer('A3', 'A2'))).toContain('fr3.characters.individual-with-fliers');
});

test('fr3.characters.attachment-needs-control, fr3.characters.attachment-by-type: not to monsters without beastmaster', () => {
  const at = start('A1 spears+hero-1-1 10,10 N; A2 large-monsters 10,14 N; B1 mobs 40,33 S');
  expect(rules(at, transfer('A3', 'A2'))).toContain('fr3.characters.attachment-needs-control');
});

test('fr3.character-combat.lone-individual-contacted: who stands alone and is touched by an enemy has lost', () => {
  const played = start('A1 light-cavalry 10,10 N; B1 mobs+hero-1-1 30,30 S');
  const characters = played.state.characters.map((each) => ({ ...each, host: null, at: { x: 10, y: 15 } }));
  const alone = { ...played, state: { ...played.state, characters } };
  const taken = after(alone, [{ kind: 'ahead', units: ['A1'], inches: 5 }], 5);
  expect(person(taken, 'B2')).toMatchObject({ status: 'captured', host: 'A1' });
  const passed = after(alone, [{ kind: 'ahead', units: ['A1'], inches: 3 }]);
  expect(person(passed, 'B2')).toMatchObject({ status: 'in play', at: { x: 10, y: 15 } });
});

test('fr3.undead.last-character, fr3.magic-users.undead-need-characters: when the last character is dead, the undead of his side fall', () => {
  const at = start(
    'A1 large-monsters 10,10 N; B1 mobs+general-2-2 10,11.575 S; B2 mobs 40,33 S undead; B3 militia 20,33 S demoralized',
  );
  const dead = after(after(at, [pass]), [fight], 10, 1, 1);
  expect(unitAt(dead.state, 'B2').status).toBe('destroyed');
  expect(unitAt(dead.state, 'B3').status).toBe('table');
  const held = after(after(at, [pass]), [fight], 10, 1, 5);
  expect(unitAt(held.state, 'B2').status).toBe('table');
  expect(brokenInvariants(dead.state)).toEqual([]);
});
