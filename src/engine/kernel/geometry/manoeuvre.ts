/** What a manoeuvre returns: the bases in their new places, or a sentence that says why it cannot be made. */
import type { Base } from './base.ts';

/** Reasons why a manoeuvre has no result. A system joins them to its rules. */
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
  /** In the order they were given, settled. */
  readonly bases: readonly B[];
  /** Inches that each base has to pay for, as the manoeuvre measures them; 0 where it costs something else or nothing. */
  readonly travelled: readonly number[];
}

export type Manoeuvre<B extends Base = Base> = Moved<B> | Fault;

export const fault = (kind: FaultKind, because: string): Fault => ({ ok: false, fault: kind, because });

export const nobody = fault('nobody', 'There is no unit to move.');
export const facingsDiffer = fault('facings-differ', 'Units that face different ways cannot do this together.');
