/** A defence in words where there is room, in short where there is not. */
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
