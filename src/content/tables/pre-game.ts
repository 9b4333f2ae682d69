/** Tables used before the first phase: omens, scouts, flanking forces, seers, thieves. */
import { thiefTable } from '../../engine/fr3/data/characters.ts';
import { optionalCharacters } from '../../engine/fr3/data/figures/optional-characters.ts';
import { preGame } from '../../engine/fr3/data/figures/pre-game.ts';
import { itemOf } from '../../engine/fr3/data/items.ts';
import {
  flankingArrival,
  type ScoutingEffect,
  type ScoutingSource,
  type SeerEffect,
  scoutingOptions,
  scoutingSources,
  seerResults,
} from '../../engine/fr3/data/pre-game.ts';
import { band, type Cell, type RuleTable, table } from './table.ts';

const scouts: Readonly<Record<ScoutingSource['id'], string>> = {
  flying: 'unit that flies, light cavalry and rangers included',
  swimming: 'unit that swims, in an underwater battle',
  light: 'other unit of light cavalry or rangers',
  burrowing: 'unit that burrows',
};

function option(effect: ScoutingEffect): string {
  switch (effect.kind) {
    case 'set-up-roll':
      return `add ${effect.bonus} to the [roll](fr3.setup.choose-edge) for first set-up`;
    case 'wins-set-up-roll':
      return 'win that roll without a die';
    case 'change-terrain':
      return `change, add or remove ${effect.features === 1 ? 'one terrain feature' : `${effect.features} terrain features`}`;
    case 'move-objective':
      return `move the [terrain objective](fr3.setup.terrain-objective) up to ${effect.inches}″`;
    case 'flanking-force':
      return effect.edges.includes('rear')
        ? 'use a flanking force or a [rear force](fr3.pre-game.rear-force)'
        : 'use a [flanking force](fr3.pre-game.flanking-force-entry)';
    case 'combine':
      return 'use two or more of the others';
  }
}

/** Items by the d10: `on 1–3 it is an exceptional weapon, on 4–6 …`. */
const found = (effect: SeerEffect & { kind: 'find-item' }): string =>
  effect.table
    .map(({ from, to, item, worth }) => {
      const name = itemOf(item)?.name.toLowerCase() ?? item;
      const article = /armor$/.test(name) ? '' : /^[aeiou]/.test(name) ? 'an ' : 'a ';
      return `on ${from}–${to} it is ${article}[${name}](${itemOf(item)?.rule})${worth ? ` worth ${worth} points` : ''}`;
    })
    .join(', ');

const points = '[scouting points](fr3.pre-game.scouting-points)';

function seer(effect: SeerEffect): string {
  switch (effect.kind) {
    case 'extra-phase':
      return 'Once in the battle take an extra phase directly after one of your own. Both belong to the same turn, for [magic](fr3.magic.pool-dice) and everything else that is counted by turns.';
    case 'change-roll':
      return effect.chooser === 'owner'
        ? `Once in the battle add ${effect.amount} to any one die roll, or take it away.`
        : `Once in the battle the enemy may add ${effect.amount} to one of your die rolls, or take it away.`;
    case 'omens':
      return `If an [omen](fr3.pre-game.omen-occurs) is seen it is ${effect.view === 'positive' ? 'good' : 'bad'} for you.`;
    case 'find-item':
      return `Roll a d10: ${found(effect)}. Give it to a character now.`;
    case 'scouting-points':
      return effect.points < 0 ? `You lose ${-effect.points} ${points}.` : `You gain ${effect.points} ${points}.`;
    case 'roll-again':
      return `Roll ${effect.rolls === 2 ? 'twice' : `${effect.rolls} times`} more and keep the result you like; roll a 6 again.`;
    case 'nothing':
      return 'Nothing happens.';
  }
}

const { thiefClock, thiefVictoryPoints } = optionalCharacters;
const thief: Readonly<Record<(typeof thiefTable)[number]['result'], readonly [character: string, camp: string]>> = {
  'steals-for-you': [
    'one of his magic items, at random, is yours',
    `your morale clock gains ${thiefClock}, the enemy loses ${thiefVictoryPoints} victory points`,
  ],
  caught: ['the thief is caught and executed', 'the thief is caught and executed'],
  'steals-and-vanishes': ['one of his magic items, at random, is lost', `the enemy loses ${thiefVictoryPoints} victory points`],
};

export const preGameTables: readonly RuleTable[] = [
  table('omens', 'Omens', 'pre-game.omen-occurs', { roll: 'Roll', needed: ['d10', 'needed'], means: 'Then' }, [
    ['one player, for both sides', preGame.omenSeen, 'an omen is seen'],
    ['each side, if an omen is seen', preGame.omenGood, 'it finds the omen good'],
    ['', 'less', 'it finds the omen bad'],
  ]),
  table(
    'scouting-points',
    'Scouting points',
    'pre-game.scouting-points',
    { for: 'For each', points: ['Scouting points', 'bonus'] },
    [
      ...scoutingSources.map(({ id, points: each }): Cell[] => [scouts[id], each]),
      [`${preGame.scoutHiredCost} points of the army spent on scouts`, preGame.scoutHired],
    ],
  ),
  table(
    'scouting-options',
    'Scouting options',
    'pre-game.scouting-difference',
    { margin: ['Margin', 'roll'], option: ['Option', 'number'], effect: 'You may', middle: ['Middle', 'number'] },
    scoutingOptions.map(({ from, to, option: number, effect, middle }) => [band(from, to), number, option(effect), middle]),
  ),
  table(
    'flanking-arrival',
    'Arrival of a flanking force',
    'pre-game.flanking-force-arrival',
    { turn: ['Turn', 'number'], arrives: ['Arrives on', 'needed'] },
    flankingArrival.map(({ turn, from }) => [turn, from]),
  ),
  table(
    'seer',
    'The seer says',
    'pre-game.seer-table',
    { roll: ['d10', 'number'], says: 'The seer says' },
    seerResults.map(({ roll, title, effect, rule }) => ({ fact: rule, cells: [roll, `**${title}.** ${seer(effect)}`] })),
  ),
  table(
    'thief',
    'What a thief does',
    'optional-characters.thief',
    { roll: ['d10', 'roll'], character: 'A character', camp: 'A camp or baggage train' },
    thiefTable.map(({ from, to, result, rule }) => ({ fact: rule, cells: [band(from, to), ...thief[result]] })),
  ),
];
