/** How a position writes troops and characters, field by field: `elite=1-1-0 stakes flying demoralized`. */
import { readValue, writeValue } from '../../../kernel/circumstance.ts';
import { offSurface } from '../../data/levels.ts';
import { circumstanceOf } from '../../melee/circumstances.ts';
import { effectsOf, type Terrain, terrainKinds } from '../../table/terrain.ts';
import { belongingIds } from '../characters/catalogue.ts';
import { innateIds, isPlayedInnate } from '../innate/ids.ts';
import { loreOf, lores } from '../magic/lore.ts';
import { magicUserOf, magicUsers } from '../magic/users.ts';
import { armsIds, type CharacterSetup, forceIds, kitIds, type TroopSetup } from '../vocabulary/setup.ts';

/**
 * How to write a field's value, and how a word changes the value. `read` returns undefined if the field does not know the word.
 */
interface Words<T> {
  write(value: NonNullable<T>): readonly string[];
  /** For the word `id=value`. `value` is empty without “=”; `sofar` is the value after earlier words. */
  read(id: string, value: string, sofar: T | undefined): T | undefined;
  /** Every word that this field knows, for suggestions in error messages. */
  readonly known: readonly string[];
}
/** For fields that a statement writes elsewhere: type, place, label. */
const elsewhere = null;
type Table<Setup> = { readonly [F in keyof Required<Setup>]: Words<Setup[F]> | typeof elsewhere };

/** A field that is true if the word is there, and false if it is left out. */
const flag = (word: string): Words<boolean> => ({
  write: (yes) => (yes ? [word] : []),
  read: (id, value) => (id === word && value === '' ? true : undefined),
  known: [word],
});

const points: Words<number> = {
  write: (cost) => [`cost=${cost}`],
  read: (id, value) => (id === 'cost' && /^\d{1,5}$/.test(value) ? Number(value) : undefined),
  known: ['cost=40'],
};

const oneByOne = <T extends string>(words: readonly T[]): Words<readonly T[]> => ({
  write: (list) => list,
  read: (id, value, sofar = []) => (words.includes(id as T) && value === '' ? [...sofar, id as T] : undefined),
  known: words,
});

const kit: Words<TroopSetup['kit']> = {
  write: (all) => Object.entries(all).map(([id, value]) => (value === true ? id : `${id}=${writeValue(value)}`)),
  read(id, value, sofar) {
    const circumstance = (kitIds as readonly string[]).includes(id) ? circumstanceOf(id) : undefined;
    const read = circumstance && readValue(circumstance, value);
    return read && 'value' in read ? { ...sofar, [id]: read.value } : undefined;
  },
  known: kitIds,
};

/** `surface`: the unit has given up the levels of its type. */
const grounded = 'surface';
const upAndDown = oneByOne([...new Set(Object.values(offSurface).flatMap((row) => row.levels))]);
const levels: Words<TroopSetup['levels']> = {
  write: (list) => (list.length > 0 ? upAndDown.write(list) : [grounded]),
  read: (id, value, sofar) => (id === grounded && value === '' ? [] : upAndDown.read(id, value, sofar)),
  known: [...upAndDown.known, grounded],
};

const moraleWords = ['', 'demoralized', 'double-demoralized'] as const;
const morale: Words<TroopSetup['morale']> = {
  write: (of) => moraleWords.slice(of, of + 1).filter((word) => word !== ''),
  read: (id, value) => ([1, 2] as const).find((of) => moraleWords[of] === id && value === ''),
  known: moraleWords.slice(1),
};

/** Terrain that does not slow a unit: `ease=woods`, once for each kind. */
const difficult = terrainKinds.filter((kind) => effectsOf[kind].going === 'difficult');
const ease: Words<TroopSetup['ease']> = {
  write: (kinds) => kinds.map((kind) => `ease=${kind}`),
  read(id, value, sofar = []) {
    const kind = difficult.find((each) => each === value);
    return id === 'ease' && kind !== undefined ? [...sofar, kind] : undefined;
  },
  known: difficult.map((kind) => `ease=${kind}`),
};

