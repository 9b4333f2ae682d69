/** Faces of units with more than one base: which is front, flank and rear once the most dangerous enemy is known. */
import { type Base, type Face, facesOf } from '../../kernel/geometry.ts';
import { baseSide } from './bases.ts';

export type Role = 'front' | 'flank' | 'rear';

export interface RoleOfFace extends Face {
  readonly role: Role;
}

/** A face of a base, by its edge and its place along it. */
export type FacePlace = Pick<Face, 'edge' | 'index'>;

/**
 * fr3.pike-blocks.facing-enemies, fr3.leviathans.1x2-facing: whether a base two deep turns to face an enemy that touches
 * it there. It turns to its front and its rear, and stays for its flanks.
 */
export const deepUnitTurns = (met: FacePlace): boolean => met.edge === 'front' || met.edge === 'rear';

/**
 * The faces of a base of one front and two deep in a melee. Met on the front (or turned to face) it has one front, four
 * flanks and one rear. Met on a flank, that face is the front, its own rear stays the rear, the other four are flanks.
 */
export const deepFaces = (base: Base, met: FacePlace = { edge: 'front', index: 0 }, side = baseSide): readonly RoleOfFace[] =>
  facesOf(base, side).map((face) => {
    const isMet = face.edge === met.edge && face.index === met.index;
    return { ...face, role: isMet ? 'front' : face.edge === 'rear' ? 'rear' : 'flank' };
  });

/**
 * fr3.multi-based.no-front, fr3.specials.blobs-no-front: the side toward the most dangerous enemy is the front, all others
 * are flanks; there is no rear.
 */
export const frontlessFaces = (base: Base, toward: Face['edge'], side = baseSide): readonly RoleOfFace[] =>
  facesOf(base, side).map((face) => ({ ...face, role: face.edge === toward ? 'front' : 'flank' }));

/** The roles of the four edges of an ordinary base. */
export const singleFaces = (base: Base, side = baseSide): readonly RoleOfFace[] =>
  facesOf(base, side).map((face) => ({
    ...face,
    role: face.edge === 'front' ? 'front' : face.edge === 'rear' ? 'rear' : 'flank',
  }));
