/** Numbers from the basics: dice and minutes. */
export const basics = {
  /** three-realms.basics.d10: the number of faces. */
  die: 10,
  /** three-realms.basics.d5: a d10 is divided by this, rounded down. */
  d5Divisor: 2,
  /** three-realms.basics.d5: the lowest and the highest result. */
  d5Least: 0,
  d5Most: 5,
  /** three-realms.basics.law-of-fate: minutes of argument. */
  argument: 1,
  /** three-realms.basics.law-of-competition: minutes for a unit turn. */
  unitTurn: 2,
} as const;
