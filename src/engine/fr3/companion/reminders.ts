/** Reminders, as data. Each kind has the steps in which it applies, the side whose phase it waits for, and what to do. */
import { fire } from '../data/figures/fire.ts';
import { illusions } from '../data/figures/illusions.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import { stepName } from './places.ts';
import type { Reminder, State } from './state.ts';
import type { ReminderKind } from './vocabulary.ts';

export interface Variant {
  readonly id: string;
  readonly name: string;
}

export interface ReminderOf {
  readonly name: string;
  /** The label of the reminder's name field. */
  readonly asks: string;
  /** The ids of the steps in which the reminder applies. */
  readonly at: (reminder: Reminder) => readonly string[];
  /** Whether the reminder applies only in the phases of its own side, or in those of either side. */
  readonly whose: 'own' | 'either';
  readonly variants: readonly Variant[];
  /** The stages of the reminder, in order. After the last stage the first one follows. */
  readonly stages: readonly string[];
  /** Whether the reminder has a cost in points. */
  readonly priced: boolean;
  readonly says: (reminder: Reminder, state: State) => string;
  readonly rules: readonly Fr3RuleId[];
}

const kind = (
  name: string,
  asks: string,
  at: readonly string[],
  rules: readonly Fr3RuleId[],
  says: ReminderOf['says'],
  more: Partial<ReminderOf> = {},
): ReminderOf => ({ name, asks, at: () => at, whose: 'own', variants: [], stages: [], priced: false, says, rules, ...more });

/** The kinds of ground for a fire, with the roll that puts it out and what happens if it burns on. */
export const grounds = [
  {
    id: 'ground',
    name: 'Clear or difficult ground',
    spread: 'a d12 gives the direction of a base that rolls in its turn',
    rule: 'fr3.fire.spread-clear',
  },
  {
    id: 'forest',
    name: 'Forest or brush',
    spread: 'roll once more: a blaze sets all forest beside it on fire',
    rule: 'fr3.fire.spread-forest',
  },
  {
    id: 'wood',
    name: 'Wood or leviathan',
    spread: 'each wooden structure in contact rolls in its turn',
    rule: 'fr3.fire.spread-wood',
  },
  {
    id: 'earth',
    name: 'Earthworks or fortification',
    spread: 'a d12 gives the direction of a base that rolls in its turn',
    rule: 'fr3.fire.spread-earth',
  },
  { id: 'masonry', name: 'Metal, brick or stone', spread: 'it does not spread', rule: 'fr3.fire.terrain-masonry' },
  { id: 'marsh', name: 'Marsh', spread: 'it does not spread', rule: 'fr3.fire.terrain-marsh' },
  { id: 'airAndWater', name: 'In the air or on water', spread: 'it goes out', rule: 'fr3.fire.terrain-air-water' },
] as const satisfies readonly (Variant & { id: keyof typeof fire.extinguishedFrom; spread: string; rule: Fr3RuleId })[];
export type Ground = (typeof grounds)[number];

export const groundOf = (id: string): Ground => grounds.find((each) => each.id === id) ?? grounds[0];

/** The stage of a fire that burns. Stage 0 is smoldering, which becomes fire in the next fire phase. */
export const burning = 1;

/** A note on how hard an escape roll is. */
const clearing: Readonly<Record<string, string>> = {
  elite: ', harder because the trap is elite',
  grapple: ', harder with each grappler beyond the first',
};

const upkeepOf: Readonly<Record<string, number>> = {
  unit: illusions.maintenance,
  shooter: illusions.shooterMaintenance,
  obstacle: illusions.maintenance,
};

/** An illusion's upkeep points per turn (fr3.illusions.maintenance). */
export const upkeep = ({ variant }: Reminder): number => upkeepOf[variant] ?? illusions.maintenance;

