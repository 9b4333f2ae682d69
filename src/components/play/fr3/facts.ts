/** The facts about a chosen unit in Fantasy Rules! */
import { nameAll } from '../../../engine/fr3/battle/chronicle/sentences.ts';
import { attachedTo, findUnit, leadersOf, troopOf } from '../../../engine/fr3/battle/units/pieces.ts';
import { rowOf } from '../../../engine/fr3/battle/units/troops.ts';
import type { PieceId } from '../../../engine/fr3/battle/vocabulary/ids.ts';
import type { BattleUnit, State } from '../../../engine/fr3/battle/vocabulary/state.ts';
import { sentenceCase } from '../../../engine/kernel/text.ts';
import type { PieceFacts } from '../system.ts';
import { called, sayUnit } from './words.ts';

function kitWords(state: State, unit: BattleUnit): readonly string[] {
  const { kit = {}, arms = [] } = troopOf(state, unit);
  // A mount is described with the unit's place, so it is left out here.
  const borne = arms.filter((each) => each !== unit.ride?.by);
  return [...Object.entries(kit).map(([word, value]) => (value === true ? word : `${word} ${String(value)}`)), ...borne];
}

export function factsOf(state: State, id: PieceId): PieceFacts | null {
  const unit = findUnit(state, id);
  if (!unit) return null;
  const { name } = rowOf(state, unit);
  const others = [...leadersOf(state, id), ...attachedTo(state, id)].map((each) => each.id);
  const known = [called(state, id) !== `${name} (${id})` && name, ...kitWords(state, unit), sayUnit(state, id)];
  return {
    side: unit.side,
    title: called(state, id),
    facts: [
      `${sentenceCase(known.filter(Boolean).join(', '))}.`,
      ...(others.length > 0 ? [`With ${nameAll(state, others)}.`] : []),
    ],
  };
}
