/**
 * The spell book: the spells of `spell-list.ts` with descriptions. Prose fields are short markdown whose links are rule ids.
 * Distances are inches at 15 mm scale, written `3″`.
 */
import { type SpellHead, spellHeadOf } from './spell-list.ts';

/** An interpretation of an unclear text. The form is the same as in the front matter of rule pages. */
export interface SpellRuling {
  says: string;
  readings: string[];
  ruling: string;
  why: string;
  /** The ruling is only for players at a real table, because nothing on this site applies it. */
  readonly atTable?: true;
}

export interface Spell extends SpellHead {
  readonly target: string;
  readonly effect: string;
  readonly duration: string;
  /** The units that are not affected; null if none. */
  readonly immune: string | null;
  readonly summary: string;
  /** The ids of other rules that repeat the same rule, or that clarify the spell. */
  readonly merged: readonly string[];
  readonly tier: 'core' | 'advanced' | 'optional';
  readonly use: 'engine';
  readonly ruling?: SpellRuling;
}

const spell = (
  id: string,
  row: Pick<Spell, 'target' | 'effect' | 'duration' | 'summary'> & Partial<Omit<Spell, keyof SpellHead>>,
): Spell => ({
  ...(spellHeadOf(id) as SpellHead),
  immune: null,
  merged: [],
  tier: 'core',
  use: 'engine',
  ...row,
});

// Phrases that several entries use.
const phase = 'Rest of the phase';
const instant = 'Instant';
const untilRallied = 'Until the unit rallies';
const steady =
  'units with a [bard](fr3.abilities.bard-immunity) attached, mobs grouped with the [Inquisition army standard](fr3.armies.inquisition-free-standard), units under [Grog Ration](fr3.spells.grog-ration)';
const fearless = `[Undead](fr3.undead.immunities), [specials](fr3.specials.class), ${steady}`;
const mindless = '[elementals](fr3.elementals.psychology-immunity), [automatons](fr3.armies.automaton-immunities)';
const rooted =
  '[Trapped](fr3.spirits.traps-movement-lock) units, [heavy artillery](fr3.war-machines.heavy-artillery-spell-immunity)';
const spentGuns =
  '[Trapped](fr3.spirits.traps-movement-lock) units, heavy artillery that [has fired](fr3.artillery.heavy-movement)';
const offBoard =
  'A unit that leaves the board may come back anywhere on the same edge in its next movement step. This takes its whole movement.';
const unsummons = 'Instead, the caster may remove an elemental of any type from the board.';

