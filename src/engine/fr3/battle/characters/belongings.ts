/**
 * The “belongings” of characters: everything that they have besides rank and magic (abilities, items, stored spells, inventions).
 * This file says which belongings have an effect in a battle, and what each does for the unit of the character who has it. Ids,
 * names and prices are those of the roster builder.
 */

import { onceFor } from '../../../kernel/memo.ts';
import type { Bonuses } from '../../data/characters.ts';
import { armies2 } from '../../data/figures/armies-2.ts';
import { curse, leaderBonuses } from '../../data/leader-bonuses.ts';
import type { MeleeSide } from '../../melee/question.ts';
import type { Setup } from '../vocabulary/setup.ts';

export interface Belonging {
  /** Bonuses or penalties that the unit gets from the character who has the item or ability (fr3.characters.bonus-notation). */
  readonly lends?: Bonuses;
  /** Circumstances of the unit in every melee, test of nerve and volley. */
  readonly unit?: Partial<Omit<MeleeSide, 'unit'>>;
  /** The groups of the unit table that benefit. Without this field every group benefits. */
  readonly groups?: readonly string[];
}

/**
 * The abilities, items and inventions that are supported in battles. Add new ones here. `catalogue.ts` adds stored spells and innate
 * abilities.
 */
export const belongings: Readonly<Record<string, Belonging>> = {
  /** fr3.magic-users.witch-hunter */
  'witch-hunter': {},
  /** fr3.abilities.bard-immunity */
  bard: { unit: { bard: true }, groups: ['infantry', 'cavalry'] },
  /** fr3.abilities.assassin-challenge: `characters/confront.ts`. */
  assassin: {},
  'elite-assassin': {},
  /** fr3.character-items.bodyguard-attachment: `characters/company.ts`. */
  bodyguard: {},
  healer: { unit: { healer: true } },
  alchemist: { unit: { alchemist: 'alchemist' } },
  /** fr3.armies.gnomes-master-alchemist: listed after the ordinary alchemist so that it overrides him. */
  'master-alchemist': { unit: { alchemist: 'master' } },
  /** fr3.character-items.army-standard: helps the bearer's group too (`troops.ts`). */
  'army-standard': { unit: { standard: 'bearer' } },
  /**
   * For fr3.abilities.engineer-mine-damage see `special-troops/mines.ts`. The same file handles a mine that a character carries.
   */
  engineer: {},
  mine: {},
  /** fr3.abilities.mechanic-trap-bonus: used in tests of nerve. */
  mechanic: {},
  /** fr3.character-items.taunt-procedure: `characters/taunt.ts`. */
  taunt: {},
  /** fr3.optional-characters.thief: `characters/thief.ts`. */
  thief: {},
  /** fr3.optional-characters.anti-hero: `characters/curse.ts`. */
  'anti-hero': { lends: curse },
  /** fr3.armies.settlers-incompetent-general: replaces the bonus of an ordinary general. */
  'incompetent-general': {
    lends: {
      melee: armies2.incompetentMelee - leaderBonuses.general[0].melee,
      rally: armies2.incompetentRally - leaderBonuses.general[0].rally,
    },
  },
  'exceptional-weapon': {},
  'exceptional-armor': {},
  /** fr3.character-items.mark-of-evil: used in tests of fear. */
  'mark-of-evil': {},
  /** fr3.abilities.null-field */
  null: {},
  /** fr3.character-items.magic-ward and the four protections: `magic/wards.ts`. */
  'magic-ward': {},
  'protection-clerical': {},
  'protection-wizard': {},
  'protection-shamanic': {},
  'protection-necromantic': {},
  /** fr3.inventions.mad-scientist and his inventions: `inventions/`. */
  'mad-scientist': {},
  'technical-assistant': {},
  targeter: {},
  'invisibility-field': {},
  'disintegration-gun-flesh': {},
  'disintegration-gun-metal': {},
  teleporter: {},
  vat: {},
  'paint-gun': {},
  ...Object.fromEntries(
    ['surface', 'flying', 'swimming', 'burrowing'].flatMap((level) => [1, 2].map((type) => [`tinkers-box-${level}-${type}`, {}])),
  ),
  /** `magic/grenade.ts` */
  'holy-hand-grenade': {},
};

/** The items and abilities that affect the unit. If one overrides another, the stronger one comes later. */
export const unitBelongings: readonly string[] = Object.keys(belongings).filter((id) => belongings[id]?.unit);

const belongingsInPlay = onceFor(
  ({ armies }: Setup): ReadonlySet<string> =>
    new Set([...armies.A.characters, ...armies.B.characters].flatMap(({ has = [] }) => has)),
);

/** Whether any character in the battle has this item or ability. If none has it, callers skip their search for units with it. */
export const anybodyHas = (setup: Setup, id: string): boolean => belongingsInPlay(setup).has(id);
export const anybodyHasAny = (setup: Setup): boolean => belongingsInPlay(setup).size > 0;
