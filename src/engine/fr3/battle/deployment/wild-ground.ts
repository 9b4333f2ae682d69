/**
 * Ground that dice make enchanted or feared (fr3.terrain-effects.enchanted-terrain). To be fair, a piece and its counterpart
 * across the table get the same property.
 */
import type { DiceSource } from '../../../kernel/dice.ts';
import type { Fr3RuleId } from '../../rule-ids.ts';
import type { Enchantment, Terrain } from '../../table/terrain.ts';
import type { Landscape } from './landscape.ts';

/** Spells by d10 result. Each spell can harm any unit on any terrain that is drawn. */
export const wildSpells = [
  'animate-terrain',
  'apoplexy',
  'disorient',
  'heat-stroke',
  'freeze',
  'blast-1',
  'wasp-nest',
  'spin-web',
  'medusa',
  'mirror-image',
] as const;
/**
 * The lowest d10 results for enchanted and for feared ground; lower results mean plain ground. The entries of `chances` also give
 * the lowest d10 result, as `from`.
 */
const [enchantedFrom, fearedFrom] = [5, 9];
const chances = [
  { percent: 30, from: 1 },
  { percent: 50, from: 5 },
  { percent: 70, from: 8 },
];

type Mark = Pick<Terrain, 'enchanted' | 'feared'>;

/** A piece of ground with every such property at once, for code that must load the chapters for all of them. */
export const anyWildGround: readonly Terrain[] = [
  { kind: 'open', polygon: [], feared: true, enchanted: { spell: wildSpells[0], percent: 100 } },
];

/** The drawn terrain with some enchanted or feared pieces, always including the first pair. The objective does not change. */
export function wildGround({ terrain, objective }: Landscape, dice: DiceSource): readonly Terrain[] {
  const face = (decides: string, rule: Fr3RuleId): number => dice.roll(10, { decides, rules: [rule] });
  const enchantment = (): Enchantment => {
    const spell = wildSpells[face('what it casts', 'fr3.terrain-effects.enchanted-terrain') - 1] as string;
    const chance = face('how likely', 'fr3.terrain-effects.enchanted-effect');
    return { spell, percent: chances.findLast(({ from }) => chance >= from)?.percent as number };
  };
  const marked = (first: boolean): Mark => {
    const drawn = face('whether ground is wild', 'fr3.terrain-effects.enchanted-terrain');
    if (drawn >= fearedFrom) return { feared: true };
    return drawn >= enchantedFrom || first ? { enchanted: enchantment() } : {};
  };
  const own = terrain.filter(({ polygon }) => polygon === objective);
  const pairs = terrain.filter(({ polygon }) => polygon !== objective);
  let mark: Mark = {};
  return [
    ...own,
    ...pairs.map((piece, at) => {
      if (at % 2 === 0) mark = marked(at === 0);
      return { ...piece, ...mark };
    }),
  ];
}
