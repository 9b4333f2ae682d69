import { describe, expect, test } from 'vitest';
import { characters } from '../../../src/engine/fr3/character-combat/calculator.ts';
import { asking } from './asking.ts';

const ask = asking(characters);
const hero = { leader: 'hero-1-1' };
const general = { leader: 'general-2-2' };

describe('character combat', () => {
  const duel = (a: object, b: object, turns?: number) => ask('challenge', { a, b }, turns);

  test('fr3.character-combat.fight: the stronger adds the difference, the lower total makes a results roll', () => {
    // CF 2 against CF 1 gives +1 to the stronger character.
    expect(duel(general, hero).rolled(4, 4, 3)).toBe('b-killed');
    expect(duel(general, hero).rolled(3, 4)).toBe('tied');
    expect(duel(general, hero).rolled(2, 4, 7)).toBe('a-escaped');
    expect(duel(hero, general).rolled(4, 4, 3)).toBe('a-killed');
  });

  test('fr3.character-combat.fight: a tie goes on in the next phase', () => {
    const even = duel(hero, hero, 2);
    expect([even.after(1, 'tied'), even.after(2, 'tied')]).toEqual(['1/10', '1/100']);
    expect(even.chance('b-killed')).toBe(even.chance('a-killed'));
  });

  test('fr3.character-combat.fight, ruling: melee bonus, superhero, weapon and assassin make the combat factor; 0 without a grade', () => {
    const all = { leader: 'hero-2-0', superhero: true, weapon: true, assassin: 'elite' };
    // 2 + 1 + 1 + 2 = 6 against 0: a first die of 4 ties with a 10.
    expect(duel(all, {}).rolled(4, 10)).toBe('tied');
    expect(duel(all, {}).rolled(5, 10, 5)).toBe('b-killed');
    expect(duel({ leader: 'sub-commander-1-2' }, {}).rolled(5, 6)).toBe('tied');
  });

  test('fr3.abilities.assassin-bonus: −1 to his victim’s results roll, −2 by an elite one', () => {
    expect(duel({ ...hero, assassin: 'assassin' }, hero).rolled(9, 1, 4)).toBe('b-killed');
    expect(duel({ ...hero, assassin: 'elite' }, hero).rolled(9, 1, 5)).toBe('b-killed');
    expect(duel({ ...hero, assassin: 'elite' }, { ...hero, armor: true }).rolled(9, 1, 5)).toBe('b-captured');
    expect(duel({ ...hero, assassin: 'elite' }, { ...hero, armor: true }).adds('fr3.abilities.assassin-bonus')).toBe(2 - 2);
  });

  test('fr3.character-items.exceptional-armor: +1 to his results roll', () => {
    expect([3, 6].map((face) => duel(general, { ...hero, armor: true }).rolled(9, 1, face))).toEqual(['b-captured', 'b-escaped']);
  });

  test('fr3.abilities.null-no-combat: a null’s escapes are captures', () => {
    expect(duel(general, { null: true }).rolled(9, 1, 10)).toBe('b-captured');
  });

  test('fr3.abilities.superhero, fr3.abilities.assassin: at least a hero', () => {
    expect(duel({ superhero: true }, hero).refused()).toContain('fr3.abilities.superhero');
    expect(duel({ assassin: 'assassin' }, hero).refused()).toContain('fr3.abilities.assassin');
  });

  test('fr3.character-combat.challenge-declined: who declines is told what it costs', () => {
    expect(duel(general, hero).notes()).toContain('fr3.character-combat.challenge-declined');
  });
});

