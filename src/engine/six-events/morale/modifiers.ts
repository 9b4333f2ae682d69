/** The modifiers of a morale check. */
import type { Line } from '../../kernel/calculator/procedure.ts';
import { moraleModifiers } from '../data/modifiers.ts';
import type { SixEventsRuleId } from '../rule-ids.ts';

/** All circumstances of a unit's morale check. */
export interface Nerve {
  /**
   * The unit is attacked in a flank or in the rear. If both are attacked, both modifiers count
   * (six-events.morale.mod-rear-attacked).
   */
  readonly flanked: boolean;
  readonly rearAttacked: boolean;
  /** The unit has lost half of its models or of its Vitality. */
  readonly halved: boolean;
  /** Whether the unit is a creature, so that Vitality counts and not models. */
  readonly creature: boolean;
  readonly leaderKilled: boolean;
  readonly commanderKilled: boolean;
  /** The side of the enemy that the unit attacks. */
  readonly attacks: 'front' | 'flank' | 'rear';
  readonly outnumbers: boolean;
  readonly friend: boolean;
  readonly leader: boolean;
  /** The race modifier on the unit's stat line: six-events.morale.race-modifiers. */
  readonly race: number;
}

export const steady: Nerve = {
  flanked: false,
  rearAttacked: false,
  halved: false,
  creature: false,
  leaderKilled: false,
  commanderKilled: false,
  attacks: 'front',
  outnumbers: false,
  friend: false,
  leader: false,
  race: 0,
};

/** For each modifier of the table, when it counts. */
const applies: { readonly [Id in SixEventsRuleId]?: (nerve: Nerve) => boolean } = {
  'six-events.morale.mod-flanked': ({ flanked }) => flanked,
  'six-events.morale.mod-rear-attacked': ({ rearAttacked }) => rearAttacked,
  'six-events.morale.mod-half-troops': ({ halved, creature }) => halved && !creature,
  'six-events.morale.mod-half-vitality': ({ halved, creature }) => halved && creature,
  'six-events.morale.mod-leader-killed': ({ leaderKilled }) => leaderKilled,
  'six-events.morale.mod-commander-killed': ({ commanderKilled }) => commanderKilled,
  'six-events.morale.mod-attacking-flank': ({ attacks }) => attacks === 'flank',
  'six-events.morale.mod-attacking-rear': ({ attacks }) => attacks === 'rear',
  'six-events.morale.mod-outnumber': ({ outnumbers }) => outnumbers,
  'six-events.morale.mod-friend-engaged': ({ friend }) => friend,
  'six-events.morale.mod-leader-attached': ({ leader }) => leader,
};

export const moraleLines = (nerve: Nerve): Line[] => [
  ...moraleModifiers
    .filter(({ rule }) => applies[rule as SixEventsRuleId]?.(nerve))
    .map(({ id, name, value, rule }): Line => ({ id, name, amount: value, rules: [rule as SixEventsRuleId] })),
  ...(nerve.race === 0
    ? []
    : [{ id: 'race', name: 'Its race', amount: nerve.race, rules: ['six-events.morale.race-modifiers'] as const }]),
];
