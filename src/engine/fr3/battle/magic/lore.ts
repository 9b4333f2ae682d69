/**
 * What an army list gives to magic users, as data: extra spells, discounts, larger pools. Each id is the last part of the id of
 * its rule. A character in a set-up lists them in `lore`.
 */

import { onceFor } from '../../../kernel/memo.ts';
import { armies } from '../../data/figures/armies.ts';
import { armies2 } from '../../data/figures/armies-2.ts';
import { type CasterType, casterTypes, costsOf, type SpellHead, type SpellSchool, spellHeadOf } from '../../data/spell-list.ts';
import type { Fr3RuleId } from '../../rule-ids.ts';
import type { TerrainKind } from '../../table/terrain.ts';
import { inPlay, unitsOf } from '../units/pieces.ts';
import { rowOf } from '../units/troops.ts';
import type { SideId } from '../vocabulary/ids.ts';
import type { State } from '../vocabulary/state.ts';
import type { MagicUser } from './users.ts';

interface Discount {
  readonly points: number;
  readonly least: number;
  readonly of: (spell: string, choice: string | null) => boolean;
}

export interface Lore {
  readonly id: string;
  readonly rule: Fr3RuleId;
  /** The army list, and which of its magic users get this. */
  readonly list: string;
  readonly to: (user: MagicUser, general: boolean) => boolean;
  /** Extra spells that the magic user knows. */
  readonly spells?: readonly string[];
  /** The kinds of ground that the target of such a spell must be on. */
  readonly on?: readonly TerrainKind[];
  readonly cheaper?: Discount;
  /** How many upkeep points for illusions the magic user gets free each turn. */
  readonly upkeep?: number;
  /** Extra points for the magic user's pool each turn. */
  readonly power?: number;
  /**
   * The condition under which the magic user keeps what the list gives him. Without this field the magic user keeps it
   * permanently.
   */
  readonly lasts?: (state: State, side: SideId) => boolean;
}

const all = () => true;
const ofSchool =
  (school: SpellSchool) =>
  ({ type }: MagicUser): boolean =>
    casterTypes.some((each) => each.id === type && each.school === school);
const ofType =
  (type: CasterType) =>
  (user: MagicUser): boolean =>
    user.type === type;

const rank = (list: string, rule: string, to: Lore['to'], more: Partial<Lore>): Lore => ({
  id: rule,
  rule: `fr3.armies.${rule}` as Fr3RuleId,
  list,
  to,
  ...more,
});

const blessings = ['bless-curse-1', 'bless-curse-2', 'bless-curse-3'];
const blessing = (points: number, ...choices: readonly string[]): Discount => ({
  points,
  least: 1,
  of: (spell, choice) => blessings.includes(spell) && choices.includes(choice ?? ''),
});

/** fr3.armies.druid-disorient: the level at which other casters learn this spell. */
const disorientLevel = Math.min(...(spellHeadOf('disorient') as SpellHead).casters.map(({ level }) => level));

/** fr3.armies.sea-elves-water-elementals: shamans of the level below the normal one know the spell too. */
const elemental = spellHeadOf('water-elemental') as SpellHead;
const elementalLevel = elemental.figures.seaElfLevel as number;

/** fr3.armies.aboriginal-shaman-discount: whether a side has infantry or cavalry left. */
const ordinary = onceFor((state: State): Readonly<Record<SideId, boolean>> => {
  const left = (side: SideId) =>
    unitsOf(state, side).some((unit) => inPlay(unit) && ['infantry', 'cavalry'].includes(rowOf(state, unit).group));
  return { A: left('A'), B: left('B') };
});

export const lores: readonly Lore[] = [
  rank('aboriginal', 'aboriginal-shaman-discount', ofSchool('shaman'), {
    cheaper: { points: armies.aboriginalSpellDiscount, least: armies.aboriginalSpellLeast, of: all },
    lasts: (state, side) => ordinary(state)[side],
  }),
  rank('druid', 'druid-disorient', (user) => user.type === 'druid' && user.level >= disorientLevel, {
    spells: ['disorient'],
    on: ['woods', 'marsh'],
  }),
  rank('holy', 'holy-bless-discount', ofSchool('cleric'), { cheaper: blessing(armies.holyBlessDiscount, 'bless') }),
  rank('unholy', 'unholy-curse-discount', ofSchool('cleric'), { cheaper: blessing(armies2.curseDiscount, 'curse') }),
  rank('israelite', 'israelite-bless-discount', ofSchool('cleric'), {
    cheaper: blessing(armies.israeliteBlessDiscount, 'bless', 'curse'),
  }),
  rank('nai-southeastern', 'nai-southeastern-disorient', all, { spells: ['disorient'] }),
  rank('nai-northeastern', 'nai-northeastern-disorient', all, { spells: ['disorient'] }),
  rank('nai-arctic', 'nai-arctic-tempest', all, { spells: ['tempest'] }),
  rank('nai-plains', 'nai-plains-magic', all, { power: armies2.plainsPool }),
  rank('orc-goblin', 'orc-goblin-fire-arrow', all, { spells: ['fire-arrow'] }),
  rank('lizardmen', 'lizardmen-illusions', ofType('illusionist'), { upkeep: armies2.lizardmanIllusions }),
  rank('steppe', 'steppe-air-shamans', ofType('air-shaman'), { power: armies2.steppePool }),
  rank('sea-elves', 'sea-elves-water-elementals', (user) => ofSchool('shaman')(user) && user.level >= elementalLevel, {
    spells: [elemental.id],
    cheaper: {
      points: Math.max(...costsOf(elemental)) - armies2.seaElfElemental,
      least: armies2.seaElfElemental,
      of: (spell) => spell === elemental.id,
    },
  }),
  rank('undead', 'undead-necromancer-pool', ofType('necromancer'), { power: armies2.necromancerPool }),
  rank('planar', 'planar-general', (user, general) => general && user.type === 'planar-wizard', { power: armies2.planarPool }),
];

const byId = new Map(lores.map((each) => [each.id, each]));
export const loreOf = (id: string): Lore | undefined => byId.get(id);

/** The ids of everything that an army list gives to this magic user. */
export const loreFor = (list: string, user: MagicUser, general: boolean): readonly string[] =>
  lores.filter((each) => each.list === list && each.to(user, general)).map(({ id }) => id);
