/** Numbers from event Ia. */
export const initiative = {
  /** six-events.initiative.roll */
  dice: 2,
  /** six-events.initiative.leader-count: for each living leader. */
  leader: 1,
} as const;
