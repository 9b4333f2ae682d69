import { nameAll } from '../../../engine/fr3/battle/chronicle/sentences.ts';
import type { PieceId } from '../../../engine/fr3/battle/vocabulary/ids.ts';
import type { State } from '../../../engine/fr3/battle/vocabulary/state.ts';
import { sentenceCase } from '../../../engine/kernel/text.ts';

/** `Knights (A4)`, or several names: `Knights (A1 and A4)`; a character by name or rank. */
export const called = (state: State, ...ids: readonly PieceId[]): string => sentenceCase(nameAll(state, ids));
