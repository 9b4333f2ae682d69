/**
 * Corrections since the first version, newest first: rules, rulings and figures in the book, and errors in calculators, roster
 * builder and battles. Better wording, examples and pictures are not listed. The page “What changed” shows this list, and the
 * rules named here link to it.
 */

/** What was corrected: the text of a rule, a ruling on an unclear text, a number, or the program's behaviour. */
export const kindsOfChange = { rule: 'Rule', ruling: 'Ruling', figure: 'Figure', play: 'In play' } as const;

export interface Change {
  /** The day, as `2026-11-24`. */
  readonly day: string;
  readonly kind: keyof typeof kindsOfChange;
  /** The rules concerned. */
  readonly rules: readonly [string, ...string[]];
  /** What is correct now and, if useful, what was wrong before. */
  readonly says: string;
}

export const changes: readonly Change[] = [
  {
    day: '2026-11-28',
    kind: 'ruling',
    rules: ['fr3.items.tortoise-default', 'fr3.items.shieldwall-adopt', 'fr3.items.stakes-deploy'],
    says: 'Infantry in the air, in the water, underground or on board is in neither tortoise nor shieldwall and cannot put up stakes. Before, battles and calculators allowed it.',
  },
  {
    day: '2026-11-28',
    kind: 'ruling',
    rules: [
      'fr3.multi-based.extra-markers',
      'fr3.basics.extra-markers-kill',
      'fr3.square.kill',
      'fr3.spells.egg-impregnation',
      'fr3.spells.sacrifice',
    ],
    says: 'A spell that destroys its target is a kill result: units with extra markers and squares lose two levels. Before, such a spell removed them in battles, although the pages on markers said otherwise.',
  },
  {
    day: '2026-11-28',
    kind: 'ruling',
    rules: ['fr3.optional-abilities.gaze-effect'],
    says: 'In the odds of several phases and in the charge planner a gaze lasts for the first and second phase of a melee, as in battles. Before, it ended after the first.',
  },
  {
    day: '2026-11-28',
    kind: 'play',
    rules: ['fr3.infantry.marines-boarding-attack', 'fr3.infantry.marines-structure-bonus'],
    says: 'In the odds of boarding, units that cannot be marines no longer have the marines’ bonus.',
  },
  {
    day: '2026-11-28',
    kind: 'play',
    rules: ['fr3.multi-based.second-front-unit', 'fr3.melee.flankers-lose-support'],
    says: 'In battles the second unit at the front of a 2x2 unit adds only the flank bonus. Before, infantry added support as well.',
  },
  {
    day: '2026-11-28',
    kind: 'ruling',
    rules: ['fr3.items.stakes-deploy'],
    says: 'A unit removes its stakes before it moves or charges, as battles always required. The page let it leave them behind.',
  },
  {
    day: '2026-11-28',
    kind: 'play',
    rules: [
      'fr3.fear.feared-immune',
      'fr3.spells.illusionary-fear',
      'fr3.spells.righteousness',
      'fr3.melee.most-dangerous-priority',
    ],
    says: 'In battles a unit that causes fear by a spell takes no fear tests itself. A unit that causes fear by a spell, a character or an army list comes first among equally strong enemies that a unit may turn to.',
  },
  {
    day: '2026-11-28',
    kind: 'play',
    rules: ['fr3.levels.swimmers-and-sea-bottom', 'fr3.levels.missile-fire-swimmers', 'fr3.optional-abilities.gaze-levels'],
    says: 'In underwater battles swimmers can shoot at units on the sea bottom, other units there do not hide swimmers, and terrain neither covers nor stops them. A paralyzing gaze brings them down.',
  },
  {
    day: '2026-11-28',
    kind: 'play',
    rules: ['fr3.spells.jihad', 'fr3.specials.fanatics-fear-immunity'],
    says: 'In battles a unit under Jihad takes no fear tests.',
  },
  {
    day: '2026-11-28',
    kind: 'play',
    rules: ['hott.zones.stronghold-zone'],
    says: 'Near an enemy stronghold an element can only go towards it. Before, it could pass along it if it ended nearer to its middle.',
  },
  {
    day: '2026-11-28',
    kind: 'ruling',
    rules: ['fr3.levels.swimmers-and-sea-bottom', 'fr3.levels.surprise-bonus'],
    says: 'In underwater battles a swimmer that attacks a unit on the sea bottom has no bonus for surprise, and bonuses against fliers count against it. Before, it had the bonus for surprise.',
  },
  {
    day: '2026-11-28',
    kind: 'ruling',
    rules: ['fr3.multiplayer.command-clock', 'fr3.multiplayer.command-collapse'],
    says: 'Units of two commands do not move as one group. A command at 0 marches off at once and passes other units, and enemies cannot charge it. Battles now play commands.',
  },
  {
    day: '2026-11-27',
    kind: 'play',
    rules: ['fr3.spells.bolster', 'fr3.multi-based.planar-entities-fear'],
    says: 'In the calculators Bolster on a gate or a ram helps only in the phase in which it is cast, and archangels and demon lords do not fear planar entities.',
  },
  {
    day: '2026-11-27',
    kind: 'play',
    rules: ['fr3.square.destruction-threshold', 'fr3.square.rally'],
    says: 'In battles the owner of a square chooses which unit takes a marker that is passed on, and which units recover after a rally. The square rallies with its best rally number and the penalty of its least demoralized unit. Before, the program spread the markers, and the best unit rolled with its own penalty.',
  },
  {
    day: '2026-11-27',
    kind: 'play',
    rules: ['fr3.spells.teleport', 'fr3.war-machines.heavy-artillery-spell-immunity'],
    says: 'Teleport does not move heavy artillery that has fired, nor a unit with such a piece attached.',
  },
  {
    day: '2026-11-27',
    kind: 'play',
    rules: ['three-realms.unit-rules.character'],
    says: 'In the companion a Character cannot leave its unit once the battle has begun.',
  },
  {
    day: '2026-11-27',
    kind: 'ruling',
    rules: ['fr3.leviathans.mutual-tie', 'fr3.spells.miracle'],
    says: 'A draw that Miracle brings about does not count as a tie between leviathans. Battles and calculators treated it as a kill result on both.',
  },
  {
    day: '2026-11-27',
    kind: 'play',
    rules: ['fr3.armies.nai-northwestern-sisiutl'],
    says: 'The Sisiutl takes part in battles. It swims, and its second head gives it +1 in melee.',
  },
  {
    day: '2026-11-27',
    kind: 'ruling',
    rules: ['fr3.war-machines.contraptions-monster-fear'],
    says: 'Dragons test for fear when they meet contraptions, as other monsters do. Leviathans do not.',
  },
  {
    day: '2026-11-27',
    kind: 'play',
    rules: ['fr3.sequence.turn-structure', 'fr3.fire.turn-fire-phase'],
    says: 'In battles fires burn only after illusions have been paid for and spells have been cast with the new magic power, as the order of a turn says. Earlier versions let them burn first.',
  },
  {
    day: '2026-11-27',
    kind: 'play',
    rules: ['fr3.spells.fire-arrow', 'fr3.illusions.missile-units'],
    says: 'Dragons whose breath works like artillery can use it under Fire Arrow (+1 to damage) and as illusions. Battles and calculators refused both.',
  },
  {
    day: '2026-11-27',
    kind: 'ruling',
    rules: ['fr3.missile-fire.cover', 'fr3.missile-fire.concealment'],
    says: 'A 2x2 unit is concealed as soon as every part of it is more than the width of a single base inside the terrain, like any other unit. In battles it had to stand twice as deep.',
  },
  {
    day: '2026-11-27',
    kind: 'play',
    rules: ['three-realms.unit-rules.automaton'],
    says: 'In the companion an Automaton cannot choose to flee.',
  },
  {
    day: '2026-11-27',
    kind: 'play',
    rules: ['fr3.infantry.rangers-prepare-trap-roll'],
    says: 'In battles a unit that charges into the trap of rangers is still trapped in that melee. It first rolls to get free in its next phase.',
  },
  {
    day: '2026-11-27',
    kind: 'play',
    rules: ['hott.terrain.river-lengthwise', 'hott.water.wading-angle'],
    says: 'In battles an element that was driven into a river leaves it across, and cannot move along it towards the edge of the board.',
  },
  {
    day: '2026-11-27',
    kind: 'play',
    rules: ['fr3.infantry.marines'],
    says: 'The army builder refuses undead marines.',
  },
  {
    day: '2026-11-27',
    kind: 'play',
    rules: ['hott.gaps.minimum-gap'],
    says: 'A narrow gap between two cliffs, or between a cliff and the edge of the board or a stronghold, may not be entered either.',
  },
  {
    day: '2026-11-27',
    kind: 'play',
    rules: ['fr3.spells.paranoia', 'fr3.spells.apparition'],
    says: 'Paranoia and Apparition do nothing to spirits.',
  },
  {
    day: '2026-11-27',
    kind: 'play',
    rules: [
      'hott.supplement.clerics-outcome',
      'hott.supplement.spears-outcome',
      'hott.supplement.hordes-outcome',
      'hott.supplement.warband-outcome',
    ],
    says: 'Knights destroy beaten clerics, spears, hordes and warband that stand in water too, because water is not bad going.',
  },
  {
    day: '2026-11-27',
    kind: 'play',
    rules: ['fr3.armies.hawaiian-spears-throwing'],
    says: 'In the army builder either all Hawaiian spears have throwing weapons, or none of them.',
  },
  {
    day: '2026-11-27',
    kind: 'play',
    rules: ['fr3.armies.acw-north-magic-users', 'fr3.armies.acw-south-magic-users'],
    says: 'The army builder warns about clerics in the two armies of the American Civil War.',
  },
  {
    day: '2026-11-27',
    kind: 'ruling',
    rules: ['fr3.armies.pirate-list', 'fr3.armies.pelagic-list'],
    says: 'Pirates have only the types of their kind, and pelagic armies only types that swim. The rulings said that any other type is allowed with a warning.',
  },
  {
    day: '2026-11-27',
    kind: 'play',
    rules: ['fr3.spells.flying', 'fr3.spells.swimming'],
    says: 'In battles a unit can lose Flying or Swimming over rapids, and drowns there unless it swims. Before, the spell was refused.',
  },
  {
    day: '2026-11-27',
    kind: 'play',
    rules: ['fr3.illusions.act-as-real'],
    says: 'In battles no character joins an illusion.',
  },
  {
    day: '2026-11-27',
    kind: 'play',
    rules: ['fr3.inventions.disintegration-metal', 'fr3.inventions.disintegration-flesh'],
    says: 'In battles and calculators the metal gun works on automatons and the flesh gun does not, as the page says.',
  },
  {
    day: '2026-11-27',
    kind: 'play',
    rules: ['fr3.auction.announcement'],
    says: 'The log of a battle says what a spell costs where its caster has a choice.',
  },
  {
    day: '2026-11-27',
    kind: 'ruling',
    rules: ['fr3.magic.barriers', 'fr3.spells.green-thumb'],
    says: 'The trees of Green Thumb are woods and not a barrier: they slow units but do not stop them, so no unit has to break through them.',
  },
  {
    day: '2026-11-27',
    kind: 'play',
    rules: ['three-realms.unit-rules.character', 'three-realms.drive.mass-casualties'],
    says: 'The companion counts an attached Character in the test for mass casualties, and a Character who is left alone takes tests on his own.',
  },
  {
    day: '2026-11-27',
    kind: 'play',
    rules: ['fr3.armies.automaton-damage-markers', 'fr3.armies.automaton-immunities', 'fr3.armies.automaton-attachment'],
    says: 'Calculators and planner handle automatons: their damage markers, their immunities, and that no leader can join them.',
  },
  {
    day: '2026-11-27',
    kind: 'ruling',
    rules: ['fr3.leviathans.1x1', 'fr3.reference.point-cost'],
    says: 'A 1x1 leviathan still costs 100 points. The page now gives the reason: the basics take the cost of every unit type from the reference table.',
  },
  {
    day: '2026-11-27',
    kind: 'play',
    rules: ['fr3.armies.chaos-mutations'],
    says: 'Fleet mutants move at twice their rates in battle.',
  },
  {
    day: '2026-11-27',
    kind: 'ruling',
    rules: ['hott.supplement.base-size'],
    says: 'Every element type has a base depth with its source. Before, only blades, spears, knights, riders and dragons had one.',
  },
  {
    day: '2026-11-27',
    kind: 'rule',
    rules: ['fr3.undead.roll-penalty'],
    says: 'Undead that rally by themselves get their extra markers back, except those lost for good.',
  },
  {
    day: '2026-11-27',
    kind: 'rule',
    rules: ['fr3.infantry.beastmen'],
    says: 'Beastmen are harder to rally than spears. The page said that they were easier. The number in the tables was right.',
  },
  {
    day: '2026-11-24',
    kind: 'ruling',
    rules: ['six-events.creatures.flee', 'six-events.creatures.berserk'],
    says: 'A creature that flees cannot be rallied and no longer checks morale. A berserk creature no longer checks morale.',
  },
  {
    day: '2026-11-24',
    kind: 'play',
    rules: ['six-events.routing.stays', 'six-events.spells.passing'],
    says: 'A routed unit that is damaged again checks morale again. A player who has passed spends no more Magic Points in that turn.',
  },
  {
    day: '2026-11-24',
    kind: 'ruling',
    rules: ['three-realms.setup.terrain-density'],
    says: 'Terrain covers about a third of the table: first what the list of the land says, then more of its own kinds.',
  },
  {
    day: '2026-11-24',
    kind: 'ruling',
    rules: ['three-realms.drive.test'],
    says: 'A broken unit takes drive tests like any other. It keeps the worse of its two penalties if it fails.',
  },
  {
    day: '2026-11-24',
    kind: 'ruling',
    rules: ['three-realms.unit-rules.double-act-phase-end', 'three-realms.turn.alternating-unit-turns'],
    says: 'A second unit turn of Double Act can be taken later in the same Action Phase, and a side may pass while only such turns are left.',
  },
  {
    day: '2026-11-24',
    kind: 'rule',
    rules: [
      'three-realms.unit-rules.character',
      'three-realms.drive.mass-casualties',
      'three-realms.missions.annihilation-scoring',
    ],
    says: 'A Character counts among the models of its unit for mass casualties, losses in a melee and points.',
  },
  {
    day: '2026-11-24',
    kind: 'play',
    rules: ['three-realms.templates.line-friendly', 'three-realms.templates.line-target'],
    says: 'A friend may be the nearest model on the line of fire. A line without an enemy on it is refused.',
  },
  {
    day: '2026-11-24',
    kind: 'rule',
    rules: ['hott.gods.shared'],
    says: 'If both sides invoke the same god, it is lost to the side that was too late.',
  },
  {
    day: '2026-11-24',
    kind: 'figure',
    rules: ['hott.supplement.base-size', 'hott.columns.forming'],
    says: 'Each base depth is now stored in one place. Spears are 60 paces deep everywhere; the example of forming a column had them 80 deep.',
  },
  {
    day: '2026-11-24',
    kind: 'ruling',
    rules: ['fr3.monsters.swarms', 'fr3.reference.special-bonuses'],
    says: 'Bonuses against monsters count against dragons, large and small monsters and adult cyclics. They do not count against swarms and leviathans.',
  },
  {
    day: '2026-11-24',
    kind: 'ruling',
    rules: ['fr3.melee.column-penalty'],
    says: 'Every unit of a column that is charged in one phase counts as in column, in whatever order the charges are made.',
  },
  {
    day: '2026-11-24',
    kind: 'ruling',
    rules: ['fr3.innate.toughness'],
    says: 'Toughness can clear the first demoralization or damage by artillery too.',
  },
  {
    day: '2026-11-24',
    kind: 'ruling',
    rules: ['fr3.multi-based.mass-base-rules'],
    says: 'A kill by fire or magic takes two markers from a mass of minor spirits, one of them for good. With one marker left it takes that one and does nothing else.',
  },
  {
    day: '2026-11-24',
    kind: 'rule',
    rules: ['fr3.elementals.air', 'fr3.items.stakes-effect'],
    says: 'An air elemental that charges into stakes has its penalty for terrain.',
  },
  {
    day: '2026-11-24',
    kind: 'rule',
    rules: ['fr3.items.grapple-mutual'],
    says: 'If both enemies have Grapple, either of them, including the charger, may be held before they fight for the first time.',
  },
  {
    day: '2026-11-24',
    kind: 'figure',
    rules: ['fr3.pre-game.scouting-combination'],
    says: 'Combined scouting options take the values of the printed example, 33 and 38. Before, they took the middle values, 32 and 37.',
  },
  {
    day: '2026-11-24',
    kind: 'ruling',
    rules: ['fr3.magic-users.witch-hunter-must-charge'],
    says: 'A witch hunter may not leave a unit that has to charge, and a character may not join it if that puts the charge out of reach.',
  },
  {
    day: '2026-11-24',
    kind: 'ruling',
    rules: ['fr3.movement.column', 'fr3.melee.column-penalty'],
    says: 'A file of three units is a column, whatever stands beside it. The penalty in melee takes no support away.',
  },
  {
    day: '2026-11-24',
    kind: 'ruling',
    rules: ['fr3.melee.uphill'],
    says: 'A unit is uphill if the middle of its base is further inside the hill. Before, the edges in contact were compared, which are always equally high.',
  },
  {
    day: '2026-11-24',
    kind: 'ruling',
    rules: ['fr3.pike-blocks.charge-bonuses'],
    says: 'The bonus of a pike block that is charged counts only against a charge from its forward arc.',
  },
  {
    day: '2026-11-24',
    kind: 'ruling',
    rules: ['fr3.basics.zone-of-control', 'fr3.basics.zone-of-control-restriction'],
    says: 'A unit in a zone of control goes straight back, within 5 degrees, instead of any way that leads off. Once held, it charges no other enemy in that phase. A zone is as wide and as deep as the front edge of its owner is long.',
  },
  {
    day: '2026-11-24',
    kind: 'ruling',
    rules: ['fr3.items.heavy-armor-firearms'],
    says: 'A mixed volley kills through heavy armor if its rifles and muskets alone would have killed.',
  },
  {
    day: '2026-11-24',
    kind: 'ruling',
    rules: ['fr3.melee.charge-bonus-exclusions'],
    says: 'Charges on one enemy in the same movement step begin one melee together, whatever their order.',
  },
  {
    day: '2026-11-24',
    kind: 'ruling',
    rules: ['fr3.spirits.ethereals-pass-through', 'fr3.melee.push-back'],
    says: 'Ethereals do not block the retreat of the unit that they passed through. The unit is pushed straight back from its own front.',
  },
  {
    day: '2026-11-24',
    kind: 'ruling',
    rules: ['fr3.abilities.bard-immunity'],
    says: 'A kill takes the extra marker of a pike block with a bard for good, and destroys the block if it has none.',
  },
  {
    day: '2026-11-24',
    kind: 'ruling',
    rules: ['fr3.items.fly-swim-burrow-infantry'],
    says: 'A bonus against fliers counts as a missile bonus only if the type shoots by its own row of the table.',
  },
  {
    day: '2026-11-24',
    kind: 'ruling',
    rules: ['fr3.leviathans.missile-immunity', 'fr3.specials.blobs'],
    says: 'Sword and pistol and dragoons in the saddle do nothing to a leviathan. Pistols do nothing to a blob.',
  },
  {
    day: '2026-11-24',
    kind: 'ruling',
    rules: ['fr3.spells.bless-curse-1', 'fr3.spells.ensure-victory', 'fr3.spells.jihad'],
    says: 'Elementals can be blessed, and a blessing has no effect while a bard or Grog Ration is with its unit. A charge that wins by Ensure Victory costs its enemy two levels. A kill on a unit under Jihad takes its extra markers first.',
  },
  {
    day: '2026-11-24',
    kind: 'rule',
    rules: ['fr3.multi-based.no-front'],
    says: 'A unit that loses a level by disengaging or by an uncontrolled advance is not pushed back.',
  },
  {
    day: '2026-11-24',
    kind: 'play',
    rules: ['fr3.leviathans.engulf'],
    says: 'A leviathan that comes up under a unit drives it away from where it came up.',
  },
  {
    day: '2026-11-24',
    kind: 'play',
    rules: ['fr3.fear.causes', 'fr3.fear.feared-immune'],
    says: 'In the planner a unit that causes fear frightens its enemy, and does not fear any enemy itself.',
  },
  {
    day: '2026-11-24',
    kind: 'play',
    rules: ['fr3.auction.sequence'],
    says: 'The battle refuses a bid by a unit that is not a magic user.',
  },
  {
    day: '2026-11-23',
    kind: 'play',
    rules: ['fr3.victory.end', 'fr3.spells.zombies-3'],
    says: 'A side has no units left if its last unit has changed sides permanently.',
  },
  {
    day: '2026-11-23',
    kind: 'play',
    rules: ['fr3.illusions.dissipate-after-melee'],
    says: 'An illusion that dissipates leaves its transport behind.',
  },
  {
    day: '2026-11-23',
    kind: 'play',
    rules: ['fr3.armies.holy-unholy-blessed-demoralized'],
    says: 'The illusion of troops that began blessed is blessed only as long as those troops are.',
  },
  {
    day: '2026-11-23',
    kind: 'ruling',
    rules: ['fr3.multiplayer.two-player-initiative'],
    says: 'From the second turn on, players may let a die decide the order of the phases. The page says how.',
  },
  {
    day: '2026-11-23',
    kind: 'ruling',
    rules: ['fr3.terrain-effects.enchanted-effect', 'fr3.terrain-effects.chaos-fear-terrain'],
    says: 'Enchanted terrain strikes each time a unit enters, voluntarily or not. Terrain that causes fear tests only units that enter voluntarily.',
  },
  {
    day: '2026-11-23',
    kind: 'ruling',
    rules: ['fr3.fortifications.occupancy', 'fr3.fortifications.support-line', 'fr3.fortifications.pavisiers'],
    says: 'A unit holds the fortification base that the middle of its own base is in. Pavisiers that are beaten once are gone, which does not count as a loss.',
  },
];
