/** The melee calculator: two units, how they met, the circumstances of each, and the results. */

import {
  type Asked,
  type Calculator,
  type Filled,
  type Kind,
  type Measure,
  type Names,
  type Part,
  procedure,
  type Sum,
  type Tone,
} from '../../kernel/calculator/procedure.ts';
import type { Question, Said } from '../../kernel/calculator/question.ts';
import { askedIn } from '../../kernel/circumstance.ts';
import { signed } from '../../kernel/text.ts';
import type { Aftermath } from '../demoralization.ts';
import { unitKinds } from '../unit-kinds.ts';
import { type Circumstance, circumstances } from './circumstances.ts';
import { type Bout, bout, defaultsOf, type View, view } from './combatant.ts';
import { meetingRefusals } from './meeting.ts';
import { melee } from './melee.ts';
import { linesOf, totalOf } from './modifiers.ts';
import type { MeleeResult } from './outcome.ts';
import { type Course, meleePhases, mostPhases } from './phases.ts';
import { type CircumstanceId, type MeleeQuestion, type MeleeSide, otherSide, type SideId, sideIds } from './question.ts';

/** A melee from both sides, with everything that circumstances may depend on. */
interface Meeting {
  readonly question: MeleeQuestion;
  readonly of: Bout;
  readonly a: View;
  readonly b: View;
  /** The melee from both sides in later phases, without the bonuses of a jihad that has ended. */
  readonly later: { readonly a: View; readonly b: View };
  /** Whether undemoralized infantry follows up each time that it pushes its enemy back. */
  readonly follows: boolean;
}

/** Circumstances that occur in most battles, always visible. */
const common: readonly CircumstanceId[] = ['support', 'flank', 'uphill', 'ground', 'leader', 'state'];
/** Changing one of these makes a different question, so they are excluded from the list of changes. */
const another: readonly CircumstanceId[] = ['form', 'stage', 'model', 'other', 'further', 'markers'];

const ofSide =
  (side: SideId) =>
  (circumstance: Circumstance): Asked<Meeting> => {
    const { id, group, matters } = circumstance;
    return {
      ...askedIn(
        circumstance,
        (seen: Meeting) => seen[side],
        (seen: Meeting) => seen[side].me,
      ),
      matters: (seen) => matters(seen[side]) || matters(seen.later[side]),
      ...(common.includes(id) ? { open: true } : {}),
      ...(another.includes(id) || group === 'Army list' ? { another: true } : {}),
    };
  };

const unitPart = (side: SideId, name: string): Part<Meeting> => ({
  key: side,
  name,
  side,
  kinds: unitKinds,
  usual: (said) => defaultsOf(said as unknown as MeleeSide) as unknown as Said,
  circumstances: circumstances.map(ofSide(side)),
});

const usualMeeting = { charge: 'none', round: 'first', follows: true } as const;

const meeting: Part<Meeting> = {
  key: '',
  name: 'The meeting',
  side: 'a',
  usual: () => usualMeeting,
  circumstances: [
    {
      id: 'charge',
      name: 'Who charged',
      group: '',
      shape: {
        kind: 'choice',
        options: [
          { value: 'a', name: 'The first unit', side: 'a' },
          { value: 'none', name: 'Neither' },
          { value: 'b', name: 'The second unit', side: 'b' },
        ],
      },
      rules: ['fr3.charging.definition'],
      matters: ({ of }) => of.first,
      open: true,
    },
    {
      id: 'round',
      name: 'When the charge came',
      group: '',
      shape: {
        kind: 'choice',
        options: [
          { value: 'first', name: 'This phase' },
          { value: 'later', name: 'Earlier' },
        ],
      },
      rules: ['fr3.melee.charge-bonus'],
      matters: ({ of }) => of.charge !== undefined,
      open: true,
    },
    {
      id: 'follows',
      name: 'Infantry that pushes back follows up',
      group: '',
      shape: { kind: 'flag' },
      rules: ['fr3.follow-up.infantry-choice'],
      matters: ({ of }) => of.a.infantry || of.b.infantry,
      ofCourse: true,
    },
  ],
};

/** Converts a question from this chapter's form to the calculator's. Accepts any value. */
export function asQuestion(question: MeleeQuestion): Question {
  const { a, b, charge, round } = (question ?? {}) as Partial<MeleeQuestion>;
  return { roll: 'melee', parts: { ...(a && { a }), ...(b && { b }), '': { charge, round } } };
}

