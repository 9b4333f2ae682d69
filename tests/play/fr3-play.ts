/** The shared functions of the battle page, bound to Fantasy Rules! with all of its chapters. */

import * as chronicle from '../../src/components/play/chronicle/chronicle.ts';
import * as courses from '../../src/components/play/course.ts';
import { fr3System } from '../../src/components/play/fr3/system.tsx';
import { lessonsModule } from '../../src/components/play/fr3/tutorial/lessons.ts';
import * as choices from '../../src/components/play/orders/choices.ts';
import { deployAll } from '../../src/components/play/orders/deploy-all.ts';
import * as saved from '../../src/components/play/saved/read-saved.ts';
import * as record from '../../src/components/play/saved/record.ts';
import * as links from '../../src/components/play/saved/replay-link.ts';
import { type Battle as AnyBattle, type Opened, writeBattle as write } from '../../src/components/play/saved/saved.ts';
import { progressOf as progress } from '../../src/components/play/tutorial/progress.ts';
import { type Action, fr3Battle } from '../../src/engine/fr3/battle/battle.ts';
import type { BattleEvent } from '../../src/engine/fr3/battle/events.ts';
import { drawnBy, fr3Notation } from '../../src/engine/fr3/battle/notation/game.ts';
import { linkWords } from '../../src/engine/fr3/battle/notation/link-words.ts';
import type { PieceId, SideId } from '../../src/engine/fr3/battle/vocabulary/ids.ts';
import type { Setup } from '../../src/engine/fr3/battle/vocabulary/setup.ts';
import type { State } from '../../src/engine/fr3/battle/vocabulary/state.ts';
import type { DiceSource } from '../../src/engine/kernel/dice.ts';
import type { Replay } from '../../src/engine/kernel/replay.ts';

export { diceFor, facesOf, stateOf } from '../../src/components/play/course.ts';
export type Battle = AnyBattle<Setup>;

export type Entry = courses.Entry<State, Action, BattleEvent>;
export type Course = courses.Course<State, Action, BattleEvent>;
export type Fr3Opened = Opened<Setup, State, Action, BattleEvent>;

const system = fr3System;
const module = { notation: fr3Notation, drawnBy, linkWords };

/** What is read again is read as a battle of Fantasy Rules!. */
type Read = ({ readonly ok: true } & Fr3Opened) | { readonly ok: false; readonly because: string; readonly kept?: Fr3Opened };

export const begun = (setup: Setup, seed: number): Course => courses.begun(fr3Battle, setup, seed);
export const after = (course: Course, action: Action, dice: DiceSource): Course => courses.after(fr3Battle, course, action, dice);
export const chanceOf = (state: State, action: Action) => fr3Battle.perform(state, action);
export const viewOf = (state: State, side: SideId): State => courses.viewOf(fr3Battle, state, side);
export const replayOf = (setup: Setup, course: Course) => courses.replayOf(fr3Battle, setup, course);
export const mayUndo = (course: Course, mine: (side: string) => boolean) => courses.mayUndo(system, course, mine);
export const beforeLast = (course: Course, mine: (side: string) => boolean) => courses.beforeLast(system, course, mine);
export const disclosed = (course: Course) => courses.discloseActions(system, course) as Course;
export const deployed = (battle: Pick<Battle, 'seed'>, course: Course, side: SideId): Course =>
  deployAll(system, battle, course, side);

export const writeBattle = (battle: Battle, course: Course): string => write(fr3Battle, battle, course);
export const readBattle = (text: string) => saved.readBattle(system, text) as Read;
export const openText = (text: string) => saved.openText(system, text) as Promise<Read>;
export const recounted = (replay: Replay<Setup, unknown>) => saved.recounted(fr3Battle as never, replay as Replay<Setup, Action>);
export const fromLink = (letters: string) => links.fromLink(system, module as never, letters) as Read;
export const fromText = (text: string) => links.fromText(system, module as never, text) as Read;
export const linkOf = (battle: Battle, course: Course) => links.linkOf(system, module as never, battle, course);
export const textOf = (battle: Battle, course: Course, results: boolean) =>
  links.textOf(system, module as never, battle, course, results);

export const optionsOf = fr3System.actions.listed;
export const plainOptions = (state: State) => choices.plainOptions(system, state) as readonly Action[];
export const able = (state: State) => choices.unitsThatCanAct(system, state);
export const shortened = (state: State, actions: readonly Action[]) => choices.shortened(system, state, actions);
export const closedTo = (state: State, ids: readonly PieceId[]) => choices.closedTo(system, state, ids);
export const aimedAnew = (state: State, action: Action, at: PieceId) =>
  choices.aimedAnew(system, state, action, at) as Action | null;
export const tryAt = fr3System.actions.attempt;

export const lastSaid = (entries: readonly Entry[], atOnce?: number) => chronicle.lastSaid(system, entries, atOnce);
export const newsOf = (course: Course, at: number, since: boolean) => chronicle.newsOf(system, course, at, since);
export const lines = fr3System.chronicle.lines;
export const recordedOf = (opened: Fr3Opened) => record.recordedOf(system, opened);
export const hasSecrets = (course: Course) => record.hasSecrets(system, { course } as never);
export const endsAs = (recording: Parameters<typeof record.endsAs>[1], course: Course) =>
  record.endsAs(system, recording, course);
export const progressOf = (course: Course, putAway: ReadonlySet<string>) => progress(system, lessonsModule, course, putAway);
