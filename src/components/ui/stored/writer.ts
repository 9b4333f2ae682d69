/**
 * Which tab may write a stored thing, where tabs write by themselves: the Web Locks API gives one tab at a time the right
 * to. The others show what it writes. A tab that needs the right takes it from the one that has it.
 */

export interface Writer {
  /** Does something as soon as this tab may write: at once if it may already. */
  take(does: () => void): void;
  /** Whether two tabs may write at once, because the browser has no Web Locks or does not let the page use them. */
  shared(): boolean;
  /** Gives the right up for good. */
  leave(): void;
}

/** Milliseconds within which a right that nobody has is given. */
const soon = 400;

/** `told` hears whether this tab may write, each time that changes. */
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
      // One request is on its way already.
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
