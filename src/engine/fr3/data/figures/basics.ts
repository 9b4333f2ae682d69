const forwardArc = 90;

/** Numbers of the basics: bases, arcs, demoralization, zones of control, sizes of table and game. */
export const basics = {
  /** fr3.basics.base-size: side of a unit's square base, in millimetres. */
  baseMm: { scale15: 40, scale25: 60 },
  /** fr3.basics.characters: suggested base of a character, in millimetres. */
  characterBaseMm: { foot: 20, mountedWidth: 20, mountedDepth: 40 },
  /** fr3.basics.scale-conversion: a distance of the 15 mm scale in 25 mm inches, and in centimetres. */
  scale25Factor: 2,
  centimetresPerInch: 2.5,
  /** fr3.basics.forward-arc: in degrees, half of it to either side of straight ahead. */
  forwardArcDegrees: forwardArc,
  forwardArcHalfDegrees: forwardArc / 2,
  /** fr3.basics.turn: phases in a turn of two players. */
  phasesPerTurn: 2,
  /** fr3.basics.attachment-limit: artillery and skirmisher units together on one primary unit. */
  attachedUnits: 1,
  /** fr3.basics.demoralized-penalties */
  demoralized: { melee: -1, rally: -1 },
  /** fr3.basics.double-demoralized */
  doubleDemoralized: { melee: -1, rally: -2 },
  /** fr3.basics.double-demoralized: base lengths that the unit is pushed back. */
  pushBackBases: 1,
  /** fr3.basics.rally-cap: markers that one rally can remove, and a turn's total. */
  rallyCap: 2,
  /** fr3.basics.extra-markers-kill: levels that a kill costs, and how many of them are permanent. */
  extraMarkerKill: { levels: 2, permanent: 1 },
  /** fr3.basics.damage-rally: markers that an engineer or a mechanic can remove. */
  repairCap: 1,
  /** fr3.basics.zone-of-control: width and depth, in base widths. */
  zoneOfControl: { width: 1, depth: 1 },
  /** fr3.basics.zone-of-control-restriction: degrees that a retreat may be off the way straight back from the front. */
  retreatDegrees: 5,
  /** fr3.basics.playing-area: feet; the larger table above `largeTableAbove` points. */
  smallTableFeet: { depth: 3, width: 4 },
  largeTableFeet: { depth: 4, width: 6 },
  largeTableAbove: 1000,
  /** fr3.basics.game-scope: points a side that make a battle of an evening. */
  usualPoints: { low: 750, high: 1000 },
} as const;
