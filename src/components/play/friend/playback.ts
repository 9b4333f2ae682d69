/**
 * Shows the friend's steps one after another. Playback does not depend on when the page renders, because new steps may arrive at
 * any moment.
 */

interface Shown {
  /** How many steps have not been shown yet. */
  left(): number;
  /** Shows the next step, then calls `changed`. */
  step(): void;
  /** How many milliseconds to wait before the next step. */
  pace(): number;
  /** Called when playback starts or stops. */
  told(running: boolean): void;
}

export interface Playback {
  /** Starts playback, or stops it until the player starts it again. */
  run(on: boolean): void;
  /** Called when new steps have arrived. Playback starts at once, unless the player has paused it. */
  arrived(): void;
  /** Called when the number of steps, or of steps already shown, has changed. */
  changed(): void;
}

export function playback({ left, step, pace, told }: Shown): Playback {
  let running = false;
  let paused = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const changed = () => {
    clearTimeout(timer);
    if (left() === 0) paused = false;
    const runs = running && left() > 0;
    if (runs !== running) told(runs);
    running = runs;
    if (running) timer = setTimeout(step, pace());
  };
  const run = (on: boolean) => {
    if (on !== running) told(on);
    running = on;
    paused = !on;
    changed();
  };
  return {
    run,
    arrived: () => {
      if (!paused && left() > 0) run(true);
    },
    changed,
  };
}
