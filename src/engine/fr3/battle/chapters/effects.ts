/** Effects on units, and the chronicle sentences of battles with spells, traps, spirits or special troops. */
import { chapterSentences } from '../chronicle/chapter-sentences.ts';
import type { Told } from '../chronicle/sentence.ts';
import type { BattleEvent } from '../events.ts';
import { type EffectId, effectKinds } from '../magic/effect-kinds.ts';
import type { Chapter } from './chapter.ts';

export const actionKinds = {};

const sentences: { readonly [K in BattleEvent['kind']]?: Told<K> } = chapterSentences;

export const lookUps: Chapter['lookUps'] = {
  effect: (id) => effectKinds[id as EffectId],
  sentence: (kind) => sentences[kind],
};
