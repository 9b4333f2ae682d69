/** The facts about a chosen element: the values of its type, and its state. */
import { find, typeOf } from '../../../engine/hott/battle/elements/find.ts';
import type { UnitId } from '../../../engine/hott/battle/vocabulary/ids.ts';
import type { State } from '../../../engine/hott/battle/vocabulary/state.ts';
import { sentenceCase } from '../../../engine/kernel/text.ts';
import type { PieceFacts } from '../system.ts';
import { called, sayElement } from './called.ts';

export function factsOf(state: State, id: UnitId): PieceFacts | null {
  const unit = find(state, id);
  if (!unit) return null;
  const { name, class: kind, points, factor, move, range } = typeOf(unit);
  const said = sayElement(state, id);
  const moves = [
    move.good > 0 && `${move.good} paces in good going`,
    kind !== 'aerial' && move.bad > 0 && `${move.bad} in bad`,
    kind !== 'aerial' && move.road > move.good && `${move.road} along a road`,
  ].filter(Boolean);
  return {
    side: unit.side,
    title: called(state, id),
    facts: [
      `${name}, ${kind}, ${points} AP. Combat factor ${factor.foot} against foot and strongholds, ${factor.others} against mounted and aerials.`,
      `Moves ${moves.join(', ')}.${range === null ? '' : ` Reaches ${range} paces.`}`,
      ...(said === '' ? [] : [`${sentenceCase(said)}.`]),
    ],
  };
}
