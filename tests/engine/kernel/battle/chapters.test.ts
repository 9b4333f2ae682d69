/** Chapters of a battle: which ones a set-up brings, and how what several of them say becomes one answer. */
import { describe, expect, test } from 'vitest';
import { chapterShelf } from '../../../../src/engine/kernel/battle/chapters.ts';
import {
  any,
  askChapters,
  first,
  firstRefusal,
  gather,
  inSequence,
  instead,
  merge,
  type Parts,
  reportsInSequence,
  sum,
  through,
  throughState,
} from '../../../../src/engine/kernel/battle/points.ts';
import { refusal } from '../../../../src/engine/kernel/battle/refusal.ts';
import { known, play, roll } from '../../../../src/engine/kernel/chance.ts';
import { scripted } from '../../../../src/engine/kernel/dice.ts';
import type { HappenedBy } from '../../../../src/engine/kernel/ruleset.ts';

interface Setup {
  readonly has: readonly string[];
}
interface State {
  readonly setup: Setup;
  readonly mud: number;
}
const points = {
  isHidden: any<(state: State, unit: string) => boolean>(),
  weather: first<(state: State) => string | null>(),
  refuseMove: firstRefusal<(state: State) => ReturnType<typeof refusal> | null>(),
  moves: instead((_: State, inches: number) => `moves ${inches}`),
  rate: through<(state: State, rate: number, unit: string) => number>(),
  muddier: throughState<(state: State, by: number) => State>(),
  obstacles: gather<(state: State) => readonly string[]>(),
  slower: sum<(state: State) => number>(),
  circumstances: merge<(state: State) => { readonly wet?: true; readonly dark?: true }>(),
  dawn: inSequence<State, HappenedBy, readonly []>(),
  dusk: reportsInSequence<State, HappenedBy, readonly [by: number]>(),
};
type Chapter = Parts<typeof points>;

const told = (kind: string): HappenedBy => ({ kind, rules: [] });
const rain: Chapter = {
  weather: () => 'rain',
  refuseMove: ({ mud }) => (mud > 9 ? refusal('The mud is too deep.', 'test.rain.mud') : null),
  rate: (_, rate) => rate / 2,
  muddier: (state, by) => ({ ...state, mud: state.mud + by }),
  obstacles: () => ['puddle'],
  slower: () => 1,
  circumstances: () => ({ wet: true }),
  dawn: (state) =>
    roll(6, { decides: 'how much it rains', rules: [] }, (face) =>
      known({ state: { ...state, mud: state.mud + face }, events: [told('rained')] }),
    ),
  dusk: (state, by) => ({ state: { ...state, mud: state.mud - by }, events: [told('dried')] }),
};
const night: Chapter = {
  isHidden: (_, unit) => unit === 'scouts',
  weather: () => 'dark',
  moves: (_, inches) => (inches > 3 ? 'stumbles' : null),
  rate: (_, rate, unit) => (unit === 'scouts' ? rate : rate - 1),
  muddier: (state, by) => ({ ...state, mud: state.mud * by }),
  obstacles: () => ['ditch', 'fence'],
  slower: () => 2,
  circumstances: () => ({ dark: true }),
  dawn: (state) => known({ state: { ...state, mud: state.mud * 10 }, events: [told('dawned')] }),
  dusk: (state) => ({ state, events: [told('darkened')] }),
};

const shelf = chapterShelf<'rain' | 'night', Setup, Setup, Chapter>(
  { rain: ['clouds'], night: ['moon', 'stars'] },
  ({ has }) => new Set(has),
);
const stateWith = (...has: readonly string[]): State => ({ setup: { has }, mud: 2 });

describe('the shelf', () => {
  const whole = chapterShelf<'rain', Setup, Setup, Chapter>({ rain: ['clouds'] }, ({ has }) => new Set(has));

  test('a set-up needs the chapters that one of its words brings, in their order', () => {
    expect(shelf.neededBy({ has: [] })).toEqual([]);
    expect(shelf.neededBy({ has: ['stars', 'moon'] })).toEqual(['night']);
    expect(shelf.neededBy({ has: ['moon', 'clouds'] })).toEqual(['rain', 'night']);
  });

  test('a battle whose chapters have not been fetched is asked nothing', () => {
    expect(() => whole.of({ has: ['clouds'] })).toThrow('rain');
    expect(whole.of({ has: ['moon'] })).toEqual([]);
    whole.open({ rain });
    expect(whole.of({ has: ['clouds'] })).toEqual([rain]);
    expect(whole.opened()).toEqual({ rain });
  });
});

describe('points', () => {
  shelf.open({ rain, night });
  const ask = askChapters(
    points,
    ({ setup }: State) => setup,
    (setup) => shelf.of(setup),
  );
  const [none, both] = [stateWith(), stateWith('clouds', 'moon')];
  const onlyNight = stateWith('moon');

  test('any: one chapter is enough', () => {
    expect([ask.isHidden(none, 'scouts'), ask.isHidden(both, 'scouts'), ask.isHidden(both, 'pikes')]).toEqual([
      false,
      true,
      false,
    ]);
  });
  test('first: what the first one says', () => {
    expect([ask.weather(none), ask.weather(onlyNight), ask.weather(both)]).toEqual([null, 'dark', 'rain']);
    expect(ask.refuseMove({ ...both, mud: 10 })?.because).toBe('The mud is too deep.');
    expect(ask.refuseMove(both)).toBeNull();
  });
  test('instead: the usual, unless a chapter does something else', () => {
    expect([ask.moves(none, 9), ask.moves(both, 2), ask.moves(both, 4)]).toEqual(['moves 9', 'moves 2', 'stumbles']);
  });
  test('through: each changes what the one before it has made', () => {
    expect([ask.rate(none, 8, 'pikes'), ask.rate(both, 8, 'pikes'), ask.rate(both, 8, 'scouts')]).toEqual([8, 3, 4]);
    expect([ask.muddier(none, 3), ask.muddier(both, 3).mud]).toEqual([none, 15]);
  });
  test('gather, sum and merge: all of them together', () => {
    expect([ask.obstacles(none), ask.obstacles(onlyNight), ask.obstacles(both)]).toEqual([
      [],
      ['ditch', 'fence'],
      ['puddle', 'ditch', 'fence'],
    ]);
    expect([ask.slower(none), ask.slower(both)]).toEqual([0, 3]);
    expect([ask.circumstances(none), ask.circumstances(onlyNight), ask.circumstances(both)]).toEqual([
      {},
      { dark: true },
      { wet: true, dark: true },
    ]);
  });
  test('happens and reports: one after the other, with the events of all', () => {
    expect(play(ask.dawn(none), scripted([]))).toEqual({ state: none, events: [] });
    const { state, events } = play(ask.dawn(both), scripted([3]));
    expect([state.mud, events.map(({ kind }) => kind)]).toEqual([50, ['rained', 'dawned']]);
    const evening = ask.dusk(both, 2);
    expect([evening.state.mud, evening.events.map(({ kind }) => kind)]).toEqual([0, ['dried', 'darkened']]);
  });
});
