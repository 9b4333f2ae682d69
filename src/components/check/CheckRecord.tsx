/** The check of game records, for every game that can be played by link. */
import { fetchFr3 } from '../play/fr3/fetch-game.ts';
import { Check } from '../play/friend/Check.tsx';
import { fetchHott } from '../play/hott/fetch-game.ts';

const games = { fr3: fetchFr3, hott: fetchHott };

export default function CheckRecord(props: { root: string }) {
  return <Check games={games} {...props} />;
}
