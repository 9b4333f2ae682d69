/**
 * Ship’s cooks (fr3.abilities.ships-cook-station): each has his post at the camp of his army, with the unit that carries its
 * baggage, or at a fortification, from the first turn on, and does not leave it.
 */
import type { Refusal } from '../../../kernel/rule-id.ts';
import { refusal } from '../action-kind.ts';
import { holdingsOf } from '../camps/camp-ground.ts';
import { ask } from '../chapters/asking.ts';
import { type BattleReport, event, report } from '../events.ts';
import { characterSetup } from '../units/pieces.ts';
import type { CharacterSetup } from '../vocabulary/setup.ts';
import type { BattleCharacter, BattleHolding, State } from '../vocabulary/state.ts';
import { magicUserOf } from './users.ts';

const isCook = ({ magic }: CharacterSetup): boolean => magic !== undefined && magicUserOf(magic)?.type === 'ships-cook';

type Post = Pick<BattleHolding, 'at' | 'carrier'>;

/** The camp of a character’s army, if he cooks there; without one, its first fortification. */
function postOf(state: State, character: BattleCharacter): Post | undefined {
  const { side } = character;
  if (!isCook(characterSetup(state, character))) return undefined;
  const [at] = ask.campPlaces(state, side);
  return holdingsOf(state, side).find(({ kind }) => kind !== 'sacred-site') ?? (at && { at, carrier: null });
}

const isAt = ({ host, at }: BattleCharacter, post: Post): boolean =>
  post.carrier !== null ? host === post.carrier : host === null && at?.x === post.at?.x && at?.y === post.at?.y;

/** The battle begins: all cooks go to their posts. */
export function cooksAtPost(state: State): BattleReport {
  const moved = state.characters.map((each) => {
    const post = postOf(state, each);
    return post && !isAt(each, post) ? { ...each, host: post.carrier, at: post.carrier === null ? post.at : null } : each;
  });
  const next = moved
    .filter((each, at) => each !== state.characters[at])
    .map(({ id }) => event({ kind: 'at-post', character: id }, 'fr3.abilities.ships-cook-station'));
  return next.length === 0 ? report(state) : report({ ...state, characters: moved }, ...next);
}

/** Why a cook does not leave his post. */
export function refuseLeaving(state: State, character: BattleCharacter): Refusal | null {
  const post = postOf(state, character);
  return post && isAt(character, post) ? refusal('A cook cannot leave his post.', 'fr3.abilities.ships-cook-station') : null;
}
