/** Answers that a player may give in advance to questions in the enemy’s phase, for battles by message. */
import type { QuestionKind, StandingRules } from '../../kernel/correspondence/standing.ts';
import { onLine } from '../../kernel/geometry.ts';
import { type Action, fr3Battle } from './ruleset.ts';
import { askedNow } from './sequence.ts';
import { characterSetup, findUnit, phasing, standing, troopOf, unitAt } from './units/pieces.ts';
import { costOf } from './units/troop-facts.ts';
import type { PieceId, SideId } from './vocabulary/ids.ts';
import type { AskKind } from './vocabulary/questions.ts';
import type { Bid, State } from './vocabulary/state.ts';

type Question = QuestionKind<State, Action>;

const asks =
  (...what: readonly AskKind[]): Question['isAsked'] =>
  (state) =>
    what.includes(askedNow(state)?.what as AskKind);

/** Whether these units include a side's general or the unit he is with. */
const isGeneral = (state: State, side: SideId, ids: readonly PieceId[]): boolean =>
  state.characters.some(
    (each) =>
      each.side === side &&
      characterSetup(state, each).leader === 'general-2-2' &&
      (ids.includes(each.id) || (each.host !== null && ids.includes(each.host))),
  );

/**
 * Whether the question asks for a bid against an enemy spell: one aimed at the side's general if `atGeneral`, otherwise one aimed
 * at anything else.
 */
const isSpell =
  (atGeneral: boolean): Question['isAsked'] =>
  (state, side) => {
    const cast = state.magic.spell?.cast;
    if (askedNow(state)?.what !== 'bid' || !cast || cast.character[0] === side) return false;
    return isGeneral(state, side, cast.on) === atGeneral;
  };

const total = ({ own, army }: Pick<Bid, 'own' | 'army'>): number => own + army;

/** Answers with bids up to a limit. The limit applies to the sum of all rounds for one spell. */
const resist: Question['answers'][number] = {
  id: 'resist',
  says: 'resist with up to',
  limit: { least: 0, most: 20, usual: 4, unit: 'points' },
  action(state, side, limit) {
    const open = state.magic.spell?.open?.[side];
    const left = limit - (open ? total(open) : 0);
    let best: Extract<Action, { kind: 'bid' }> | null = null;
    for (const action of fr3Battle.actions(state))
      if (action.kind === 'bid' && total(action) <= Math.max(0, left) && (best === null || total(action) > total(best)))
        best = action;
    return best;
  },
};

const always = (id: string, says: string, action: Action): Question['answers'][number] => ({ id, says, action: () => action });

/** Whether a friend stands beside the unit and faces the same way. */
function isInLine(state: State, id: PieceId): boolean {
  const unit = unitAt(state, id);
  return standing(state, unit.side).some((each) => each.level === unit.level && onLine(unit.base, each.base) !== null);
}

const followUp =
  (go: (state: State, unit: PieceId) => boolean): Question['answers'][number]['action'] =>
  (state) => {
    const unit = askedNow(state)?.unit;
    if (unit === undefined) return null;
    const action: Action = { kind: 'follow-up', go: true };
    return go(state, unit) && fr3Battle.refuse(state, action) === null ? action : { kind: 'follow-up', go: false };
  };

/** The wavering test for the cheapest or the most expensive of the units that may take it. */
const wavers =
  (sign: 1 | -1): Question['answers'][number]['action'] =>
  (state) => {
    const cost = (id: PieceId): number => {
      const unit = findUnit(state, id);
      return unit ? sign * costOf(troopOf(state, unit)) : 0;
    };
    const able = [...fr3Battle.actions(state)].filter((action) => action.kind === 'waver');
    return able.sort((one, other) => cost(one.unit) - cost(other.unit))[0] ?? null;
  };

const questions: readonly Question[] = [
  { id: 'spell-on-general', about: 'A spell on the general', isAsked: isSpell(true), answers: [resist] },
  { id: 'spell', about: 'Another spell', isAsked: isSpell(false), answers: [resist] },
  {
    id: 'magic',
    about: 'A chance to cast or to use an ability',
    isAsked: asks('magic'),
    answers: [always('pass', 'let it pass', { kind: 'hold', until: 'phase' })],
  },
  {
    id: 'withstand',
    about: 'Magic that a unit may withstand',
    isAsked: asks('withstand'),
    answers: [
      always('try', 'try to withstand', { kind: 'withstand', go: true }),
      always('let', 'let it work', { kind: 'withstand', go: false }),
    ],
  },
  {
    id: 'challenged',
    about: 'A challenge',
    isAsked: asks('answer', 'decline'),
    answers: [
      {
        id: 'decline',
        says: 'decline',
        action(state) {
          const ask = askedNow(state);
          const [character] = ask?.among ?? [];
          if (ask?.what === 'answer') return { kind: 'answer', character: null };
          return character === undefined ? null : { kind: 'decline', character };
        },
      },
    ],
  },
  {
    id: 'challenge',
    about: 'A chance to challenge',
    isAsked: asks('challenge'),
    answers: [always('pass', 'let it pass', { kind: 'challenge', by: null })],
  },
  {
    id: 'follow-up',
    about: 'A unit may follow up',
    isAsked: asks('follow-up'),
    answers: [
      {
        id: 'unless-in-line',
        says: 'follow up unless it leaves the line',
        action: followUp((state, unit) => !isInLine(state, unit)),
      },
      { id: 'go', says: 'always follow up', action: followUp(() => true) },
      { id: 'stay', says: 'stay where it is', action: followUp(() => false) },
    ],
  },
  {
    id: 'gap',
    about: 'A unit may turn in a gap',
    isAsked: asks('gap'),
    answers: [always('stay', 'do not turn', { kind: 'pivot', to: null })],
  },
  {
    id: 'evade',
    about: 'A unit may get out of the way',
    isAsked: asks('evade'),
    answers: [always('stand', 'stand', { kind: 'stand' })],
  },
  {
    id: 'ambush',
    about: 'A hidden unit may surprise the enemy',
    isAsked: asks('ambush'),
    answers: [always('go', 'attack', { kind: 'ambush', go: true }), always('stay', 'stay hidden', { kind: 'ambush', go: false })],
  },
  {
    id: 'waver',
    about: 'The army wavers',
    isAsked: asks('waver'),
    answers: [
      { id: 'cheapest', says: 'the cheapest unit loses heart', action: wavers(1) },
      { id: 'dearest', says: 'the most expensive unit loses heart', action: wavers(-1) },
    ],
  },
];

export const standingAnswers: StandingRules<State, Action> = {
  questions,
  phaseOf: (state) => (state.stage === 'fighting' ? phasing(state) : null),
};
