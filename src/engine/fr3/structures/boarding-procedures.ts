/** Calculator procedures for boarding: the roll and the melee on deck, and the ship that tries to break free. */
import { askChoice, askFlag, askNumber, withoutAsking } from '../../kernel/calculator/asked.ts';
import { type Asked, type Filled, type Kind, type Part, type Procedure, procedure } from '../../kernel/calculator/procedure.ts';
import { known } from '../../kernel/chance.ts';
import { type Odds, odds } from '../../kernel/odds.ts';
import { sentenceCase } from '../../kernel/text.ts';
import { isEligible } from '../data/eligible-types.ts';
import { type Combatant, combatant, type View as MeleeView, view as meleeView } from '../melee/combatant.ts';
import { rallyLines, rallyNeeds } from '../rally.ts';
import {
  type Boarded,
  type Boarding,
  barredFromBoarding,
  boarding,
  boardingLines,
  breakingFree,
  needsToBreakFree,
} from './boarding.ts';
import { barredFromDefending, meeting } from './storm.ts';
import { sideOf, troopsPart, troopsWords } from './troops.ts';

interface BoardView {
  readonly of: Boarding;
  readonly a: MeleeView;
  readonly b: MeleeView;
}

const group = 'Storm';

/** fr3.infantry.marines: types that can be marines, unless they are undead. */
const canBeMarines = ({ unit, undead }: Pick<Combatant, 'unit' | 'undead'>): boolean => isEligible('marines', unit.id) && !undead;

const marines = (side: 'a' | 'b'): Asked<BoardView> =>
  askFlag<BoardView>(
    'marines',
    'Marines',
    ['fr3.infantry.marines', 'fr3.infantry.marines-structure-bonus', 'fr3.ships.deck-marines'],
    {
      group: 'Troops',
      forbidden: (view) => {
        const { me } = view[side];
        return canBeMarines(me)
          ? undefined
          : { because: `${me.unit.name} cannot be marines here.`, rules: ['fr3.infantry.marines'] };
      },
      matters: (view) => isEligible('marines', view[side].me.unit.id) && (side === 'a' || !view.of.crew),
    },
  );

const fighting = ['dwarf', 'alchemist', 'strength', 'freeze', 'support', 'flank'] as const;

function seeBoarding({ u, d, s }: Filled): BoardView {
  const mine = (u ?? {}) as { marines: boolean };
  const theirs = (d ?? {}) as { marines: boolean };
  const said = (s ?? {}) as { tied: boolean; crew: boolean; height: 1 | 2 | 3 };
  const of: Boarding = {
    ...said,
    marines: { a: mine.marines, b: theirs.marines },
    a: sideOf(u ?? {}),
    b: sideOf(d ?? {}),
  };
  const at = meeting(of, true);
  return { of, a: meleeView(at, 'a'), b: meleeView(at, 'b') };
}

const beaten = (result: Boarded): boolean =>
  result !== 'not tied' && (['destroyed', 'captured'].includes(result.b.fate) || result.b.pushedBack);
const lost = (result: Boarded): boolean => result !== 'not tied' && ['destroyed', 'captured'].includes(result.a.fate);
/** A crew that loses its melee gives up the deck (fr3.ships.crew). */
const takes = (result: Boarded, { of: { crew } }: BoardView): boolean =>
  beaten(result) || (crew && result !== 'not tied' && result.winner === 'a');
const back = (result: Boarded): boolean => result !== 'not tied' && result.a.pushedBack;

