/**
 * An army as plain data: its elements and its stronghold. A draft is stored and shared like any other roster, so it need not be
 * legal. `costOf` computes its cost, `problemsOf` checks it.
 */
import { longestName } from '../../kernel/limits.ts';
import type { Read } from '../../kernel/ruleset.ts';
import { quoted } from '../../kernel/text.ts';
import { strongholds } from '../data/figures/strongholds.ts';
import { supplement } from '../data/figures/supplement.ts';

export interface RosterElement {
  /** The id of an element type. */
  readonly type: string;
  readonly name?: string;
  /** The army's general (hott.supplement.general). */
  readonly general?: true;
  /** The element belongs to an allied contingent (hott.supplement.allied-contingent). */
  readonly ally?: true;
  /** A god that the enemy relies on too (hott.gods.shared). */
  readonly shared?: true;
}

/**
 * The army's stronghold when it defends (hott.strongholds.defender-only). Sizes are in paces: along its board edge, and away from
 * that edge.
 */
export interface RosterStronghold {
  readonly name?: string;
  readonly wide: number;
  readonly deep: number;
}

export interface Roster {
  readonly name: string;
  /** The army points that the players agreed on; 24 in the book (hott.supplement.army-size). */
  readonly size: number;
  readonly elements: readonly RosterElement[];
  readonly stronghold: RosterStronghold;
}

export const nameLength = longestName;
export const mostElements = 48;
export const sizes = { least: 6, most: 96 } as const;
export const usualStronghold: RosterStronghold = { wide: 300, deep: 250 };
/** Up to this size, rules decide whether a stronghold is legal. Larger values are rejected when reading. */
const longestSide = 10 * strongholds.maxSide;

export const newRoster = (name: string): Roster => ({
  name,
  size: supplement.army,
  elements: [],
  stronghold: usualStronghold,
});

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isName = (value: unknown): boolean => typeof value === 'string' && value.length <= nameLength;
const isMark = (value: unknown): boolean => value === true;
const isSide = (value: unknown): boolean => Number.isInteger(value) && (value as number) >= 1 && (value as number) <= longestSide;

interface Form {
  readonly is: (value: unknown) => boolean;
  readonly says: string;
  readonly optional?: true;
}
type Forms = Readonly<Record<string, Form>>;

const aName: Form = { is: isName, says: `a name of at most ${nameLength} letters`, optional: true };
const aMark: Form = { is: isMark, says: 'true, or left out', optional: true };
const aSide: Form = { is: isSide, says: `a whole number of paces up to ${longestSide}` };

const elementForms: Forms = {
  type: { is: isName, says: 'an element type' },
  name: aName,
  general: aMark,
  ally: aMark,
  shared: aMark,
};
const strongholdForms: Forms = { name: aName, wide: aSide, deep: aSide };
const rosterForms: Forms = {
  name: { is: isName, says: `a name of at most ${nameLength} letters` },
  size: {
    is: (value) => Number.isInteger(value) && (value as number) >= sizes.least && (value as number) <= sizes.most,
    says: `a whole number of army points from ${sizes.least} to ${sizes.most}`,
  },
  elements: {
    is: (value) => Array.isArray(value) && value.length <= mostElements,
    says: `a list of at most ${mostElements} elements`,
  },
  stronghold: { is: isObject, says: 'an object with “wide” and “deep”' },
};

/** What is wrong with the form of an object; undefined if nothing is. */
function formProblem(value: unknown, forms: Forms, where: string): string | undefined {
  if (!isObject(value)) return `${where} is not in a form that this page can read.`;
  const foreign = Object.keys(value).find((key) => !Object.hasOwn(forms, key));
  if (foreign !== undefined) return `${where} contains ${quoted(foreign)}, which does not belong in a roster.`;
  for (const [key, { is, says, optional }] of Object.entries(forms))
    if (!(optional && value[key] === undefined) && !is(value[key])) return `${where}: “${key}” must be ${says}.`;
  return undefined;
}

/** Reads a roster from outside and checks only its form. `problemsOf` checks whether it is legal. */
export function readRoster(value: unknown): Read<Roster> {
  const problem =
    formProblem(value, rosterForms, 'The roster') ??
    formProblem((value as Roster).stronghold, strongholdForms, 'The stronghold') ??
    (value as Roster).elements
      .map((each, at) => formProblem(each, elementForms, `Element ${at + 1}`))
      .find((each) => each !== undefined);
  return problem === undefined ? { ok: true, value: value as Roster } : { ok: false, because: problem, rules: [] };
}

export interface Salvaged {
  /** The roster as far as it could be read; undefined if the value contains none. */
  readonly roster?: Roster;
  /** A sentence for each unreadable part. */
  readonly problems: readonly string[];
}

/** The valid fields of an object, with a sentence for each invalid one. Undefined if a required field is missing. */
function kept<T>(value: unknown, forms: Forms, where: string, say: (because: string) => void): T | undefined {
  if (!isObject(value)) {
    say(`${where} is not in a form that this page can read.`);
    return undefined;
  }
  const good: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(value)) {
    const form = Object.hasOwn(forms, key) ? forms[key] : undefined;
    if (!form) say(`${where} contains ${quoted(key)}, which does not belong in a roster.`);
    else if (!form.is(field)) say(`${where}: “${key}” must be ${form.says}.`);
    else good[key] = field;
  }
  const missing = Object.entries(forms).find(([key, { optional }]) => !optional && good[key] === undefined);
  if (missing && value[missing[0]] === undefined) say(`${where}: “${missing[0]}” is missing. It must be ${missing[1].says}.`);
  return missing ? undefined : (good as T);
}

/** The readable parts of a damaged roster: every valid element and field. */
export function salvageRoster(value: unknown): Salvaged {
  const read = readRoster(value);
  if (read.ok) return { roster: read.value, problems: [] };
  if (!isObject(value) || !Array.isArray(value.elements)) return { problems: [read.because] };
  const problems: string[] = [];
  const say = (because: string): void => void problems.push(because);
  const { elements, stronghold, ...head } = value;
  const blank = newRoster('');
  const heads = Object.entries(head).filter(([key, field]) => {
    const form = Object.hasOwn(rosterForms, key) ? rosterForms[key] : undefined;
    if (!form) say(`The roster contains ${quoted(key)}, which does not belong there.`);
    else if (!form.is(field)) say(`The roster: “${key}” must be ${form.says}.`);
    return form?.is(field);
  });
  const listed = elements as readonly unknown[];
  if (listed.length > mostElements) say(`A roster can have at most ${mostElements} elements. The others are ignored.`);
  return {
    roster: {
      ...blank,
      ...Object.fromEntries(heads),
      elements: listed
        .slice(0, mostElements)
        .flatMap((each, at) => kept<RosterElement>(each, elementForms, `Element ${at + 1}`, say) ?? []),
      stronghold: kept<RosterStronghold>(stronghold, strongholdForms, 'The stronghold', say) ?? usualStronghold,
    },
    problems,
  };
}
