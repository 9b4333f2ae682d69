/** Loads the engine of a system, and opens a battle by link. */
import { useEffect, useState } from 'preact/hooks';
import type { Parcel } from '../../../engine/kernel/correspondence/exchange.ts';
import type { GameSystem } from '../system.ts';
import type { FriendEntrance } from './entrance.ts';
import { FriendBattle } from './FriendBattle.tsx';
import { type FriendSystem, gameFor } from './game.ts';

interface Props {
  entrance: FriendEntrance;
  id: string;
  parcel?: Parcel | undefined;
  /** A code for live play from a link. */
  code?: string | undefined;
  root: string;
  onLeave: () => void;
  /** Called when a parcel for another battle arrives. */
  onOther: (parcel: Parcel) => void;
}

export function Open({ entrance, ...props }: Props) {
  const [loaded, setLoaded] = useState<{ readonly game: GameSystem; readonly system: FriendSystem }>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    gameFor(entrance).then(setLoaded, () => setFailed(true));
  }, []);
  if (failed)
    return (
      <p class="message message-wrong" role="alert">
        This battle could not be loaded. Try again when you are online.
      </p>
    );
  return loaded ? <FriendBattle {...loaded} {...props} /> : <p role="status">Setting up the table …</p>;
}
