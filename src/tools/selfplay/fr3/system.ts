/** Fantasy Rules! for self-play: rosters against themselves, on random tables. */
import { type Action, fr3Battle } from '../../../engine/fr3/battle/battle.ts';
import { brokenInvariants } from '../../../engine/fr3/battle/invariants.ts';
import type { Result } from '../../../engine/fr3/battle/victory/victory.ts';
import type { SideId } from '../../../engine/fr3/battle/vocabulary/ids.ts';
import { sideIds } from '../../../engine/fr3/battle/vocabulary/ids.ts';
import type { Setup } from '../../../engine/fr3/battle/vocabulary/setup.ts';
import type { State } from '../../../engine/fr3/battle/vocabulary/state.ts';
import type { System } from '../system.ts';
import { type ContestantId, contestant, contestantIds } from './players.ts';
import { sillyKinds, sillyWatch } from './silly.ts';
import { listIds, mirrored, rosterIds, unplayed } from './tables.ts';

/**
 * The rosters for a word: the id or the size in points of a ready-made roster, `all` for every roster, the id of an army list, or
 * `lists` for all lists that can be played.
 */
function rostersOf(word: string, seed: number): readonly string[] {
  if (listIds.includes(word)) return [word];
  if (word === 'lists')
    return listIds.filter((id) => {
      const why = unplayed(id, seed);
      if (why !== null) console.error(`${id}: ${why}`);
      return why === null;
    });
  return rosterIds.filter((id) => word === 'all' || id === word || id.endsWith(`-${word}`));
}

export const fr3: System<Setup, State, Action, SideId, Result> = {
  ruleset: fr3Battle,
  sides: sideIds,
  winner: (result) => result.winner,
  broken: brokenInvariants,
  contestants: contestantIds,
  contestant: (id, seed) => contestant(id as ContestantId, seed),
  rostersOf,
  rosters: { usual: '500', known: `${rosterIds.join(', ')}, and the army lists` },
  turns: 24,
  setup: mirrored,
  silly: { kinds: sillyKinds, watch: sillyWatch },
};
