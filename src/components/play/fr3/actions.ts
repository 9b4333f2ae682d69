/** The actions in Fantasy Rules!: which are legal, which pieces act, on which target, and which actions are risky. */
import { chargeReach } from '../../../engine/fr3/battle/charge/approach.ts';
import type { BattleReport } from '../../../engine/fr3/battle/events.ts';

export { actorsOf } from '../../../engine/fr3/battle/commands/actors.ts';

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

/** The targets, or the friend that a piece joins. */
export function targetsOf(state: State, action: Action): readonly PieceId[] {
  if (action.kind === 'charge') {
    const found = chargeReach(state, action);
    return found.ok ? [...new Set(found.pairs.map(({ enemy }) => enemy.id))] : [];
  }
  const { at, to, over, on, target, foe } = action as Loose;
  return [at, to, over, target, foe, ...(Array.isArray(on) ? on : [])].filter((id) => isPiece(state, id));
}

/**
 * The piece that stands for a unit or a character on the table. For an attached unit and for a character with a unit, this is the
 * unit that they are with (the host).
 */
export function shownAs(state: State, id: PieceId): PieceId {
  const host = (findUnit(state, id) ?? state.characters.find((each) => each.id === id))?.host;
  return host ? shownAs(state, host) : id;
}

/** The result of an action if no illusion replaces its target (fr3.spells.illusionary-target). */
export const chanceToCome = (state: State, action: Action): Chance<BattleReport> =>
  andThen(fr3Battle.perform(state, action), (report) =>
    askedNow(report.state)?.what === 'decoy'
      ? map(fr3Battle.perform(report.state, { kind: 'take' }), (next) => ({
          ...next,
          events: [...report.events, ...next.events],
        }))
      : known(report),
  );

/** Whether the action ends the step, or passes up all chances for magic in a phase. */
export const endsStep = (action: Action): boolean =>
  action.kind === 'pass' || (action.kind === 'hold' && action.until === 'phase');

/**
 * Whether the action involves dice, or may cause a roll, as every spell does. The page shows the odds of such an action first.
 */
export const isRisk = (state: State, action: Action): boolean =>
  action.kind === 'cast' ||
  action.kind === 'cast-at' ||
  chanceToCome(state, action).kind === 'roll' ||
  (action.kind === 'challenge' && action.by !== null);

export type AnyCast = Extract<Action, { kind: 'cast' | 'cast-at' }>;
export const isCast = (action: Action | undefined): action is AnyCast => action?.kind === 'cast' || action?.kind === 'cast-at';
export const isSpell = (kind: Action['kind']): boolean => kind === 'cast' || kind === 'cast-at';
