/** The actions for innate abilities: using one whenever spells may be cast, and resisting one (fr3.innate.magic-resistance). */
import { andThen, type Chance, known } from '../../../kernel/chance.ts';
import { flag, oneOf, orNull, text } from '../../../kernel/fields.ts';
import { innateOf } from '../../data/innate.ts';
import { spellHeadOf } from '../../data/spell-list.ts';
import type { Aftermath } from '../../demoralization.ts';
import { actionKind, aPiece } from '../action-kind.ts';
import { ask } from '../chapters/asking.ts';
import { type BattleReport, certain, event, inTurn, report } from '../events.ts';
import { castStrikes } from '../magic/auction.ts';
import { asking, findUnit, unitAt } from '../units/pieces.ts';
import type { PieceId } from '../vocabulary/ids.ts';
import type { Use } from '../vocabulary/questions.ts';
import type { BattleUnit, State, Withstood } from '../vocabulary/state.ts';
import { abilityOf, mayWithstand } from './aim.ts';
import { evadesFirst } from './fast-movement.ts';
import { innateIds } from './ids.ts';
import { succeeds } from './test.ts';
import { refuseUse, takesEffect, useAbility, usesFor } from './use.ts';
import { userBy } from './who.ts';

const withMagic = (state: State, withstood: Withstood | null): State => ({ ...state, magic: { ...state.magic, withstood } });

/** Asks the owner of a unit whether it resists the ability, if it can. If the unit cannot resist, the ability takes effect. */
export function withstands(state: State, use: Use, unit: BattleUnit, after: Aftermath | null): Chance<BattleReport> {
  return mayWithstand(state, unit)
    ? certain(asking(withMagic(state, { unit: unit.id, use, after }), { what: 'withstand', side: unit.side, unit: unit.id }))
    : takesEffect(state, use, after);
}

const takesHold = (state: State, what: Withstood): Chance<BattleReport> => {
  if ('ground' in what) return ask.groundStrikes(state, what.unit, what.ground);
  return 'cast' in what ? castStrikes(state, what.cast) : takesEffect(state, what.use, what.after);
};
function nameOf(what: Withstood): string {
  if ('use' in what) return innateOf(what.use.ability)?.name ?? what.use.ability;
  const { spell } = 'cast' in what ? what.cast : what.ground;
  return spellHeadOf(spell)?.name ?? spell;
}

/** The roll of a unit to resist an effect. */
function rolls(state: State, id: PieceId, what: Withstood): Chance<BattleReport> {
  const unit = unitAt(state, id);
  const user = mayWithstand(state, unit);
  if (!user) return takesHold(state, what);
  const ability = abilityOf('magic-resistance');
  const marked: State = {
    ...state,
    magic: { ...state.magic, used: [...state.magic.used, { by: user.id, ability: 'magic-resistance' }] },
  };
  const next = report(marked, event({ kind: 'used', by: user.id, ability: ability.id, on: null }, 'fr3.innate.magic-resistance'));
  return inTurn(next, (at) =>
    andThen(succeeds(at, user, ability, null), (roll) => {
      const tested = event(
        { kind: 'tested', unit: user.id, of: 'innate', passed: roll !== 'failed' },
        'fr3.innate.initiator-test',
      );
      return roll === 'failed'
        ? inTurn(report(at, tested), (now) => takesHold(now, what))
        : known(report(at, tested, event({ kind: 'undone', unit: id, what: nameOf(what) }, 'fr3.innate.magic-resistance')));
    }),
  );
}

const anAbility = oneOf(innateIds);
const somebody = orNull(aPiece);
const anEffect = orNull(text(30));

interface Said extends Pick<Use, 'ability' | 'what'> {
  readonly user: PieceId;
  readonly target: PieceId | null;
}
const useOf = ({ user, ability, target, what }: Said): Use => ({ by: user, ability, on: target, what });

export const innateKinds = {
  innate: actionKind({
    answers: ['magic', 'rally', 'missiles', 'movement', 'melee'],
    fields: { user: aPiece, ability: anAbility, target: somebody, what: anEffect },
    *candidates(state, { side }) {
      for (const { by, ability, on, what } of usesFor(state, side)) yield { user: by, ability, target: on, what };
    },
    refuse: (state, said, { side }) => refuseUse(state, side, useOf(said)),
    perform(state, said) {
      const use = useOf(said);
      const target = use.on === null ? undefined : findUnit(state, use.on);
      const evades =
        target && target.side !== userBy(state, use.by)?.side ? evadesFirst(state, target, { kind: 'innate', use }) : null;
      return evades ?? useAbility(state, use, withstands);
    },
  }),
  withstand: actionKind({
    answers: ['withstand'],
    fields: { go: flag },
    candidates: () => [{ go: true }, { go: false }],
    refuse: () => null,
    perform(state, { go }, { unit }) {
      const what = state.magic.withstood as Withstood;
      const at = withMagic(state, null);
      return go ? rolls(at, unit as PieceId, what) : takesHold(at, what);
    },
  }),
};
