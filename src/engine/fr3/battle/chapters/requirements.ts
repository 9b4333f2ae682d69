/**
 * Decides which chapters a battle loads. Troops and their leaders are always loaded. Every other chapter loads only if a word in
 * the set-up calls for it. In cases of doubt a chapter loads. If one chapter can bring another into play later (magic can summon
 * units and set fires), the words that call for the first also call for the second. The words of each chapter are in `needs/`,
 * separate from the code of the chapter. `battle.ts` has all chapters; the page loads only what its battle needs (`loading.ts`).
 */
import { chapterShelf } from '../../../kernel/battle/chapters.ts';
import { unitOf } from '../../data/units.ts';
import type { Setup, TroopSetup } from '../vocabulary/setup.ts';
import type { Chapter } from './chapter.ts';
import { armyRules } from './needs/army-rules.ts';
import { artillery } from './needs/artillery.ts';
import { belongings } from './needs/belongings.ts';
import { camps } from './needs/camps.ts';
import { catalogue } from './needs/catalogue.ts';
import { characters } from './needs/characters.ts';
import { commands } from './needs/commands.ts';
import { fortifications } from './needs/fortifications.ts';
import { inventions } from './needs/inventions.ts';
import { leviathans } from './needs/leviathans.ts';
import { magic } from './needs/magic.ts';
import { masses } from './needs/masses.ts';
import { omens } from './needs/omens.ts';
import { reinforcements } from './needs/reinforcements.ts';
import { shores } from './needs/shores.ts';
import { specialTroops } from './needs/special-troops.ts';
import { terrain } from './needs/terrain.ts';

/**
 * For each chapter, the words in a set-up that call for it: unit types, groups, arms, army properties, traps and parasitics, and
 * the words that `wordsOf` adds.
 */
const needs = {
  artillery,
  catalogue,
  magic,
  inventions,
  masses,
  characters,
  'special-troops': specialTroops,
  leviathans,
  'army-rules': armyRules,
  shores,
  omens,
  camps,
  fortifications,
  reinforcements,
  terrain,
  commands,
  /** Effects on units, and chronicle sentences that only these battles need. */
  effects: [
    ...magic,
    ...inventions,
    ...characters,
    ...specialTroops,
    ...leviathans,
    ...armyRules,
    ...omens,
    ...camps,
    ...fortifications,
    ...reinforcements,
    ...terrain,
  ],
  /** A battle never needs the chapter that reads set-ups from outside. */
  reading: [],
  /** Every battle needs it, but only from its first action on (`readyFor` in loading.ts). */
  fighting: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type ChapterId = keyof typeof needs;
export const chapterIds = Object.keys(needs) as readonly ChapterId[];

/** Every word that calls for a chapter. */
export const words: readonly string[] = [...new Set(Object.values(needs).flat())];

/** Whether a troop stands on more than one base, for example as a 2x2 unit. */
const larger = ({ kit }: TroopSetup): boolean => kit?.form !== undefined && kit.form !== 'single';

/** The part of a set-up that calls for chapters. Terrain may be missing; the ground is then plain. */
type Brought = Pick<Setup, 'armies'> & Partial<Pick<Setup, 'terrain' | 'initiative'>>;

/** Every word in a set-up that could call for a chapter. */
const wordsOf = ({ armies, terrain = [], initiative }: Brought): ReadonlySet<string> =>
  new Set([
    ...(initiative ? ['initiative'] : []),
    ...(armies.A.commands ? ['commands'] : []),
    // A property of a terrain piece becomes a word of its own, for example `feared-ground`.
    ...terrain.flatMap((piece) => Object.keys(piece).map((said) => `${said}-ground`)),
    ...[armies.A, armies.B].flatMap(({ has = [], nuisances = [], holdings = [], works = [], scouts, troops, characters }) => [
      ...has,
      // A seer may find an item.
      ...(has.includes('seer-table') ? [belongings] : []),
      ...(scouts === undefined ? [] : ['scouts']),
      ...nuisances,
      ...(holdings.length > 0 ? ['holdings'] : []),
      ...(works.length > 0 ? ['works'] : []),
      ...troops.flatMap((troop) => [
        troop.type,
        unitOf(troop.type)?.group ?? '',
        ...(troop.arms ?? []),
        ...(troop.force ? [troop.force] : []),
        ...(larger(troop) ? ['larger'] : []),
        ...(troop.innate ? ['innate'] : []),
        ...(troop.illusion ? ['illusion'] : []),
      ]),
      ...characters.flatMap(({ magic, lore = [], has: owns = [] }) => [
        ...(magic !== undefined || lore.length > 0 ? ['magic'] : []),
        ...(owns.length > 0 ? [belongings] : []),
      ]),
    ]),
  ]);

const shelf = chapterShelf<ChapterId, Setup, Brought, Chapter>(needs, wordsOf);
export const {
  /** The chapters that this set-up needs. */
  neededBy,
  /** The chapters of a battle, in their order. Throws if one of the chapters is not loaded. */
  of: chaptersOf,
  /** The chapters that are loaded. */
  opened,
  open,
} = shelf;
