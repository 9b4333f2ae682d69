const forwardArc = 90;

/** Numbers from the basics: bases, arcs, demoralization, zones of control, table sizes and game sizes. */
export const basics = {
  /** fr3.basics.base-size: side of a unit's square base, in millimetres. */
  baseMm: { scale15: 40, scale25: 60 },
  /** fr3.basics.characters: suggested base of a character, in millimetres. */
  characterBaseMm: { foot: 20, mountedWidth: 20, mountedDepth: 40 },
  /** fr3.basics.scale-conversion: multiplies a 15 mm distance into 25 mm inches; and centimetres per inch. */
  scale25Factor: 2,
  centimetresPerInch: 2.5,
  /** fr3.basics.forward-arc: the arc in degrees, half of it to either side of straight ahead. */
  forwardArcDegrees: forwardArc,
  forwardArcHalfDegrees: forwardArc / 2,
  /** fr3.basics.attachment-limit: artillery and skirmisher units together on one primary unit. */
  attachedUnits: 1,
  /** fr3.basics.demoralized-penalties */
  demoralized: { melee: -1, rally: -1 },
  /** fr3.basics.double-demoralized */
  doubleDemoralized: { melee: -1, rally: -2 },
  /** fr3.basics.double-demoralized: base lengths that the unit is pushed back. */
  pushBackBases: 1,
  /** fr3.basics.rally-cap: markers that one rally can remove, also the total per turn. */
  rallyCap: 2,
  /** fr3.basics.extra-markers-kill: levels that a kill costs, and how many of them are permanent. */
  extraMarkerKill: { levels: 2, permanent: 1 },
  /** fr3.basics.damage-rally: markers that an engineer or a mechanic can remove. */
  repairCap: 1,
  /** fr3.basics.zone-of-control: width and depth, in base widths. */
  zoneOfControl: { width: 1, depth: 1 },
  /** fr3.basics.zone-of-control-restriction: by how many degrees a retreat may differ from straight back. */
  retreatDegrees: 5,
  /** fr3.basics.playing-area: feet; the larger table above `largeTableAbove` points. */
  smallTableFeet: { depth: 3, width: 4 },
  largeTableFeet: { depth: 4, width: 6 },
  largeTableAbove: 1000,
  /** fr3.basics.game-scope: points per side for a battle of one evening. */
  usualPoints: { low: 750, high: 1000 },
} as const;
