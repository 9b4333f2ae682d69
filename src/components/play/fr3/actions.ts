/** The actions of Fantasy Rules!: which are legal, who acts, on whom, what is a risk. */
import { reach } from '../../../engine/fr3/battle/charge/approach.ts';
import type { BattleReport } from '../../../engine/fr3/battle/events.ts';
import { type Action, fr3Battle } from '../../../engine/fr3/battle/ruleset.ts';
import { askedNow } from '../../../engine/fr3/battle/sequence.ts';
import { findUnit } from '../../../engine/fr3/battle/units/pieces.ts';
import type { PieceId } from '../../../engine/fr3/battle/vocabulary/ids.ts';
import type { State } from '../../../engine/fr3/battle/vocabulary/state.ts';
import { andThen, type Chance, known, map } from '../../../engine/kernel/chance.ts';
import { onceFor } from '../../../engine/kernel/memo.ts';

export const optionsOf = onceFor((state: State): readonly Action[] => [...fr3Battle.actions(state)]);

type Loose = Readonly<Record<string, unknown>>;
const isPiece = (state: State, value: unknown): value is PieceId =>
  typeof value === 'string' && findUnit(state, value) !== undefined;

/** Who does it: the fields `units`, `unit`, `character` and `user`, or both who fight. */
export function actorsOf(action: Action): readonly PieceId[] {
  const { units, unit, character, user, a, b } = action as Loose;
  if (Array.isArray(units)) return units as PieceId[];
  return [unit, character, user, a, b].filter((id) => typeof id === 'string');
}

/** Whom it is done to, or which friend it goes to. */
export function targetsOf(state: State, action: Action): readonly PieceId[] {
  if (action.kind === 'charge') {
    const found = reach(state, action);
    return found.ok ? [...new Set(found.pairs.map(({ enemy }) => enemy.id))] : [];
  }
  const { at, to, over, on, target, foe } = action as Loose;
  return [at, to, over, target, foe, ...(Array.isArray(on) ? on : [])].filter((id) => isPiece(state, id));
}

/** Whoever shows on the table for a unit or a character: the host of one that is attached or leads. */
export function shownAs(state: State, id: PieceId): PieceId {
  const host = (findUnit(state, id) ?? state.characters.find((each) => each.id === id))?.host;
  return host ? shownAs(state, host) : id;
}

/** What comes of an action once nobody has put an illusion in the place of its target (fr3.spells.illusionary-target). */
export const chanceToCome = (state: State, action: Action): Chance<BattleReport> =>
  andThen(fr3Battle.perform(state, action), (told) =>
    askedNow(told.state)?.what === 'decoy'
      ? map(fr3Battle.perform(told.state, { kind: 'take' }), (next) => ({ ...next, events: [...told.events, ...next.events] }))
      : known(told),
  );

/** To be done with the step, or to let the chances for magic of a phase go by. */
export const endsStep = (action: Action): boolean =>
  action.kind === 'pass' || (action.kind === 'hold' && action.until === 'phase');

/** Whether dice fall in it, or may fall because of it, as for every spell: before a risk its odds are shown. */
export const isRisk = (state: State, action: Action): boolean =>
  action.kind === 'cast' ||
  action.kind === 'cast-at' ||
  chanceToCome(state, action).kind === 'roll' ||
  (action.kind === 'challenge' && action.by !== null);

export const isSpell = (kind: Action['kind']): boolean => kind === 'cast' || kind === 'cast-at';
