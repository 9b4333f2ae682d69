/** The three levels of trust, each in two sentences. */
import type { Level } from '../../../engine/kernel/correspondence/messages.ts';

export interface LevelWords {
  readonly level: Level;
  readonly name: string;
  readonly says: string;
}

export const levelWords: readonly LevelWords[] = [
  {
    level: 'friendly',
    name: 'Friendly',
    says: 'Both devices make one seed together, and all dice follow from it, so one message a turn is enough. A player with a changed program could look at dice that are still to come.',
  },
  {
    level: 'checked',
    name: 'Checked',
    says: 'Before dice fall, one device commits to its moves and the other adds its share of chance, so nobody can look ahead or roll again. By link each batch of rolls takes two more messages; live you do not notice it.',
  },
  {
    level: 'own-dice',
    name: 'Own dice',
    says: 'Each of you rolls real dice and types in what they show. You take each other’s word for it.',
  },
];

export const wordsOf = (level: Level): LevelWords => levelWords.find((each) => each.level === level) as LevelWords;