export const reminderOf: Readonly<Record<ReminderKind, ReminderOf>> = {
  captive: kind(
    'Captured character',
    'Who',
    ['arrivals'],
    ['fr3.results-rolls.character-escape-roll', 'fr3.results-rolls.character-escape-in-melee'],
    ({ name }) => `${name} rolls to escape.`,
    {
      variants: [
        { id: 'minor', name: 'Minor character' },
        { id: 'major', name: 'Major character' },
        { id: 'general', name: 'General' },
      ],
      priced: true,
    },
  ),
  cyclic: kind(
    'Cyclics',
    'Which',
    ['arrivals'],
    ['fr3.monsters.cyclics-life-cycle'],
    ({ name, stage }) => `${name}: the ${cycle[stage]} become ${cycle[(stage + 1) % cycle.length]}.`,
    { stages: ['eggs', 'larvae', 'adults'] },
  ),
  illusion: kind(
    'Illusion',
    'Which',
    ['illusions'],
    ['fr3.illusions.maintenance', 'fr3.illusions.unpaid'],
    (reminder) =>
      `${reminder.name}: pay ${upkeep(reminder) === 1 ? '1 point' : `${upkeep(reminder)} points`} to keep it this turn.`,
    {
      variants: [
        { id: 'unit', name: 'Unit' },
        { id: 'shooter', name: 'Artillery or missile unit' },
        { id: 'obstacle', name: 'Obstacle' },
      ],
    },
  ),
  fire: kind(
    'Fire',
    'Where',
    ['fire', 'melee'],
    ['fr3.fire.turn-fire-phase', 'fr3.fire.turn-fire-roll', 'fr3.fire.melee'],
    ({ name, stage, variant }, { step }) => {
      if (step === 'melee')
        return `The fire at ${name} fights with CF ${fire.combatFactor} in the first melee step after it is lit or its roll keeps it burning.`;
      if (stage !== burning) return `Smolder at ${name} turns to fire, after the fires have rolled.`;
      return variant === 'airAndWater'
        ? `The fire at ${name} goes out by itself.`
        : `The fire at ${name} rolls to see whether it burns on.`;
    },
    {
      whose: 'either',
      variants: grounds,
      stages: ['smolder', 'fire'],
      at: ({ stage }) => (stage === burning ? ['fire', 'melee'] : ['fire']),
    },
  ),
  trap: kind(
    'Trapped unit',
    'Which',
    ['clearing'],
    ['fr3.spirits.traps-clearing', 'fr3.spirits.traps-elite', 'fr3.items.grapple-multiple'],
    ({ name, variant }) => `${name} rolls to get free${clearing[variant] ?? ''}.`,
    {
      variants: [
        { id: 'trap', name: 'Trap' },
        { id: 'elite', name: 'Elite trap' },
        { id: 'grapple', name: 'Grapple' },
      ],
    },
  ),
  parasitics: kind(
    'Parasitics',
    'On which unit',
    ['clearing'],
    ['fr3.spirits.parasitics-removal', 'fr3.spirits.parasitics-spread'],
    ({ name }) => `${name} rolls to shed its parasitics. If the unit fails, the units beside it roll to avoid catching them.`,
  ),
  gate: kind(
    'Open gate',
    'Where',
    ['movement'],
    ['fr3.planar.denizen-arrival'],
    ({ name }) => `A denizen arrives at the gate: ${name}.`,
  ),
  note: kind('Note', 'What', [], [], ({ name }) => name, {
    whose: 'own',
    at: ({ variant }) => (variant ? [variant] : []),
  }),
};

const cycle = reminderOf.cyclic.stages;

/** The variants of a kind of reminder. A note may name the step it waits for. */
export const variantsOf = (reminder: ReminderKind, steps: readonly Variant[]): readonly Variant[] =>
  reminder === 'note' ? [{ id: '', name: 'Any time' }, ...steps] : reminderOf[reminder].variants;

/** The reminder in words: kind, variant, stage. */
export function inWords({ reminder, variant, stage }: Reminder): string {
  const { name, variants, stages } = reminderOf[reminder];
  const parts = [
    name,
    variants.find(({ id }) => id === variant)?.name.toLowerCase(),
    stages[stage],
    reminder === 'note' && variant ? stepName(variant) : undefined,
  ];
  return parts.filter(Boolean).join(', ');
}
