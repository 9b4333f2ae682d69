/** Taunts before the movement, and how the enemy reacts. By rule id. */
import { expect, test } from 'vitest';
import { fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { tell } from '../../../src/engine/fr3/battle/chronicle/sentences.ts';
import { brokenInvariants } from '../../../src/engine/fr3/battle/invariants.ts';
import { unitAt } from '../../../src/engine/fr3/battle/units/pieces.ts';
import { after, begun, type Played, setupOf, unshot } from './battle-table.ts';

type Act = Parameters<typeof fr3Battle.refuse>[1];
const taunt = (by: string, at: string): Act => ({ kind: 'taunt', by, at });
const start = (text: string) => unshot(begun(setupOf(text)));
const rules = (at: Played, action: Act) => fr3Battle.refuse(at.state, action)?.rules ?? [];
const told = ({ state, events }: Played) => events.map((each) => tell(state, each));
const base = ({ state }: Played, id: string) => unitAt(state, id).base;

/** A1 has a fool; B1 are spears, who rally on 6, so with −1 they need a 7. */
const near = (theirs = 'B1 spears 10,13 S', more = '') =>
  start(`A1 spears 10,10 N; A2 spears 20,10 N; A3 individual with A1 taunt; ${theirs}; B2 mobs 40,33 S${more}`);

test('fr3.character-items.taunt-procedure, fr3.character-items.taunt-purchase, ruling, fr3.sequence.denizens-and-taunts: before all movement an enemy within 12 inches tries to keep its head, at −1', () => {
  const at = near();
  expect([...fr3Battle.actions(at.state)]).toContainEqual(taunt('A3', 'B1'));
  const cool = after(at, [taunt('A3', 'B1')], 7);
  expect(told(cool)).toEqual(['Spears (B1) are taunted by the individual (A3).', 'Spears (B1) keep their heads.']);
  expect(base(cool, 'B1')).toEqual(base(at, 'B1'));
  // Only once in the phase.
  expect(rules(cool, taunt('A3', 'B1'))).toEqual(['fr3.character-items.taunt-procedure']);
  expect(rules(at, taunt('A3', 'B2'))).toEqual(['fr3.character-items.taunt-procedure', 'fr3.summary.taunt']);
  const late = after(at, [{ kind: 'ahead', units: ['A2'], inches: 1 }]);
  expect(rules(late, taunt('A3', 'B1'))).toContain('fr3.sequence.denizens-and-taunts');
  expect([...fr3Battle.actions(late.state)].some(({ kind }) => kind === 'taunt')).toBe(false);
  const met = near('B1 spears 10,11.575 S');
  expect(rules(met, taunt('A3', 'B1'))).toEqual(['fr3.character-items.taunt-procedure']);
  expect(rules(start('A1 spears 10,10 N; A2 hero-1-1 with A1; B1 spears 10,13 S'), taunt('A2', 'B1'))).toEqual([
    'fr3.character-items.taunt-purchase',
  ]);
});

test('fr3.character-items.taunt-failed: who fails charges at once, and has its own move in its own phase', () => {
  const charged = after(near(), [taunt('A3', 'B1')], 6);
  expect(charged.events.find(({ kind }) => kind === 'charged')).toMatchObject({ units: ['B1'], targets: ['A1'] });
  expect(charged.state.contacts).toMatchObject([{ a: 'A1', b: 'B1', charger: 'B1' }]);
  expect(charged.state.sheet.moves).toBe(0);
  expect(brokenInvariants(charged.state)).toEqual([]);
});

test('fr3.character-items.taunt-failed, ruling: even one that is demoralized charges', () => {
  // Demoralized, it subtracts 1 more, so a 7 is not enough.
  const charged = after(near('B1 spears 10,13 S demoralized'), [taunt('A3', 'B1')], 7);
  expect(charged.state.contacts).toMatchObject([{ charger: 'B1' }]);
});

test('fr3.character-items.taunt-failed, ruling: one that cannot reach comes as near as it can, and turns for it', () => {
  const far = after(near('B1 spears 10,19 S'), [taunt('A3', 'B1')], 1);
  expect(base(far, 'B1')).toMatchObject({ x: 10, facing: 1800 });
  expect(base(far, 'B1').y).toBeCloseTo(16, 1);
  expect(told(far).at(-1)).toBe('Spears (B1) draw near in anger, 3″.');
  expect(far.state.contacts).toEqual([]);
  const turned = after(near('B1 spears 10,19 N'), [taunt('A3', 'B1')], 1);
  expect(base(turned, 'B1')).toMatchObject({ facing: 1800 });
  expect(base(turned, 'B1').y).toBeCloseTo(17.5, 1);
  expect(brokenInvariants(turned.state)).toEqual([]);
});

test('fr3.character-items.taunt-failed: a trapped unit goes nowhere', () => {
  const played = near();
  const units = played.state.units.map((unit) =>
    unit.id === 'B1' ? { ...unit, effects: [{ is: 'trap', by: 'A' as const, until: 'game' as const }] } : unit,
  );
  const at = { ...played, state: { ...played.state, units } };
  const held = after(at, [taunt('A3', 'B1')], 1);
  expect(base(held, 'B1')).toEqual(base(at, 'B1'));
});

test('fr3.character-combat.lone-individual-contacted: a taunter who stands alone is run down', () => {
  const played = near('B1 spears 10,16 S');
  const characters = played.state.characters.map((each) => ({ ...each, host: null, at: { x: 12, y: 15.5 } }));
  const at = { ...played, state: { ...played.state, characters } };
  const down = after(at, [taunt('A3', 'B1')], 1, 2);
  expect(down.state.characters.find(({ id }) => id === 'A3')?.status).toBe('killed');
});

test('fr3.character-items.taunt-purchase: units that have bought it taunt too', () => {
  const at = start('A1 spears 10,10 N taunt; B1 spears 10,13 S; B2 mobs 40,33 S');
  const charged = after(at, [taunt('A1', 'B1')], 2);
  expect(charged.state.contacts).toMatchObject([{ charger: 'B1' }]);
  expect(rules(charged, taunt('A1', 'B2'))).toEqual(['fr3.character-items.taunt-procedure']);
});

test('fr3.spirits.tricksters-taunt, fr3.character-items.taunt-tricksters: tricksters taunt without having bought it', () => {
  const at = start(
    'A1 tricksters 10,10 N; A2 minor-spirits 20,10 N; A3 spears 30,10 N; A4 general-2-2 with A3; B1 spears 10,14 S',
  );
  expect([...fr3Battle.actions(at.state)].filter(({ kind }) => kind === 'taunt')).toEqual([taunt('A1', 'B1')]);
  const charged = after(at, [taunt('A1', 'B1')], 1);
  expect(charged.events.find(({ kind }) => kind === 'charged')).toMatchObject({ units: ['B1'], targets: ['A1'] });
});
