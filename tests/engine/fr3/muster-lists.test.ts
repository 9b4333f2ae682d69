/** Rules of single army lists about buying, by rule id: what each list sells without a warning, and what it refuses. */
import { describe, expect, test } from 'vitest';
import { costOf } from '../../../src/engine/fr3/muster/cost.ts';
import { problemsOf } from '../../../src/engine/fr3/muster/problems.ts';
import type { Roster } from '../../../src/engine/fr3/muster/roster.ts';
import { roster, theGeneral } from './muster-table.ts';

/** Reads `2 spears throwing; handweapons | hero assassin`: units, and after the bar the characters besides the general. */
function rosterOf(army: string, said: string): Roster {
  const [troops = '', people = ''] = said.split('|').map((part) => part.trim());
  const split = (text: string) => text.split(';').flatMap((each) => (each.trim() === '' ? [] : [each.trim()]));
  const units = split(troops).flatMap((each) => {
    const [, count, words] = /^(\d+ )?(.*)$/.exec(each) ?? [];
    return Array<string>(Number(count ?? 1)).fill(words ?? '');
  });
  const characters = split(people).map((words) => ({
    has: words.split(' '),
    ...(/\bhero\b/.test(words) ? { bonuses: '1-1' } : {}),
  }));
  return roster(army, units, { characters: [theGeneral, ...characters], size: 2000, extras: ['camp', 'fortification'] });
}

