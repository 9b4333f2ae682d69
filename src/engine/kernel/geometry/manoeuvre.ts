/** The result of a manoeuvre: the bases in their new places, or a sentence about why it is impossible. */
import type { Base } from './base.ts';

/** Reasons why a manoeuvre has no result. A system maps them to its rules. */
export const faultKinds = [
  'nobody',
  'facings-differ',
  'outside-arc',
  'backwards',
  'no-formation',
  'no-column',
  'odd-number',
  'no-contact',
  'too-many',
] as const;
export type FaultKind = (typeof faultKinds)[number];

export interface Fault {
  readonly ok: false;
  readonly fault: FaultKind;
  /** A sentence for players. */
  readonly because: string;
}

export interface Moved<B extends Base = Base> {
  readonly ok: true;
  /** The bases in the order in which they were given, rounded to the grid. */
  readonly bases: readonly B[];
  /**
   * The inches that each base pays for, as the manoeuvre measures them; 0 if the manoeuvre costs nothing or something other than
   * inches.
   */
  readonly travelled: readonly number[];
}

export type Manoeuvre<B extends Base = Base> = Moved<B> | Fault;

export const fault = (kind: FaultKind, because: string): Fault => ({ ok: false, fault: kind, because });

export const nobody = fault('nobody', 'Choose a unit to move.');
export const facingsDiffer = fault(
  'facings-differ',
  'Units that face different ways cannot do this together. Move them one by one.',
);
