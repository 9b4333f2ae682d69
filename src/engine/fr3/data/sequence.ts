/**
 * The sequence of play (fr3.sequence.turn-structure): what both sides do before a turn's phases, and the ten steps of each side's
 * phase, in order. Melee and follow-up are printed as two steps, but each melee is followed up before the next is fought
 * (fr3.melee.order-of-fights).
 */

import type { SequenceStep } from '../../kernel/sequence.ts';

export interface Sequence {
  /** The steps that come once in a turn, before the first phase. */
  readonly preparation: readonly SequenceStep[];
  /** The steps that come once for each side. */
  readonly phase: readonly SequenceStep[];
}

const step = (
  id: string,
  label: string,
  title: string,
  happens: string,
  rules: readonly string[],
  more: Partial<Pick<SequenceStep, 'acting' | 'tier' | 'steps'>> = {},
): SequenceStep => ({
  id,
  label,
  title,
  happens,
  acting: 'phasing',
  tier: 'core',
  steps: [],
  ...more,
  rules: rules.map((rule) => `fr3.${rule}`),
});

export const sequence: Sequence = {
  preparation: [
    step(
      'magic-power',
      '',
      'Magic power',
      'Both sides set their army pools and roll a personal pool for each magic user.',
      ['magic.two-pools', 'magic.army-pool-start', 'magic.pool-dice', 'magic.no-magic-users-left', 'magic.clock-at-four', 'abilities.bard-magic-points', 'magic.first-spell-priority', 'magic.cast-any-time'],
      { acting: 'both' },
    ),
    step(
      'illusions',
      '',
      'Illusions',
      'Each illusionist pays for the illusions that are to last; unpaid ones vanish.',
      ['illusions.maintenance', 'illusions.unpaid', 'illusions.without-illusionist'],
      { acting: 'both' },
    ),
    step(
      'fire',
      '',
      'Fire phase',
      'Bases that were already on fire roll to see whether they keep burning. Then smolder turns to fire.',
      ['fire.turn-fire-phase', 'fire.turn-fire-roll', 'fire.results-table', 'fire.spread-forest', 'fire.spread-wood', 'fire.spread-clear', 'fire.spread-earth'],
      { acting: 'both', tier: 'advanced' },
    ),
  ],
  phase: [
    step('rally', '1', 'Rally', 'The phasing side tries to bring its units back into order.', ['rally.timing'], {
      steps: [
        step('rally-units', '1', 'Rally units', 'Each demoralized unit may make one rally roll.', ['rally.roll', 'rally.roll-penalty', 'rally.success', 'square.rally', 'abilities.bard-joins-demoralized']),
        step('repairs', '1', 'Repairs', 'Units regain extra markers; engineers and mechanics repair damage.', ['basics.damage-rally', 'structures.engineer-repair', 'ships.repair'], { tier: 'advanced' }),
        step('faded', '1', 'Faded units', 'Each faded unit rolls to come back.', ['character-items.fade', 'character-items.fade-occupied', 'character-items.fade-limit']),
      ],
    }),
    step(
      'missiles',
      '2',
      'Missiles',
      'Artillery and bowfire are rolled, and mines and the holy hand grenade are used.',
      ['sequence.missile-step', 'artillery.to-hit', 'artillery.damage', 'artillery.heavy-movement', 'artillery.light-movement', 'missile-fire.roll', 'missile-fire.table', 'missile-fire.move-or-fire', 'missile-fire.dragon-breath', 'items.mine-effect', 'character-items.holy-hand-grenade-effect', 'innate.set-fire'],
    ),
    step('arrivals', '3', 'Cyclics, traps, captives', 'Cyclics change, traps and parasitics appear, captives try to escape.', [], {
      steps: [
        step('cyclics-change', '3', 'Cyclics change', 'Each cyclic unit passes into its next stage of life.', ['monsters.cyclics-life-cycle']),
        step('traps-deployed', '3', 'Traps and parasitics', 'Traps and parasitics are placed on enemy units anywhere on the table.', ['spirits.traps-deployment', 'spirits.traps-not-on-engaged', 'spirits.parasitics-deployment']),
        step('escapes', '3', 'Escapes', 'Each captured character of the phasing side rolls to escape.', ['results-rolls.character-escape-roll', 'results-rolls.character-escape-in-melee']),
      ],
    }),
    step('movement', '4', 'Movement', 'The phasing side moves and charges, as often as its morale clock allows.', ['sequence.movement-order', 'movement.move', 'movement.rate', 'movement.morale-clock-limit', 'movement.free-facing', 'charging.full-contact', 'charging.no-charge-units', 'control.uncontrolled-cost', 'fear.test-charged', 'fear.test-charging', 'missile-fire.throwing-weapons'], {
      steps: [
        step('denizens-and-taunts', '4a', 'Denizens and taunts', 'Planar denizens arrive at open gates, and taunts are rolled.', ['planar.denizen-arrival', 'planar.denizen-table', 'character-items.taunt-procedure', 'spirits.tricksters-taunt']),
        step('compulsory-movement', '4b', 'Moves that come first', 'Taunted units, uncontrolled denizens, blobs and 2x2 units move.', ['character-items.taunt-failed', 'planar.control-result', 'multi-based.move-first', 'specials.blobs-movement']),
        step('normal-movement', '4c', 'Normal movement', 'Units and groups move and charge; offerings change hands; contraptions are deployed.', ['sequence.normal-movement', 'movement.group-move', 'movement.types', 'charging.definition', 'infantry.offerings-transfer', 'war-machines.contraptions-deployment']),
        step('casting-preparation', '4d', 'Casters who stand still', 'Units whose caster prepares a sacrifice, righteousness or an open portal must not have moved.', ['magic.sacrifice-preparation', 'planar.gate-preparation', 'spells.righteousness']),
        step('grapples', '4e', 'Grapples', 'Grapples of units in contact are rolled.', ['items.grapple-roll', 'items.grapple-effect']),
        step('cyclics-deployed', '4f', 'Cyclics appear', 'New cyclics are placed as eggs.', ['monsters.cyclics-deploy', 'spells.egg-impregnation']),
        step('storming', '4g', 'Storming', 'Storming units roll to reach the top of a wall.', ['siege.storm-melee', 'siege.storm-success', 'siege.storm-failure'], { tier: 'optional' }),
      ],
    }),
    step(
      'clearing',
      '5',
      'Clear traps',
      'Trapped units and units with parasitics roll to get free.',
      ['spirits.traps-clearing', 'spirits.traps-elite', 'spirits.parasitics-removal', 'spirits.parasitics-spread', 'items.grapple-escape'],
    ),
    step(
      'challenges',
      '6',
      'Challenges',
      'Characters challenge each other and assassins strike.',
      ['character-combat.challenge', 'character-combat.challenge-accepted', 'character-combat.challenge-declined', 'character-combat.fight', 'abilities.assassin-challenge'],
      { acting: 'both' },
    ),
    step(
      'melee',
      '7',
      'Melee',
      'Each unit turns to face its most dangerous opponent. Then every melee is fought, in the order that the phasing player chooses.',
      ['melee.timing', 'melee.facing-most-dangerous', 'melee.order-of-fights', 'melee.roll', 'melee.result-equal', 'melee.result-win', 'melee.result-double', 'fire.melee', 'morale-clock.general-loss', 'morale-clock.major-character-loss', 'morale-clock.high-cost-unit-loss', 'spells.sacrifice'],
      { acting: 'both' },
    ),
    step(
      'follow-up',
      '8',
      'Follow-up',
      'After each melee the winner follows up if it wants to or must, and over-pursuit is tested.',
      ['follow-up.infantry-choice', 'follow-up.others-mandatory', 'follow-up.flanked-victor-turns', 'over-pursuit.subject-units', 'melee.breakthrough-test', 'melee.breakthrough-failure'],
      { acting: 'both' },
    ),
    step(
      'phase-winner',
      '9',
      'Phase winner',
      'Undead recover; then both sides add up the losses of the phase.',
      ['undead.automatic-rally', 'morale-clock.phase-losses', 'morale-clock.final-results', 'morale-clock.phase-losses-excluded', 'morale-clock.phase-draw'],
      { acting: 'both' },
    ),
    step(
      'morale-clock',
      '10',
      'Morale clock',
      'The loser of the phase lowers its morale clock by one.',
      ['morale-clock.phase-winner', 'morale-clock.adjusted-each-phase', 'morale-clock.four', 'morale-clock.four-choice', 'victory.end'],
      { acting: 'both' },
    ),
  ],
};
