/** The battle without its chapters, as on the page: actions that need them are refused until they are loaded. */
import { expect, test, vi } from 'vitest';
import type { Setup } from '../../../src/engine/fr3/battle/vocabulary/setup.ts';
import { play } from '../../../src/engine/kernel/chance.ts';
import { seeded } from '../../../src/engine/kernel/dice.ts';

// Other tests have loaded every chapter, so this one starts with fresh modules.
vi.resetModules();
const { opened } = await import('../../../src/engine/fr3/battle/chapters/requirements.ts');
const { beginWhenReady, loadChapters: fetched, readyFor } = await import('../../../src/engine/fr3/battle/chapters/loading.ts');
const { lookUp } = await import('../../../src/engine/fr3/battle/chapters/asking.ts');
const { fr3Battle } = await import('../../../src/engine/fr3/battle/ruleset.ts');

const setupWith = (magic?: string): Setup => {
  const side = (y: number, facing: number) => ({
    name: 'Somebody',
    troops: [{ type: 'handweapons', at: { x: 20, y, facing } }],
    characters: [{ leader: 'none' as const, ...(magic === undefined ? {} : { magic }), with: 1 }],
  });
  const armies = { A: side(10, 0), B: side(20, 1800) };
  return { table: { width: 48, depth: 36 }, terrain: [], objective: null, armies, first: 'A' };
};
const begins = (setup: Setup) => play(fr3Battle.begin(setup), seeded(1)).state;

test('a battle waits for the rolls only if it begins with one, and an error of any other kind is not tried again', async () => {
  const setup = setupWith();
  let tries = 0;
  const begun = await beginWhenReady(setup, () => {
    tries += 1;
    return begins(setup).stage;
  });
  expect([begun, tries, Object.keys(opened())]).toEqual(['fighting', 1, []]);
  const broken = beginWhenReady(setup, () => {
    tries += 1;
    throw new Error('no table');
  });
  await expect(broken).rejects.toThrow('no table');
  expect([tries, Object.keys(opened())]).toEqual([2, []]);
  const shot = await beginWhenReady(setup, () => {
    tries += 1;
    return lookUp.volleyRefusals({ target: { unit: 'mobs' }, firers: [{ unit: 'longbows' }] });
  });
  expect([shot, tries, Object.keys(opened())]).toEqual([[], 4, ['fighting']]);
});

test('a battle begins with the chapters that it needs, and with no others', async () => {
  const plain = begins(setupWith());
  expect(fr3Battle.decider(plain)).toBe('A');
  expect(fr3Battle.refuse(plain, { kind: 'hold', until: 'now' })?.because).toContain('not available now');
  expect(() => begins(setupWith('wizard-2'))).toThrow('have not loaded: artillery, catalogue, magic');
  await readyFor(setupWith('wizard-2'));
  expect(Object.keys(opened())).toEqual(expect.arrayContaining(['artillery', 'catalogue', 'magic', 'special-troops']));
  expect(Object.keys(opened())).not.toContain('army-rules');
  expect(begins(setupWith('wizard-2')).sheet.sides.first.casters).toHaveLength(1);
});

test('set-ups from outside are read once their chapter is here', async () => {
  expect(() => fr3Battle.readSetup(setupWith())).toThrow('The rules for how set-ups are read have not loaded');
  await fetched('reading', 'catalogue');
  expect(fr3Battle.readSetup(setupWith())).toMatchObject({ ok: true });
});
