/** The battle as it is put together of chapters: which ones a set-up needs, and that the others would have nothing to say. */

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readyArmies } from '../../../src/components/play/fr3/ready-armies.ts';
import { armyWordIds } from '../../../src/engine/fr3/battle/army-rules/army-words.ts';
import type { Chapter } from '../../../src/engine/fr3/battle/chapters/chapter.ts';
import { stepEvents, watchers } from '../../../src/engine/fr3/battle/chapters/order.ts';
import { neededBy, opened, words } from '../../../src/engine/fr3/battle/chapters/requirements.ts';
import { innatesOfTroop } from '../../../src/engine/fr3/battle/innate/who.ts';
import { armsIds, forceIds, nuisanceIds, type Setup } from '../../../src/engine/fr3/battle/vocabulary/setup.ts';
import type { State } from '../../../src/engine/fr3/battle/vocabulary/state.ts';
import { allSteps } from '../../../src/engine/fr3/companion/places.ts';
import { unitGroups, units } from '../../../src/engine/fr3/data/units.ts';
import { army, randomBattle, setupOf } from './battle-table.ts';

const needs = (text: string) => neededBy(setupOf(text));
const far = 'B1 mobs 40,33 S';

test('troops and their leaders need no chapter at all', () => {
  expect(needs(`A1 pikes 10,10 N; A2 knights 20,10 N; A3 general-2-2 with A1; ${far}`)).toEqual([]);
});

test('ready armies of 500 points need their guns, and what their list gives them', () => {
  for (const { army: each, size, id } of readyArmies())
    if (size === 500)
      expect([id, neededBy({ armies: { A: each, B: each } }).filter((one) => !['artillery', 'shores'].includes(one))]).toEqual([
        id,
        [],
      ]);
});

test.each([
  [
    `A1 spears 10,10 N; A2 individual with A1 magic=wizard-1; ${far}`,
    ['artillery', 'callings', 'magic', 'masses', 'strange', 'wonders'],
  ],
  [`A1 spears 10,10 N innate=war-cry; ${far}`, ['artillery', 'callings', 'magic', 'masses', 'strange', 'wonders']],
  [
    `A1 spears 10,10 N; A2 hero-1-1 with A1 bard; ${far}`,
    ['artillery', 'callings', 'magic', 'inventions', 'masses', 'people', 'strange', 'wonders'],
  ],
  [`A1 leviathans 10,10 N; ${far}`, ['leviathans', 'wonders']],
  [`A1 mobs 10,10 N 2x2; ${far}`, ['masses']],
  [`A1 blobs 10,10 N; ${far}`, ['masses', 'strange', 'wonders']],
  [`A1 tricksters 10,10 N; ${far}`, ['people', 'strange', 'wonders']],
  [`initiative drawn; A1 spears 10,10 N; ${far}`, ['forces', 'wonders']],
])('%s', (text, chapters) => {
  expect(needs(text)).toEqual(chapters);
});

test('what a chapter is brought by, a set-up can say', () => {
  const own = [
    'larger',
    'magic',
    'belongings',
    'innate',
    'illusion',
    'holdings',
    'works',
    'scouts',
    'enchanted-ground',
    'feared-ground',
    'initiative',
  ];
  const sayable = new Set<string>([
    ...own,
    ...units.map(({ id }) => id),
    ...unitGroups,
    ...armsIds,
    ...armyWordIds,
    ...nuisanceIds,
    ...forceIds,
  ]);
  expect(words.filter((word) => !sayable.has(word))).toEqual([]);
});

test('fr3.innate.availability: whoever has an ability by type or arms brings magic', () => {
  const plain = { name: 'Nobody', troops: [], characters: [] };
  const brings = (troop: Setup['armies']['A']['troops'][number]) =>
    neededBy({ armies: { A: { ...plain, troops: [troop] }, B: plain } }).includes('magic');
  const able = units.filter(({ id }) => innatesOfTroop({ type: id }).length > 0);
  expect(able.map(({ id }) => id)).toContain('rangers');
  for (const { id } of able) expect([id, brings({ type: id })]).toEqual([id, true]);
  for (const id of armsIds)
    if (innatesOfTroop({ type: 'spears', arms: [id] }).length > 0)
      expect([id, brings({ type: 'spears', arms: [id] })]).toEqual([id, true]);
});

