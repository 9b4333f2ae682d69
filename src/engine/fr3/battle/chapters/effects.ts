/** What lies on units and what is told wherever there is more than troops, guns and camps: spells, traps, strange beasts, strange people. */
import { chapterSentences } from '../chronicle/chapter-sentences.ts';
import type { Told } from '../chronicle/sentence.ts';
import type { BattleEvent } from '../events.ts';
import { type EffectId, effectKinds } from '../magic/effect-kinds.ts';
import type { Chapter } from './chapter.ts';

export const kinds = {};

const sentences: { readonly [K in BattleEvent['kind']]?: Told<K> } = chapterSentences;

export const lookUps: Chapter['lookUps'] = {
  effect: (id) => effectKinds[id as EffectId],
  sentence: (kind) => sentences[kind],
};
