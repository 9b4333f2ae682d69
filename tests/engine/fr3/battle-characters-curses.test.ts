/** Anti-heroes, who are with the enemy, and fake generals. By rule id. */
import { expect, test } from 'vitest';
import { fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { tell } from '../../../src/engine/fr3/battle/chronicle/sentences.ts';
import { brokenInvariants } from '../../../src/engine/fr3/battle/invariants.ts';
import { boutOf } from '../../../src/engine/fr3/battle/melee/question.ts';
import { setupNow } from '../../../src/engine/fr3/battle/notation/now.ts';
import { askedNow } from '../../../src/engine/fr3/battle/sequence.ts';
import { unitAt } from '../../../src/engine/fr3/battle/units/pieces.ts';
import { asCombatant, furtherRally } from '../../../src/engine/fr3/battle/units/troops.ts';
import { totalOf } from '../../../src/engine/fr3/melee/modifiers.ts';
import { rallyNeeds } from '../../../src/engine/fr3/rally.ts';
import { after, begun, type Played, setupOf, unshot } from './battle-table.ts';

type Act = Parameters<typeof fr3Battle.refuse>[1];
const pass: Act = { kind: 'pass' };
const curse = (unit: string): Act => ({ kind: 'curse', unit });
const person = ({ state }: Played, id: string) => state.characters.find((each) => each.id === id)!;
const adds = ({ state }: Played, a = 'A1', b = 'B1') => {
  const of = boutOf(state, unitAt(state, a), unitAt(state, b));
  return [totalOf(of, 'a'), totalOf(of, 'b')];
};
const needs = ({ state }: Played, id: string) => {
  const unit = unitAt(state, id);
  return rallyNeeds(asCombatant(state, unit), furtherRally(state, unit));
};
const board = 'A1 large-monsters 10,10 N; B1 mobs 10,11.575 S; B2 spears 10,17 S; B3 large-monsters 30,30 S; B4 mobs 14,14 S';
/** A2 is the anti-hero of A. */
const start = (unit: string) => unshot(after(begun(setupOf(`${board}; A2 individual with A1 anti-hero`)), [curse(unit)]));

test('fr3.optional-characters.anti-hero-deployment: before the deployment his owner says which infantry or cavalry of the enemy he is with', () => {
  const at = begun(setupOf(`${board}; A2 individual with A1 anti-hero`));
  expect(askedNow(at.state)).toMatchObject({ what: 'curse', side: 'A', by: 'A2' });
  expect([...fr3Battle.actions(at.state)]).toEqual(['B1', 'B2', 'B4'].map(curse));
  expect(fr3Battle.refuse(at.state, curse('B3'))?.rules).toEqual(['fr3.optional-characters.anti-hero-deployment']);
  expect(fr3Battle.refuse(at.state, curse('A1'))?.rules).toEqual(['fr3.optional-characters.anti-hero-deployment']);
  const with2 = after(at, [curse('B2')]);
  expect(person(with2, 'A2')).toMatchObject({ status: 'cursing', host: 'B2' });
  expect(tell(with2.state, with2.events[0]!)).toBe('The anti-hero (A2) joins Spears (B2).');
  // He cannot move voluntarily, and cannot be challenged.
  expect([...fr3Battle.actions(unshot(with2).state)].some((each) => 'character' in each)).toBe(false);
  expect(brokenInvariants(with2.state)).toEqual([]);
});

test('fr3.optional-characters.anti-hero: −2 in melee and −2 to rally for the unit that he is with', () => {
  const free = start('B2');
  expect(adds(start('B1'))[1]).toBe(adds(free)[1]! - 2);
  expect(needs(start('B1'), 'B1')).toBe(needs(free, 'B1')! + 2);
});

test('fr3.optional-characters.anti-hero-nearest, ruling, fr3.optional-characters.anti-hero-transfer: he passes to the destroyer, or to the nearest that takes him', () => {
  // The monsters that destroy the unit cannot have characters, so he goes to the nearest unit of either side that can.
  const gone = after(after(start('B1'), [pass]), [{ kind: 'fight', a: 'A1', b: 'B1' }], 10, 1);
  expect(person(gone, 'A2')).toMatchObject({ status: 'cursing', host: 'B4' });
  expect(brokenInvariants(gone.state)).toEqual([]);
  // Spears are at the corner of the victims, as near as the knights, but he goes with the unit that destroyed his own.
  const beside = board.replace('A1 large-monsters 10,10 N', 'A1 spears 8.425,10 N; A2 knights 10,8 N');
  const knights = unshot(after(begun(setupOf(`${beside}; A3 individual with A1 anti-hero`)), [curse('B1')]));
  const charged = after(knights, [{ kind: 'charge', units: ['A2'], aim: 0, over: null, wrap: 'none' }, pass]);
  // The last die keeps the knights from pursuing.
  const fought = after(charged, [{ kind: 'fight', a: 'A2', b: 'B1' }], 10, 1, 10);
  expect(person(fought, 'A3')).toMatchObject({ status: 'cursing', host: 'A2' });
  // His purpose: now he is with his own side.
  expect(needs(fought, 'A2')).toBe(needs(knights, 'A2')! + 2);
});

test('fr3.undead.last-character: an anti-hero keeps nobody’s undead on their feet', () => {
  const at = after(
    begun(
      setupOf(
        'A1 mobs 10,10 N; A2 mobs 30,5 N undead; A3 hero-1-1 with A1; A4 individual with A1 anti-hero; B1 large-monsters 10,11.575 S; B2 spears 40,30 S',
      ),
    ),
    [curse('B2')],
  );
  const dead = after(after(unshot(at), [pass]), [{ kind: 'fight', a: 'A1', b: 'B1' }], 1, 10, 1);
  expect(unitAt(dead.state, 'A2').status).toBe('destroyed');
});

test('fr3.armies.settlers-incompetent-general: he lends −1 and −1 instead of +2 and +2', () => {
  const led = (has: string) => begun(setupOf(`A1 spears 10,10 N; A2 ${has}; B1 spears 10,11.575 S; B2 mobs 40,33 S`));
  const [good, bad, none] = [
    led('general-2-2 with A1'),
    led('general-2-2 with A1 incompetent-general'),
    led('individual with A1 healer'),
  ];
  expect(adds(bad)[0]! - adds(good)[0]!).toBe(-3);
  expect(needs(bad, 'A1')! - needs(good, 'A1')!).toBe(3);
  expect(adds(bad)[0]! - adds(none)[0]!).toBe(-1);
});

test('a position of a battle says that it cannot carry anti-heroes, captives and undecided fights', () => {
  expect(setupNow(start('B2').state)?.without).toContain('Captives and anti-heroes: A2.');
});
