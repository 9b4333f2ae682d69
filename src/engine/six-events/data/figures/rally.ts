/** Numbers from event VI: the lowest roll that rallies without a leader (six-events.rally.rolls). */
export const rally = {
  peasants: 5,
  yeomen: 4,
  knights: 3,
  creatures: 4,
} as const;