describe('may have, without a doubt', () => {
  test.each([
    ['fr3.armies.african-elite-choice', 'african-west', 'rangers elite-1-1-0'],
    ['fr3.armies.african-west-undead', 'african-west', 'handweapons undead'],
    ['fr3.armies.african-west-assassins', 'african-west', 'spears | hero assassin'],
    ['fr3.armies.african-east-elite-spears', 'african-east', '2 spears elite-1-1-0 throwing'],
    ['fr3.armies.african-east-spears-fast-movement', 'african-east', 'spears fast-movement'],
    ['fr3.armies.african-east-assassins', 'african-east', 'spears | hero assassin'],
    ['fr3.armies.amphibian-elites', 'amphibian', 'traps elite; parasitics elite; fanatics elite-1-1-0; large-monsters'],
    ['fr3.armies.amphibian-climb', 'amphibian', 'mounted climb'],
    ['fr3.armies.aboriginal-beastmaster', 'aboriginal', 'mobs | earth-shaman-2 beastmaster'],
    ['fr3.armies.arabic-ghilan', 'arabic', 'handweapons undead; handweapons'],
    ['fr3.armies.arabic-elites', 'arabic', 'handweapons elite-1-1-0; heavy-cavalry flying elite-1-1-0'],
    ['fr3.armies.arabic-bard-and-assassins', 'arabic', 'handweapons | hero bard; hero assassin; hero assassin'],
    ['fr3.armies.aztec-elites', 'aztec', '2 handweapons elite-1-1-0; rangers elite-1-1-0 | hero assassin'],
    ['fr3.armies.aztec-undead-mobs', 'aztec', '3 mobs undead; mobs'],
    ['fr3.armies.celts-fanatics', 'celts', 'fanatics; fanatics elite-1-1-0'],
    ['fr3.armies.celts-bard', 'celts', 'heavy-chariots | hero bard'],
    ['fr3.armies.celts-war-clerics', 'celts', 'heavy-chariots | war-cleric-3'],
    ['fr3.armies.chaos-elites', 'chaos', '2 handweapons elite-2-0-0; 2 knights elite-1-1-0'],
    ['fr3.armies.chinese-elite-dragon', 'chinese', 'dragons elite-1-1-0'],
    ['fr3.armies.chinese-roman-handweapons', 'chinese', 'handweapons elite-1-1-0'],
    ['fr3.armies.conquistadors-elite-handguns', 'conquistadors', 'crossbow-handgun elite-0-1-1'],
    [
      'fr3.armies.dark-elves-elites',
      'dark-elves',
      'crossbow-handgun elite-0-1-1; fanatics elite-1-1-0; heavy-cavalry elite-1-1-0; 2 light-artillery elite-0-1-1',
    ],
    ['fr3.armies.dark-elves-climb', 'dark-elves', 'crossbow-handgun climb'],
    ['fr3.armies.druid-beastmaster', 'druid', 'mobs | beastmaster'],
    ['fr3.armies.druid-climb', 'druid', 'mobs climb'],
    ['fr3.armies.dwarfs-elite-artillery', 'dwarfs', 'heavy-artillery elite-0-1-1; handweapons'],
    ['fr3.armies.dwarfs-contraptions', 'dwarfs', 'contraptions; handweapons'],
    ['fr3.armies.dwarfs-mounted', 'dwarfs', 'mounted'],
    ['fr3.armies.dwarfs-clerics-only', 'dwarfs', 'handweapons | cleric-3'],
    ['fr3.armies.egyptian-undead', 'egyptian', '4 spears undead; 4 handweapons undead; 4 mobs undead'],
    ['fr3.armies.egyptian-light-cavalry-fast-movement', 'egyptian', 'light-cavalry bows fast-movement'],
    ['fr3.armies.elves-wood-elites', 'elves-wood', '2 spears elite-1-1-0; 4 longbows elite-0-1-1; 9 rangers elite-1-1-0'],
    ['fr3.armies.elves-wood-fanatics-bard', 'elves-wood', 'fanatics | hero bard'],
    ['fr3.armies.elves-high-elites', 'elves-high', '4 knights elite-1-1-0; 4 longbows elite-1-1-0; 2 pikes elite-1-1-0'],
    ['fr3.armies.gnomes-climb', 'gnomes', 'handweapons climb'],
    ['fr3.armies.greek-mobs-throwing', 'greek', 'mobs throwing'],
    ['fr3.armies.greek-dragontooth-purchase', 'greek', '2 handweapons undead; mobs'],
    ['fr3.armies.halflings-elites', 'halflings', '2 skirmishers elite-0-1-1; 2 light-artillery elite-0-1-1'],
    ['fr3.armies.halflings-elite-traps', 'halflings', '2 traps elite; skirmishers'],
    ['fr3.armies.hawaiian-elite-spears', 'hawaiian', '2 spears elite-1-1-0; mobs; skirmishers'],
    ['fr3.armies.hawaiian-spears-throwing', 'hawaiian', 'spears throwing heavy-armor'],
    ['fr3.armies.hill-dwarves-heavy-cavalry', 'hill-dwarves', 'heavy-cavalry flying'],
    ['fr3.armies.hill-dwarves-artillery', 'hill-dwarves', 'heavy-artillery; light-artillery; spears'],
    ['fr3.armies.hittite-elites', 'hittite', '2 heavy-chariots elite-0-1-1 bows; light-cavalry bows elite-0-1-1'],
    ['fr3.armies.hittite-elite-spears', 'hittite', 'spears elite-1-1-0'],
    ['fr3.armies.hittite-fast-movement', 'hittite', 'heavy-chariots fast-movement; spears fast-movement'],
    ['fr3.armies.holy-unholy-elites', 'holy', 'knights elite-1-1-0; handweapons elite-1-1-0; major-spirits | cleric-1'],
    ['fr3.armies.inca-fanatics', 'inca', '2 fanatics; handweapons'],
    ['fr3.armies.inca-magic-users', 'inca', 'handweapons | cleric-2; earth-shaman-1; druid-2'],
    ['fr3.armies.inca-huanacuri', 'inca', 'handweapons | hero army-standard'],
    ['fr3.armies.inca-bodyguard', 'inca', 'handweapons | bodyguard'],
    ['fr3.armies.inca-elite-skirmishers', 'inca', '5 skirmishers elite-0-1-1'],
    ['fr3.armies.inca-flying-light-cavalry', 'inca', 'light-cavalry flying throwing'],
    ['fr3.armies.inca-elite-handweapons', 'inca', 'handweapons elite-1-1-0 throwing; 3 handweapons throwing'],
    ['fr3.armies.inca-highland-levy', 'inca', '8 mobs throwing'],
    ['fr3.armies.inca-traps', 'inca', 'traps; mobs'],
    ['fr3.armies.inca-wardogs', 'inca', 'small-monsters; mobs'],
    ['fr3.armies.inca-taunt', 'inca', 'mobs | taunt'],
    ['fr3.armies.inca-spirits', 'inca', 'major-spirits; lesser-spirits; mobs'],
    ['fr3.armies.indian-elite-wagons', 'indian', '4 battlewagons elite-1-1-0'],
    ['fr3.armies.indian-battlewagon-fast-movement', 'indian', 'battlewagons fast-movement'],
    ['fr3.armies.inquisition-leaders', 'inquisition', 'mobs | hero witch-hunter'],
    ['fr3.armies.kobolds-elite-traps', 'kobolds', '2 traps elite; mobs'],
    ['fr3.armies.lizardmen-rangers-assassins', 'lizardmen', 'rangers | hero assassin'],
    ['fr3.armies.lizardmen-climb', 'lizardmen', 'handweapons climb'],
    ['fr3.armies.maya-elite-rangers', 'maya', '2 rangers elite-1-1-0'],
    ['fr3.armies.maya-elite-traps', 'maya', '2 traps elite; spears'],
    ['fr3.armies.medieval-elite-knights', 'medieval', '3 knights elite-1-1-0 barbarian; 3 knights barbarian'],
    ['fr3.armies.near-east-elite-heavy-artillery', 'near-east', 'heavy-artillery elite-0-1-1; mobs'],
    ['fr3.armies.near-east-heavy-cavalry-bows', 'near-east', '2 heavy-cavalry bows'],
    ['fr3.armies.norse-elites', 'norse', '2 handweapons elite-1-1-0; 5 fanatics elite-1-1-0'],
    ['fr3.armies.norse-throwing', 'norse', 'handweapons throwing'],
    ['fr3.armies.norse-war-cleric', 'norse', 'handweapons | war-cleric-2'],
    ['fr3.armies.nai-southeastern-elite-rangers', 'nai-southeastern', '6 rangers elite-1-1-0'],
    ['fr3.armies.nai-southwestern-elite-light-cavalry', 'nai-southwestern', '2 light-cavalry bows elite-1-1-0 fast-movement'],
    ['fr3.armies.nai-southwestern-light-cavalry', 'nai-southwestern', 'light-cavalry bows fast-movement'],
    ['fr3.armies.nai-southwestern-shamans', 'nai-southwestern', 'skirmishers | earth-shaman-3; fire-shaman-3; air-shaman-1'],
    ['fr3.armies.nai-northeastern-elite-traps', 'nai-northeastern', '7 traps elite; large-monsters'],
    ['fr3.armies.nai-northwestern-sisiutl', 'nai-northwestern', 'sisiutl; small-monsters'],
    ['fr3.armies.nai-plains-elites', 'nai-plains', '2 light-cavalry bows elite-1-1-0; small-monsters elite-1-1-0'],
    ['fr3.armies.nai-arctic-elite-small-monster', 'nai-arctic', 'small-monsters elite-1-1-0'],
    ['fr3.armies.orc-goblin-elites', 'orc-goblin', 'handweapons elite-1-1-0; handweapons elite-2-0-0'],
    ['fr3.armies.orc-goblin-climb', 'orc-goblin', 'spears climb'],
    ['fr3.armies.persians-greek-pikes', 'persians', '2 pikes; mobs'],
    ['fr3.armies.persians-elite-beastmen', 'persians', '2 beastmen elite-1-1-0; mobs'],
    ['fr3.armies.persians-light-cavalry', 'persians', 'light-cavalry bows fast-movement'],
    [
      'fr3.armies.pirate-marauders-units',
      'pirate-marauders',
      'beastmen; crossbow-handgun; handweapons; rangers; skirmishers; spears',
    ],
    ['fr3.armies.pirate-marauders-canoes', 'pirate-marauders', 'handweapons canoes'],
    ['fr3.armies.pirate-marauders-fast-movement', 'pirate-marauders', 'beastmen fast-movement'],
    [
      'fr3.armies.pirate-raiders-units',
      'pirate-raiders',
      'heavy-cavalry elite-1-1-0; light-cavalry bows elite-1-1-0; mounted; heavy-chariots',
    ],
    ['fr3.armies.pirate-free-device', 'pirate-raiders', 'mounted | hero army-standard'],
    ['fr3.armies.pirate-associated-purchases', 'pirate-raiders', 'traps; mounted | ships-cook-1; wizard-2; hero assassin'],
    ['fr3.armies.renaissance-elite-pikes', 'renaissance', '4 pikes elite-1-1-0'],
    ['fr3.armies.renaissance-contraptions', 'renaissance', 'contraptions; muskets'],
    ['fr3.armies.renaissance-witch-hunters', 'renaissance', 'muskets | hero witch-hunter'],
    ['fr3.armies.roman-handweapons', 'roman', '8 handweapons elite-1-1-0 throwing'],
    ['fr3.armies.roman-traps', 'roman', 'traps; handweapons stakes'],
    ['fr3.armies.samurai-beastmen', 'samurai', 'beastmen; handweapons'],
    ['fr3.armies.samurai-handweapons', 'samurai', '2 handweapons elite-1-1-0'],
    ['fr3.armies.sea-elves-elites', 'sea-elves', 'handweapons elite-1-1-0; spears elite-1-1-0; skirmishers elite-0-1-1'],
    ['fr3.armies.sea-elves-breathing', 'sea-elves', 'spears water-breathing air-breathing'],
    ['fr3.armies.steppe-cavalry-fast-movement', 'steppe', '3 light-cavalry bows fast-movement'],
    ['fr3.armies.steppe-chariots-fast-movement', 'steppe', 'heavy-chariots fast-movement; light-cavalry bows'],
    ['fr3.armies.sumerian-akkadian-elite-dragon', 'sumerian-akkadian', 'dragons elite-1-1-0; spears'],
    ['fr3.armies.undead-composition', 'undead', 'mobs | '],
    ['fr3.armies.weres-beastmaster', 'weres', 'handweapons | beastmaster'],
    ['fr3.armies.acw-south-one-rifle', 'acw-south', 'rifles; muskets'],
    ['fr3.armies.settlers-units', 'settlers', 'militia; mobs; mounted; rangers; small-monsters; rifles; minor-spirits'],
    ['fr3.armies.buffalo-soldiers-seventh-cavalry', 'buffalo-soldiers', '3 light-cavalry bows elite-1-1-0 fast-movement'],
    ['fr3.armies.faerie-elite-trickster', 'faerie', 'tricksters elite-1-1-0; beastmen'],
    ['fr3.armies.faerie-elite-swarms', 'faerie', '6 swarms elite-1-1-0'],
    ['fr3.armies.faerie-illusionists', 'faerie', 'beastmen | illusionist-3'],
    ['fr3.armies.faerie-free-taunt', 'faerie', 'beastmen | hero illusionist-2 beastmaster taunt'],
    ['fr3.armies.weres-elites', 'weres', '2 handweapons elite-1-1-0; 2 small-monsters elite-1-1-0'],
    [
      'fr3.armies.acw-north-core',
      'acw-north',
      'muskets; heavy-artillery; dragoons; light-cavalry bows; mobs; small-monsters; minor-spirits; ethereals',
    ],
    [
      'fr3.armies.acw-south-core',
      'acw-south',
      'muskets; light-artillery; light-cavalry bows elite-1-1-0; rifles; rangers; militia',
    ],
    ['fr3.armies.acw-south-magic-users', 'acw-south', 'muskets | earth-shaman-1; mason-1'],
    ['fr3.armies.buffalo-soldiers-units', 'buffalo-soldiers', 'light-cavalry bows; dragoons; mounted; small-monsters'],
    ['fr3.armies.buffalo-soldiers-witch-hunters', 'buffalo-soldiers', 'dragoons | hero witch-hunter'],
    ['fr3.armies.settlers-magic-users', 'settlers', 'militia | cleric-1; mason-1'],
    ['fr3.armies.steppe-elite-cavalry', 'steppe', '4 light-cavalry bows elite-0-1-1'],
    ['fr3.armies.napoleonic-jaegers', 'napoleonic-british', 'muskets; rangers'],
    ['fr3.armies.napoleonic-austrian', 'napoleonic-austrian', '7 light-cavalry bows elite-1-1-0; muskets | cleric-1'],
    ['fr3.armies.napoleonic-british', 'napoleonic-british', 'muskets | cleric-1'],
    ['fr3.armies.victorian-core', 'victorian', '2 rifles; dragoons; heavy-cavalry; heavy-artillery; 20 militia'],
    ['fr3.armies.victorian-elites', 'victorian', 'battlewagons elite-1-1-0; heavy-artillery elite-0-1-1; rifles; 20 militia'],
    ['fr3.armies.victorian-magic-users', 'victorian', '20 militia | cleric-1; mason-1'],
    ['fr3.armies.persians-mobs', 'persians', 'mass-of-mobs; 20 mobs'],
    ['fr3.armies.sumerian-akkadian-character', 'sumerian-akkadian', 'spears; skirmishers; heavy-chariots'],
    ['fr3.army-lists.cell-traps-contraptions', 'kobolds', 'traps; contraptions; mobs'],
    ['fr3.army-lists.innate-for-rank-and-file', 'roman', 'handweapons toughness; spears war-cry'],
    ['fr3.infantry.beastmen-levels', 'persians', 'beastmen flying; beastmen swimming; beastmen burrowing'],
    ['fr3.infantry.mobs-levels', 'roman', 'mobs flying swimming burrowing'],
    ['fr3.infantry.handweapons-spears-levels', 'roman', 'handweapons burrowing; spears swimming'],
    ['fr3.infantry.rangers-levels', 'elves-wood', 'rangers flying; rangers burrowing'],
    ['fr3.infantry.skirmishers-levels', 'roman', 'skirmishers flying; skirmishers burrowing'],
    ['fr3.cavalry.heavy-chariots-levels', 'hittite', 'heavy-chariots flying; heavy-chariots swimming'],
    ['fr3.cavalry.knights-heavy-cavalry-levels', 'renaissance', 'knights flying; heavy-cavalry swimming'],
    ['fr3.cavalry.light-cavalry-levels', 'roman', 'light-cavalry bows flying; light-cavalry bows swimming'],
    ['fr3.cavalry.dragoons-levels', 'acw-north', 'dragoons flying; dragoons swimming'],
    ['fr3.cavalry.mounted-levels', 'settlers', 'mounted flying; mounted swimming'],
    ['fr3.infantry.pikes-pike-block', 'greek', 'pike-block; pikes'],
    ['fr3.cavalry.mounted-multi-based', 'settlers', 'mass-of-mounted; militia'],
  ])('%s: %s, %s', (rule, army, said) => {
    const of = rosterOf(army, said);
    const { errors, warnings } = problemsOf(
      rule === 'fr3.armies.undead-composition' ? { ...of, characters: [{ has: ['general', 'necromancer-2'] }] } : of,
    );
    expect(errors).toEqual([]);
    expect(warnings.filter(({ because }) => because.includes('is lost with the'))).toEqual([]);
  });
});

