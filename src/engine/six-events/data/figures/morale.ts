/** Morale modifiers. */
export const morale = {
  /** six-events.morale.mod-flanked */
  flanked: -1,
  /** six-events.morale.mod-rear-attacked */
  rearAttacked: -2,
  /** six-events.morale.mod-half-troops */
  halfTroops: -2,
  /** six-events.morale.mod-half-vitality */
  halfVitality: -2,
  /** six-events.morale.mod-leader-killed */
  leaderKilled: -1,
  /** six-events.morale.mod-commander-killed */
  commanderKilled: -1,
  /** six-events.morale.mod-attacking-flank */
  attackingFlank: 1,
  /** six-events.morale.mod-attacking-rear */
  attackingRear: 2,
  /** six-events.morale.mod-outnumber */
  outnumber: 1,
  /** six-events.morale.mod-outnumber: how many models a cavalry model counts as. */
  cavalryModel: 2,
  /** six-events.morale.mod-friend-engaged */
  friendEngaged: 1,
  /** six-events.morale.mod-leader-attached */
  leaderAttached: 1,
} as const;
