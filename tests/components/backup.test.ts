/** One file contains everything stored on a device, and restores it on another without replacing anything. */
import { beforeEach, describe, expect, test } from 'vitest';
import { rosterStorageOf } from '../../src/components/muster/roster-storage.ts';
import { changeShelf } from '../../src/components/odds/saved-answers/saved-answers.ts';
import { keepArmy } from '../../src/components/odds/your-army.ts';
import { friendBattlesOf, setOwnName } from '../../src/components/play/friend/kept.ts';
import { keepSolved } from '../../src/components/play/puzzles/solved.ts';
import { setSettings, settings, storageOf } from '../../src/components/play/saved/storage.ts';
import { markRead } from '../../src/components/start/progress.ts';
import { counts, inWords, readBackup, restore, writeBackup } from '../../src/components/ui/stored/backup.ts';
import { recordsOf } from '../../src/components/ui/stored/records.ts';
import { device } from './device.ts';

const full = (): Record<string, string> => ({
  'battlebook:play.fr3': 'a1',
  'battlebook:play.fr3.a1': '{"name":"Goat Hill"}\nbattle',
  'battlebook:muster.fr3.r1': 'head\nroster',
  'battlebook:companion.hott.g1': 'head\ngame',
  'battlebook:kept.melee': '[{"name":"One","address":"a=mobs","sentence":"Mobs."}]',
  'battlebook:theme': 'dark',
  'battlebook:start-hott': '["the-game"]',
  'battlebook:moved': '1',
  'other-site': 'not ours',
});
const backupOf = (stored: Record<string, string>) => {
  device(stored);
  const read = readBackup(writeBackup('2026-11-27'));
  if (!read.ok) throw new Error(read.because);
  return read.backup;
};

beforeEach(() => void device());

test('counts what is kept in words', () => {
  device(full());
  expect(inWords(counts())).toBe('1 battle, 1 roster, 1 game of the table companion, 1 list of saved answers, 2 settings');
});

test('a file restores everything on an empty device, and nothing of other sites', () => {
  const backup = backupOf(full());
  const { stored } = device();
  const { added, failed } = restore(backup);
  expect(failed).toBe(0);
  expect(inWords(added)).toBe('1 battle, 1 roster, 1 game of the table companion, 1 list of saved answers, 2 settings');
  const expected = Object.fromEntries(
    Object.entries(full()).filter(([key]) => !['battlebook:play.fr3', 'battlebook:moved', 'other-site'].includes(key)),
  );
  expect(stored).toEqual(expected);
});

describe('a device that has something already', () => {
  test('is not changed by its own file', () => {
    const backup = backupOf(full());
    const before = full();
    const { stored } = device(before);
    expect(inWords(restore(backup).added)).toBe('');
    expect(stored).toEqual(full());
  });

  test('keeps its version of a roster, and gets the other one beside it', () => {
    const backup = backupOf(full());
    const { stored } = device({ 'battlebook:muster.fr3.r1': 'head\nchanged here' });
    restore(backup);
    expect(stored['battlebook:muster.fr3.r1']).toBe('head\nchanged here');
    const rosters = Object.entries(stored).filter(([key]) => key.startsWith('battlebook:muster.fr3.'));
    expect(rosters.map(([, text]) => text).sort()).toEqual(['head\nchanged here', 'head\nroster']);
  });

  test('keeps its settings, and gets the answers that it did not have', () => {
    const backup = backupOf(full());
    const two = '[{"name":"Two","address":"a=pikes","sentence":"Pikes."}]';
    const { stored } = device({ 'battlebook:theme': 'light', 'battlebook:kept.melee': two });
    restore(backup);
    expect(stored['battlebook:theme']).toBe('light');
    expect((JSON.parse(stored['battlebook:kept.melee'] as string) as { name: string }[]).map(({ name }) => name)).toEqual([
      'Two',
      'One',
    ]);
  });
});

test('puzzles and lessons of both devices count; the row of days is that of the later day', () => {
  const backup = backupOf({
    'battlebook:puzzles.fr3': '{"right":["a","b"],"wrong":["c"],"day":20,"streak":4}',
    'battlebook:start-fr3': '["the-game","dice"]',
  });
  const { stored } = device({
    'battlebook:puzzles.fr3': '{"right":["c"],"wrong":["b","d"],"day":18,"streak":1}',
    'battlebook:start-fr3': '["the-game","moving"]',
  });
  expect(inWords(restore(backup).added)).toBe('1 list of solved puzzles, 1 setting');
  expect(JSON.parse(stored['battlebook:puzzles.fr3'] as string)).toEqual({
    right: ['c', 'a'],
    wrong: ['b', 'd'],
    day: 20,
    streak: 4,
  });
  expect(JSON.parse(stored['battlebook:start-fr3'] as string)).toEqual(['the-game', 'moving', 'dice']);
});

test('everything that the pages store is in the file', () => {
  const { stored } = device();
  keepSolved('fr3', { right: ['a'], wrong: [], day: 1, streak: 1 });
  markRead('/hott/start/the-game/');
  setSettings(settings());
  keepArmy({ name: 'Own', units: ['fr3.units.knights'] });
  setOwnName('Ann');
  rosterStorageOf<{ name: string }>('muster.hott').keep('r1', { name: 'Roster' }, 'says');
  recordsOf('companion.six-events').write('g1', { head: '', text: 'game' });
  friendBattlesOf('fr3').keep('f1', {} as never, 'kept');
  storageOf('hott').keep('b1', { name: 'Battle', actions: 0, stands: '' }, 'battle');
  changeShelf('fr3.melee', () => [{ name: 'One', address: 'a=mobs', sentence: 'Mobs.' }]);
  const written = Object.keys(stored).map((key) => key.replace('battlebook:', ''));
  expect(written.length).toBeGreaterThanOrEqual(10);
  const read = readBackup(writeBackup('2026-11-27'));
  expect(read.ok && Object.keys(read.backup.kept).sort()).toEqual(written.sort());
});

test('a device without room says how much it could not store, and keeps what it had', () => {
  const backup = backupOf(full());
  const now = device({ 'battlebook:theme': 'light' });
  now.room = 30;
  const { failed, stored } = restore(backup);
  expect(failed).toBeGreaterThan(0);
  expect(stored).toBe('full');
  expect(now.stored['battlebook:theme']).toBe('light');
});

test.each([
  ['', 'not a copy'],
  ['[]', 'not a copy'],
  ['{"battlebook":1,"saved":"x","kept":{"play.fr3.a":5}}', 'not a copy'],
  ['{"battlebook":1,"saved":"x","kept":[]}', 'not a copy'],
  ['{"battlebook":1,"saved":"x","kept":{"strange":"1"}}', 'but it is empty'],
  ['{"battlebook":9,"saved":"x","kept":{"theme":"dark"}}', 'later version'],
])('the file %s is refused in a sentence', (file, because) => {
  const read = readBackup(file);
  expect(read.ok ? '' : read.because).toContain(because);
});
