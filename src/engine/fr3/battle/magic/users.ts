/** Magic users, by the words in set-ups and rosters: `necromancer-2` is a level-two necromancer. */
import type { CasterKind } from '../../companion/casters.ts';
import { castingCost, characterEntryOf, characters } from '../../data/characters.ts';
import type { ControlledKind } from '../../data/controllers.ts';
import { magicUsers as figures } from '../../data/figures/magic-users.ts';
import { type CasterType, casterTypes, type SpellHead, type SpellLevel, spellList } from '../../data/spell-list.ts';

export interface MagicUser {
  readonly id: string;
  /** The magic user whose spell list this one has. A witch hunter has none. */
  readonly type: CasterType | 'witch-hunter';
  readonly level: SpellLevel;
  /** The kind of pool, which decides its dice. */
  readonly pool: CasterKind;
  /** fr3.abilities.mason-no-active-dispel, fr3.abilities.ships-cook-no-active-dispel */
  readonly defends: boolean;
  readonly name: string;
  /** fr3.characters.major-or-minor: levels two and three are major. */
  readonly major: boolean;
  /** Cost in points. */
  readonly cost: number;
  /** The kinds of unit that he controls. Some callings also make the magic user a beastmaster. */
  readonly controls: readonly ControlledKind[];
}

const pools: Readonly<Record<SpellLevel, CasterKind>> = { 1: 'level-one', 2: 'level-two', 3: 'level-three' };

/** Magic users who are individuals: one for each calling with spells, and each of its levels. */
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
              // A ruler that is also a unit has one price for everything.
              cost: (kind === 'magic' ? (typeof cost === 'number' ? cost : cost[level]) : castingCost[level]) ?? 0,
              controls,
            }))
          : [];
      })
    : [],
);

/** fr3.magic-users.witch-hunter: has points for dispelling, but casts no spells. */
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

/** The spells on the magic user's list, up to his level (fr3.magic-users.wizard-specialist and the entries of the others). */
export function spellsOf(user: MagicUser): readonly SpellHead[] {
  const found =
    known.get(user) ??
    spellList.filter(({ casters }) => casters.some(({ type, level }) => type === user.type && level <= user.level));
  known.set(user, found);
  return found;
}
