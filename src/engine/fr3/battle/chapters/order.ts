/**
 * The order in which chapters act in a battle: at the start of a step, and after each action. Each name belongs to exactly one
 * chapter (`Chapter` in chapter.ts) or to the core (`sequence.ts`).
 */

/** Effects at the start of each step, in this order. A step that is not listed has no effects. */
export const stepEvents = {
  /** The magic power step is the first step of a turn, so these effects also start the turn. */
  'magic-power': ['draw-turn-order', 'forces-arrive', 'fill-magic-pools', 'automatons-stop'],
  rally: ['roll-factors', 'roll-reputations', 'bards-rally', 'faded-units-return'],
  arrivals: ['life-cycles', 'captives-escape'],
  clearing: ['eggs-grow', 'grapples'],
  challenges: ['challenges'],
  movement: ['commands-march', 'masses-flee', 'vats-breed', 'leviathans-drag', 'grapple-again'],
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
 * The checks after every action, in this order. The first watcher that applies acts, and then the checks start again from the
 * top.
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
  'commands-leave',
  'chances-to-cast',
] as const;
export type Watcher = (typeof watchers)[number];

/**
 * What is done when no player has a decision to make, in this order. After that the next step begins. Fires burn after illusions
 * have been paid for (fr3.sequence.turn-start).
 */
export const onward = ['another-phase', 'before-the-battle', 'fires-burn'] as const;
export type Onward = (typeof onward)[number];

/** Steps in which a side may have a decision to make. */
export const decisionSteps = ['rally', 'missiles', 'arrivals', 'clearing', 'movement', 'melee'] as const;
export type DecisionStep = (typeof decisionSteps)[number];
