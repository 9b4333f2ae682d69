/**
 * The character results roll (fr3.results-rolls.character-results): who can be captured, who is saved by a bodyguard, and how
 * captives escape.
 */
import { type Chance, known, map, roll } from '../../kernel/chance.ts';
import { type Odds, odds } from '../../kernel/odds.ts';
import { resultsRolls } from '../data/figures/results-rolls.ts';
import { characterEscape, characterEscapeInMelee, characterResults, resultOf } from '../data/results-rolls.ts';
import type { Line } from '../melee/modifiers.ts';
import type { Fr3RuleId } from '../rule-ids.ts';

/** Circumstances of a character for results rolls. */
export interface Fated {
  readonly armor: boolean;
  /** Whether the character has the null ability. When another character would escape, he is captured. */
  readonly null: boolean;
  /** The character is a unit and cannot be captured. */
  readonly unitCharacter: boolean;
  readonly guarded: boolean;
}

/** The cause of the roll. */
export interface Occasion {
  /** An enemy unit or character was in contact and can capture the character. */
  readonly contact: boolean;
  /**
   * The character lost a fight against another character. A bodyguard cannot take the result of such a fight in the character's
   * place.
   */
  readonly fight: boolean;
  readonly lines: readonly Line[];
}

export type CharacterFate = 'killed' | 'captured' | 'escapes';

export interface CharacterResult {
  readonly fate: CharacterFate;
  /** The bodyguard died in the character's place. */
  readonly guardLost: boolean;
  readonly rules: readonly Fr3RuleId[];
}

const armorLine: Line = {
  id: 'armor',
  name: 'Exceptional armor',
  amount: resultsRolls.exceptionalArmor,
  rules: ['fr3.character-items.exceptional-armor', 'fr3.results-rolls.character-results-modifiers'],
};

/** The modifiers of the roll. */
export const resultsLines = ({ armor }: Fated, { lines }: Occasion): Line[] =>
  [...(armor ? [armorLine] : []), ...lines].filter(({ amount }) => amount !== 0);

/** The meaning of the printed result for this character. */
export function resultFor(who: Fated, occasion: Occasion, printed: CharacterFate): CharacterResult {
  const rules: Fr3RuleId[] = ['fr3.results-rolls.character-results'];
  let fate = printed;
  if (fate === 'escapes' && who.null) {
    fate = 'captured';
    rules.push('fr3.abilities.null-no-combat');
  }
  if (fate === 'captured' && who.unitCharacter) {
    fate = 'escapes';
    rules.push('fr3.character-combat.unit-characters-not-captured');
  }
  if (fate === 'captured' && !occasion.contact) fate = 'escapes';
  if (who.guarded && !occasion.fight && fate !== 'escapes')
    return { fate: 'escapes', guardLost: true, rules: [...rules, 'fr3.character-items.bodyguard-takes-result'] };
  return { fate, guardLost: false, rules };
}

/** The whole roll, from the die to the result for the character. */
export function characterResultsRoll(who: Fated, occasion: Occasion): Chance<CharacterResult> {
  const plus = resultsLines(who, occasion).reduce((sum, { amount }) => sum + amount, 0);
  const results = {
    killed: known(resultFor(who, occasion, 'killed')),
    captured: known(resultFor(who, occasion, 'captured')),
    escapes: known(resultFor(who, occasion, 'escapes')),
  };
  const rules: readonly Fr3RuleId[] = ['fr3.results-rolls.character-results', 'fr3.results-rolls.character-results-modifiers'];
  return roll(
    10,
    { decides: 'what happens to the character', rules },
    (face) => results[resultOf(characterResults, face + plus)],
  );
}

/** The state of a captured character. */
export type Captivity = 'free' | 'captive' | 'killed';

/** The attempt that a captive must make just before his side moves: fr3.results-rolls.character-escape-roll, -in-melee. */
export function escapeRoll(who: Pick<Fated, 'null'>, captorInMelee: boolean): Chance<Captivity> {
  const table = captorInMelee ? characterEscapeInMelee : characterEscape;
  const rules: Fr3RuleId[] = [
    captorInMelee ? 'fr3.results-rolls.character-escape-in-melee' : 'fr3.results-rolls.character-escape-roll',
  ];
  const results = {
    killed: known<Captivity>('killed'),
    // fr3.abilities.null-no-combat
    escapes: known<Captivity>(who.null ? 'captive' : 'free'),
    held: known<Captivity>('captive'),
  };
  return roll(10, { decides: 'whether the captive escapes', rules }, (face) => results[resultOf(table, face)]);
}

/**
 * The odds of the captive's state after each of his side's movement steps. The captor is in melee during the first `inMelee` of
 * these steps.
 */
export function captivityOver(who: Fated, from: Chance<Captivity>, inMelee: number, turns: number): Odds<Captivity>[] {
  const found: Odds<Captivity>[] = [];
  let now = odds(from);
  for (let turn = 0; turn < turns; turn++) {
    now = now.andThen((at) => (at === 'captive' ? escapeRoll(who, turn < inMelee) : known(at)));
    found.push(now);
  }
  return found;
}

/** The start of a captivity, from a results roll. */
export const intoCaptivity = (result: Chance<CharacterResult>): Chance<Captivity> =>
  map(result, ({ fate }) => (fate === 'captured' ? 'captive' : fate === 'killed' ? 'killed' : 'free'));

/**
 * The roll of a captive whose captor is destroyed by any cause (fr3.character-combat.captor-destroyed). If another unit of the
 * captor's army was in contact, the result “captured” means that this unit takes the captive. Without such a unit, the captive
 * escapes.
 */
export const captorDestroyed = (who: Fated, another: boolean): Chance<CharacterResult> =>
  characterResultsRoll({ ...who, guarded: false }, { contact: another, fight: false, lines: [] });
