/**
 * The site's storage on the device: its keys, its schemas, a full or blocked device, damaged values, keys of earlier versions.
 */
import { globSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { listed as rosters } from '../../src/components/muster/fr3/storage.ts';
import {
  changeShelf,
  damagedShelves,
  readShelf,
  type SavedAnswer,
} from '../../src/components/odds/saved-answers/saved-answers.ts';
import { yourArmy } from '../../src/components/odds/your-army.ts';
import { setSettings, settings, storageOf, usual } from '../../src/components/play/saved/storage.ts';
import { markRead, readSteps } from '../../src/components/start/progress.ts';
import { bootScript } from '../../src/components/ui/boot.ts';
import { readText, whyNotStored, writeText } from '../../src/components/ui/stored/stored.ts';
import { device } from './device.ts';

const battles = storageOf('fr3');

afterEach(() => vi.unstubAllGlobals());

/** Runs the boot script of a page. Returns the attributes that it sets on the root. */
function boot(): Record<string, string> {
  const dataset: Record<string, string> = {};
  new Function('document', 'self', 'top', bootScript)({ documentElement: { dataset }, addEventListener() {} });
  return dataset;
}

describe('the device', () => {
  test('is asked in one place, and by the boot script', () => {
    const asking = globSync('src/components/**/*.{ts,tsx,astro}').filter((file) =>
      /(localStorage|sessionStorage|indexedDB)[.[(,;]/.test(readFileSync(file, 'utf8')),
    );
    expect(asking.sort()).toEqual(['src/components/ui/boot.ts', 'src/components/ui/stored/stored.ts']);
  });

  test('stores everything under the name of the site, and leaves other sites alone', () => {
    const { stored } = device({ 'play.habits': 'of another site' });
    setSettings({ ...usual, hand: 'left' });
    battles.keep('one', { name: 'A battle', actions: 3, stands: 'Turn 1, 0 to 0 points' }, '{}');
    battles.setCurrent('one');
    markRead('/fr3/start/melee/');
    changeShelf('melee', () => [{ name: 'Answer 1', address: 'a=mobs', sentence: 'Mobs win.' }]);
    expect(Object.keys(stored).filter((key) => !key.startsWith('battlebook:'))).toEqual(['play.habits']);
    expect(stored['play.habits']).toBe('of another site');
    expect(settings().hand).toBe('left');
    expect(battles.current()).toBe('one');
    expect(readSteps('/fr3/start/')).toEqual(['melee']);
  });

  test('that is full says so, and keeps what was there', () => {
    const now = device();
    expect(writeText('one', 'a')).toBe('stored');
    now.room = 40;
    expect(writeText('one', 'a'.repeat(100))).toBe('full');
    expect(readText('one')).toBe('a');
    expect(whyNotStored('full', 'the battle', 'Save it as a file')).toBe(
      'This device has no room left, so the battle is not saved. It is still open in this tab. Save it as a file before you close the page, or remove something that you no longer need.',
    );
  });

  test('that lets the site store nothing says so, and nothing throws', () => {
    device().blocked = true;
    expect(writeText('one', 'a')).toBe('blocked');
    expect(readText('one')).toBeUndefined();
    expect(battles.listed()).toEqual([]);
    expect(settings()).toEqual(usual);
    expect(whyNotStored('blocked', 'the battle', 'Save it as a file')).toContain('does not let the page save anything');
    expect(boot()).toEqual({ js: '' });
  });
});

describe('damaged values', () => {
  const damages = [
    '',
    '{',
    'null',
    '7',
    '"text"',
    '[]',
    '[null]',
    '{"name":7,"units":"x"}',
    '[{"name":{}}]',
    '{"__proto__":[]}',
    '\0',
  ];
  test.each(damages)('%j is read as nothing, wherever it stands', (damage) => {
    device(
      Object.fromEntries(
        ['play.habits', 'play.fr3', 'play.fr3.one', 'muster.fr3.one', 'odds.army.fr3', 'start-fr3', 'kept.melee'].map((key) => [
          `battlebook:${key}`,
          damage,
        ]),
      ),
    );
    expect(settings()).toEqual(usual);
    expect(battles.listed()).toEqual([{ id: 'one', name: 'Untitled battle', changed: 0, actions: 0, stands: '' }]);
    expect(rosters()).toEqual([{ id: 'one', name: 'Unnamed roster', says: '', changed: 0 }]);
    expect(yourArmy()).toBeUndefined();
    expect(readSteps('/fr3/start/')).toEqual([]);
    expect(readShelf('melee').kept).toEqual([]);
  });

  test('one damaged habit leaves the others', () => {
    device({ 'battlebook:play.habits': '{"dice":"own","pace":"constructor","hand":"left"}' });
    expect(settings()).toEqual({ ...usual, dice: 'own', hand: 'left' });
  });

  test.each(['"]', 'constructor', '15mm-in"] *', '15mm'])('a damaged setting %j counts as none', (damage) => {
    device({ 'battlebook:moved': '1', 'battlebook:theme': damage, 'battlebook:scale': damage });
    expect(boot()).toEqual({ js: '' });
  });
});

describe('kept answers that are damaged', () => {
  const good: SavedAnswer = { name: 'Answer 1', address: 'a=mobs', sentence: 'Mobs win.' };
  const text = JSON.stringify([good, { name: 'Answer 2', address: 7 }]);

  test('show what can be read, and leave the original as it is', () => {
    const { stored } = device({ 'battlebook:kept.melee': text });
    expect(readShelf('melee')).toEqual({ kept: [good], damaged: text });
    expect(damagedShelves('melee')).toEqual([{ text }]);
    expect(stored['battlebook:kept.melee']).toBe(text);
  });

  test('are put aside as they are before anything is written over them', () => {
    device({ 'battlebook:kept.melee': text });
    const more: SavedAnswer = { ...good, address: 'a=spears' };
    expect(changeShelf('melee', (kept) => [more, ...kept])).toEqual({ stored: 'stored', kept: [more, good] });
    expect(readShelf('melee')).toEqual({ kept: [more, good] });
    expect(damagedShelves('melee')).toMatchObject([{ text }]);
  });

  test('stay where they are when the device has no room to put them aside', () => {
    const now = device({ 'battlebook:kept.melee': text });
    now.room = 150;
    expect(changeShelf('melee', () => []).stored).toBe('full');
    expect(now.stored['battlebook:kept.melee']).toBe(text);
  });

  test('a change in this tab keeps what another tab has added', () => {
    device();
    changeShelf('melee', () => [good]);
    const other: SavedAnswer = { ...good, address: 'a=spears' };
    changeShelf('melee', (kept) => [other, ...kept]);
    const renamed = { ...good, name: 'No support' };
    expect(changeShelf('melee', (kept) => kept.map((each) => (each.address === good.address ? renamed : each))).kept).toEqual([
      other,
      renamed,
    ]);
  });
});

describe('keys of earlier versions', () => {
  const old = {
    theme: 'dark',
    scale: '25mm-cm',
    'play.fr3': 'one',
    'play.fr3.one': '{}\n{}',
    'play.habits': '{}',
    'muster.fr3.two': '{}\n{}',
    'companion.hott.three': '1\n{}',
    'odds.army.fr3': '{}',
    'start-fr3': '[]',
    'kept.melee': '[]',
    'kept-three-realms': '{}',
  };

  test('are moved once; the two that other sites may use are copied', () => {
    const { stored } = device({ ...old, unrelated: 'stays' });
    expect(boot()).toEqual({ js: '', theme: 'dark', scale: '25mm-cm' });
    const moved = Object.fromEntries(Object.entries(old).map(([key, text]) => [`battlebook:${key}`, text]));
    expect(stored).toEqual({ ...moved, 'battlebook:moved': '1', theme: 'dark', scale: '25mm-cm', unrelated: 'stays' });
    stored['battlebook:theme'] = 'light';
    expect(boot().theme).toBe('light');
    expect(stored['battlebook:theme']).toBe('light');
  });

  test('stay where they are, whole, on a device without room, and the settings still count as none', () => {
    const now = device({ 'play.fr3.one': '{}\n{}' });
    now.room = 20;
    expect(boot()).toEqual({ js: '' });
    expect(now.stored).toEqual({ 'play.fr3.one': '{}\n{}' });
    now.room = 1000;
    boot();
    expect(now.stored['battlebook:play.fr3.one']).toBe('{}\n{}');
  });
});
