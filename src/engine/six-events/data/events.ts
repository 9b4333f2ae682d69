/** The events of a turn in order (six-events.turn.event-order), and who acts first (six-events.turn.event-priority). */

export interface GameEvent {
  readonly id: string;
  /** The event's number in the text. */
  readonly numeral: string;
  readonly name: string;
  /** The rule with which to start reading. */
  readonly rule: string;
  readonly initiative: string;
  /** What happens in the event, in one sentence. */
  readonly happens: string;
  /** Further rules used in the event. */
  readonly more: readonly string[];
  /** Whether damage in this event leads to morale checks at its end (six-events.morale.when). */
  readonly checks: boolean;
}

const ids = (...names: readonly string[]): readonly string[] => names.map((name) => `six-events.${name}`);

export const events: readonly GameEvent[] = [
  {
    id: 'initiative',
    numeral: 'Ia',
    name: 'Initiative',
    rule: 'six-events.initiative.roll',
    initiative: 'Decided here.',
    happens: 'Both sides roll 2d6 and add their living leaders; the higher chooses who has initiative for the turn.',
    more: ids('initiative.leader-count', 'initiative.tie', 'initiative.winner-chooses', 'initiative.goes-first'),
    checks: false,
  },
  {
    id: 'challenges',
    numeral: 'Ib',
    name: 'Personal challenges',
    rule: 'six-events.challenges.eligible',
    initiative: 'Declares the first challenge; then the sides alternate.',
    happens: 'Characters, true dragons and giants challenge each other in turn; all duels are rolled together.',
    more: ids('challenges.range', 'challenges.engagement', 'challenges.declaration-order', 'challenges.once-per-turn', 'challenges.refusal', 'challenges.first-refusal', 'challenges.commander-substitute', 'challenges.duel-spell', 'challenges.roll', 'challenges.armor'),
    checks: false,
  },
  {
    id: 'spells',
    numeral: 'II',
    name: 'Spell casting',
    rule: 'six-events.spells.declaration',
    initiative: 'Declares the first spell; then the sides alternate. All spells take effect together.',
    happens: 'The sides declare one spell each in turn until both have passed; then all of them take effect together.',
    more: ids('spells.magic-points', 'spells.declaration-order', 'spells.passing', 'spells.range', 'spells.no-offensive-in-combat', 'spells.simultaneous', 'spells.priest-penalty', 'spells.morale-check', 'morale.procedure'),
    checks: true,
  },
  {
    id: 'ranged',
    numeral: 'III',
    name: 'Ranged attacks',
    rule: 'six-events.ranged.shooters',
    initiative: 'Rolls all its attacks first, but all of them count as simultaneous.',
    happens: 'Troops, single figures and engines shoot at what is in reach and in sight; damaged units check morale.',
    more: ids('ranged.range', 'ranged.line-of-sight', 'ranged.target-engaged', 'ranged.target-characters', 'ranged.troops', 'ranged.single-figures', 'ranged.simultaneous', 'ranged.half-speed', 'ranged.morale-check', 'morale.procedure'),
    checks: true,
  },
  {
    id: 'movement',
    numeral: 'IV',
    name: 'Movement',
    rule: 'six-events.movement.order',
    initiative: 'Moves all its units before the other side moves any.',
    happens: 'Each side moves all its units that are neither routed nor engaged; units in contact are in combat.',
    more: ids('movement.barred', 'movement.rates', 'movement.half-speed-stack', 'movement.free-manoeuvre', 'movement.contact', 'movement.gap-troops', 'movement.attachment', 'terrain.penalty-count', 'routing.cannot-move', 'creatures.berserk', 'creatures.flee'),
    checks: false,
  },
  {
    id: 'melee',
    numeral: 'V',
    name: 'Melee combat',
    rule: 'six-events.melee.start',
    initiative: 'It has no effect, because all fighting is simultaneous.',
    happens: 'All units in contact fight at the same time; casualties are removed at the end, and damaged units check morale.',
    more: ids('melee.front-only', 'melee.troops', 'melee.single-figures', 'melee.modifier-stacking', 'melee.trade-hits', 'melee.simultaneous', 'melee.morale-check', 'morale.procedure', 'melee.turn-to-new-front'),
    checks: true,
  },
  {
    id: 'rally',
    numeral: 'VI',
    name: 'Rally',
    rule: 'six-events.rally.leader',
    initiative: 'Rallies first.',
    happens: 'Routed units rally: without a roll if a leader touches them, otherwise on a d6.',
    more: ids('rally.same-turn', 'rally.leaderless', 'rally.rolls', 'rally.creature-failure', 'rally.effect', 'creatures.rally', 'turn.game-end'),
    checks: false,
  },
];
