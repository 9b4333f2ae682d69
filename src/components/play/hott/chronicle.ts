/** How the chronicle describes an entry: sentences, and what its dice decided. */
import type { Action } from '../../../engine/hott/battle/battle.ts';
import type { BattleEvent } from '../../../engine/hott/battle/events.ts';
import { nameOf, sideName, tell } from '../../../engine/hott/battle/sentences.ts';
import type { SideId } from '../../../engine/hott/battle/vocabulary/ids.ts';
import type { State } from '../../../engine/hott/battle/vocabulary/state.ts';
import type { Purpose } from '../../../engine/kernel/die.ts';
import type { Entry as AnyEntry } from '../course.ts';
import type { ChronicleWords, Said } from '../system.ts';
import { sayAction } from './words.ts';

type Entry = AnyEntry<State, Action, BattleEvent>;

const silent = ({ state, action, by }: Entry): readonly Said[] =>
  action && by !== null && action.kind !== 'done'
    ? [{ text: `${sideName(state, by as SideId)}: ${sayAction(state, action)}.`, rules: [], heading: false, noted: false }]
    : [];

const quiet: readonly BattleEvent['kind'][] = ['pips', 'bound', 'deployed'];

/** The sentences of an entry. The heading of a bound is left out if it follows directly on another without any action. */
const told = ({ state, events }: Entry): readonly Said[] =>
  events
    .map((event) => ({
      text: tell(state, event),
      rules: event.rules,
      heading: event.kind === 'bound',
      noted: quiet.includes(event.kind),
    }))
    .filter(({ heading }, at, all) => !heading || !all[at + 1]?.heading);

/** What a die decides. In a fight the text includes the name of the element that rolls. */
export function sayPurpose(state: State, { decides, by }: Purpose, pair?: { readonly a: string; readonly b: string }): string {
  return pair && (by === 'a' || by === 'b') ? nameOf(state, pair[by]) : decides;
}

export const chronicle: ChronicleWords<State, Action, BattleEvent> = {
  lines: (entry) => (entry.events.length === 0 ? silent(entry) : told(entry)),
  decides({ events, state }, purpose) {
    const fight = events.find((event) => event.kind === 'fight');
    return sayPurpose(state, purpose, fight?.kind === 'fight' ? { a: fight.a.who, b: fight.b.who } : undefined);
  },
};
