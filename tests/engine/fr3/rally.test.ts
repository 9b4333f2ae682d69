import { describe, expect, test } from 'vitest';
import { combatant } from '../../../src/engine/fr3/melee/combatant.ts';
import type { MeleeSide } from '../../../src/engine/fr3/melee/question.ts';
import { rallyLines, rallyRoll } from '../../../src/engine/fr3/rally.ts';
import type { Fr3RuleId } from '../../../src/engine/fr3/rule-ids.ts';
import { rallied } from '../../../src/engine/fr3/standing.ts';
import { play } from '../../../src/engine/kernel/chance.ts';
import { scripted } from '../../../src/engine/kernel/dice.ts';
import { odds } from '../../../src/engine/kernel/odds.ts';
import { coursesOf, given, hammer, shield } from './at-the-table.ts';

const why = { decides: 'whether it rallies', rules: ['fr3.rally.roll'] } as const;

/** Whether a unit rallies on this die face. */
function rallies(unit: MeleeSide, face: number): boolean {
  const dice = scripted([face]);
  const passed = play(rallyRoll(combatant(unit), why), dice);
  dice.finish();
  return passed;
}
/** The lowest die face that rallies the unit, or 11. */
const needs = (unit: MeleeSide): number => [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].find((face) => rallies(unit, face)) ?? 11;
const line = (unit: MeleeSide, rule: Fr3RuleId) => rallyLines(combatant(unit)).find(({ rules }) => rules.includes(rule))?.amount;

describe('the rally roll', () => {
  test('fr3.rally.roll: the rally number or more on one d10', () => {
    expect(rallies({ unit: 'spears' }, 6)).toBe(true);
    expect(rallies({ unit: 'spears' }, 5)).toBe(false);
    expect([
      needs({ unit: 'knights' }),
      needs({ unit: 'mobs' }),
      needs({ unit: 'air-elemental' }),
      needs({ unit: 'blobs' }),
    ]).toEqual([5, 7, 3, 4]);
    expect(
      odds(rallyRoll(combatant({ unit: 'mobs' }), why))
        .of((passed) => passed)
        .toString(),
    ).toBe('2/5');
  });

  test('fr3.rally.roll-penalty: −1 for a demoralized unit, −2 for a double demoralized one', () => {
    expect(([0, 1, 2] as const).map((state) => needs({ unit: 'heavy-cavalry', state }))).toEqual([6, 7, 8]);
    expect(line({ unit: 'heavy-cavalry', state: 2 }, 'fr3.rally.roll-penalty')).toBe(-2);
  });

  test('fr3.rally.success: up to two levels go at once', () => {
    expect(rallied({ state: 2, markers: 0, lasting: 0, poison: 0 })).toMatchObject({ state: 0, markers: 0 });
    expect(rallied({ state: 1, markers: 0, lasting: 0, poison: 0 })).toMatchObject({ state: 0, markers: 0 });
  });
});