/** Converts a question from the calculator's form to this chapter's. */
export function meleeQuestion({ a, b, '': whole }: Filled): MeleeQuestion {
  const { charge, round } = whole as { readonly charge: SideId | 'none'; readonly round: 'first' | 'later' };
  return { a: a as unknown as MeleeSide, b: b as unknown as MeleeSide, ...(charge === 'none' ? {} : { charge }), round };
}

function seeMeeting(all: Filled): Meeting {
  const question = meleeQuestion(all);
  const of = bout(question);
  const views = (each: Bout) => ({ a: view(each, 'a'), b: view(each, 'b') });
  const now = views(of);
  const { a, b } = question;
  const later = a.jihad || b.jihad ? views(bout({ ...question, a: { ...a, jihad: false }, b: { ...b, jihad: false } })) : now;
  return { question, of, ...now, later, follows: all['']?.follows !== false };
}

/** The names of the two units, with an addition that tells them apart if both are of the same type. */
function names({ a, b }: Meeting): Names {
  const plain = { a: a.me.unit.name, b: b.me.unit.name };
  return plain.a === plain.b ? { a: `First ${plain.a.toLowerCase()}`, b: `Second ${plain.b.toLowerCase()}` } : plain;
}

const subject = (seen: Meeting): string => {
  const called = names(seen);
  const side = (at: SideId) =>
    `${called[at]} (${seen.of.charge === at && seen.of.first ? 'charging, ' : ''}${signed(totalOf(seen.of, at))})`;
  return `${side('a')} against ${side('b')}`;
};

const sums = (seen: Meeting): Sum[] =>
  sideIds.map((side) => ({
    title: names(seen)[side],
    side,
    die: 10,
    lines: linesOf(seen.of, side).map((line) => (line.id === 'combat-factor' ? { ...line, plain: true } : line)),
  }));

const harmed = (result: MeleeResult, side: SideId) => result[side].fate !== 'unharmed';
const onlyHarmed = (result: MeleeResult, side: SideId) => harmed(result, side) && !harmed(result, otherSide(side));
const ruined = ({ fate }: Aftermath) => fate === 'destroyed' || fate === 'captured';

const fates: readonly (readonly [id: string, words: string, worth: 1 | 2 | 3, is: (after: Aftermath) => boolean])[] = [
  ['destroyed', 'destroyed', 3, ({ fate }) => fate === 'destroyed'],
  ['captured', 'captured', 3, ({ fate }) => fate === 'captured'],
  ['pushed-back', 'pushed back', 2, ({ pushedBack }) => pushedBack],
  ['double', 'double demoralized', 2, ({ fate, pushedBack }) => fate === 'double-demoralized' && !pushedBack],
  ['demoralized', 'demoralized', 1, ({ fate }) => fate === 'demoralized'],
  ['marked', 'down a marker', 1, ({ fate }) => fate === 'marked'],
];

/** A kind of result. A kind can be recognized from the result alone. */
interface MeleeKind extends Kind<MeleeResult, Meeting> {
  readonly words: string;
  is(result: MeleeResult): boolean;
}

const harmTo = (side: SideId): MeleeKind[] =>
  fates.map(([id, words, worth, is]) => ({
    id: `${side}-${id}`,
    tone: `${side === 'b' ? 'good' : 'bad'}${worth}` as Tone,
    words,
    side,
    is: (result) => onlyHarmed(result, side) && is(result[side]),
  }));

/** The kinds of result, from the best for the first unit to the worst. */
export const meleeKinds: readonly MeleeKind[] = [
  ...harmTo('b'),
  { id: 'none', tone: 'even', words: 'no change', is: (result) => !harmed(result, 'a') && !harmed(result, 'b') },
  { id: 'both', tone: 'both', words: 'both suffer', is: (result) => harmed(result, 'a') && harmed(result, 'b') },
  ...harmTo('a').reverse(),
];

const measured = (side: SideId): Measure<MeleeResult, Meeting>[] => {
  const all = meleeKinds.filter((kind) => kind.side === side || kind.id === 'both').map(({ id }) => id);
  const across = side === 'a' ? 'Row' : 'Column';
  return [
    {
      name: (seen) => `${names(seen)[side]} harmed`,
      across: `${across} harmed`,
      kinds: all,
      is: (result) => harmed(result, side),
    },
    { name: 'of it destroyed', across: `${across} destroyed`, kinds: all, is: (result) => ruined(result[side]) },
  ];
};

const gone = (course: Course, side: SideId) => course[side].fate !== 'in play';
const shaken = (course: Course, side: SideId) => course[side].state > 0;
const goesOn = (course: Course) => !gone(course, 'a') && !gone(course, 'b') && !course.apart;

