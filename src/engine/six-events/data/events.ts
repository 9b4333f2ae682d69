/** The events of a turn, in their order (six-events.turn.event-order), and who acts first (six-events.turn.event-priority). */

export interface GameEvent {
  readonly id: string;
  /** As the text numbers it. */
  readonly numeral: string;
  readonly name: string;
  /** The rule that opens it. */
  readonly rule: string;
  readonly initiative: string;
  /** Whether damage taken in it leads to morale checks at its end (six-events.morale.when). */
  readonly checks: boolean;
}

export const events: readonly GameEvent[] = [
  {
    id: 'initiative',
    numeral: 'Ia',
    name: 'Initiative',
    rule: 'six-events.initiative.roll',
    initiative: 'Decided here.',
    checks: false,
  },
  {
    id: 'challenges',
    numeral: 'Ib',
    name: 'Personal challenges',
    rule: 'six-events.challenges.eligible',
    initiative: 'Declares the first challenge; then the sides alternate.',
    checks: false,
  },
  {
    id: 'spells',
    numeral: 'II',
    name: 'Spell casting',
    rule: 'six-events.spells.declaration',
    initiative: 'Declares the first spell; then the sides alternate. All spells take effect together.',
    checks: true,
  },
  {
    id: 'ranged',
    numeral: 'III',
    name: 'Ranged attacks',
    rule: 'six-events.ranged.shooters',
    initiative: 'Rolls all its attacks first, but all of them count as simultaneous.',
    checks: true,
  },
  {
    id: 'movement',
    numeral: 'IV',
    name: 'Movement',
    rule: 'six-events.movement.order',
    initiative: 'Moves all its units before the other side moves any.',
    checks: false,
  },
  {
    id: 'melee',
    numeral: 'V',
    name: 'Melee combat',
    rule: 'six-events.melee.start',
    initiative: 'Nothing: all fighting is simultaneous.',
    checks: true,
  },
  {
    id: 'rally',
    numeral: 'VI',
    name: 'Rally',
    rule: 'six-events.rally.leader',
    initiative: 'Rallies first.',
    checks: false,
  },
];
