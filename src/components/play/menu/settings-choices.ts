/** The settings of the battle page, with the words of every choice. */
import type { Settings } from '../saved/storage.ts';

interface Choice<K extends keyof Settings> {
  readonly of: K;
  readonly legend: string;
  readonly words: readonly (readonly [Settings[K], string])[];
}

export const choices = [
  {
    of: 'pace',
    legend: 'Speed of the animation and of the computer’s moves',
    words: [
      ['slow', 'Slow'],
      ['quick', 'Quick'],
      ['at once', 'No motion'],
    ],
  },
  {
    of: 'dice',
    legend: 'Dice',
    words: [
      ['quick', 'Rolled for me'],
      ['at once', 'Rolled for me, without animation'],
      ['own', 'My own dice, typed in'],
    ],
  },
  {
    of: 'hand',
    legend: 'Panel position',
    words: [
      ['right', 'On the right'],
      ['left', 'On the left'],
    ],
  },
  {
    of: 'stops',
    legend: 'Pause for your magic in the opponent’s phase',
    words: [
      ['target', 'When the enemy casts at you'],
      ['always', 'Always'],
      ['never', 'Never'],
    ],
  },
  {
    of: 'sound',
    legend: 'Sound',
    words: [
      ['off', 'Off'],
      ['on', 'On'],
    ],
  },
] as const satisfies readonly Choice<'pace' | 'dice' | 'hand' | 'stops' | 'sound'>[];
