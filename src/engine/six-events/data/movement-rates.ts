/** Movement rates in inches (six-events.movement.rates). */
import { movement } from './figures/movement.ts';

export interface MovementRate {
  readonly id: string;
  readonly group: 'character' | 'cavalry' | 'infantry' | 'creature' | 'flyer';
  readonly name: string;
  /** Null if the rate is on the stat line (six-events.movement.rate-creatures). */
  readonly inches: number | null;
}

export const movementRates: readonly MovementRate[] = [
  { id: 'character', group: 'character', name: 'Characters, unless their entry says otherwise', inches: movement.character },
  { id: 'cavalry', group: 'cavalry', name: 'Yeomen and peasants', inches: movement.cavalry },
  { id: 'cavalry-knights', group: 'cavalry', name: 'Knights', inches: movement.cavalryKnights },
  { id: 'cavalry-heavy-mounts', group: 'cavalry', name: 'On very large or giant mounts', inches: movement.cavalryHeavyMounts },
  { id: 'infantry', group: 'infantry', name: 'Yeomen and peasants', inches: movement.infantry },
  { id: 'infantry-knights', group: 'infantry', name: 'Knights', inches: movement.infantryKnights },
  { id: 'creature', group: 'creature', name: 'Creatures', inches: null },
  { id: 'wraiths', group: 'flyer', name: 'Wraiths', inches: movement.wraiths },
  { id: 'winged-humanoids', group: 'flyer', name: 'Winged humanoids', inches: movement.wingedHumanoids },
  { id: 'flying-mounts', group: 'flyer', name: 'Mounts', inches: movement.flyingMounts },
  { id: 'flying-large-mounts', group: 'flyer', name: 'Large mounts', inches: movement.flyingLargeMounts },
  { id: 'flying-very-large-mounts', group: 'flyer', name: 'Very large mounts', inches: movement.flyingVeryLargeMounts },
  { id: 'small-dragons', group: 'flyer', name: 'Small dragons', inches: movement.smallDragons },
  { id: 'large-dragons', group: 'flyer', name: 'Large dragons', inches: movement.largeDragons },
];