/** What chapters of which nothing is in a battle would say to a state of it. */
function said(state: State): readonly string[] {
  const { magic, leviathans, holdings, works } = opened();
  const told = { state, events: [] };
  const found: Record<string, boolean> = {
    chances: magic?.withDueChances(state, null) === state && magic.afterAction(state) === state && magic.atStep(state) === state,
    view: (['A', 'B'] as const).every((side) => magic?.viewOf(state, side) === state),
    quarrels: leviathans?.quarrels(state).length === 0,
    holdings: holdings?.unplaced(state, 'A').length === 0,
    works:
      works?.unplacedWorks(state, 'A').length === 0 &&
      state.units.every(
        (unit) => works.worksInTheWay(state, unit).length === 0 && Object.keys(works.inWorks(state, unit)).length === 0,
      ),
  };
  // Wild ground notes who stands where, even if that is nobody.
  const { terrain: _, ...others } = opened();
  const chapters: readonly Chapter[] = Object.values(others);
  for (const { events = {}, opens = {}, watches = {} } of chapters) {
    for (const [name, watch] of Object.entries(watches)) found[name] = watch(told) === null;
    for (const [step, open] of Object.entries(opens))
      found[`something to decide: ${step}`] = found[`something to decide: ${step}`] !== false && !open(state);
    for (const [name, event] of Object.entries(events)) {
      const done = event(state);
      found[name] = done.kind === 'known' && done.value.state === state && done.value.events.length === 0;
    }
  }
  return Object.entries(found).flatMap(([name, silent]) => (silent ? [] : [name]));
}

test('what nothing of a battle brings would have nothing to say in it', () => {
  const types = ['pikes', 'longbows', 'knights', 'skirmishers', 'dragoons', 'beastmen'];
  const known = types.filter((type) => units.some(({ id }) => id === type));
  const side = () => army('Anybody', known, { characters: [{ leader: 'general-2-2', with: 1 }] });
  const setup: Setup = {
    table: { width: 48, depth: 36 },
    terrain: [],
    objective: null,
    armies: { A: side(), B: side() },
    turns: 2,
  };
  expect(neededBy(setup)).toEqual([]);
  const loud = new Set<string>();
  const looked = [11, 12, 13].flatMap(
    (seed) =>
      randomBattle(setup, seed, 5000, (state) => {
        for (const name of said(state)) loud.add(name);
      }).states,
  );
  expect(looked.length).toBeGreaterThan(60);
  expect([...loud]).toEqual([]);
});

const battle = resolve('src/engine/fr3/battle');

/** The files whose values a file takes: not those that it takes types of, nor those that it fetches. */
const takenBy = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type )([^;]*?) from '(\.[^']+)';/gms)].flatMap(
    ([, names = '', from = '']) => (/^\{(\s*type [^,}]+,?)*\s*\}$/.test(names) ? [] : [resolve(dirname(file), from)]),
  );

test('nothing that is always there takes anything of a chapter: it asks whether the battle has it', () => {
  const core = new Set([resolve(battle, 'ruleset.ts')]);
  for (const file of core) for (const taken of takenBy(file)) core.add(taken);
  const chapters = readdirSync(resolve(battle, 'chapters')).filter(
    (name) => !['chapter.ts', 'contract.ts', 'loading.ts', 'order.ts', 'requirements.ts'].includes(name),
  );
  /** What chapters are written with. */
  const shared = ['../../kernel/chance.ts', 'chapters/chapter.ts', 'events.ts', 'units/pieces.ts'].map((file) =>
    resolve(battle, file),
  );
  const theirs = chapters.flatMap((name) => takenBy(resolve(battle, 'chapters', name))).filter((file) => !shared.includes(file));
  expect(theirs.length).toBeGreaterThan(50);
  expect(theirs.filter((file) => core.has(file)).map((file) => relative(battle, file))).toEqual([]);
});

test('fr3.sequence.turn-structure: every event and every watcher of the order is claimed once, and stands in a step of the sheet', () => {
  const chapters: readonly Chapter[] = Object.values(opened());
  const claimed = chapters.flatMap(({ events = {}, watches = {} }) => [...Object.keys(events), ...Object.keys(watches)]);
  expect(claimed.toSorted()).toEqual([...new Set(claimed)].toSorted());
  const ordered: readonly string[] = [...Object.values(stepEvents).flat(), ...watchers];
  // The rest belongs to every battle.
  expect(ordered.filter((name) => !claimed.includes(name))).toEqual([
    'bards-rally',
    'captives-escape',
    'challenges',
    'fliers-land',
    'turn-to-danger',
    'undead-recover',
    'ask-waverers',
    'stakes-abandoned',
    'company-together',
    'captors-caught',
    'captives-abandoned',
    'undead-fall',
  ]);
  const steps = allSteps.map(({ id }) => id);
  expect(Object.keys(stepEvents).filter((step) => !steps.includes(step))).toEqual([]);
});
