/** The missile fire calculator: which units fire, how many, at what distance and at which target, and the results. */
import {
  type Calculator,
  type Face,
  type Filled,
  type Line,
  type Part,
  procedure,
  type Sum,
} from '../../kernel/calculator/procedure.ts';
import type { Question, Said } from '../../kernel/calculator/question.ts';
import { farthestInches } from '../../kernel/limits.ts';
import { signed } from '../../kernel/text.ts';
import type { BowfireResult } from '../data/bowfire.ts';
import type { Standing } from '../standing.ts';
import { type MissilePlan, mostOthers, mostVolleys, usualVolleys } from './extended-question.ts';
import { firersKey } from './firers-key.ts';
import { firersPart } from './firers-part.ts';
import { type Shot, shotOf } from './forbidden.ts';
import { missileFire } from './missile-fire.ts';
import { linesOf } from './modifiers.ts';
import { type Firers, mostGroups, type Target } from './question.ts';
import type { ShotResult } from './result.ts';
import { type RowPart, rowOf } from './row.ts';
import { reader } from './shoot.ts';
import { shootingRefusals } from './shooting.ts';
import { shotKinds, shotMeasures, standingKinds, type TargetForm } from './shot-kinds.ts';
import { betweenAsked, targetAsked, targetKinds, targetUsual } from './target-part.ts';
import { targetWords } from './target-words.ts';
import { type FiringUnits, firingUnits, type Seen, type Volley, volley } from './volley.ts';
import { volleysInARow } from './volleys.ts';

/** A volley with everything that a circumstance may depend on. */
interface Volleying {
  readonly plan: MissilePlan;
  readonly of: Volley;
  /** The groups of firers, indexed by their keys. */
  readonly firing: Readonly<Record<string, Seen>>;
  readonly shots: Readonly<Record<string, Shot>>;
}

const firersAt = (place: number): Part<Volleying> => {
  const key = firersKey(place);
  const part = firersPart<Volleying>(key, place === 0 ? 'Firing unit' : 'Also firing', ({ firing }) => firing[key] as Seen);
  return place === 0 ? part : { ...part, optional: 'Add other firers' };
};

const targetPart: Part<Volleying> = {
  key: 't',
  name: 'Target',
  side: 'b',
  kinds: { noun: 'target', list: targetKinds, rules: ['fr3.missile-fire.target'] },
  usual: targetUsual,
  circumstances: targetAsked(({ shots }) => shots.t),
};

/** Another target for the same units, at the same range unless the question states another. */
const otherPart = (place: number): Part<Volleying> => {
  const key = `t${place + 2}`;
  return {
    ...targetPart,
    key,
    name: `Target ${place + 2}`,
    circumstances: [
      {
        id: 'range',
        name: 'Range',
        group: '',
        rules: ['fr3.missile-fire.range'],
        shape: { kind: 'number', least: 0, most: () => farthestInches, inches: true },
        matters: () => false,
      },
      ...targetAsked<Volleying>(({ shots }) => shots[key]),
    ],
    optional: 'Add another target',
    first: { unit: 'spears' },
    beside: true,
  };
};

const places = (count: number) => Array.from({ length: count }, (_, place) => place);
const otherKeys = places(mostOthers).map((place) => `t${place + 2}`);

/** Converts a question from the calculator's form to this chapter's. */
export function missilePlan(parts: Filled, volleys: number): MissilePlan {
  const firers = places(mostGroups).flatMap((place) => (parts[firersKey(place)] as Firers | undefined) ?? []);
  const others = otherKeys.flatMap((key) => {
    const said = parts[key];
    if (!said) return [];
    const { range, ...target } = said;
    return [{ target: target as unknown as Target, ...(range === undefined ? {} : { range: range as number }) }];
  });
  return {
    target: parts.t as unknown as Target,
    firers,
    ...(others.length ? { others } : {}),
    volleys,
    between: parts['']?.between as MissilePlan['between'],
  } as MissilePlan;
}

/** Converts a question from this chapter's form to the calculator's. Accepts any value. */
export function asQuestion(plan: Partial<MissilePlan>): Question {
  const { target, firers, others, volleys, between } = plan ?? {};
  const groups = Array.isArray(firers) ? firers : [];
  return {
    roll: 'volley',
    parts: {
      ...(target ? { t: target as unknown as Said } : {}),
      ...Object.fromEntries(groups.map((each, place) => [firersKey(place), each as unknown as Said])),
      ...Object.fromEntries((others ?? []).map(({ target: at, range }, place) => [`t${place + 2}`, { ...at, range }])),
      ...(between ? { '': { between } } : {}),
    },
    ...(volleys === undefined ? {} : { turns: volleys }),
  };
}

function seeVolley(parts: Filled, volleys: number): Volleying {
  const plan = missilePlan(parts, volleys);
  const of = volley(plan);
  const rallies = plan.between === 'rally';
  const keys = places(mostGroups)
    .map(firersKey)
    .filter((key) => parts[key]);
  const shots = [
    ['t', plan.target] as const,
    ...(plan.others ?? []).map(({ target }, at) => [otherKeys.filter((key) => parts[key])[at] as string, target] as const),
  ];
  return {
    plan,
    of,
    firing: Object.fromEntries(
      keys.map((key) => [key, { firing: firingUnits(parts[key] as unknown as Firers), target: of.target }]),
    ),
    shots: Object.fromEntries(shots.map(([key, target]) => [key, shotOf(volley({ target, firers: plan.firers }), rallies)])),
  };
}

