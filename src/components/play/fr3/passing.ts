/** Skips chances to cast without asking. The player chooses in the settings when to be asked. */
import type { BattleEvent } from '../../../engine/fr3/battle/events.ts';
import { castingSide, castings, defences, inHand } from '../../../engine/fr3/battle/magic/bids.ts';
import { armyPoints, casters, ownPoints } from '../../../engine/fr3/battle/magic/casters.ts';
import type { Action } from '../../../engine/fr3/battle/ruleset.ts';
import { askedNow } from '../../../engine/fr3/battle/sequence.ts';
import { findUnit, phasing } from '../../../engine/fr3/battle/units/pieces.ts';
import { enemyOf, type SideId } from '../../../engine/fr3/battle/vocabulary/ids.ts';
import type { State } from '../../../engine/fr3/battle/vocabulary/state.ts';
import type { Course as AnyCourse, Entry as AnyEntry } from '../course.ts';
import type { Settings } from '../saved/storage.ts';
import { targetsOf } from './actions.ts';

type Course = AnyCourse<State, Action, BattleEvent>;
type Entry = AnyEntry<State, Action, BattleEvent>;

/**
 * The bid on a spell that the enemy cannot resist, or that this side cannot: a choice only in name. Null if there is one.
 * fr3.magic.both-pools-empty: a side that has spent all points of both pools cannot turn points of the clock into more.
 */
function onlyBid(state: State, side: SideId): Action | null {
  const spell = inHand(state);
  if (spell.open) return null;
  const caster = castingSide(spell);
  const bids = defences(state, enemyOf(caster));
  const pools =
    armyPoints(state, enemyOf(caster)) + casters(state, enemyOf(caster)).reduce((sum, each) => sum + ownPoints(state, each), 0);
  if (bids.length > 1 || pools > 0) return null;
  const [bid] = side === caster ? castings(state) : bids;
  return bid ? { kind: 'bid', ...bid } : null;
}

/** In the opponent's phase a side is asked after every action. In its own phase a side is asked only at the start. */
export function passUnasked(course: Course, stops: Settings['stops']): Action | null {
  const { state, action, by } = course.at(-1) as Entry;
  const before = course.at(-2);
  const asked = askedNow(state);
  if (asked?.what === 'bid') return onlyBid(state, asked.side);
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
