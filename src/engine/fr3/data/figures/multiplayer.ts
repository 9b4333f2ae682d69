import { moraleClock } from './morale-clock.ts';

/** Numbers for games with several commands per side. */
export const multiplayer = {
  /** fr3.multiplayer.command-clock-losses: points off the command's clock. */
  generalLost: 2,
  majorCharacterLost: 1,
  costlyUnitLost: 1,
  /** fr3.multiplayer.command-clock-losses: a unit or item counts as costly above this many points. */
  costlyAbove: 100,
  /** fr3.multiplayer.command-clock-phase: the clock points taken from each command of the side that lost the phase. */
  phaseLost: 1,
  /** fr3.multiplayer.clock-at-four: at this or less, magic is halved and a quarter of the command demoralized. */
  lowClock: moraleClock.wavering,
  /** fr3.multiplayer.command-collapse: the command leaves when its clock stands at this number. */
  collapsedAt: 0,
} as const;
