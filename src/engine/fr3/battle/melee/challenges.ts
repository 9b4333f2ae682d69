/**
 * Step 6: individuals challenge each other (fr3.character-combat.challenge), at most once in a melee and phase, the phasing
 * side first. The challenged side names who answers, or declines; an undecided fight goes on in the next phase.
 */
import { andThen, type Chance } from '../../../kernel/chance.ts';
import { orNull } from '../../../kernel/fields.ts';
import type { Base } from '../../../kernel/geometry.ts';
import { type Champion, plainChampion } from '../../character-combat/champion.ts';
import { type Duel, duelOf } from '../../character-combat/fight.ts';
import { actionKind, aPiece, refusal } from '../action-kind.ts';
import { befalls, characterAt, placeOf, withCharacter } from '../characters.ts';
import { meleeOf } from '../contacts.ts';
import { type BattleReport, certain, event, inTurn, report } from '../events.ts';
import { undeadFall } from '../harm.ts';
import {
  asking,
  type BattleCharacter,
  characterSetup,
  enemyOf,
  type PieceId,
  phasing,
  type SideId,
  type State,
  unitAt,
  withDeeds,
} from '../state.ts';
import { meleeBonusOf } from '../troops.ts';

const individuals = (state: State, side: SideId, units: readonly PieceId[]): readonly BattleCharacter[] =>
  state.characters.filter(
    (each) => each.side === side && each.status === 'in play' && each.host !== null && units.includes(each.host),
  );

/** Whom a character could challenge now: individuals of the enemy in a melee of his that has had no challenge in this phase. */
function facing(state: State, { side, host, status, duel }: BattleCharacter): readonly BattleCharacter[] {
  if (host === null || status !== 'in play' || duel !== null || unitAt(state, host).did.challenged) return [];
  return individuals(state, enemyOf(side), meleeOf(state, host));
}

const mayChallenge = (state: State, side: SideId): readonly BattleCharacter[] =>
  state.characters.filter((each) => each.side === side && facing(state, each).length > 0);

/** The side is asked as long as it could challenge somebody; after the phasing side the other one. */
function askChallenge(state: State, side: SideId): State {
  if (mayChallenge(state, side).length > 0) return asking(state, { what: 'challenge', side });
  return side === phasing(state) ? askChallenge(state, enemyOf(side)) : state;
}

const championOf = (state: State, character: BattleCharacter): Champion => {
  const { leader, superhero } = characterSetup(state, character);
  return { ...plainChampion, leader, superhero: superhero === true };
};

/** What the fight of a phase has come to. */
function fought(state: State, one: PieceId, other: PieceId, duel: Duel): Chance<BattleReport> {
  const pair = { a: one, b: other };
  const loser = duel.a.fate !== 'fighting' ? one : duel.b.fate !== 'fighting' ? other : null;
  const told = (fate: 'killed' | 'captured' | 'escapes' | null) =>
    event({ kind: 'dueled', ...pair, loser, fate }, 'fr3.character-combat.fight', 'fr3.character-combat.challenge-accepted');
  if (loser === null) {
    const goesOn = withCharacter(withCharacter(state, one, { duel: other }), other, { duel: one });
    return certain(goesOn, told(null));
  }
  const over = withCharacter(withCharacter(state, one, { duel: null }), other, { duel: null });
  const { fate } = loser === one ? duel.a : duel.b;
  // fr3.character-combat.challenge-escape: he stays with his unit.
  if (fate !== 'killed' && fate !== 'captured')
    return certain(over, { ...told('escapes'), rules: ['fr3.character-combat.fight', 'fr3.character-combat.challenge-escape'] });
  const lost = characterAt(over, loser);
  const victor = characterAt(over, loser === one ? other : one);
  const done = befalls(over, loser, {
    fate,
    rules: ['fr3.results-rolls.character-results'],
    from: placeOf(over, lost) as Base,
    captors: victor.host === null ? [] : [victor.host],
    inches: 0,
  });
  const all = report(done.state, told(fate), ...done.events);
  return inTurn(all, (at) => (fate === 'killed' ? undeadFall(at, lost.side) : certain(at)));
}

function duelNow(state: State, one: PieceId, other: PieceId): Chance<BattleReport> {
  const a = championOf(state, characterAt(state, one));
  const b = championOf(state, characterAt(state, other));
  return andThen(duelOf({ a, b }), (duel) => fought(state, one, other, duel));
}

/** Fights that nobody has won go on while both are in the melee; else they are over (fr3.character-combat.fight). */
function goOn(state: State): Chance<BattleReport> {
  const pairs = state.characters.flatMap(({ id, side, duel }) => (side === 'A' && duel !== null ? [[id, duel] as const] : []));
  return inTurn(
    report(state),
    ...pairs.map(([one, other]) => (at: State) => {
      const [a, b] = [characterAt(at, one), characterAt(at, other)];
      const together = a.host !== null && individuals(at, b.side, meleeOf(at, a.host)).includes(b);
      if (a.status !== 'in play' || !together)
        return certain(withCharacter(withCharacter(at, one, { duel: null }), other, { duel: null }));
      return duelNow(withDeeds(at, meleeOf(at, a.host as PieceId), { challenged: true }), one, other);
    }),
  );
}

/** The step begins: fights that are undecided go on, then challenges are asked for. */
export const challengesBegin = (state: State): Chance<BattleReport> =>
  inTurn(report(state), goOn, (at) => certain(askChallenge(at, phasing(at))));

/** fr3.character-combat.challenge-declined: he lends his unit no melee bonus in this phase. */
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
            'An individual challenges one of the enemy in his own melee, once in a melee and phase.',
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
  /** fr3.character-combat.challenge: the challenged side names one who answers; nobody does if it declines. */
  answer: actionKind({
    answers: ['answer'],
    fields: { character: oneOrNobody },
    candidates: (_, { among = [] }) => [null, ...among].map((character) => ({ character })),
    refuse: (_, { character }, { among = [] }) =>
      character === null || among.includes(character)
        ? null
        : refusal('One of the individuals in that melee answers, or nobody.', 'fr3.character-combat.challenge'),
    perform(state, { character }, { side, among = [], by }) {
      const challenger = enemyOf(side);
      const next = (at: State) => certain(askChallenge(at, challenger));
      if (character !== null) return inTurn(report(state), (at) => duelNow(at, by as PieceId, character), next);
      const most = Math.max(...among.map((id) => meleeBonusOf(state, characterAt(state, id))));
      const strongest = among.filter((id) => meleeBonusOf(state, characterAt(state, id)) === most);
      return strongest.length > 1
        ? certain(asking(state, { what: 'decline', side, among: strongest }))
        : inTurn(silenced(state, strongest[0] as PieceId), next);
    },
  }),
  /** fr3.character-combat.challenge-declined: among equals the owner says who lends no bonus. */
  decline: actionKind({
    answers: ['decline'],
    fields: { character: aPiece },
    candidates: (_, { among = [] }) => among.map((character) => ({ character })),
    refuse: (_, { character }, { among = [] }) =>
      among.includes(character)
        ? null
        : refusal('One of the strongest of those who declined lends no bonus.', 'fr3.character-combat.challenge-declined'),
    perform: (state, { character }, { side }) =>
      inTurn(silenced(state, character), (at) => certain(askChallenge(at, enemyOf(side)))),
  }),
};
