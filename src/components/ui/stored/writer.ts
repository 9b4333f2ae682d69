/**
 * Decides which tab may write something that tabs write automatically. The Web Locks API gives the right to one tab at a time,
 * and the others show what that tab writes. A tab that needs the right takes it from the tab that has it.
 */

export interface Writer {
  /** Calls `does` as soon as this tab may write, immediately if it already may. */
  take(does: () => void): void;
  /** Whether two tabs may write at the same time, because Web Locks are missing or blocked. */
  shared(): boolean;
  /** Gives up the right permanently. */
  leave(): void;
}

/** If the right is free, it is granted within this many milliseconds. */
const soon = 400;

/** `told` is called each time this tab gains or loses the right to write. */
export function writerOf(name: string, told: (may: boolean) => void): Writer {
  let [may, over, shared] = [false, false, false];
  let release = () => {};
  let waiting: (() => void)[] = [];
  let queue: AbortController | undefined;

  const given = () => {
    may = true;
    told(true);
    const all = waiting;
    waiting = [];
    for (const does of all) does();
  };
  const hold = (): Promise<void> | undefined => {
    queue = undefined;
    if (over) return undefined;
    const held = new Promise<void>((done) => {
      release = done;
    });
    given();
    return held;
  };
  const share = () => {
    if (over || shared) return;
    shared = true;
    given();
  };
  /** Another tab has taken the right. */
  const lost = () => {
    if (over) return;
    may = false;
    told(false);
    enqueue();
  };
  const enqueue = () => {
    const controller = new AbortController();
    queue = controller;
    navigator.locks.request(name, { signal: controller.signal }, hold).catch(() => {
      if (controller.signal.aborted) return;
      if (may) lost();
      else share();
    });
  };
  if (typeof navigator === 'undefined' || !navigator.locks) share();
  else enqueue();
  const patience = setTimeout(() => may || told(false), soon);

  return {
    take(does) {
      if (may) return does();
      waiting.push(does);
      // A request is already pending.
      if (waiting.length > 1 || shared) return;
      queue?.abort();
      navigator.locks.request(name, { steal: true }, hold).catch(() => (may ? lost() : share()));
    },
    shared: () => shared,
    leave() {
      over = true;
      clearTimeout(patience);
      waiting = [];
      queue?.abort();
      release();
    },
  };
}
