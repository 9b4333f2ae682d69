/** Calculator procedures for a fire in a structure: how it burns and what it destroys, turn by turn. */

import { askChoice, askFlag } from '../../kernel/calculator/asked.ts';
import { type Filled, type Kind, type Note, type Procedure, procedure, type Sum } from '../../kernel/calculator/procedure.ts';
import { andThen, type Chance, inOrder, known, map } from '../../kernel/chance.ts';
import { memoizedSteps } from '../../kernel/memoized-steps.ts';
import { type Odds, odds } from '../../kernel/odds.ts';
import { sentenceCase } from '../../kernel/text.ts';
import { fire as figures } from '../data/figures/fire.ts';
import { type Burning, catchFire, type Marker, notBurning, type Terrain, terrainRules, turnFirePhase } from '../fire/burning.ts';
import { fireLines, fireMelee, type Burning as Melee, targetLines } from '../fire/fire-melee.ts';
import { repaired } from './breach.ts';
import { undamaged, type Works, worksOf, worksPart, worksWords } from './works.ts';

/** The structure and its fire after a turn. */
export interface Afire {
  readonly markers: number;
  readonly lasting: number;
  readonly fire: Marker;
}

export interface FireView {
  readonly works: Works;
  readonly start: 'set' | 'smolder' | 'fire';
  /** In each turn in which nothing burns, the attacker starts a new fire. */
  readonly again: boolean;
}

/** The row of the fire results table for each material: fr3.fire.terrain-wood, -earth, -masonry. */
export const terrainOf = ({ structure: { material } }: Works): Terrain =>
  material.id === 'wood' ? 'wood' : material.id === 'earthworks' ? 'earth' : 'masonry';

const beginning = ({ works, start }: FireView): Afire => ({
  markers: works.structure.is.markers,
  lasting: works.engineer === undefined ? 0 : undamaged(works),
  fire: start === 'set' ? 'none' : start,
});

const gone: Afire = { markers: 0, lasting: 0, fire: 'none' };

const meleeOf = ({ works: { structure, hides } }: FireView, { markers }: Afire): Melee => ({
  mark: undefined,
  structure: { ...structure, is: { ...structure.is, markers } },
  hides,
});

/** The fire fights in the melee step (fr3.fire.melee). A smoldering fire does not fight yet. */
function fights(view: FireView, now: Afire): Chance<Afire> {
  if (now.fire !== 'fire') return known(now);
  return map(fireMelee(meleeOf(view, now)), ({ fate, markers, permanent }) =>
    fate === 'destroyed' ? gone : { ...now, markers, lasting: view.works.engineer === undefined ? 0 : now.lasting - permanent },
  );
}

const lights = (view: FireView, now: Afire): Chance<Afire> =>
  now.fire === 'none' ? map(catchFire(terrainOf(view.works)), (fire) => ({ ...now, fire })) : known(now);

/** The first turn: a fire is started or already burns, and then it fights. */
export const firstTurn = (view: FireView): Chance<Afire> =>
  andThen(view.start === 'set' ? lights(view, beginning(view)) : known(beginning(view)), (now) => fights(view, now));

const burnsOn = ({ works }: FireView, now: Afire): Chance<Afire> =>
  map(turnFirePhase({ here: terrainOf(works) }, { ...notBurning, here: now.fire } satisfies Burning), ({ here }) => ({
    ...now,
    fire: here,
  }));

/** Each further turn: repairs, the Turn Fire Phase, a new fire if the attacker starts one, and the fire's melee. */
export function nextTurn(view: FireView, from: Afire): Chance<Afire> {
  if (from.markers === 0) return known(from);
  return inOrder(from, [
    (now: Afire) => repaired(view.works, now),
    (now: Afire) => burnsOn(view, now),
    (now: Afire) => (view.again ? lights(view, now) : known(now)),
    (now: Afire) => fights(view, now),
  ]);
}

export function fireCourse(view: FireView, turns: number): Odds<Afire>[] {
  const next = memoizedSteps<Afire>()((now) => nextTurn(view, now));
  const found = [odds(firstTurn(view))];
  while (found.length < turns) found.push((found.at(-1) as Odds<Afire>).andThen(next));
  return found;
}

