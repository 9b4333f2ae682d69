/** The steps of a bound (hott.sequence.steps). */

export interface SequenceStep {
  readonly id: string;
  readonly name: string;
  /** The id of the rule that explains the step best. */
  readonly rule: string;
  /** Whether PIPs are spent in this step. */
  readonly pips: boolean;
  /** Whether both sides act in this step, or only the side that has the bound. */
  readonly who: 'active' | 'both';
  readonly says: string;
}

export const sequence: readonly SequenceStep[] = [
  {
    id: 'pips',
    name: 'PIPs',
    rule: 'hott.pips.roll',
    pips: false,
    who: 'active',
    says: 'Roll a d6. The score is what you may spend this bound.',
  },
  {
    id: 'arrivals',
    name: 'Arrivals',
    rule: 'hott.pips.deploy-use',
    pips: true,
    who: 'active',
    says: 'Bring on [gods](hott.gods.invocation), [dragons](hott.dragons.summoning) and [lurkers](hott.lurkers.land), [desorcell](hott.desorcelling.cost), replace [hordes](hott.hordes.placement).',
  },
  {
    id: 'moves',
    name: 'Tactical moves',
    rule: 'hott.tactical-moves.definition',
    pips: true,
    who: 'active',
    says: 'Move elements and [groups](hott.groups.definition), in any order.',
  },
  {
    id: 'turning',
    name: 'Turning to face',
    rule: 'hott.sequence.turn-to-face',
    pips: false,
    who: 'both',
    says: 'Elements that are attacked on a flank or in the rear turn to face the enemy, if they must.',
  },
  {
    id: 'shooting',
    name: 'Bespelling and shooting',
    rule: 'hott.sequence.shooting-once',
    pips: true,
    who: 'both',
    says: 'Your magicians [bespell](hott.sequence.bespelling) for PIPs; shooting is free. Outcome moves follow at once.',
  },
  {
    id: 'close-combat',
    name: 'Close combat',
    rule: 'hott.sequence.close-combat-both',
    pips: false,
    who: 'both',
    says: 'All elements in contact fight, in the order you choose. Outcome moves follow at once.',
  },
];
