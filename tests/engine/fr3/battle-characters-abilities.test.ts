/** The belongings of characters, and their effects on units. By rule id. */
import { expect, test } from 'vitest';
import { championOf } from '../../../src/engine/fr3/battle/characters/duels.ts';
import { testedUnit } from '../../../src/engine/fr3/battle/charge/nerve.ts';
import { tell } from '../../../src/engine/fr3/battle/chronicle/sentences.ts';
import { armyOfRoster } from '../../../src/engine/fr3/battle/deployment/army-of-roster.ts';
import { withEffect } from '../../../src/engine/fr3/battle/magic/effects.ts';
import { boutOf } from '../../../src/engine/fr3/battle/melee/question.ts';
import { firersOf, sourceOf } from '../../../src/engine/fr3/battle/shooting/question.ts';
import { refuseParasitics, refuseTrap } from '../../../src/engine/fr3/battle/spirits/traps-and-parasitics.ts';
import { unitAt } from '../../../src/engine/fr3/battle/units/pieces.ts';
import { asCombatant } from '../../../src/engine/fr3/battle/units/troops.ts';
import { totalOf } from '../../../src/engine/fr3/melee/modifiers.ts';
import { clearingLines } from '../../../src/engine/fr3/nerve/traps.ts';
import { rallyNeeds } from '../../../src/engine/fr3/rally.ts';
import { after, begun, charge, type Played, setupOf, unshot } from './battle-table.ts';

const start = (text: string) => unshot(begun(setupOf(text)));
const person = ({ state }: Played, id: string) => state.characters.find((each) => each.id === id)!;
/** The totals that A1 and B1 add to their dice. */
const adds = ({ state }: Played) => {
  const of = boutOf(state, unitAt(state, 'A1'), unitAt(state, 'B1'));
  return [totalOf(of, 'a'), totalOf(of, 'b')];
};
const met = (people: string) => start(`A1 spears 10,10 N; ${people}; B1 spears 10,11.575 S; B2 mobs 40,33 S`);
const needs = ({ state }: Played, id: string) => rallyNeeds(asCombatant(state, unitAt(state, id)));

test('fr3.character-items.exceptional-weapon: +1 to the melee of his unit, whoever is the first there', () => {
  const [plain] = adds(met('A2 hero-1-1 with A1'));
  expect(adds(met('A2 hero-1-1 with A1 exceptional-weapon'))[0]).toBe(plain! + 1);
  expect(adds(met('A2 general-2-2 with A1; A3 hero-1-1 with A1 exceptional-weapon'))[0]).toBe(plain! + 3);
});

test('fr3.abilities.alchemist, ruling, fr3.armies.gnomes-master-alchemist: the enemy before his unit fights at −1, or −2; two do not add up', () => {
  const [, plain] = adds(met('A2 hero-1-1 with A1'));
  expect(adds(met('A2 hero-1-1 with A1 alchemist'))[1]).toBe(plain! - 1);
  expect(adds(met('A2 hero-1-1 with A1 alchemist; A3 individual with A1 alchemist'))[1]).toBe(plain! - 1);
  expect(adds(met('A2 individual with A1 master-alchemist; A3 individual with A1 alchemist'))[1]).toBe(plain! - 2);
});

test('fr3.abilities.healer: +1 to the rally rolls of the unit that he is with', () => {
  const at = start('A1 spears 10,10 N; A2 spears 20,10 N; A3 individual with A1 healer; B1 mobs 40,33 S');
  expect(needs(at, 'A1')).toBe(needs(at, 'A2')! - 1);
});

test('fr3.character-items.army-standard, ruling: +2 to rally with the bearer, +1 for the rest of his group, not both', () => {
  const at = start(
    'A1 spears 10,10 N; A2 spears 11.5752,10 N; A3 spears 20,10 N; A4 hero-2-0 with A1 army-standard; B1 mobs 40,33 S',
  );
  const alone = needs(at, 'A3')!;
  expect([needs(at, 'A1'), needs(at, 'A2')]).toEqual([alone - 2, alone - 1]);
});

test('fr3.character-items.mark-of-evil: the unit of its bearer causes fear', () => {
  const come = (more: string) => start(`A1 spears 10,10 N; A2 hero-1-1 with A1${more}; B1 spears 10,13 S; B2 mobs 40,33 S`);
  const plain = after(come(''), [charge(['A1'])]);
  expect(plain.events.some(({ kind }) => kind === 'tested')).toBe(false);
  const feared = after(come(' mark-of-evil'), [charge(['A1'])], 10);
  expect(feared.events.find((each) => each.kind === 'tested')).toMatchObject({ unit: 'B1', of: 'fear', passed: true });
});

test('fr3.character-items.exceptional-armor, fr3.results-rolls.character-results-modifiers: +1 to the roll of its bearer', () => {
  const lost = (has: string, face: number) => {
    const at = start(`A1 large-monsters 10,10 N; B1 mobs 10,11.575 S; B2 militia 10,17 S demoralized; B3 hero-1-1 with B1${has}`);
    return person(after(after(at, [{ kind: 'pass' }]), [{ kind: 'fight', a: 'A1', b: 'B1' }], 10, 1, face), 'B3').status;
  };
  expect([lost('', 3), lost(' exceptional-armor', 3)]).toEqual(['killed', 'captured']);
  expect([lost('', 6), lost(' exceptional-armor', 6)]).toEqual(['captured', 'in play']);
});

