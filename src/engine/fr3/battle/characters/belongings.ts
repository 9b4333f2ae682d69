/**
 * What characters have besides a grade and magic: abilities, items, stored spells, inventions, by the ids of the muster. Prices
 * and names stand there; here is which of them the battle plays, and what each is to a unit that its bearer is with.
 */

import { onceFor } from '../../../kernel/memo.ts';
import type { Bonuses } from '../../data/characters.ts';
import { armies2 } from '../../data/figures/armies-2.ts';
import { curse, leaderBonuses } from '../../data/leader-bonuses.ts';
import type { MeleeSide } from '../../melee/question.ts';
import type { Setup } from '../vocabulary/setup.ts';

export interface Belonging {
  /** What its bearer lends his unit besides, or takes from it (fr3.characters.bonus-notation). */
  readonly lends?: Bonuses;
  /** What is so in every melee, test of nerve and volley of the unit. */
  readonly unit?: Partial<Omit<MeleeSide, 'unit'>>;
  /** Groups of the reference table whose units have it from him; all where it is not said. */
  readonly groups?: readonly string[];
}

/** The abilities, items and inventions that the battle plays. Whoever plays another adds it here; `sold.ts` adds stored spells and innate abilities. */
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
  /** fr3.armies.gnomes-master-alchemist: after the other, whom he outdoes. */
  'master-alchemist': { unit: { alchemist: 'master' } },
  /** fr3.character-items.army-standard: to its group as well (`troops.ts`). */
  'army-standard': { unit: { standard: 'bearer' } },
  /** fr3.abilities.engineer-mine-damage: `special-troops/mines.ts`; so is the mine that he carries himself. */
  engineer: {},
  mine: {},
  /** fr3.abilities.mechanic-trap-bonus: in tests of nerve. */
  mechanic: {},
  /** fr3.character-items.taunt-procedure: `characters/taunt.ts`. */
  taunt: {},
  /** fr3.optional-characters.thief: `characters/thief.ts`. */
  thief: {},
  /** fr3.optional-characters.anti-hero: `characters/curse.ts`. */
  'anti-hero': { lends: curse },
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
  vat: {},
  'paint-gun': {},
  ...Object.fromEntries(
    ['surface', 'flying', 'swimming', 'burrowing'].flatMap((level) => [1, 2].map((type) => [`tinkers-box-${level}-${type}`, {}])),
  ),
  /** `magic/grenade.ts` */
  'holy-hand-grenade': {},
};

/** Those that make something of a unit, each after what it outdoes. */
export const bringing: readonly string[] = Object.keys(belongings).filter((id) => belongings[id]?.unit);

const belongingsInPlay = onceFor(
  ({ armies }: Setup): ReadonlySet<string> =>
    new Set([...armies.A.characters, ...armies.B.characters].flatMap(({ has = [] }) => has)),
);

/** Whether anybody has brought such a thing; else nobody needs to look for it. */
export const anybodyHas = (setup: Setup, id: string): boolean => belongingsInPlay(setup).has(id);
export const anybodyHasAny = (setup: Setup): boolean => belongingsInPlay(setup).size > 0;
