/** Shows the friend's steps one after another. It does not depend on when the page renders: an arrival may come at any moment. */

interface Shown {
  /** How many steps have not been shown. */
  left(): number;
  /** Shows the next step, then calls `changed`. */
  step(): void;
  /** Milliseconds before the next step. */
  pace(): number;
  /** Called when it begins or stops. */
  told(running: boolean): void;
}

export interface Playback {
  /** Begins, or stops until the player lets it go on. */
  run(on: boolean): void;
  /** Something has arrived that is to be shown at once. */
  arrived(): void;
  /** The steps, or how many of them have been shown, are different from before. */
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
