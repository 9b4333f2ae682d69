import { expect, test } from 'vitest';
import { fetchedOnce } from '../../src/components/play/lazy.tsx';

test('a part that arrives between two questions for it is there for both', async () => {
  let arrive = (_part: string) => {};
  const part = fetchedOnce(
    () =>
      new Promise<string>((done) => {
        arrive = done;
      }),
  );
  const told: string[] = [];
  const failed = () => told.push('failed');
  part.whenHere(() => told.push('first'), failed);
  // The second place is drawn while there is nothing, and asks after the part has come.
  expect(part.now()).toBeUndefined();
  arrive('the part');
  await Promise.resolve();
  part.whenHere(() => told.push('second'), failed);
  expect(told).toEqual(['first', 'second']);
  expect(part.now()).toBe('the part');
});

test('a part that cannot be fetched is asked for again', async () => {
  let tries = 0;
  const part = fetchedOnce(() => (tries++ === 0 ? Promise.reject(new Error('no network')) : Promise.resolve('the part')));
  const told: string[] = [];
  const ask = async () => {
    part.whenHere(
      () => told.push('here'),
      () => told.push('failed'),
    );
    await new Promise((done) => setTimeout(done));
  };
  await ask();
  await ask();
  expect(told).toEqual(['failed', 'here']);
});
