/** Numbers of the basics: dice and minutes. */
export const basics = {
  /** three-realms.basics.d10: faces of the die. */
  die: 10,
  /** three-realms.basics.d5: what a d10 is divided by, rounded down. */
  d5Divisor: 2,
  /** three-realms.basics.d5: the least and the most that it shows. */
  d5Least: 0,
  d5Most: 5,
  /** three-realms.basics.law-of-fate: minutes of argument. */
  argument: 1,
  /** three-realms.basics.law-of-competition: minutes for a unit turn. */
  unitTurn: 2,
} as const;
