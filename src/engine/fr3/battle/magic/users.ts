/** Who casts, as a word of a set-up: `necromancer-2` is a necromancer of level two. The words are those of a roster. */
import type { CasterKind } from '../../companion/casters.ts';
import { type ControlledKind, castingCost, characterEntryOf, characters } from '../../data/characters.ts';
import { magicUsers as figures } from '../../data/figures/magic-users.ts';
import { type CasterType, casterTypes, type SpellHead, type SpellLevel, spellList } from '../../data/spell-list.ts';

export interface MagicUser {
  readonly id: string;
  /** Whose spells he knows; a witch hunter knows none. */
  readonly type: CasterType | 'witch-hunter';
  readonly level: SpellLevel;
  /** His dice, as the sheet beside the table knows them. */
  readonly pool: CasterKind;
  /** fr3.abilities.mason-no-active-dispel, fr3.abilities.ships-cook-no-active-dispel */
  readonly defends: boolean;
  readonly name: string;
  /** fr3.characters.major-or-minor: of level two and three. */
  readonly major: boolean;
  /** Points for the ability. */
  readonly cost: number;
  /** Whom he keeps in control, beasts among them where he is a beastmaster by his calling. */
  readonly controls: readonly ControlledKind[];
}

const pools: Readonly<Record<SpellLevel, CasterKind>> = { 1: 'level-one', 2: 'level-two', 3: 'level-three' };

/** Magic users that are individuals: one for each list that is taught, and each level of it. */
export const magicUsers: readonly MagicUser[] = characters.flatMap(({ id, kind, casting, rank, cost, controls }) =>
  casting && (kind === 'magic' || (kind === 'army-specific' && casting.base === null))
    ? (casting.lists.length > 0 ? casting.lists : [id]).flatMap((taught) => {
        const type = casterTypes.find((each) => each.id === taught);
        return type
          ? casting.levels.map((level) => ({
              id: `${taught}-${level}`,
              type: type.id,
              level,
              pool: pools[level],
              defends: casting.activeDefence,
              name: type.name,
              major: (typeof rank === 'string' ? rank : rank[level]) === 'major',
              // A ruler of a list has one price for all that he is.
              cost: (kind === 'magic' ? (typeof cost === 'number' ? cost : cost[level]) : castingCost[level]) ?? 0,
              controls,
            }))
          : [];
      })
    : [],
);

/** fr3.magic-users.witch-hunter: who has this ability has points to dispel with, and casts nothing. */
export const witchHunter: MagicUser = {
  id: 'witch-hunter',
  type: 'witch-hunter',
  level: figures.witchHunterLevel,
  pool: 'witch-hunter',
  defends: true,
  name: 'Witch hunter',
  major: true,
  cost: Number(characterEntryOf('witch-hunter')?.cost),
  controls: [],
};

const byId = new Map(magicUsers.map((each) => [each.id, each]));
export const magicUserOf = (id: string): MagicUser | undefined => byId.get(id);

const known = new Map<MagicUser, readonly SpellHead[]>();

/** The spells that he has learned: those of his list up to his level (fr3.magic-users.wizard-specialist and the entries of the others). */
export function spellsOf(user: MagicUser): readonly SpellHead[] {
  const found =
    known.get(user) ??
    spellList.filter(({ casters }) => casters.some(({ type, level }) => type === user.type && level <= user.level));
  known.set(user, found);
  return found;
}
