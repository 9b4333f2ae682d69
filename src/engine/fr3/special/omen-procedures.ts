/** Calculator procedures for omens and seers. */
import { askChoice } from '../../kernel/calculator/asked.ts';
import { type Kind, type Part, type Procedure, procedure, type Tone } from '../../kernel/calculator/procedure.ts';
import { andThen, type Chance, known, map } from '../../kernel/chance.ts';
import { preGame } from '../data/figures/pre-game.ts';
import { seerResults } from '../data/pre-game.ts';
import { type Omens, omens, type Prophecy } from '../pre-game/omens.ts';
import { consult, findItem, rankingFrom, type Saying, treasures } from '../pre-game/seers.ts';
import type { Fr3RuleId } from '../rule-ids.ts';

// ---- Omens -------------------------------------------------------------------------------------

interface OmenView {
  readonly a: Prophecy;
  readonly b: Prophecy;
}

const omenPart = (key: 'a' | 'b', name: string): Part<OmenView> => ({
  key,
  name,
  side: key,
  usual: () => ({ seer: 'no' }),
  circumstances: [
    askChoice<OmenView>(
      'seer',
      'Its seer has said',
      [
        ['no', 'Nothing of omens'],
        ['positive', 'They will be good'],
        ['negative', 'They will be bad'],
      ],
      ['fr3.pre-game.seer-look-for-omen', 'fr3.pre-game.seer-dark-cloud'],
    ),
  ],
});

const omenKind = (
  id: string,
  tone: Tone,
  words: string,
  a: 'positive' | 'negative',
  b: 'positive' | 'negative',
): Kind<Omens, OmenView> => ({
  id,
  tone,
  words,
  is: (seen) => seen?.a === a && seen.b === b,
});

const omen: Procedure = procedure<OmenView, Omens>({
  id: 'omens',
  name: 'Omens',
  group: 'Before the battle',
  says: 'One player rolls for an omen. If an omen is seen, each side rolls to see how its army reacts.',
  rules: ['fr3.pre-game.omen-occurs', 'fr3.pre-game.omen-view', 'fr3.pre-game.omen-positive', 'fr3.pre-game.omen-negative'],
  parts: [omenPart('a', 'Your side'), omenPart('b', 'The other side')],
  first: { a: {}, b: {} },
  see: ({ a, b }) => ({ a: a?.seer as Prophecy, b: b?.seer as Prophecy }),
  subject: () => 'Omens',
  sums: () => [
    {
      title: 'An omen is seen',
      side: 'a',
      lines: [],
      die: 10,
      against: { name: 'Seen on', value: `${preGame.omenSeen}+`, rules: ['fr3.pre-game.omen-occurs'] },
    },
    {
      title: 'How a side takes it',
      side: 'a',
      lines: [],
      die: 10,
      against: { name: 'Good on', value: `${preGame.omenGood}+`, rules: ['fr3.pre-game.omen-view'] },
    },
  ],
  chance: omens,
  kinds: [
    omenKind('only-you', 'good3', 'Good for you, bad for the other side', 'positive', 'negative'),
    omenKind('both', 'good1', 'Good for both', 'positive', 'positive'),
    { id: 'none', tone: 'even', words: 'No omen', is: (seen) => seen === undefined },
    omenKind('neither', 'bad1', 'Bad for both', 'negative', 'negative'),
    omenKind('only-them', 'bad3', 'Bad for you, good for the other side', 'negative', 'positive'),
  ],
  measures: [
    { name: 'Good for you', kinds: ['only-you', 'both'] },
    { name: 'Good for them', kinds: ['only-them', 'both'] },
  ],
});

// ---- Seers -------------------------------------------------------------------------------------

interface Vision {
  readonly saying: Saying;
  readonly item: string;
}

const sayings = seerResults.filter(({ effect }) => effect.kind !== 'roll-again');
const finds = (saying: Saying) => seerResults[saying - 1]?.effect.kind === 'find-item';

/** The final prophecy, and the item that it reveals, if it reveals one. */
const seen = (want: Saying): Chance<Vision> =>
  andThen(
    consult(rankingFrom(want)),
    (saying): Chance<Vision> => (finds(saying) ? map(findItem(), (item) => ({ saying, item })) : known({ saying, item: '' })),
  );

const sayingTones: Readonly<Record<Saying, Tone>> = {
  1: 'good3',
  2: 'good2',
  3: 'good1',
  4: 'good2',
  5: 'good2',
  7: 'even',
  8: 'bad2',
  9: 'bad1',
  10: 'bad3',
};
const itemNames: Readonly<Record<string, string>> = {
  'exceptional-weapon': 'exceptional weapon',
  'exceptional-armor': 'exceptional armor',
  'magic-ward': 'magic ward',
  'stored-spell': `stored spell of ${preGame.seerStoredSpell} points`,
};

const visionKinds: readonly Kind<Vision, Saying>[] = sayings.flatMap(({ roll, title }): Kind<Vision, Saying>[] =>
  finds(roll)
    ? treasures.map(({ item }) => ({
        id: `${roll}-${item}`,
        tone: sayingTones[roll] as Tone,
        words: `${title}: ${itemNames[item] ?? item}`,
        is: (vision) => vision.saying === roll && vision.item === item,
      }))
    : [{ id: String(roll), tone: sayingTones[roll] as Tone, words: title, is: ({ saying }) => saying === roll }],
);

const seer: Procedure = procedure<Saying, Vision>({
  id: 'seer',
  name: 'Seer',
  group: 'Before the battle',
  says: 'A general who has paid for a seer rolls on the seer table before set-up. A powerful vision gives two more rolls to choose from.',
  rules: ['fr3.pre-game.seer-table', 'fr3.pre-game.seer-powerful', ...sayings.map(({ rule }) => rule as Fr3RuleId)],
  parts: [
    {
      key: 'a',
      name: 'The general',
      side: 'a',
      usual: () => ({ want: 1 }),
      circumstances: [
        askChoice<Saying>(
          'want',
          'Of two visions he takes first',
          sayings.map(({ roll, title }) => [String(roll), title] as const),
          ['fr3.pre-game.seer-powerful'],
          {
            numeric: true,
          },
        ),
      ],
    },
  ],
  first: { a: {} },
  see: ({ a }) => a?.want as Saying,
  subject: () => 'A seer',
  sums: () => [{ title: 'The seer table', side: 'a', lines: [], die: 10 }],
  chance: seen,
  kinds: visionKinds,
  measures: [
    { name: 'Something good', kinds: visionKinds.filter(({ tone }) => tone.startsWith('good')).map(({ id }) => id) },
    { name: 'Key to victory', kinds: ['1'] },
    { name: 'Doom', kinds: ['10'] },
  ],
});

export const omenProcedures: readonly Procedure[] = [omen, seer];
