/**
 * Which chapters a battle is put together of. Troops and their leaders are always there; everything stranger is a chapter, there when
 * something of the set-up brings it, and asked nothing when nothing does. In doubt it is needed: what a chapter can bring into
 * a battle later (magic summons, and sets fire) is brought by the same words. `battle.ts` has all of them; the page fetches
 * those of the battle in hand (`contents.ts`).
 */

import { onceFor } from '../../../kernel/memo.ts';
import { unitOf } from '../../data/units.ts';
import { armyWordIds } from '../army-rules/army-words.ts';
import type { Setup, TroopSetup } from '../vocabulary/setup.ts';
import type { Chapters } from './contract.ts';

export type ChapterId = keyof Chapters;

/** Anything that a character has besides his grade: an ability, an item, a stored spell, an invention. */
const belongings = 'belongings';
/** Innate abilities, bought or free: `innate/who.ts`. */
const innate = ['innate', 'elementals', 'rangers', 'on-snow'];
/** What magic is with, of all kinds; a unit that was an illusion is one too. */
const magical = ['magic', belongings, ...innate, 'illusion', 'plague-bearers', 'fade', 'paralyzing-gaze', 'enchanted-ground'];

/** By the words of a set-up: types, groups, arms, words of armies, nuisances, and those of `wordsOf`. */
const own: Readonly<Record<Exclude<ChapterId, 'wonders'>, readonly string[]>> = {
  /** Types and arms are called alike; breath and thorns are artillery too. */
  artillery: ['light-artillery', 'heavy-artillery', ...magical],
  callings: magical,
  magic: magical,
  inventions: [belongings, 'paint-gun'],
  /** Magic makes units of any kind. */
  masses: ['larger', 'blobs', ...magical],
  people: [belongings, 'taunt', 'tricksters', 'chosen-death'],
  strange: [
    ...magical,
    'spirits',
    'blobs',
    'contraptions',
    'cyclics',
    'trap',
    'elite-trap',
    'parasitics',
    'elite-parasitics',
    'poison',
    'grapple',
    'shieldwall',
    'mine',
    'offerings',
    'canoes',
    'barges',
    'wagons',
    'transports',
    'transports-flying',
    'transports-swimming',
    'transports-burrowing',
  ],
  leviathans: ['leviathans'],
  lists: [
    'blessed',
    'avatar',
    'ruler',
    'mounted',
    'pirate-bane',
    'dragontooth',
    'wagon-fortress',
    'seventh-cavalry',
    'automaton',
    'dreaded',
    'rolled-factor',
    'hunts-heretics',
  ],
  shores: ['by-rivers', 'by-marshes'],
  fortune: [...armyWordIds, 'scouts'],
  holdings: ['holdings'],
  works: ['works'],
  forces: ['flank', 'rear', 'scouts', 'map', 'seer-table', 'initiative'],
  terrain: ['enchanted-ground', 'feared-ground'],
  reading: [],
};
/** Effects and stranger events come with all of these. */
const wondrous = [
  'magic',
  'inventions',
  'people',
  'strange',
  'leviathans',
  'lists',
  'fortune',
  'holdings',
  'works',
  'forces',
  'terrain',
] as const;
const brings: Readonly<Record<ChapterId, readonly string[]>> = { ...own, wonders: wondrous.flatMap((id) => own[id]) };
const ids = Object.keys(brings) as readonly ChapterId[];
/** Every word that brings one. */
export const words: readonly string[] = [...new Set(Object.values(brings).flat())];

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

/** The chapters that a battle of this set-up needs. */
export const neededBy = (setup: Brought): readonly ChapterId[] => {
  const said = wordsOf(setup);
  return ids.filter((id) => brings[id].some((word) => said.has(word)));
};

let here: Readonly<Partial<Chapters>> = {};

/** The chapters that are here. */
export const opened = (): Readonly<Partial<Chapters>> => here;
export function open(chapters: Readonly<Partial<Chapters>>): void {
  here = { ...here, ...chapters };
}

/** What somebody is or has besides a leader is said by this chapter, which is here wherever anybody is or has anything. */
export function callings(): Chapters['callings'] {
  if (!here.callings) throw missed(['callings']);
  return here.callings;
}

/** What lies on units, and what is told of stranger things: asked only where there are any. */
export function wonders(): Chapters['wonders'] {
  if (!here.wonders) throw missed(['wonders']);
  return here.wonders;
}

const missed = (ids: readonly ChapterId[]): Error =>
  new Error(`Chapters of the battle are needed here that have not been fetched: ${ids.join(', ')} (chapters/loading.ts).`);

const of = onceFor((setup: Setup): Readonly<Partial<Chapters>> => {
  const needed = neededBy(setup);
  const missing = needed.filter((id) => !here[id]);
  if (missing.length > 0) throw missed(missing);
  return Object.fromEntries(needed.map((id) => [id, here[id]]));
});

/** The chapters of a battle, by their names; one that nothing in it brings is not among them, and has nothing to say. */
export const chaptersOf = ({ setup }: { readonly setup: Setup }): Readonly<Partial<Chapters>> => of(setup);
