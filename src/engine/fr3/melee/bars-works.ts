/** Unit types that get no benefit from a fortification, because they are too large, shapeless, or mounted. */
import type { Combatant } from './combatant.ts';
import { type Impossible, unless } from './forbidden.ts';

const cannotDefendWorks = ['battlewagons', 'blobs', 'dragons', 'large-monsters', 'leviathans'];

/** fr3.fortifications.cannot-defend, fr3.fortifications.cavalry: why a unit gets no benefit from its fortification. */
export const barsWorks = (me: Combatant): Impossible | undefined =>
  unless(
    !(cannotDefendWorks.includes(me.row.id) || me.elemental || me.mass),
    `${me.unit.name} cannot defend a fortification.`,
    'fr3.fortifications.cannot-defend',
  ) ?? unless(!me.cavalry, 'Cavalry must dismount to defend a fortification.', 'fr3.fortifications.cavalry');