const kinds: readonly Kind<Boarded, BoardView>[] = [
  { id: 'taken', tone: 'good3', words: 'The deck is taken', is: (so, view) => takes(so, view) && !lost(so) },
  {
    id: 'shaken',
    tone: 'good1',
    words: 'The defenders are shaken',
    is: (so, view) => so !== 'not tied' && so.winner === 'a' && so.b.fate !== 'unharmed' && !takes(so, view) && !lost(so),
  },
  {
    id: 'on',
    tone: 'even',
    words: 'The melee goes on',
    is: (so, view) =>
      so !== 'not tied' &&
      !takes(so, view) &&
      !lost(so) &&
      !back(so) &&
      (so.winner !== 'a' || so.b.fate === 'unharmed') &&
      so.a.fate === 'unharmed',
  },
  { id: 'not-tied', tone: 'aside', words: 'The roll fails, and they cannot move this turn', is: (so) => so === 'not tied' },
  {
    id: 'weakened',
    tone: 'bad1',
    words: 'The attackers are shaken',
    is: (so, view) =>
      so !== 'not tied' && so.winner !== 'a' && so.a.fate !== 'unharmed' && !takes(so, view) && !lost(so) && !back(so),
  },
  {
    id: 'back',
    tone: 'bad2',
    words: 'The attackers are pushed back',
    is: (so, view) => back(so) && !takes(so, view) && !lost(so),
  },
  { id: 'lost', tone: 'bad3', words: 'The attackers are destroyed', is: lost },
];

/** The defending unit. If only the crew is on deck, the circumstances of a unit do not matter. */
const defenders = troopsPart<BoardView>({
  key: 'd',
  name: 'The defenders',
  side: 'b',
  seen: ({ b }) => b,
  also: [...fighting, 'bows', 'attached'],
  own: [marines('b')],
  usual: { marines: false },
});
const defendersPart = withoutAsking(
  defenders,
  defenders.circumstances.map(({ id }) => id),
  ({ of }) => !of.crew,
);

/** The attacking unit. By default it is marines if its type allows that, because only marines can tie the ships together. */
const attackers = troopsPart<BoardView>({
  key: 'u',
  name: 'The attackers',
  side: 'a',
  seen: ({ a }) => a,
  also: [...fighting, 'rear', 'healer', 'standard'],
  own: [marines('a')],
  usual: {},
});
const attackersPart: Part<BoardView> = {
  ...attackers,
  usual: (said) => ({ ...attackers.usual(said), marines: canBeMarines(combatant(sideOf(said))) }),
};

const board: Procedure = procedure<BoardView, Boarded>({
  id: 'board',
  name: 'Board a ship',
  group,
  says: 'When two ships touch, marines roll to tie them together. Then they and other units on deck attack the deck beside them, without a storming roll.',
  rules: [
    'fr3.infantry.marines-boarding-roll',
    'fr3.infantry.marines-boarding-attack',
    'fr3.ships.deck-defence',
    'fr3.ships.crew',
  ],
  parts: [
    attackersPart,
    defendersPart,
    {
      key: 's',
      name: 'The ships',
      side: 'b',
      usual: () => ({ tied: false, crew: false, height: 1 }),
      circumstances: [
        askFlag<BoardView>('tied', 'Tied together already', ['fr3.infantry.marines-boarding-attack'], { group: 'Ships' }),
        askFlag<BoardView>('crew', 'No unit on the enemy’s deck', ['fr3.ships.crew'], { group: 'Ships' }),
        askChoice<BoardView>(
          'height',
          'Height of the enemy ship',
          ['1', '2', '3'].map((value) => [value, value] as const),
          ['fr3.structures.wall-height-one', 'fr3.structures.wall-height-two', 'fr3.structures.wall-height-three'],
          { group: 'Ships', numeric: true },
        ),
      ],
    },
  ],
  first: { u: { unit: 'spears' }, d: { unit: 'handweapons' }, s: {} },
  see: seeBoarding,
  subject: ({ of, a, b }) =>
    sentenceCase(
      `${troopsWords(a.me)}${of.marines.a ? ', marines,' : ''} board ${of.crew ? 'a deck that only its crew holds' : `a deck of ${troopsWords(b.me)}${of.marines.b ? ', marines' : ''}`}`,
    ),
  refuse: ({ of }) => {
    const attackers = barredFromBoarding(of);
    const defenders = of.crew ? undefined : barredFromDefending(of.b);
    return [...(attackers ? [{ at: 'u', ...attackers }] : []), ...(defenders ? [{ at: 'd', ...defenders }] : [])];
  },
  notes: ({ of }) => [
    ...(of.tied
      ? []
      : [
          {
            says: 'If the roll fails, the marines cannot move this turn. If the roll succeeds, every friendly unit on deck beside the enemy ship may attack.',
            rules: ['fr3.infantry.marines-boarding-failure', 'fr3.infantry.marines-boarding-attack'] as const,
          },
        ]),
    {
      says: 'The ships stay tied until one of them breaks free.',
      rules: ['fr3.infantry.marines-boarding-untie'],
    },
  ],
  sums: ({ of, a, b }) => {
    const lines = boardingLines(of);
    return [
      ...(of.tied
        ? []
        : [{ title: 'Boarding roll', side: 'a' as const, lines: rallyLines(a.me), die: 10, needs: rallyNeeds(a.me) }]),
      { title: `On deck: ${a.me.unit.name}`, side: 'a', lines: lines.a, die: 10 },
      { title: `On deck: against ${of.crew ? 'the crew' : b.me.unit.name.toLowerCase()}`, side: 'b', lines: lines.b, die: 10 },
    ];
  },
  chance: ({ of }) => boarding(of),
  kinds,
  measures: [
    { name: 'The deck is taken', kinds: ['taken'] },
    { name: 'The attackers are lost or thrown back', kinds: ['back', 'lost'] },
  ],
});

