/** Work in workers: every caller gets the result, whenever it asks. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { askFor, type Hear, patience, resultFrom, resultOf } from '../../src/components/odds/work/workers.ts';

/** Fake workers; `ended` counts those that were stopped. */
function workshop() {
  const begun: { readonly worker: Worker; readonly task: unknown }[] = [];
  let ended = 0;
  const start = () => {
    const worker = { postMessage: (task: unknown) => begun.push({ worker, task }), terminate: () => ended++ } as never as Worker;
    return worker;
  };
  const say = (data: unknown) => begun.at(-1)?.worker.onmessage?.({ data } as MessageEvent);
  return { begun, start, say, ended: () => ended };
}
const heard = (): { readonly all: unknown[]; readonly hear: Hear } => {
  const all: unknown[] = [];
  return { all, hear: (what) => all.push(what) };
};

test('several who ask for one task share a worker, and all hear that it is done', () => {
  const { begun, start, say, ended } = workshop();
  const [one, other] = [heard(), heard()];
  askFor('shared', start, { auction: 1 }, one.hear);
  askFor('shared', start, { auction: 1 }, other.hear);
  expect(begun.map(({ task }) => task)).toEqual([{ auction: 1 }]);
  say({ solved: 200, of: 300 });
  say({ result: 'bids' });
  expect([one.all, other.all]).toEqual([
    [{ solved: 200, of: 300 }, 'done'],
    [{ solved: 200, of: 300 }, 'done'],
  ]);
  expect([resultOf('shared'), ended()]).toEqual(['bids', 1]);
});

test('whoever asks just after it was done hears so, and does not wait for ever', () => {
  const { begun, start, say } = workshop();
  askFor('late', start, {}, heard().hear);
  say({ result: 7 });
  const late = heard();
  askFor('late', start, {}, late.hear);
  expect([late.all, begun.length]).toEqual([['done'], 1]);
});

test('the work stops when nobody asks for it any more, and begins anew when somebody does', () => {
  const { begun, start, ended } = workshop();
  const [one, other] = [askFor('left', start, {}, heard().hear), askFor('left', start, {}, heard().hear)];
  one();
  expect(ended()).toBe(0);
  other();
  expect(ended()).toBe(1);
  askFor('left', start, {}, heard().hear);
  expect(begun).toHaveLength(2);
});

test('a device that cannot do it says so', () => {
  const { begun, start, ended } = workshop();
  const one = heard();
  askFor('failed', start, {}, one.hear);
  begun[0]?.worker.onerror?.({} as ErrorEvent);
  expect([one.all, ended(), resultOf('failed')]).toEqual([['failed'], 1, undefined]);
});

test('a browser that forbids workers says so, and nobody waits', () => {
  const one = heard();
  const forbidden = () => {
    throw new Error('SecurityError');
  };
  askFor('forbidden', forbidden, {}, one.hear);
  expect(one.all).toEqual(['failed']);
});

test('what cannot be sent is a failure as well', () => {
  const { begun, start } = workshop();
  const one = heard();
  askFor('unsent', start, {}, one.hear);
  begun[0]?.worker.onmessageerror?.({} as MessageEvent);
  expect(one.all).toEqual(['failed']);
});

describe('a worker that never answers', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('is given up when it has been silent for so long, and may be asked again', () => {
    const { begun, start, ended } = workshop();
    const one = heard();
    askFor('silent', start, {}, one.hear);
    vi.advanceTimersByTime(patience - 1);
    expect([one.all, ended()]).toEqual([[], 0]);
    vi.advanceTimersByTime(1);
    expect([one.all, ended()]).toEqual([['silent'], 1]);
    askFor('silent', start, {}, heard().hear);
    expect(begun).toHaveLength(2);
  });

  test('is waited for as long as it says how far it is', () => {
    const { start, say, ended } = workshop();
    const one = heard();
    askFor('slow', start, {}, one.hear);
    for (let word = 1; word <= 5; word++) {
      vi.advanceTimersByTime(patience - 1);
      say({ solved: word });
    }
    expect([one.all.length, ended()]).toEqual([5, 0]);
    vi.advanceTimersByTime(patience);
    expect(one.all.at(-1)).toBe('silent');
  });

  test('is not missed once it has answered or been stopped', () => {
    const { start, say, ended } = workshop();
    const [one, other] = [heard(), heard()];
    askFor('answered', start, {}, one.hear);
    say({ result: 1 });
    const stop = askFor('stopped', start, {}, other.hear);
    stop();
    vi.advanceTimersByTime(10 * patience);
    expect([one.all, other.all, ended()]).toEqual([['done'], [], 2]);
  });
});

test('one result to wait for: what was found, or nothing', async () => {
  const { start, say } = workshop();
  const found = resultFrom(start, { kept: 1 });
  say({ solved: 3 });
  say({ result: 'kept' });
  expect(await found).toBe('kept');
  const failing = () => {
    throw new Error('SecurityError');
  };
  expect(await resultFrom(failing, { kept: 2 })).toBeUndefined();
});
