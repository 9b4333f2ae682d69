/**
 * The order in which chapters take part in a battle, stated once: what happens as a step begins, and what is watched for after
 * an action. Each name is claimed by one chapter (`Chapter` in chapter.ts), or by the core (`sequence.ts`).
 */

/** What happens as a step of the sheet begins, in this order. Steps that are missing here begin without an event. */
export const stepEvents = {
  /** The first step of a turn; the turn itself starts with it. */
  'magic-power': ['draw-turn-order', 'forces-arrive', 'fill-magic-pools', 'automatons-stop', 'fires-burn'],
  rally: ['roll-factors', 'roll-reputations', 'bards-rally', 'faded-units-return'],
  arrivals: ['life-cycles', 'captives-escape'],
  clearing: ['eggs-grow', 'grapples'],
  challenges: ['challenges'],
  movement: ['masses-flee', 'vats-breed', 'leviathans-drag', 'grapple-again'],
  melee: [
    'close-shieldwalls',
    'fliers-land',
    'leviathans-glide',
    'turn-to-danger',
    'leviathans-swing',
    'quench-fires',
    'fires-fight',
    'vats-are-attacked',
    'ghosts-fight',
    'quarrelling-leviathans-fight',
    'garrisons-fight',
  ],
  'phase-winner': ['undead-recover'],
  'morale-clock': ['ask-waverers'],
} as const;
export type StepId = keyof typeof stepEvents;
export type StepEvent = (typeof stepEvents)[StepId][number];

/**
 * What is watched for after every action, in this order. The first watcher that has something to do does it, and then all of them
 * are asked again from the beginning.
 */
export const watchers = [
  'null-field',
  'vats-deserted',
  'devices-off',
  'stakes-abandoned',
  'transports-taken',
  'fires-follow',
  'company-together',
  'curses-pass',
  'remedies',
  'captors-caught',
  'poison-purged',
  'captives-abandoned',
  'haunting',
  'leviathans-crush',
  'illusions-seen-through',
  'ground-entered',
  'undead-fall',
  'host-falls',
  'heretic-dies',
  'camps-change-hands',
  'the-end',
  'chances-to-cast',
] as const;
export type Watcher = (typeof watchers)[number];

/** What is done when nobody has a decision, in this order; then the next step begins. */
export const onward = ['another-phase', 'before-the-battle'] as const;
export type Onward = (typeof onward)[number];

/** Steps in which a side can have something to decide. */
export const decisionSteps = ['rally', 'missiles', 'arrivals', 'clearing', 'movement', 'melee'] as const;
export type DecisionStep = (typeof decisionSteps)[number];
