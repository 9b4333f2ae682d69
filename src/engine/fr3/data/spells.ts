/**
 * The spell book: the spells of `spell-list.ts` with descriptions. Prose fields are short markdown whose links are rule ids.
 * Distances are inches at 15 mm scale, written `3″`.
 */
import { type SpellHead, spellHeadOf } from './spell-list.ts';

/** How an unclear text is interpreted. The form is the same as in the front matter of rule pages. */
export interface SpellRuling {
  says: string;
  readings: string[];
  ruling: string;
  why: string;
}

export interface Spell extends SpellHead {
  readonly target: string;
  readonly effect: string;
  readonly duration: string;
  /** The units that are not affected; null if none. */
  readonly immune: string | null;
  readonly summary: string;
  /** The ids of other rules that say the same, or that clarify the spell. */
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
  'A unit that leaves the board may come back anywhere on that edge in its next movement step, which takes its whole movement.';
const unsummons = 'Or remove an elemental of any type from the board instead.';

export const spells: readonly Spell[] = [
  // Wizards, Level One
  spell('apoplexy', {
    target: 'Any unit',
    effect:
      'The target and everything attached to it cannot move: no [move](fr3.movement.move), no turn, no [charge](fr3.charging.definition), no [follow-up](fr3.follow-up.infantry-choice), no withdrawal. It is still [pushed back](fr3.melee.push-back) as usual, and [Teleport](fr3.spells.teleport) can carry it away.',
    duration: phase,
    summary: 'The target unit and its attachments may not move for the rest of the phase.',
    ruling: {
      says: 'The unit may not move. One mark for psychology in this list has lost its row. The text says nothing of follow-up, withdrawal or push-backs.',
      readings: ['The spell only stops normal movement.', 'The spell stops every movement, push-backs included.', 'The spell stops only voluntary movement.'],
      ruling: 'The spell stops all voluntary movement, follow-up and withdrawal included. Push-backs still happen, and Teleport works. It is not a psychology spell.',
      why: 'The text says that Teleport works on such units. A push-back is not a move of the unit, and the psychology mark of this list belongs to Stink.',
    },
  }),
  spell('blast-1', {
    target: 'Any unit',
    effect:
      'An automatic light artillery hit. Roll [artillery damage](fr3.artillery.damage) at once at −1, without a to-hit roll: a natural 8 or 9 demoralizes, a 10 destroys.',
    duration: instant,
    summary: 'An automatic light artillery hit: roll artillery damage at −1.',
    ruling: {
      says: 'The spell is a light artillery hit, and only the rules summaries give light artillery −1 to damage.',
      readings: ['The damage roll is unmodified.', 'The damage roll has −1.'],
      ruling: 'The damage roll has −1.',
      why: 'All summaries agree on the −1, and without it Blast 1 would be almost the same as Blast 2.',
    },
  }),
  spell('bolster', {
    target: 'A [gate](fr3.structures.gate-required) or a [ram](fr3.siege.ram-bonus)',
    effect: 'The gate has +2 CF; or the unit with the ram has +2 CF more than usual when it attacks a gate.',
    duration: phase,
    summary: 'A gate or a ram has +2 CF for the rest of the phase.',
    merged: ['fr3.structures.gate-magic', 'fr3.siege.ram-bolster'],
    tier: 'optional',
    ruling: {
      says: 'The text gives the bonus without a duration.',
      readings: ['It lasts for the rest of the phase.', 'It lasts for the rest of the game.'],
      ruling: 'It lasts for the rest of the phase.',
      why: 'The other Level One spells that raise a value last for the rest of the phase.',
    },
  }),
  spell('illusionary-fear', {
    target: 'One friendly unit',
    effect: 'The target [causes fear](fr3.fear.causes). Enemies that charge it or are charged by it test as usual. It needs no maintenance.',
    duration: phase,
    summary: 'One friendly unit causes fear for the rest of the phase.',
    merged: ['fr3.design.illusionist-fear'],
    ruling: {
      says: 'The spell is in the Level One wizard list, but the chapter on spell design counts it among the illusionist’s spells. A psychology mark of this list has lost its row.',
      readings: ['Only illusionists cast it.', 'Every wizard casts it, as a psychology spell.', 'Every wizard casts it, and it is not a psychology spell.'],
      ruling: 'Every kind of wizard casts it. It is not a psychology spell and is not maintained.',
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
      says: 'The text gives no duration and no immunities, and the psychology mark of this list has lost its row.',
      readings: ['It lasts for the game and works on every unit.', 'It lasts for the turn, like the innate Stinkbomb.', 'It lasts for the phase and does not work on units that are immune to Stinkbomb.'],
      ruling: 'It lasts for the rest of the phase, is a psychology spell, and has no effect on undead and automatons.',
      why: 'The automaton army counts it as psychological, and Stinkbomb names those exceptions. Other Level One spells last for the phase.',
    },
  }),

  // Wizards, Levels Two and Three
  spell('blast-2', {
    target: 'Any unit',
    effect:
      'An automatic artillery hit. Roll [artillery damage](fr3.artillery.damage) at once at +1, without a to-hit roll: a natural 6 or 7 demoralizes, 8+ destroys.',
    duration: instant,
    summary: 'An automatic artillery hit: roll artillery damage at +1.',
    ruling: {
      says: 'The wizard’s list calls the spell an artillery hit, and the planar wizard’s list calls it a heavy artillery hit. Both add 1.',
      readings: ['The planar version adds the bonus of a cannon as well.', 'Both roll damage at +1 in all.'],
      ruling: 'Both roll damage at +1 in all.',
      why: 'The two entries share name, level, cost and modifier.',
    },
  }),
  spell('disorient', {
    target: 'Any unit',
    effect: `The target moves at random at once. Roll a d12; its front edge is 12 o’clock. Turn it in that direction and move it its full allowance: difficult terrain slows it, other units stop it. [In line](fr3.magic.disorient-in-line) with neighbours it can only be sent up to 45 degrees aside, or turns in place. If it ends against an enemy front edge the two fight in the melee step. ${offBoard}`,
    duration: instant,
    immune: `${rooted}, units in [fortifications](fr3.fortifications.disorient) and city or wall BBs, crew in battlewagons`,
    summary: 'The target moves its full allowance in a random clock direction.',
    merged: ['fr3.magic.disorient-movement'],
    ruling: {
      says: 'The spell book moves the unit along the clock. The magic chapter turns it first and limits a unit in line. The book’s list of immune units is incomplete, and the text does not say what happens on contact with an enemy.',
      readings: ['Only the spell book counts.', 'Both texts apply.'],
      ruling: 'Both texts apply. All heavy artillery is immune, fired or not. A move that ends against an enemy front edge starts a melee. The unit turns where it has room to turn, and goes as it stands where it has none; squares are not moved.',
      why: 'The two texts add to each other, and the entry on heavy artillery makes no exception for pieces that have not fired.',
    },
  }),
  spell('mirror-image', {
    target: 'Any unit',
    effect:
      'The target fights one round of [melee](fr3.melee.roll) against itself at once. Its owner rolls for the unit, the opponent for the image. Both use the unit’s CF with its elite, attachment and item modifiers, but no support, flank or charge bonus. Results against the unit apply immediately, on top of anything else that befalls it; results against the image are ignored.',
    duration: instant,
    summary: 'The target fights one round of melee against itself; only damage to the unit counts.',
    ruling: {
      says: 'The text does not say which modifiers the image has.',
      readings: ['The image has only its CF.', 'The image has every bonus of the unit.', 'Unit and image have the bonuses that the unit carries with it, and none from its neighbours.'],
      ruling: 'Unit and image use CF with elite, attachment and item modifiers. Neither has support, flank or charge bonuses. The unit’s own rules of destruction apply.',
      why: 'An image copies the unit, not its surroundings.',
    },
  }),
  spell('teleport', {
    target: 'One friendly unit with its attachments',
    effect:
      'Place the target anywhere on the board where its base fits without moving another unit. This works on units held by [Apoplexy](fr3.spells.apoplexy) or [Heat Stroke](fr3.spells.heat-stroke). It may arrive on a friendly or empty wall BB if its type may stand on walls, in a [tower without a gate](fr3.structures.gateless-tower) too. It may not arrive on a wall BB that an enemy holds or controls, in a city BB, a fortification or a ship, or in any BB closed to its type; nor can it be taken out of a fortification, city or wall BB or ship. Arriving on an enemy’s active front edge, it [turns to face it](fr3.magic.teleport-contact).',
    duration: instant,
    immune:
      '[Trapped](fr3.spirits.traps-movement-lock) units, [heavy artillery that has fired](fr3.war-machines.heavy-artillery-spell-immunity)',
    summary: 'Moves one friendly unit to any place on the board where its base fits.',
    merged: ['fr3.magic.teleport', 'fr3.magic.teleport-structures'],
    ruling: {
      says: 'By the magic chapter the spell does not work on any structure. The spell book names only city BBs, fortifications and BBs closed to the type. By a tower rule and an example the spell can reach walls.',
      readings: ['The spell never moves a unit into or out of a structure.', 'The spell may move a unit onto friendly or empty walls, but never out of a structure.', 'The spell works in both directions wherever the spell book does not forbid it.'],
      ruling: 'A friendly or empty wall BB may be the destination. City BBs, fortifications, ships and walls that an enemy controls may not. The spell takes no unit out of a structure or a ship.',
      why: 'The spell book and the worked storming example take precedence for the destination. The chapter’s ban on leaving contradicts nothing.',
    },
  }),
  spell('blast-3', {
    target: 'Any unit',
    effect:
      'An automatic heavy artillery hit. Roll [artillery damage](fr3.artillery.damage) at once at +3, without a to-hit roll: a natural 4 or 5 demoralizes, 6+ destroys.',
    duration: instant,
    summary: 'An automatic heavy artillery hit: roll artillery damage at +3.',
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
      'The target makes a [character results roll](fr3.results-rolls.character-results) at once at −2. It can be captured only if an enemy is in contact with its unit. A unit character rolls too, and treats capture as escape.',
    duration: instant,
    summary: 'One character makes a character results roll at −2.',
    ruling: {
      says: 'The text does not say whether the roll can capture, or whether it affects unit characters.',
      readings: ['The roll can only kill or miss.', 'The roll is an ordinary character results roll for any character.'],
      ruling: 'The roll is an ordinary one. It captures only with an enemy in contact, and unit characters count capture as escape.',
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
      'Against an uncontrolled denizen the spell cannot be opposed; against an enemy spirit or blob it can. Once cast, roll a d10: the target joins the caster’s army for good on 6+ for a planar entity, 5+ for a blob, 4+ for a major spirit, 3+ for a minor spirit, 2+ for a lesser spirit. On a failure it [attacks the nearest unit](fr3.planar.control-result) in its next movement step. Each planar wizard may try once a turn for each target. A planar entity also needs a [sacrifice](fr3.planar.control-entity-sacrifice) and must then be [fed](fr3.planar.entity-feeding-schedule). When both sides try at once, each [pays 6](fr3.planar.control-contest).',
    duration: 'Permanent',
    immune: null,
    summary: 'Takes control of a planar denizen, or of an enemy spirit or blob, for good.',
    merged: ['fr3.planar.control-denizen', 'fr3.planar.control-enemy-spirits'],
    tier: 'optional',
    ruling: {
      says: 'The optional chapter knows the spell as one to control denizens and mentions 6 points. The spell book calls it Dominate and gives 4. The text does not give the roll against the opponent’s own spirits.',
      readings: ['The spell costs 6.', 'The spell costs 4, and 6 only in a contest of two planar wizards.'],
      ruling: 'The spell costs 4, and in a contest each wizard pays 6. The rolls of the denizen table also count against the opponent’s spirits and blobs, and control is permanent.',
      why: 'The spell book decides costs, and the 6 is printed for the contest alone.',
    },
  }),
  spell('madness', {
    target: 'Any unit',
    effect: `The target moves at random as under [Disorient](fr3.spells.disorient): d12 for the direction, full allowance. If it runs into a unit, friend or foe, the two fight one round of [melee](fr3.melee.roll) at once, with normal results for both. Trapped units, heavy artillery and units in fortifications, walls, city BBs or ships do not move: they fight one round against themselves as under [Mirror Image](fr3.spells.mirror-image), but with normal results. ${offBoard} A [planar entity](fr3.multi-based.planar-entities-madness) casts it by itself, unopposed.`,
    duration: instant,
    immune: `${fearless}, ${mindless}`,
    summary: 'The target moves at random and fights whatever it runs into, friend or foe.',
    tier: 'optional',
    ruling: {
      says: 'The text does not say whether the other unit suffers too, or with which modifiers a unit fights itself.',
      readings: ['Only the mad unit takes results.', 'Both units take normal results.'],
      ruling: 'Both units take normal results, and no unit follows up. A unit that fights itself does so as under Mirror Image. All heavy artillery stays where it is, fired or not, and so do squares and crews of battlewagons.',
      why: 'The text counts all damage normally, and the entry on heavy artillery makes it immune to such moves.',
    },
  }),
  spell('planar-ward', {
    target: 'Any unit that is not engaged',
    effect:
      '[Planar denizens](fr3.planar.denizen-arrival) may not attack the target and pass it over when they choose the nearest unit. Any move or change of facing ends the ward.',
    duration: 'Rest of the game, until the unit moves',
    summary: 'Planar denizens may not attack an unengaged unit as long as it does not move.',
    tier: 'optional',
    ruling: {
      says: 'Any unengaged unit may be the target, and it must not move. The text does not mention a turn in place.',
      readings: ['Only a friendly unit may be the target, and it may turn.', 'Any unit may be the target, and a turn counts as moving.'],
      ruling: 'Any unengaged unit may be the target, whatever its side. Any move or change of facing ends the ward.',
      why: 'The text names no side, and a turn uses movement.',
    },
  }),
  spell('open-close-portal', {
    target: 'A place directly in front of the caster, or an open [planar gate](fr3.planar.gate)',
    effect:
      'Opens a gate directly in front of the wizard, or closes the target gate. It needs [preparation](fr3.planar.gate-preparation): the wizard and his unit neither move nor fight in that phase, and a unit or offering of his side is sacrificed in the melee step, lost even if the spell fails. One attempt a turn. Anyone who closes a gate makes a [character results roll](fr3.planar.gate-close-risk).',
    duration: 'Until the gate is closed',
    summary: 'Opens a planar gate in front of the wizard or closes one, after a sacrifice.',
    tier: 'optional',
    ruling: {
      says: 'The spell costs ten points, more than any other, and some armies cast only the half that closes a gate.',
      readings: ['The cost is a misprint for 6.', 'The spell costs 10, which 3 dice can give.'],
      ruling: 'The spell costs 10 at Level Three and may be tried once a turn. North American Indian shamans cast only the half that closes a gate.',
      why: 'The spell book decides costs, and a level three pool can pay it.',
    },
  }),

  // Hydromancers
  spell('swimming', {
    target: 'Any unit of a type that may [swim](fr3.levels.levels), or any swimmer',
    effect: 'The target gains [swimming](fr3.movement.swimming-rate), or loses it. A unit that loses it in impassable water is destroyed.',
    duration: 'Rest of the game',
    summary: 'The target gains or loses swimming for the rest of the game.',
    ruling: {
      says: 'Unlike Flying and Burrowing, the spell is not limited to types that may have the ability. The text does not say what happens to a unit that loses it in deep water.',
      readings: ['Any unit can gain swimming.', 'Only types that may buy swimming gain it.'],
      ruling: 'Only types that may buy swimming gain it. A unit that loses it in impassable water drowns.',
      why: 'The two similar spells have this limit, and Rip Tide drowns units in the same way.',
    },
  }),
  spell('rip-tide', {
    target: 'Any unit',
    effect: `Turn the target to face the caster and move it its full allowance straight away from him, still facing him. It breaks off any melee. A unit in its way is [shoved along](fr3.magic.rip-tide-contact), a mountain stops it, and in impassable water [it may drown](fr3.magic.rip-tide-terrain). ${offBoard}`,
    duration: instant,
    immune: `${rooted}, units in fortifications, city or wall BBs or ships, units [in the air or under the ground](fr3.magic.rip-tide-limits), leviathans and 2x2 units`,
    summary: 'The target is carried its full movement straight away from the caster.',
    merged: ['fr3.magic.rip-tide-movement'],
    ruling: {
      says: 'The index does not have the spell. The spell book and the magic chapter each list exceptions of their own. The chapter also names Flash Flood, which is in no list.',
      readings: ['Only the spell book’s exceptions count.', 'The exceptions of both texts count.'],
      ruling: 'The spell is a Level Two hydromancer spell at 2 points, with the exceptions of both texts. All heavy artillery is immune. Flash Flood is the innate ability of the same effect.',
      why: 'The described lists decide which spells exist, and texts that add to each other both apply.',
    },
  }),
  spell('hagfish', {
    target: 'Any unit',
    effect: 'A unit of [parasitics](fr3.spirits.parasitics) attaches itself to the target: −1 on its melee and rally rolls until it is rid of them.',
    duration: 'Until the parasitics are removed',
    immune: 'Units with a [healer](fr3.abilities.healer-immunity), and units [beside one](fr3.spirits.parasitics-healer-immunity)',
    summary: 'Parasitics attach themselves to the target unit.',
    ruling: {
      says: 'The text does not name spirits as an exception here, but does so for the cook’s spell of the same effect.',
      readings: ['Spirits are immune to both.', 'Spirits are immune only to the cook’s spell.'],
      ruling: 'The usual rules of parasitics apply. Units with a healer are immune, but spirits are not.',
      why: 'Each spell’s own text decides.',
    },
  }),
  spell('ink-cloud', {
    target: 'One friendly unit',
    effect:
      'The target may not be charged, and every melee it fights is [a draw](fr3.melee.result-equal). [Ensure Victory](fr3.spells.ensure-victory) on the same melee and Ink Cloud cancel each other.',
    duration: phase,
    summary: 'A friendly unit may not be charged, and its melees are draws for the phase.',
    ruling: {
      says: 'The text does not say what happens when Ensure Victory is cast on the same melee.',
      readings: ['The later spell wins.', 'The two cancel each other.'],
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
    effect: `Place a [water elemental](fr3.elementals.water) within 3″ of the caster or of any water feature. The water shaman may also remove an elemental of any type instead; the hydromancer may not. [Sea elf shamans](fr3.armies.sea-elves-water-elementals) pay 4 and cast it from level two.`,
    duration: 'Permanent',
    summary: 'Places a water elemental near the caster or near water.',
    ruling: {
      says: 'Only the shaman’s entry allows the caster to remove elementals. The distance is given for one scale.',
      readings: ['Both casters may remove elementals.', 'Only the shaman may.'],
      ruling: 'Only the water shaman may remove elementals. The 3 inches double at 25 mm scale.',
      why: 'The text of each list decides, and distances without a table double at 25 mm.',
    },
  }),
  spell('freak-wave', {
    target: 'An unengaged unit in or on a water feature',
    effect: 'The target is destroyed. Lakes, ponds, rivers, marshes and the sea all count as water.',
    duration: instant,
    summary: 'Destroys an unengaged unit in or on water.',
    ruling: {
      says: 'The hydromancer’s entry lists the water features, and marsh is one of them. The shaman’s entry only mentions water.',
      readings: ['The shaman’s version does not work on marshes.', 'Both are the same spell.'],
      ruling: 'Both are the same spell, and marsh counts as water.',
      why: 'Name, level and cost are the same.',
    },
  }),

  // Illusionists
  spell('dispell-illusion', {
    target: 'A unit or an obstacle',
    effect: 'If the target is an [illusion](fr3.illusions.act-as-real) it dissipates at once. On anything real the spell does nothing, and you have learnt that it is real.',
    duration: instant,
    summary: 'An illusionary unit or obstacle dissipates at once.',
    merged: ['fr3.design.illusionist-dissipate'],
    ruling: {
      says: 'The chapter on spell design has another name for the spell. No text says what happens on a real target.',
      readings: ['There are two spells.', 'There is one spell under two names.'],
      ruling: 'There is one spell. It does nothing to a real target.',
      why: 'Caster, cost and effect are the same.',
    },
  }),
  spell('illusionary-army', {
    target: 'A real friendly unit as the model',
    effect:
      'An illusion of the model’s type appears [beside it](fr3.illusions.summoned-during-game); you note secretly which of the two is false. It [acts as the real thing](fr3.illusions.act-as-real) and dissipates [after its melee](fr3.illusions.dissipate-after-melee). Each turn it must be [maintained](fr3.illusions.maintenance): 1 point, or 2 if it has missiles or artillery. Some types [cannot be copied](fr3.illusions.forbidden-types).',
    duration: 'As long as it is maintained',
    summary: 'Creates an illusionary unit beside a real friendly unit of the same type.',
    merged: ['fr3.design.illusionist-army'],
    ruling: {
      says: 'By the magic chapter either pool may pay the upkeep. The chapter on spell design names only the army pool.',
      readings: ['Only the army pool pays.', 'Either pool pays.'],
      ruling: 'Either pool pays at the start of the turn, 1 point for each illusion, or 2 for one that shoots. The illusion looks like its model in every way, morale included. The model is alone, without characters and attachments, and neither stands in contact with an enemy.',
      why: 'A rules chapter takes precedence over a design note.',
    },
  }),
  spell('illusionary-obstacle', {
    target: 'A place on the board',
    effect:
      'Creates an obstacle of 3″ by 1″ that blocks movement and line of sight on two adjacent [levels](fr3.levels.concept), for example ground and air. An enemy unit that contacts it stops and takes a [rally test](fr3.rally.roll). If it passes, the obstacle dissipates; if it fails, that unit may not try again. It must be [maintained](fr3.illusions.maintenance) for 1 point a turn.',
    duration: 'Until it dissipates, as long as it is maintained',
    immune: 'Units with [protection from wizard magic](fr3.character-items.protection-wizard-illusions) pass the test automatically',
    summary: 'Creates a 3″ by 1″ obstacle that blocks movement and sight until an enemy sees through it.',
    merged: ['fr3.design.illusionist-obstacle'],
    ruling: {
      says: 'The spell costs 3 points in the spell book and 4 in the chapter on spell design. The list does not repeat range and upkeep.',
      readings: ['It costs 4 and needs no upkeep.', 'It costs 3 and is maintained.'],
      ruling: 'The spell costs 3, has no limit of range, and costs 1 point a turn to maintain. The obstacle appears where no unit stands. An enemy that comes to it takes its test at once, and each unit takes one.',
      why: 'The spell book decides costs, and the chapter on illusions names this one among those to maintain.',
    },
  }),
  spell('illusionary-target', {
    target: 'One friendly unit or BB',
    effect:
      'Cast it right after missiles, artillery, a mine or a spell has been aimed at the target, even after that spell has succeeded, and before its effect is applied. That one attack strikes an illusion and does nothing.',
    duration: 'One attack',
    summary: 'One attack aimed at a friendly unit or BB strikes an illusion instead.',
    merged: ['fr3.design.illusionist-target'],
    ruling: {
      says: 'The example answers a spell that has already succeeded, but a spell should be resolved before the next is cast. The text does not say whether it stops one attack or all.',
      readings: ['The spell must be cast beforehand and stops every attack of the phase.', 'The spell answers one attack, before its effect.'],
      ruling: 'The spell is cast as an answer to one attack and cancels that attack. Innate abilities and guns of inventors are answered when they are aimed. No unit dodges an attack that hits an illusion.',
      why: 'The example takes precedence over the general rule, and one attack fits the price.',
    },
  }),
  spell('greatest-fear', {
    target: 'Any unit, in a structure too',
    effect:
      'The target takes a [rally test](fr3.rally.roll). On a failure it flees the board and counts as destroyed. On a pass it turns right round and moves its full allowance.',
    duration: instant,
    immune: `[Spirits](fr3.spirits.never-demoralized), [undead](fr3.undead.immunities), [specials](fr3.specials.class), ${steady}, ${mindless}`,
    summary: 'The target takes a rally test: it flees the board and is lost, or turns round and moves off.',
  }),
  spell('illusionary-enemy', {
    target: 'An enemy unit in melee with a friendly unit',
    effect:
      'Illusionary units of your fighting unit’s type appear on the enemy’s flank or rear and give it [flank](fr3.melee.flank-bonus) or [rear](fr3.melee.rear-bonus) bonuses. You pay 4 for one unit, 5 for two, 6 for three, on flanks and rear as you like. One in the rear also blocks the enemy’s retreat. They are [maintained](fr3.illusions.maintenance) like others and vanish when that melee ends.',
    duration: 'Until that melee ends, as long as they are maintained',
    summary: 'One to three illusionary units flank an enemy that is in melee.',
    merged: ['fr3.design.illusionist-enemy'],
    ruling: {
      says: 'The cost is printed as 4 and a variable, but the text explains only 5 and 6. The index does not have the spell. Its level is three, although it starts at 4 points.',
      readings: ['The spell is Level Two and costs 4.', 'The spell is Level Three and costs 4, 5 or 6.'],
      ruling: 'The spell is Level Three and costs 4, 5 or 6 points for one, two or three units. A 2x2 unit has no flanks where they could appear.',
      why: 'The described list gives the level, and each further unit costs 1 point more.',
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
      'Each of them that is not demoralized becomes [demoralized](fr3.basics.demoralization). Look once: only units that were demoralized when the spell was cast infect their neighbours.',
    duration: untilRallied,
    immune: `[Undead](fr3.undead.immunities), [spirits](fr3.spirits.never-demoralized), [specials](fr3.specials.class), ${steady}, units with a [healer](fr3.abilities.healer-immunity), ${mindless}`,
    summary: 'Enemy units touching a demoralized enemy unit become demoralized.',
    ruling: {
      says: 'The text does not say how near a unit must stand, or whether newly demoralized units spread the plague.',
      readings: ['The plague spreads on from unit to unit.', 'The plague works once, by base contact.'],
      ruling: 'The plague works by base contact. It spreads only once, from the units that were demoralized at the casting.',
      why: 'The spell takes effect in one moment, and the rules define no other nearness than contact.',
    },
  }),
  spell('summon-2', {
    target: 'A place within 3″ of the necromancer, or an undead unit',
    effect:
      'Summon one [undead](fr3.undead.eligibility) unit or remove one. You pay 2 for a mob, 3 for mounted, 4 for handweapons, spears or [ethereals](fr3.spirits.ethereals). A new unit appears within 3″; removal has no range and works on undead units of either side.',
    duration: 'Permanent',
    summary: 'Summons or removes undead: a mob for 2, mounted for 3, infantry or ethereals for 4.',
    ruling: {
      says: 'The text gives the distance for units that appear. It does not say whose undead may be removed, or from how far.',
      readings: ['Only the necromancer’s own undead within the distance may be removed.', 'Any undead unit of that type may be removed, anywhere.'],
      ruling: 'Removal has no range and works on any undead unit of the type paid for. The enemy can oppose it like any spell. A unit that is removed counts as destroyed.',
      why: 'A spell has no limit of range or side unless its text gives one.',
    },
  }),
  spell('zombies-2', {
    target: 'One enemy unit',
    effect:
      'The target fights for the necromancer’s army. You pay 2 for an infantry or cavalry unit for one phase; 3 for any enemy unit for one phase, or an infantry or cavalry unit for one turn. It keeps its place, and its new owner may move it and fight with it.',
    duration: 'One phase or one turn',
    immune: '[Spirits](fr3.spirits.class), [specials](fr3.specials.class), [automatons](fr3.armies.automaton-immunities)',
    summary: 'An enemy unit fights for the necromancer for a phase or a turn.',
    ruling: {
      says: 'The index shortens the name, and the automaton army counts the spell as psychological. The text does not say what happens to an engaged unit.',
      readings: ['It is a psychology spell.', 'It is not a psychology spell, but automatons are immune.'],
      ruling: 'The spell counts as psychological for automatons only. The unit keeps its place, and its new owner may move it and fight with it until it goes back, with what is attached to it. While it is in the other army, its losses are those of that army, and no unit of its new side attaches to it. Its own characters leave it as if they had escaped, and captives of the other side that it holds are free. A unit in square, or one that is itself a character, cannot be the target.',
      why: 'The list does not mark it as psychology, but the automatons’ own entry names it.',
    },
  }),
  spell('summon-3', {
    target: 'A place within 3″ of the necromancer, or a unit',
    effect:
      'Summon a unit or remove one. You pay 4 for a [swarm](fr3.monsters.swarms), 5 for undead heavy cavalry. The swarm is a living one: it causes no fear and cannot be banished.',
    duration: 'Permanent',
    summary: 'Summons or removes a swarm for 4 points or undead heavy cavalry for 5.',
    ruling: {
      says: 'The text does not repeat the distance, and calls only the heavy cavalry undead.',
      readings: ['The swarm is undead too.', 'The swarm is an ordinary living one.'],
      ruling: 'The unit appears within 3 inches, as for Summon 2. The swarm is living.',
      why: 'The text does not call the swarm undead, and swarms have no penalties of the undead.',
    },
  }),
  spell('zombies-3', {
    target: 'One enemy unit',
    effect:
      'Any enemy unit fights for the necromancer’s army for one turn, or an infantry or cavalry unit joins it for good. It keeps its place, and its new owner may move it and fight with it.',
    duration: 'One turn, or permanent',
    immune: '[Spirits](fr3.spirits.class), [specials](fr3.specials.class), [automatons](fr3.armies.automaton-immunities)',
    summary: 'An enemy unit changes sides for one turn; infantry or cavalry for good.',
    ruling: {
      says: 'The index calls the spell Zombies 2, and the list calls it Zombies 3.',
      readings: ['There are two Level Three versions.', 'There is one version.'],
      ruling: 'There is one version, Zombies 3. Characters and losses are treated as under Zombies 2.',
      why: 'The described list takes precedence over the index.',
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
      'Announce Bless or Curse; the target takes a [rally test](fr3.rally.roll). **Bless** works if it passes: a normal unit becomes [elite](fr3.elites.bonus), a demoralized unit normal, a double demoralized unit demoralized. Elite by Bless adds to CF and rally, not to bowfire; a unit elite by Bless that is demoralized loses the status and is demoralized. A permanent elite gains no second bonus, and a blessing sleeps while its unit has a bard or Grog Ration. **Curse** works if it fails: a unit elite by Bless becomes normal, a normal unit demoralized, a demoralized unit double demoralized, and a double demoralized unit is destroyed. Clerics of [Holy](fr3.armies.holy-bless-discount) armies bless, those of [Unholy](fr3.armies.unholy-curse-discount) armies curse, and [Israelite](fr3.armies.israelite-bless-discount) clerics do either for 1 point less.',
    duration: 'Bless: until demoralized or cursed. Curse: until the unit rallies',
    immune: `${fearless}, [spirits](fr3.spirits.class) other than elementals, [automatons](fr3.armies.automaton-immunities)`,
    summary: 'The target takes a rally test: blessed it rises one level of morale, cursed it drops one.',
    merged: ['fr3.spells.bless-limits', 'fr3.spells.curse-1-effect'],
    ruling: {
      says: 'As printed, both halves work when the target’s rally test succeeds. The automaton army calls the spell psychological, but the list does not. The text does not say what happens to a permanent elite, or to a blessed unit that later gets Grog Ration or a bard. Spirits are an exception, and in other rules elementals count as spirits.',
      readings: [
        'A good roll lets a curse take hold. A blessing once given stays whatever comes to the unit later. Elementals cannot be blessed.',
        'Bless needs a pass, Curse a failure. A blessing does nothing while the unit is one that Bless does not affect. Elementals can be blessed.',
      ],
      ruling: 'Bless works if the test is passed, Curse if it is failed. A permanent elite gains nothing more. The immunities count for both halves. A blessing has no effect while a bard or Grog Ration is with its unit. Elementals are not spirits and can be blessed.',
      why: 'A rally test measures how steady a unit is, so a pass cannot lead to harm. The text says that the spell does not affect these units, not that it cannot be cast at them. Elementals have rules of their own.',
    },
  }),
  spell('garlic', {
    target: 'Any unit',
    effect: 'The target ignores every demoralized and destroyed result caused by [undead](fr3.undead.eligibility) units, in melee and by missile fire.',
    duration: phase,
    summary: 'The target ignores damage from undead units for the rest of the phase.',
    ruling: {
      says: 'The text mentions damage. It does not say whether that means every result.',
      readings: ['Only demoralization is ignored.', 'Demoralized and destroyed results are both ignored.'],
      ruling: 'Demoralized and destroyed results are both ignored, and missile fire of undead is included.',
      why: 'Damage means every loss of a unit, whatever causes it.',
    },
  }),
  spell('invigorate', {
    target: 'One friendly unit that is not engaged',
    effect:
      'The target makes an extra move at once, with all the usual limits, besides its regular movement. In your own phase, before the melee step, that move may be a [charge](fr3.charging.definition).',
    duration: instant,
    immune: `${spentGuns}, engaged units`,
    summary: 'One friendly unit makes an extra move at once.',
    ruling: {
      says: 'The list of units that cannot use the spell is incomplete. The text does not say whether the extra move may be a charge.',
      readings: ['The extra move may never bring the unit into contact.', 'The extra move is a full normal move and may be a charge.'],
      ruling: 'It is a full normal move, and it may be a charge only in the owner’s own phase before melee. Engaged units may not use it. It is made in the movement step of the unit’s own side, after its own move, and costs no point of the clock.',
      why: 'The text gives it the normal limits of movement, which allow charges in the own phase.',
    },
  }),
  spell('miracle', {
    target: 'Any unit',
    effect:
      'Every melee the target fights is [a draw](fr3.melee.result-equal). Miracle and [Ensure Victory](fr3.spells.ensure-victory) on the same melee cancel each other: it is rolled normally.',
    duration: phase,
    summary: 'Every melee the target fights is a draw for the rest of the phase.',
    ruling: {
      says: 'The text says of Miracle and of Ensure Victory that the other spell cancels it.',
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
      says: 'The text gives no duration, and the index also shows the spell in the wizard’s column.',
      readings: ['Wizards cast it too.', 'Only clerics and war clerics cast it.'],
      ruling: 'The spell lasts for the rest of the phase, and only clerics and war clerics cast it.',
      why: 'The described lists decide who casts what. Freeze, its opposite, lasts for the phase.',
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
      ruling: 'Of monsters and war machines only undead ones can be banished. Ethereals and minor spirits can always be banished.',
      why: 'Banishing works on the undead and on spirits, and a living crew is neither.',
    },
  }),
  spell('bless-curse-2', {
    target: 'Any unit',
    effect:
      'As [Bless/Curse 1](fr3.spells.bless-curse-1), but without the rally test: the blessing or the curse simply takes hold.',
    duration: 'Bless: until demoralized or cursed. Curse: until the unit rallies',
    immune: `${fearless}, [spirits](fr3.spirits.never-demoralized), [automatons](fr3.armies.automaton-immunities)`,
    summary: 'As Bless/Curse 1, without a rally test.',
  }),
  spell('golden-path', {
    target: 'Any unit in melee',
    effect:
      'The target may withdraw from its melee at once: it [moves straight away](fr3.charging.disengage-move) at its own rate, as light cavalry would, and is not demoralized for it.',
    duration: instant,
    immune: '[Trapped](fr3.spirits.traps-movement-lock) units',
    summary: 'The target may withdraw from melee at once without being demoralized.',
    ruling: {
      says: 'The text does not say how the unit withdraws, or whether that demoralizes it.',
      readings: ['It withdraws like light cavalry and becomes demoralized.', 'It withdraws without loss.'],
      ruling: 'The unit moves like disengaging light cavalry at its own rate, without becoming demoralized.',
      why: 'The withdrawal is magical and immediate. The cook’s cheaper spell names light cavalry, but this one does not.',
    },
  }),
  spell('banish-3', {
    target: 'One major, lesser or [protective](fr3.items.protective-spirit-purchase) spirit, or one undead dragon',
    effect: 'The target is destroyed.',
    duration: instant,
    summary: 'Destroys one major, lesser or protective spirit, or one undead dragon.',
    ruling: {
      says: 'The index prints the spell three times.',
      readings: ['There are three versions.', 'The extra two stand in the columns of archangel and demon lord.'],
      ruling: 'There is one spell. Archangels and demon lords cast it as level three clerics.',
      why: 'The price of archangels and demon lords contains the magic of a level three cleric.',
    },
  }),
  spell('bless-curse-3', {
    target: 'Two adjacent units',
    effect: 'As [Bless/Curse 2](fr3.spells.bless-curse-2) on both units: both are blessed, or both cursed.',
    duration: 'Bless: until demoralized or cursed. Curse: until the unit rallies',
    immune: `${fearless}, [spirits](fr3.spirits.never-demoralized), [automatons](fr3.armies.automaton-immunities)`,
    summary: 'As Bless/Curse 2, on two adjacent units.',
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
      'Every [army pool and personal pool](fr3.magic.two-pools) of both sides falls to 0 once the casting contest is over. The pools of [mad scientists](fr3.inventions.pool) and technical assistants stay. Points may still be [converted from the morale clock](fr3.auction.morale-clock-points) afterwards. A spell already announced [cannot be stopped](fr3.magic.resolve-before-next) with it.',
    duration: 'Rest of the turn',
    summary: 'Empties all army and personal magic pools for the rest of the turn.',
    ruling: {
      says: 'The text does not say when exactly the pools are emptied, or whether new points may follow.',
      readings: ['No magic at all is possible for the rest of the turn.', 'The pools are emptied once; points from the clock may still be added.'],
      ruling: 'The pools are emptied after the contest; points converted from the morale clock may still be added.',
      why: 'The spell sets the pools to 0, and does not forbid magic.',
    },
  }),
  spell('sacrifice', {
    target: 'One enemy unit',
    effect:
      'The target is destroyed. The cleric must have [prepared](fr3.magic.sacrifice-preparation): his unit neither moves nor fights in that phase. In the melee step of your own phase you kill one of your units or [offerings](fr3.infantry.offerings) and try the spell at once; that loss stands even if the spell fails. Each cleric may try once a turn.',
    duration: instant,
    summary: 'Destroys any one enemy unit, at the price of a unit or offerings of your own.',
    merged: ['fr3.magic.sacrifice-casting', 'fr3.magic.sacrifice-limits', 'fr3.sequence.sacrifice-units'],
    ruling: {
      says: 'The spell book names an enemy unit, the magic chapter any unit. The limit of one a turn could be meant for the cleric or for the army.',
      readings: ['Any unit may be the target, once a turn for the army.', 'An enemy unit may be the target, once a turn for each cleric.'],
      ruling: 'One enemy unit may be the target, through the usual auction, once a turn for each cleric. The sacrificed unit is lost even if the casting fails, and may not be the unit that the cleric is with.',
      why: 'The spell book decides the target, and limits on casting count for each magic user.',
    },
  }),

  // War clerics
  spell('grace', {
    target: 'One friendly unit',
    effect: 'The target [rallies](fr3.rally.success) without a roll, by 2 levels at most.',
    duration: instant,
    summary: 'One friendly unit rallies automatically, by two levels at most.',
    merged: ['fr3.design.war-cleric-grace'],
  }),
  spell('intervention', {
    target: 'One friendly die roll that is still to come',
    effect: 'Add 1 to one roll of your side, or subtract 1. It must be cast before the roll, and cannot change a magic contest that has begun.',
    duration: 'One roll',
    summary: 'Adds or subtracts 1 on one friendly roll, cast before the roll.',
    ruling: {
      says: 'The text does not say whether the spell may change the roll of a magic contest.',
      readings: ['It may change any roll of the side, magic included.', 'It may change any roll except in a magic contest under way.'],
      ruling: 'It may change any die roll of the caster’s side, except in a magic contest that has already begun. It is cast on the next roll for one unit, which is its melee roll, rally roll, test, volley or aim.',
      why: 'One spell is resolved before the next is cast.',
    },
  }),
  spell('jihad', {
    target: 'One friendly unit in melee',
    effect:
      'The target fights as [fanatics](fr3.specials.fanatics-combat): both sides roll, and the lower roll is destroyed. Markers of demoralization stay on it but have no effect meanwhile.',
    duration: phase,
    summary: 'A friendly unit in melee fights as fanatics for the rest of the phase.',
    merged: ['fr3.design.war-cleric-jihad'],
    ruling: {
      says: 'The chapter on spell design needs a unit in melee, but the spell book does not. The text does not say what happens to a demoralized target, or when a unit with extra markers is killed.',
      readings: ['Any friendly unit may be the target. A kill demoralizes it if it has too few extra markers.', 'Only a unit in melee may be the target, and nothing demoralizes it.'],
      ruling: 'The target must be in melee. Its markers have no effect while it is fanatic. A kill takes extra markers from it, and destroys it only when it has none. Levels left over do not demoralize it.',
      why: 'Texts that add to each other both apply, and fanatics are never demoralized in combat.',
    },
  }),
  spell('righteousness', {
    target: 'All friendly units that charge in this phase',
    effect:
      'They have +1 CF and [cause fear](fr3.fear.causes). He may try it once a turn, as his own movement step begins, and it takes his whole movement: he and his unit [do not move](fr3.magic.sacrifice-preparation).',
    duration: phase,
    summary: 'All friendly units that charge this phase have +1 CF and cause fear.',
    merged: ['fr3.design.war-cleric-righteousness'],
    ruling: {
      says: 'The text mentions all charging units of the phase and does not say which ones.',
      readings: ['Only units that had declared a charge when it was cast are affected.', 'All friendly units that charge in that movement step are affected.'],
      ruling: 'All friendly units that charge in that movement step are affected.',
      why: 'It is cast before anyone moves, so the charges are still to come.',
    },
  }),
  spell('ensure-victory', {
    target: 'One melee',
    effect:
      'The friendly unit wins without doubling: the enemy is [demoralized](fr3.melee.result-win), with everything that follows from a win. A unit that uses its [charge bonus](fr3.melee.charge-bonus-shock) costs its enemy two levels. Units that die of any loss do die of it; undead shed the demoralization as usual; units with a [bard](fr3.abilities.bard-immunity) or under the Inquisition army standard are not affected. Ensure Victory and [Miracle](fr3.spells.miracle) on one melee cancel each other, and it is rolled; cast by both sides, it makes a draw.',
    duration: 'One melee',
    summary: 'Sets one melee to a win that demoralizes the enemy without destroying it.',
    merged: ['fr3.design.war-cleric-ensure-victory'],
    ruling: {
      says: 'The spell costs 5 points in the spell book and 6 in the chapter on spell design. The text says of it and of Miracle that the other spell cancels it. The win demoralizes and does not destroy, but all normal melee results apply, and a charge that wins costs two levels.',
      readings: ['It costs 6, and the later spell counts. The enemy loses one level even to a charge, and is pushed back only if it was demoralized before.', 'It costs 5, and the two spells cancel each other. A charge costs the enemy two levels, which destroy a demoralized unit.'],
      ruling: 'The spell costs 5. If Miracle is cast on the same melee, neither works and the dice decide. Cast by both sides it is a draw. It causes a win that does not double. The loser suffers what an ordinary win costs, which is two levels after a charge with its bonus. Three levels in all destroy it.',
      why: 'The spell book decides costs, and only in this way are both sentences on cancelling true. The two levels of a charge are a normal result of a win, not of a doubled total.',
    },
  }),
  spell('summon-avatar', {
    target: 'A place within 3″ of the war cleric',
    effect: 'Place a [major spirit](fr3.spirits.major). The war cleric [controls](fr3.control.major-lesser-spirits) it as any cleric would.',
    duration: 'Permanent',
    summary: 'Summons a major spirit within 3″ of the war cleric.',
    merged: ['fr3.design.war-cleric-avatar'],
    ruling: {
      says: 'Major spirits need a cleric to control them, but the text does not name war clerics there. A design note gives the avatar other factors than the table.',
      readings: ['An ordinary cleric is needed as well.', 'A war cleric is enough.'],
      ruling: 'A war cleric controls spirits like any cleric. The spirit has the factors of the reference table.',
      why: 'War clerics are a kind of cleric, and tables take precedence over prose.',
    },
  }),

  // Shamans and druids, Level One
  spell('tremors', {
    target: 'Any unit outside water',
    effect:
      'What happens depends on where the target is. Not engaged in a fortification, a city or wall BB or any terrain except water: it cannot move this phase and takes a [rally test](fr3.rally.roll), or it becomes [demoralized](fr3.basics.demoralization). In open ground: it takes the test, or becomes demoralized. In melee: every unit of that melee takes the test, on both sides.',
    duration: 'The ban on movement: rest of the phase',
    immune: `[Specials](fr3.specials.class), [spirits](fr3.spirits.never-demoralized), ${steady}, ${mindless}`,
    summary: 'The ground shakes: units take a rally test or are demoralized, and in terrain cannot move.',
    ruling: {
      says: 'Other rules mention a shaman’s Earthquake, which is in no list. The text does not name undead among the exceptions.',
      readings: ['Earthquake is a lost spell.', 'Earthquake is an older name of Tremors.'],
      ruling: 'Earthquake is this spell. Fanatics, blobs, elementals and automatons are immune, but undead are not.',
      why: 'Old names from an earlier edition mean what replaced them, and the text names the undead wherever they are immune.',
    },
  }),
  spell('tempest', {
    target: 'Any unit',
    effect: `Turn the target to face the caster and blow it straight away from him for its full allowance, still facing him, as if it flew at its own rate: over terrain and over units. Then it lands, and [where it lands](fr3.magic.tempest-landing) may drown or demoralize it; fliers stay in the air. Fliers and burrowers on the ground use their ground rates. It breaks off any melee. ${offBoard}`,
    duration: instant,
    immune: `${rooted}, crew in battlewagons, units [under the ground or water](fr3.magic.tempest-limits) or in built-up areas, forests or fortifications, leviathans and 2x2 units`,
    summary: 'The target is blown its full movement straight away from the caster.',
    merged: ['fr3.magic.tempest-movement'],
    ruling: {
      says: 'The magic chapter treats the spell as an air shaman’s and lists exceptions of its own. The spell book gives it to every shaman, with other exceptions.',
      readings: ['Only air shamans cast it.', 'Every shaman casts it, and both lists of exceptions count.'],
      ruling: 'Every shaman and druid casts it. The exceptions of both texts apply, and all heavy artillery is immune.',
      why: 'The list decides who casts, and texts that add to each other both apply.',
    },
  }),
  spell('fog', {
    target: 'All fliers, on both sides',
    effect: 'No flier may [charge](fr3.levels.contact-one-level) a ground unit or otherwise come into contact with one. Melees already under way go on, and missile fire is not stopped.',
    duration: phase,
    summary: 'For the rest of the phase no flier may charge a ground unit.',
    ruling: {
      says: 'The spell forbids fliers to attack ground units. The text does not say whether that includes shooting and melees under way.',
      readings: ['The spell stops all fighting between fliers and ground units.', 'The spell stops only new contacts.'],
      ruling: 'Fliers make no new contact with ground units. Melees under way and missile fire go on.',
      why: 'To attack is to move into contact, and a melee that has begun is not an attack.',
    },
  }),
  spell('heat-stroke', {
    target: 'Any unit',
    effect: 'As [Apoplexy](fr3.spells.apoplexy): the target and everything attached to it cannot move of its own will.',
    duration: phase,
    summary: 'The target unit and its attachments may not move for the rest of the phase.',
    ruling: {
      says: 'The text is the same as that of Apoplexy, and leaves the same questions open.',
      readings: ['The spell only stops normal movement.', 'The spell stops all voluntary movement, but not push-backs.'],
      ruling: 'The spell works as Apoplexy does. It stops all voluntary movement, but not push-backs and Teleport.',
      why: 'Same words, same meaning.',
    },
  }),
  spell('animate-terrain', {
    target: 'A piece of terrain, and one unit with any part of its base in it',
    effect:
      'The terrain has CF 3 and fights one round of [melee](fr3.melee.roll) with the unit at once. Results against the terrain are ignored. City and wall BBs and [fortifications](fr3.fortifications.not-terrain) are not terrain for this spell.',
    duration: instant,
    summary: 'A piece of terrain (CF 3) fights a melee with one unit in it.',
    ruling: {
      says: 'The chapter on innate magic calls it a druid’s spell. The text does not say what happens when the terrain loses.',
      readings: ['Only druids cast it.', 'Every shaman casts it, druids among them.'],
      ruling: 'Every shaman and druid casts it. Results against the terrain are ignored.',
      why: 'The spell is in the Level One list that shamans and druids share, and terrain has no morale.',
    },
  }),
  spell('corrode', {
    target: 'A metal or wooden city, wall or ship BB, a gate, a chariot or a war machine',
    effect: 'A structure takes one [damage marker](fr3.structures.damage-markers), a unit one marker of [demoralization](fr3.basics.demoralization).',
    duration: 'Until repaired or rallied',
    summary: 'One marker on a metal or wooden BB, a gate, a chariot or a war machine.',
  }),

  // Earth shamans
  spell('earth-sense', {
    target: 'A brick or stone city, wall or ship BB',
    effect:
      'Announce beforehand whether the spell harms or heals. The target takes one [damage marker](fr3.structures.damage-markers), or loses one that is not permanent. Earthworks are not affected.',
    duration: instant,
    summary: 'A brick or stone BB takes one damage marker or is rid of one.',
    tier: 'optional',
    ruling: {
      says: 'The name of the spell is printed above the heading of Level Two in the list, and the index has it at Level Two. The text does not name earthworks.',
      readings: ['It is a Level One spell of every shaman.', 'It is the earth shaman’s Level Two spell.'],
      ruling: 'The spell is the earth shaman’s, at Level Two and 2 points. Earthworks are unaffected.',
      why: 'The printed list is damaged here, and the index is clear.',
    },
  }),
  spell('burrowing', {
    target: 'Any unit of a type that may [burrow](fr3.levels.levels)',
    effect: 'The target gains [burrowing](fr3.movement.burrowing-rate), or loses it. A unit that loses it under the ground comes up on the spot, if there is room for it.',
    duration: 'Rest of the game',
    summary: 'The target gains or loses burrowing for the rest of the game.',
    ruling: {
      says: 'The text does not say what happens to a unit that loses the ability under the ground.',
      readings: ['The unit is destroyed.', 'The unit comes to the surface.'],
      ruling: 'The unit comes up on the spot. If other units stand there, the spell cannot be cast at it.',
      why: 'No rule says that it is destroyed.',
    },
  }),
  spell('chasm', {
    target: 'A place on open ground within 6″, or an open chasm',
    effect:
      'Place a chasm of 3″ by 1″ that ground and burrowing units cannot pass, or close one. If it cuts through a unit, the caster chooses on which side the unit stands. [Very large units](fr3.magic.barriers) may still cross.',
    duration: 'Until it is closed',
    summary: 'Opens a 3″ chasm on open ground within 6″, or closes one.',
    ruling: {
      says: 'The text gives its length, but not its width.',
      readings: ['The chasm is a line without width.', 'The chasm is 1 inch wide.'],
      ruling: 'The chasm is 3 by 1 inch. If it would cut through a unit that has no room on the side that the caster has chosen, it cannot be placed so. Squares and heavy artillery are not moved aside.',
      why: 'The other barriers made by spells have that size.',
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
    effect: 'They cannot move. Units in the air, under water or under the ground are not affected.',
    duration: phase,
    summary: 'No unit in open terrain may move for the rest of the phase.',
    ruling: {
      says: 'The text excepts neither friends nor fliers.',
      readings: ['Every unit above, on or below open terrain is affected.', 'Surface units of both sides are affected.'],
      ruling: 'Surface units of both sides are affected. Fliers, swimmers and burrowers in their own level move freely.',
      why: 'The text names no side, and only the surface of the ground shakes.',
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
    effect: 'The target gains [flying](fr3.movement.flying-rate), or loses it. A unit that loses it in the air lands on the spot; over impassable water it drowns unless it swims.',
    duration: 'Rest of the game',
    summary: 'The target gains or loses flying for the rest of the game.',
    ruling: {
      says: 'The text does not say what happens to a unit that loses flight in the air.',
      readings: ['The unit is destroyed.', 'The unit lands on the spot.'],
      ruling: 'The unit lands on the spot, and over impassable water it drowns unless it swims. If other units stand below, the spell cannot be cast at it.',
      why: 'No rule says that it is destroyed, and Tempest drowns units in the same way.',
    },
  }),
  spell('turbulence', {
    target: 'All flying units, on both sides',
    effect: 'No flying unit may move.',
    duration: phase,
    summary: 'No flying unit may move for the rest of the phase.',
    ruling: {
      says: 'It excepts no side.',
      readings: ['Enemy fliers only.', 'Fliers of both sides.'],
      ruling: 'Fliers of both sides.',
      why: 'The text mentions flying units without naming a side.',
    },
  }),
  spell('freeze', {
    target: 'Any unit',
    effect: 'The target has −1 CF.',
    duration: phase,
    summary: 'The target has −1 CF for the rest of the phase.',
    ruling: {
      says: 'The index also shows the spell at Level One for wizards and masons, but no list describes it there. The innate ability of that name is aimed at terrain, not at a unit.',
      readings: ['Wizards and masons cast it at Level One.', 'Only air shamans cast it.'],
      ruling: 'Only air shamans cast it, at Level Two. The page of the innate version gives that version’s target.',
      why: 'The described lists decide; the mason has Laudanum with the same effect.',
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
    effect: 'Announce which: the target and everything attached to it cannot move of its own will, as under [Apoplexy](fr3.spells.apoplexy); or one [fire](fr3.fire.target) goes out.',
    duration: phase,
    summary: 'The target unit may not move this phase, or one fire is put out.',
    ruling: {
      says: 'The text prints two effects without saying who chooses, or when.',
      readings: ['The caster chooses after the spell has worked.', 'The caster announces the effect when casting.'],
      ruling: 'The caster announces the effect when casting.',
      why: 'Spell and target are announced before any points are bid.',
    },
  }),
  spell('rapids-ford', {
    target: 'A stream, river or marsh (Rapids), or any water feature (Ford)',
    effect:
      'Rapids makes the feature impassable; Ford makes it passable as open ground. Units that stand in it stay, and may leave. Rapids is [no barrier](fr3.magic.barriers) that large units can force.',
    duration: 'Rest of the game, or until the opposite is cast on it',
    summary: 'Makes a stream, river or marsh impassable, or a water feature passable as open ground.',
    ruling: {
      says: 'The text gives no duration and does not mention units in the feature.',
      readings: ['The spell lasts for the phase.', 'The spell lasts until it is undone.'],
      ruling: 'The spell lasts for the game or until the opposite is cast. Units in the feature stay and may leave, and are in water as before. A ford cannot be made where a unit swims under water.',
      why: 'A spell without a duration that changes terrain lasts.',
    },
  }),
  spell('sudden-squall', {
    target: 'A unit or a BB',
    effect: 'The target cannot fire missiles or artillery, nor cast magic.',
    duration: phase,
    summary: 'A unit or BB cannot shoot or cast magic for the rest of the phase.',
    ruling: {
      says: 'Units themselves do not cast magic. The text does not say whether it means the magic users with them, or whether these may still defend.',
      readings: ['Only innate magic of the unit is stopped.', 'Magic users who are with the target cast nothing either.'],
      ruling: 'Magic users with the target cast nothing in the phase. They may still defend against spells of the enemy.',
      why: 'Otherwise the words would mean nothing for most units, and a defence is not casting.',
    },
  }),

  // Fire shamans
  spell('fire-arrow', {
    target: 'A unit with missile fire, or an artillery unit',
    effect:
      'The target adds 1 to its [missile fire roll](fr3.missile-fire.roll), or to its [artillery damage roll](fr3.artillery.damage). In an [Orc/Goblin army](fr3.armies.orc-goblin-fire-arrow) any magic user may cast it.',
    duration: phase,
    summary: 'A unit has +1 on its missile roll, an artillery unit on its damage roll.',
    ruling: {
      says: 'In one army magic users of every kind may cast it.',
      readings: ['It stays a fire shaman’s spell in that army too.', 'That army’s rule is an exception.'],
      ruling: 'Any magic user of an Orc/Goblin army may cast it, whatever his kind and level, for 2 points.',
      why: 'An army’s own rule takes precedence over the list.',
    },
  }),
  spell('fire-wall', {
    target: 'A place on open ground within 6″, or a fire wall',
    effect:
      'Place a wall of fire of 3″ by 1″ that ground and flying units cannot pass, or remove one. If it cuts through a unit, the caster chooses on which side the unit stands. [Very large units](fr3.magic.barriers) may still cross, but never [blobs](fr3.magic.barrier-blob).',
    duration: 'Until it is removed',
    summary: 'Raises a 3″ wall of fire on open ground within 6″, or removes one.',
    ruling: {
      says: 'The sentence that needs open ground names the chasm instead of the wall of fire, and the text gives no width.',
      readings: ['The wall of fire may be placed anywhere.', 'The sentence means the wall of fire.'],
      ruling: 'The wall of fire is 3 by 1 inch and may be placed only on open ground. Units that it cuts through need room on the side that the caster has chosen, as for Chasm.',
      why: 'The sentence was copied from Chasm and would otherwise mean nothing here.',
    },
  }),
  spell('set-fire', {
    target: 'One BB anywhere on the board',
    effect: 'The BB rolls on the [fire results table](fr3.fire.results-table) without any further test, or a fire on it goes out. What counts as the BB is explained in the rules for [setting fires](fr3.fire.designating-bb).',
    duration: 'As the fire burns',
    summary: 'A BB rolls on the fire results table, or a fire on it is put out.',
    merged: ['fr3.fire.shaman-set-fire'],
    tier: 'advanced',
    ruling: {
      says: 'The text gives no range for the shaman.',
      readings: ['The range is that of the innate ability.', 'Any BB on the board may be the target.'],
      ruling: 'Any BB on the board may be the target.',
      why: 'A spell has no limit of range unless its text gives one.',
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
      readings: ['There are two spells.', 'There is one spell.'],
      ruling: 'There is one spell.',
      why: 'Caster and effect agree.',
    },
  }),

  // Druids
  spell('awakening-of-the-wood', {
    target: 'All units in woods or forests, on both sides',
    effect: 'They cannot move.',
    duration: phase,
    summary: 'For the rest of the phase nobody in woods or forests may move.',
    ruling: {
      says: 'Name and cost are apart in the printed list, the name has two forms, and the text excepts no side.',
      readings: ['Only enemy units are affected.', 'Units of both sides are affected.'],
      ruling: 'The spell costs 4 points, and units of both sides are affected.',
      why: 'The costs follow the names in order, and the text mentions units without naming a side.',
    },
  }),
  spell('green-thumb', {
    target: 'A place within 6″ of the druid, not on open terrain',
    effect: 'Place a line of trees of 3″ by 1″. It counts as woods, and not as a [barrier](fr3.magic.barriers).',
    duration: 'Rest of the game',
    summary: 'Grows a 3″ by 1″ line of trees within 6″, but not on open terrain.',
    ruling: {
      says: 'The spell is not allowed on open terrain, but a piece of advice in another chapter grows a forest under a unit in the open. The text gives no duration.',
      readings: ['The ban is a misprint and means the opposite.', 'The ban counts as printed.'],
      ruling: 'The ban counts as printed. The whole line lies on one piece of terrain that is not open. The trees stay for the rest of the game.',
      why: 'The text of the list takes precedence over advice, and a spell without a duration that changes terrain lasts.',
    },
  }),
  spell('summon-swarm', {
    target: 'A place anywhere on the board, or a swarm',
    effect: 'Place a [swarm](fr3.monsters.swarms), or remove any swarm.',
    duration: 'Permanent',
    summary: 'Places a swarm anywhere on the board, or removes one.',
    ruling: {
      says: 'The index lists the spell at Level Two and again at Level Three.',
      readings: ['There are two versions.', 'It is a Level Two spell.'],
      ruling: 'It is a Level Two spell.',
      why: 'The described list has it once, at 4 points, among the Level Two spells.',
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
      readings: ['They are two units.', 'They are one unit under two names.'],
      ruling: 'They are one unit under two names.',
      why: 'The reference table has one row for both.',
    },
  }),

  // Ship's cooks and masons
  spell('camp-smoke', {
    target: 'One friendly unit in melee',
    effect:
      'The target makes a [rally roll](fr3.rally.roll). If it succeeds it may [withdraw from melee](fr3.charging.disengage-cavalry) like light cavalry, and is [demoralized](fr3.charging.disengage-demoralized) by that as light cavalry is.',
    duration: instant,
    summary: 'A friendly unit that makes a rally roll may withdraw from melee like light cavalry.',
    ruling: {
      says: 'If the index is read row by row, it gives this spell to the mason and Spyglass to the cook.',
      readings: ['The index is right.', 'The described lists are right.'],
      ruling: 'Camp Smoke is the cook’s spell. The withdrawal demoralizes the unit, as it does light cavalry. Whoever the enemy is, the unit moves straight back, and it cannot withdraw from an attack in the rear.',
      why: 'The described lists take precedence over the index, whose columns are lost.',
    },
  }),
  spell('grog-ration', {
    target: 'One friendly unit',
    effect:
      'The target takes no [fear tests](fr3.fear.test-charged), is not affected by [psychology spells](fr3.spells.psychology-flag), and adds 1 to its combat rolls against monsters.',
    duration: 'Until the unit is demoralized',
    summary: 'A friendly unit ignores fear and psychology spells and has +1 against monsters.',
    ruling: {
      says: 'One sentence mentions any target, and the next a friendly one.',
      readings: ['Any unit may be the target.', 'Only friendly units may be the target.'],
      ruling: 'Only friendly units may be the target.',
      why: 'One spell has one target, and the narrower wording fits both sentences.',
    },
  }),
  spell('something-you-ate', {
    target: 'Any unit',
    effect: 'A unit of [parasitics](fr3.spirits.parasitics) attaches itself to the target: −1 on its melee and rally rolls until it is rid of them.',
    duration: 'Until the parasitics are removed',
    immune:
      '[Spirits](fr3.spirits.class), units with a [healer](fr3.spirits.parasitics-healer-immunity) and units beside one',
    summary: 'Parasitics attach themselves to the target unit.',
    ruling: {
      says: 'The spell costs 4 points, but it is at Level One.',
      readings: ['The cost is a misprint for 2.', 'The spell costs 4. A level one pool of one die can give that.'],
      ruling: 'It costs 4. A level one pool of one die can give that.',
      why: 'The spell book decides costs, and the same effect costs 4 elsewhere.',
    },
  }),
  spell('speed-potion', {
    target: 'One friendly unit that is not engaged',
    effect: 'As [Invigorate](fr3.spells.invigorate): an extra move at once, with all the usual limits, besides its regular movement.',
    duration: instant,
    immune: `${spentGuns}, engaged units`,
    summary: 'One friendly unit makes an extra move at once.',
    ruling: {
      says: 'The list of units that cannot use it is incomplete, as for Invigorate.',
      readings: ['It may never bring the unit into contact.', 'It works as Invigorate does.'],
      ruling: 'The spell works as Invigorate does. It gives a full normal move in the movement step of the unit’s own side, after its own move, and the move may be a charge.',
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
      says: 'The text gives no duration, and the index seems to give the spell to the cook.',
      readings: ['The cook casts it.', 'The mason casts it.'],
      ruling: 'It is the mason’s spell and lasts for the rest of the phase.',
      why: 'The described lists take precedence over the index, and the similar Fire Arrow lasts for the phase.',
    },
  }),
  spell('secret-handshake', {
    target: 'One enemy infantry or cavalry unit',
    effect: 'The target fights for the mason’s army. It keeps its place, and its new owner may move it and fight with it.',
    duration: 'The current phase',
    immune: '[Spirits](fr3.spirits.class), [specials](fr3.specials.class), [automatons](fr3.armies.automaton-immunities)',
    summary: 'An enemy infantry or cavalry unit fights for the mason for one phase.',
    ruling: {
      says: 'The text lists no exceptions, but it does so for Zombies 2.',
      readings: ['Nobody is immune.', 'As Zombies 2 at 2 points.'],
      ruling: 'The spell works as Zombies 2 does at 2 points, for the current phase, also for characters and losses.',
      why: 'Effect and cost are the same.',
    },
  }),
  spell('laudanum', {
    target: 'One enemy unit',
    effect: 'The target has −1 CF.',
    duration: phase,
    summary: 'An enemy unit has −1 CF for the rest of the phase.',
    ruling: {
      says: 'The index does not have the spell and shows Freeze for the mason. The text gives no duration.',
      readings: ['The mason casts Freeze instead.', 'Laudanum is the mason’s spell.'],
      ruling: 'Laudanum is the mason’s spell. It lasts for the rest of the phase, as Freeze does.',
      why: 'The described lists take precedence over the index.',
    },
  }),

  // Hive queen
  spell('cocoon', {
    target: 'Any unit',
    effect: 'As [Apoplexy](fr3.spells.apoplexy): the target and everything attached to it cannot move of its own will.',
    duration: phase,
    summary: 'The target unit and its attachments may not move for the rest of the phase.',
    ruling: {
      says: 'The list spells the name differently, and the text leaves the same questions open as that of Apoplexy.',
      readings: ['The spell only stops normal movement.', 'The spell stops all voluntary movement, but not push-backs.'],
      ruling: 'As Apoplexy.',
      why: 'Same words, same meaning.',
    },
  }),
  spell('medusa', {
    target: 'Any unit',
    effect: 'The target takes a [rally test](fr3.rally.roll). If it fails, it becomes one level more [demoralized](fr3.basics.demoralization).',
    duration: untilRallied,
    immune: `${fearless}, ${mindless}, [spirits](fr3.spirits.never-demoralized)`,
    summary: 'The target takes a rally test or drops one level of morale.',
    ruling: {
      says: 'As printed the unit would lose a level of demoralization, which helps it. The psychology mark of this list has lost its row.',
      readings: ['A failed test cures the target.', 'A failed test makes the target one level worse.'],
      ruling: 'A failed test makes the target one level worse. Medusa is the psychology spell of the list, with the usual exceptions.',
      why: 'A spell against a unit cannot help it when its test fails, and no other spell of the list affects morale.',
    },
  }),
  spell('egg-impregnation', {
    target: 'Any unit',
    effect:
      '[Cyclic eggs](fr3.monsters.cyclics-eggs) attach themselves to the target, which from then on moves at half rate. In each of the caster’s phases, when [cyclics are deployed](fr3.monsters.cyclics-deploy), the caster rolls a d10. A 7 or 8 demoralizes the target; a 9 or 10 destroys it, and cyclics at the [larvae](fr3.monsters.cyclics-larvae) stage, which fight as handweapons, stand in its place. The eggs do not change before that. Contact with a [healer](fr3.abilities.healer-parasitics) removes them. One attempt a turn.',
    duration: 'Until the eggs hatch or a healer removes them',
    immune:
      '[Specials](fr3.specials.class), [spirits](fr3.spirits.class), [healers](fr3.abilities.healer-immunity) and their units, [automatons](fr3.armies.automaton-immunities)',
    summary: 'Eggs slow the target, may demoralize it, and at last hatch and destroy it.',
    ruling: {
      says: 'The spell costs more than level two specialists usually may pay. The text does not say how the eggs can be removed, or what two sets do.',
      readings: ['The hive queen cannot cast it.', 'She casts it if her two dice give 6 points.'],
      ruling: 'The hive queen casts it with 6 points, once a turn. The roll is repeated in each of her phases, and only a healer removes the eggs.',
      why: 'The list gives it to her, and 2 dice can give 6 points.',
    },
  }),
  spell('gnat-swarm', {
    target: 'Any unit',
    effect: `As [Disorient](fr3.spells.disorient): roll a d12 for the direction and move the target its full allowance. ${offBoard}`,
    duration: instant,
    immune: `${rooted}, units in [fortifications](fr3.fortifications.disorient) and city, wall or ship BBs, crew in battlewagons`,
    summary: 'The target moves its full allowance in a random clock direction.',
    ruling: {
      says: 'The magic chapter calls the spell a storm of gnats. Its list of immune units names ships, but Disorient names crews of battlewagons.',
      readings: ['Only its own list counts.', 'The spell works as Disorient does, and ships are immune too.'],
      ruling: 'The spell works as Disorient does in all respects, and units in ships are immune too.',
      why: 'The chapter treats the two together, and neither list is complete.',
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
    effect: 'An automatic artillery hit. Roll [artillery damage](fr3.artillery.damage) unmodified, without a to-hit roll: 7 or 8 demoralizes, 9+ destroys. Against a BB that is [one marker or two](fr3.structures.artillery-vs-bb).',
    duration: instant,
    summary: 'An automatic artillery hit on a war machine, a chariot or a wooden BB.',
    ruling: {
      says: 'The text does not make clear whether the units must be of wood too.',
      readings: ['War machines and chariots must be wooden.', 'Only BBs must be wooden.'],
      ruling: 'Any war machine or chariot may be the target. Only BBs must be wooden.',
      why: 'The text names the material only for the BBs, and units have none.',
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
