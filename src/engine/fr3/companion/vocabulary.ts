/** Kinds of losses and reminders on the tracking sheet. */

export const lossKinds = ['unit', 'general', 'general-unit', 'major', 'major-unit', 'minor', 'ship'] as const;
export type LossKind = (typeof lossKinds)[number];

export const reminderKinds = ['captive', 'cyclic', 'illusion', 'fire', 'trap', 'parasitics', 'gate', 'note'] as const;
export type ReminderKind = (typeof reminderKinds)[number];
