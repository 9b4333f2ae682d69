/** What pieces are called on the page. */
import type { PieceId, State } from '../../engine/fr3/battle/state.ts';
import { nameAll } from '../../engine/fr3/battle/tell.ts';
import { sentenceCase } from '../../engine/kernel/text.ts';

/** `Knights (A4)`, or several by their names: `Knights (A1 and A4)`; a character by his name or his rank. */
export const called = (state: State, ...ids: readonly PieceId[]): string => sentenceCase(nameAll(state, ids));
