/** Numbers from army rules, lists A to I with Faerie, the American Civil War, Buffalo Soldiers and Automaton. */
export const armies = {
  /** fr3.armies.aboriginal-shaman-discount: the discount on a spell's basic cost in magic points, and the minimum cost. */
  aboriginalSpellDiscount: 1,
  aboriginalSpellLeast: 1,
  /** fr3.armies.amphibian-swimming-half-price: points for each unit. */
  amphibianSwimming: 10,
  /** fr3.armies.arabic-ghilan: the number of units. */
  arabicGhilan: 1,
  /** fr3.armies.aztec-undead-mobs: the number of units at the start. */
  aztecUndeadMobs: 3,
  /** fr3.armies.chaos-mutations: points for each mutation of a unit. */
  chaosMutationCost: 10,
  /** fr3.armies.chaos-mutations: added to rally rolls. */
  chaosMutationRally: 2,
  /** fr3.armies.chaos-mutations: movement is multiplied by this. */
  chaosMutationMove: 2,
  /** fr3.armies.chinese-flame-lances: the number of units. */
  chineseFlameLances: 1,
  /** fr3.armies.conquistadors-free-plague: casts per turn, and the points that a defender has to beat. */
  conquistadorPlagues: 1,
  conquistadorPlagueValue: 4,
  /** fr3.armies.conquistadors-native-allies: percent of the army's points. */
  conquistadorAllies: 70,
  /** fr3.armies.dwarfs-infantry-bonus: added to combat rolls. */
  dwarfInfantry: 1,
  /** fr3.armies.dwarfs-infantry-movement: inches, from both rates. */
  dwarfMovementLoss: 0.5,
  /** fr3.armies.egyptian-mummies: the number of units. */
  egyptianMummies: 1,
  /** fr3.armies.evil-necromancer-undead: the number of units at the start. */
  evilUndead: 6,
  /** fr3.armies.gnomes-battlewagon-cf: added to the d10 that is its combat factor for the turn. */
  gnomeBattlewagon: 2,
  /** fr3.armies.gnomes-master-alchemist: added to the combat factor of the enemy. */
  gnomeMasterAlchemist: -2,
  /** fr3.armies.greek-dragontooth-purchase: the number of units. */
  greekDragonteeth: 2,
  /** fr3.armies.hawaiian-god-image: points, everything included. */
  hawaiianGodImage: 100,
  /** fr3.armies.hill-dwarves-mounted-fanatics: points, units, and the charge bonus in addition to the elite bonus. */
  hillDwarfFanatics: 70,
  hillDwarfFanaticUnits: 1,
  hillDwarfFanaticCharge: 1,
  /** fr3.armies.holy-unholy-blessed-start */
  blessedMelee: 1,
  blessedRally: 1,
  /** fr3.armies.holy-unholy-avatar-bonus: infantry and cavalry units for each point that the avatar adds. */
  avatarUnits: 6,
  avatarMelee: 1,
  /** fr3.armies.holy-bless-discount: magic points off the basic cost. */
  holyBlessDiscount: 1,
  /** fr3.armies.inca-fanatics: the number of units. */
  incaFanatics: 2,
  /** fr3.armies.inquisition-battlewagon-limit: the number of units. */
  inquisitionBattlewagons: 1,
  /** fr3.armies.inquisition-heretic: morale clock points gained. */
  inquisitionHeretic: 2,
  /** fr3.armies.israelite-ark: points, everything included. */
  israeliteArk: 110,
  /** fr3.armies.israelite-bless-discount: magic points off the basic cost. */
  israeliteBlessDiscount: 1,
  /** fr3.armies.acw-north-allies, fr3.armies.acw-south-allies: percent of the army's points. */
  acwAllies: 20,
  /** fr3.armies.acw-south-one-rifle: the number of units. */
  acwSouthRifles: 1,
  /** fr3.armies.acw-north-magic-users, fr3.armies.acw-south-magic-users: the highest level. */
  acwMagicLevel: 1,
  /** fr3.armies.buffalo-soldiers-allies: percent of the army's points. */
  buffaloAllies: 10,
  /** fr3.armies.buffalo-soldiers-dismount: mounted units, and the units on foot that they become. */
  seventhCavalryMounted: 3,
  seventhCavalryOnFoot: 2,
  /** fr3.armies.automaton-living-henchmen: units and characters that may be living. */
  automatonMilitia: 2,
  automatonSmallMonsters: 1,
  automatonHenchmen: 1,
  automatonAssistants: 1,
  automatonMagicLevel: 1,
  /** fr3.armies.automaton-rally: the modified d10 that passes a rally roll. */
  automatonRally: 4,
  /**
   * fr3.armies.automaton-control: the price in clock moves, army points or personal points, and the combat factor without
   * control.
   */
  automatonControl: 1,
  automatonUncontrolledCombatFactor: 0,
  /** fr3.armies.automaton-damage-markers */
  automatonMarkers: 3,
  /** fr3.armies.automaton-repair, fr3.armies.automaton-auto-repair: the number of markers removed in a rally step. */
  automatonRepair: 1,
  /** fr3.armies.automaton-auto-repair: points for each unit. */
  automatonAutoRepair: 10,
} as const;