const troop: Table<TroopSetup> = {
  type: elsewhere,
  name: elsewhere,
  at: elsewhere,
  with: elsewhere,
  kit,
  arms: oneByOne(armsIds),
  levels,
  ease,
  innate: {
    write: (list) => list.map((id) => `innate=${id}`),
    read: (id, value, sofar = []) => (id === 'innate' && isPlayedInnate(value) ? [...sofar, value] : undefined),
    known: innateIds.map((id) => `innate=${id}`),
  },
  force: {
    write: (force) => [force],
    read: (id, value) => (value === '' ? forceIds.find((each) => each === id) : undefined),
    known: forceIds,
  },
  landed: flag('landed'),
  illusion: flag('illusion'),
  morale,
  cost: points,
};
const character: Table<CharacterSetup> = {
  leader: elsewhere,
  name: elsewhere,
  with: elsewhere,
  superhero: flag('superhero'),
  magic: {
    write: (user) => [`magic=${user}`],
    read: (id, value) => (id === 'magic' && magicUserOf(value) ? value : undefined),
    known: magicUsers.map(({ id }) => `magic=${id}`),
  },
  lore: {
    write: (list) => list.map((id) => `lore=${id}`),
    read: (id, value, sofar = []) => (id === 'lore' && loreOf(value) ? [...sofar, value] : undefined),
    known: lores.map(({ id }) => `lore=${id}`),
  },
  beastmaster: flag('beastmaster'),
  unit: flag('unit-character'),
  apart: flag('apart'),
  has: oneByOne(belongingIds),
  cost: points,
};

const ground: Table<Terrain> = {
  kind: elsewhere,
  name: elsewhere,
  polygon: elsewhere,
  enchanted: {
    write: ({ spell, choice, percent }) => [`enchanted=${[spell, ...(choice === undefined ? [] : [choice]), percent].join(',')}`],
    read(id, value) {
      const [, spell, choice, percent] = /^([a-z0-9-]+)(?:,([a-z-]+))?,(\d{1,3})$/.exec(value) ?? [];
      if (id !== 'enchanted' || spell === undefined) return undefined;
      return { spell, ...(choice === undefined ? {} : { choice }), percent: Number(percent) };
    },
    known: ['enchanted=animate-terrain,50', 'enchanted=bless-curse-1,curse,50'],
  },
  feared: {
    write: () => ['feared'],
    read: (id, value) => (id === 'feared' && value === '' ? true : undefined),
    known: ['feared'],
  },
};

type AnyWords = Words<unknown>;
const spoken = (table: object): readonly (readonly [string, AnyWords])[] =>
  Object.entries(table as Record<string, AnyWords | null>).flatMap(([field, words]) => (words ? [[field, words] as const] : []));

/** The words for a unit or character in a set-up, apart from its type, place and name. */
const written = (table: object, setup: object): readonly string[] =>
  spoken(table).flatMap(([field, words]) => {
    const value = (setup as Record<string, unknown>)[field];
    return value === undefined || value === null ? [] : words.write(value);
  });

type Understood<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly word: string };

/** The values that these words set, or the first word that is unknown. */
function understood<T>(table: object, state: readonly string[]): Understood<T> {
  const values: Record<string, unknown> = {};
  for (const word of state) {
    const [id = '', value = ''] = word.split('=');
    const field = spoken(table).find(([name, words]) => {
      const read = words.read(id, value, values[name]);
      if (read === undefined) return false;
      values[name] = read;
      return true;
    });
    if (!field) return { ok: false, word };
  }
  return { ok: true, value: values as T };
}

const wordsOf = (table: object): readonly string[] => spoken(table).flatMap(([, words]) => words.known);

export const writtenTroop = (setup: TroopSetup): readonly string[] => written(troop, setup);
export const writtenCharacter = (setup: CharacterSetup): readonly string[] => written(character, setup);
export const readTroopWords = (state: readonly string[]) => understood<Partial<TroopSetup>>(troop, state);
export const readCharacterWords = (state: readonly string[]) => understood<Partial<CharacterSetup>>(character, state);
export const writtenGround = (piece: Terrain): { readonly state?: readonly string[] } => {
  const state = written(ground, piece);
  return state.length > 0 ? { state } : {};
};
export const readGround = (state: readonly string[]) => understood<Pick<Terrain, 'enchanted' | 'feared'>>(ground, state);
export const groundWords = wordsOf(ground);
export const troopWords = wordsOf(troop);
export const characterWords = wordsOf(character);
