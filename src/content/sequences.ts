/** The sequence of play of each system, in the form shared by its page and its companion. */
import { sequence as fr3 } from '../engine/fr3/data/sequence.ts';
import { sequence as hott } from '../engine/hott/data/sequence.ts';
import type { SequenceStep } from '../engine/kernel/sequence.ts';
import { events as sixEvents } from '../engine/six-events/data/events.ts';
import { phases, sequence as threeRealms } from '../engine/three-realms/data/sequence.ts';
import { plainOf, rulesIn } from './inline.ts';

export interface SequencePart {
  readonly id: string;
  readonly title: string;
  /** Which side goes through this part, and how often. */
  readonly says: string;
  readonly steps: readonly SequenceStep[];
}

export interface SequenceOfPlay {
  /** The chapter about the sequence. */
  readonly chapter: string;
  readonly parts: readonly SequencePart[];
}

const plain = { acting: 'both', tier: 'core', steps: [] } as const;

const phaseSays: Readonly<Record<(typeof phases)[number]['id'], string>> = {
  upkeep: 'Once a game turn.',
  action: 'Every unit goes through these steps in a unit turn of its own; the players alternate.',
  melee: 'The melees are chosen and fought one after another. When all are fought, the drive tests follow.',
  end: 'Once a game turn.',
};

const sequences: Readonly<Record<string, SequenceOfPlay>> = {
  fr3: {
    chapter: '/fr3/rules/sequence/',
    parts: [
      {
        id: 'preparation',
        title: 'Before the phases',
        says: 'Both sides together, once a turn.',
        steps: fr3.preparation,
      },
      {
        id: 'phase',
        title: 'The phase of one side',
        says: 'The side that moves first goes through all ten steps; then the other side does.',
        steps: fr3.phase,
      },
    ],
  },
  'three-realms': {
    chapter: '/three-realms/rules/turn/',
    parts: phases.map(({ id, name }) => ({
      id,
      title: name,
      says: phaseSays[id],
      steps: threeRealms.flatMap((step, at) =>
        step.phase === id
          ? [
              {
                ...plain,
                id: step.id,
                label: String(at + 1),
                title: step.name,
                happens: step.says,
                acting: id === 'action' ? ('phasing' as const) : ('both' as const),
                rules: [step.rule, ...step.more],
              },
            ]
          : [],
      ),
    })),
  },
  hott: {
    chapter: '/hott/rules/sequence/',
    parts: [
      {
        id: 'bound',
        title: 'The bound of one side',
        says: 'The sides take bounds alternately, until one of them has lost.',
        steps: hott.map((step, at) => ({
          ...plain,
          id: step.id,
          label: String(at + 1),
          title: step.name,
          happens: plainOf(step.says),
          acting: step.who === 'both' ? ('both' as const) : ('phasing' as const),
          rules: [...new Set([step.rule, ...rulesIn(step.says)])],
        })),
      },
    ],
  },
  'six-events': {
    chapter: '/six-events/rules/turn/',
    parts: [
      {
        id: 'turn',
        title: 'The turn',
        says: 'Both sides take part in each event; the side with initiative goes first in it.',
        steps: sixEvents.map(({ id, numeral, name, rule, happens, more }) => ({
          ...plain,
          id,
          label: numeral,
          title: name,
          happens,
          rules: [rule, ...more],
        })),
      },
    ],
  },
};

/** The sequence of play of a system; undefined when it has none yet. */
export const sequenceOf = (system: string): SequenceOfPlay | undefined => sequences[system];

/** All steps of the sequence, in order. */
export const stepsOf = (system: string): readonly SequenceStep[] => sequenceOf(system)?.parts.flatMap(({ steps }) => steps) ?? [];