/** The kinds of state that a melee can have after several phases. */
const courseKinds: readonly Kind<Course, Meeting>[] = [
  { id: 'b-destroyed', tone: 'good3', side: 'b', words: 'gone', is: (c) => gone(c, 'b') && !gone(c, 'a') },
  { id: 'both', tone: 'both', words: 'both gone', is: (c) => gone(c, 'a') && gone(c, 'b') },
  { id: 'b-pushed-back', tone: 'good2', side: 'b', words: 'pushed back, parted', is: (c) => c.apart && shaken(c, 'b') },
  {
    id: 'b-demoralized',
    tone: 'good1',
    side: 'b',
    words: 'shaken, fighting on',
    is: (c) => goesOn(c) && shaken(c, 'b') && !shaken(c, 'a'),
  },
  { id: 'none', tone: 'even', words: 'fighting on, even', is: (c) => goesOn(c) && shaken(c, 'a') === shaken(c, 'b') },
  {
    id: 'a-demoralized',
    tone: 'bad1',
    side: 'a',
    words: 'shaken, fighting on',
    is: (c) => goesOn(c) && shaken(c, 'a') && !shaken(c, 'b'),
  },
  { id: 'a-pushed-back', tone: 'bad2', side: 'a', words: 'pushed back, parted', is: (c) => c.apart && !shaken(c, 'b') },
  { id: 'a-destroyed', tone: 'bad3', side: 'a', words: 'gone', is: (c) => gone(c, 'a') && !gone(c, 'b') },
];

const swapped = { a: 'b', b: 'a', none: 'none' } as const;

export const meleeProcedure = procedure<Meeting, MeleeResult, Course>({
  id: 'melee',
  name: 'Melee',
  group: 'Melee',
  says: 'Both units roll a d10 and add all modifiers. The lower total loses.',
  rules: ['fr3.melee.roll'],
  parts: [unitPart('a', 'First unit'), unitPart('b', 'Second unit'), meeting],
  first: { a: { unit: 'knights' }, b: { unit: 'pikes' }, '': { charge: 'a' } },
  see: seeMeeting,
  subject,
  names,
  refuse: ({ of }) => meetingRefusals(of),
  sums,
  chance: ({ of }) => melee(of),
  kinds: meleeKinds,
  measures: [...measured('b'), ...measured('a')],
  course: {
    key: 'phases',
    folded: { title: 'Phase after phase', says: 'The same melee continues, with its losses and the rally rolls between phases.' },
    name: 'Phases',
    row: 'After phase',
    most: mostPhases,
    usual: 4,
    says: 'The charger’s phase comes first. Before each later fight, the phasing side rallies.',
    kinds: courseKinds,
    notes: () => [
      {
        says: 'Each row shows the end of a phase: its melee has been fought and undead have recovered, but no unit has rallied for the next phase yet.',
        rules: ['fr3.melee.timing', 'fr3.rally.roll'],
      },
      {
        says: 'Ground, neighbours, leaders, traps and parasitics stay as they are. A winner that is not infantry must follow up. Demoralized infantry may not follow up.',
        rules: ['fr3.follow-up.infantry-choice', 'fr3.follow-up.others-mandatory'],
      },
    ],
    stages: ({ question, follows }, phases) => meleePhases(question, { phases, followUp: follows }),
  },
  swap: ({ a = {}, b = {}, '': whole = {} }) => ({
    a: b,
    b: a,
    '': { ...whole, charge: swapped[(whole.charge ?? 'none') as keyof typeof swapped] },
  }),
  compare: ['a', 'b'],
  situations: [
    {
      name: 'Knights charge a supported line',
      parts: { a: { unit: 'knights' }, b: { unit: 'spears', support: 2 }, '': { charge: 'a' } },
    },
    {
      name: 'Heavy cavalry charges archers on a hill',
      parts: { a: { unit: 'heavy-cavalry' }, b: { unit: 'longbows', uphill: true }, '': { charge: 'a' } },
    },
    {
      name: 'Infantry fights infantry in woods',
      parts: { a: { unit: 'handweapons', ground: 'woods' }, b: { unit: 'spears', ground: 'woods' }, '': { charge: 'a' } },
    },
    {
      name: 'A dragon charges spears with a hero',
      parts: { a: { unit: 'dragons' }, b: { unit: 'spears', support: 2, leader: 'hero-1-1' }, '': { charge: 'a' } },
    },
    {
      name: 'Light cavalry charges from the flank',
      parts: { a: { unit: 'light-cavalry' }, b: { unit: 'handweapons', outsideArc: true }, '': { charge: 'a' } },
    },
  ],
});

export const meleeCalculator: Calculator = { id: 'melee', name: 'Melee', groups: ['Melee'], procedures: [meleeProcedure] };