export const spells: readonly Spell[] = [
  // Wizards, Level One
  spell('apoplexy', {
    target: 'Any unit',
    effect:
      'The target and everything attached to it cannot [move](fr3.movement.move), turn, [charge](fr3.charging.definition), [follow up](fr3.follow-up.infantry-choice) or withdraw. The target can still be [pushed back](fr3.melee.push-back), and [Teleport](fr3.spells.teleport) can move it.',
    duration: phase,
    summary: 'The target unit and its attachments may not move for the rest of the phase.',
    ruling: {
      says: 'The unit may not move. In this list, one mark for psychology spells is no longer next to its row. The text does not mention follow-ups, withdrawals or push-backs.',
      readings: ['The spell stops only normal movement.', 'The spell stops all movement, including push-backs.', 'The spell stops only voluntary movement.'],
      ruling: 'The spell stops all voluntary movement, including follow-ups and withdrawals. Push-backs still happen, and Teleport still works. The spell is not a psychology spell.',
      why: 'The text says that Teleport works on such units. A push-back is not a move of the unit, and the psychology mark of this list belongs to Stink.',
    },
  }),
  spell('blast-1', {
    target: 'Any unit',
    effect:
      'The target suffers an automatic light artillery hit. Roll [artillery damage](fr3.artillery.damage) at −1 at once, without a roll to hit. So a die of 8 or 9 demoralizes the target, and a 10 destroys it.',
    duration: instant,
    summary: 'The target suffers an automatic light artillery hit. Roll artillery damage at −1.',
    ruling: {
      says: 'The spell is a light artillery hit. Only the rules summaries give light artillery −1 on the damage roll.',
      readings: ['The damage roll is unmodified.', 'The damage roll has −1.'],
      ruling: 'The damage roll has −1.',
      why: 'All summaries agree on the −1, and without it Blast 1 would be almost the same as Blast 2.',
    },
  }),
  spell('bolster', {
    target: 'A [gate](fr3.structures.gate-required) or a [ram](fr3.siege.ram-bonus)',
    effect: 'If the target is a gate, it has +2 CF. If the target is a ram, its unit has +2 CF more than usual when it attacks a gate.',
    duration: phase,
    summary: 'A gate or a ram has +2 CF for the rest of the phase.',
    merged: ['fr3.structures.gate-magic', 'fr3.siege.ram-bolster'],
    tier: 'optional',
    ruling: {
      says: 'The text does not give a duration for the bonus.',
      readings: ['The spell lasts for the rest of the phase.', 'The spell lasts for the rest of the game.'],
      ruling: 'The spell lasts for the rest of the phase.',
      why: 'The other Level One spells that raise a value last for the rest of the phase.',
    },
  }),
  spell('illusionary-fear', {
    target: 'One friendly unit',
    effect: 'The target [causes fear](fr3.fear.causes). Enemies that charge the target, or that the target charges, take fear tests as usual. The spell needs no maintenance.',
    duration: phase,
    summary: 'One friendly unit causes fear for the rest of the phase.',
    merged: ['fr3.design.illusionist-fear'],
    ruling: {
      says: 'The spell is in the Level One wizard list, but the chapter on spell design counts it among the illusionist’s spells. In this list, one mark for psychology spells is no longer next to its row.',
      readings: ['Only illusionists cast the spell.', 'Every wizard casts it, as a psychology spell.', 'Every wizard casts it, and it is not a psychology spell.'],
      ruling: 'Every kind of wizard casts the spell. It is not a psychology spell and is not maintained.',
      why: 'The spell list decides who casts what, and the fear test has immunities of its own.',
    },
  }),
  spell('stink', {
    target: 'Any unit',
    effect: 'The target neither gives nor receives [support](fr3.melee.support-bonus).',
    duration: phase,
    immune:
      'Undead, [blobs](fr3.specials.blobs-psychology), [elementals](fr3.elementals.psychology-immunity), [automatons](fr3.armies.automaton-immunities), units under [Grog Ration](fr3.spells.grog-ration)',
    summary: 'The target neither gives nor receives support for the rest of the phase.',
    ruling: {
      says: 'The text gives neither a duration nor immunities. In this list, the mark for psychology spells is no longer next to its row.',
      readings: ['The spell lasts for the game and works on every unit.', 'The spell lasts for the turn, like the innate Stinkbomb.', 'The spell lasts for the phase and does not work on units that are immune to Stinkbomb.'],
      ruling: 'The spell lasts for the rest of the phase. It is a psychology spell and has no effect on undead and automatons.',
      why: 'The rules of the automaton army count the spell as psychology, and the entry of Stinkbomb names these exceptions. Other Level One spells last for the phase.',
    },
  }),

  // Wizards, Levels Two and Three
  spell('blast-2', {
    target: 'Any unit',
    effect:
      'The target suffers an automatic artillery hit. Roll [artillery damage](fr3.artillery.damage) at +1 at once, without a roll to hit. So a die of 6 or 7 demoralizes the target, and an 8 or more destroys it.',
    duration: instant,
    summary: 'The target suffers an automatic artillery hit. Roll artillery damage at +1.',
    ruling: {
      says: 'The wizard’s list calls the spell an artillery hit, and the planar wizard’s list calls it a heavy artillery hit. Both versions add 1.',
      readings: ['The planar version adds the bonus of a cannon as well.', 'Both versions roll damage at +1 in all.'],
      ruling: 'Both versions roll damage at +1 in all.',
      why: 'The two entries share name, level, cost and modifier.',
    },
  }),
  spell('disorient', {
    target: 'Any unit',
    effect: `The target moves in a random direction at once. Roll a d12 and read it as a clock, with 12 at the front of the target. Turn the target in that direction and move it its full move. Difficult terrain slows it, and other units stop it. A target [in line](fr3.magic.disorient-in-line) with other units can move only at an angle of up to 45 degrees to its front, or it turns where it stands. If it ends against the front edge of an enemy, the two units fight in the melee step. ${offBoard}`,
    duration: instant,
    immune: `${rooted}, units in [fortifications](fr3.fortifications.disorient) and city or wall BBs, crew in battlewagons`,
    summary: 'The target makes a full move in a random direction.',
    merged: ['fr3.magic.disorient-movement'],
    ruling: {
      says: 'The spell book says that the unit moves in the direction of the die. The magic chapter says that it first turns in that direction, and limits the move of a unit in line. The list of immune units is incomplete, and the text does not say what happens on contact with an enemy.',
      readings: ['Only the spell book counts.', 'Both texts apply.'],
      ruling: 'Both texts apply. All heavy artillery is immune, even before its first shot. A move that ends against the front edge of an enemy starts a melee. The unit turns if it has room to turn. If not, it moves without turning. Squares do not move.',
      why: 'The two texts do not contradict each other, and the entry on heavy artillery makes no exception for pieces that have not fired.',
    },
  }),
  spell('mirror-image', {
    target: 'Any unit',
    effect:
      'The target fights one round of [melee](fr3.melee.roll) against itself at once. Its owner rolls for the unit, the opponent for the image. Both use the unit’s CF with its elite, attachment and item modifiers, but without support, flank or charge bonuses. Results against the unit apply immediately, in addition to any other results. Results against the image are ignored.',
    duration: instant,
    summary: 'The target fights one round of melee against an image of itself. Only damage to the unit counts.',
    ruling: {
      says: 'The text does not say which modifiers the image has.',
      readings: ['The image has only its CF.', 'The image has every bonus of the unit.', 'The unit and the image have the bonuses that the unit itself has, but no bonuses from its neighbours.'],
      ruling: 'The unit and the image use the CF with elite, attachment and item modifiers. Neither of them has support, flank or charge bonuses. If the unit has rules of its own about destruction, they apply.',
      why: 'An image copies the unit, not its surroundings.',
    },
  }),
  spell('teleport', {
    target: 'One friendly unit with its attachments',
    effect:
      'Place the target anywhere on the board where its base fits without moving another unit. The spell works even on units under [Apoplexy](fr3.spells.apoplexy) or [Heat Stroke](fr3.spells.heat-stroke). The target may arrive on a friendly or empty wall base if its type may stand on walls, and also in a [tower without a gate](fr3.structures.gateless-tower). It may not arrive on a wall base that an enemy holds or controls, in a city base, in a fortification, on a ship, or in any base that its type cannot enter. The spell cannot move a unit out of a fortification, a city or wall base or a ship. If a target arrives on the active front edge of an enemy, it [turns to face that enemy](fr3.magic.teleport-contact).',
    duration: instant,
    immune:
      '[Trapped](fr3.spirits.traps-movement-lock) units, [heavy artillery that has fired](fr3.war-machines.heavy-artillery-spell-immunity)',
    summary: 'Moves one friendly unit to any place on the board where its base fits.',
    merged: ['fr3.magic.teleport', 'fr3.magic.teleport-structures'],
    ruling: {
      says: 'The magic chapter says that the spell does not work on any structure. The spell book names only city BBs, fortifications and BBs that the type cannot enter. In a rule on towers and in an example, the spell moves units onto walls.',
      readings: ['The spell never moves a unit into or out of a structure.', 'The spell may move a unit onto friendly or empty walls, but never out of a structure.', 'The spell works in both directions wherever the spell book does not forbid it.'],
      ruling: 'A friendly or empty wall BB may be the destination. City BBs, fortifications, ships and walls that an enemy controls may not. The spell does not move a unit out of a structure or a ship.',
      why: 'The spell book and the worked storming example take precedence for the destination. They do not contradict the rule of the magic chapter that a unit cannot leave a structure.',
    },
  }),
  spell('blast-3', {
    target: 'Any unit',
    effect:
      'The target suffers an automatic heavy artillery hit. Roll [artillery damage](fr3.artillery.damage) at +3 at once, without a roll to hit. So a die of 4 or 5 demoralizes the target, and a 6 or more destroys it.',
    duration: instant,
    summary: 'The target suffers an automatic heavy artillery hit. Roll artillery damage at +3.',
    ruling: {
      says: 'The spell is a heavy artillery hit with +3. The text does not say whether the +1 of a cannon is added.',
      readings: ['The roll has +3 in all.', 'The roll has +4 in all.'],
      ruling: 'The roll has +3 in all.',
      why: 'The three Blasts give their modifiers in full: −1, +1, +3.',
    },
  }),
  spell('die', {
    target: 'One character',
    effect:
      'The target makes a [character results roll](fr3.results-rolls.character-results) at once at −2. It can be captured only if an enemy is in contact with its unit. A unit character rolls too, but counts a capture as an escape.',
    duration: instant,
    summary: 'One character makes a character results roll at −2.',
    ruling: {
      says: 'The text does not say whether the roll can lead to a capture, or whether it affects unit characters.',
      readings: ['The roll can only kill the character or have no effect.', 'The roll is an ordinary character results roll for any character.'],
      ruling: 'The roll is an ordinary character results roll. It can capture only if an enemy is in contact, and unit characters count a capture as an escape.',
      why: 'The table and the rule on unit characters already say so.',
    },
  }),

  // Planar wizards
  spell('paranoia', {
    target: 'Any unit',
    effect:
      'The target drops one level of morale: a unit made elite by [Bless](fr3.spells.bless-curse-1) becomes normal, a normal unit [demoralized](fr3.basics.demoralization), a demoralized unit [double demoralized](fr3.basics.double-demoralized), and a double demoralized unit is destroyed. A permanent elite becomes demoralized and keeps its elite modifiers.',
    duration: untilRallied,
    immune: `${fearless}, ${mindless}, [spirits](fr3.spirits.never-demoralized)`,
    summary: 'The target drops one level of morale; a double demoralized unit is destroyed.',
    tier: 'optional',
    ruling: {
      says: 'The text names only elites made by Bless. It does not name spirits, blobs, elementals, fanatics and automatons among the exceptions.',
      readings: ['A permanent elite becomes normal first.', 'A permanent elite is demoralized like any unit.'],
      ruling: 'Permanent elites are demoralized and keep their modifiers. Spirits, fanatics, blobs, elementals and automatons are immune.',
      why: 'Permanent elite status is a property of the unit. The rules of those unit types give the immunities.',
    },
  }),
  spell('dominate', {
    target: 'An uncontrolled [planar denizen](fr3.planar.denizen-arrival), or a spirit or blob of the opponent',
    effect:
      'The enemy cannot oppose the spell against an uncontrolled denizen, but he can oppose it against his own spirit or blob. If the spell works, roll a d10. The target permanently joins the caster’s army on 6+ for a planar entity, 5+ for a blob, 4+ for a major spirit, 3+ for a minor spirit and 2+ for a lesser spirit. If the roll fails, the target [attacks the nearest unit](fr3.planar.control-result) in its next movement step. Each planar wizard may try once a turn for each target. A planar entity also requires a [sacrifice](fr3.planar.control-entity-sacrifice), and must be [fed](fr3.planar.entity-feeding-schedule) from then on. If both sides try to control the same target, each [pays 6](fr3.planar.control-contest).',
    duration: 'Permanent',
    immune: null,
    summary: 'The caster takes permanent control of a planar denizen, or of an enemy spirit or blob.',
    merged: ['fr3.planar.control-denizen', 'fr3.planar.control-enemy-spirits'],
    tier: 'optional',
    ruling: {
      says: 'The optional chapter describes a spell to control denizens and mentions 6 points. The spell book calls this spell Dominate and gives 4 points. The text does not give the roll against the opponent’s own spirits.',
      readings: ['The spell costs 6.', 'The spell costs 4, and 6 only in a contest of two planar wizards.'],
      ruling: 'The spell costs 4, and in a contest each wizard pays 6. The rolls of the denizen table also count against the opponent’s spirits and blobs, and control is permanent.',
      why: 'Costs come from the spell book, and the 6 is printed only for the contest.',
    },
  }),
  spell('madness', {
    target: 'Any unit',
    effect: `The target makes a full move in a random direction, as under [Disorient](fr3.spells.disorient). If it meets a friendly or enemy unit, the two units fight one round of [melee](fr3.melee.roll) at once, with normal results for both. Trapped units, heavy artillery and units in fortifications, walls, city bases or ships do not move. They fight one round of melee against themselves, as under [Mirror Image](fr3.spells.mirror-image), but with normal results. ${offBoard} A [planar entity](fr3.multi-based.planar-entities-madness) casts this spell by itself, and no player can oppose it.`,
    duration: instant,
    immune: `${fearless}, ${mindless}`,
    summary: 'The target moves in a random direction and fights any friendly or enemy unit that it meets.',
    tier: 'optional',
    ruling: {
      says: 'The text does not say whether the other unit suffers results too, or which modifiers count when a unit fights itself.',
      readings: ['Only the mad unit suffers results.', 'Both units suffer normal results.'],
      ruling: 'Both units suffer normal results, and no unit follows up. A unit that fights itself does so as under Mirror Image. Heavy artillery, squares and crews of battlewagons stay where they are. This is also true of heavy artillery that has not fired.',
      why: 'The text says that all damage is normal, and by its own entry heavy artillery is immune to such moves.',
    },
  }),
  spell('planar-ward', {
    target: 'Any unit that is not engaged',
    effect:
      '[Planar denizens](fr3.planar.denizen-arrival) may not attack the target, and ignore it when they look for the nearest unit. The ward ends when the target moves or changes facing.',
    duration: 'Rest of the game, until the unit moves',
    summary: 'Planar denizens may not attack an unengaged unit as long as it does not move.',
    tier: 'optional',
    ruling: {
      says: 'Any unengaged unit may be the target, and it must not move. The text does not mention a turn in place.',
      readings: ['Only a friendly unit may be the target, and it may turn.', 'Any unit may be the target, and a turn counts as moving.'],
      ruling: 'Any friendly or enemy unit that is not engaged may be the target. Any move or change of facing ends the ward.',
      why: 'The text does not name a side, and a change of facing uses movement.',
      atTable: true,
    },
  }),
  spell('open-close-portal', {
    target: 'A place directly in front of the caster, or an open [planar gate](fr3.planar.gate)',
    effect:
      'The spell opens a gate directly in front of the wizard, or closes the target gate. It requires [preparation](fr3.planar.gate-preparation). The wizard and his unit may neither move nor fight in that phase. In the melee step he sacrifices a unit or an offering of his side, which is lost even if the spell fails. He may try once a turn. A character who closes a gate makes a [character results roll](fr3.planar.gate-close-risk).',
    duration: 'Until the gate is closed',
    summary: 'After a sacrifice, the spell opens a planar gate in front of the wizard or closes a gate.',
    tier: 'optional',
    ruling: {
      says: 'The spell costs ten points, which is more than any other spell. Some armies may use it only to close a gate.',
      readings: ['The cost is a misprint for 6.', 'The spell costs 10, which a pool of 3 dice can provide.'],
      ruling: 'The spell costs 10 at Level Three and may be tried once a turn. North American Indian shamans may use it only to close a gate.',
      why: 'Costs come from the spell book, and a level three magic user can have 10 points.',
    },
  }),

  // Hydromancers
  spell('swimming', {
    target: 'Any unit of a type that may [swim](fr3.levels.levels), or any swimmer',
    effect: 'The target gains [swimming](fr3.movement.swimming-rate), or loses it. A unit that loses it in impassable water is destroyed.',
    duration: 'Rest of the game',
    summary: 'The target gains or loses swimming for the rest of the game.',
    ruling: {
      says: 'Unlike Flying and Burrowing, the spell is not limited to types that may have the ability. The text does not say what happens to a unit that loses swimming in deep water.',
      readings: ['Any unit can gain swimming.', 'Only types that may buy swimming gain it.'],
      ruling: 'Only types that may buy swimming gain it. A unit that loses swimming in impassable water drowns.',
      why: 'The two similar spells have this limit, and units drown by Rip Tide in the same way.',
    },
  }),
  spell('rip-tide', {
    target: 'Any unit',
    effect: `Turn the target to face the caster and move it its full move directly away from him, while it still faces him. It leaves any melee. If it meets a unit, it [pushes that unit along](fr3.magic.rip-tide-contact). A mountain stops it, and in impassable water [it may drown](fr3.magic.rip-tide-terrain). ${offBoard}`,
    duration: instant,
    immune: `${rooted}, units in fortifications, city or wall BBs or ships, units [in the air or under the ground](fr3.magic.rip-tide-limits), leviathans and 2x2 units`,
    summary: 'The target is swept its full move directly away from the caster.',
    merged: ['fr3.magic.rip-tide-movement'],
    ruling: {
      says: 'The index does not have the spell. The spell book and the magic chapter each list exceptions of their own. The chapter also names Flash Flood, which is in no list.',
      readings: ['Only the spell book’s exceptions count.', 'The exceptions of both texts apply.'],
      ruling: 'The spell is a Level Two hydromancer spell at 2 points, with the exceptions of both texts. All heavy artillery is immune. Flash Flood is the innate ability of the same effect.',
      why: 'The lists that describe the spells decide which spells exist. Both lists of exceptions apply because they do not contradict each other.',
    },
  }),
  spell('hagfish', {
    target: 'Any unit',
    effect: 'A unit of [parasitics](fr3.spirits.parasitics) attaches itself to the target. The target has −1 on melee and rally rolls until the parasitics are removed.',
    duration: 'Until the parasitics are removed',
    immune: 'Units with a [healer](fr3.abilities.healer-immunity), and units [beside one](fr3.spirits.parasitics-healer-immunity)',
    summary: 'Parasitics attach themselves to the target unit.',
    ruling: {
      says: 'The text does not name spirits as an exception here, but it does so for the ship’s cook’s spell with the same effect.',
      readings: ['Spirits are immune to both spells.', 'Spirits are immune only to the cook’s spell.'],
      ruling: 'The usual rules of parasitics apply. Units with a healer are immune, but spirits are not.',
      why: 'We follow the text of each spell.',
    },
  }),
  spell('ink-cloud', {
    target: 'One friendly unit',
    effect:
      'Enemies may not charge the target, and every melee that it fights is [a draw](fr3.melee.result-equal). If [Ensure Victory](fr3.spells.ensure-victory) is cast on the same melee, the two spells cancel each other.',
    duration: phase,
    summary: 'A friendly unit may not be charged, and its melees are draws for the phase.',
    ruling: {
      says: 'The text does not say what happens when Ensure Victory is cast on the same melee.',
      readings: ['The later spell counts.', 'The two spells cancel each other.'],
      ruling: 'The two spells cancel each other, and the melee is rolled.',
      why: 'Ink Cloud forces a draw just as Miracle does, and Miracle and Ensure Victory cancel each other.',
    },
  }),
  spell('giant-clam', {
    target: 'Any unengaged unit on the board',
    effect: 'A [trap](fr3.spirits.traps) closes on the target.',
    duration: 'Until the trap is cleared',
    immune: 'Units with an [alchemist](fr3.abilities.alchemist-traps)',
    summary: 'A trap closes on an unengaged unit anywhere on the board.',
  }),
  spell('water-elemental', {
    target: 'A place on the board',
    effect: `Place a [water elemental](fr3.elementals.water) within 3″ of the caster or of any water feature. Instead, a water shaman may remove an elemental of any type from the board, but a hydromancer may not. [Sea elf shamans](fr3.armies.sea-elves-water-elementals) pay 4 points and may cast the spell at level two.`,
    duration: 'Permanent',
    summary: 'Places a water elemental near the caster or near water.',
    ruling: {
      says: 'Only the shaman’s entry allows the caster to remove elementals. The distance is given for one scale.',
      readings: ['Both casters may remove elementals.', 'Only the shaman may remove elementals.'],
      ruling: 'Only the water shaman may remove elementals. The 3 inches double at 25 mm scale.',
      why: 'We follow the text of each list. Distances that are not in a table double in 25 mm scale.',
    },
  }),
  spell('freak-wave', {
    target: 'An unengaged unit in or on a water feature',
    effect: 'The target is destroyed. Lakes, ponds, rivers, marshes and the sea all count as water.',
    duration: instant,
    summary: 'Destroys an unengaged unit in or on water.',
    ruling: {
      says: 'The hydromancer’s entry lists the water features, and marsh is one of them. The shaman’s entry only mentions water.',
      readings: ['The shaman’s version does not work on marshes.', 'The two spells are the same.'],
      ruling: 'The two spells are the same, and marsh counts as water.',
      why: 'Name, level and cost are the same.',
    },
  }),

  // Illusionists
  spell('dispell-illusion', {
    target: 'A unit or an obstacle',
    effect: 'If the target is an [illusion](fr3.illusions.act-as-real), it dissipates at once. If the target is real, the spell has no effect, but you know now that it is real.',
    duration: instant,
    summary: 'An illusionary unit or obstacle dissipates at once.',
    merged: ['fr3.design.illusionist-dissipate'],
    ruling: {
      says: 'The chapter on spell design has another name for the spell. No text says what happens to a real target.',
      readings: ['The two names belong to two spells.', 'The two names belong to one spell.'],
      ruling: 'The two names belong to one spell. It has no effect on a real target.',
      why: 'Caster, cost and effect are the same.',
    },
  }),
  spell('illusionary-army', {
    target: 'A real friendly unit as the model',
    effect:
      'An illusion of the same type appears [beside the real unit](fr3.illusions.summoned-during-game). You note secretly which of the two is the illusion. The illusion [acts like a real unit](fr3.illusions.act-as-real) and dissipates [after its melee](fr3.illusions.dissipate-after-melee). Each turn its [maintenance](fr3.illusions.maintenance) costs 1 point, or 2 if it has missiles or artillery. Some types [cannot be copied](fr3.illusions.forbidden-types).',
    duration: 'As long as it is maintained',
    summary: 'Creates an illusionary unit beside a real friendly unit of the same type.',
    merged: ['fr3.design.illusionist-army'],
    ruling: {
      says: 'The magic chapter says that the points for maintenance may come from either pool. The chapter on spell design names only the army pool.',
      readings: ['The points come only from the army pool.', 'The points may come from either pool.'],
      ruling: 'The points may come from either pool. At the start of the turn, you pay 1 point for each illusion, or 2 for an illusion that shoots. The illusion looks like the real unit in every way, including its morale. The real unit must have no characters or attachments. Neither it nor the illusion may be in contact with an enemy.',
      why: 'A rules chapter takes precedence over a design note.',
    },
  }),
  spell('illusionary-obstacle', {
    target: 'A place on the board',
    effect:
      'Creates an obstacle of 3″ by 1″ that blocks movement and line of sight on two adjacent [levels](fr3.levels.concept), for example ground and air. An enemy unit that contacts the obstacle stops and takes a [rally test](fr3.rally.roll). If the unit passes, the obstacle dissipates. If the unit fails, it may not test again. [Maintenance](fr3.illusions.maintenance) of the obstacle costs 1 point a turn.',
    duration: 'Until it dissipates, as long as it is maintained',
    immune: 'Units with [protection from wizard magic](fr3.character-items.protection-wizard-illusions) pass the test automatically',
    summary: 'Creates a 3″ by 1″ obstacle that blocks movement and sight until an enemy passes a test against it.',
    merged: ['fr3.design.illusionist-obstacle'],
    ruling: {
      says: 'The spell costs 3 points in the spell book and 4 in the chapter on spell design. The list does not mention range and maintenance.',
      readings: ['The spell costs 4 and needs no maintenance.', 'The spell costs 3 and is maintained.'],
      ruling: 'The spell costs 3 points, has no range limit, and costs 1 point a turn to maintain. The obstacle appears where no unit stands. An enemy that contacts it takes a test at once. Each unit takes only one test.',
      why: 'Costs come from the spell book, and the chapter on illusions says that obstacles must be maintained.',
    },
  }),
  spell('illusionary-target', {
    target: 'One friendly unit or BB',
    effect:
      'Cast this spell right after missiles, artillery, a mine or another spell has been aimed at the target, before the effect is applied. You may cast it even after the other spell has won its auction. That one attack hits an illusion and has no effect.',
    duration: 'One attack',
    summary: 'One attack aimed at a friendly unit or BB hits an illusion instead.',
    merged: ['fr3.design.illusionist-target'],
    ruling: {
      says: 'In the example, the spell is cast after an enemy spell has succeeded. But a spell should be resolved before the next is cast. The text does not say whether it stops one attack or all.',
      readings: ['The spell must be cast before any attack and stops every attack of the phase.', 'The spell is cast after one attack is aimed, before its effect.'],
      ruling: 'The spell is cast when one attack has been aimed, and cancels that attack. Against innate abilities and the guns of mad scientists it is cast when they are aimed. A unit does not use Fast Movement to dodge an attack that hits an illusion.',
      why: 'The example takes precedence over the general rule, and the price is right for one attack.',
    },
  }),
  spell('greatest-fear', {
    target: 'Any unit, in a structure too',
    effect:
      'The target takes a [rally test](fr3.rally.roll). If it fails, it flees from the board and counts as destroyed. If it passes, it turns about and makes a full move.',
    duration: instant,
    immune: `[Spirits](fr3.spirits.never-demoralized), [undead](fr3.undead.immunities), [specials](fr3.specials.class), ${steady}, ${mindless}`,
    summary: 'The target takes a rally test. If it fails, it flees from the board. If it passes, it turns about and makes a full move.',
  }),
  spell('illusionary-enemy', {
    target: 'An enemy unit in melee with a friendly unit',
    effect:
      'Illusionary units of your fighting unit’s type appear on the enemy’s flank or rear and give it [flank](fr3.melee.flank-bonus) or [rear](fr3.melee.rear-bonus) bonuses. You pay 4 points for one unit, 5 for two and 6 for three, and place them on the flanks and in the rear as you like. An illusion in the rear also blocks the enemy’s retreat. The illusions must be [maintained](fr3.illusions.maintenance) like others, and dissipate when that melee ends.',
    duration: 'Until that melee ends, as long as they are maintained',
    summary: 'One to three illusionary units flank an enemy that is in melee.',
    merged: ['fr3.design.illusionist-enemy'],
    ruling: {
      says: 'The printed cost is 4 and a variable number, but the text explains only 5 and 6. The index does not have the spell. The spell is Level Three, although it costs only 4 points for one unit.',
      readings: ['The spell is Level Two and costs 4.', 'The spell is Level Three and costs 4, 5 or 6.'],
      ruling: 'The spell is Level Three and costs 4, 5 or 6 points for one, two or three units. A 2x2 unit has no flanks where the illusions could appear.',
      why: 'The list that describes the spell gives the level, and each further unit costs 1 point more.',
    },
  }),

  // Necromancers
  spell('apparition', {
    target: 'Any unit',
    effect:
      'The target drops one level of morale: a unit made elite by [Bless](fr3.spells.bless-curse-1) becomes normal, a normal unit [demoralized](fr3.basics.demoralization), a demoralized unit [double demoralized](fr3.basics.double-demoralized), and a double demoralized unit is destroyed. A permanent elite becomes demoralized and keeps its elite modifiers.',
    duration: untilRallied,
    immune: `${fearless}, ${mindless}, [spirits](fr3.spirits.never-demoralized)`,
    summary: 'The target drops one level of morale; a double demoralized unit is destroyed.',
    ruling: {
      says: 'As in Paranoia, the text does not mention permanent elites and spirits.',
      readings: ['A permanent elite becomes normal first.', 'A permanent elite is demoralized like any unit.'],
      ruling: 'The spell works as Paranoia does. Permanent elites are demoralized and keep their modifiers, and spirits are unaffected.',
      why: 'The two spells have the same text.',
    },
  }),
  spell('plague', {
    target: 'All enemy units in base contact with a demoralized enemy unit',
    effect:
      'Each of these units that is not demoralized becomes [demoralized](fr3.basics.demoralization). The plague spreads only once, from units that were already demoralized when the spell was cast.',
    duration: untilRallied,
    immune: `[Undead](fr3.undead.immunities), [spirits](fr3.spirits.never-demoralized), [specials](fr3.specials.class), ${steady}, units with a [healer](fr3.abilities.healer-immunity), ${mindless}`,
    summary: 'Enemy units that touch a demoralized enemy unit become demoralized.',
    ruling: {
      says: 'The text does not say how near a unit must stand, or whether newly demoralized units spread the plague.',
      readings: ['The plague spreads on from unit to unit.', 'The plague works once, by base contact.'],
      ruling: 'The plague works by base contact. It spreads only once, from the units that were demoralized at the casting.',
      why: 'The spell takes effect in one moment. Contact is the only way in which the rules define that units are near each other.',
    },
  }),
  spell('summon-2', {
    target: 'A place within 3″ of the necromancer, or an undead unit',
    effect:
      'Summon one [undead](fr3.undead.eligibility) unit or remove one. You pay 2 points for a mob, 3 for mounted, and 4 for handweapons, spears or [ethereals](fr3.spirits.ethereals). A new unit appears within 3″. You may remove an undead unit of either side at any distance.',
    duration: 'Permanent',
    summary: 'Summons or removes an undead unit. A mob costs 2 points, mounted cost 3, and infantry or ethereals cost 4.',
    ruling: {
      says: 'The text gives the distance for units that appear. It does not say whose undead may be removed, or from how far.',
      readings: ['Only the necromancer’s own undead within the distance may be removed.', 'Any undead unit of that type may be removed, anywhere.'],
      ruling: 'Any undead unit of the type that the caster pays for may be removed, at any distance and on either side. The enemy can oppose this like any spell. A unit that is removed counts as destroyed.',
      why: 'A spell has no limit of range or side unless its text gives a limit.',
    },
  }),
  spell('zombies-2', {
    target: 'One enemy unit',
    effect:
      'The target fights for the necromancer’s army. You pay 2 points for an infantry or cavalry unit for one phase. You pay 3 points for any enemy unit for one phase, or for an infantry or cavalry unit for one turn. The target stays where it is, and its new owner may move it and fight with it.',
    duration: 'One phase or one turn',
    immune: '[Spirits](fr3.spirits.class), [specials](fr3.specials.class), [automatons](fr3.armies.automaton-immunities)',
    summary: 'An enemy unit fights for the necromancer for a phase or a turn.',
    ruling: {
      says: 'The index shortens the name, and the rules of the automaton army count the spell as psychology. The text does not say what happens to an engaged unit.',
      readings: ['The spell counts as psychology for every target.', 'The spell does not count as psychology, but automatons are immune.'],
      ruling: 'The spell counts as psychology only for automatons. The target and its attached units stay where they are. Its new owner may move it and fight with it until it returns to its own side. Until then, its losses count for the new side, and no unit of the new side may attach to it. Its own characters leave it as if they had escaped. If it holds captives of its new side, they are free. A unit in square, or a unit that is itself a character, cannot be the target.',
      why: 'The list does not mark the spell as psychology, but the entry of the automatons names it.',
    },
  }),
  spell('summon-3', {
    target: 'A place within 3″ of the necromancer, or a unit',
    effect:
      'Summon a unit or remove one. You pay 4 points for a [swarm](fr3.monsters.swarms) and 5 for undead heavy cavalry. The swarm is living, so it does not cause fear and cannot be banished.',
    duration: 'Permanent',
    summary: 'Summons or removes a swarm for 4 points or undead heavy cavalry for 5.',
    ruling: {
      says: 'The text does not repeat the distance, and calls only the heavy cavalry undead.',
      readings: ['The swarm is undead too.', 'The swarm is an ordinary living swarm.'],
      ruling: 'The unit appears within 3 inches, as for Summon 2. The swarm is living.',
      why: 'The text does not call the swarm undead, and swarms have no penalties of the undead.',
    },
  }),
  spell('zombies-3', {
    target: 'One enemy unit',
    effect:
      'Any enemy unit fights for the necromancer’s army for one turn, or an infantry or cavalry unit joins this army permanently. The target stays where it is, and its new owner may move it and fight with it.',
    duration: 'One turn, or permanent',
    immune: '[Spirits](fr3.spirits.class), [specials](fr3.specials.class), [automatons](fr3.armies.automaton-immunities)',
    summary: 'An enemy unit changes sides for one turn. An infantry or cavalry unit may change sides permanently.',
    ruling: {
      says: 'The index calls the spell Zombies 2, and the list calls it Zombies 3.',
      readings: ['There are two Level Three versions.', 'The spell has one Level Three version.'],
      ruling: 'There is one version, Zombies 3. Characters and losses are treated as under Zombies 2.',
      why: 'The list that describes the spell takes precedence over the index.',
    },
  }),

  // Clerics, Level One
  spell('banish-1', {
    target: 'One [undead](fr3.undead.banish) infantry or cavalry unit',
    effect: 'The target is destroyed.',
    duration: instant,
    summary: 'Destroys one undead infantry or cavalry unit.',
  }),
  spell('bless-curse-1', {
    target: 'Any unit',
    effect:
      'Announce Bless or Curse. The target takes a [rally test](fr3.rally.roll). **Bless** works if the target passes. A normal unit becomes [elite](fr3.elites.bonus), a demoralized unit becomes normal, and a double demoralized unit becomes demoralized. A unit that is elite by Bless adds 1 to CF and rally rolls, but not to bowfire. When it is demoralized, it also loses its elite status. A permanently elite unit has no second bonus. Bless has no effect while its unit has a bard or Grog Ration. **Curse** works if the target fails. A unit that is elite by Bless becomes normal, a normal unit becomes demoralized, and a demoralized unit becomes double demoralized. A double demoralized unit is destroyed. Clerics of [Holy](fr3.armies.holy-bless-discount) armies pay 1 point less for Bless, clerics of [Unholy](fr3.armies.unholy-curse-discount) armies pay 1 point less for Curse, and [Israelite](fr3.armies.israelite-bless-discount) clerics pay 1 point less for either.',
    duration: 'Bless: until demoralized or cursed. Curse: until the unit rallies',
    immune: `${fearless}, [spirits](fr3.spirits.class) other than elementals, [automatons](fr3.armies.automaton-immunities)`,
    summary: 'The target takes a rally test. If Bless works, its morale rises one level. If Curse works, its morale drops one level.',
    merged: ['fr3.spells.bless-limits', 'fr3.spells.curse-1-effect'],
    ruling: {
      says: 'The printed text says that both Bless and Curse work when the target passes its rally test. The automaton army counts the spell as psychology, but the list does not. The text does not say what happens to a permanent elite, or to a blessed unit that later has Grog Ration or a bard. Spirits are an exception, and in other rules elementals count as spirits.',
      readings: [
        'Curse works if the target passes the test. Bless still has an effect after the unit gets a bard or Grog Ration. Elementals cannot be blessed.',
        'Bless works if the target passes, and Curse works if it fails. Bless has no effect while the unit is immune to it. Elementals can be blessed.',
      ],
      ruling: 'Bless works if the target passes the test, and Curse works if it fails. A permanent elite has no further bonus. The immunities count for both Bless and Curse. Bless has no effect while a bard or Grog Ration is with its unit. Elementals are not spirits and can be blessed.',
      why: 'A rally test measures how steady a unit is, so a unit that passes it should not be harmed. The text says that the spell does not affect these units, not that it cannot be cast at them. Elementals have rules of their own.',
    },
  }),
  spell('garlic', {
    target: 'Any unit',
    effect: 'The target ignores every demoralized or destroyed result that [undead](fr3.undead.eligibility) units cause in melee or by missile fire.',
    duration: phase,
    summary: 'The target ignores damage from undead units for the rest of the phase.',
    ruling: {
      says: 'The text says that the target ignores damage. It does not say whether “damage” means every result.',
      readings: ['The target ignores only demoralization.', 'The target ignores both demoralized and destroyed results.'],
      ruling: 'The target ignores both demoralized and destroyed results, even from missile fire of undead.',
      why: '“Damage” means every loss of a unit, from any cause.',
    },
  }),
  spell('invigorate', {
    target: 'One friendly unit that is not engaged',
    effect:
      'The target makes an extra move at once, in addition to its normal move. The usual limits of movement apply. In your own phase, before the melee step, the extra move may be a [charge](fr3.charging.definition).',
    duration: instant,
    immune: `${spentGuns}, engaged units`,
    summary: 'One friendly unit makes an extra move at once.',
    ruling: {
      says: 'The list of units that cannot use the spell is incomplete. The text does not say whether the extra move may be a charge.',
      readings: ['The extra move may never bring the unit into contact.', 'The extra move is a full normal move and may be a charge.'],
      ruling: 'The extra move is a full normal move. It may be a charge only in the owner’s own phase, before melee. Engaged units may not make this move. It is made in the movement step of the unit’s own side, after the unit’s normal move, and does not use a move of the clock.',
      why: 'The text says that the normal limits of movement apply, and these allow charges in the owner’s own phase.',
    },
  }),
  spell('miracle', {
    target: 'Any unit',
    effect:
      'Every melee that the target fights is [a draw](fr3.melee.result-equal). If [Ensure Victory](fr3.spells.ensure-victory) is cast on the same melee, the two spells cancel each other, and both sides roll as usual.',
    duration: phase,
    summary: 'For the rest of the phase, every melee that the target fights is a draw.',
    ruling: {
      says: 'The text says that Ensure Victory cancels Miracle, and that Miracle cancels Ensure Victory.',
      readings: ['The later spell counts.', 'The two spells cancel each other.'],
      ruling: 'The two spells cancel each other, and the melee is rolled normally.',
      why: 'Only in this way are both sentences true.',
    },
  }),
  spell('strength', {
    target: 'Any unit',
    effect: 'The target has +1 CF.',
    duration: phase,
    summary: 'The target has +1 CF for the rest of the phase.',
    ruling: {
      says: 'The text does not give a duration, and the index also shows the spell in the wizard’s column.',
      readings: ['Wizards cast it too.', 'Only clerics and war clerics cast the spell.'],
      ruling: 'The spell lasts for the rest of the phase, and only clerics and war clerics cast it.',
      why: 'The lists that describe the spells decide who casts them. Freeze, which has the opposite effect, lasts for the phase.',
    },
  }),

  // Clerics, Levels Two and Three
  spell('banish-2', {
    target: 'One undead monster, undead war machine, [ethereal](fr3.spirits.ethereals-banish) or minor spirit',
    effect: 'The target is destroyed. [Tricksters](fr3.spirits.tricksters) count as minor spirits.',
    duration: instant,
    summary: 'Destroys one undead monster or war machine, one ethereal or one minor spirit.',
    ruling: {
      says: 'The sentence does not make clear whether the war machine must be undead.',
      readings: ['Any war machine can be banished.', 'Only an undead war machine can be banished.'],
      ruling: 'Monsters and war machines can be banished only if they are undead. Ethereals and minor spirits can always be banished.',
      why: 'The spell works on undead and on spirits, and a living crew is neither undead nor a spirit.',
    },
  }),
  spell('bless-curse-2', {
    target: 'Any unit',
    effect:
      'The spell has the effect of [Bless/Curse 1](fr3.spells.bless-curse-1), but the target does not take a rally test. Bless or Curse always works.',
    duration: 'Bless: until demoralized or cursed. Curse: until the unit rallies',
    immune: `${fearless}, [spirits](fr3.spirits.never-demoralized), [automatons](fr3.armies.automaton-immunities)`,
    summary: 'The spell has the effect of Bless/Curse 1 without a rally test.',
  }),
  spell('golden-path', {
    target: 'Any unit in melee',
    effect:
      'The target may withdraw from its melee at once. It [moves directly away](fr3.charging.disengage-move) at its own rate, as light cavalry does, and is not demoralized.',
    duration: instant,
    immune: '[Trapped](fr3.spirits.traps-movement-lock) units',
    summary: 'The target may withdraw from melee at once without being demoralized.',
    ruling: {
      says: 'The text does not say how the unit withdraws, or whether it is demoralized when it does so.',
      readings: ['The unit withdraws like light cavalry and becomes demoralized.', 'The unit withdraws and is not demoralized.'],
      ruling: 'The unit moves like disengaging light cavalry at its own rate, without becoming demoralized.',
      why: 'The withdrawal is magical and immediate. The ship’s cook’s cheaper spell compares the withdrawal with that of light cavalry, but this spell does not.',
    },
  }),
  spell('banish-3', {
    target: 'One major, lesser or [protective](fr3.items.protective-spirit-purchase) spirit, or one undead dragon',
    effect: 'The target is destroyed.',
    duration: instant,
    summary: 'Destroys one major, lesser or protective spirit, or one undead dragon.',
    ruling: {
      says: 'The index prints the spell three times.',
      readings: ['There are three versions of the spell.', 'Two of the entries belong to the columns of the archangel and the demon lord.'],
      ruling: 'There is one spell. Archangels and demon lords cast it as level three clerics.',
      why: 'The price of archangels and demon lords includes the magic of a level three cleric.',
    },
  }),
  spell('bless-curse-3', {
    target: 'Two adjacent units',
    effect: 'The spell has the effect of [Bless/Curse 2](fr3.spells.bless-curse-2) on both units. Both are blessed, or both are cursed.',
    duration: 'Bless: until demoralized or cursed. Curse: until the unit rallies',
    immune: `${fearless}, [spirits](fr3.spirits.never-demoralized), [automatons](fr3.armies.automaton-immunities)`,
    summary: 'The spell has the effect of Bless/Curse 2 on two adjacent units.',
    ruling: {
      says: 'The text does not say whether one unit may be blessed and the other cursed.',
      readings: ['One unit may be blessed and the other cursed.', 'One choice counts for both units.'],
      ruling: 'One choice counts for both units.',
      why: 'The spell is Bless/Curse 2 cast on two units, and that spell needs one choice.',
    },
  }),
  spell('ground', {
    target: 'All magic pools',
    effect:
      'Every [army pool and personal pool](fr3.magic.two-pools) of both sides falls to 0 when the auction for the spell is over. The pools of [mad scientists](fr3.inventions.pool) and technical assistants are not affected. Players may still [convert points from the morale clock](fr3.auction.morale-clock-points) afterwards. This spell [cannot stop](fr3.magic.resolve-before-next) a spell that has already been announced.',
    duration: 'Rest of the turn',
    summary: 'Empties all army and personal magic pools for the rest of the turn.',
    ruling: {
      says: 'The text does not say when exactly the pools are emptied, or whether new points may be added later.',
      readings: ['No magic is possible for the rest of the turn.', 'The pools are emptied once. Points from the clock may still be added.'],
      ruling: 'The pools are emptied after the auction. Points from the morale clock may still be added.',
      why: 'The spell sets the pools to 0, and does not forbid magic.',
    },
  }),
  spell('sacrifice', {
    target: 'One enemy unit',
    effect:
      'The target is destroyed. The spell requires [preparation](fr3.magic.sacrifice-preparation): the cleric’s unit may neither move nor fight in that phase. In the melee step of your own phase, you kill one of your units or a set of [offerings](fr3.infantry.offerings) and try the spell at once. The unit or the offerings are lost even if the spell fails. Each cleric may try once a turn.',
    duration: instant,
    summary: 'Destroys any enemy unit. You must kill a unit or lose offerings of your own.',
    merged: ['fr3.magic.sacrifice-casting', 'fr3.magic.sacrifice-limits', 'fr3.sequence.sacrifice-units'],
    ruling: {
      says: 'The spell book says that the target is an enemy unit, and the magic chapter says any unit. The limit of once a turn could apply to each cleric or to the army.',
      readings: ['Any unit may be the target, once a turn for the army.', 'An enemy unit may be the target, once a turn for each cleric.'],
      ruling: 'The target is one enemy unit. The usual auction takes place, and each cleric may try once a turn. The sacrificed unit is lost even if the spell fails. It may not be the unit that the cleric is with.',
      why: 'The target comes from the spell book, and limits on casting apply to each magic user.',
    },
  }),

  // War clerics
  spell('grace', {
    target: 'One friendly unit',
    effect: 'The target [rallies](fr3.rally.success) without a roll, by at most 2 levels.',
    duration: instant,
    summary: 'One friendly unit rallies without a roll, by at most two levels.',
    merged: ['fr3.design.war-cleric-grace'],
  }),
  spell('intervention', {
    target: 'One friendly die roll that is still to come',
    effect: 'Add 1 to one roll of your side, or subtract 1 from it. You must cast the spell before the roll. It cannot change a roll in a magic auction that has begun.',
    duration: 'One roll',
    summary: 'Adds 1 to a roll of your side or subtracts 1 from it. Cast the spell before the roll.',
    ruling: {
      says: 'The text does not say whether the spell may change a roll in a magic auction.',
      readings: ['The spell may change any roll of the caster’s side, even in a magic auction.', 'The spell may change any roll except in a magic auction that has begun.'],
      ruling: 'The spell may change any die roll of the caster’s side, except in a magic auction that has already begun. It is cast on the next roll for one unit, such as its melee roll, rally roll, test, missile roll or roll to hit.',
      why: 'One spell is resolved before the next is cast.',
    },
  }),
  spell('jihad', {
    target: 'One friendly unit in melee',
    effect:
      'The target fights like [fanatics](fr3.specials.fanatics-combat): both sides roll, and the side with the lower roll is destroyed. Like them, it takes no [fear tests](fr3.specials.fanatics-fear-immunity). Its demoralization markers stay on it but have no effect while the spell lasts.',
    duration: phase,
    summary: 'A friendly unit in melee fights like fanatics for the rest of the phase.',
    merged: ['fr3.design.war-cleric-jihad'],
    ruling: {
      says: 'The chapter on spell design says that the target must be in melee, but the spell book does not. The text does not say what happens to a demoralized target, or when a unit with extra markers is killed.',
      readings: ['Any friendly unit may be the target. A kill demoralizes it if it has too few extra markers.', 'Only a unit in melee may be the target, and nothing demoralizes it.'],
      ruling: 'The target must be in melee. Its markers have no effect while it is fanatic. A kill removes extra markers from it, and destroys it only if it has none. Levels that exceed its markers do not demoralize it.',
      why: 'The two texts do not contradict each other, so both apply. Fanatics are never demoralized in combat.',
    },
  }),
  spell('righteousness', {
    target: 'All friendly units that charge in this phase',
    effect:
      'The targets have +1 CF and [cause fear](fr3.fear.causes). The war cleric may try the spell once a turn, at the start of his own movement step. It takes his whole movement, so he and his unit [may not move](fr3.magic.sacrifice-preparation).',
    duration: phase,
    summary: 'All friendly units that charge this phase have +1 CF and cause fear.',
    merged: ['fr3.design.war-cleric-righteousness'],
    ruling: {
      says: 'The text mentions all units that charge in the phase. It does not say whether they must have charged already.',
      readings: ['Only units that had declared a charge when it was cast are affected.', 'All friendly units that charge in that movement step are affected.'],
      ruling: 'All friendly units that charge in that movement step are affected.',
      why: 'The spell is cast before any unit moves, so no unit has charged yet.',
    },
  }),
  spell('ensure-victory', {
    target: 'One melee',
    effect:
      'The friendly unit wins without doubling the enemy’s total. The enemy is [demoralized](fr3.melee.result-win), with all the usual effects of a win. If the winner uses its [charge bonus](fr3.melee.charge-bonus-shock), the enemy loses two levels. Units that are destroyed by any loss are destroyed. Undead lose their demoralization as usual. Units with a [bard](fr3.abilities.bard-immunity), or under the Inquisition army standard, are not affected. If [Miracle](fr3.spells.miracle) is cast on the same melee, the two spells cancel each other, and both sides roll as usual. If both sides cast Ensure Victory, the melee is a draw.',
    duration: 'One melee',
    summary: 'Your side wins one melee. The enemy is demoralized but not destroyed.',
    merged: ['fr3.design.war-cleric-ensure-victory'],
    ruling: {
      says: 'The spell costs 5 points in the spell book and 6 in the chapter on spell design. The text says that Miracle and Ensure Victory each cancel the other. It says that the win demoralizes and does not destroy the enemy. But all normal melee results apply, and a charge that wins costs the enemy two levels.',
      readings: ['The spell costs 6, and the later spell counts. The enemy loses only one level, even if it was beaten by a charge, and is pushed back only if it was demoralized before.', 'The spell costs 5, and the two spells cancel each other. A charge costs the enemy two levels, which destroy a demoralized unit.'],
      ruling: 'The spell costs 5. If Miracle is cast on the same melee, neither spell works and the dice decide. If both sides cast it, the melee is a draw. The spell causes a win without a doubled total. The loser suffers the same losses as in an ordinary win, which are two levels after a charge with a charge bonus. A third level destroys it.',
      why: 'Costs come from the spell book, and only in this way are both sentences on cancelling true. The two levels of a charge are a normal result of a win, not of a doubled total.',
    },
  }),
  spell('summon-avatar', {
    target: 'A place within 3″ of the war cleric',
    effect: 'Place a [major spirit](fr3.spirits.major). The war cleric [controls](fr3.control.major-lesser-spirits) it like any cleric.',
    duration: 'Permanent',
    summary: 'Summons a major spirit within 3″ of the war cleric.',
    merged: ['fr3.design.war-cleric-avatar'],
    ruling: {
      says: 'Major spirits need a cleric to control them, but that rule does not name war clerics. A design note gives the avatar a different CF from the table.',
      readings: ['An ordinary cleric is needed as well.', 'A war cleric is enough.'],
      ruling: 'A war cleric controls spirits like any cleric. The spirit has the values of the reference table.',
      why: 'War clerics are a kind of cleric, and tables take precedence over prose.',
    },
  }),

  // Shamans and druids, Level One
  spell('tremors', {
    target: 'Any unit outside water',
    effect:
      'The target takes a [rally test](fr3.rally.roll). If it fails, it becomes [demoralized](fr3.basics.demoralization). If the target is in melee, every unit of both sides in that melee takes the test. A target that is not engaged and stands in a fortification, in a city or wall base, or in any terrain except water also cannot move for the rest of the phase.',
    duration: 'Movement is forbidden for the rest of the phase',
    immune: `[Specials](fr3.specials.class), [spirits](fr3.spirits.never-demoralized), ${steady}, ${mindless}`,
    summary: 'The target takes a rally test and is demoralized if it fails. A target in terrain cannot move.',
    ruling: {
      says: 'Other rules mention a shaman’s spell Earthquake, which is not in any list. The text does not name undead among the exceptions.',
      readings: ['Earthquake is a lost spell.', 'Earthquake is an older name of Tremors.'],
      ruling: 'Earthquake is an older name of this spell. Fanatics, blobs, elementals and automatons are immune, but undead are not.',
      why: 'Names from an earlier edition mean the spells that replaced them. The text names undead wherever they are immune.',
    },
  }),
  spell('tempest', {
    target: 'Any unit',
    effect: `Turn the target to face the caster. It is blown directly away from him for its full move, over terrain and units, while it still faces him. It leaves any melee. Then it lands. [The place where it lands](fr3.magic.tempest-landing) may drown or demoralize it. Fliers stay in the air. Fliers and burrowers that are on the ground use their ground rates. ${offBoard}`,
    duration: instant,
    immune: `${rooted}, crew in battlewagons, units [under the ground or water](fr3.magic.tempest-limits) or in built-up areas, forests or fortifications, leviathans and 2x2 units`,
    summary: 'The target is blown its full move directly away from the caster.',
    merged: ['fr3.magic.tempest-movement'],
    ruling: {
      says: 'The magic chapter says that air shamans cast the spell, and lists exceptions of its own. The spell book gives the spell to every shaman, with other exceptions.',
      readings: ['Only air shamans cast the spell.', 'Every shaman casts it, and both lists of exceptions count.'],
      ruling: 'Every shaman and druid casts the spell. The exceptions of both texts apply, and all heavy artillery is immune.',
      why: 'The list in the spell book decides who casts a spell. Both lists of exceptions apply because they do not contradict each other.',
    },
  }),
  spell('fog', {
    target: 'All fliers, on both sides',
    effect: 'No flier may [charge](fr3.levels.contact-one-level) a ground unit or contact it in another way. Melees that have already begun continue, and missile fire is allowed.',
    duration: phase,
    summary: 'For the rest of the phase, no flier may charge a ground unit.',
    ruling: {
      says: 'The spell forbids fliers to attack ground units. The text does not say whether that includes missile fire and melees that have already begun.',
      readings: ['The spell stops all fighting between fliers and ground units.', 'The spell stops only new contacts.'],
      ruling: 'Fliers may not make new contact with ground units. Melees that have begun continue, and missile fire is allowed.',
      why: 'To attack is to move into contact, and a melee that has begun is not an attack.',
    },
  }),
  spell('heat-stroke', {
    target: 'Any unit',
    effect: 'The spell has the effect of [Apoplexy](fr3.spells.apoplexy). The target and everything attached to it cannot choose to move.',
    duration: phase,
    summary: 'The target unit and its attachments may not move for the rest of the phase.',
    ruling: {
      says: 'The text is the same as that of Apoplexy, and leaves the same questions open.',
      readings: ['The spell only stops normal movement.', 'The spell stops all voluntary movement, but not push-backs.'],
      ruling: 'The spell works like Apoplexy. It stops all voluntary movement, but not push-backs and Teleport.',
      why: 'The same words should have the same meaning.',
    },
  }),
  spell('animate-terrain', {
    target: 'A piece of terrain, and one unit with any part of its base in it',
    effect:
      'The terrain has CF 3 and fights one round of [melee](fr3.melee.roll) with the unit at once. Results against the terrain are ignored. City and wall BBs and [fortifications](fr3.fortifications.not-terrain) are not terrain for this spell.',
    duration: instant,
    summary: 'A piece of terrain (CF 3) fights a melee with one unit in it.',
    ruling: {
      says: 'The chapter on innate magic says that druids cast this spell. The text does not say what happens when the terrain loses.',
      readings: ['Only druids cast the spell.', 'Every shaman and druid casts the spell.'],
      ruling: 'Every shaman and druid casts the spell. Results against the terrain are ignored.',
      why: 'The spell is in the Level One list that shamans and druids share, and terrain has no morale.',
    },
  }),
  spell('corrode', {
    target: 'A metal or wooden city, wall or ship BB, a gate, a chariot or a war machine',
    effect: 'A structure loses one [damage marker](fr3.structures.damage-markers). A unit becomes one level more [demoralized](fr3.basics.demoralization).',
    duration: 'Until repaired or rallied',
    summary: 'A metal or wooden BB or a gate loses one damage marker. A chariot or a war machine is demoralized.',
  }),

  // Earth shamans
  spell('earth-sense', {
    target: 'A brick or stone city, wall or ship BB',
    effect:
      'Announce whether the spell damages or repairs the target. The target loses one [damage marker](fr3.structures.damage-markers), or regains one that is not permanently lost. Earthworks are not affected.',
    duration: instant,
    summary: 'A brick or stone BB loses one damage marker or regains one.',
    tier: 'optional',
    ruling: {
      says: 'The name of the spell is printed above the heading of Level Two in the list, and the index has it at Level Two. The text does not mention earthworks.',
      readings: ['Every shaman has the spell, at Level One.', 'Only the earth shaman has the spell, at Level Two.'],
      ruling: 'Only the earth shaman has the spell, at Level Two for 2 points. Earthworks are not affected.',
      why: 'The printed list is damaged here, and the index is clear.',
    },
  }),
  spell('burrowing', {
    target: 'Any unit of a type that may [burrow](fr3.levels.levels)',
    effect: 'The target gains [burrowing](fr3.movement.burrowing-rate), or loses it. A unit that loses burrowing underground comes to the surface where it is, if there is room for it.',
    duration: 'Rest of the game',
    summary: 'The target gains or loses burrowing for the rest of the game.',
    ruling: {
      says: 'The text does not say what happens to a unit that loses the ability underground.',
      readings: ['The unit is destroyed.', 'The unit comes to the surface.'],
      ruling: 'The unit comes to the surface where it is. If other units stand there, the spell cannot be cast at it.',
      why: 'No rule says that the unit is destroyed.',
    },
  }),
  spell('chasm', {
    target: 'A place on open ground within 6″, or an open chasm',
    effect:
      'Open a chasm of 3″ by 1″, or close a chasm. Ground and burrowing units cannot cross it. If the chasm would cut through a unit, the caster chooses on which side of it the unit stands. [Very large units](fr3.magic.barriers) may still cross it.',
    duration: 'Until it is closed',
    summary: 'Opens a 3″ chasm on open ground within 6″, or closes a chasm.',
    ruling: {
      says: 'The text gives the length of the chasm, but not its width.',
      readings: ['The chasm is a line without width.', 'The chasm is 1 inch wide.'],
      ruling: 'The chasm is 3 by 1 inch. It cannot be placed where it would cut through a unit that has no room on the side that the caster has chosen. Squares and heavy artillery cannot be moved aside.',
      why: 'Other barriers that spells create have that size.',
    },
  }),
  spell('earth-elemental', {
    target: 'A place within 3″ of the caster, or an elemental',
    effect: `Place an [earth elemental](fr3.elementals.earth). ${unsummons}`,
    duration: 'Permanent',
    summary: 'Places an earth elemental near the caster, or removes any elemental.',
  }),
  spell('quicksand', {
    target: 'An unengaged unit on the surface in open terrain',
    effect: 'The target is destroyed.',
    duration: instant,
    summary: 'Destroys an unengaged unit in open terrain.',
    ruling: {
      says: 'The text does not say whether a flier above open terrain counts as being in it.',
      readings: ['Fliers count as being in open terrain.', 'Only units on the surface count.'],
      ruling: 'Only units on the surface count.',
      why: 'Fire Storm names flying units when it means them.',
    },
  }),
  spell('unstable-ground', {
    target: 'All units on the surface in open terrain, on both sides',
    effect: 'The targets cannot move. Units in the air, under water or underground are not affected.',
    duration: phase,
    summary: 'No unit in open terrain may move for the rest of the phase.',
    ruling: {
      says: 'The text makes no exception for friendly units or for fliers.',
      readings: ['Every unit above, on or below open terrain is affected.', 'Surface units of both sides are affected.'],
      ruling: 'Surface units of both sides are affected. Fliers, swimmers and burrowers in their own level move freely.',
      why: 'The text does not name a side, and only the surface of the ground shakes.',
    },
  }),

  // Air shamans
  spell('summon-trap', {
    target: 'Any unengaged unit on the board',
    effect: 'A [trap](fr3.spirits.traps) closes on the target.',
    duration: 'Until the trap is cleared',
    immune: 'Units with an [alchemist](fr3.abilities.alchemist-traps)',
    summary: 'A trap closes on an unengaged unit anywhere on the board.',
  }),
  spell('flying', {
    target: 'Any unit of a type that may [fly](fr3.levels.levels)',
    effect: 'The target gains [flying](fr3.movement.flying-rate), or loses it. A unit that loses flying in the air lands where it is. Over impassable water, it drowns unless it can swim.',
    duration: 'Rest of the game',
    summary: 'The target gains or loses flying for the rest of the game.',
    ruling: {
      says: 'The text does not say what happens to a unit that loses flying in the air.',
      readings: ['The unit is destroyed.', 'The unit lands where it is.'],
      ruling: 'The unit lands where it is. Over impassable water, it drowns unless it can swim. If other units stand below, the spell cannot be cast at it.',
      why: 'No rule says that the unit is destroyed, and Tempest drowns units in the same way.',
    },
  }),
  spell('turbulence', {
    target: 'All flying units, on both sides',
    effect: 'No flying unit may move.',
    duration: phase,
    summary: 'No flying unit may move for the rest of the phase.',
    ruling: {
      says: 'The text does not say whether friendly fliers are affected too.',
      readings: ['The spell affects only enemy fliers.', 'The spell affects fliers of both sides.'],
      ruling: 'The spell affects fliers of both sides.',
      why: 'The text mentions flying units without naming a side.',
    },
  }),
  spell('freeze', {
    target: 'Any unit',
    effect: 'The target has −1 CF.',
    duration: phase,
    summary: 'The target has −1 CF for the rest of the phase.',
    ruling: {
      says: 'The index also shows the spell at Level One for wizards and masons, but no list describes it there. The innate ability with this name is aimed at terrain, not at a unit.',
      readings: ['Wizards and masons cast the spell at Level One.', 'Only air shamans cast the spell.'],
      ruling: 'Only air shamans cast the spell, at Level Two. The innate ability has its own target, which its page gives.',
      why: 'The lists that describe the spells decide who casts them. The mason’s spell Laudanum has the same effect.',
    },
  }),
  spell('air-elemental', {
    target: 'A place on any edge of the board, or an elemental',
    effect: `Place an [air elemental](fr3.elementals.air) on the edge. ${unsummons}`,
    duration: 'Permanent',
    summary: 'Places an air elemental on a board edge, or removes any elemental.',
  }),
  spell('tornado', {
    target: 'An unengaged flying unit',
    effect: 'The target is destroyed.',
    duration: instant,
    summary: 'Destroys an unengaged flying unit.',
  }),

  // Water shamans
  spell('deluge', {
    target: 'Any unit, or one fire',
    effect: 'Announce one of two effects. Either a unit and everything attached to it cannot choose to move, as under [Apoplexy](fr3.spells.apoplexy), or one [fire](fr3.fire.target) goes out.',
    duration: phase,
    summary: 'The target unit may not move this phase, or one fire is put out.',
    ruling: {
      says: 'The text gives two effects, but does not say who chooses between them, or when.',
      readings: ['The caster chooses after the spell has worked.', 'The caster announces the effect when casting.'],
      ruling: 'The caster announces the effect when casting.',
      why: 'The spell and its target are announced before the players bid points.',
    },
  }),
  spell('rapids-ford', {
    target: 'A stream, river or marsh (Rapids), or any water feature (Ford)',
    effect:
      'Rapids makes the feature impassable. Ford makes it passable like open ground. Units in the feature stay there and may leave it. Very large units can cross some [barriers](fr3.magic.barriers), but not rapids.',
    duration: 'Rest of the game, or until the opposite is cast on it',
    summary: 'Makes a stream, river or marsh impassable, or makes a water feature passable like open ground.',
    ruling: {
      says: 'The text does not give a duration and does not mention units in the feature.',
      readings: ['The spell lasts for the phase.', 'The spell lasts until the opposite is cast.'],
      ruling: 'The spell lasts for the game, or until the opposite is cast. Units in the feature stay there and may leave it, and are in water as before. Ford cannot be cast where a unit swims under water.',
      why: 'A spell that changes terrain is permanent if its text does not give a duration.',
    },
  }),
  spell('sudden-squall', {
    target: 'A unit or a BB',
    effect: 'The target cannot fire missiles or artillery and cannot cast magic.',
    duration: phase,
    summary: 'A unit or BB cannot shoot or cast magic for the rest of the phase.',
    ruling: {
      says: 'Units themselves do not cast magic. The text does not say whether the magic users with a unit are meant, or whether they may still defend.',
      readings: ['The spell stops only innate magic of the unit.', 'Magic users who are with the target cannot cast spells either.'],
      ruling: 'Magic users with the target cannot cast spells in the phase. They may still defend against spells of the enemy.',
      why: 'If the magic users could still cast, the words “cast magic” would have no meaning for most units. A defence is not casting.',
    },
  }),

  // Fire shamans
  spell('fire-arrow', {
    target: 'A unit with missile fire, or an artillery unit',
    effect:
      'The target adds 1 to its [missile fire roll](fr3.missile-fire.roll), or to its [artillery damage roll](fr3.artillery.damage). In an [Orc/Goblin army](fr3.armies.orc-goblin-fire-arrow), any magic user may cast it.',
    duration: phase,
    summary: 'A unit has +1 on its missile roll, or an artillery unit has +1 on its damage roll.',
    ruling: {
      says: 'The rules of the Orc/Goblin army say that any of its magic users may cast this spell.',
      readings: ['Only fire shamans may cast the spell in that army too.', 'The rule of that army is an exception.'],
      ruling: 'Any magic user of an Orc/Goblin army may cast the spell for 2 points, no matter which kind and level of magic user he is.',
      why: 'An army’s own rule takes precedence over the list.',
    },
  }),
  spell('fire-wall', {
    target: 'A place on open ground within 6″, or a fire wall',
    effect:
      'Place a wall of fire of 3″ by 1″, or remove a wall of fire. Ground and flying units cannot cross it. If the wall would cut through a unit, the caster chooses on which side of it the unit stands. [Very large units](fr3.magic.barriers) may still cross it, but [blobs](fr3.magic.barrier-blob) may not.',
    duration: 'Until it is removed',
    summary: 'Places a 3″ wall of fire on open ground within 6″, or removes a wall of fire.',
    ruling: {
      says: 'The sentence that asks for open ground mentions the chasm instead of the wall of fire. The text does not give a width.',
      readings: ['The wall of fire may be placed anywhere.', 'The sentence means the wall of fire.'],
      ruling: 'The wall of fire is 3 by 1 inch and may be placed only on open ground. A unit that the wall cuts through needs room on the side that the caster has chosen, as for Chasm.',
      why: 'The sentence was copied from Chasm and has no other meaning here.',
    },
  }),
  spell('set-fire', {
    target: 'One BB anywhere on the board',
    effect: 'The target rolls on the [fire results table](fr3.fire.results-table) without any further test, or a fire on it goes out. The rules for [setting fires](fr3.fire.designating-bb) explain what counts as one base (BB).',
    duration: 'As the fire burns',
    summary: 'A base (BB) rolls on the fire results table, or a fire on it goes out.',
    merged: ['fr3.fire.shaman-set-fire'],
    tier: 'advanced',
    ruling: {
      says: 'The text does not give a range for the shaman.',
      readings: ['The range is that of the innate ability.', 'Any BB on the board may be the target.'],
      ruling: 'Any BB on the board may be the target.',
      why: 'A spell has no range limit unless its text gives a range.',
    },
  }),
  spell('fire-elemental', {
    target: 'A place within 3″ of the caster, or an elemental',
    effect: `Place a [fire elemental](fr3.elementals.fire). ${unsummons}`,
    duration: 'Permanent',
    summary: 'Places a fire elemental near the caster, or removes any elemental.',
  }),
  spell('fire-storm', {
    target: 'An unengaged unit in open terrain or in the air',
    effect: 'The target is destroyed.',
    duration: instant,
    summary: 'Destroys an unengaged unit in open terrain or flying.',
    ruling: {
      says: 'The index and an example write the name as one word.',
      readings: ['The two spellings are names of two spells.', 'The two spellings are names of one spell.'],
      ruling: 'The two spellings are names of one spell.',
      why: 'Caster and effect agree.',
    },
  }),

  // Druids
  spell('awakening-of-the-wood', {
    target: 'All units in woods or forests, on both sides',
    effect: 'The targets cannot move.',
    duration: phase,
    summary: 'For the rest of the phase, no unit in woods or forests may move.',
    ruling: {
      says: 'In the printed list the name and the cost of the spell are not together, and the name has two forms. The text does not name a side.',
      readings: ['Only enemy units are affected.', 'Units of both sides are affected.'],
      ruling: 'The spell costs 4 points, and units of both sides are affected.',
      why: 'The costs follow the names in the same order, and the text mentions units without naming a side.',
    },
  }),
  spell('green-thumb', {
    target: 'A place within 6″ of the druid, not on open terrain',
    effect: 'Place a line of trees of 3″ by 1″. It counts as woods, but not as a [barrier](fr3.magic.barriers).',
    duration: 'Rest of the game',
    summary: 'Grows a 3″ by 1″ line of trees within 6″, but not on open terrain.',
    ruling: {
      says: 'The spell may not be cast on open terrain. But in a piece of advice in another chapter, it creates a forest under a unit in the open. The text does not give a duration.',
      readings: ['The restriction is a misprint and means the opposite.', 'The restriction applies as printed.'],
      ruling: 'The restriction applies as printed. The whole line must be on one piece of terrain that is not open. The trees stay for the rest of the game.',
      why: 'The text of the list takes precedence over advice. A spell that changes terrain is permanent if its text does not give a duration.',
    },
  }),
  spell('summon-swarm', {
    target: 'A place anywhere on the board, or a swarm',
    effect: 'Place a [swarm](fr3.monsters.swarms), or remove any swarm.',
    duration: 'Permanent',
    summary: 'Places a swarm anywhere on the board, or removes a swarm.',
    ruling: {
      says: 'The index lists the spell at Level Two and again at Level Three.',
      readings: ['The spell has two versions.', 'The spell has one version, at Level Two.'],
      ruling: 'The spell has one version, at Level Two.',
      why: 'The list that describes the spell has it only once, at 4 points, among the Level Two spells.',
    },
  }),
  spell('deadfall', {
    target: 'An unengaged unit in woods or forest',
    effect: 'The target is destroyed.',
    duration: instant,
    summary: 'Destroys an unengaged unit in woods or forest.',
  }),
  spell('summon-tree-spirit', {
    target: 'A place within 3″ of the druid or of a wood or forest, or an elemental',
    effect: `Place a tree spirit, which is a [plant elemental](fr3.elementals.plant). ${unsummons}`,
    duration: 'Permanent',
    summary: 'Places a plant elemental near the druid or a wood, or removes any elemental.',
    ruling: {
      says: 'The spell summons a tree elemental, but the unit types name only a plant elemental.',
      readings: ['The two names belong to different units.', 'The two names belong to the same unit.'],
      ruling: 'The two names belong to the same unit.',
      why: 'The reference table has one row for both.',
    },
  }),

  // Ship's cooks and masons
  spell('camp-smoke', {
    target: 'One friendly unit in melee',
    effect:
      'The target makes a [rally roll](fr3.rally.roll). If it passes, it may [withdraw from melee](fr3.charging.disengage-cavalry) like light cavalry, and is [demoralized](fr3.charging.disengage-demoralized) when it does so.',
    duration: instant,
    summary: 'A friendly unit that passes a rally roll may withdraw from melee like light cavalry.',
    ruling: {
      says: 'If the index is read row by row, it gives this spell to the mason and Spyglass to the ship’s cook.',
      readings: ['The index is right.', 'The lists that describe the spells are right.'],
      ruling: 'Camp Smoke is the ship’s cook’s spell. A unit that withdraws is demoralized, like light cavalry. The unit moves straight back from any kind of enemy, but cannot withdraw if an enemy attacks its rear.',
      why: 'The lists that describe the spells take precedence over the index, whose columns are lost.',
    },
  }),
  spell('grog-ration', {
    target: 'One friendly unit',
    effect:
      'The target does not take [fear tests](fr3.fear.test-charged), is immune to [psychology spells](fr3.spells.psychology-flag), and adds 1 to its melee rolls against monsters.',
    duration: 'Until the unit is demoralized',
    summary: 'A friendly unit ignores fear and psychology spells and has +1 against monsters.',
    ruling: {
      says: 'One sentence mentions any target, and the next sentence mentions a friendly target.',
      readings: ['Any unit may be the target.', 'Only friendly units may be the target.'],
      ruling: 'Only friendly units may be the target.',
      why: 'The spell has only one kind of target, and “friendly” fits both sentences.',
    },
  }),
  spell('something-you-ate', {
    target: 'Any unit',
    effect: 'A unit of [parasitics](fr3.spirits.parasitics) attaches itself to the target. The target has −1 on melee and rally rolls until the parasitics are removed.',
    duration: 'Until the parasitics are removed',
    immune:
      '[Spirits](fr3.spirits.class), units with a [healer](fr3.spirits.parasitics-healer-immunity) and units beside one',
    summary: 'Parasitics attach themselves to the target unit.',
    ruling: {
      says: 'The spell costs 4 points, but it is a Level One spell.',
      readings: ['The cost is a misprint for 2.', 'The spell costs 4. A level one pool of one die can provide 4 points.'],
      ruling: 'The spell costs 4. A level one pool of one die can provide 4 points.',
      why: 'Costs come from the spell book, and another spell with the same effect costs 4.',
    },
  }),
  spell('speed-potion', {
    target: 'One friendly unit that is not engaged',
    effect: 'The spell has the effect of [Invigorate](fr3.spells.invigorate). The target makes an extra move at once, in addition to its normal move. The usual limits of movement apply.',
    duration: instant,
    immune: `${spentGuns}, engaged units`,
    summary: 'One friendly unit makes an extra move at once.',
    ruling: {
      says: 'As for Invigorate, the list of units that cannot use the spell is incomplete.',
      readings: ['The extra move may never bring the unit into contact.', 'The spell works like Invigorate.'],
      ruling: 'The spell works like Invigorate. The extra move is a full normal move. The target makes it in the movement step of its own side, after its usual move. The extra move may be a charge.',
      why: 'The two spells have the same text.',
    },
  }),
  spell('vermin-off', {
    target: 'Any unit',
    effect: 'The target ignores every result caused by [swarms](fr3.monsters.swarms).',
    duration: phase,
    summary: 'The target ignores damage from swarms for the rest of the phase.',
  }),
  spell('spyglass', {
    target: 'Any unit',
    effect: 'The target adds 1 to its [missile fire rolls](fr3.missile-fire.roll) and to its artillery [to-hit rolls](fr3.artillery.to-hit).',
    duration: phase,
    summary: 'The target adds 1 to missile fire rolls and artillery to-hit rolls.',
    ruling: {
      says: 'The text does not give a duration, and the index seems to give the spell to the ship’s cook.',
      readings: ['The ship’s cook casts the spell.', 'The mason casts the spell.'],
      ruling: 'The mason casts the spell. It lasts for the rest of the phase.',
      why: 'The lists that describe the spells take precedence over the index. The similar spell Fire Arrow lasts for the phase.',
    },
  }),
  spell('secret-handshake', {
    target: 'One enemy infantry or cavalry unit',
    effect: 'The target fights for the mason’s army. It stays where it is, and its new owner may move it and fight with it.',
    duration: 'The current phase',
    immune: '[Spirits](fr3.spirits.class), [specials](fr3.specials.class), [automatons](fr3.armies.automaton-immunities)',
    summary: 'An enemy infantry or cavalry unit fights for the mason for one phase.',
    ruling: {
      says: 'The text does not list any exceptions. It does so for Zombies 2.',
      readings: ['No unit is immune.', 'The spell works like Zombies 2 at 2 points.'],
      ruling: 'The spell works like Zombies 2 at 2 points, for the current phase. Characters and losses are treated in the same way.',
      why: 'The effect and the cost of the two spells are the same.',
    },
  }),
  spell('laudanum', {
    target: 'One enemy unit',
    effect: 'The target has −1 CF.',
    duration: phase,
    summary: 'An enemy unit has −1 CF for the rest of the phase.',
    ruling: {
      says: 'The index does not have the spell and shows Freeze for the mason. The text does not give a duration.',
      readings: ['The mason casts Freeze instead.', 'Laudanum is the mason’s spell.'],
      ruling: 'Laudanum is the mason’s spell. It lasts for the rest of the phase, like Freeze.',
      why: 'The lists that describe the spells take precedence over the index.',
    },
  }),

  // Hive queen
  spell('cocoon', {
    target: 'Any unit',
    effect: 'The spell has the effect of [Apoplexy](fr3.spells.apoplexy). The target and everything attached to it cannot choose to move.',
    duration: phase,
    summary: 'The target unit and its attachments may not move for the rest of the phase.',
    ruling: {
      says: 'The list spells the name differently, and the text leaves the same questions open as that of Apoplexy.',
      readings: ['The spell only stops normal movement.', 'The spell stops all voluntary movement, but not push-backs.'],
      ruling: 'The spell works like Apoplexy.',
      why: 'The same words should have the same meaning.',
    },
  }),
  spell('medusa', {
    target: 'Any unit',
    effect: 'The target takes a [rally test](fr3.rally.roll). If it fails, it becomes one level more [demoralized](fr3.basics.demoralization).',
    duration: untilRallied,
    immune: `${fearless}, ${mindless}, [spirits](fr3.spirits.never-demoralized)`,
    summary: 'The target takes a rally test or drops one level of morale.',
    ruling: {
      says: 'The printed text says that the unit loses a level of demoralization, which would help it. In this list, the mark for psychology spells is no longer next to its row.',
      readings: ['If the target fails, its morale rises one level.', 'If the target fails, its morale drops one level.'],
      ruling: 'If the target fails, its morale drops one level. Medusa is the psychology spell of the list, with the usual exceptions.',
      why: 'A spell against a unit should not help the unit when its test fails. No other spell of the list affects morale.',
    },
  }),
  spell('egg-impregnation', {
    target: 'Any unit',
    effect:
      '[Cyclic eggs](fr3.monsters.cyclics-eggs) attach themselves to the target. From then on it moves at half rate. In each of the caster’s phases, when [cyclics are deployed](fr3.monsters.cyclics-deploy), the caster rolls a d10. A 7 or 8 demoralizes the target. A 9 or 10 destroys it and puts cyclic [larvae](fr3.monsters.cyclics-larvae), which fight as handweapons, in its place. If [extra markers](fr3.basics.extra-markers-kill) save the target, the eggs stay in it. The eggs do not change before that. Contact with a [healer](fr3.abilities.healer-parasitics) removes the eggs. The caster may try the spell once a turn.',
    duration: 'Until the eggs hatch or a healer removes them',
    immune:
      '[Specials](fr3.specials.class), [spirits](fr3.spirits.class), [healers](fr3.abilities.healer-immunity) and their units, [automatons](fr3.armies.automaton-immunities)',
    summary: 'Eggs slow the target, may demoralize it, and may finally hatch and destroy it.',
    ruling: {
      says: 'The spell costs more than level two specialists usually pay. The text does not say how the eggs can be removed, or what happens if a unit has two sets of eggs.',
      readings: ['The hive queen cannot cast the spell.', 'The hive queen can cast the spell if her two dice give 6 points.'],
      ruling: 'The hive queen may cast the spell with 6 points, once a turn. She repeats the roll in each of her phases, and only a healer removes the eggs.',
      why: 'The list gives the spell to the hive queen, and her 2 dice can give 6 points.',
    },
  }),
  spell('gnat-swarm', {
    target: 'Any unit',
    effect: `The spell has the effect of [Disorient](fr3.spells.disorient). Roll a d12 for the direction. The target makes a full move in this direction. ${offBoard}`,
    duration: instant,
    immune: `${rooted}, units in [fortifications](fr3.fortifications.disorient) and city, wall or ship BBs, crew in battlewagons`,
    summary: 'The target makes a full move in a random direction.',
    ruling: {
      says: 'The magic chapter calls the spell a storm of gnats. Its list of immune units names ships, and the list of Disorient names crews of battlewagons.',
      readings: ['Only the spell’s own list decides.', 'The spell works like Disorient, and units in ships are immune too.'],
      ruling: 'The spell works exactly like Disorient, and units in ships are immune too.',
      why: 'The chapter treats the two spells together, and neither list is complete.',
    },
  }),
  spell('spin-web', {
    target: 'Any unengaged unit on the board',
    effect: 'A [trap](fr3.spirits.traps) closes on the target.',
    duration: 'Until the trap is cleared',
    immune: 'Units with an [alchemist](fr3.abilities.alchemist-traps)',
    summary: 'A trap closes on an unengaged unit anywhere on the board.',
  }),
  spell('termite-rot', {
    target: 'A war machine or chariot unit, or a wooden city, wall or ship BB',
    effect: 'The target suffers an automatic artillery hit. Roll [artillery damage](fr3.artillery.damage) without modifiers and without a roll to hit. A 7 or 8 demoralizes the target, and a 9 or more destroys it. A wall, city or ship base loses [one or two markers](fr3.structures.artillery-vs-bb) instead.',
    duration: instant,
    summary: 'A war machine, a chariot or a wooden BB suffers an automatic artillery hit.',
    ruling: {
      says: 'The text does not make clear whether the units must be wooden too.',
      readings: ['War machines and chariots must be wooden.', 'Only BBs must be wooden.'],
      ruling: 'Any war machine or chariot may be the target. Only BBs must be wooden.',
      why: 'The text names the material only for the BBs, and units do not have a material.',
    },
  }),
  spell('wasp-nest', {
    target: 'An unengaged unit',
    effect: 'The target fights one round of [melee](fr3.melee.roll) at once against insects with CF 3. Results against the insects are ignored.',
    duration: instant,
    summary: 'An unengaged unit fights a melee at once against insects with CF 3.',
    ruling: {
      says: 'The text does not say what happens to the insects when they lose.',
      readings: ['Beaten insects stay on the table as a unit.', 'Results against the insects are ignored.'],
      ruling: 'Results against the insects are ignored.',
      why: 'The insects are not a unit, and Animate Terrain is treated in the same way.',
    },
  }),
];

const byId = new Map(spells.map((each) => [each.id, each]));

export const spellOf = (id: string): Spell | undefined => byId.get(id);
