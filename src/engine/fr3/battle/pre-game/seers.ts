/**
 * Seers (by the table) and omens (chapter fr3.pre-game), rolled before the sides choose edges. A result becomes a property of the
 * side's army. The result is stored in the set-up that all states of the battle share, as if the players had agreed on it before
 * the battle.
 */
import { andThen, type Chance, map } from '../../../kernel/chance.ts';
import { orNull, text, whole } from '../../../kernel/fields.ts';
import type { Refusal } from '../../../kernel/rule-id.ts';
import { type SeerResult, seerResults } from '../../data/pre-game.ts';
import { omens, type Prophecy } from '../../pre-game/omens.ts';
import { findItem, isPowerful, type Saying, sayingOfSeer, treasures, vision } from '../../pre-game/seers.ts';
import type { Fr3RuleId } from '../../rule-ids.ts';
import { actionKind, aPiece, refusal } from '../action-kind.ts';
import type { ArmyWordId } from '../army-rules/army-words.ts';
import { belongingIds, belongingOf, isPlayedBelonging } from '../characters/catalogue.ts';
import { type BattleReport, certain, event, report } from '../events.ts';
import { asking, characterSetup } from '../units/pieces.ts';
import { costOfLeader, isMajor } from '../units/troop-facts.ts';
import type { PieceId, SideId } from '../vocabulary/ids.ts';
import { sideIds } from '../vocabulary/ids.ts';
import type { BattleCharacter, State } from '../vocabulary/state.ts';

export const wordsOf = (state: State, side: SideId): readonly ArmyWordId[] => state.setup.armies[side].has ?? [];

/** Replaces an army's properties in the state's set-up. */
function withWords(state: State, side: SideId, has: readonly ArmyWordId[]): State {
  const { armies } = state.setup;
  return { ...state, setup: { ...state.setup, armies: { ...armies, [side]: { ...armies[side], has } } } };
}

const resultOf = (saying: Saying): SeerResult => seerResults[saying - 1] as SeerResult;

/** The title of a prophecy. */
export const sayingTitle = (saying: Saying): string => resultOf(saying).title;

/** The army property for a prophecy; null if it has no effect, or an immediate one. */
function wordOf({ effect }: SeerResult): ArmyWordId | null {
  switch (effect.kind) {
    case 'extra-phase':
      return 'key-to-victory';
    case 'change-roll':
      return effect.chooser === 'owner' ? 'favourable-stars' : 'doom';
    case 'omens':
      return effect.view === 'positive' ? 'good-signs' : 'dark-cloud';
    case 'scouting-points':
      return effect.points > 0 ? 'map' : 'late';
    default:
      return null;
  }
}

/** Applies a prophecy. */
function heard(state: State, side: SideId, saying: Saying): Chance<BattleReport> {
  const result = resultOf(saying);
  const word = wordOf(result);
  const has = wordsOf(state, side).filter((each): each is ArmyWordId => each !== 'seer-table');
  const logEntry = event({ kind: 'said', text: `The seer of side ${side} says: ${result.title}.` }, result.rule as Fr3RuleId);
  const now = withWords(state, side, [
    'foreseen',
    ...has.filter((each) => each !== 'foreseen'),
    ...(word && !has.includes(word) ? [word] : []),
  ]);
  if (result.effect.kind !== 'find-item') return certain(now, logEntry);
  return map(findItem(), (item) => {
    const found = mayBear(now, side, item).length > 0;
    const called = item === treasure.id ? treasure.name : belongingOf(item).name;
    const text = `${called} has been found${found ? '' : ', but no unit can use it'}.`;
    const at = found ? asking(now, { what: 'found', side, item }) : now;
    return report(at, logEntry, event({ kind: 'said', text }, 'fr3.pre-game.seer-hidden-item'));
  });
}

/** fr3.pre-game.seer-table, fr3.pre-game.seer-powerful: rolls for a side whose seer has not spoken yet; null when all have. */
export function consultSeers(state: State): Chance<BattleReport> | null {
  const side = sideIds.find((each) => wordsOf(state, each).includes('seer-table'));
  if (side === undefined) return null;
  return andThen(sayingOfSeer, (saying) => {
    if (!isPowerful(saying)) return heard(state, side, saying);
    return andThen(vision, (one) =>
      andThen(vision, (other) =>
        one === other
          ? heard(state, side, one)
          : certain(
              asking(state, { what: 'vision', side, among: [String(one), String(other)] }),
              event({ kind: 'said', text: `The seer of side ${side} has a powerful vision.` }, 'fr3.pre-game.seer-powerful'),
            ),
      ),
    );
  });
}

// ---- Omens -------------------------------------------------------------------------------------

const prophecyFor = (state: State, side: SideId): Prophecy => {
  const words = wordsOf(state, side);
  return words.includes('good-signs') ? 'positive' : words.includes('dark-cloud') ? 'negative' : 'no';
};
const isOmen = (word: ArmyWordId): boolean => word === 'good-omen' || word === 'bad-omen';

/** Gives each side a good omen if its view is positive, and a bad omen if its view is negative. */
const taken = (state: State, views: Readonly<Record<SideId, 'positive' | 'negative' | undefined>>): State =>
  sideIds.reduce((at, side) => {
    const kept = wordsOf(at, side).map((word) => (word === 'omens' ? 'foreseen' : word));
    const view = views[side];
    return withWords(at, side, [
      ...new Set(kept.filter((word) => !isOmen(word))),
      ...(view ? ([view === 'positive' ? 'good-omen' : 'bad-omen'] as const) : []),
    ]);
  }, state);