describe('bodyguards', () => {
  const duel = (a: object, b: object) => ask('challenge', { a, b });

  test('fr3.character-items.bodyguard-fights-first: by a combat factor of 0, and dies without a results roll', () => {
    // The general has +2 against the bodyguard. When the bodyguard falls, the hero must fight at once (bodyguard-killed).
    expect(duel(general, { ...hero, guarded: true }).rolled(4, 5, 5, 6)).toBe('guard');
    expect(duel(general, { ...hero, guarded: true }).rolled(4, 6)).toBe('tied');
  });

  test('fr3.character-items.bodyguard-killed: the fight with his charge follows at once', () => {
    expect(duel(general, { ...hero, guarded: true }).rolled(9, 1, 9, 1, 1)).toBe('b-killed');
    expect(duel(general, { ...hero, guarded: true }).rolled(9, 1, 1, 9, 4)).toBe('a-captured');
  });

  test('fr3.character-items.bodyguard-wins: his victory kills outright', () => {
    expect(duel(general, { ...hero, guarded: true }).rolled(1, 9)).toBe('a-killed');
  });

  test('bodyguards on both sides meet first', () => {
    // The bodyguards fight first; then the general faces the charge of the other bodyguard.
    const both = duel({ ...general, guarded: true }, { ...hero, guarded: true });
    expect(both.rolled(5, 5)).toBe('tied');
    expect(both.rolled(6, 5, 6, 4)).toBe('b-killed');
  });

  test('fr3.character-items.bodyguard-takes-result, ruling: for another reason than character combat he dies instead', () => {
    const results = (face: number) => ask('results', { a: { guarded: true } }).rolled(face);
    expect([results(3), results(6), results(7)]).toEqual(['guard', 'guard', 'escapes']);
  });
});

describe('assassins', () => {
  const attempt = (a: object, b: object, turns?: number) =>
    ask('assassin', { a: { ...hero, assassin: 'assassin', ...a }, b }, turns);

  test('fr3.abilities.assassin-challenge: a fight that cannot be declined, for assassins only', () => {
    // CF 2 against 0, and −1 on the results roll.
    expect(attempt({}, {}).rolled(5, 6, 4)).toBe('killed');
    expect(attempt({}, {}).rolled(5, 6, 7)).toBe('captured');
    expect(attempt({}, {}).rolled(5, 6, 8)).toBe('escaped');
    expect(attempt({}, {}).rolled(5, 7)).toBe('tied');
    expect(attempt({}, {}).rolled(4, 7, 1)).toBe('lost');
    expect(ask('assassin', { a: hero, b: {} }).refused()).toContain('fr3.abilities.assassin-challenge');
  });

  test('fr3.results-rolls.character-escape: an assassin who is beaten but escapes has run, and does not strike again', () => {
    expect(attempt({}, {}).rolled(4, 7, 10)).toBe('fled');
    expect(attempt({ count: 2 }, {}).rolled(4, 7, 10, 4, 7, 1)).toBe('fled');
    expect(attempt({ count: 2 }, {}).rolled(4, 7, 10, 5, 7)).toBe('tied');
  });

  test('fr3.character-items.bodyguard-example: the first assassin falls to the bodyguard, the second gets through', () => {
    expect(attempt({ count: 2 }, { guarded: true }).rolled(1, 9, 9, 1, 9, 1, 1)).toBe('killed');
  });

  test('fr3.character-combat.challenge-escape: who escapes stays with his unit for the next one; alone he is gone', () => {
    expect(attempt({ count: 2 }, {}).rolled(9, 1, 10, 9, 1, 1)).toBe('killed');
    expect(attempt({ count: 2 }, { alone: true }).rolled(9, 1, 10)).toBe('escaped');
  });

  test('the fight goes on while it is tied', () => {
    const even = attempt({ other: -2 }, {}, 2);
    expect(even.chance('tied')).toBe('1/10');
    expect(even.chance('fled')).toBe('9/50'); // beaten with 9/20, then escaped with 4/10
    expect(even.after(2, 'tied')).toBe('1/100');
    expect(even.after(2, 'fled')).toBe('99/500');
  });
});

