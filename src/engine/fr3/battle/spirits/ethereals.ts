/**
 * Ethereals on the table: they lower the morale of units they pass through, are destroyed by contact with enemy major spirits,
 * and fight the major characters who stop them (fr3.spirits.ethereals and related rules).
 */
import { andThen, type Chance, known } from '../../../kernel/chance.ts';
import { type Base, fromPoint } from '../../../kernel/geometry.ts';
import { onceFor } from '../../../kernel/memo.ts';
import { type AgainstEthereal, etherealFight } from '../../character-combat/ethereals.ts';
import { removedAs } from '../../demoralization.ts';
import { etherealPasses } from '../../nerve/ethereals.ts';
import { actionKind, aPiece, refusal } from '../action-kind.ts';
import { championOf } from '../characters/duels.ts';
import { applyFate, characterAt, touching } from '../characters/fates.ts';
import { placeOf } from '../characters/places.ts';
import { testedUnit, trial } from '../charge/nerve.ts';
import { type BattleReport, certain, event, inTurn, report } from '../events.ts';
import { inflict } from '../harm/harm.ts';
import { opponents, withContacts } from '../units/contacts.ts';
import { asking, characterSetup, leadersOf, standing, unitAt, withDeeds } from '../units/pieces.ts';
import { isMajor } from '../units/troop-facts.ts';
import { rowOf } from '../units/troops.ts';
import type { PieceId } from '../vocabulary/ids.ts';
import type { BattleCharacter, BattleUnit, State } from '../vocabulary/state.ts';
import { isEthereal, loneMajors } from './crossing.ts';

const ethereals = onceFor((state: State): readonly BattleUnit[] => standing(state).filter((unit) => isEthereal(state, unit)));

// ---- Consequences of their positions -------------------------------------------------------------

/** fr3.spirits.ethereals-major-spirits: only enemy major spirits destroy them. */
const faded = (state: State): BattleUnit | undefined =>
  ethereals(state).find(({ id }) => opponents(state, id).some((enemy) => rowOf(state, enemy).id === 'major-spirits'));

/**
 * fr3.spirits.ethereals-pass-through: makes the next unit that an ethereal has passed through roll for its morale. These
 * ethereals do not block the retreat of the unit.
 */
function drained(state: State, { id, did }: BattleUnit): Chance<BattleReport> {
  const on = did.haunts[did.haunted] as PieceId;
  const noted = withDeeds(state, [id], { haunted: did.haunted + 1 });
  const makeWay = ethereals(state).flatMap((each) => (each.did.haunts.includes(on) ? [each.id] : []));
  return unitAt(noted, on).status === 'table'
    ? trial(noted, on, { test: etherealPasses, of: testedUnit(noted, on, null, makeWay), what: 'ethereal', by: null, makeWay })
    : certain(noted);
}

/** Rolls for units that ethereals have passed through or touch; null if there is nothing to roll. */
export function rollForHaunted(from: State): Chance<BattleReport> | null {
  if (ethereals(from).length === 0) return null;
  // An ethereal's contacts depend on where the characters are.
  const state = withContacts(from);
  const fading = faded(state);
  if (fading)
    return inflict(state, fading.id, {
      after: removedAs('destroyed', 'fr3.spirits.ethereals-major-spirits'),
      cause: 'melee',
      by: null,
    });
  const draining = ethereals(state).find(({ did }) => did.haunted < did.haunts.length);
  if (draining) return drained(state, draining);
  return state === from ? null : certain(state);
}

// ---- Fights with characters ----------------------------------------------------------------------

const majorsWith = (state: State, { id }: BattleUnit): readonly BattleCharacter[] =>
  leadersOf(state, id).filter((each) => isMajor(characterSetup(state, each)));

const rules = ['fr3.spirits.ethereals-character-combat', 'fr3.spirits.ethereals-character-block'] as const;

/** Applies the result of a fight between a character and an ethereal. */
function fought(state: State, ghost: PieceId, id: PieceId, came: AgainstEthereal): Chance<BattleReport> {
  const character = characterAt(state, id);
  const pair = { a: id, b: ghost };
  if (came === 'held') return certain(state, event({ kind: 'dueled', ...pair, loser: null, fate: null }, ...rules));
  if (came === 'destroyed')
    return inTurn(report(state, event({ kind: 'dueled', ...pair, loser: ghost, fate: 'killed' }, ...rules)), (at) =>
      inflict(at, ghost, { after: removedAs('destroyed', rules[0]), cause: 'melee', by: character.host }),
    );
  const logEntry = event({ kind: 'dueled', ...pair, loser: id, fate: came }, ...rules);
  const lost = applyFate(state, id, {
    fate: came,
    rules: ['fr3.results-rolls.character-results'],
    from: placeOf(state, character) as Base,
    captors: [ghost],
    inches: 0,
  });
  return known(report(lost.state, logEntry, ...lost.events));
}

/** fr3.spirits.ethereals-character-combat: one round in each phase's melee step. */
const fights = (state: State, ghost: PieceId, id: PieceId): Chance<BattleReport> =>
  andThen(etherealFight(championOf(state, characterAt(state, id))), (came) => fought(state, ghost, id, came));

/** The major characters who stop an ethereal: those with a unit in contact, or a lone one beside it. */
function whoStop(state: State, ghost: BattleUnit): readonly BattleCharacter[] {
  const led = opponents(state, ghost.id).map((unit) => majorsWith(state, unit));
  const alone = loneMajors(state, ghost.side).filter(({ at }) => at && fromPoint(at, ghost.base).distance <= touching);
  return led.find((each) => each.length > 0) ?? alone;
}

/** The first ethereal that still has to fight this phase, and the characters who may fight it. */
function toFight(state: State): { readonly ghost: BattleUnit; readonly among: readonly BattleCharacter[] } | null {
  for (const ghost of ethereals(state)) {
    const among = ghost.did.fought ? [] : whoStop(state, ghost);
    if (among.length > 0) return { ghost, among };
  }
  return null;
}

/** Several ethereals fight one after the other. If a unit has several major characters, its owner chooses who fights. */
export function ghostFights(state: State): Chance<BattleReport> {
  const next = toFight(state);
  if (!next) return certain(state);
  const { ghost, among } = next;
  const begun = withDeeds(state, [ghost.id], { fought: true });
  const [first, ...more] = among as [BattleCharacter];
  if (more.length > 0)
    return certain(
      asking(begun, { what: 'champion', side: first.side, unit: ghost.id, by: ghost.id, among: among.map(({ id }) => id) }),
    );
  return inTurn(report(begun), (at) => fights(at, ghost.id, first.id), ghostFights);
}

export const championKinds = {
  /** fr3.spirits.ethereals-character-block: the owner picks one of several major characters. */
  champion: actionKind({
    answers: ['champion'],
    fields: { character: aPiece },
    candidates: (_, { among = [] }) => among.map((character) => ({ character })),
    refuse: (_, { character }, { among = [] }) =>
      among.includes(character)
        ? null
        : refusal(
            'Choose one of the major characters with the unit to fight the ethereal.',
            'fr3.spirits.ethereals-character-block',
          ),
    perform: (state, { character }, { by }) => inTurn(report(state), (at) => fights(at, by as PieceId, character), ghostFights),
  }),
};