/** fr3.pre-game.omen-occurs: if the players agreed to look for omens, rolls whether one appears; null otherwise. */
export function lookedFor(state: State): Chance<BattleReport> | null {
  if (!sideIds.some((side) => wordsOf(state, side).includes('omens'))) return null;
  return map(omens({ a: prophecyFor(state, 'A'), b: prophecyFor(state, 'B') }), (seen) => {
    const text = seen
      ? `An omen is seen: ${sideIds.map((side) => `${seen[side === 'A' ? 'a' : 'b'] === 'positive' ? 'good' : 'bad'} for side ${side}`).join(', ')}.`
      : 'No omen is seen.';
    return report(
      taken(state, { A: seen?.a, B: seen?.b }),
      event({ kind: 'said', text }, 'fr3.pre-game.omen-occurs', ...(seen ? (['fr3.pre-game.omen-view'] as const) : [])),
    );
  });
}

/**
 * fr3.pre-game.seer-look-for-omen, fr3.pre-game.seer-dark-cloud: a seer's prophecy decides whether an omen in the set-up is good
 * or bad.
 */
export function asForetold(state: State): State {
  if (!sideIds.some((side) => wordsOf(state, side).some(isOmen))) return state;
  const view = (side: SideId) => {
    const said = prophecyFor(state, side);
    if (said !== 'no') return said;
    const word = wordsOf(state, side).find(isOmen);
    return word && (word === 'good-omen' ? 'positive' : 'negative');
  };
  return taken(state, { A: view('A'), B: view('B') });
}

// ---- Hidden items -------------------------------------------------------------------------------

/** The found item is a stored spell, and its owner chooses which spell. */
const treasure = { id: 'stored-spell', name: 'Stored spell', worth: treasures.find(({ worth }) => worth !== undefined)?.worth };

/**
 * The items from which the finder can choose: the item itself or, if he has found a stored spell, any stored spell of that price.
 */
const kindsOf = (item: string): readonly string[] =>
  item === treasure.id
    ? belongingIds.filter((id) => belongingOf(id).kind === 'spell' && belongingOf(id).points === treasure.worth)
    : [item].filter(isPlayedBelonging);

/** Characters of a side who may receive the item (fr3.characters.one-ability-per-type). */
const mayBear = (state: State, side: SideId, item: string): readonly { readonly character: PieceId; readonly what: string }[] =>
  state.characters
    .filter((each) => each.side === side && each.status === 'in play')
    .flatMap((each) => {
      const setup = characterSetup(state, each);
      return kindsOf(item)
        .filter(
          (what) =>
            !setup.has?.includes(what) &&
            (belongingOf(what).rank !== 'major' || isMajor(setup)) &&
            (!belongingOf(what).ofHeroes || setup.leader !== 'none'),
        )
        .map((what) => ({ character: each.id, what }));
    });

/** Gives the item to a character and adds its price to his cost (fr3.pre-game.seer-hidden-item). */
function bearing(state: State, { id, side }: BattleCharacter, what: string): State {
  const { armies } = state.setup;
  const army = armies[side];
  const number = Number(id.slice(1)) - army.troops.length;
  const characters = army.characters.map((each, at) =>
    at + 1 === number ? { ...each, cost: costOfLeader(each) + belongingOf(what).points, has: [...(each.has ?? []), what] } : each,
  );
  return { ...state, setup: { ...state.setup, armies: { ...armies, [side]: { ...army, characters } } } };
}

const aThing = text(40);
const someone = orNull(aPiece);
interface Given {
  readonly character: PieceId | null;
  readonly what: string;
}

export const seerKinds = {
  /** fr3.pre-game.seer-powerful: the side keeps one of two prophecies. */
  'keep-saying': actionKind({
    answers: ['vision'],
    fields: { saying: whole(1, seerResults.length) },
    candidates: (_, { among = [] }) => among.map((saying) => ({ saying: Number(saying) })),
    refuse: (_, { saying }, { among = [] }): Refusal | null =>
      among.includes(String(saying)) ? null : refusal(`The vision shows ${among.join(' and ')}.`, 'fr3.pre-game.seer-powerful'),
    perform: (state, { saying }, { side }) => heard(state, side, saying),
  }),
  /** fr3.pre-game.seer-hidden-item: gives the item to a character, or to none if the owner prefers. */
  'give-found': actionKind({
    answers: ['found'],
    fields: { character: someone, what: aThing },
    *candidates(state, { side, item = '' }) {
      yield* mayBear(state, side, item);
      yield { character: null, what: item };
    },
    refuse: (state, { character, what }: Given, { side, item = '' }): Refusal | null =>
      character === null || mayBear(state, side, item).some((each) => each.character === character && each.what === what)
        ? null
        : refusal('Choose a unit or character that can use the item, or none.', 'fr3.pre-game.seer-hidden-item'),
    perform(state, { character: id, what }: Given) {
      const character = state.characters.find((each) => each.id === id);
      return character
        ? certain(
            bearing(state, character, what),
            event({ kind: 'given', character: character.id, what }, 'fr3.pre-game.seer-hidden-item'),
          )
        : certain(state);
    },
  }),
};