describe('ethereals against characters', () => {
  const fight = (a: object, turns?: number) => ask('ethereal', { a }, turns);

  test('fr3.spirits.ethereals-character-combat: a tie destroys the ethereal, an escape lets the fight go on', () => {
    expect(fight(hero).rolled(4, 5)).toBe('destroyed');
    expect(fight(hero).rolled(4, 6, 3)).toBe('killed');
    expect(fight(hero).rolled(4, 6, 6)).toBe('captured');
    expect(fight(hero).rolled(4, 6, 7)).toBe('held');
    expect(fight({}).chance('destroyed')).toBe('11/20');
    expect(fight({}, 2).after(2, 'held')).toBe('81/2500');
  });

  test('fr3.character-items.protection-necromantic: +2', () => {
    expect(fight({ ...hero, necromanticWard: true }).rolled(4, 7)).toBe('destroyed');
    expect(fight({ necromanticWard: true }).adds('fr3.character-items.protection-necromantic')).toBe(2);
  });

  test('fr3.character-combat.unit-characters-not-captured: a unit character fights on instead', () => {
    expect(fight({ unitCharacter: true }).rolled(1, 9, 5)).toBe('held');
  });
});

describe('results rolls', () => {
  const roll = (a: object = {}, turns?: number) => ask('results', { a }, turns);

  test('fr3.results-rolls.character-results: 1–3 killed, 4–6 captured, 7–10 escapes', () => {
    expect([1, 3, 4, 6, 7, 10].map((face) => roll().rolled(face))).toEqual([
      'killed',
      'killed',
      'captured',
      'captured',
      'escapes',
      'escapes',
    ]);
  });

  test('fr3.results-rolls.character-results: nobody in contact captures him', () => {
    expect(roll({ cause: 'fire' }).rolled(4)).toBe('escapes');
    expect(roll({ cause: 'fire', contact: true }).rolled(4)).toBe('captured');
    expect(roll({ cause: 'melee', contact: true }).refused()).toContain('fr3.results-rolls.character-results');
  });

  test('fr3.character-combat.lone-individual-contacted: whoever contacts him can capture him', () => {
    expect(roll({ cause: 'lone' }).rolled(6)).toBe('captured');
  });

  test('fr3.results-rolls.character-results-modifiers, ruling: +1 armor and −1 in a base that is destroyed add up; beyond the table is its end', () => {
    expect(roll({ armor: true }).rolled(3)).toBe('captured');
    expect(roll({ armor: true }).rolled(10)).toBe('escapes');
    expect(roll({ cause: 'structure' }).rolled(4)).toBe('killed');
    expect(roll({ armor: true, cause: 'structure' }).rolled(4)).toBe('escapes');
    expect(roll({ armor: true, cause: 'structure' }).rolled(3)).toBe('killed');
    expect(roll({ cause: 'structure' }).rolled(1)).toBe('killed');
  });

  test('fr3.spells.die: −2', () => {
    expect(roll({ cause: 'die' }).rolled(5)).toBe('killed');
    expect(roll({ cause: 'die' }).rolled(6)).toBe('escapes');
    expect(roll({ cause: 'die' }).adds('fr3.spells.die')).toBe(-2);
  });

  test('fr3.planar.gate-close-risk: captured is trapped by the gate', () => {
    expect(roll({ cause: 'gate' }).answer().sentence).toContain('trapped by the gate 30%');
    expect(roll({ cause: 'gate' }).notes()).toContain('fr3.planar.gate-close-risk');
  });

  test('fr3.planar.gate-close-risk, ruling: whoever is trapped rolls to escape each turn, and a killed result on either roll removes him', () => {
    const gate = ask('results', { a: { cause: 'gate' } }, 3);
    expect([gate.chance('killed'), gate.after(1, 'killed')]).toEqual(['3/10', '33/100']);
    // Of the three tenths that are trapped, one tenth gets free and one tenth is killed in each turn.
    expect(['free', 'captive', 'killed'].map((kind) => gate.after(1, kind))).toEqual(['43/100', '6/25', '33/100']);
    expect(gate.after(2, 'killed')).toBe('177/500');
  });

  test('fr3.character-combat.unit-characters-not-captured', () => {
    expect(roll({ unitCharacter: true }).rolled(4)).toBe('escapes');
  });

  test('fr3.abilities.null-no-combat: nothing lets a null escape', () => {
    expect(roll({ null: true }).rolled(10)).toBe('captured');
    expect(roll({ null: true }, 3).after(3, 'free')).toBe('0');
  });

  test('a captive’s way on: killed, captured, escaped, then attempt after attempt', () => {
    // 4/10 are free and 3/10 captive; in each step 1/10 of the captives escape and 1/10 die.
    expect(roll({}, 1).after(1, 'free')).toBe('43/100');
    expect(roll({}, 2).after(2, 'captive')).toBe('24/125');
  });
});

