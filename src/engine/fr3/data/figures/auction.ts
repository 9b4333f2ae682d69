/** Numbers from the auction chapter. */
export const auction = {
  /** fr3.auction.repeat-cheap-spells: a spell of this basic cost or less may be repeated. */
  repeatableCost: 4,
  /** fr3.auction.once-per-turn-spells: castings of a dearer spell in a turn. */
  dearCastings: 1,
  /** fr3.auction.level-one-defence and up: personal points that an active defence needs. */
  ownPointsToDefend: 1,
  /** fr3.auction.level-zero-defence: the level of a defence without a magic user. */
  noMagicUserLevel: 0,
  /** fr3.auction.level-three-casting: further rounds against an opponent below level three. */
  extraRounds: 1,
  /** fr3.auction.morale-clock-points: the clock must be above this. */
  clockAbove: 4,
  /** fr3.auction.morale-clock-floor: the lowest clock that a conversion may leave. */
  clockFloor: 5,
  /** fr3.auction.card-values: cards per bid. */
  cards: 2,
  /** fr3.auction.card-values: points of a jack or queen. */
  cardJackQueen: 0,
  /** fr3.auction.card-values: points of a king. */
  cardKing: 20,
} as const;
