/** The phases of a game turn, in order (three-realms.turn.game-turn). */
export interface Phase {
  readonly id: string;
  readonly name: string;
  readonly rule: string;
  readonly says: string;
}

export const phases: readonly Phase[] = [
  {
    id: 'upkeep',
    name: 'Upkeep Phase',
    rule: 'three-realms.turn.upkeep-phase',
    says: 'Roll for the first unit turn; resolve what happens at the beginning of a game turn.',
  },
  {
    id: 'action',
    name: 'Action Phase',
    rule: 'three-realms.turn.action-phase',
    says: 'The players take unit turns in alternation, until every unit has acted.',
  },
  {
    id: 'melee',
    name: 'Melee Phase',
    rule: 'three-realms.melee.phase',
    says: 'All melees are fought, one after another; then the losers test drive.',
  },
  {
    id: 'end',
    name: 'End Phase',
    rule: 'three-realms.turn.end-phase',
    says: 'What a mission counts at the end of a game turn.',
  },
];
