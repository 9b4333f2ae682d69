/** Plays the sounds of what has just happened, if the player has turned them on. */
import { useEffect, useRef } from 'preact/hooks';
import type { Entry } from '../course.ts';
import type { Effects } from '../system.ts';

/** `at` is the index of the entry shown. */
export function useSound(on: boolean, at: number, { rolls }: Entry, effects: Effects | undefined): void {
  const heard = useRef(at);
  useEffect(() => {
    if (!on || at <= heard.current) {
      heard.current = at;
      return;
    }
    heard.current = at;
    void import('./sound.ts').then(
      ({ play, soundOf }) => {
        play(effects && effects.shots.length > 0 ? 'shot' : rolls.length > 0 ? 'dice' : 'move');
        const tones = (effects?.words ?? []).map(({ tone }) => soundOf(tone));
        const then = tones.find((name) => name === 'worst') ?? tones.find((name) => name !== null);
        if (then) setTimeout(() => play(then), 180);
      },
      () => {},
    );
  }, [at, on]);
}
