/**
 * Ship’s cooks (fr3.abilities.ships-cook-station): each has his post at the camp of his army, or with the unit that carries its
 * baggage, from the first turn on, and does not leave it.
 */
import type { Refusal } from '../../../kernel/rule-id.ts';
import { refusal } from '../action-kind.ts';
import { type BattleReport, event, report } from '../events.ts';
import { type BattleHolding, holdingsOf } from '../holding-ground.ts';
import type { CharacterSetup } from '../setup.ts';
import { type BattleCharacter, characterSetup, type State } from '../state.ts';
import { magicUserOf } from './users.ts';

const isCook = ({ magic }: CharacterSetup): boolean => magic !== undefined && magicUserOf(magic)?.type === 'ships-cook';

/** The camp of a character’s army, if he cooks there. */
const postOf = (state: State, character: BattleCharacter): BattleHolding | undefined =>
  isCook(characterSetup(state, character))
    ? holdingsOf(state, character.side).find(({ kind }) => kind !== 'sacred-site')
    : undefined;

const isAt = ({ host, at }: BattleCharacter, post: BattleHolding): boolean =>
  post.carrier !== null ? host === post.carrier : host === null && at?.x === post.at?.x && at?.y === post.at?.y;

/** The battle begins: all cooks go to their posts. */
export function cooksAtPost(state: State): BattleReport {
  const moved = state.characters.map((each) => {
    const post = postOf(state, each);
    return post && !isAt(each, post) ? { ...each, host: post.carrier, at: post.carrier === null ? post.at : null } : each;
  });
  const told = moved
    .filter((each, at) => each !== state.characters[at])
    .map(({ id }) => event({ kind: 'at-post', character: id }, 'fr3.abilities.ships-cook-station'));
  return told.length === 0 ? report(state) : report({ ...state, characters: moved }, ...told);
}

/** Why a cook does not leave his post. */
export function refuseLeaving(state: State, character: BattleCharacter): Refusal | null {
  const post = postOf(state, character);
  return post && isAt(character, post)
    ? refusal('He cooks at his post, and does not leave it.', 'fr3.abilities.ships-cook-station')
    : null;
}
