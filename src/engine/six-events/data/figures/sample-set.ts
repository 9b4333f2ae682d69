/** Numbers for the sample set: house cards for the spells. All these numbers are our own. Distances are in inches. */
export const sampleSet = {
  /** six-events.sample-set.confuse: the price. */
  confuse: 2,
  /** six-events.sample-set.fear: strength for each −1 on the check after the first point. */
  fear: 1,
  /** six-events.sample-set.hellfire, six-events.sample-set.mystic-arrows: the number that each die needs. */
  hellfireHit: 5,
  arrowHit: 6,
  /** six-events.sample-set.paralyze */
  paralyze: 3,
  /** six-events.sample-set.universal-balance */
  balance: 4,
  /** six-events.sample-set.magical-armor: strength for each point of Armor, and the highest Armor. */
  armor: 2,
  mostArmor: 4,
  /** six-events.sample-set.courage: the greatest bonus. */
  mostCourage: 3,
  /** six-events.sample-set.dark-vision, six-events.sample-set.gentle-fall, six-events.sample-set.magical-light */
  small: 1,
  /** six-events.sample-set.magical-darkness */
  darkness: 2,
  /** six-events.sample-set.enchanted-weapons: strength for each +1, and the greatest bonus. */
  weapons: 2,
  mostWeapons: 2,
  /** six-events.sample-set.enhanced-mobility: the price, and the inches gained. */
  mobility: 2,
  mobilityInches: 4,
} as const;
