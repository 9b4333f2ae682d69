/** Rallying of squares, and repair of ships, structures and automatons. */
import { askChoice, askFlag, askNumber, folded } from '../../kernel/calculator/asked.ts';
import { type Kind, type Part, type Procedure, procedure } from '../../kernel/calculator/procedure.ts';
import { refused, type Said } from '../../kernel/calculator/question.ts';
import { known, map } from '../../kernel/chance.ts';
import { odds } from '../../kernel/odds.ts';
import { square as figures } from '../data/figures/square.ts';
import { leaders } from '../melee/leaders.ts';
import { type Damaged, repair, repairers, repairLines, repairNeeds, repairNumber, repairOver, repairRules } from '../repair.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import { bestState, mostSquareMarkers } from '../square.ts';
import { asItStands } from '../standing.ts';
import type { NerveView } from './circumstances.ts';
import { mostTurns, notesOf, sumsOf } from './entries.ts';
import { seeNerve, subjectPart } from './parts.ts';
import { rallyTest } from './standing.ts';
import { nerveTest } from './test.ts';
import { triedOf } from './tried.ts';

const phases = { name: 'Own phases', row: 'After own phase', most: mostTurns, usual: 4 } as const;

// ---- Squares -----------------------------------------------------------------------------------

interface SquareView extends NerveView {
  readonly bases: number;
  readonly markers: number;
}

/** The unit of the square with the best rally number. The square's markers determine the morale of this unit. */
const bestUnit = subjectPart('The unit that rallies best');
const bestPart: Part<SquareView> = {
  ...bestUnit,
  circumstances: bestUnit.circumstances.filter(({ id }) => id !== 'state' && id !== 'form' && id !== 'stage' && id !== 'markers'),
};

/**
 * The view of a square with this many markers. If the best unit of the square is demoralized, it has lost everything that
 * demoralization takes away.
 */
const holding = (view: SquareView, markers: number): SquareView => {
  const state = bestState({ bases: view.bases, markers });
  const subject = asItStands(view.subject, { state, markers: view.subject.markers ?? 0, shaken: state > 0 });
  return { ...view, markers, subject, of: triedOf(subject) };
};

/** The square's markers after a rally roll: fr3.square.rally. */
const squareRallies = (view: SquareView) =>
  view.markers === 0
    ? known(0)
    : map(nerveTest(rallyTest, view.of), ({ roll }) =>
        roll === 'failed' ? view.markers : Math.max(0, view.markers - figures.rallyCap),
      );

const squareKinds: readonly Kind<number, SquareView>[] = [
  { id: 'fresh', tone: 'good2', words: 'No markers left', is: (markers) => markers === 0 },
  { id: 'fewer', tone: 'good1', words: 'Fewer markers', is: (markers, view) => markers > 0 && markers < view.markers },
  { id: 'same', tone: 'bad1', words: 'All markers stay', is: (markers, view) => markers > 0 && markers === view.markers },
];

const squares = ['muskets', 'pikes', 'rifles'];

const square: Procedure = procedure<SquareView, number, number>({
  id: 'square',
  name: 'Rally a square',
  group: 'Rally',
  says: 'A square makes one rally roll with the best rally number of its units and the penalty of its best unit. A successful roll removes two markers.',
  rules: ['fr3.square.rally', 'fr3.rally.roll'],
  parts: [
    bestPart,
    {
      key: 's',
      name: 'The square',
      side: 'a',
      usual: () => ({ bases: 4, markers: 2 }),
      circumstances: [
        askChoice<SquareView>(
          'bases',
          'Units in square',
          [
            ['2', '2'],
            ['4', '4'],
            ['6', '6'],
          ],
          ['fr3.square.size'],
          { numeric: true, another: true },
        ),
        askNumber<SquareView>('markers', 'Markers on it', 0, mostSquareMarkers(figures.maxUnits), ['fr3.square.shared-damage'], {
          another: true,
          forbidden: ({ bases, markers }) =>
            markers > mostSquareMarkers(bases)
              ? {
                  because: `A square of ${bases} can have ${mostSquareMarkers(bases)} markers. One more marker destroys the square.`,
                  rules: ['fr3.square.third-marker'],
                }
              : undefined,
        }),
      ],
    },
  ],
  first: { u: { unit: 'muskets' }, s: {} },
  see: (all, turns) => {
    const { bases, markers } = all.s as unknown as { bases: number; markers: number };
    return holding({ ...seeNerve(all, turns), bases, markers }, markers);
  },
  subject: ({ of, bases, markers }) =>
    `A square of ${bases} ${of.me.unit.name.toLowerCase()} with ${markers === 1 ? '1 marker' : `${markers} markers`}`,
  refuse: ({ of, markers }) => [
    ...(squares.includes(of.me.unit.id)
      ? []
      : [refused('u', `${of.me.unit.name} cannot form square: only muskets, pikes and rifles can.`, 'fr3.square.eligible')]),
    ...(markers === 0
      ? [refused('s.markers', 'The square does not need to rally, because it has no markers.', 'fr3.square.rally')]
      : []),
  ],
  sums: ({ of }) => sumsOf(rallyTest, of, 'Rally roll'),
  notes: ({ of }) => notesOf(rallyTest, of),
  chance: squareRallies,
  kinds: squareKinds,
  measures: [
    { name: 'Rallies', kinds: ['fresh', 'fewer'] },
    { name: 'No markers in the end', kinds: ['fresh'], of: 'course' },
  ],
  course: {
    ...phases,
    says: 'The whole square makes one rally roll in each of its own phases. The square’s best unit is fresh as long as the other units can hold the markers.',
    kinds: squareKinds,
    stages: (view, turns) => {
      const found = [];
      let now = odds<number>(known(view.markers));
      for (let phase = 1; phase <= turns; phase++) {
        now = now.andThen((markers) => squareRallies(holding(view, markers)));
        found.push(now);
      }
      return found;
    },
  },
});