type FireKind = Kind<Afire, FireView>;
const hurt = ({ markers }: Afire, { works }: FireView) => markers < works.structure.is.markers;
const kinds: readonly FireKind[] = [
  { id: 'destroyed', tone: 'good3', words: 'Burnt down', is: ({ markers }) => markers === 0 },
  {
    id: 'burns',
    tone: 'good2',
    words: 'Burns and is damaged',
    is: (now, view) => now.markers > 0 && now.fire !== 'none' && hurt(now, view),
  },
  {
    id: 'alight',
    tone: 'good1',
    words: 'Alight but undamaged',
    is: (now, view) => now.markers > 0 && now.fire !== 'none' && !hurt(now, view),
  },
  {
    id: 'scarred',
    tone: 'both',
    words: 'Out but damaged',
    is: (now, view) => now.markers > 0 && now.fire === 'none' && hurt(now, view),
  },
  {
    id: 'out',
    tone: 'even',
    words: 'Out and undamaged',
    is: (now, view) => now.markers > 0 && now.fire === 'none' && !hurt(now, view),
  },
];

const startWords = { set: 'Fire set to', smolder: 'Smoldering fire on', fire: 'Fire on' } as const;

const sums = (view: FireView): Sum[] => {
  const { works } = view;
  const melee = meleeOf(view, beginning(view));
  const terrain = terrainOf(works);
  return [
    { title: 'The fire', side: 'a', lines: fireLines(melee), die: 10 },
    { title: works.structure.name, side: 'b', lines: targetLines(melee), die: 10 },
    {
      title: 'Fire results roll',
      side: 'a',
      lines: [],
      die: 10,
      against: {
        name: `Blaze on 1–${figures.blazeTo}, out on`,
        value: `${figures.extinguishedFrom[terrain]}+`,
        rules: ['fr3.fire.results-table', terrainRules[terrain]],
      },
    },
  ];
};

const notes = ({ works }: FireView): Note[] => [
  { says: 'A unit that sets fire by an innate ability must first make its rally roll.', rules: ['fr3.innate.set-fire'] },
  ...(works.structure.material.id === 'wood'
    ? [{ says: 'It may spread to wooden structures in contact with it.', rules: ['fr3.fire.spread-wood'] as const }]
    : []),
];

const burn: Procedure = procedure<FireView, Afire, Afire>({
  id: 'burn',
  name: 'Set it on fire',
  group: 'Fire',
  says: 'A fire on a structure fights it in the melee step, and rolls at the start of each turn to see whether it keeps burning.',
  rules: ['fr3.fire.melee', 'fr3.fire.results-table', 'fr3.fire.turn-fire-roll'],
  parts: [
    worksPart<FireView>(['kind', 'material', 'thickness', 'markers', 'hides', 'engineer']),
    {
      key: 'f',
      name: 'The fire',
      side: 'a',
      usual: () => ({ start: 'set', again: false }),
      circumstances: [
        askChoice<FireView>(
          'start',
          'Now',
          [
            ['set', 'It is being set'],
            ['smolder', 'It smolders'],
            ['fire', 'It burns'],
          ],
          ['fr3.fire.markers', 'fr3.fire.smolder'],
          { group: 'Fire', another: true },
        ),
        askFlag<FireView>('again', 'Set anew whenever it is out', ['fr3.innate.set-fire', 'fr3.spells.set-fire'], {
          group: 'Fire',
        }),
      ],
    },
  ],
  first: { w: { material: 'wood' }, f: {} },
  see: ({ w, f }: Filled) => ({ works: worksOf(w ?? {}), ...(f as unknown as Omit<FireView, 'works'>) }),
  subject: ({ works, start, again }) =>
    sentenceCase(
      `${startWords[start]} ${worksWords(works)}${works.hides ? ' and wet hides' : ''}${again ? ', set anew whenever it is out' : ''}`,
    ),
  sums,
  notes,
  chance: firstTurn,
  kinds,
  measures: [
    { name: 'Alight now', kinds: ['burns', 'alight'] },
    { name: 'Burnt down in the end', kinds: ['destroyed'], of: 'course' },
  ],
  course: {
    name: 'Turns',
    row: 'After turn',
    most: 12,
    usual: 4,
    says: 'Each turn begins with the Turn Fire Phase. Then the fire fights once. An engineer attempts one repair each turn.',
    kinds,
    stages: fireCourse,
  },
});

export const fireProcedures: readonly Procedure[] = [burn];