describe('captivity', () => {
  const captive = (a: object = {}, turns?: number) => ask('captive', { a }, turns);

  test('fr3.results-rolls.character-escape-roll: 1 killed, 2 free, otherwise held', () => {
    expect([1, 2, 3, 10].map((face) => captive().rolled(face))).toEqual(['killed', 'free', 'captive', 'captive']);
  });

  test('fr3.results-rolls.character-escape-in-melee: 1–2 killed, 3–4 free', () => {
    expect([2, 3, 4, 5].map((face) => captive({ engaged: 1 }).rolled(face))).toEqual(['killed', 'free', 'free', 'captive']);
  });

  test('the captor is in melee for the first steps only', () => {
    expect(captive({ engaged: 1 }, 2).after(1, 'free')).toBe('1/5');
    expect(captive({ engaged: 1 }, 2).after(2, 'free')).toBe('13/50'); // 1/5, then 1/10 of the 3/5 left
    expect(captive({ engaged: 2 }, 2).after(2, 'free')).toBe('8/25');
  });

  test('fr3.character-combat.captor-destroyed: handed over, or free when nobody else is there', () => {
    expect(ask('captor-destroyed', { a: {} }).rolled(4)).toBe('escapes');
    expect(ask('captor-destroyed', { a: { another: true } }).rolled(4)).toBe('captured');
    expect(ask('captor-destroyed', { a: {} }).rolled(3)).toBe('killed');
  });
});

describe('thieves and witch hunters', () => {
  const thief = (t: object) => ask('thief', { t });

  test('fr3.optional-characters.thief-success, thief-caught, thief-escapes: 1–3, 4–7, 8–10', () => {
    expect([thief({ items: 1 }).rolled(3, 1), thief({ items: 1 }).rolled(4), thief({ items: 1 }).rolled(7)]).toEqual([
      'prize',
      'caught',
      'caught',
    ]);
    expect(thief({ items: 1 }).rolled(8, 1)).toBe('vanishes-prize');
  });

  test('fr3.optional-characters.thief-success: one of his items at random', () => {
    expect(thief({ items: 3 }).rolled(1, 2)).toBe('item');
    expect(thief({ items: 3 }).chance('prize')).toBe('1/10');
  });

  test('fr3.optional-characters.thief-no-item: nothing to steal', () => {
    expect(thief({ items: 0 }).rolled()).toBe('nothing');
  });

  test('fr3.optional-characters.thief-success: a camp has no items', () => {
    expect([thief({ camp: true }).rolled(3), thief({ camp: true }).rolled(10)]).toEqual(['prize', 'vanishes-prize']);
    expect(thief({ camp: true, items: 3 }).refused()).toContain('fr3.optional-characters.thief-success');
  });

  test('fr3.innate.character-rally-roll: 6 less his own rally bonus', () => {
    const nullify = (b: object) => ask('nullify', { b });
    expect([nullify({}).rolled(5), nullify({}).rolled(6)]).toEqual(['nullified', 'resists']);
    expect(nullify({ leader: 'sub-commander-1-2', superhero: true }).needs()).toBe(3);
    expect(nullify({}).notes()).toContain('fr3.innate.nullify');
  });
});
