/** Battles requested by an address: the lesson. This code is loaded when it is needed. */
import type { Action } from '../../../engine/hott/battle/battle.ts';
import type { BattleEvent } from '../../../engine/hott/battle/events.ts';
import type { Setup } from '../../../engine/hott/battle/vocabulary/setup.ts';
import type { State } from '../../../engine/hott/battle/vocabulary/state.ts';
import type { Read } from '../../../engine/kernel/ruleset.ts';
import type { Opened } from '../saved/saved.ts';
import { lessonBattle } from './tutorial/battle.ts';

/** The battle requested by an address: `?lesson`. */
export const openingOf = async (search: URLSearchParams): Promise<Read<Opened<Setup, State, Action, BattleEvent>>> =>
  search.has('lesson')
    ? lessonBattle()
    : { ok: false, because: 'This Hordes of the Things battle does not exist. Choose another one.', rules: [] };
