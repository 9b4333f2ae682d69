/** Calculator procedures for fires, in one base block and an adjacent one. */
import { askChoice } from '../../kernel/calculator/asked.ts';
import { type Kind, type Procedure, procedure } from '../../kernel/calculator/procedure.ts';
import { known } from '../../kernel/chance.ts';
import { fire } from '../data/figures/fire.ts';
import {
  type Beside,
  type Burning,
  burnsThrough,
  type Ground,
  notBurning,
  setFire,
  type Terrain,
  terrainRules,
  terrains,
  turnFirePhase,
} from '../fire/burning.ts';

interface FireView {
  readonly ground: Ground;
  /** Whether the fire starts now, or already smolders or burns. */
  readonly start: 'set' | 'smolder' | 'fire';
}

const names: Readonly<Record<Terrain, string>> = {
  forest: 'Forest or brush',
  ground: 'Clear or difficult ground',
  wood: 'Wooden structure, ship or leviathan',
  earth: 'Earthwork or fortification',
  marsh: 'Marsh',
  masonry: 'Metal, brick or stone',
  airAndWater: 'Air or water',
};
const terrainOptions = terrains.map((id) => [id, names[id]] as const);

/** The marker on the base block at the start. */
const begin = ({ start }: FireView): Burning => ({ ...notBurning, here: start === 'set' ? 'none' : start });

const firstRoll = (view: FireView) => (view.start === 'set' ? setFire(view.ground) : turnFirePhase(view.ground, begin(view)));

type FireKind = Kind<Burning, FireView>;
const lit = (marker: Burning['here']) => marker !== 'none';
const kinds: readonly FireKind[] = [
  { id: 'out', tone: 'good2', words: 'No fire', is: ({ here, beside, caught }) => !lit(here) && !lit(beside) && !caught },
  {
    id: 'out-spread',
    tone: 'good1',
    words: 'Both have burnt out',
    is: ({ here, beside, caught }) => !lit(here) && !lit(beside) && caught,
  },
  {
    id: 'smolders',
    tone: 'bad1',
    words: 'Smolders',
    is: ({ here, beside, caught }) => here === 'smolder' && !lit(beside) && !caught,
  },
  { id: 'burns', tone: 'bad2', words: 'Burns', is: ({ here, beside, caught }) => here === 'fire' && !lit(beside) && !caught },
  {
    id: 'burns-again',
    tone: 'bad2',
    words: 'Burns here, burnt out beside it',
    is: ({ here, beside, caught }) => lit(here) && !lit(beside) && caught,
  },
  { id: 'beside', tone: 'bad2', words: 'Burns beside it only', is: ({ here, beside }) => !lit(here) && lit(beside) },
  { id: 'both', tone: 'bad3', words: 'Both are alight', is: ({ here, beside }) => lit(here) && lit(beside) },
];
const burning = ['burns', 'burns-again', 'both'];
const caughtKinds = ['out-spread', 'burns-again', 'beside', 'both'];

const startWords = { set: 'Fire set to', smolder: 'Smoldering', fire: 'Burning' } as const;
const lower = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

const spreadFire: Procedure = procedure<FireView, Burning, Burning>({
  id: 'fire',
  name: 'Fire',
  group: 'Battle',
  says: 'A fire is set by a roll on the fire results table. At the start of every turn, each burning base rolls again, and the fire may spread.',
  rules: ['fr3.fire.results-table', 'fr3.fire.turn-fire-roll', 'fr3.fire.turn-fire-phase'],
  parts: [
    {
      key: 's',
      name: 'The fire',
      side: 'a',
      usual: () => ({ here: 'forest', start: 'set', beside: 'no', lies: 'edge' }),
      circumstances: [
        askChoice<FireView>('here', 'Burns on', terrainOptions, ['fr3.fire.target', 'fr3.fire.results-table'], { group: 'Fire' }),
        askChoice<FireView>(
          'start',
          'Now',
          [
            ['set', 'It is being set'],
            ['smolder', 'It smolders'],
            ['fire', 'It burns'],
          ],
          ['fr3.fire.markers', 'fr3.fire.smolder'],
          {
            group: 'Fire',
            another: true,
            forbidden: ({ start, ground }) =>
              start === 'smolder' && ground.here === 'airAndWater'
                ? { because: 'Nothing smolders in the air or on water.', rules: ['fr3.fire.terrain-air-water'] }
                : undefined,
          },
        ),
        askChoice<FireView>(
          'beside',
          'The base beside it',
          [['no', 'Not asked'], ...terrainOptions],
          ['fr3.fire.spread-clear', 'fr3.fire.spread-forest'],
          {
            group: 'Spread',
          },
        ),
        askChoice<FireView>(
          'lies',
          'It lies',
          [
            ['edge', 'At an edge'],
            ['corner', 'At a corner'],
          ],
          ['fr3.fire.spread-clear'],
          {
            group: 'Spread',
            forbidden: ({ ground }) =>
              ground.beside ? undefined : { because: 'Choose the base beside it first.', rules: ['fr3.fire.spread-clear'] },
            matters: ({ ground }) => ground.beside !== undefined,
          },
        ),
      ],
    },
  ],
  first: { s: { beside: 'forest' } },
  see: ({ s }) => {
    const { here, start, beside, lies } = s as unknown as {
      here: Terrain;
      start: FireView['start'];
      beside: Terrain | 'no';
      lies: Beside;
    };
    return { start, ground: beside === 'no' ? { here } : { here, beside: { terrain: beside, lies } } };
  },
  subject: ({ ground, start }) =>
    `${startWords[start]} ${lower(names[ground.here])}${ground.beside ? ` beside ${lower(names[ground.beside.terrain])}` : ''}`,
  notes: ({ ground }) => [
    {
      says: `A fire fights everything in its base with CF ${fire.combatFactor} in the first melee phase after it is lit, and once more after each turn that it survives.`,
      rules: ['fr3.fire.melee'],
    },
    ...(ground.here === 'marsh' || ground.here === 'masonry' || ground.here === 'airAndWater'
      ? [{ says: 'The fire does not spread from this ground.', rules: [terrainRules[ground.here]] }]
      : []),
  ],
  sums: ({ ground, start }) => [
    {
      title: start === 'set' ? 'Fire results roll' : 'Fire results roll in the Turn Fire Phase',
      side: 'a',
      lines: [],
      die: 10,
      against: {
        name: `Blaze on 1–${fire.blazeTo}, out on`,
        value: `${fire.extinguishedFrom[ground.here]}+`,
        rules: ['fr3.fire.results-table', terrainRules[ground.here]],
      },
    },
  ],
  chance: firstRoll,
  kinds,
  measures: [
    { name: 'Alight now', kinds: ['smolders', ...burning] },
    { name: 'Burning in the end', kinds: burning, of: 'course' },
    { name: 'Has spread', kinds: caughtKinds, of: 'course' },
  ],
  course: {
    name: 'Turns',
    row: 'After Turn Fire Phase',
    most: 10,
    usual: 4,
    says: 'The table follows the fire through later Turn Fire Phases. A base with a fire marker of its own does not roll again when the fire would spread to it.',
    kinds,
    stages: (view, turns) => burnsThrough(view.ground, view.start === 'set' ? setFire(view.ground) : known(begin(view)), turns),
  },
});

export const fireProcedures: readonly Procedure[] = [spreadFire];
