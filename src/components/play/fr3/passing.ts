/** Skips chances to cast without asking. The player chooses in the settings when to be asked. */
import { ask } from '../../../engine/fr3/battle/chapters/asking.ts';
import type { BattleEvent } from '../../../engine/fr3/battle/events.ts';
import type { Action } from '../../../engine/fr3/battle/ruleset.ts';
import { askedNow } from '../../../engine/fr3/battle/sequence.ts';
import { findUnit, phasing } from '../../../engine/fr3/battle/units/pieces.ts';
import type { State } from '../../../engine/fr3/battle/vocabulary/state.ts';
import type { Course as AnyCourse, Entry as AnyEntry } from '../course.ts';
import type { Settings } from '../saved/storage.ts';
import { targetsOf } from './actions.ts';

type Course = AnyCourse<State, Action, BattleEvent>;
type Entry = AnyEntry<State, Action, BattleEvent>;

/** In the opponent's phase a side is asked after every action. In its own phase a side is asked only at the start. */
export function passUnasked(course: Course, stops: Settings['stops']): Action | null {
  const { state, action, by } = course.at(-1) as Entry;
  const before = course.at(-2);
  const asked = askedNow(state);
  if (asked?.what === 'bid') {
    const bid = ask.onlyBid(state, asked.side);
    return bid && { kind: 'bid', ...bid };
  }
  if (asked?.what !== 'magic' || stops === 'always' || phasing(state) === asked.side) return null;
  if (stops === 'never') return { kind: 'hold', until: 'phase' };
  const aimed =
    action !== null &&
    before !== undefined &&
    by !== asked.side &&
    targetsOf(before.state, action).some(
      (id) => (findUnit(before.state, id) ?? before.state.characters.find((each) => each.id === id))?.side === asked.side,
    );
  return aimed ? null : { kind: 'hold', until: 'now' };
}
