/** A defence: in words if there is room, otherwise abbreviated. */
import type { Defence } from '../../../engine/fr3/auction/bids.ts';
import { long, short } from './words.ts';

export function DefenceName({ defence }: { defence: Defence }) {
  return (
    <>
      <span class="where-wide">{long(defence)}</span>
      <span class="where-narrow">{short(defence)}</span>
    </>
  );
}
