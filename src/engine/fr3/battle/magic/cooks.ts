/**
 * Ship's cooks (fr3.abilities.ships-cook-station): from the first turn each cook stays at his post: the army's camp, the unit
 * that carries the baggage, or a fortification.
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

/** The army's camp if this character is a cook; without a camp, its first fortification. */
function postOf(state: State, character: BattleCharacter): Post | undefined {
  const { side } = character;
  if (!isCook(characterSetup(state, character))) return undefined;
  const [at] = ask.campPlaces(state, side);
  return holdingsOf(state, side).find(({ kind }) => kind !== 'sacred-site') ?? (at && { at, carrier: null });
}

const isAt = ({ host, at }: BattleCharacter, post: Post): boolean =>
  post.carrier !== null ? host === post.carrier : host === null && at?.x === post.at?.x && at?.y === post.at?.y;

/** At the start of the battle all cooks go to their posts. */
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

/** Why a cook cannot leave his post. */
export function refuseLeaving(state: State, character: BattleCharacter): Refusal | null {
  const post = postOf(state, character);
  return post && isAt(character, post) ? refusal('A cook cannot leave his post.', 'fr3.abilities.ships-cook-station') : null;
}
