/**
 * Step 6: individuals challenge each other (fr3.character-combat.challenge), at most once per melee and phase, the phasing side
 * first. The challenged side names a champion or declines. An undecided fight continues next phase.
 */
import type { Chance } from '../../../kernel/chance.ts';
import { orNull } from '../../../kernel/fields.ts';
import { actionKind, aPiece, refusal } from '../action-kind.ts';
import { isIndividual } from '../characters/company.ts';
import { confrontations } from '../characters/confront.ts';
import { duelNow, forgetDuel, noteDuel } from '../characters/duels.ts';
import { characterAt, withCharacter } from '../characters/fates.ts';
import { type BattleReport, certain, event, inTurn, report } from '../events.ts';
import { meleeOf } from '../units/contacts.ts';
import { asking, phasing, unitAt, withDeeds } from '../units/pieces.ts';
import { meleeBonusOf } from '../units/troops.ts';
import { enemyOf, type PieceId, type SideId } from '../vocabulary/ids.ts';
import type { BattleCharacter, State } from '../vocabulary/state.ts';

const individuals = (state: State, side: SideId, units: readonly PieceId[]): readonly BattleCharacter[] =>
  state.characters.filter(
    (each) =>
      each.side === side &&
      each.status === 'in play' &&
      each.host !== null &&
      units.includes(each.host) &&
      isIndividual(state, each),
  );

/** The enemies that a character can challenge now: individuals in his melee, if that melee has had no challenge this phase. */
function facing(state: State, character: BattleCharacter): readonly BattleCharacter[] {
  const { side, host, status } = character;
  if (host === null || status !== 'in play' || character.duel !== null || !isIndividual(state, character)) return [];
  if (unitAt(state, host).did.challenged) return [];
  return individuals(state, enemyOf(side), meleeOf(state, host));
}

const mayChallenge = (state: State, side: SideId): readonly BattleCharacter[] =>
  state.characters.filter((each) => each.side === side && facing(state, each).length > 0);

/** Asks the side for challenges while it can still make one, then asks the other side. */
function askChallenge(state: State, side: SideId): State {
  if (mayChallenge(state, side).length > 0) return asking(state, { what: 'challenge', side });
  return side === phasing(state) ? askChallenge(state, enemyOf(side)) : state;
}

/** fr3.character-combat.challenge-accepted */
const duel = (state: State, one: PieceId, other: PieceId): Chance<BattleReport> =>
  duelNow(state, one, other, {
    rules: ['fr3.character-combat.challenge-accepted'],
    undecided: noteDuel(one, other),
    decided: forgetDuel(one, other),
  });

/** Undecided fights continue while both characters are in the melee; otherwise they end (fr3.character-combat.fight). */
function nextChallenge(state: State): Chance<BattleReport> {
  const pairs = state.characters.flatMap(({ id, side, duel }) => (side === 'A' && duel !== null ? [[id, duel] as const] : []));
  return inTurn(
    report(state),
    ...pairs.map(([one, other]) => (at: State) => {
      const [a, b] = [characterAt(at, one), characterAt(at, other)];
      const together = a.host !== null && individuals(at, b.side, meleeOf(at, a.host)).includes(b);
      if (a.status !== 'in play' || !together) return certain(forgetDuel(one, other)(at));
      return duel(withDeeds(at, meleeOf(at, a.host as PieceId), { challenged: true }), one, other);
    }),
  );
}

/**
 * At the start of the step, undecided fights continue, characters who attacked an enemy alone fight, and then challenges are
 * asked for.
 */
export const challengesBegin = (state: State): Chance<BattleReport> =>
  inTurn(report(state), nextChallenge, confrontations, (at) => certain(askChallenge(at, phasing(at))));

/** fr3.character-combat.challenge-declined: the character who declined gives his unit no melee bonus this phase. */
const silenced = (state: State, id: PieceId): BattleReport =>
  report(
    withCharacter(state, id, { silent: true }),
    event({ kind: 'declined', by: id }, 'fr3.character-combat.challenge-declined'),
  );

const oneOrNobody = orNull(aPiece);

export const challengeKinds = {
  challenge: actionKind({
    answers: ['challenge'],
    fields: { by: oneOrNobody },
    candidates: (state, { side }) => [null, ...mayChallenge(state, side).map(({ id }) => id)].map((by) => ({ by })),
    refuse: (state, { by }, { side }) =>
      by === null || mayChallenge(state, side).some(({ id }) => id === by)
        ? null
        : refusal(
            'An individual can challenge only an enemy individual in his own melee, and only once each phase.',
            'fr3.character-combat.challenge',
          ),
    perform(state, { by }, { side }) {
      if (by === null) return certain(side === phasing(state) ? askChallenge(state, enemyOf(side)) : state);
      const challenger = characterAt(state, by);
      const among = facing(state, challenger).map(({ id }) => id);
      const marked = withDeeds(state, meleeOf(state, challenger.host as PieceId), { challenged: true });
      return certain(
        asking(marked, { what: 'answer', side: enemyOf(side), among, by }),
        event({ kind: 'challenged', by }, 'fr3.character-combat.challenge'),
      );
    },
  }),
  /** fr3.character-combat.challenge: the challenged side names a champion, or declines. */
  answer: actionKind({
    answers: ['answer'],
    fields: { character: oneOrNobody },
    candidates: (_, { among = [] }) => [null, ...among].map((character) => ({ character })),
    refuse: (_, { character }, { among = [] }) =>
      character === null || among.includes(character)
        ? null
        : refusal(
            'Choose one of the individuals in that melee to answer the challenge, or decline.',
            'fr3.character-combat.challenge',
          ),
    perform(state, { character }, { side, among = [], by }) {
      const challenger = enemyOf(side);
      const next = (at: State) => certain(askChallenge(at, challenger));
      if (character !== null) return inTurn(report(state), (at) => duel(at, by as PieceId, character), next);
      const most = Math.max(...among.map((id) => meleeBonusOf(state, characterAt(state, id))));
      const strongest = among.filter((id) => meleeBonusOf(state, characterAt(state, id)) === most);
      return strongest.length > 1
        ? certain(asking(state, { what: 'decline', side, among: strongest }))
        : inTurn(silenced(state, strongest[0] as PieceId), next);
    },
  }),
  /** fr3.character-combat.challenge-declined: if several characters are equal, the owner chooses which one gives no bonus. */
  decline: actionKind({
    answers: ['decline'],
    fields: { character: aPiece },
    candidates: (_, { among = [] }) => among.map((character) => ({ character })),
    refuse: (_, { character }, { among = [] }) =>
      among.includes(character)
        ? null
        : refusal('Choose one of the strongest individuals who declined.', 'fr3.character-combat.challenge-declined'),
    perform: (state, { character }, { side }) =>
      inTurn(silenced(state, character), (at) => certain(askChallenge(at, enemyOf(side)))),
  }),
};
