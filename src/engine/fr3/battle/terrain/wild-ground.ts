/** Enchanted and feared ground in words. */
import { spellHeadOf } from '../../data/spell-list.ts';
import type { Terrain } from '../../table/terrain.ts';
import { marked } from './enchanted-ground.ts';

/** The special properties of a piece as words: `feared`, `Animate Terrain 50%`. */
const saidOf = ({ enchanted, feared }: Terrain): readonly string[] => [
  ...(feared ? ['feared'] : []),
  ...(enchanted
    ? [
        [
          spellHeadOf(enchanted.spell)?.name,
          ...(enchanted.choice === undefined ? [] : [`(${enchanted.choice})`]),
          `${enchanted.percent}%`,
        ].join(' '),
      ]
    : []),
];
const plainNames: Partial<Readonly<Record<Terrain['kind'], string>>> = { open: 'open ground', rough: 'rough ground' };

/** Special ground with its name and properties: `Old Wood: feared`. */
export const wildGround = (
  terrain: readonly Terrain[],
): readonly { readonly polygon: Terrain['polygon']; readonly name: string }[] =>
  marked(terrain).map(({ piece }) => ({
    polygon: piece.polygon,
    name: `${piece.name ?? plainNames[piece.kind] ?? piece.kind}: ${saidOf(piece).join(', ')}`,
  }));

/** The terrain without the names that `wildGround` already shows. */
export const withoutWildNames = (terrain: readonly Terrain[]): readonly Terrain[] =>
  terrain.map((piece) => (piece.enchanted || piece.feared ? { kind: piece.kind, polygon: piece.polygon } : piece));
