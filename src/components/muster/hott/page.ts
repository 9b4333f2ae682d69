/** The build-time data for the roster builder page of Hordes of the Things. */
import { href } from '../../../content/address.ts';
import { rulesOfSystem } from '../../odds/rules-for.ts';
import type { MusterPage } from '../muster-page.ts';

export const hottMuster = {
  system: 'hott',
  description:
    'Build a Hordes of the Things army on your phone. See what everything costs and whether it is legal, with the rules. Share, print and play the army.',
  deck: 'Build an army of 24 points. You see what everything costs and whether the rules allow it, with a way to fix each error. Armies stay on this device until you share them.',
  prices: [{ name: 'supplement', url: '/hott/rules/supplement/' }],
  props: () => ({ rules: rulesOfSystem('hott'), play: href('/hott/play/') }),
} satisfies MusterPage;
