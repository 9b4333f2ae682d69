/** Keeps the screen on during the game, if the browser supports it. */
import { useEffect, useState } from 'preact/hooks';

export function WakeLock() {
  const [on, setOn] = useState(false);
  useEffect(() => {
    if (!on) return;
    let lock: WakeLockSentinel | undefined;
    let over = false;
    // The browser releases the lock when the page is hidden, so the component asks for it again when the page returns.
    const hold = () => {
      if (document.visibilityState !== 'visible') return;
      navigator.wakeLock.request('screen').then(
        (got) => {
          if (over) void got.release();
          else lock = got;
        },
        () => setOn(false),
      );
    };
    hold();
    document.addEventListener('visibilitychange', hold);
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', hold);
      void lock?.release();
    };
  }, [on]);
  if (typeof navigator === 'undefined' || !('wakeLock' in navigator)) return null;
  return (
    <label class="chip">
      <input type="checkbox" checked={on} onChange={(event) => setOn(event.currentTarget.checked)} />
      Keep the screen on
    </label>
  );
}
