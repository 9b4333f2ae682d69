/** Faces of units on several bases: which are front, flank and rear, given the most dangerous enemy. */
import { type Base, type Face, facesOf } from '../../kernel/geometry.ts';
import { baseSide } from './bases.ts';

export type Role = 'front' | 'flank' | 'rear';

export interface RoleOfFace extends Face {
  readonly role: Role;
}

/** A face of a base, by its edge and its place along the edge. */
export type FacePlace = Pick<Face, 'edge' | 'index'>;

/**
 * fr3.pike-blocks.facing-enemies, fr3.leviathans.1x2-facing: whether a unit on a base two deep turns towards an enemy at this
 * face. The unit turns to an enemy at its front or rear, but not to one at its flank.
 */
export const deepUnitTurns = (met: FacePlace): boolean => met.edge === 'front' || met.edge === 'rear';

/**
 * In a melee, the role of each face of a base that is one wide and two deep. If the enemy is at the base's front (or the base has
 * turned to it), there are one front, four flanks and one rear. If the enemy is at a flank, the face it touches is the front, the
 * rear stays the rear, and the other four are flanks.
 */
export const deepFaces = (base: Base, met: FacePlace = { edge: 'front', index: 0 }, side = baseSide): readonly RoleOfFace[] =>
  facesOf(base, side).map((face) => {
    const isMet = face.edge === met.edge && face.index === met.index;
    return { ...face, role: isMet ? 'front' : face.edge === 'rear' ? 'rear' : 'flank' };
  });

/**
 * fr3.multi-based.no-front, fr3.specials.blobs-no-front: the side towards the most dangerous enemy is the front, all others are
 * flanks, and there is no rear.
 */
export const frontlessFaces = (base: Base, toward: Face['edge'], side = baseSide): readonly RoleOfFace[] =>
  facesOf(base, side).map((face) => ({ ...face, role: face.edge === toward ? 'front' : 'flank' }));

/** The roles of the four edges of an ordinary base. */
export const singleFaces = (base: Base, side = baseSide): readonly RoleOfFace[] =>
  facesOf(base, side).map((face) => ({
    ...face,
    role: face.edge === 'front' ? 'front' : face.edge === 'rear' ? 'rear' : 'flank',
  }));
