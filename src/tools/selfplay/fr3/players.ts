/** The contestants in self-play: the computer players, and the scripts used to measure them. */
import type { Action } from '../../../engine/fr3/battle/battle.ts';
import { fr3Battle } from '../../../engine/fr3/battle/battle.ts';
import { judgement } from '../../../engine/fr3/battle/judgement/planning.ts';
import type { State } from '../../../engine/fr3/battle/vocabulary/state.ts';
import { type Player, playerIds, playerOf } from '../../../engine/kernel/opponent.ts';
import { gangUp } from './scripts/gang-up.ts';
import { lineAndHold } from './scripts/line-and-hold.ts';
import { rush } from './scripts/rush.ts';

const scripts = { 'line-and-hold': lineAndHold, rush, 'gang-up': gangUp } as const satisfies Readonly<
  Record<string, Player<State, Action>>
>;
export type ScriptId = keyof typeof scripts;
export const scriptIds = Object.keys(scripts) as readonly ScriptId[];

export const contestantIds = [...playerIds, ...scriptIds] as const;
export type ContestantId = (typeof contestantIds)[number];

const isScript = (id: ContestantId): id is ScriptId => Object.hasOwn(scripts, id);

/** A contestant by name, with the seed for its random choices. */
export const contestant = (id: ContestantId, seed: number): Player<State, Action> =>
  isScript(id) ? scripts[id] : playerOf(id, fr3Battle, judgement, seed);
