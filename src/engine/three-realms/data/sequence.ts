/** The sequence of play: the phases of a game turn, and the steps of each (three-realms.turn.game-turn). */
export const phases = [
  { id: 'upkeep', name: 'Upkeep Phase', rule: 'three-realms.turn.upkeep-phase' },
  { id: 'action', name: 'Action Phase', rule: 'three-realms.turn.action-phase' },
  { id: 'melee', name: 'Melee Phase', rule: 'three-realms.melee.phase' },
  { id: 'end', name: 'End Phase', rule: 'three-realms.turn.end-phase' },
] as const;
export type PhaseId = (typeof phases)[number]['id'];

export interface Step {
  readonly id: string;
  readonly phase: PhaseId;
  readonly name: string;
  readonly rule: string;
  readonly says: string;
}

const stepOf =
  (phase: PhaseId) =>
  (id: string, name: string, rule: string, says: string): Step => ({ id, phase, name, rule: `three-realms.${rule}`, says });
const upkeep = stepOf('upkeep');
const action = stepOf('action');
const melee = stepOf('melee');
const end = stepOf('end');

export const sequence: readonly Step[] = [
  upkeep('first-player', 'First player', 'turn.first-player', 'Each player rolls a d10; the higher takes the first unit turn.'),
  upkeep('abilities', 'Upkeep abilities', 'turn.upkeep-order', 'The first player’s, then the opponent’s.'),
  action(
    'pick',
    'Pick a unit',
    'turn.alternating-unit-turns',
    'The players act with one unit each in alternation, until all have acted.',
  ),
  action('rally', 'Rally', 'drive.rally', 'A broken unit tests drive; if it fails it runs on.'),
  action('move-and-shoot', 'Move, shoot', 'turn.action-order', 'In any order, and both optional; or run and do nothing else.'),
  action('charge', 'Charge', 'charging.charge', 'After the move; the charged unit makes its counter-move.'),
  action(
    'mass-casualties',
    'Mass casualties',
    'drive.mass-casualties',
    'Units that lost half of their models in this unit turn test drive.',
  ),
  melee('choose', 'Choose a melee', 'melee.choose-melee', 'The attacker of the battle picks; one after another, until all are fought.'),
  melee('initiative', 'Initiative', 'melee.initiative-value', 'One d10 for each unit, and the I of each model.'),
  melee('attacks', 'Attacks', 'melee.to-hit', 'From the highest Initiative Value to the lowest: hits, then damage.'),
  melee('drive', 'Drive tests', 'melee.loser-tests', 'When all melees are fought, the losers test; in a tie both sides do.'),
  melee('flight', 'Flee, hold, pursue', 'melee.flee-move', 'Winners choose first, then the flight is rolled.'),
  end('scores', 'Scores', 'turn.end-phase', 'What a mission counts at the end of a game turn.'),
];
