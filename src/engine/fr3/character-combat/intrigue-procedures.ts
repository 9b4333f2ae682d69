/** Calculator procedures for thieves and witch hunters. */
import { askFlag, askNumber } from '../../kernel/calculator/asked.ts';
import { type Kind, type Procedure, procedure } from '../../kernel/calculator/procedure.ts';
import { type Target, type Theft, theft } from '../optional-characters/thief.ts';
import { type CharacterView, characterPart, seeCharacters } from './circumstances.ts';
import { championWords } from './combat-procedures.ts';
import { individualLines, individualNeeds, individualNumber, individualRoll } from './individual-roll.ts';

const usualTarget: Target = { camp: false, items: 2 };
type TheftKind = Kind<Theft, Target>;
const taken =
  (result: Theft['result'], prize: boolean) =>
  (of: Theft, { camp, items }: Target) =>
    of.result === result && (camp || (prize ? of.item === 1 : of.item > 1) || (items === 0 && prize));

const theftKinds: readonly TheftKind[] = [
  {
    id: 'prize',
    tone: 'good3',
    words: ({ camp }) => (camp ? 'Robs the camp for you: 1 clock point' : 'Brings you the item you want'),
    is: taken('steals-for-you', true),
  },
  {
    id: 'item',
    tone: 'good2',
    words: 'Brings you another item',
    is: (of, target) => !target.camp && taken('steals-for-you', false)(of, target),
  },
  {
    id: 'vanishes-prize',
    tone: 'good1',
    words: ({ camp }) => (camp ? 'Robs the camp and vanishes' : 'Vanishes with the item you want gone'),
    is: taken('steals-and-vanishes', true),
  },
  {
    id: 'vanishes',
    tone: 'good1',
    words: 'Vanishes with another item',
    is: (of, target) => !target.camp && taken('steals-and-vanishes', false)(of, target),
  },
  { id: 'nothing', tone: 'even', words: 'Nothing to steal', is: ({ result }) => result === 'nothing to steal' },
  { id: 'caught', tone: 'bad3', words: 'Caught and executed', is: ({ result }) => result === 'caught' },
];

const steals: Procedure = procedure<Target, Theft>({
  id: 'thief',
  name: 'Thief',
  group: 'Intrigue',
  says: 'Before set-up a thief steals a random item from one enemy character, or robs a camp. Afterwards he is out of play.',
  rules: ['fr3.optional-characters.thief', 'fr3.optional-characters.thief-success', 'fr3.optional-characters.thief-escapes'],
  parts: [
    {
      key: 't',
      name: 'The target',
      side: 'b',
      usual: () => ({ ...usualTarget }),
      circumstances: [
        askFlag<Target>('camp', 'A camp or baggage train', ['fr3.optional-characters.thief-success'], { another: true }),
        askNumber<Target>('items', 'Magic items of the character', 0, 4, ['fr3.optional-characters.thief-no-item'], {
          matters: ({ camp }) => !camp,
          forbidden: ({ camp }) =>
            camp ? { because: 'A camp has no magic items.', rules: ['fr3.optional-characters.thief-success'] } : undefined,
        }),
      ],
    },
  ],
  first: { t: {} },
  see: (all) => all.t as unknown as Target,
  subject: ({ camp, items }) =>
    camp
      ? 'A thief in the enemy camp'
      : `A thief on a character with ${items === 1 ? '1 item' : items === 0 ? 'no items' : `${items} items`}`,
  sums: () => [{ title: 'Thief’s roll', side: 'a', lines: [], die: 10 }],
  chance: theft,
  kinds: theftKinds,
  measures: [
    { name: 'Wanted item gone', kinds: ['prize', 'vanishes-prize'] },
    { name: 'Yours', kinds: ['prize', 'item'] },
  ],
});

const nullified: Procedure = procedure<CharacterView, boolean>({
  id: 'nullify',
  name: 'Witch hunter’s Nullify',
  group: 'Intrigue',
  says: 'A witch hunter has Nullify for free. A magic user without a unit resists on 6+, and his own rally bonus lowers this number.',
  rules: ['fr3.magic-users.witch-hunter-nullify', 'fr3.innate.nullify', 'fr3.innate.character-rally-roll'],
  parts: [characterPart('b', 'The magic user', 'leader', 'superhero', 'other')],
  first: { b: { leader: 'hero-1-1' } },
  see: seeCharacters,
  subject: ({ b }) => `A magic user, ${championWords(b)}, under Nullify`,
  notes: () => [
    {
      says: 'A magic user who is with a unit resists with the rally roll of the unit.',
      rules: ['fr3.innate.target-test', 'fr3.innate.nullify'],
    },
    {
      says: 'A witch hunter’s unit must charge if it can reach an enemy unit with a magic user.',
      rules: ['fr3.magic-users.witch-hunter-must-charge'],
    },
  ],
  sums: ({ b }) => [
    {
      title: 'The magic user’s roll',
      side: 'b',
      lines: individualLines(b),
      die: 10,
      needs: individualNeeds(b),
      against: { name: 'Rally number', value: `${individualNumber}+`, rules: ['fr3.innate.character-rally-roll'] },
    },
  ],
  chance: ({ b }) =>
    individualRoll(individualNeeds(b), 'whether the magic user resists', [
      'fr3.innate.nullify',
      'fr3.innate.character-rally-roll',
    ]),
  kinds: [
    { id: 'nullified', tone: 'good3', words: 'No magic for the turn', is: (resists) => !resists },
    { id: 'resists', tone: 'bad1', words: 'Resists', is: (resists) => resists },
  ],
  measures: [{ name: 'Nullified', kinds: ['nullified'] }],
});

export const intrigueProcedures: readonly Procedure[] = [steals, nullified];
