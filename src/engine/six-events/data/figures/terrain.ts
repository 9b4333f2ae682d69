/** Numbers for terrain: inches that a move loses or gains, and modifiers. */
export const terrain = {
  /** six-events.terrain.hill */
  hill: 2,
  /** six-events.terrain.woods-move */
  woods: 2,
  /** six-events.terrain.wall-move */
  wall: 2,
  /** six-events.terrain.wall-melee */
  wallMelee: -1,
  /** six-events.terrain.stream */
  stream: 2,
  /** six-events.terrain.ford-move: our ruling. */
  ford: 2,
  /** six-events.terrain.swamp-infantry: inches paid for each inch moved. */
  swamp: 2,
  /** six-events.terrain.ruins-armor */
  ruinsArmor: 1,
  /** six-events.terrain.road-infantry */
  roadInfantry: 4,
  /** six-events.terrain.road-cavalry */
  roadCavalry: 6,
} as const;
