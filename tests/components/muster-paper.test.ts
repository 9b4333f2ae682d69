/** The printed roster: which rules and spells an army needs, and what its opponent is told. */
import { describe, expect, test } from 'vitest';
import {
  briefedCharacters,
  briefedUnits,
  briefingRules,
  openOptions,
  writeBriefing,
} from '../../src/components/muster/fr3/paper/briefing-lines.ts';
import { neededRules, spellsOf } from '../../src/components/muster/fr3/paper/needed-rules.ts';
import { leaderAdds, leadersWith } from '../../src/components/muster/fr3/words.ts';
import { abilities } from '../../src/engine/fr3/muster/abilities.ts';
import { listOf } from '../../src/engine/fr3/muster/lists.ts';
import { muster } from '../../src/engine/fr3/muster/mustered.ts';
import { optionOf, optionsOf } from '../../src/engine/fr3/muster/options.ts';
import { readyRosters } from '../../src/engine/fr3/muster/ready.ts';
import type { Roster } from '../../src/engine/fr3/muster/roster.ts';
import { GET } from '../../src/pages/fr3/muster/rules.json.ts';

const mustered = (roster: Roster) => muster(roster, listOf(roster.army)!);
const army = (list: string, more: Partial<Roster>) =>
  mustered({ name: 'Test', army: list, size: 1000, units: [], characters: [], ...more });
const linked = (await GET().json()) as Record<string, { summary: string; pages?: number[] }>;
const rulesIn = (roster: Roster, title?: string) =>
  neededRules(mustered(roster))
    .filter((group) => title === undefined || group.title === title)
    .flatMap(({ rules }) => rules.map(({ rule }) => rule));

describe('the rules of an army', () => {
  test.each(readyRosters.map(({ id, roster }) => [id, roster] as const))(
    '%s: each has a line and stands once in its group',
    (_, roster) => {
      expect(rulesIn(roster).filter((rule) => !linked[rule]?.summary)).toEqual([]);
      for (const { rules } of neededRules(mustered(roster)))
        expect(new Set(rules.map(({ rule, name }) => `${rule} ${name}`)).size).toBe(rules.length);
    },
  );

  test('what an army has not, is not there; what it has, is there with its printed page', () => {
    const foot: Roster = { name: '', army: 'generic', size: 500, units: [{ type: 'handweapons' }], characters: [] };
    expect(rulesIn(foot, 'In play')).toEqual(['fr3.melee.support-types']);
    const dead: Roster = { ...foot, units: [{ type: 'handweapons', options: ['undead'] }] };
    expect(rulesIn(dead, 'In play')).toContain('fr3.undead.last-character');
    expect(rulesIn(dead, 'In play')).toContain('fr3.fear.test-charged');
    const bows: Roster = { ...foot, units: [{ type: 'longbows' }], characters: [{ has: ['general'] }] };
    expect(rulesIn(bows, 'In play')).toEqual(
      expect.arrayContaining(['fr3.missile-fire.table', 'fr3.characters.loss-morale-clock']),
    );
    expect(linked['fr3.missile-fire.table']?.pages?.length).toBeGreaterThan(0);
  });
});

describe('the spells of an army', () => {
  const names = (of: Parameters<typeof spellsOf>[0]) => spellsOf(of).map(({ name }) => name);

  test('a level one wizard has the five spells of level one, a level three one his own besides', () => {
    const [one] = spellsOf(army('generic', { characters: [{ has: ['wizard-1'] }] }));
    expect(one?.spells.map(({ id }) => id)).toEqual(['apoplexy', 'blast-1', 'bolster', 'illusionary-fear', 'stink']);
    const [three] = spellsOf(army('generic', { characters: [{ has: ['wizard-3'] }] }));
    expect(three?.spells.map(({ level }) => level)).toEqual([1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3]);
  });
  test('two of a kind are one list, at the higher level; another kind is another list', () => {
    const characters = [{ has: ['necromancer-2'] }, { has: ['necromancer-3'] }, { has: ['earth-shaman-2'] }];
    expect(names(army('generic', { characters }))).toEqual(['Necromancer, level 3', 'Earth shaman, level 2']);
  });
  test('fr3.abilities.hive-queen: she casts without having bought it', () => {
    expect(names(army('hive', { units: [{ type: 'hive-queen' }] }))).toEqual(['Hive queen, level 2']);
  });
  test('who casts nothing has none, and needs no rules of magic', () => {
    const plain = army('generic', { characters: [{ has: ['hero'] }] });
    expect(spellsOf(plain)).toEqual([]);
    expect(neededRules(plain).flatMap(({ rules }) => rules.map(({ rule }) => rule))).not.toContain('fr3.auction.sequence');
  });
});

