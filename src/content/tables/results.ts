/** Results rolls: for characters, units, structures, and fires. */
import { fire } from '../../engine/fr3/data/figures/fire.ts';
import { resultsRolls } from '../../engine/fr3/data/figures/results-rolls.ts';
import {
  bbResults,
  type CharacterResult,
  characterEscape,
  characterEscapeInMelee,
  characterResults,
  type EscapeResult,
  unitResults,
} from '../../engine/fr3/data/results-rolls.ts';
import { spellOf } from '../../engine/fr3/data/spells.ts';
import { bands, type RuleTable, table } from './table.ts';

const ofCharacter: Readonly<Record<CharacterResult, string>> = {
  killed: 'is killed',
  captured: 'is captured, if an enemy unit or character was in contact; otherwise he escapes',
  escapes: 'escapes: he stays with his unit, or gets away',
};
const ofUnit = {
  destroyed: 'is destroyed',
  demoralized: 'stays in place and becomes [demoralized](fr3.basics.demoralization)',
  unharmed: 'stays in place unharmed',
} as const;
const ofBb = {
  destroyed: `is destroyed; if it still has extra damage markers, it takes ${resultsRolls.bbKillDamage} damage instead`,
  damaged: 'takes 1 damage',
  unharmed: 'is unharmed',
} as const;
const ofCaptive: Readonly<Record<EscapeResult, string>> = {
  killed: 'killed in the attempt',
  escapes: 'escapes',
  held: 'stays captured',
};
const escapeBand = (of: typeof characterEscape, result: EscapeResult) =>
  bands(of.results).find((each) => each.result === result)?.band ?? null;

const modifierWords: Readonly<Record<string, string>> = {
  'fr3.character-items.exceptional-armor': '[exceptional armor](fr3.character-items.exceptional-armor)',
  'fr3.results-rolls.character-results-modifiers': 'the ship, wall or city BB around him was destroyed',
};

const { extinguishedFrom } = fire;

export const resultTables: readonly RuleTable[] = [
  table(
    'character-results',
    'Character results roll',
    'results-rolls.character-results',
    { roll: ['d10', 'roll'], result: 'The character' },
    bands(characterResults.results).map(({ band, result }) => [band, ofCharacter[result]]),
  ),
  table(
    'character-results-modifiers',
    'Modifiers of the character results roll',
    'results-rolls.character-results-modifiers',
    { when: 'Modifier', amount: ['Adds', 'bonus'] },
    [
      ...characterResults.modifiers.map(({ when, amount, rule }) => [modifierWords[rule] ?? when, amount]),
      ['the spell [Die](fr3.spells.die)', spellOf('die')?.figures.resultsRoll ?? null],
    ],
  ),
  table(
    'character-escape',
    'Character escape roll',
    'results-rolls.character-escape-roll',
    { result: 'The captive', idle: ['Captor not in melee', 'roll'], melee: ['Captor in melee', 'roll'] },
    (Object.keys(ofCaptive) as EscapeResult[]).map((result) => [
      ofCaptive[result],
      escapeBand(characterEscape, result),
      escapeBand(characterEscapeInMelee, result),
    ]),
  ),
  table(
    'unit-results',
    'Unit results roll',
    'results-rolls.unit-results',
    { roll: ['d10', 'roll'], result: 'The unit' },
    bands(unitResults.results).map(({ band, result }) => [band, ofUnit[result]]),
  ),
  table(
    'bb-results',
    'Ship, city and wall BB results roll',
    'results-rolls.bb-results',
    { roll: ['d10', 'roll'], result: 'The BB' },
    bands(bbResults.results).map(({ band, result }) => [band, ofBb[result]]),
  ),
  table(
    'fire-results',
    'Fire results',
    'fire.results-table',
    { base: 'Base', extinguished: ['Extinguished', 'needed'], spreads: 'Spreads' },
    [
      { fact: 'fr3.fire.terrain-air-water', cells: ['in the air, on the surface of water', extinguishedFrom.airAndWater, 'no'] },
      { fact: 'fr3.fire.terrain-marsh', cells: ['marsh', extinguishedFrom.marsh, 'no'] },
      {
        fact: 'fr3.fire.terrain-masonry',
        cells: ['wall, city or ship of metal, brick or stone', extinguishedFrom.masonry, 'no'],
      },
      {
        fact: 'fr3.fire.terrain-forest',
        cells: ['forest, brush', extinguishedFrom.forest, '[through the forest](fr3.fire.spread-forest)'],
      },
      {
        fact: 'fr3.fire.terrain-wood',
        cells: ['wooden wall, city or ship; leviathan', extinguishedFrom.wood, '[to wood in contact](fr3.fire.spread-wood)'],
      },
      {
        fact: 'fr3.fire.terrain-clear',
        cells: ['clear or difficult ground of any other kind', extinguishedFrom.ground, '[one way](fr3.fire.spread-clear)'],
      },
      {
        fact: 'fr3.fire.terrain-earth',
        cells: ['wall, city or ship of earth; fortification', extinguishedFrom.earth, '[one way](fr3.fire.spread-earth)'],
      },
    ],
  ),
];