const formOf = ({ of }: Volleying): TargetForm => (of.target.is.square > 0 ? 'square' : 'unit');

const total = (of: Volley): number => linesOf(of).reduce((sum, { amount }) => sum + amount, 0);
const spoken = ({ carrier, count, range }: FiringUnits): string =>
  `${count > 1 ? `${count} × ` : ''}${carrier.name} at ${range}″`;

/** `2 × Longbows at 4″ (row 4, d10 −2) at Knights in cover` */
function subject({ of }: Volleying): string {
  const { row } = rowOf(of);
  const added = total(of);
  const how = row === 0 ? 'no effect on this target' : `row ${row}, d10${added === 0 ? '' : ` ${signed(added)}`}`;
  return `${of.firers.map(spoken).join(' and ')} (${how}) at ${targetWords(of.target)}`;
}

const nameOfPart = ({ firing, because }: RowPart): string =>
  `${firing.count > 1 ? `${firing.count} × ` : ''}${firing.carrier.name}${because ? `: ${because}` : ''}`;

/** The row of the table and the roll, each with its parts. */
function sums({ of }: Volleying): Sum[] {
  const { row, units, parts } = rowOf(of);
  const lines = parts.map(
    (part, at): Line => ({ id: String(at), name: nameOfPart(part), amount: part.counts, rules: part.rules, plain: true }),
  );
  if (units > row)
    lines.push({ id: 'cap', name: 'The table ends at four', amount: row - units, rules: ['fr3.missile-fire.cap'] });
  const rows: Sum = { title: 'Row', side: 'a', total: row === 0 ? 'none' : String(row), lines };
  return row === 0
    ? [rows]
    : [
        rows,
        {
          title: 'Roll',
          side: 'b',
          die: 10,
          lines: linesOf(of),
          against: { name: 'Row', value: `${row} of the table`, rules: ['fr3.missile-fire.table'] },
        },
      ];
}

const faces: Readonly<Record<BowfireResult, Face>> = {
  none: { tone: 'even', letter: '', words: 'no effect' },
  demoralized: { tone: 'good1', letter: 'D', words: 'demoralizes' },
  killed: { tone: 'good3', letter: 'K', words: 'kills' },
};

export const missileProcedure = procedure<Volleying, ShotResult, Standing>({
  id: 'volley',
  name: 'Missile fire',
  group: 'Missile fire',
  says: 'All units that shoot at one target roll one die together. Their number decides the row of the table.',
  rules: ['fr3.missile-fire.roll', 'fr3.missile-fire.table'],
  parts: [
    targetPart,
    ...places(mostGroups).map(firersAt),
    ...places(mostOthers).map(otherPart),
    {
      key: '',
      name: 'The volley',
      side: 'a',
      usual: () => ({ between: 'nothing' }),
      circumstances: [betweenAsked<Volleying>('volleys', () => false)],
    },
  ],
  first: { t: { unit: 'knights' }, f: { unit: 'longbows', count: 2 } },
  see: seeVolley,
  subject,
  refuse: ({ plan }) => shootingRefusals(plan),
  notes: ({ of }) =>
    of.firers.length > 1
      ? [
          {
            says: 'All units roll one die together. A modifier counts only if every unit has it.',
            rules: ['fr3.missile-fire.concentration'],
          },
        ]
      : [],
  sums,
  faces: ({ of }) => {
    const { row } = rowOf(of);
    if (row === 0) return [];
    const read = reader(of);
    return [
      {
        title: `What each face of the die does on the row for ${row}`,
        faces: Array.from({ length: 10 }, (_, at) => faces[read(at + 1).result]),
      },
    ];
  },
  chance: ({ of }) => missileFire(of),
  kinds: shotKinds(formOf),
  measures: shotMeasures,
  course: {
    key: 'volleys',
    folded: { title: 'Volley after volley', says: 'The same volley is repeated. Earlier losses still count.' },
    name: 'Volleys',
    row: 'After volley',
    most: mostVolleys,
    usual: usualVolleys,
    says: 'The odds assume that a pushed-back target stays in range and in sight.',
    kinds: standingKinds(formOf, ({ markers }, { of }) => markers > of.target.is.squareMarkers),
    further: (seen) => (formOf(seen) === 'square' ? { name: 'Markers', of: ({ markers }) => markers } : undefined),
    notes: ({ plan }) =>
      plan.between === 'rally'
        ? [{ says: 'Before each further volley the target takes its rally roll.', rules: ['fr3.rally.roll'] }]
        : [],
    stages: ({ plan }) => volleysInARow(plan),
  },
  compare: ['f', 't'],
  situations: [
    { name: 'Two longbows at charging knights', parts: { t: { unit: 'knights' }, f: { unit: 'longbows', count: 2 } } },
    {
      name: 'Archers at infantry at the edge of a wood',
      parts: { t: { unit: 'spears', stands: 'terrain' }, f: { unit: 'longbows', count: 3, range: 7 } },
    },
    { name: 'Muskets at a square', parts: { t: { unit: 'pikes', square: 4 }, f: { unit: 'muskets', count: 2 } } },
    {
      name: 'Skirmishers and crossbows together',
      parts: { t: { unit: 'handweapons' }, f: { unit: 'crossbow-handgun' }, f2: { unit: 'skirmishers' } },
    },
  ],
});

export const missileCalculator: Calculator = {
  id: 'bowfire',
  name: 'Missile fire',
  groups: ['Missile fire'],
  procedures: [missileProcedure],
};
