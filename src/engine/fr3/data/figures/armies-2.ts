/** Numbers that the army lists from Kobolds to Weres add, including the Napoleonic and Victorian lists. */
export const armies2 = {
  /** fr3.armies.kobolds-free-mobs: mobs bought for each free one. */
  koboldMobsForOneFree: 2,
  /** fr3.armies.lizardmen-illusions: free maintenance points per turn for an illusionist. */
  lizardmanIllusions: 2,
  /** fr3.armies.near-east-wagon-fortress: added to the combat factor, once positioned. */
  wagonFortress: 3,
  /** fr3.armies.norse-deployment: inches from a river or the ocean. */
  norseDeployment: 6,
  /** fr3.armies.north-american-indians-close-portal: added to the magic roll. */
  closePortal: 1,
  /** fr3.armies.nai-northwestern-sisiutl: points, and the combat factor of the second head. */
  sisiutlCost: 110,
  sisiutlHead: 1,
  /** fr3.armies.nai-plains-magic: added to each personal pool, each turn. */
  plainsPool: 1,
  /** fr3.armies.pelagic-versus-pirates: added to the combat factor. */
  pelagicAgainstPirates: 1,
  /** fr3.armies.persians-greek-pikes: units in the army. */
  persianPikes: 2,
  /** fr3.armies.persians-elite-beastmen: units in the army. */
  persianBeastmen: 2,
  /** fr3.armies.persians-elite-spears: the points for bowfire. Elite status for bowfire costs the same amount in addition. */
  persianBows: 10,
  /** fr3.armies.pirate-raiders-units: elites of each of two types in the army. */
  raiderElites: 1,
  /** fr3.armies.pirate-buccaneers-rifles: rifle units per ship. */
  riflesForShip: 1,
  /** fr3.armies.planar-general: added to the general's personal pool, each turn. */
  planarPool: 1,
  /** fr3.armies.reef-dweller-poison: points for each unit. */
  reefPoison: 10,
  /** fr3.armies.renaissance-half-price-specialists, fr3.armies.roman-half-price-specialists, fr3.armies.victorian-half-price-specialists */
  specialistCost: 10,
  /** fr3.armies.roman-allies: percent of the army's points. */
  romanAllies: 25,
  /** fr3.armies.samurai-elite-assassins: added to character combat rolls, in total. */
  eliteAssassin: 2,
  /** fr3.armies.samurai-beastmen: units in the army. */
  samuraiBeastmen: 1,
  /** fr3.armies.samurai-suicide: added to the morale clock. */
  suicideClock: 2,
  /** fr3.armies.sea-elves-deployment: inches from a marsh or river. */
  seaElfDeployment: 2,
  /** fr3.armies.sea-elves-water-elementals: magic points. */
  seaElfElemental: 4,
  /** fr3.armies.steppe-air-shamans: added to the personal pool, each turn. */
  steppePool: 1,
  /** fr3.armies.sumerian-akkadian-elite-dragon: the number in the army. */
  sumerianDragons: 1,
  /** fr3.armies.undead-necromancer-pool: added to each necromancer's personal pool, each turn. */
  necromancerPool: 1,
  /** fr3.armies.holy-unholy-blessed-start */
  blessedMelee: 1,
  blessedRally: 1,
  /** fr3.armies.holy-unholy-avatar-bonus: infantry and cavalry units in play per bonus step, and the step. */
  avatarUnits: 6,
  avatarBonus: 1,
  /** fr3.armies.unholy-curse-discount: magic points off the cost of Curse. */
  curseDiscount: 1,
  /** fr3.armies.settlers-incompetent-general */
  incompetentMelee: -1,
  incompetentRally: -1,
  incompetentPoints: 60,
  /** fr3.armies.settlers-native-allies, fr3.armies.settlers-buffalo-allies: percent of the army's points. */
  settlerNatives: 10,
  settlerSoldiers: 40,
  /** fr3.armies.settlers-units: rifle units in the army. */
  settlerRifles: 1,
  /** fr3.armies.settlers-magic-users, fr3.armies.napoleonic-magic-limit, fr3.armies.victorian-magic-users */
  magicLevel: 1,
  /** fr3.armies.napoleonic-french, fr3.armies.napoleonic-prussian: musket units for each elite one. */
  musketsForElite: 6,
  /** fr3.armies.napoleonic-russian: musket units for each elite one. */
  russianMusketsForElite: 10,
  /** fr3.armies.napoleonic-french: charge bonus of elite muskets. */
  frenchCharge: 1,
  /** fr3.armies.napoleonic-french, fr3.armies.napoleonic-russian: the number in the army. */
  eliteLightCavalry: 1,
  /** fr3.armies.napoleonic-russian-artillery */
  russianHit: -1,
  russianDamage: 1,
  /** fr3.armies.napoleonic-british-muskets: added to the bonus of all muskets. */
  britishWhenCharged: 1,
  /** fr3.armies.victorian-auxiliaries: percent of the army's points, at least. */
  victorianAuxiliaries: 30,
} as const;
