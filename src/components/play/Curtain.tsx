/** Two players at one device, and a question whose answer is a secret: nothing of it shows before the right one has the device. */
import { useEffect, useRef } from 'preact/hooks';
import type { SideId } from '../../engine/fr3/battle/state.ts';

interface Props {
  name: string;
  side: SideId;
  onLift: () => void;
}

export function Curtain({ name, side, onLift }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <section class="curtain" aria-labelledby="curtain">
      <h2 id="curtain">
        Hand the device to <span class={`of-side-${side.toLowerCase()}`}>{name}</span>
      </h2>
      <p>They decide in secret. What they choose is kept from the other side until both have chosen.</p>
      <button type="button" class="button" ref={button} onClick={onLift}>
        We are {name}
      </button>
    </section>
  );
}
