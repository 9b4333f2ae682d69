/**
 * Which chapters a battle is put together of. Troops and their leaders are always there; everything stranger is a chapter, there when
 * something of the set-up brings it, and asked nothing when nothing does. In doubt it is needed: what a chapter can bring into
 * a battle later (magic summons, and sets fire) is brought by the same words. `battle.ts` has all of them; the page fetches
 * those of the battle in hand (`contents.ts`).
 */
import { unitOf } from '../../data/units.ts';
import { innatesOfTroop } from '../innate/who.ts';
import { onceFor } from '../memo.ts';
import type { Setup } from '../setup.ts';
import type { Chapters } from './contents.ts';

export type ChapterId = keyof Chapters;

/** Anything that a character has besides his grade: an ability, an item, a stored spell, an invention. */
const belongings = 'belongings';
/** What magic is with, of all kinds; a unit that was an illusion is one too. */
const magical = ['magic', belongings, 'innate', 'illusion', 'plague-bearers', 'fade', 'paralyzing-gaze'];

/** By the words of a set-up: types, groups, arms, words of armies, nuisances, and those of `wordsOf`. */
const brings: Readonly<Record<ChapterId, readonly string[]>> = {
  magic: magical,
  inventions: [belongings, 'paint-gun'],
  people: [belongings, 'taunt', 'tricksters', 'chosen-death'],
  strange: [
    ...magical,
    'spirits',
    'elementals',
    'blobs',
    'contraptions',
    'cyclics',
    'rangers',
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
    'by-rivers',
    'by-marshes',
    'dragontooth',
    'wagon-fortress',
    'seventh-cavalry',
    'automaton',
    'dreaded',
    'rolled-factor',
    'hunts-heretics',
  ],
  fortune: ['good-omen', 'bad-omen', 'seer', 'favourable-stars', 'doom', 'key-to-victory'],
  holdings: ['holdings'],
  forces: ['flank', 'rear'],
  reading: [],
};
const ids = Object.keys(brings) as readonly ChapterId[];

/** Everything of a set-up that could bring a chapter, by its word. */
const wordsOf = ({ armies }: Setup): ReadonlySet<string> =>
  new Set(
    [armies.A, armies.B].flatMap(({ has = [], nuisances = [], holdings = [], troops, characters }) => [
      ...has,
      ...nuisances,
      ...(holdings.length > 0 ? ['holdings'] : []),
      ...troops.flatMap((troop) => [
        troop.type,
        unitOf(troop.type)?.group ?? '',
        ...(troop.arms ?? []),
        ...(troop.force ? [troop.force] : []),
        ...(innatesOfTroop(troop).length > 0 ? ['innate'] : []),
        ...(troop.illusion ? ['illusion'] : []),
      ]),
      ...characters.flatMap(({ magic, lore = [], has: owns = [] }) => [
        ...(magic !== undefined || lore.length > 0 ? ['magic'] : []),
        ...(owns.length > 0 ? [belongings] : []),
      ]),
    ]),
  );

/** The chapters that a battle of this set-up needs. */
export const neededBy = (setup: Setup): readonly ChapterId[] => {
  const words = wordsOf(setup);
  return ids.filter((id) => brings[id].some((word) => words.has(word)));
};

let here: Readonly<Partial<Chapters>> = {};

/** The chapters that are here. */
export const opened = (): Readonly<Partial<Chapters>> => here;
export function open(chapters: Readonly<Partial<Chapters>>): void {
  here = { ...here, ...chapters };
}

const of = onceFor((setup: Setup): Readonly<Partial<Chapters>> => {
  const needed = neededBy(setup);
  const missing = needed.filter((id) => !here[id]);
  if (missing.length > 0)
    throw new Error(`This battle needs chapters that have not been fetched: ${missing.join(', ')} (chapters/contents.ts).`);
  return Object.fromEntries(needed.map((id) => [id, here[id]]));
});

/** The chapters of a battle, by their names; one that nothing in it brings is not among them, and has nothing to say. */
export const chaptersOf = ({ setup }: { readonly setup: Setup }): Readonly<Partial<Chapters>> => of(setup);
