/** The calculator for personal challenges. */
import { askChoice, askNumber, folded } from '../../kernel/calculator/asked.ts';
import { type Asked, type Calculator, type Kind, type Part, procedure } from '../../kernel/calculator/procedure.ts';
import type { Said } from '../../kernel/calculator/question.ts';
import { known } from '../../kernel/chance.ts';
import { memoizedSteps } from '../../kernel/memoized-steps.ts';
import { odds } from '../../kernel/odds.ts';
import { challenges as figures } from '../data/figures/challenges.ts';
import { prowessNow } from '../fighter.ts';
import { d6 } from '../hits.ts';
import { most, usualFighter } from '../parts.ts';
import { type Duellist, duelLines, duelNeeds, exchange, type Wounds } from './exchange.ts';

type Who = 'character' | 'dragon' | 'giant' | 'creature';

interface Duel {
  readonly a: Duellist & { readonly is: Who };
  readonly b: Duellist & { readonly is: Who };
  readonly distance: number;
  readonly engaged: 'neither' | 'together' | 'apart';
}

const mostInches = 24;
const names: Readonly<Record<Who, string>> = {
  character: 'a character',
  dragon: 'a True Dragon',
  giant: 'a Giant',
  creature: 'a creature',
};

const figure = (side: 'a' | 'b', name: string, extra: readonly Asked<Duel>[] = []): Part<Duel> => ({
  key: side,
  name,
  side,
  usual: () => {
    const { prowess, vitality, wounds, armor } = usualFighter;
    return { is: 'character', prowess, vitality, wounds, armor, distance: figures.range, engaged: 'neither' };
  },
  circumstances: [
    askChoice<Duel>(
      'is',
      'Who',
      [
        ['character', 'A character'],
        ['dragon', 'A True Dragon'],
        ['giant', 'A Giant'],
        ['creature', 'Another creature'],
      ],
      ['six-events.challenges.eligible', 'six-events.creatures.true-dragons-giants'],
      {
        another: true,
        forbidden: (seen) =>
          side === 'a' && seen.a.is === 'creature'
            ? {
                because: 'True Dragons and Giants are the only creatures that can challenge.',
                rules: ['six-events.challenges.eligible', 'six-events.creatures.true-dragons-giants'],
              }
            : undefined,
      },
    ),
    askNumber<Duel>('prowess', 'Prowess', 1, most.prowess, ['six-events.turn.stat-line-missing', 'six-events.challenges.roll']),
    askNumber<Duel>('armor', 'Armor', 0, most.armor, ['six-events.challenges.armor']),
    askNumber<Duel>('vitality', 'Vitality', 1, most.vitality, ['six-events.turn.stat-line-missing'], { another: true }),
    {
      ...askNumber<Duel>('wounds', 'Vitality lost', 0, 0, ['six-events.melee.prowess-loss']),
      shape: { kind: 'number', least: 0, most: (seen) => seen[side].vitality - 1 },
    },
    ...extra,
  ],
});

const between: readonly Asked<Duel>[] = [
  folded(
    askNumber<Duel>('distance', 'Inches between them', 0, mostInches, ['six-events.challenges.range'], {
      group: 'Whether it may be',
      forbidden: ({ distance }) =>
        distance > figures.range
          ? { because: `A challenge reaches ${figures.range} inches, not ${distance}.`, rules: ['six-events.challenges.range'] }
          : undefined,
    }),
  ),
  folded(
    askChoice<Duel>(
      'engaged',
      'In melee',
      [
        ['neither', 'Neither of them'],
        ['together', 'Both in the same melee'],
        ['apart', 'One of them, or in two melees'],
      ],
      ['six-events.challenges.engagement'],
      {
        group: 'Whether it may be',
        forbidden: ({ engaged }) =>
          engaged === 'apart'
            ? {
                because: 'Both must be out of melee, or both in the same melee.',
                rules: ['six-events.challenges.engagement'],
              }
            : undefined,
      },
    ),
  ),
];

const dead = (side: 'a' | 'b', wounds: Wounds, seen: Duel): boolean => wounds[side] >= seen[side].vitality;
const hurt = (side: 'a' | 'b', wounds: Wounds, seen: Duel): boolean => wounds[side] > seen[side].wounds;
type DuelKind = Kind<Wounds, Duel>;
const living =
  (is: (wounds: Wounds, seen: Duel) => boolean): DuelKind['is'] =>
  (wounds, seen) =>
    !dead('a', wounds, seen) && !dead('b', wounds, seen) && is(wounds, seen);

