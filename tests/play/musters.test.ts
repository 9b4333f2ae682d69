/** Rosters of this device as armies of a battle, and battles that an address asks for. */

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { keep } from '../../src/components/muster/fr3/storage.ts';
import { openingOf } from '../../src/components/play/fr3/openings.ts';
import { musteredOf } from '../../src/components/play/fr3/rosters.ts';
import { fr3Battle } from '../../src/engine/fr3/battle/battle.ts';
import { scenarios } from '../../src/engine/fr3/battle/scenarios/scenarios.ts';
import { costOfArmy } from '../../src/engine/fr3/battle/units/troop-facts.ts';
import { readyRosters } from '../../src/engine/fr3/muster/ready.ts';
import { stateOf } from './fr3-play.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

describe('a roster of this device', () => {
  test('is an army with its points', () => {
    const { roster } = readyRosters[0] as (typeof readyRosters)[number];
    keep('one', roster, '');
    const read = musteredOf('one');
    if (!read.ok) throw new Error(read.because);
    expect(read.value.army.name).toBe(roster.name);
    expect(Math.abs(read.value.points - roster.size)).toBeLessThanOrEqual(15);
    expect(read.value.points).toBe(costOfArmy(read.value.army));
  });

  test('what the battle does not play is said by name', () => {
    const { roster } = readyRosters[0] as (typeof readyRosters)[number];
    keep('two', { ...roster, size: 600, units: [...roster.units, { type: 'assault-craft' }] }, '');
    const read = musteredOf('two');
    expect(read).toMatchObject({
      ok: false,
      because: expect.stringMatching(/^Unit \d+ \(Assault Craft\): .+ cannot be used in battles yet/),
    });
  });

  test('one that is gone or damaged is said in a sentence', () => {
    expect(musteredOf('three')).toMatchObject({ ok: false, because: expect.stringContaining('not on the device') });
    kept.set('battlebook:muster.fr3.four', '{}\n{"name":');
    expect(musteredOf('four')).toMatchObject({ ok: false, because: expect.stringContaining('cannot be read') });
  });
});

describe('an address', () => {
  const opening = (search: string) => openingOf(new URLSearchParams(search));

  test.each(scenarios)('opens $title for either side', async ({ id, title }) => {
    for (const side of ['A', 'B'] as const) {
      const read = await opening(`?scenario=${id}&side=${side}&against=search&seed=4`);
      if (!read.ok) throw new Error(read.because);
      const { battle, course } = read.value;
      expect(battle).toMatchObject({ name: title, seed: 4, seats: { A: 'search', B: 'search', [side]: 'person' } });
      expect(fr3Battle.decider(stateOf(course))).toBe(battle.setup.first);
    }
  });

  test('against a friend both seats are taken by persons, and an unknown opponent is the usual one', async () => {
    expect(await opening('?scenario=goat-hill&against=person')).toMatchObject({
      value: { battle: { seats: { A: 'person', B: 'person' } } },
    });
    expect(await opening('?scenario=goat-hill&against=merlin')).toMatchObject({
      value: { battle: { seats: { A: 'person', B: 'greedy' } } },
    });
  });

  test('a scenario that there is not is said, with those that there are', async () => {
    expect(await opening('?scenario=goat')).toMatchObject({ ok: false, because: expect.stringContaining('Goat Hill') });
  });

  test('the lesson opens', async () => {
    expect(await opening('?lesson')).toMatchObject({ ok: true, value: { battle: { lesson: true } } });
  });
});
