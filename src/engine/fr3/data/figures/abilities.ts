import { elites } from './elites.ts';

/** Numbers from the abilities chapter. Prices are in `../characters.ts`. */
export const abilities = {
  /** fr3.abilities.archangel-demon-lord, fr3.abilities.hive-queen: added to the CF of the unit's type. */
  rulerFactor: 2,
  /** fr3.abilities.assassin-bonus: added to the combat factor. */
  assassin: 1,
  /** fr3.abilities.assassin-bonus: added to the character results roll of the beaten target. */
  assassinVictim: -1,
  /** fr3.abilities.assassin-bonus: added to the combat factor of an elite assassin, in total. */
  eliteAssassin: 2,
  /** fr3.abilities.assassin-bonus: added to the results roll of an elite assassin's target, in total. */
  eliteAssassinVictim: -2,
  /**
   * fr3.abilities.assassin-bonus: the points that an elite assassin costs in addition to an ordinary one. By our ruling, elite
   * status costs an assassin as much as it costs a unit.
   */
  eliteAssassinCost: elites.cost,
  /** fr3.abilities.bard-magic-points: d6 added to the army pool. */
  bardPoolDice: 1,
  /** fr3.abilities.superhero: added to the melee bonus. */
  superheroMelee: 1,
  /** fr3.abilities.superhero: added to the rally bonus. */
  superheroRally: 1,
  /** fr3.abilities.alchemist: added to the combat factor of the enemy fought frontally. */
  alchemist: -1,
  /** fr3.abilities.alchemist: the same for a gnome master alchemist (fr3.armies.gnomes-master-alchemist). */
  masterAlchemist: -2,
  /** fr3.abilities.healer: added to rally rolls of his unit. */
  healer: 1,
  /** fr3.abilities.null-field: inches from any edge of the null's unit. */
  nullRadius: 3,
  /** fr3.abilities.mechanic-trap-bonus: added to the rally roll against a trap. */
  mechanicTrap: 2,
  /** fr3.abilities.mechanic-fire-bonus: added to missile rolls and artillery to-hit rolls of his ship or automaton base. */
  mechanicFire: 1,
  /** fr3.abilities.engineer-mine: mines that do not count against item limits. */
  engineerMines: 1,
  /** fr3.abilities.engineer-mine-damage: added to the damage roll of a mine. */
  engineerMine: 1,
  /** fr3.abilities.engineer-undermine: the same under a wall, in total. */
  engineerUndermine: 3,
  /** fr3.abilities.engineer-countermine: the same from the surface against burrowers and swimmers, in total. */
  engineerCountermine: 2,
} as const;
