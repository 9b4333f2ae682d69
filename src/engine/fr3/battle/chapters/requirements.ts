/**
 * Which chapters a battle is put together of. Troops and their leaders are always there; everything stranger is a chapter, there when
 * something of the set-up brings it, and asked nothing when nothing does. In doubt it is needed: what a chapter can bring into
 * a battle later (magic summons, and sets fire) is brought by the same words. What brings a chapter stands in `needs/`, apart from
 * the chapter itself. `battle.ts` has all of them; the page fetches those of the battle in hand (`loading.ts`).
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

/** By the words of a set-up: types, groups, arms, words of armies, traps and parasitics, and those of `wordsOf`. */
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
  /** What lies on units, and the sentences of what happens in stranger battles only. */
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
  /** No battle needs it: it reads set-ups from outside. */
  reading: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type ChapterId = keyof typeof needs;
export const chapterIds = Object.keys(needs) as readonly ChapterId[];

/** Every word that brings one. */
export const words: readonly string[] = [...new Set(Object.values(needs).flat())];

/** A troop on more than one base: it may be one of 2x2. */
const larger = ({ kit }: TroopSetup): boolean => kit?.form !== undefined && kit.form !== 'single';

/** The part of a set-up that brings chapters; terrain of which nothing is said is plain. */
type Brought = Pick<Setup, 'armies'> & Partial<Pick<Setup, 'terrain' | 'initiative'>>;

/** Everything of a set-up that could bring a chapter, by its word. */
const wordsOf = ({ armies, terrain = [], initiative }: Brought): ReadonlySet<string> =>
  new Set([
    ...(initiative ? ['initiative'] : []),
    // What is said of a piece besides its kind brings a chapter: `feared-ground`.
    ...terrain.flatMap((piece) => Object.keys(piece).map((said) => `${said}-ground`)),
    ...[armies.A, armies.B].flatMap(({ has = [], nuisances = [], holdings = [], works = [], scouts, troops, characters }) => [
      ...has,
      // A seer may find something.
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
  /** The chapters that a battle of this set-up needs. */
  neededBy,
  /** The chapters of a battle, in their order. Throws where one of them has not been fetched. */
  of: chaptersOf,
  /** Those that are here. */
  opened,
  open,
} = shelf;
