/** Properties of a whole army. Some properties come with the army list; others are bought in addition to the units. */
import type { Fr3RuleId } from '../../rule-ids.ts';

export const armyWordIds = [
  'plague-bearers',
  'hunts-heretics',
  'chosen-death',
  'good-omen',
  'bad-omen',
  'seer',
  'favourable-stars',
  'doom',
  'key-to-victory',
  'seer-table',
  'omens',
  'good-signs',
  'dark-cloud',
  'map',
  'late',
  'foreseen',
] as const;
export type ArmyWordId = (typeof armyWordIds)[number];

interface ArmyWord {
  readonly rule: Fr3RuleId;
  /** The army list that gives the property to every army. Properties that are bought have no list. */
  readonly list?: string;
  /** The property matters only before the armies deploy (`pre-game/`). */
  readonly before?: true;
}

export const armyWords: Readonly<Record<ArmyWordId, ArmyWord>> = {
  /** fr3.armies.conquistadors-free-plague: `magic/stored.ts`. */
  'plague-bearers': { rule: 'fr3.armies.conquistadors-free-plague', list: 'conquistadors' },
  /** fr3.armies.samurai-suicide: `characters/ritual-suicide.ts`. */
  'chosen-death': { rule: 'fr3.armies.samurai-suicide', list: 'samurai' },
  'hunts-heretics': { rule: 'fr3.armies.inquisition-heretic', list: 'inquisition' },
  /** Omens and prophecies from before the battle: `chapters/omens.ts`. */
  'good-omen': { rule: 'fr3.pre-game.omen-positive' },
  'bad-omen': { rule: 'fr3.pre-game.omen-negative' },
  seer: { rule: 'fr3.pre-game.seer-simple' },
  'favourable-stars': { rule: 'fr3.pre-game.seer-stars' },
  doom: { rule: 'fr3.pre-game.seer-doom' },
  'key-to-victory': { rule: 'fr3.pre-game.seer-victory-key' },
  /** Announces that the army consults a seer or looks for omens. The result is one of the other properties. */
  'seer-table': { rule: 'fr3.pre-game.seer-table', before: true },
  omens: { rule: 'fr3.pre-game.omen-occurs', before: true },
  'good-signs': { rule: 'fr3.pre-game.seer-look-for-omen', before: true },
  'dark-cloud': { rule: 'fr3.pre-game.seer-dark-cloud', before: true },
  map: { rule: 'fr3.pre-game.seer-map', before: true },
  late: { rule: 'fr3.pre-game.seer-late', before: true },
  /** The army has already consulted its seer or looked for omens. */
  foreseen: { rule: 'fr3.pre-game.seer-table', before: true },
};

export const isArmyWord = (word: unknown): word is ArmyWordId => armyWordIds.some((id) => id === word);

/** The properties that an army list gives to every army. */
export const wordsByList = (list: string): readonly ArmyWordId[] => armyWordIds.filter((id) => armyWords[id].list === list);
