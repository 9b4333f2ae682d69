/** How the chronicle of Fantasy Rules! describes an entry: sentences, and what its dice decided. */
import { tellAll } from '../../../engine/fr3/battle/chronicle/sentences.ts';
import type { BattleEvent } from '../../../engine/fr3/battle/events.ts';
import type { Action } from '../../../engine/fr3/battle/ruleset.ts';
import type { PieceId, SideId } from '../../../engine/fr3/battle/vocabulary/ids.ts';
import type { State } from '../../../engine/fr3/battle/vocabulary/state.ts';
import type { Purpose } from '../../../engine/kernel/die.ts';
import type { Entry as AnyEntry } from '../course.ts';
import type { ChronicleWords, Said } from '../system.ts';
import { actorsOf } from './actions.ts';
import { called } from './called.ts';
import { armyName, sayAction } from './words.ts';

type Entry = AnyEntry<State, Action, BattleEvent>;

/** What a die decides. In a duel the text includes the name of the character who rolls. */
export function sayPurpose(state: State, { decides, by }: Purpose, pair?: { readonly a: PieceId; readonly b: PieceId }): string {
  const [, what] = ofOne.exec(decides) ?? [];
  return what && pair && (by === 'a' || by === 'b') ? `${called(state, pair[by])}: ${what}` : decides;
}

const ofOne = /^the (?:(?:first|second) )?(?:unit|character)’s (.*)$/;

function decidesOf({ events, state }: Pick<Entry, 'events' | 'state'>, purpose: Purpose): string {
  const kind = purpose.decides.includes('character’s') ? 'dueled' : 'fought';
  const pair = events.find((event) => event.kind === kind);
  return sayPurpose(state, purpose, pair?.kind === 'fought' || pair?.kind === 'dueled' ? pair : undefined);
}

/** The sentences of an entry. In a series of steps without sentences, only the last step is shown. */
export const lines = (entry: Entry): readonly Said[] => (entry.events.length === 0 ? silent(entry) : told(entry));

/** For an action without events, shows the action itself, unless it is secret. */
const silent = ({ state, action, by }: Entry): readonly Said[] =>
  action && by !== null && action.kind !== 'hold' && action.kind !== 'pass'
    ? [{ text: `${done(state, action, by)}.`, rules: [], heading: false, noted: false }]
    : [];

/**
 * An action in words, with one name in front: `Spears (B8): turn to Knights (A7)`. Names keep their capitals inside a sentence.
 */
const done = (state: State, action: Action, by: SideId): string => {
  if (action.kind === 'bid') return `${armyName(state, by)} makes a secret bid`;
  if (action.kind === 'shell') return `${armyName(state, by)} chooses in secret which of the two is the illusion`;
  const says = sayAction(state, action);
  const actors = actorsOf(action);
  if (actors.some((id) => says.startsWith(called(state, id)))) return `${armyName(state, by)}: ${says}`;
  const who = actors.length > 0 ? called(state, ...actors) : armyName(state, by);
  return `${who}: ${says.charAt(0).toLowerCase()}${says.slice(1)}`;
};

const told = ({ state, events }: Entry): readonly Said[] =>
  tellAll(state, events)
    .map(({ event, text }) => ({
      text,
      rules: event.rules,
      heading: event.kind === 'said' && event.heading === true,
      noted: event.kind === 'said',
    }))
    .filter(({ heading }, at, all) => !heading || !all[at + 1]?.heading);

export const chronicle: ChronicleWords<State, Action, BattleEvent> = { lines, decides: decidesOf };
