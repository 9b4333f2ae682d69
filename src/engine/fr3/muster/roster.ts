/**
 * A roster as plain data: purchases, by the ids of the typed data. A draft is stored and shared like any other roster, so it need
 * not be legal. `costOf` computes its cost, `problemsOf` checks it.
 */

import { longestName } from '../../kernel/limits.ts';
import { didYouMean } from '../../kernel/nearest.ts';
import type { Read } from '../../kernel/ruleset.ts';
import { quoted } from '../../kernel/text.ts';
import { armies } from '../data/armies.ts';
import { genericId } from './lists.ts';

export interface RosterUnit {
  /** A unit type of the reference table, a profile of `profiles.ts`, or a ready-made unit of this list (`mummies`). */
  readonly type: string;
  readonly name?: string;
  /** Ids of `options.ts`. */
  readonly options?: readonly string[];
  /** The number of the unit to which this unit starts attached, counted from 1. */
  readonly with?: number;
  /** Ids of `abilities.ts`, for a unit that is a character. The 10 points for being a character are included automatically. */
  readonly has?: readonly string[];
  /** The chosen bonuses of the unit's rank, if there is a choice. */
  readonly bonuses?: string;
  /**
   * The id of the allied army list that the unit comes from. The unit keeps everything that the allied list gives it
   * (fr3.army-lists.ally-exceptions).
   */
  readonly from?: string;
  /** The unit is in the sideboard: bought in addition, to be swapped in (fr3.tournament.sideboard). */
  readonly aside?: true;
}

/** An individual: a leader or another character with abilities. */
export interface RosterCharacter {
  readonly name?: string;
  /** Ids of `abilities.ts`. The 10 points for an individual are included automatically. */
  readonly has: readonly string[];
  /** The chosen bonuses of the character's rank, if there is a choice: `1-1`. */
  readonly bonuses?: string;
  /**
   * The number of the unit that the character starts with, counted from 1. Without this field, the player decides during
   * deployment.
   */
  readonly with?: number;
  /** The id of the allied army list that the character comes from. */
  readonly from?: string;
  readonly aside?: true;
}

export interface Roster {
  readonly name: string;
  /** The id of an army list, or `generic`. */
  readonly army: string;
  /** The size in points that the players agreed on. */
  readonly size: number;
  readonly units: readonly RosterUnit[];
  readonly characters: readonly RosterCharacter[];
  /** Purchases for the whole army: ids of `extras.ts`, repeated for each one bought. */
  readonly extras?: readonly string[];
  /** The roster is built for a tournament, so tournament limits apply (chapter on tournaments). */
  readonly tournament?: true;
}

export const nameLength = longestName;
export const mostUnits = 60;
export const mostCharacters = 40;
/** The most options that one unit can have. A ship buys weapons for each base, and a design buys each point of CF. */
export const mostPurchases = 40;
/** Maximum lengths of an id, and of bonuses such as `1-1`. */
export const idLength = 40;
export const bonusesLength = 10;
export const sizes = { least: 50, most: 9999 } as const;

const wrong = (because: string) => ({ ok: false, because, rules: [] }) as const;
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isWords = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length <= mostPurchases &&
  value.every((each) => typeof each === 'string' && each.length <= idLength);
const isNumber = (value: unknown): boolean => Number.isInteger(value) && (value as number) >= 1 && (value as number) <= mostUnits;
const isName = (value: unknown): boolean => typeof value === 'string' && value.length <= nameLength;
const lists = [...armies.map(({ id }) => id), genericId];
const isList = (value: unknown): boolean => typeof value === 'string' && lists.includes(value);

/** The form of a field: a check, and the message if the check fails. `optional` marks fields that may be missing. */
interface FieldForm {
  readonly is: (value: unknown) => boolean;
  readonly says: string;
  readonly optional?: true;
}
export type Forms = Readonly<Record<string, FieldForm>>;

const aName: FieldForm = { is: isName, says: `a name of at most ${nameLength} letters`, optional: true };
const aHost: FieldForm = { is: isNumber, says: 'the number of a unit, counted from 1', optional: true };
const someBonuses: FieldForm = {
  is: (value) => typeof value === 'string' && value.length <= bonusesLength,
  says: 'bonuses such as 1-1',
  optional: true,
};
const aList: FieldForm = { is: isList, says: 'the id of an army list', optional: true };
const aMark: FieldForm = { is: (value) => value === true, says: 'true, or left out', optional: true };
export const unitForms: Forms = {
  type: { is: (value) => typeof value === 'string' && value.length <= idLength, says: 'a unit type' },
  name: aName,
  options: { is: isWords, says: 'a list of options', optional: true },
  with: aHost,
  has: { is: isWords, says: 'a list of what it has bought as a character', optional: true },
  bonuses: someBonuses,
  from: aList,
  aside: aMark,
};
export const characterForms: Forms = {
  name: aName,
  has: { is: isWords, says: 'a list of what he has bought' },
  bonuses: someBonuses,
  with: aHost,
  from: aList,
  aside: aMark,
};
/** Optional fields of a roster. */
export const moreForms: Forms = {
  extras: { is: isWords, says: 'a list of what is bought for the army as a whole', optional: true },
  tournament: aMark,
};

/** Checks the form of an object, and reports what is wrong; undefined if nothing is. */
export function formProblem(value: unknown, forms: Forms, where: string): string | undefined {
  if (!isObject(value)) return `${where} is not in a form that this page can read.`;
  const foreign = Object.keys(value).find((key) => !Object.hasOwn(forms, key));
  if (foreign !== undefined) return `${where} contains ${quoted(foreign)}, which does not belong in a roster.`;
  for (const [key, { is, says, optional }] of Object.entries(forms))
    if (!(optional && value[key] === undefined) && !is(value[key])) return `${where}: “${key}” must be ${says}.`;
  return undefined;
}

/** Reads a roster that comes from a file, a link or a text, and checks only its form. `problemsOf` checks whether it is legal. */
export function readRoster(value: unknown): Read<Roster> {
  if (!isObject(value)) return wrong('A roster must have a name, an army list, a size, units and characters.');
  const { name, army, size, units, characters, ...more } = value;
  if (!isName(name)) return wrong(`The name of a roster can have at most ${nameLength} letters.`);
  if (typeof army !== 'string') return wrong('A roster must name its army list.');
  if (!isList(army)) return wrong(`There is no army list ${quoted(army)}.${didYouMean(army, lists)}`);
  if (!Number.isInteger(size) || (size as number) < sizes.least || (size as number) > sizes.most)
    return wrong(`The size of a game must be ${sizes.least} to ${sizes.most} points.`);
  if (!Array.isArray(units) || units.length > mostUnits) return wrong(`A roster must have a list of at most ${mostUnits} units.`);
  if (!Array.isArray(characters) || characters.length > mostCharacters)
    return wrong(`A roster must have a list of at most ${mostCharacters} characters.`);
  const misshapen =
    formProblem(more, moreForms, 'The roster') ??
    units.map((each, at) => formProblem(each, unitForms, `Unit ${at + 1}`)).find(Boolean) ??
    characters.map((each, at) => formProblem(each, characterForms, `Character ${at + 1}`)).find(Boolean);
  return misshapen ? wrong(misshapen) : { ok: true, value: value as unknown as Roster };
}
