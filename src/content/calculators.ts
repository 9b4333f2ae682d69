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
          says: 'Volleys, spells, the charge, the melee and what follows: the whole plan as one exact answer, beside another plan.',
          icon: 'path-distance',
        },
        {
          id: 'melee',
          name: 'Melee',
          says: 'Any two units: each result, what would change the odds, phase after phase, every unit against every unit.',
          icon: 'crossed-swords',
        },
        {
          id: 'rally',
          name: 'Rally and nerve',
          says: 'Rallying, fear on both sides of a charge, traps, over-pursuit, taunts, gazes, poison: now, and phase after phase.',
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
          says: 'Bows, muskets, breath and rays: one more unit, an inch closer, volley after volley, how to share out the fire.',
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
          says: 'Walls, gates, rams, ladders and towers: what makes a breach, and by which phase.',
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
          says: 'What a bound pays for: how many of your moves you make, what you can still buy, when a god comes.',
          icon: 'rolling-dices',
        },
        {
          id: 'combat',
          name: 'Combat',
          says: 'Element against element: close combat, shooting and bespelling, every outcome of the supplement.',
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
          says: 'Leaders against leaders: which side chooses who acts first this turn.',
          icon: 'rolling-dices',
        },
        {
          id: 'challenges',
          name: 'Challenges',
          says: 'Two figures exchange blows: who is hurt, who falls, and how it stands turn after turn.',
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
          says: 'One attack with every modifier. Two units face to face until one gives way. A whole turn with spells and shooting before the melee.',
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
          says: 'Where a template lands and whom it hits, sprays, and shots that go through one model after another.',
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
          says: 'A Melee Phase in order of initiative, blow by blow, and which side loses heart. Several phases in a row, pursuit and breaking off.',
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
