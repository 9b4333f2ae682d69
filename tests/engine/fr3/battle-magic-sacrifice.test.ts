/** Sacrifice by rule id: its requirements, its cost whether it works or not, and what it destroys. */
import { expect, test } from 'vitest';
import type { Action } from '../../../src/engine/fr3/battle/battle.ts';
import { fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { brokenInvariants } from '../../../src/engine/fr3/battle/invariants.ts';
import { unitAt } from '../../../src/engine/fr3/battle/units/pieces.ts';
import { after, type Played } from './battle-table.ts';
import { asked, bid, cast, pools, rules, tableOf, told, unopposed, until } from './magic-table.ts';

const far = 'B9 mobs 40,33 S; A9 mobs 40,3 N';
const apart = `A1 spears 10,10 N; A2 knights 20,10 N; B1 handweapons 10,16 S; B2 dragons 30,30 S; ${far}`;
const unit = ({ state }: Played, id: string) => unitAt(state, id);
/** The cleric is with A1. */
const cleric = ({ state }: Played): string => state.characters.filter(({ side }) => side === 'A').at(-1)?.id ?? '';
const ownMove = (text = apart): Played => until(tableOf(text, 'cleric-3'), 'A movement');
const prepare = (at: Played): Action => ({ kind: 'prepare', character: cleric(at) });
const sacrifice = (at: Played, offered: string, enemy: string): Action => cast(cleric(at), 'sacrifice', [offered, enemy]);

test('fr3.magic.sacrifice-preparation, ruling, fr3.sequence.casting-preparation: before anybody moves; then neither he nor his unit does, and nobody comes to it engaged', () => {
  const at = ownMove();
  const prepared = after(at, [prepare(at)]);
  expect(told(prepared)).toContain('prepares a sacrifice');
  expect(rules(prepared, { kind: 'ahead', units: ['A1'], inches: 1 })).toEqual(['fr3.magic.sacrifice-preparation']);
  expect(rules(prepared, { kind: 'transfer', character: cleric(at), to: 'A2' })).toContain('fr3.characters.individual-movement');
  // Nobody prepares twice.
  expect(fr3Battle.refuse(prepared.state, prepare(at))?.because).toBe('This magic user is already preparing a sacrifice.');
  const moved = after(at, [{ kind: 'ahead', units: ['A2'], inches: 2 }]);
  expect(rules(moved, prepare(at))).toEqual(['fr3.magic.sacrifice-preparation']);
  const clash = ownMove(`A1 spears 10,10 N; B1 handweapons 10,11.575 S; ${far}`);
  expect(rules(clash, prepare(clash))).toEqual(['fr3.magic.sacrifice-preparation']);
});

test('fr3.spells.sacrifice, ruling, fr3.magic.sacrifice-casting, fr3.sequence.sacrifice-units: in his own melee step he offers a unit, and an enemy unit is destroyed', () => {
  const at = ownMove();
  const prepared = after(at, [prepare(at)]);
  expect(rules(prepared, sacrifice(at, 'A3', 'B2'))).toEqual(['fr3.magic.sacrifice-casting']);
  // There is no melee, but he still gets the question.
  const melee = until(prepared, 'A magic');
  expect(melee.state.sheet.step).toBe('melee');
  expect([...fr3Battle.actions(melee.state)]).toContainEqual(sacrifice(at, 'A3', 'B2'));
  expect(rules(melee, sacrifice(at, 'A1', 'B2'))).toEqual(['fr3.magic.sacrifice-casting']);
  expect(rules(melee, sacrifice(at, 'B1', 'B2'))).toEqual(['fr3.spells.sacrifice']);
  const done = unopposed(melee, sacrifice(at, 'A3', 'B2'));
  expect([unit(done, 'A3').status, unit(done, 'B2').status]).toEqual(['destroyed', 'destroyed']);
  expect(brokenInvariants(done.state)).toEqual([]);
});

test('fr3.spells.sacrifice, ruling, fr3.magic.sacrifice-limits: what is offered is lost though the spell is dispelled, and it is tried once a turn', () => {
  const both = pools(`${apart}; A90 individual with A1 magic=cleric-3; B90 individual with B1 magic=wizard-1`, 6, 6, 6, 6);
  const at = until(both, 'A movement');
  const melee = until(after(at, [prepare(at)]), 'A magic');
  const wizard = at.state.characters.find(({ side }) => side === 'B')?.id ?? '';
  const cast_ = after(melee, [sacrifice(at, 'A3', 'B2')]);
  expect(unit(cast_, 'A3').status).toBe('destroyed');
  const sealed = after(cast_, [bid(cleric(at), 6, 0), bid(wizard, 6, 6)]);
  const done = after(sealed, asked(sealed).endsWith('bid') ? [bid(cleric(at), 0, 0)] : [], 1, 10);
  expect([unit(done, 'A3').status, unit(done, 'B2').status]).toEqual(['destroyed', 'table']);
  expect(rules(done, sacrifice(at, 'A2', 'B2')).length).toBeGreaterThan(0);
});

test('fr3.magic.sacrifice-preparation, ruling: whoever is charged as he prepares fights, and there is no sacrifice', () => {
  const at = ownMove();
  const prepared = after(at, [prepare(at)]);
  const melee = until(prepared, 'A magic');
  const contact = { a: 'A1', b: 'B1', since: 0, charger: 'B1', first: 0, wasInMelee: false, outsideArc: false, column: [] };
  const engaged: Played = { ...melee, state: { ...melee.state, contacts: [contact] } };
  expect(rules(engaged, sacrifice(at, 'A3', 'B2'))).toContain('fr3.magic.sacrifice-preparation');
});

test('fr3.magic.sacrifice-casting: with neither a melee nor a sacrifice prepared, nobody is asked in the melee step', () => {
  expect(after(ownMove(), [{ kind: 'pass' }]).state.sheet.step).toBe('phase-winner');
});
