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
  /** The rule that explains the phase or step best. */
  readonly rule: string;
  readonly says: string;
  /** Other rules used in the step. */
  readonly more: readonly string[];
}

const stepOf =
  (phase: PhaseId) =>
  (id: string, name: string, rule: string, says: string, more: readonly string[]): Step => ({
    id,
    phase,
    name,
    rule: `three-realms.${rule}`,
    says,
    more: more.map((each) => `three-realms.${each}`),
  });
const upkeep = stepOf('upkeep');
const action = stepOf('action');
const melee = stepOf('melee');
const end = stepOf('end');

export const sequence: readonly Step[] = [
  upkeep(
    'first-player',
    'First player',
    'turn.first-player',
    'Each player rolls a d10; the higher takes the first unit turn.',
    ['turn.upkeep-phase', 'basics.d10'],
  ),
  upkeep('abilities', 'Upkeep abilities', 'turn.upkeep-order', 'The first player’s, then the opponent’s.', [
    'unit-rules.infiltrate-reveal',
    'missions.ley-line-scoring',
    'missions.slaughterfest-return',
    'realms.cloud-drift',
  ]),
  action(
    'pick',
    'Pick a unit',
    'turn.alternating-unit-turns',
    'The players act with one unit each in alternation, until all have acted.',
    [
      'turn.action-phase',
      'turn.one-unit-per-ut',
      'turn.acted-marker',
      'turn.everyone-acts-once',
      'unit-rules.double-act',
      'unit-rules.blitzkrieg',
      'melee.locked-unit-acts',
    ],
  ),
  action('rally', 'Rally', 'drive.rally', 'A broken unit tests its drive; if it fails it runs on.', [
    'drive.rally-penalty',
    'drive.rally-penalty-fades',
    'drive.rally-failed',
  ]),
  action(
    'move-and-shoot',
    'Move, shoot',
    'turn.action-order',
    'In any order, and both optional; or run and do nothing else.',
    [
      'turn.unit-acts-together',
      'movement.standard-move',
      'movement.run-distance',
      'movement.formation',
      'terrain.table',
      'shooting.sequence',
      'shooting.declare-target',
      'shooting.to-hit',
      'shooting.aim',
      'cover.cover',
      'shooting.allocation-even',
      'shooting.to-damage',
      'shooting.remove-dead',
      'templates.target-location',
    ],
  ),
  action('charge', 'Charge', 'charging.charge', 'After the move; the charged unit makes its counter-move.', [
    'charging.not-after-run',
    'charging.distance',
    'charging.first-model',
    'charging.next-models',
    'charging.support-contact',
    'charging.counter-move',
    'charging.failed',
    'charging.ends-turn',
  ]),
  action(
    'mass-casualties',
    'Mass casualties',
    'drive.mass-casualties',
    'Units that lost half of their models in this unit turn test their drive.',
    ['drive.mass-casualties-once', 'drive.test', 'drive.break-move', 'unit-rules.automaton', 'turn.action-phase-end'],
  ),
  melee('choose', 'Choose a melee', 'melee.choose-melee', 'The attacker of the battle picks; one after another, until all are fought.', [
    'setup.attacker-roll',
  ]),
  melee('initiative', 'Initiative', 'melee.initiative-value', 'One d10 for each unit, and the I of each model.', [
    'melee.charge-bonus',
    'melee.charge-terrain-penalty',
    'melee.initiative-ties',
    'melee.initiative-each-phase',
  ]),
  melee('attacks', 'Attacks', 'melee.to-hit', 'From the highest Initiative Value to the lowest: hits, then damage.', [
    'melee.initiative-order',
    'melee.threat',
    'melee.attack-dice',
    'melee.allocation',
    'melee.to-damage',
    'melee.next-step',
  ]),
  melee('drive', 'Drive tests', 'melee.loser-tests', 'When all melees are fought, the losers test; in a tie both sides do.', [
    'melee.loss-penalty',
    'melee.tie-both-test',
    'melee.enemy-wiped-out',
    'drive.test',
    'melee.passed-choice',
    'unit-rules.automaton',
  ]),
  melee('flight', 'Flee, hold, pursue', 'melee.flee-move', 'Winners choose first, then the flight is rolled.', [
    'melee.winner-decides',
    'melee.winner-holds',
    'melee.pursue',
    'melee.pursuit-kills',
    'melee.tie-secret-choice',
    'melee.tie-immediate-rally',
    'melee.trapped',
  ]),
  end('scores', 'Scores', 'turn.end-phase', 'What a mission counts at the end of a game turn.', [
    'missions.length',
    'missions.slaughterfest-scoring',
  ]),
];