describe('fr3.setup.briefing', () => {
  const list = listOf('generic')!;
  const secret = abilities.filter(({ kind }) => kind !== 'grade');

  test('the opponent is told types and characters, and not one option, ability, spell or item', () => {
    const roster = army('generic', {
      units: [
        { type: 'spears', options: ['elite-1-1-0', 'stakes', 'heavy-armor'] },
        { type: 'spears', name: 'The Hedge' },
        { type: 'dragons', has: ['hero', 'wizard-2'] },
        { type: 'mobs', aside: true },
      ],
      characters: [
        { has: ['general', ...secret.slice(0, 20).map(({ id }) => id)], with: 1 },
        { has: [], name: 'Ossifrage' },
      ],
    });
    const text = writeBriefing(roster);
    expect(text).toBe(
      'Generic list, a game of 1000 points: 3 units\n2 × Spears, “The Hedge”\n1 × Dragons, a character\nCharacters\n1 × General\n1 × Character, “Ossifrage”\n',
    );
  });
  test('what a rule has marked is told, and stands apart from what has it not', () => {
    const roster = army('generic', { units: [{ type: 'mobs' }, { type: 'mobs', options: ['undead'] }, { type: 'mobs' }] });
    expect(briefedUnits(roster)).toEqual([
      { count: 2, name: 'Mobs', words: [] },
      { count: 1, name: 'Mobs', words: [optionOf(list, 'undead')?.name] },
    ]);
  });
  test('allies are told by their list', () => {
    const roster = army('roman', { units: [{ type: 'pikes', from: 'greek' }] });
    expect(briefedUnits(roster)).toEqual([{ count: 1, name: 'Pikes', words: ['Greek Mythological'] }]);
  });
  test('every open option is one that a list sells, and every rule behind it is linked', () => {
    const sold = ['generic', 'chaos'].flatMap((id) => optionsOf(listOf(id)!).map((option) => option.id));
    expect(Object.keys(openOptions).filter((id) => !sold.includes(id))).toEqual([]);
    expect([...briefingRules, ...Object.values(openOptions)].filter((rule) => !linked[rule])).toEqual([]);
  });
  test.each(readyRosters.map(({ id, roster }) => [id, roster] as const))('%s: everybody is counted once', (_, roster) => {
    const sum = (told: readonly { count: number }[]) => told.reduce((total, { count }) => total + count, 0);
    expect(sum(briefedUnits(mustered(roster)))).toBe(roster.units.length);
    expect(sum(briefedCharacters(mustered(roster)))).toBe(roster.characters.length);
  });
});

describe('what leaders add, on the sheet', () => {
  test('a general without a choice has his first bonuses, a superhero one more of each', () => {
    expect(leaderAdds({ has: ['general'] })).toBe('+2 melee, +2 rally');
    expect(leaderAdds({ has: ['hero', 'superhero'], bonuses: '1-1' })).toBe('+2 melee, +2 rally');
    expect(leaderAdds({ has: ['wizard-2'] })).toBe('');
  });
  test('stands beside the unit that he is with, and no other', () => {
    const roster: Pick<Roster, 'characters'> = {
      characters: [
        { has: ['general'], with: 3 },
        { has: ['wizard-1'], with: 3 },
      ],
    };
    expect(leadersWith(roster, 1, 2)).toEqual([]);
    expect(leadersWith(roster, 3, 1)).toEqual(['General: +2 melee, +2 rally']);
    expect(leadersWith(roster, 2, 4)).toEqual(['General (with 3): +2 melee, +2 rally']);
  });
});
