/** fr3.pre-game.seer-victory-key: once per battle a side can take another phase right after its own. */
import { flag } from '../../../kernel/fields.ts';
import { nextPlace } from '../../companion/turn.ts';
import { actionKind } from '../action-kind.ts';
import { certain, event } from '../events.ts';
import { asking, phaseOf, phasing } from '../units/pieces.ts';
import type { State } from '../vocabulary/state.ts';

const word = 'key-to-victory';

const hasKey = (state: State): boolean => state.portents.some((each) => each.word === word && each.side === phasing(state));

/** At the end of a phase, asks the phasing side once whether it takes another phase; null if it has no such choice. */
export function anotherPhase(state: State): State | null {
  const { sheet, ofLists } = state;
  if (state.stage !== 'fighting' || sheet.phase === 'preparation' || !hasKey(state)) return null;
  if (nextPlace(sheet).phase === sheet.phase || ofLists.keyShown === phaseOf(state)) return null;
  return asking({ ...state, ofLists: { ...ofLists, keyShown: phaseOf(state) } }, { what: 'again', side: phasing(state) });
}

export const victoryKeyKinds = {
  'another-phase': actionKind({
    answers: ['again'],
    fields: { take: flag },
    candidates: () => [{ take: true }, { take: false }],
    refuse: () => null,
    perform(state, { take }, { side }) {
      if (!take) return certain(state);
      const portents = state.portents.filter((each) => each.word !== word || each.side !== side);
      const text = `Side ${side} plays another phase.`;
      return certain(
        { ...state, portents, ofLists: { ...state.ofLists, again: true } },
        event({ kind: 'said', text }, 'fr3.pre-game.seer-victory-key'),
      );
    },
  }),
};
