/** The calculators of a system, grouped by what a player wants to do. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { calculators as onOnePage } from '../engine/calculators.ts';

export interface Calculator {
  /** The path of the calculator below `/<system>/odds/`. */
  readonly id: string;
  readonly name: string;
  readonly says: string;
  /** An icon from game-icons.net. */
  readonly icon: string;
}

export interface CalculatorGroup {
  readonly name: string;
  readonly calculators: readonly Calculator[];
}

const groups: Readonly<Record<string, readonly CalculatorGroup[]>> = {
  fr3: [
    {
      name: 'The charge',
      calculators: [
        {
          id: 'planner',
          name: 'Charge planner',
          says: 'Plan volleys, spells, a charge, the melee and its consequences, get one exact answer for the whole plan, and compare it with another plan.',
          icon: 'path-distance',
        },
        {
          id: 'melee',
          name: 'Melee',
          says: 'A melee of any two units: every result, changes that would matter, later phases, and a table of all units against all units.',
          icon: 'crossed-swords',
        },
        {
          id: 'rally',
          name: 'Rally and nerve',
          says: 'Rallying, fear on both sides of a charge, traps, over-pursuit, taunts, gazes, poison: the odds now and in later phases.',
          icon: 'rally-the-troops',
        },
      ],
    },
    {
      name: 'From afar',
      calculators: [
        {
          id: 'bowfire',
          name: 'Missile fire',
          says: 'Bows, muskets, breath and rays: with one more unit, from an inch closer, volley after volley, or divided among targets.',
          icon: 'arrow-flights',
        },
        {
          id: 'artillery',
          name: 'Artillery',
          says: 'Cannon, stone throwers, mines, grenades and blasts: to hit, then damage, shot after shot.',
          icon: 'cannon',
        },
        {
          id: 'auction',
          name: 'The magic auction',
          says: 'Any spell, any pools: every pair of bids, the best answers, and the best mix of bids.',
          icon: 'magic-swirl',
        },
        {
          id: 'structures',
          name: 'Structures',
          says: 'Walls, gates, rams, ladders, towers and ships: what makes a breach and by which phase, and who takes a wall or a deck.',
          icon: 'broken-wall',
        },
      ],
    },
    {
      name: 'Heroes and chances',
      calculators: [
        {
          id: 'characters',
          name: 'Characters',
          says: 'Challenges, assassins and bodyguards, ethereals, results rolls, captivity and escape, thieves.',
          icon: 'cloak-dagger',
        },
        {
          id: 'special',
          name: 'Special rolls',
          says: 'Fires that spread, contraptions, seers, scouting, flanking forces, planar gates, mad scientists’ devices.',
          icon: 'crystal-ball',
        },
        {
          id: 'dice',
          name: 'Any dice',
          says: 'Write what you roll, such as 2d10 keep high + 3 vs d10 + 5, for house rules and other games.',
          icon: 'd10',
        },
      ],
    },
  ],
  hott: [
    {
      name: 'The bound',
      calculators: [
        {
          id: 'pips',
          name: 'PIPs',
          says: 'What the PIPs of a bound pay for: how many moves you can make, what else you can buy, and when a god arrives.',
          icon: 'rolling-dices',
        },
        {
          id: 'combat',
          name: 'Combat',
          says: 'One element against another: close combat, shooting and bespelling, with every outcome in the supplement.',
          icon: 'crossed-swords',
        },
      ],
    },
  ],
  'six-events': [
    {
      name: 'Before the fighting',
      calculators: [
        {
          id: 'initiative',
          name: 'Initiative',
          says: 'Each side’s leaders count: which side chooses who acts first this turn?',
          icon: 'rolling-dices',
        },
        {
          id: 'challenges',
          name: 'Challenges',
          says: 'Two figures fight a duel: which of them is hurt or killed, and how the duel stands after each turn.',
          icon: 'sword-clash',
        },
      ],
    },
    {
      name: 'Fighting',
      calculators: [
        {
          id: 'ranged',
          name: 'Ranged attacks',
          says: 'Troops, characters, creatures and war machines at any target: the hits, and when the target breaks.',
          icon: 'arrow-flights',
        },
        {
          id: 'melee',
          name: 'Melee',
          says: 'One attack with every modifier, two units that fight until one of them breaks, or a whole turn with spells and shooting before the melee.',
          icon: 'crossed-swords',
        },
      ],
    },
    {
      name: 'Nerve',
      calculators: [
        {
          id: 'morale',
          name: 'Morale and rally',
          says: 'Morale checks of every unit for every cause, what creatures do when they fail, and rallying turn after turn.',
          icon: 'rally-the-troops',
        },
      ],
    },
  ],
  'three-realms': [
    {
      name: 'Moving and shooting',
      calculators: [
        {
          id: 'ground',
          name: 'Hazardous ground',
          says: 'What a unit loses when it walks, runs or sprints over rough and hazardous ground.',
          icon: 'falling-rocks',
        },
        {
          id: 'shooting',
          name: 'Shooting',
          says: 'A whole volley: to hit, hits assigned, to damage, with cover, aim and every weapon’s rules, and the drive test after it.',
          icon: 'arrow-flights',
        },
        {
          id: 'templates',
          name: 'Templates, sprays and lines',
          says: 'Where a template lands and which models it hits, sprays, and shots that go through one model after another.',
          icon: 'explosion-rays',
        },
      ],
    },
    {
      name: 'Melee and nerve',
      calculators: [
        {
          id: 'melee',
          name: 'Melee',
          says: 'A Melee Phase in order of initiative, blow by blow, and the drive tests after it; also several phases in a row, pursuit and breaking off.',
          icon: 'crossed-swords',
        },
        {
          id: 'drive',
          name: 'Drive and rally',
          says: 'Drive tests after losses, how badly a unit breaks, and whether it rallies before it reaches the table edge.',
          icon: 'rally-the-troops',
        },
      ],
    },
  ],
};

/** Looks in the folder, because importing a page would load the page's styles. */
const built = (system: string, { id }: Calculator): boolean =>
  onOnePage[system]?.some((each) => each.id === id) ||
  existsSync(join(process.cwd(), 'src/pages', system, 'odds', `${id}.astro`)) ||
  existsSync(join(process.cwd(), 'src/pages', system, 'odds', id, 'index.astro'));

/** The groups of a system with the calculators that exist. */
export const calculatorsOf = (system: string): readonly CalculatorGroup[] =>
  (groups[system] ?? [])
    .map(({ name, calculators }) => ({ name, calculators: calculators.filter((each) => built(system, each)) }))
    .filter(({ calculators }) => calculators.length > 0);
