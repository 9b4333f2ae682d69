/** A morale clock as a dial. */
import { moraleClock } from '../../../engine/fr3/data/figures/morale-clock.ts';
import { Dial } from '../Dial.tsx';

export const Clock = ({ clock }: { clock: number }) => (
  <Dial value={clock} most={Math.max(moraleClock.start + 1, clock)} low={moraleClock.wavering} />
);
