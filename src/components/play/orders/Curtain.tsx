/** For two players on one device, hides a question with a secret answer until the right player has the device. */
import { useEffect, useRef } from 'preact/hooks';
import { useInView } from '../shell/use-in-view.ts';
import { type SideId, sideClass } from '../vocabulary.ts';

interface Props {
  name: string;
  side: SideId;
  /** Whether the player already has the device, because this player has just acted. */
  stays: boolean;
  onLift: () => void;
}

export function Curtain({ name, side, stays, onLift }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  // The button takes the focus without scrolling, because on a phone the table would cover it.
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  const panel = useInView<HTMLElement>(side);
  return (
    <section class="curtain" aria-labelledby="curtain" ref={panel}>
      <h2 id="curtain">
        {stays ? 'For one player only:' : 'Pass the device to'} <span class={sideClass(side)}>{name}</span>
      </h2>
      <p>{stays && 'The other player must look away. '}This decision is secret until it is revealed.</p>
      <button type="button" class="button" ref={button} onClick={onLift}>
        I am playing {name}
      </button>
    </section>
  );
}
