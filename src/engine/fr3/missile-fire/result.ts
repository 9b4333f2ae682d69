/** The result for a target under fire, from missiles or artillery. */
import type { Aftermath } from '../demoralization.ts';

export interface ShotResult extends Aftermath {
  /** What happened instead of an ordinary result: the gun failed, the target dodged, or the target only lost its protection. */
  readonly event?: 'misfire' | 'dodged' | 'stripped';
  /** The number of markers that a structure lost. */
  readonly lost?: number;
}
