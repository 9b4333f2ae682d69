/** Battles of Fantasy Rules! by link. */
import { useMemo } from 'preact/hooks';
import type { FriendEntrance } from '../friend/entrance.ts';
import { Friend } from '../friend/Friend.tsx';
import { ArmyForm, OfferForm, type ScenarioName } from './FriendForms.tsx';
import { fetchFr3 } from './fetch-game.ts';
import { sayOffer } from './friend-offers.ts';
import type { ReadyArmy } from './ready-armies.ts';

interface Props {
  armies: readonly ReadyArmy[];
  scenarios: readonly ScenarioName[];
  /** The address of the site’s root. */
  root: string;
}

export default function Fr3Friend({ armies, scenarios, root }: Props) {
  const entrance = useMemo(
    (): FriendEntrance => ({
      system: 'fr3',
      OfferForm: (props) => <OfferForm armies={armies} scenarios={scenarios} {...props} />,
      ArmyForm: (props) => <ArmyForm armies={armies} {...props} />,
      sayOffer,
      game: fetchFr3,
    }),
    [],
  );
  return <Friend entrance={entrance} root={root} />;
}