const mostBonus = 3;

const untie: Procedure = procedure<{ readonly bonus: number }, boolean, boolean>({
  id: 'untie',
  name: 'Break free',
  group,
  says: 'In his own step for clearing traps, the owner of a tied ship rolls to break it free.',
  rules: ['fr3.infantry.marines-boarding-untie', 'fr3.spirits.traps-clearing'],
  parts: [
    {
      key: 's',
      name: 'The ship',
      side: 'a',
      usual: () => ({ bonus: 0 }),
      circumstances: [
        askNumber('bonus', 'Rally bonus of its captain or mechanic', 0, mostBonus, ['fr3.infantry.marines-boarding-untie']),
      ],
    },
  ],
  first: { s: {} },
  see: ({ s }) => ({ bonus: Number(s?.bonus) }),
  subject: ({ bonus }) => `A tied ship that needs ${needsToBreakFree(bonus)}+`,
  sums: ({ bonus }) => [
    {
      title: 'Break free',
      side: 'a',
      die: 10,
      lines: bonus
        ? [{ id: 'bonus', name: 'Captain or mechanic', amount: bonus, rules: ['fr3.infantry.marines-boarding-untie'] }]
        : [],
      needs: needsToBreakFree(bonus),
    },
  ],
  chance: ({ bonus }) => breakingFree(bonus),
  kinds: [
    { id: 'free', tone: 'good2', words: 'It breaks free', is: (free) => free },
    { id: 'tied', tone: 'bad1', words: 'It stays tied', is: (free) => !free },
  ],
  measures: [{ name: 'Free in the end', kinds: ['free'], of: 'course' }],
  course: {
    name: 'Turns',
    row: 'After turn',
    most: 8,
    usual: 3,
    says: 'One roll in each turn of its owner. The other ship may roll in its own turns too.',
    kinds: [
      { id: 'free', tone: 'good2', words: 'Free', is: (free) => free },
      { id: 'tied', tone: 'bad1', words: 'Still tied', is: (free) => !free },
    ],
    stages: ({ bonus }, turns) => {
      const found: Odds<boolean>[] = [odds(breakingFree(bonus))];
      while (found.length < turns)
        found.push((found.at(-1) as Odds<boolean>).andThen((free) => (free ? known(true) : breakingFree(bonus))));
      return found;
    },
  },
});

export const boardingProcedures: readonly Procedure[] = [board, untie];