const kinds: readonly DuelKind[] = [
  { id: 'b-dead', tone: 'good3', words: 'The challenged falls', is: (w, seen) => dead('b', w, seen) && !dead('a', w, seen) },
  {
    id: 'b-hurt',
    tone: 'good1',
    words: 'Only the challenged is hurt',
    is: living((w, s) => hurt('b', w, s) && !hurt('a', w, s)),
  },
  { id: 'both-hurt', tone: 'even', words: 'Both are hurt', is: living((w, s) => hurt('a', w, s) && hurt('b', w, s)) },
  { id: 'neither', tone: 'even', words: 'Neither is hurt', is: living((w, s) => !hurt('a', w, s) && !hurt('b', w, s)) },
  { id: 'both-dead', tone: 'both', words: 'Both fall', is: (w, seen) => dead('a', w, seen) && dead('b', w, seen) },
  { id: 'a-hurt', tone: 'bad1', words: 'Only the challenger is hurt', is: living((w, s) => hurt('a', w, s) && !hurt('b', w, s)) },
  { id: 'a-dead', tone: 'bad3', words: 'The challenger falls', is: (w, seen) => dead('a', w, seen) && !dead('b', w, seen) },
];

const fallen: readonly DuelKind[] = [
  ...kinds.filter(({ id }) => id.endsWith('dead')),
  { id: 'both-live', tone: 'even', words: 'Both live', is: living(() => true) },
];

const dice = ({ prowess, armor, vitality, wounds }: Duellist): string =>
  `Prowess ${prowess}, Armor ${armor}, Vitality ${wounds === 0 ? vitality : `${vitality - wounds} of ${vitality}`}`;
const words = (duellist: Duel['a']): string => `${names[duellist.is]} (${dice(duellist)})`;

/** The dice of one duellist, and the effect of the opponent's Armor on them. */
const sum = (me: Duellist, foe: Duellist, title: string, side: 'a' | 'b') => {
  const count = prowessNow(me);
  return {
    title: `${title}: ${count === 1 ? '1 die' : `${count} dice`}`,
    side,
    lines: duelLines(foe),
    die: d6,
    needs: duelNeeds(foe),
    against: { name: 'Each die hits on', value: `${figures.hit}+`, rules: ['six-events.challenges.roll'] as const },
  };
};

export const challenges: Calculator = {
  id: 'challenges',
  name: 'Challenges',
  groups: ['Challenges'],
  procedures: [
    procedure<Duel, Wounds, Wounds>({
      id: 'exchange',
      name: 'A challenge',
      group: 'Challenges',
      says: 'Both roll a d6 for each point of Prowess at the same time; every die of 5 or more takes 1 Vitality.',
      rules: ['six-events.challenges.roll', 'six-events.challenges.armor'],
      parts: [figure('a', 'The challenger', between), figure('b', 'The challenged')],
      first: { a: {}, b: {} },
      see: ({ a = {}, b = {} }: Readonly<Record<string, Said>>) => ({
        a: a as unknown as Duel['a'],
        b: b as unknown as Duel['b'],
        distance: Number(a.distance),
        engaged: a.engaged as Duel['engaged'],
      }),
      subject: ({ a, b }) => `${words(a).replace(/^a/, 'A')} challenges ${words(b)}`,
      notes: ({ b }) => [
        b.is === 'character'
          ? { says: 'A character may refuse. Then no dice are rolled.', rules: ['six-events.challenges.refusal'] }
          : { says: 'A creature may not refuse.', rules: ['six-events.challenges.creatures-accept'] },
        { says: 'Damage in event I does not cause a morale check.', rules: ['six-events.challenges.morale'] },
      ],
      sums: ({ a, b }) => [sum(a, b, 'The challenger', 'a'), sum(b, a, 'The challenged', 'b')],
      chance: ({ a, b }) => exchange(a, b),
      kinds,
      measures: [
        { name: 'The challenged is hurt', kinds: ['b-dead', 'b-hurt', 'both-hurt', 'both-dead'] },
        { name: 'The challenger falls in the end', kinds: ['a-dead', 'both-dead'], of: 'course' },
      ],
      course: {
        name: 'Turns',
        row: 'After turn',
        most: 12,
        usual: 3,
        says: 'The two have one exchange in each turn in which they meet, as long as both are alive. Wounds lower Prowess.',
        kinds: fallen,
        stages: ({ a, b }, turns) => {
          const again = memoizedSteps<Wounds>()((wounds) => exchange({ ...a, wounds: wounds.a }, { ...b, wounds: wounds.b }));
          let now = odds<Wounds>(known({ a: a.wounds, b: b.wounds }));
          return Array.from({ length: turns }, () => {
            now = now.andThen(again);
            return now;
          });
        },
      },
    }),
  ],
};
