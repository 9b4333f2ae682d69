/** What becomes of the characters of a unit that is lost (fr3.results-rolls.character-results). */
import { andThen, type Chance, known } from '../../kernel/chance.ts';
import { lose } from '../companion/losses.ts';
import { characterResultsRoll } from '../results-rolls/character-results.ts';
import { type BattleReport, event, inTurn, onSheet, report } from './events.ts';
import {
  type BattleCharacter,
  type BattleUnit,
  characterSetup,
  type PieceId,
  type State,
  sheetSide,
  standing,
  unitAt,
} from './state.ts';

/** The friendly unit on the table that is nearest to where the character's unit stood; null when there is none. */
function refugeOf(state: State, { side, host }: BattleCharacter): PieceId | null {
  if (host === null) return null;
  const from = unitAt(state, host).base;
  const off = ({ base }: BattleUnit) => (base.x - from.x) ** 2 + (base.y - from.y) ** 2;
  const friends = standing(state, side).filter(({ id }) => id !== host);
  return friends.reduce<BattleUnit | null>((best, each) => (best && off(best) <= off(each) ? best : each), null)?.id ?? null;
}

/** The roll of one character whose unit is gone; an enemy was in contact with it, or not. */
export function characterLost(state: State, id: PieceId, contact: boolean): Chance<BattleReport> {
  const character = state.characters.find((each) => each.id === id) as BattleCharacter;
  const of = characterSetup(state, character);
  const fated = { armor: false, null: false, unitCharacter: false, guarded: false };
  return andThen(characterResultsRoll(fated, { contact, fight: false, lines: [] }), ({ fate, rules }) => {
    const now: BattleCharacter =
      fate === 'escapes' ? { ...character, host: refugeOf(state, character) } : { ...character, status: fate, host: null };
    const characters = state.characters.map((each) => (each.id === id ? now : each));
    const told = report({ ...state, characters }, event({ kind: 'lost', character: id, fate }, ...rules));
    if (fate !== 'killed') return known(told);
    const loss = of.leader.startsWith('general') ? 'general' : 'major';
    return inTurn(told, (at) => known(onSheet(at, (sheet) => lose(sheet, sheetSide(at, character.side), loss, of.cost ?? null))));
  });
}
