/** Creatures that come through a planar gate, and the d10 result that is needed to dominate each (fr3.planar.denizen-table). */
import { planar } from './figures/planar.ts';

export interface Denizen {
  readonly id: string;
  readonly name: string;
  /** The d10 results on which the creature arrives, both ends included. */
  readonly arrives: { readonly from: number; readonly to: number };
  /**
   * The lowest d10 result with which the spell Dominate dominates the creature. The same numbers apply to enemy spirits and
   * blobs.
   */
  readonly dominatedFrom: number;
  /** The creature's row in `units.ts`. A planar entity is a 2x2 unit of major spirits. */
  readonly unit: string;
  readonly multiBased: boolean;
  /** Whether the creature can be dominated only with a sacrifice and must be fed afterwards. */
  readonly fed: boolean;
  readonly rule: string;
}

export const denizens: readonly Denizen[] = [
  { id: 'planar-entity', name: 'Planar entity', arrives: { from: planar.entityFrom, to: planar.blobFrom - 1 }, dominatedFrom: planar.dominateEntity, unit: 'major-spirits', multiBased: true, fed: true, rule: 'fr3.multi-based.planar-entities' },
  { id: 'blob', name: 'Blob', arrives: { from: planar.blobFrom, to: planar.majorSpiritFrom - 1 }, dominatedFrom: planar.dominateBlob, unit: 'blobs', multiBased: false, fed: false, rule: 'fr3.specials.blobs' },
  { id: 'major-spirit', name: 'Major spirit', arrives: { from: planar.majorSpiritFrom, to: planar.minorSpiritFrom - 1 }, dominatedFrom: planar.dominateMajorSpirit, unit: 'major-spirits', multiBased: false, fed: false, rule: 'fr3.spirits.major' },
  { id: 'minor-spirit', name: 'Minor spirit', arrives: { from: planar.minorSpiritFrom, to: planar.lesserSpiritFrom - 1 }, dominatedFrom: planar.dominateMinorSpirit, unit: 'minor-spirits', multiBased: false, fed: false, rule: 'fr3.spirits.minor' },
  { id: 'lesser-spirit', name: 'Lesser spirit', arrives: { from: planar.lesserSpiritFrom, to: 10 }, dominatedFrom: planar.dominateLesserSpirit, unit: 'lesser-spirits', multiBased: false, fed: false, rule: 'fr3.spirits.lesser' },
];

/** The denizen that arrives on a d10 result. */
export const denizenOf = (roll: number): Denizen | undefined =>
  denizens.find(({ arrives }) => roll >= arrives.from && roll <= arrives.to);
