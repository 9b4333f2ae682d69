/**
 * Numbers from the supplement. The excerpt of the rules has none of these numbers. Distances are in paces unless another unit is
 * stated.
 */
export const supplement = {
  /** hott.supplement.army-size: army points. */
  army: 24,
  /** hott.supplement.cheap-half: army points, and the highest cost of a cheap element. */
  cheap: 12,
  cheapElement: 2,
  /** hott.supplement.scale: paces per inch, for figures of 15 mm or smaller. */
  pacesToInch: 100,
  /** hott.supplement.scale: for 25 mm figures this many paces are 10 mm. */
  pacesTo10mmAt25: 25,
  /** hott.supplement.base-size: in mm and in paces. */
  baseWidthMm: 40,
  baseWidth: 160,
  /** hott.supplement.board-size: the side of the square, in mm and in paces. */
  boardMm: 600,
  board: 2400,
  /** hott.supplement.outcome-thresholds: a total doubles another if it is this many times as high. */
  doubled: 2,
  /** hott.supplement.factor-general */
  general: 1,
  /** hott.supplement.factor-uphill */
  uphill: 1,
  /** hott.supplement.factor-riverbank */
  riverbank: 1,
  /** hott.supplement.rear-support */
  rearSupport: 1,
  /** hott.supplement.factor-flank: for each. */
  flank: -1,
  /** hott.supplement.factor-bad-going */
  badGoing: -2,
  /** hott.supplement.stronghold-aiding: to the stronghold, for each aiding element. */
  strongholdAided: -1,
  /** hott.supplement.factor-aided-shooting: to the target, for each aiding element, and the maximum. */
  aided: -1,
  aidedAtMost: -2,
  /** hott.supplement.factor-woods-cover */
  woodsCover: 2,
  /** hott.supplement.factor-bespell-water */
  bespellCover: 2,
  clericWithin: 600,
  /** hott.supplement.shooting-zone: base widths across. */
  shootingZone: 3,
  /** hott.supplement.shooting-blocked: how many paces one can see into a wood. */
  seenInCover: 50,
  /** hott.supplement.bespell-cost: in PIPs. */
  bespell: 2,
  /** hott.supplement.bespell-backfire: the roll. */
  backfire: 1,
  /** hott.supplement.flee */
  flee: 600,
} as const;