describe('may not have', () => {
  test.each([
    ['fr3.armies.arabic-ghilan', 'arabic', '2 handweapons undead'],
    ['fr3.armies.greek-dragontooth-purchase', 'greek', '3 handweapons undead'],
    ['fr3.armies.dwarfs-clerics-only', 'dwarfs', 'handweapons | wizard-1'],
    ['fr3.armies.druid-magic-users', 'druid', 'mobs | earth-shaman-1'],
    ['fr3.armies.halflings-elites', 'halflings', '5 skirmishers elite-0-1-1'],
    ['fr3.armies.indian-elite-wagons', 'indian', '5 battlewagons elite-1-1-0'],
    ['fr3.armies.inca-fanatics', 'inca', '3 fanatics'],
    ['fr3.armies.inquisition-battlewagon-limit', 'inquisition', '2 battlewagons'],
    ['fr3.armies.samurai-handweapons', 'samurai', '3 handweapons elite-1-1-0'],
    ['fr3.armies.samurai-beastmen', 'samurai', '2 beastmen'],
    ['fr3.armies.nai-southwestern-shamans', 'nai-southwestern', 'skirmishers | water-shaman-1'],
    ['fr3.armies.persians-elite-beastmen', 'persians', '3 beastmen elite-1-1-0'],
    ['fr3.armies.pirate-raiders-units', 'pirate-raiders', '2 heavy-cavalry elite-1-1-0'],
    ['fr3.armies.pirate-marauders-units', 'pirate-marauders', 'longbows'],
    ['fr3.armies.sumerian-akkadian-elite-dragon', 'sumerian-akkadian', '2 dragons elite-1-1-0'],
    ['fr3.armies.acw-south-one-rifle', 'acw-south', '2 rifles'],
    ['fr3.armies.settlers-units', 'settlers', '2 rifles'],
    ['fr3.armies.kobolds-climb', 'kobolds', 'mobs climb; mobs climb; handweapons climb; handweapons'],
    ['fr3.armies.hive-climb', 'hive', 'mobs climb; mobs'],
    ['fr3.armies.elves-high-elites', 'elves-high', '3 pikes elite-1-1-0'],
    ['fr3.armies.acw-north-magic-users', 'acw-north', 'muskets | cleric-2'],
    ['fr3.armies.victorian-magic-users', 'victorian', 'militia | cleric-2'],
    ['fr3.armies.napoleonic-magic-limit', 'napoleonic-british', 'muskets | cleric-2'],
    ['fr3.cavalry.heavy-chariots-levels', 'hittite', 'heavy-chariots burrowing'],
    ['fr3.cavalry.dragoons-levels', 'acw-north', 'dragoons burrowing'],
    ['fr3.infantry.militia-levels', 'settlers', 'militia burrowing'],
    ['fr3.cavalry.mounted-weapons', 'settlers', 'mounted bows; mounted'],
    ['fr3.armies.hawaiian-god-image', 'hawaiian', '2 god-image'],
    ['fr3.armies.israelite-ark', 'israelite', '2 ark'],
  ])('%s: %s, %s', (_, army, said) => {
    const { errors } = problemsOf(rosterOf(army, said));
    expect(errors.filter(({ at }) => at !== 'roster')).not.toEqual([]);
  });
});

