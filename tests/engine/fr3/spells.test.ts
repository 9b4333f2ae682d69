/** The spell book, compared with a second transcription of the printed lists that was made independently of the data. */
import { describe, expect, it } from 'vitest';
import { type CasterType, casterTypes, costsOf } from '../../../src/engine/fr3/data/spell-list.ts';
import { spellOf, spells } from '../../../src/engine/fr3/data/spells.ts';

/** Caster list → level → spells with their printed costs; `/` separates costs to choose from, `P` marks psychology. */
const printed: Record<string, Record<1 | 2 | 3, string>> = {
  wizard: {
    1: 'Apoplexy 2, Blast 1 2, Bolster 2, Illusionary Fear 2, Stink 2 P',
    2: 'Blast 2 4, Disorient 2, Mirror Image 4, Teleport 4',
    3: 'Blast 3 6, Die 6',
  },
  'planar-wizard': {
    1: '= wizard',
    2: 'Paranoia 4 P, Blast 2 4, Dominate 4, Madness 4 P, Planar Ward 4',
    3: 'Open/Close Portal 10',
  },
  hydromancer: {
    1: '= wizard',
    2: 'Swimming 4, Rip Tide 2, Hagfish 4, Ink Cloud 4, Giant Clam 4',
    3: 'Water Elemental 6, Freak Wave 6',
  },
  illusionist: {
    1: '= wizard',
    2: 'Dispell Illusion 2, Illusionary Army 4, Illusionary Obstacle 3, Illusionary Target 4',
    3: 'Greatest Fear 6 P, Illusionary Enemy 4/5/6',
  },
  necromancer: {
    1: '= wizard',
    2: 'Apparition 4 P, Plague 4 P, Summon 2 2/3/4, Zombies 2 2/3',
    3: 'Summon 3 4/5, Zombies 3 6',
  },
  cleric: {
    1: 'Banish 1 2, Bless/Curse 1 2, Garlic 2, Invigorate 2, Miracle 3, Strength 2',
    2: 'Banish 2 4, Bless/Curse 2 4, Golden Path 3',
    3: 'Banish 3 6, Bless/Curse 3 6, Ground 6, Sacrifice 6',
  },
  'war-cleric': {
    1: '= cleric',
    2: 'Grace 4, Intervention 2, Jihad 4, Righteousness 4',
    3: 'Ensure Victory 5, Summon Avatar 8',
  },
  archangel: { 1: '= cleric', 2: '= cleric', 3: '= cleric' },
  'demon-lord': { 1: '= cleric', 2: '= cleric', 3: '= cleric' },
  shaman: { 1: 'Tremors 2 P, Tempest 2, Fog 2, Heat Stroke 2, Animate Terrain 2, Corrode 2', 2: '', 3: '' },
  'earth-shaman': {
    1: '= shaman',
    2: 'Earth Sense 2, Burrowing 4, Chasm 4',
    3: 'Earth Elemental 6, Quicksand 7, Unstable Ground 6',
  },
  'air-shaman': { 1: '= shaman', 2: 'Summon Trap 4, Flying 4, Turbulence 4, Freeze 2', 3: 'Air Elemental 6, Tornado 6' },
  'water-shaman': { 1: '= shaman', 2: 'Deluge 2, Rapids/Ford 2, Sudden Squall 4', 3: 'Freak Wave 6, Water Elemental 6' },
  'fire-shaman': { 1: '= shaman', 2: 'Fire Arrow 2, Fire Wall 4, Set Fire 4', 3: 'Fire Elemental 6, Fire Storm 8' },
  druid: {
    1: '= shaman',
    2: 'Summon Trap 4, Awakening of the Wood 4, Green Thumb 4, Summon Swarm 4',
    3: 'Deadfall 6, Summon Tree Spirit 6',
  },
  'ships-cook': { 1: 'Camp Smoke 1, Grog Ration 2, Something You Ate 4, Speed Potion 2, Vermin-Off 2', 2: '', 3: '' },
  mason: { 1: 'Spyglass 1, Grog Ration 2, Secret Handshake 2, Speed Potion 2, Laudanum 2', 2: '', 3: '' },
  'hive-queen': {
    1: '',
    2: 'Cocoon 2, Medusa 2 P, Egg Impregnation 6, Gnat Swarm 2, Spin Web 4, Termite Rot 2, Wasp Nest 2',
    3: '',
  },
};

const levels = [1, 2, 3] as const;
const listOf = (type: string, level: 1 | 2 | 3): string[] => {
  const text = (printed[type] as Record<1 | 2 | 3, string>)[level];
  if (text.startsWith('= ')) return listOf(text.slice(2), level);
  return text === '' ? [] : text.split(', ').sort();
};
const dataOf = (type: string, level: 1 | 2 | 3): string[] =>
  spells
    .filter((spell) => spell.casters.some((each) => each.type === type && each.level === level))
    .map((spell) => `${spell.name} ${costsOf(spell).join('/')}${spell.psychology ? ' P' : ''}`)
    .sort();

describe('the spell book', () => {
  it('knows the printed kinds of magic user and no others', () => {
    expect(casterTypes.map((each) => each.id).sort()).toEqual(Object.keys(printed).sort());
  });

  for (const type of Object.keys(printed))
    for (const level of levels)
      it(`${type}, Level ${level}`, () => {
        expect(dataOf(type, level)).toEqual(listOf(type, level));
      });

  it('has 100 spells, each under the slug of its rule', () => {
    expect(spells).toHaveLength(100);
    expect(new Set(spells.map((spell) => spell.id)).size).toBe(100);
    for (const spell of spells) {
      expect(spell.rule).toBe(`fr3.spells.${spell.id}`);
      expect(spellOf(spell.id)).toBe(spell);
    }
  });

  it('lists a caster of a spell once, and shares Level One lists as it says', () => {
    for (const spell of spells) expect(new Set(spell.casters.map((each) => each.type)).size).toBe(spell.casters.length);
    for (const row of casterTypes)
      if ('levelOneOf' in row) expect(dataOf(row.id, 1)).toEqual(dataOf(row.levelOneOf as CasterType, 1));
  });

  it('lets nobody augment what only level one casters know', () => {
    for (const spell of spells) {
      const cooksOnly = spell.casters.every((each) => each.type === 'ships-cook' || each.type === 'mason');
      expect(spell.augmentable === false, spell.id).toBe(cooksOnly);
    }
  });

  it('gives every rising Blast its damage modifier', () => {
    expect(['blast-1', 'blast-2', 'blast-3'].map((id) => spellOf(id)?.figures.damage)).toEqual([-1, 1, 3]);
  });

  it('keeps its summaries to one short sentence without markup', () => {
    for (const spell of spells) {
      expect(spell.summary.length, spell.id).toBeLessThanOrEqual(140);
      expect(spell.summary, spell.id).not.toMatch(/[[\]*`]/);
      expect(spell.summary, spell.id).toMatch(/\.$/);
    }
  });
});