// ---- Repair ------------------------------------------------------------------------------------

const grades = leaders.map(({ id, name }) => [id, id === 'none' ? 'No grade' : name] as const);
const selfRepair = ({ by }: Damaged) => by === 'auto-repair';
const alone = (seen: Damaged) =>
  selfRepair(seen)
    ? { because: 'Automatons that repair themselves do not need a mechanic.', rules: [repairRules['auto-repair']] as const }
    : undefined;

const repairedKinds: readonly Kind<number, Damaged>[] = [
  { id: 'whole', tone: 'good2', words: 'Nothing left to repair', is: (markers) => markers === 0 },
  { id: 'better', tone: 'good1', words: 'A marker less, or more', is: (markers, of) => markers > 0 && markers < of.markers },
  { id: 'same', tone: 'bad1', words: 'As damaged as before', is: (markers, of) => markers > 0 && markers === of.markers },
];

const repairs: Procedure = procedure<Damaged, number, number>({
  id: 'repair',
  name: 'Repair',
  group: 'Rally',
  says: 'A mechanic or an engineer repairs one damage marker of his base in each rally step, on a roll of 6+ minus his rally bonus.',
  rules: ['fr3.basics.damage-rally', ...repairers.map((by): Fr3RuleId => repairRules[by])],
  parts: [
    {
      key: 's',
      name: 'The repair',
      side: 'a',
      usual: (): Said => ({ by: 'ship', markers: 1, leader: 'none', superhero: false, other: 0 }),
      circumstances: [
        askChoice<Damaged>(
          'by',
          'Who repairs',
          [
            ['ship', 'A mechanic on a ship'],
            ['structure', 'An engineer on a wall or a city'],
            ['automaton', 'A mechanic with an automaton'],
            ['auto-repair', 'An automaton with auto-repair'],
          ],
          ['fr3.ships.repair', 'fr3.structures.engineer-repair', 'fr3.armies.automaton-repair'],
          { another: true },
        ),
        askNumber<Damaged>('markers', 'Markers that can be repaired', 1, 9, ['fr3.basics.damage-rally'], { another: true }),
        askChoice<Damaged>('leader', 'His grade', grades, ['fr3.characters.bonus-notation'], {
          matters: (seen) => !selfRepair(seen),
          forbidden: alone,
        }),
        askFlag<Damaged>('superhero', 'Superhero', ['fr3.abilities.superhero'], {
          matters: (seen) => !selfRepair(seen),
          forbidden: (seen) =>
            alone(seen) ??
            (seen.who.leader === 'none'
              ? { because: 'A superhero must have a grade. Choose one first.', rules: ['fr3.abilities.superhero'] }
              : undefined),
        }),
        folded(
          askNumber<Damaged>('other', 'Any other bonus', -9, 9, ['fr3.reference.bonuses-cumulative'], {
            group: 'House rules',
            another: true,
          }),
        ),
      ],
    },
  ],
  first: { s: {} },
  see: ({ s }) => {
    const { by, markers, ...who } = s as unknown as Damaged & Damaged['who'];
    return { by, markers, who };
  },
  subject: ({ by, markers }) =>
    `${
      {
        ship: 'A mechanic on a ship',
        structure: 'An engineer on a wall or a city',
        automaton: 'A mechanic with an automaton',
        'auto-repair': 'An automaton that repairs itself',
      }[by]
    }, ${markers === 1 ? '1 marker' : `${markers} markers`}`,
  notes: () => [
    {
      says: 'Each kill removes one marker permanently. Do not count markers that were lost in this way.',
      rules: ['fr3.basics.damage-rally', 'fr3.basics.extra-markers-kill'],
    },
  ],
  sums: (of) => [
    {
      title: 'Repair roll',
      side: 'a',
      lines: repairLines(of),
      die: 10,
      needs: repairNeeds(of),
      against: { name: 'Rally number', value: `${repairNumber(of)}+`, rules: [repairRules[of.by]] },
    },
  ],
  chance: repair,
  kinds: repairedKinds,
  measures: [
    { name: 'A marker less', kinds: ['whole', 'better'] },
    { name: 'Whole in the end', kinds: ['whole'], of: 'course' },
  ],
  course: {
    ...phases,
    says: 'There is one attempt in each of the owner’s rally steps.',
    kinds: repairedKinds,
    stages: repairOver,
  },
});

export const damageProcedures: readonly Procedure[] = [square, repairs];
