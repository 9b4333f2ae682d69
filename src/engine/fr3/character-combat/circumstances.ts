/** The circumstances of a character in a question: their names, their values, and when the rules allow them. */
import { askChoice, askFlag, askNumber, folded } from '../../kernel/calculator/asked.ts';
import type { Asked, Filled, Part } from '../../kernel/calculator/procedure.ts';
import type { Said } from '../../kernel/calculator/question.ts';
import { leaders } from '../melee/leaders.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import { type Champion, plainChampion } from './champion.ts';

/** Everything that a circumstance may depend on: both characters, and the other values that the calculator asks for. */
export interface CharacterView {
  readonly a: Champion;
  readonly b: Champion;
  readonly turns: number;
  /** How many assassins attack one after the other. */
  readonly count: number;
  /** The reason for a results roll. */
  readonly cause: Cause;
  readonly contact: boolean;
  /** For how many movement steps the captor is in melee, from the first step of the captivity on. */
  readonly engaged: number;
  /** Whether another enemy unit touched the captor. */
  readonly another: boolean;
}

export const causes = ['melee', 'fire', 'lone', 'die', 'structure', 'gate'] as const;
export type Cause = (typeof causes)[number];

type CharacterAsked = Asked<CharacterView>;
type SideId = 'a' | 'b';

const no = (because: string, ...rules: Fr3RuleId[]) => ({ because, rules });
const unless = (allowed: boolean, because: string, ...rules: Fr3RuleId[]) => (allowed ? undefined : no(because, ...rules));

const grades = leaders.map(({ id, name }) => [id, id === 'none' ? 'No grade' : name] as const);

/** All circumstances of one character. */
const list = (at: SideId): Readonly<Record<string, CharacterAsked>> => ({
  leader: askChoice('leader', 'Grade', grades, ['fr3.characters.bonus-notation'], { group: 'Combat' }),
  superhero: askFlag('superhero', 'Superhero', ['fr3.abilities.superhero'], {
    group: 'Combat',
    forbidden: (seen) =>
      unless(seen[at].leader !== 'none', 'A superhero must have a grade. Choose one first.', 'fr3.abilities.superhero'),
  }),
  weapon: askFlag('weapon', 'Exceptional weapon', ['fr3.character-items.exceptional-weapon'], { group: 'Combat' }),
  assassin: askChoice(
    'assassin',
    'Assassin',
    [
      ['no', 'No assassin'],
      ['assassin', 'Assassin'],
      ['elite', 'Elite assassin'],
    ],
    ['fr3.abilities.assassin-bonus', 'fr3.abilities.assassin'],
    {
      group: 'Combat',
      forbidden: (seen) =>
        unless(seen[at].leader !== 'none', 'An assassin must have a grade. Choose one first.', 'fr3.abilities.assassin'),
    },
  ),
  armor: askFlag('armor', 'Exceptional armor', ['fr3.character-items.exceptional-armor'], { group: 'Fate' }),
  guarded: askFlag('guarded', 'Bodyguard', ['fr3.character-items.bodyguard-fights-first'], { group: 'Fate' }),
  null: folded(askFlag('null', 'Null', ['fr3.abilities.null-no-combat'], { group: 'Fate' })),
  unitCharacter: folded(
    askFlag('unitCharacter', 'Unit character', ['fr3.character-combat.unit-characters-not-captured'], { group: 'Fate' }),
  ),
  necromanticWard: askFlag(
    'necromanticWard',
    'Protection from necromantic magic',
    ['fr3.character-items.protection-necromantic'],
    {
      group: 'Combat',
    },
  ),
  alone: askFlag('alone', 'Not with a unit', ['fr3.character-combat.two-lone-individuals', 'fr3.abilities.assassin-challenge'], {
    group: 'Fate',
  }),
  other: folded(
    askNumber('other', 'Any other bonus', -9, 9, ['fr3.reference.bonuses-cumulative'], { group: 'House rules', another: true }),
  ),
  count: askNumber(
    'count',
    'Assassins, one after the other',
    1,
    4,
    ['fr3.abilities.assassin-challenge', 'fr3.character-items.bodyguard-example'],
    {
      group: 'Combat',
    },
  ),
  cause: askChoice(
    'cause',
    'Because',
    [
      ['melee', 'His unit is destroyed in melee'],
      ['fire', 'His unit is destroyed by fire or magic'],
      ['lone', 'A unit contacts him alone'],
      ['die', 'The spell Die'],
      ['structure', 'The ship, wall or city around him is destroyed'],
      ['gate', 'He closes a planar gate'],
    ],
    ['fr3.character-combat.results-triggers', 'fr3.results-rolls.character-results-modifiers'],
    { group: 'Occasion', another: true },
  ),
  contact: askFlag('contact', 'An enemy is in contact', ['fr3.results-rolls.character-results'], {
    group: 'Occasion',
    forbidden: ({ cause }) =>
      unless(depends(cause), 'Another rule already decides whether he can be captured.', 'fr3.results-rolls.character-results'),
    matters: ({ cause }) => depends(cause),
  }),
  engaged: askNumber('engaged', 'First steps with the captor in melee', 0, 8, ['fr3.results-rolls.character-escape-in-melee'], {
    group: 'Captor',
  }),
  another: askFlag('another', 'Another enemy unit touched the captor', ['fr3.character-combat.captor-destroyed'], {
    group: 'Captor',
  }),
});

/** Whether a roll with this cause can happen both with and without an enemy in contact. */
const depends = (cause: Cause): boolean => cause === 'fire' || cause === 'die' || cause === 'structure';

export type CharacterFieldId = keyof Champion | 'count' | 'cause' | 'contact' | 'engaged' | 'another';

const lists = { a: list('a'), b: list('b') };

export const usualCharacter = { ...plainChampion, count: 1, cause: 'melee', contact: false, engaged: 0, another: false } as const;

/** The part of a question that describes a character. */
export const characterPart = (key: SideId, name: string, ...ids: CharacterFieldId[]): Part<CharacterView> => ({
  key,
  name,
  side: key,
  usual: () => usualCharacter as unknown as Said,
  circumstances: ids.map((id) => lists[key][id] as CharacterAsked),
});

const championOf = (said: Said | undefined): Champion =>
  Object.fromEntries(Object.entries(plainChampion).map(([id, usual]) => [id, said?.[id] ?? usual])) as unknown as Champion;

export function seeCharacters(all: Filled, turns: number): CharacterView {
  const { count, cause, contact, engaged, another } = { ...usualCharacter, ...all.a } as unknown as CharacterView;
  return { a: championOf(all.a), b: championOf(all.b), turns, count, cause, contact, engaged, another };
}

/** Whether an enemy can capture the character. */
export const canBeCaptured = ({ cause, contact }: Pick<CharacterView, 'cause' | 'contact'>): boolean =>
  depends(cause) ? contact : true;
