/** What became of a target under fire, of missiles and of artillery alike. */
import type { Aftermath } from '../demoralization.ts';

export interface ShotResult extends Aftermath {
  /** What happened instead of a plain result: the gun failed, the target slipped away, or lost its protection only. */
  readonly event?: 'misfire' | 'dodged' | 'stripped';
  /** Markers that a structure lost. */
  readonly lost?: number;
}
