/**
 * What characters have besides a grade and magic: abilities, items, stored spells, inventions, by the ids of the muster. Prices
 * and names stand there; here is which of them the battle plays, and what each is to a unit that its bearer is with.
 */
import { type Bonuses, characterEntryOf } from '../data/characters.ts';
import { armies2 } from '../data/figures/armies-2.ts';
import { leaderBonuses } from '../data/leader-bonuses.ts';
import type { MeleeSide } from '../melee/question.ts';
import { type Ability, abilityOf } from '../muster/abilities.ts';
import { storedSpells } from '../muster/stored-spells.ts';
import { innateIds } from './innate/ids.ts';
import { onceFor } from './memo.ts';
import type { Setup } from './setup.ts';

export interface Belonging {
  /** What its bearer lends his unit besides, or takes from it (fr3.characters.bonus-notation). */
  readonly lends?: Bonuses;
  /** What is so in every melee, test of nerve and volley of the unit. */
  readonly unit?: Partial<Omit<MeleeSide, 'unit'>>;
  /** Groups of the reference table whose units have it from him; all where it is not said. */
  readonly groups?: readonly string[];
}

/** The abilities, items and inventions that the battle plays. Whoever plays another adds it here. */
export const belongings: Readonly<Record<string, Belonging>> = {
  /** fr3.magic-users.witch-hunter */
  'witch-hunter': {},
  /** fr3.abilities.bard-immunity */
  bard: { unit: { bard: true }, groups: ['infantry', 'cavalry'] },
  /** fr3.abilities.assassin-challenge: `people/confront.ts`. */
  assassin: {},
  'elite-assassin': {},
  /** fr3.character-items.bodyguard-attachment: `people/company.ts`. */
  bodyguard: {},
  healer: { unit: { healer: true } },
  alchemist: { unit: { alchemist: 'alchemist' } },
  /** fr3.armies.gnomes-master-alchemist: after the other, whom he outdoes. */
  'master-alchemist': { unit: { alchemist: 'master' } },
  /** fr3.character-items.army-standard: to its group as well (`troops.ts`). */
  'army-standard': { unit: { standard: 'bearer' } },
  /** fr3.abilities.engineer-mine-damage: `strange/mines.ts`; so is the mine that he carries himself. */
  engineer: {},
  mine: {},
  /** fr3.abilities.mechanic-trap-bonus: in tests of nerve. */
  mechanic: {},
  /** fr3.character-items.taunt-procedure: `people/taunt.ts`. */
  taunt: {},
  /** fr3.optional-characters.thief: `people/thief.ts`. */
  thief: {},
  /** fr3.optional-characters.anti-hero: `people/curse.ts`. */
  'anti-hero': { lends: characterEntryOf('anti-hero')?.bonuses[0] as Bonuses },
  /** fr3.armies.settlers-incompetent-general: instead of what a general lends. */
  'incompetent-general': {
    lends: {
      melee: armies2.incompetentMelee - leaderBonuses.general[0].melee,
      rally: armies2.incompetentRally - leaderBonuses.general[0].rally,
    },
  },
  'exceptional-weapon': {},
  'exceptional-armor': {},
  /** fr3.character-items.mark-of-evil: in tests of fear. */
  'mark-of-evil': {},
  /** fr3.abilities.null-field */
  null: {},
  /** fr3.character-items.magic-ward and the four protections: `magic/wards.ts`. */
  'magic-ward': {},
  'protection-clerical': {},
  'protection-wizard': {},
  'protection-shamanic': {},
  'protection-necromantic': {},
  /** fr3.inventions.mad-scientist and what he has: `inventions/`. */
  'mad-scientist': {},
  'technical-assistant': {},
  targeter: {},
  'invisibility-field': {},
  'disintegration-gun-flesh': {},
  'disintegration-gun-metal': {},
  teleporter: {},
  'paint-gun': {},
  ...Object.fromEntries(
    ['surface', 'flying', 'swimming', 'burrowing'].flatMap((level) => [1, 2].map((type) => [`tinkers-box-${level}-${type}`, {}])),
  ),
  /** `magic/grenade.ts` */
  'holy-hand-grenade': {},
  /** fr3.character-items.stored-spell-use: `magic/stored.ts`. */
  ...Object.fromEntries(storedSpells.map(({ id }) => [id, {}])),
  /** fr3.innate.availability: `innate/`; what only lists name is for units. */
  ...Object.fromEntries(innateIds.filter((id) => abilityOf(id)).map((id) => [id, {}])),
};

export const belongingIds: readonly string[] = Object.keys(belongings);
/** Those that make something of a unit, each after what it outdoes. */
export const bringing: readonly string[] = belongingIds.filter((id) => belongings[id]?.unit);
export const isPlayedBelonging = (id: string): boolean => Object.hasOwn(belongings, id);

/** What the muster says of it: its name, its price, its rule. Every belonging is sold there. */
export const soldAs = (id: string): Ability => abilityOf(id) as Ability;

/** fr3.characters.major-or-minor: by an ability; an item makes nobody a major character. */
export const makesMajor = (id: string): boolean => {
  const { rank, kind } = soldAs(id);
  return rank === 'major' && kind === 'ability';
};

const brought = onceFor(
  ({ armies }: Setup): ReadonlySet<string> =>
    new Set([...armies.A.characters, ...armies.B.characters].flatMap(({ has = [] }) => has)),
);

/** Whether anybody has brought such a thing; else nobody needs to look for it. */
export const anybodyHas = (setup: Setup, id: string): boolean => brought(setup).has(id);
export const anybodyHasAny = (setup: Setup): boolean => brought(setup).size > 0;
