/** A system's engine for battles by link: everything that any army may need, with a cache of what has been played. */
import { remembering } from '../../../engine/kernel/correspondence/memory.ts';
import type { CorrespondenceSystem } from '../../../engine/kernel/correspondence/play.ts';
import type { GameSystem } from '../system.ts';
import type { Action, Event, Result, Setup, State } from '../vocabulary.ts';
import type { FriendEntrance } from './entrance.ts';

export type FriendSystem = CorrespondenceSystem<Setup, State, Action, Event, Result>;

export async function gameFor({
  game: fetchGame,
}: Pick<FriendEntrance, 'game'>): Promise<{ readonly game: GameSystem; readonly system: FriendSystem }> {
  const game = await fetchGame();
  // It is unknown which chapters hidden armies need until they are revealed, so everything is loaded.
  const [system] = await Promise.all([game.correspondence(), game.loading.forAll()]);
  return { game, system: remembering(system) };
}
