/** Sacrifice: prepared before any unit moves, and cast in the melee step by sacrificing a friendly unit. */

import type { Refusal } from '../../../../kernel/rule-id.ts';
import { spellHeadOf } from '../../../data/spell-list.ts';
import { removedAs } from '../../../demoralization.ts';
import { actionKind, aPiece, firstOf, refusal } from '../../action-kind.ts';
import { withCharacter } from '../../characters/fates.ts';
import { certain, event } from '../../events.ts';
import { inflict } from '../../harm/harm.ts';
import { killed } from '../../harm/kill.ts';
import { isEngaged } from '../../units/contacts.ts';
import { phaseOf, phasing, standing, withUnit } from '../../units/pieces.ts';
import type { BattleCharacter, BattleUnit, State } from '../../vocabulary/state.ts';
import { casters, ownPoints, spellsKnown } from '../casters.ts';
import { withEffect } from '../effects.ts';
import { hasPrepared } from '../sacrifice.ts';
import type { Aim, BattleSpell } from '../spell.ts';

const rule = 'fr3.spells.sacrifice';
const prepares = 'fr3.magic.sacrifice-preparation';

const engaged = (state: State, { host }: BattleCharacter): boolean => host !== null && isEngaged(state, host);
const knows = (state: State, character: BattleCharacter): boolean =>
  spellsKnown(state, character).some(({ id }) => id === 'sacrifice');
const price = Number(spellHeadOf('sacrifice')?.cost);

/** Why a magic user cannot prepare a sacrifice this phase. */
function refusePreparing(state: State, id: string): Refusal | null {
  const side = phasing(state);
  const cleric = casters(state, side).find((each) => each.id === id);
  if (!cleric || !knows(state, cleric))
    return refusal('Choose a magic user of your own who knows the spell Sacrifice.', prepares);
  return firstOf(
    () => (hasPrepared(state, id) ? refusal('This magic user is already preparing a sacrifice.', prepares) : null),
    () =>
      standing(state, side).some(({ did }) => did.moved) || cleric.moved
        ? refusal('A sacrifice must be prepared before any unit moves.', prepares)
        : null,
    () =>
      engaged(state, cleric)
        ? refusal('This magic user cannot prepare a sacrifice, because his unit is engaged.', prepares)
        : null,
  );
}

export const sacrificeKinds = {
  /** The caster and his unit may not move or fight this phase. */
  prepare: actionKind({
    answers: ['movement'],
    fields: { character: aPiece },
    candidates: (state) =>
      casters(state, phasing(state))
        .filter((each) => knows(state, each) && ownPoints(state, each) >= price)
        .map(({ id }) => ({ character: id })),
    refuse: (state, { character }) => refusePreparing(state, character),
    perform(state, { character: id }) {
      const phase = phaseOf(state);
      const { host } = state.characters.find((each) => each.id === id) as BattleCharacter;
      const prepared = [...state.magic.prepared.filter((each) => each.phase === phase), { character: id, phase }];
      const still = withCharacter({ ...state, magic: { ...state.magic, prepared } }, id, { moved: true });
      const held = host === null ? still : withEffect(still, host, 'preparing', phasing(state));
      return certain(held, event({ kind: 'prepares', character: id }, prepares));
    },
  }),
};

const offered = ({ units }: Aim): BattleUnit => units[0] as BattleUnit;
const victim = ({ units }: Aim): BattleUnit => units[1] as BattleUnit;

/** fr3.magic.sacrifice-casting */
function refuseSacrifice(state: State, aim: Aim): Refusal | null {
  const { caster, side } = aim;
  return firstOf(
    () =>
      state.sheet.step === 'melee' && phasing(state) === side
        ? null
        : refusal('A magic user can make a sacrifice only in the melee step of his own phase.', 'fr3.magic.sacrifice-casting'),
    () =>
      hasPrepared(state, caster.id)
        ? null
        : refusal('This magic user cannot sacrifice now: he did not prepare it before units moved.', prepares),
    () =>
      engaged(state, caster) ? refusal('This magic user cannot cast Sacrifice, because his unit is engaged.', prepares) : null,
    () =>
      offered(aim).id === caster.host
        ? refusal('This magic user cannot sacrifice his own unit, because it guards him.', 'fr3.magic.sacrifice-casting')
        : null,
    () =>
      state.magic.tried.some((each) => each.character === caster.id && each.spell === 'sacrifice')
        ? refusal('This magic user has already attempted a sacrifice this turn.', rule)
        : null,
  );
}

export const sacrifices: readonly BattleSpell[] = [
  {
    id: 'sacrifice',
    whom: 'offering',
    refuse: refuseSacrifice,
    matters: (state, { caster }) => hasPrepared(state, caster.id) && state.sheet.step === 'melee',
    /** fr3.spells.sacrifice: the sacrificed unit is lost even if the spell fails. */
    announced: (state, aim) => {
      const { id, offerings } = offered(aim);
      // fr3.infantry.offerings-attachment: a unit with offerings loses one of them instead.
      if (offerings > 0) return certain(withUnit(state, id, { offerings: offerings - 1 }));
      return inflict(state, id, {
        after: removedAs('destroyed', 'fr3.magic.sacrifice-casting'),
        cause: 'magic',
        by: null,
        onSquare: { levels: 3, lasting: 0 },
      });
    },
    works: (state, aim) => inflict(state, victim(aim).id, killed(state, victim(aim), rule)),
  },
];
