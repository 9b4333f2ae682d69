/** How the battle is composed of chapters: which ones a set-up needs, and that the others would do nothing. */

import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { readyArmies } from '../../../src/components/play/fr3/ready-armies.ts';
import { armyWordIds } from '../../../src/engine/fr3/battle/army-rules/army-words.ts';
import type { Chapter } from '../../../src/engine/fr3/battle/chapters/chapter.ts';
import { onward, stepEvents, watchers } from '../../../src/engine/fr3/battle/chapters/order.ts';
import { type BattlePoints, battlePoints } from '../../../src/engine/fr3/battle/chapters/points.ts';
import { chapterIds, neededBy, opened, words } from '../../../src/engine/fr3/battle/chapters/requirements.ts';
import { innatesOfTroop } from '../../../src/engine/fr3/battle/innate/who.ts';
import type { Ask } from '../../../src/engine/fr3/battle/vocabulary/questions.ts';
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
    ['artillery', 'catalogue', 'magic', 'masses', 'special-troops', 'effects'],
  ],
  [`A1 spears 10,10 N innate=war-cry; ${far}`, ['artillery', 'catalogue', 'magic', 'masses', 'special-troops', 'effects']],
  [
    `A1 spears 10,10 N; A2 hero-1-1 with A1 bard; ${far}`,
    ['artillery', 'catalogue', 'magic', 'inventions', 'masses', 'characters', 'special-troops', 'effects'],
  ],
  [`A1 leviathans 10,10 N; ${far}`, ['leviathans', 'effects']],
  [`A1 mobs 10,10 N 2x2; ${far}`, ['masses']],
  [`A1 blobs 10,10 N; ${far}`, ['masses', 'special-troops', 'effects']],
  [`A1 tricksters 10,10 N; ${far}`, ['characters', 'special-troops', 'effects']],
  [`initiative drawn; A1 spears 10,10 N; ${far}`, ['reinforcements', 'effects']],
  [`command A "Ada" A1; command B "Ben" B1; A1 spears+general-2-2 10,10 N; B1 mobs+general-2-2 40,33 S`, ['commands']],
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
    'commands',
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

/** Arguments, after the state, for asking each point of a chapter that has nothing in the battle. */
function questionsOf(state: State): Partial<Readonly<Record<keyof BattlePoints, readonly (readonly unknown[])[]>>> {
  const sides = (['A', 'B'] as const).map((side) => [side]);
  const units = state.units.map((unit) => [unit]);
  const people = state.characters.map((each) => [each]);
  const asked: Ask = { what: 'movement', side: 'A' };
  return {
    unplaced: sides,
    view: sides,
    deployments: sides,
    campPlaces: sides,
    afterAction: [[state, { kind: 'ahead' }, asked]],
    answeredFirst: [[{ kind: 'shoot', units: ['A1'], at: 'B1' }]],
    freshPhase: [[]],
    stepBegun: [[]],
    phaseBegins: [[state]],
    fightingBegins: [[]],
    edgesChosen: [[]],
    inTheWay: units,
    speedLoss: units,
    refuseOrders: units,
    refuseRally: units,
    deploymentPlaces: units,
    placeInMelee: units,
    underFire: units,
    firing: units,
    shooting: units,
    nerve: units,
    isUnseen: units,
    isCovered: units,
    isDugIn: units,
    isHampered: units,
    givesNoSupport: units,
    isNulled: state.units.map(({ base }) => [base]),
    isNulledPerson: people,
    refuseTravel: people,
    characterKilled: people,
    inMelee: state.units.map((unit) => [unit, state.units[0]]),
    destroyed: units,
    quarrels: [[]],
    namedGround: [[]],
  };
}

/** What chapters that have nothing in a battle would add to one of its states. */
function said(state: State): readonly string[] {
  const told = { state, events: [] };
  const found: Record<string, boolean> = {};
  const questions = Object.entries(questionsOf(state)) as [keyof BattlePoints, readonly (readonly unknown[])[]][];
  // Enchanted or feared ground records where units are, even if there are none.
  const { terrain: _, ...others } = opened();
  for (const [id, chapter] of Object.entries<Chapter>(others)) {
    const { events = {}, opens = {}, watches = {}, onward = {}, points = {} } = chapter;
    for (const [name, part] of questions) {
      const mine = points[name];
      if (!mine) continue;
      const point = battlePoints[name] as unknown as {
        combine(parts: readonly unknown[]): (...args: readonly unknown[]) => unknown;
      };
      const [alone, without] = [point.combine([mine]), point.combine([])];
      found[`${id}: ${name}`] = part.every((args) => isDeepStrictEqual(alone(state, ...args), without(state, ...args)));
    }
    for (const [name, watch] of Object.entries({ ...watches, ...onward })) found[name] = watch(told) === null;
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

/** The files whose values a file imports statically, without types and dynamic imports. */
const takenBy = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type )([^;]*?) from '(\.[^']+)';/gms)].flatMap(
    ([, names = '', from = '']) => (/^\{(\s*type [^,}]+,?)*\s*\}$/.test(names) ? [] : [resolve(dirname(file), from)]),
  );

test('nothing that is always there takes anything of a chapter: it asks whether the battle has it', () => {
  const core = new Set([resolve(battle, 'ruleset.ts')]);
  for (const file of core) for (const taken of takenBy(file)) core.add(taken);
  const chapters = chapterIds.map((id) => `${id}.ts`);
  /** The shared files that chapters use. */
  const shared = [
    '../../kernel/chance.ts',
    'action-kind.ts',
    'chapters/chapter.ts',
    'deployment/begin.ts',
    'events.ts',
    'sequence.ts',
    'units/pieces.ts',
    'units/troops.ts',
    'vocabulary/ids.ts',
  ].map((file) => resolve(battle, file));
  const theirs = chapters.flatMap((name) => takenBy(resolve(battle, 'chapters', name))).filter((file) => !shared.includes(file));
  expect(theirs.length).toBeGreaterThan(50);
  expect(theirs.filter((file) => core.has(file)).map((file) => relative(battle, file))).toEqual([]);
});

test('fr3.sequence.turn-structure: every event and every watcher of the order is claimed once, and stands in a step of the sheet', () => {
  const chapters: readonly Chapter[] = Object.values(opened());
  const claimed = chapters.flatMap(({ events = {}, watches = {}, onward: next = {} }) =>
    [events, watches, next].flatMap((each) => Object.keys(each)),
  );
  expect(claimed.toSorted()).toEqual([...new Set(claimed)].toSorted());
  const ordered: readonly string[] = [...Object.values(stepEvents).flat(), ...watchers, ...onward];
  // The others belong to every battle.
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
    'the-end',
  ]);
  const steps = allSteps.map(({ id }) => id);
  expect(Object.keys(stepEvents).filter((step) => !steps.includes(step))).toEqual([]);
});
