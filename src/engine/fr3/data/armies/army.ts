/**
 * An army list of Fantasy Rules! third edition. The printed tables' black and white cells are lost; only
 * cells with text survive, so that every unit type carries where its availability comes from
 * (fr3.army-lists.table-availability).
 */

/** `table`: a surviving cell says so. `prose`: the description says so. `open`: not recoverable, so allowed and shown as such. */
export const sources = ['table', 'prose', 'open'] as const;
export type Source = (typeof sources)[number];

export interface EliteAllowance {
  /** Elites of the type for each 1000 points, or any number (fr3.army-lists.elite-allowance). */
  readonly max: number | 'unlimited';
  /** Forms allowed, by their bonuses to melee, rally and missiles. */
  readonly forms: readonly ('1-1-0' | '2-0-0' | '0-1-1')[];
  readonly source: 'table' | 'prose';
}

export interface ArmyUnit {
  /** Id of `units.ts`, or `parasitics`, `traps`. */
  readonly unit: string;
  readonly source: Source;
  /** How sure it is that a surviving cell belongs to this army; left out where certain or not from a cell. */
  readonly confidence?: 'likely';
  readonly elite?: EliteAllowance;
  /** May buy throwing weapons, or has them free. */
  readonly throwing?: 'may' | 'free';
  /** May buy bowfire, or has it free. */
  readonly bows?: 'may' | 'free';
  /** Most units of the type: for each 1000 points or in the whole army (fr3.army-lists.cell-max). */
  readonly most?: { readonly units: number; readonly per: 1000 | 'army' };
  /** Only living, only undead, or both versions; left out where nothing is said. */
  readonly life?: 'living' | 'undead' | 'both';
  /** Artillery that counts as Napoleonic. */
  readonly napoleonic?: true;
  /** Points of the type in this army, where the list changes them, and the rule. */
  readonly cost?: { readonly points: number; readonly rule: string };
  /** Anything else the list says of the type, in our words. */
  readonly note?: string;
}

/** Something free or cheaper for some units of the army. */
export interface Freebie {
  /** Unit ids, or in words who has it. */
  readonly units: readonly string[] | string;
  /** What it is: an item, an ability, an innate ability, a level, in the ids of the data where there is one. */
  readonly what: string;
  /** Points a unit; 0 is free. */
  readonly points: number | 'half';
  readonly rule: string;
}

export interface Army {
  readonly id: string;
  readonly name: string;
  /** The rule whose page is this army's page. */
  readonly rule: string;
  /** Ids of further armies that this list is a type of, or that are types of it. */
  readonly family?: string;
  readonly summary: string;
  readonly tier: 'core' | 'advanced' | 'optional' | 'tournament';
  /** Ids of `innate.ts` that its rank and file may buy (fr3.army-lists.innate-for-rank-and-file). */
  readonly innate: readonly string[];
  /** Innate abilities with a limit to some units, in words. */
  readonly innateLimits?: string;
  /** Codes of the Magic Users row, with where each comes from. */
  readonly magicUsers: readonly { readonly code: string; readonly source: 'table' | 'prose'; readonly confidence?: 'likely' }[];
  /** Character abilities the list names (ids of `characters.ts`), with where each comes from; others are open. */
  readonly characters: readonly { readonly id: string; readonly source: 'table' | 'prose'; readonly confidence?: 'likely'; readonly note?: string }[];
  readonly units: readonly ArmyUnit[];
  readonly freebies: readonly Freebie[];
  /** Rules of its own that the engine enforces or the muster checks: inventory ids of chapter `armies`. */
  readonly rules: readonly string[];
  /** How units of it might look, in our own words: one short paragraph. */
  readonly figures: string;
}