test('fr3.multi-based.mass-attachments: nobody with a 2x2 unit does any of this for it', () => {
  const mass = (has: string) => start(`A1 mobs 10,10 N 2x2; A2 hero-1-1 with A1${has}; B1 spears 10,12.3628 S; B2 mobs 40,33 S`);
  expect(adds(mass(' alchemist exceptional-weapon'))).toEqual(adds(mass('')));
  expect(needs(mass(' army-standard'), 'A1')).toBe(needs(mass(''), 'A1'));
});

const under = (at: Played, id: string, what: 'trap' | 'parasitics'): Played => ({
  ...at,
  state: withEffect(at.state, id, what, 'B', 'game'),
});
const effects = ({ state }: Played, id: string) => unitAt(state, id).effects.map(({ is }) => is);

test('fr3.abilities.alchemist-traps: his unit cannot be trapped, and a friend that they touch is freed at once', () => {
  const at = start(
    'A1 spears 10,10 N; A2 spears 11.5752,10 N; A3 spears 20,10 N; A4 individual with A1 alchemist; B1 mobs 40,33 S',
  );
  expect(refuseTrap(at.state, unitAt(at.state, 'A1'))?.rules).toEqual(['fr3.abilities.alchemist-traps']);
  expect(refuseTrap(at.state, unitAt(at.state, 'A2'))).toBeNull();
  const near = after(under(at, 'A2', 'trap'), [{ kind: 'ahead', units: ['A3'], inches: 1 }]);
  expect(effects(near, 'A2')).toEqual([]);
  expect(tell(near.state, near.events.find(({ kind }) => kind === 'freed')!)).toBe('Spears (A2) are free of their trap.');
  const far = after(under(at, 'A3', 'trap'), [{ kind: 'ahead', units: ['A1', 'A2'], inches: 1 }]);
  expect(effects(far, 'A3')).toEqual(['trap']);
});

test('fr3.abilities.mechanic-trap-bonus: +2 for the unit that he is with when it tries to get free', () => {
  const lines = (has: string) => {
    const at = start(`A1 spears 10,10 N; A2 individual with A1${has}; B1 mobs 40,33 S`);
    return clearingLines(testedUnit(under(at, 'A1', 'trap').state, 'A1', null)).map(({ amount }) => amount);
  };
  expect([lines(''), lines(' mechanic')]).toEqual([[], [2]]);
});

test('fr3.abilities.healer-parasitics, ruling, fr3.spirits.parasitics-healer-immunity, fr3.spirits.parasitics-healer-cure: a healer destroys them, and keeps them off', () => {
  const at = start('A1 spears 10,10 N; A2 spears 11.5752,10 N; A3 spears 20,10 N; A4 individual with A1 healer; B1 mobs 40,33 S');
  expect(['A1', 'A2', 'A3'].map((id) => refuseParasitics(at.state, unitAt(at.state, id))?.rules[0])).toEqual([
    'fr3.abilities.healer-parasitics',
    'fr3.abilities.healer-parasitics',
    undefined,
  ]);
  const ill = under(at, 'A3', 'parasitics');
  expect(effects(after(ill, [{ kind: 'ahead', units: ['A2'], inches: 1 }]), 'A3')).toEqual(['parasitics']);
  // Alone beside the unit he has the same effect.
  const characters = ill.state.characters.map((each) => ({ ...each, host: null, at: { x: 20, y: 11 } }));
  const come = after({ ...ill, state: { ...ill.state, characters } }, [{ kind: 'ahead', units: ['A2'], inches: 1 }]);
  expect(effects(come, 'A3')).toEqual([]);
});

test('fr3.armies.faerie-free-taunt: what their list gives characters they have without buying it', () => {
  const army = armyOfRoster({
    name: 'Court',
    army: 'faerie',
    size: 1000,
    units: [{ type: 'swarms' }, { type: 'skirmishers' }],
    characters: [{ has: ['general'], with: 2 }],
  });
  if (!army.ok) throw new Error(army.because);
  expect(army.value.characters[0]?.has).toContain('taunt');
});

test('fr3.abilities.mechanic-fire-bonus: the automatons that he is with shoot at +1, others do not', () => {
  const firers = (words: string, has: string) => {
    const { state } = begun(setupOf(`A1 longbows 10,10 N${words}; A2 individual with A1 mechanic${has}; B1 mobs 10,16 S`));
    return firersOf(state, unitAt(state, 'A1'), unitAt(state, 'B1')).mechanic === true;
  };
  expect([firers(' automaton', ''), firers('', '')]).toEqual([true, false]);
  const { state } = begun(setupOf('A1 light-artillery 10,10 N automaton; A2 individual with A1 mechanic; B1 mobs 10,16 S'));
  expect(sourceOf(state, unitAt(state, 'A1'), 'light').mechanic).toBe(true);
});

test('fr3.character-items.protection-necromantic, fr3.spirits.ethereals-character-combat: its bearer meets ethereals with it, not in the ring of a null', () => {
  const warded = (more: string) => {
    const { state } = begun(
      setupOf(`A1 spears 10,10 N; A2 mobs 12,10 N; A3 hero-1-1 with A1 protection-necromantic${more}; B1 mobs 40,33 S`),
    );
    return championOf(state, state.characters[0]!).necromanticWard;
  };
  expect([warded(''), warded('; A4 individual with A2 null')]).toEqual([true, false]);
});