describe('what is added to it', () => {
  test('fr3.elites.bonus: +1 for elites, none for those of the attack form', () => {
    expect(needs({ unit: 'spears', elite: '1-1-0', state: 1 })).toBe(6);
    expect(needs({ unit: 'spears', elite: '2-0-0', state: 1 })).toBe(7);
    expect(line({ unit: 'spears', elite: '1-1-0' }, 'fr3.elites.bonus')).toBe(1);
  });

  test('fr3.elites.bowfire-variant: +1 for the shooting form', () => {
    expect(needs({ unit: 'longbows', elite: '0-1-1', state: 1 })).toBe(6);
  });

  test('fr3.undead.roll-penalty: −1 for undead', () => {
    expect(needs({ unit: 'spears', undead: true })).toBe(7);
    expect(line({ unit: 'spears', undead: true }, 'fr3.undead.roll-penalty')).toBe(-1);
  });

  test.each([
    ['hero-1-1', 'fr3.characters.hero-bonus', 1],
    ['hero-2-0', 'fr3.characters.hero-bonus', 0],
    ['sub-commander-1-2', 'fr3.characters.sub-commander-bonus', 2],
    ['sub-commander-2-1', 'fr3.characters.sub-commander-bonus', 1],
    ['general-2-2', 'fr3.characters.general-bonus', 2],
  ] as const)('fr3.characters.bonus-notation: a leader %s (%s) adds %d', (leader, _rule, bonus) => {
    expect(needs({ unit: 'knights', leader, state: 1 })).toBe(5 + 1 - bonus);
    expect(line({ unit: 'knights', leader }, 'fr3.characters.bonus-notation')).toBe(bonus || undefined);
  });

  test('fr3.abilities.superhero: one more than the leader alone', () => {
    expect(needs({ unit: 'knights', leader: 'general-2-2', superhero: true, state: 2 })).toBe(5 + 2 - 3);
    expect(line({ unit: 'knights', leader: 'hero-2-0', superhero: true }, 'fr3.abilities.superhero')).toBe(1);
  });

  test('fr3.abilities.healer: +1 for a healer, on top of a leader', () => {
    expect(needs({ unit: 'spears', healer: true, state: 1 })).toBe(6);
    expect(needs({ unit: 'spears', healer: true, leader: 'hero-1-1', state: 1 })).toBe(5);
    expect(line({ unit: 'spears', healer: true }, 'fr3.abilities.healer')).toBe(1);
  });

  test('fr3.items.barbarian: +1 for barbarians that have never been demoralized', () => {
    expect(needs({ unit: 'handweapons', barbarian: true })).toBe(5);
    expect(line({ unit: 'handweapons', barbarian: true }, 'fr3.items.barbarian')).toBe(1);
    expect(needs({ unit: 'handweapons', barbarian: true, state: 1 })).toBe(7);
  });

  test('fr3.spells.bless-curse-1: +1 for a blessed unit, none for an elite one or once it is demoralized', () => {
    expect(needs({ unit: 'handweapons', bless: true })).toBe(5);
    expect(needs({ unit: 'handweapons', bless: true, state: 1 })).toBe(7);
    expect(needs({ unit: 'handweapons', bless: true, elite: '2-0-0' })).toBe(6);
    expect(line({ unit: 'handweapons', bless: true }, 'fr3.spells.bless-curse-1')).toBe(1);
  });

  test('fr3.spirits.parasitics-effect: −1 for parasitics; fr3.spirits.parasitics-elite: −2 for elite ones', () => {
    expect(needs({ unit: 'spears', parasitics: 'ordinary' })).toBe(7);
    expect(needs({ unit: 'spears', parasitics: 'elite' })).toBe(8);
    expect(line({ unit: 'spears', parasitics: 'ordinary' }, 'fr3.spirits.parasitics-effect')).toBe(-1);
  });

  test('fr3.terrain-effects.sacred-site-bonus: +1 near the army’s own site', () => {
    expect(needs({ unit: 'spears', sacredSite: true, state: 1 })).toBe(6);
    expect(line({ unit: 'spears', sacredSite: true }, 'fr3.terrain-effects.sacred-site-bonus')).toBe(1);
  });

  test('fr3.multi-based.mass-attachments: characters with a mass add nothing', () => {
    expect(needs({ unit: 'mobs', form: 'mass', leader: 'general-2-2', superhero: true, healer: true })).toBe(7);
    expect(rallyLines(combatant({ unit: 'mobs', form: 'mass', leader: 'general-2-2', healer: true }))).toEqual([]);
  });

  test('a roll that cannot fail is still rolled, and one that cannot pass never does', () => {
    expect(needs({ unit: 'air-elemental', elite: '1-1-0', leader: 'general-2-2', healer: true })).toBe(1);
    expect(needs({ unit: 'mobs', undead: true, parasitics: 'elite', state: 2 })).toBe(11);
  });

  test('fr3.monsters.cyclics-eggs, ruling: eggs rally as handweapons do, larvae too, adults as large monsters', () => {
    expect((['eggs', 'larvae', 'adults'] as const).map((stage) => needs({ unit: 'cyclics', stage }))).toEqual([6, 6, 7]);
  });

  test('fr3.leviathans.1x2: both sizes rally on 6', () => {
    expect([needs({ unit: 'leviathans' }), needs({ unit: 'leviathans', form: '1x2' })]).toEqual([6, 6]);
  });
});

describe('rallying between the phases of a melee', () => {
  test('fr3.undead.automatic-rally: undead clear all their demoralization at the end of each phase, without a roll', () => {
    const undead = given('pikes', { unit: 'spears', undead: true });
    const [first] = undead.phases(1);
    expect(first?.of(({ b }) => b.fate === 'in play' && b.state > 0).toString()).toBe('0');
    const living = given('pikes', 'spears').phases(1)[0];
    expect(living?.of(({ b }) => b.fate === 'in play' && b.state > 0).numerator).toBeGreaterThan(0n);
  });

  test('fr3.rally.timing: only the side whose phase it is tries to rally', () => {
    // Spears of the second side begin demoralized. Nobody charged, so the first phase belongs to the first side.
    const tie = given('blobs', { unit: 'large-monsters', state: 1 });
    const [first, second, third] = tie.phases(3);
    const fresh = (after: typeof first) => after?.of(({ b }) => b.fate === 'in play' && b.state === 0).toString();
    expect(fresh(first)).toBe('0'); // its own phase is the second
    expect(fresh(second)).not.toBe('0');
    expect(third).toBeDefined();
  });

  test('fr3.spells.bless-curse-1: a blessing lost with the first demoralization does not come back with a rally', () => {
    const plain = { ...shield, elite: 'no', flank: 1 } as const;
    const blessed = given(hammer, { ...plain, bless: true }, { charge: 'a' });
    expect(blessed.adds).toEqual([31, 21]);
    const without = given(hammer, plain, { charge: 'a' });
    expect(coursesOf(blessed, 3)).toEqual(coursesOf(without, 3));
  });

  test('fr3.rally.success: whoever rallies from two levels fights on without penalty, and can be pushed back again', () => {
    const beaten = given(hammer, shield, { charge: 'a' }).phases(2);
    expect(beaten[0]?.of(({ b }) => b.state === 2 && b.fate === 'in play').toString()).toBe('1');
    // In its own phase the unit needs 6, with −2 for its state and +1, +2 and +1 for elite, general and superhero: a 4 is enough.
    expect(beaten[1]?.of(({ b }) => b.fate === 'in play' && b.state < 2).numerator).toBeGreaterThan(0n);
  });
});
