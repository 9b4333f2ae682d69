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
    says: 'All dice come from one random number that both devices make together, so one message a turn is enough. A player with a modified program could look at future rolls.',
  },
  {
    level: 'checked',
    name: 'Checked',
    says: 'Before any dice are rolled, one device commits to its moves and the other adds a random number, so no player can look ahead or reroll. When you play by link, each batch of rolls takes two more messages; in live play they are sent automatically.',
  },
  {
    level: 'own-dice',
    name: 'Own dice',
    says: 'Each of you rolls real dice and types in what they show. You take each other’s word for it.',
  },
];

export const wordsOf = (level: Level): LevelWords => levelWords.find((each) => each.level === level) as LevelWords;