test.each([
  ['fr3.armies.african-east-spears-fast-movement', 'african-east', 'spears fast-movement'],
  ['fr3.armies.elves-knights-fast-movement', 'elves-high', 'knights fast-movement'],
  ['fr3.armies.hittite-fast-movement', 'hittite', 'heavy-chariots fast-movement'],
  ['fr3.armies.indian-battlewagon-fast-movement', 'indian', 'battlewagons fast-movement'],
  ['fr3.armies.pelagic-fast-movement', 'pelagic', 'large-monsters swimming fast-movement'],
  ['fr3.armies.pirate-marauders-fast-movement', 'pirate-marauders', 'spears fast-movement'],
  ['fr3.armies.pirate-raiders-fast-movement', 'pirate-raiders', 'mounted fast-movement'],
  ['fr3.armies.steppe-cavalry-fast-movement', 'steppe', 'light-cavalry fast-movement'],
  ['fr3.armies.buffalo-soldiers-seventh-cavalry', 'buffalo-soldiers', 'light-cavalry elite-1-1-0 fast-movement'],
  ['fr3.armies.sea-elves-breathing', 'sea-elves', 'spears water-breathing'],
  ['fr3.armies.reef-dweller-air-breathing', 'reef-dweller', 'spears air-breathing'],
  ['fr3.armies.nai-northwestern-canoes', 'nai-northwestern', 'handweapons canoes'],
  ['fr3.armies.nai-arctic-kayaks', 'nai-arctic', 'handweapons canoes'],
  ['fr3.armies.hawaiian-spears-armor', 'hawaiian', 'spears heavy-armor'],
] as const)('%s: free for %s, %s', (rule, army, words) => {
  const line = costOf(roster(army, [words])).units[0]?.lines.at(-1);
  expect(line?.points).toBe(0);
  expect(line?.rules).toContain(rule);
});
