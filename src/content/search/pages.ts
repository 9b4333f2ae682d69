/** Search data for pages that are not rules: tools, calculators, lists, the learning path, pages about the book. */

import { scenarios } from '../../engine/fr3/battle/scenarios/scenarios.ts';

/** Players' terms for the main pages of a game. */
export const saidOfDoors: Readonly<Record<string, string>> = {
  start:
    'tutorial, learn to play, how to play, how do I start, beginner, newcomer, first game, introduction, quick start, getting started, lesson, teach me, what is this about, what is this, explain, new to wargames, for kids, children, never played, teach my friends',
  play: 'battle, game against the computer, AI, opponent, online, simulator, practice battle, hotseat, play now, fight a battle here, against a bot, solo, single player, try the game',
  rules: 'rulebook, chapters, table of contents, contents, all rules',
  units:
    'unit list, troop types, all units, stat lines, profiles, list of stats, which units exist, kinds of troops, choose units',
  characters: 'character list, all characters, heroes and wizards, leaders, kinds of heroes, kinds of wizards',
  innate: 'list of innate abilities',
  spells: 'spell list, all spells, spell book, grimoire, what spells are there, magic list',
  items: 'item list, all items, magic items, equipment list, upgrades, gear list',
  inventions: 'list of inventions, gadgets',
  armies:
    'army lists, all armies, which army is good for beginners, choose an army, factions, races, peoples, which armies exist, which people can I play, army books',
  muster:
    'army builder, army list builder, list builder, roster builder, build an army, make an army, army creator, points calculator, check my list, is my list legal, legal army, validate an army, total points, make a list, print my army',
  tables:
    'reference tables, charts, unit table, reference table, cheat sheet, all stats, statistics on one page, stats of all units, printable stats',
  sequence: 'sequence of play, turn order, order of play, phases, steps of the turn, what comes next, order of a turn',
  'quick-reference':
    'cheat sheet, player aid, summary, reference sheet, QRS, print out, play sheet, rules on one page, short version, rules summary, reminder, charts',
  odds: 'calculators, probability, probabilities, chances, statistics, odds calculator, math hammer, what are the odds, chance of a result, percentages, exact odds, how likely, probability table, simulate',
  army: 'army builder, list checker, check my army, composition, force builder, build a force, roster, is my list legal, check my list, points of my army',
  'set-up':
    'random terrain, map generator, lay out the table, generate a battlefield, prepare a game, scenario generator, place terrain, who sets up, random battlefield, roll a mission',
  companion:
    'tracker, counter, score sheet, app for the table, keep track, morale tracker, dice at the table, track a game, mark losses, record a battle, count turns, at the table',
};

/** Players' terms for the calculators, by game. */
export const saidOfCalculators: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  fr3: {
    planner: 'charge calculator, plan a charge, whole turn, should I charge',
    melee:
      'melee calculator, combat calculator, who wins, fight odds, chance to win a melee, attack odds, beat, unit against unit',
    rally: 'rally calculator, chance to rally, morale odds, fear odds, nerve odds, odds of rallying',
    bowfire: 'shooting calculator, shooting odds, bow odds, volley odds, chance to kill by shooting, archery odds',
    artillery:
      'artillery calculator, artillery odds, cannon odds, chance to hit with artillery, odds of hitting, stone thrower odds',
    auction: 'bidding odds, spell odds, chance to cast, magic calculator, dispel odds, how many points to bid',
    structures: 'siege odds, wall odds, gate odds, chance to breach, storming odds, ram odds',
    characters: 'duel odds, challenge odds, assassination odds, chance that a hero survives, hero odds, escape odds',
    special: 'fire odds, contraption odds, scouting odds, seer odds, flanking force odds, vat odds, invention odds',
    dice: 'dice calculator, dice roller, dice odds, probability of a roll, keep high, keep low, 2d10, any dice, anydice',
  },
  hott: {
    pips: 'PIP odds, chance of a six, chance of a god, dragon odds',
    combat: 'combat calculator, combat odds, element against element, shooting odds, chance to destroy, chance to win',
  },
  'six-events': {
    initiative: 'initiative odds, who goes first odds',
    challenges: 'duel odds, challenge calculator',
    ranged: 'shooting odds, shooting calculator',
    melee: 'melee calculator, combat odds, chance to win',
    morale: 'morale odds, rally odds, chance to rally, rout odds',
  },
  'three-realms': {
    ground: 'hazard odds, terrain odds, chance to lose models in terrain',
    shooting: 'shooting calculator, shooting odds, volley odds',
    templates: 'scatter odds, template odds, spray odds, line odds',
    melee: 'melee calculator, combat odds, chance to win',
    drive: 'drive odds, morale odds, rally odds, chance to rally, break odds',
  },
};

interface OtherPage {
  readonly title: string;
  readonly url: string;
  readonly kind: string;
  readonly summary: string;
  readonly said: string;
}

/** Pages of a game that are neither rules nor main pages. */
export const pagesOfGame: Readonly<Record<string, readonly OtherPage[]>> = {
  fr3: [
    {
      title: 'Prices',
      url: '/fr3/tables/prices/',
      kind: 'Table',
      summary: 'What every unit, character, ability and item costs, on one page.',
      said: 'price list, points cost, how much does it cost, cost table, point values',
    },
    {
      title: 'Two small armies',
      url: '/fr3/start/armies/',
      kind: 'Tool',
      summary: 'Two armies of equal cost to print and cut out, with a track for each morale clock.',
      said: 'which army is good for beginners, easy army, paper armies, print armies, counters, cut out, starter army, first army, learning army, no miniatures',
    },
    {
      title: 'The auction lesson',
      url: '/fr3/odds/auction/lesson/',
      kind: 'Lesson',
      summary: 'How to bid in the magic auction, from the first spell to a bid that no opponent can exploit.',
      said: 'learn to bid, bidding strategy, how many points to bid, game theory',
    },
    {
      title: 'Corrections to the army lists',
      url: '/fr3/armies/corrections/',
      kind: 'Tool',
      summary: 'Check a list against your printed book, and send us what is different.',
      said: 'report an error, missing units, open cells',
    },
    ...scenarios.map(({ id, title, about }) => ({
      title,
      url: `/fr3/play/${id}/`,
      kind: 'Scenario',
      summary: `${about}.`,
      said: 'scenario, mission, battle to play, story battle',
    })),
  ],
  hott: [
    {
      title: 'Battlefield',
      url: '/hott/battlefield/',
      kind: 'Tool',
      summary: 'Lay out a battlefield and see whether it is legal, condition by condition.',
      said: 'check terrain, legal battlefield, terrain checker, map editor',
    },
  ],
};
