/** Battles for the tests: small armies on small fields, scripted dice, and battles of random legal actions. */
import { expect } from 'vitest';
import { type Action, hottBattle } from '../../../src/engine/hott/battle/battle.ts';
import { drawnSetup } from '../../../src/engine/hott/battle/deployment/army-of-roster.ts';
import type { BattleEvent } from '../../../src/engine/hott/battle/events.ts';
import { brokenInvariants } from '../../../src/engine/hott/battle/invariants.ts';
import { hottNotation } from '../../../src/engine/hott/battle/notation/game.ts';
import type { SideId, UnitId } from '../../../src/engine/hott/battle/vocabulary/ids.ts';
import type { ElementSetup, Now, Setup, TerrainPiece } from '../../../src/engine/hott/battle/vocabulary/setup.ts';
import type { BattleElement, State } from '../../../src/engine/hott/battle/vocabulary/state.ts';
import { type ElementId, elements } from '../../../src/engine/hott/data/elements.ts';
import { baseWidth, boardSide, inches } from '../../../src/engine/hott/data/scale.ts';
import { sampleArmies } from '../../../src/engine/hott/muster/samples.ts';
import { play } from '../../../src/engine/kernel/chance.ts';
import { type DiceSource, recorded, scripted, seeded } from '../../../src/engine/kernel/dice.ts';
import { readGame } from '../../../src/engine/kernel/notation/game-reader.ts';
import { writeGame } from '../../../src/engine/kernel/notation/game-writer.ts';
import { fingerprint, replayed } from '../../../src/engine/kernel/replay.ts';
import type { Refusal } from '../../../src/engine/kernel/rule-id.ts';

/** Where an element stands, in paces from the lower left corner; facing N, E, S, W or degrees. */
const facings: Readonly<Record<string, number>> = { N: 0, E: 900, S: 1800, W: 2700 };

/** `spears 1200 600 N general`: an element in its place; `dragons off`, `hordes destroyed`: one that is not there. */
function elementOf(said: string): ElementSetup {
  const [type, ...words] = said.split(' ') as [ElementId, ...string[]];
  if (!elements.some(({ id }) => id === type)) throw new Error(`There is no type ${type}.`);
  const marks = Object.fromEntries(
    ['general', 'ally', 'shared'].filter((mark) => words.includes(mark)).map((mark) => [mark, true]),
  );
  const [x, y, facing] = words;
  const placed = x !== undefined && /^\d/.test(x);
  const fate = words.find((word) => ['off', 'destroyed', 'gone', 'ensorcelled'].includes(word));
  const by = words.find((word) => word.startsWith('by='))?.slice(3);
  const appearances = words.find((word) => word.startsWith('appearances='))?.slice(12);
  return {
    type,
    ...marks,
    ...(placed
      ? { at: { x: inches(Number(x)), y: inches(Number(y)), facing: facings[facing as string] ?? Number(facing) * 10 } }
      : {}),
    ...(fate && fate !== 'off' ? { fate: fate as 'destroyed' } : {}),
    ...(by ? { by } : {}),
    ...(appearances ? { appearances: Number(appearances) } : {}),
  };
}

const stronghold = { wide: 300, deep: 250 };

export interface Field {
  readonly A: readonly string[];
  readonly B: readonly string[];
  /** `wood 400 400 800 700`: a rectangle in paces; more numbers are the corners of an outline. */
  readonly terrain?: readonly string[];
  /** In paces: from, to. */
  readonly stronghold?: readonly [number, number, number, number];
  readonly defender?: SideId;
  readonly now?: Partial<Now>;
  readonly bounds?: number;
}

function pieceOf(said: string): TerrainPiece {
  const [kind, ...numbers] = said.split(' ') as [string, ...string[]];
  const all = numbers.map((each) => inches(Number(each)));
  const [a, b, c, d] = all as [number, number, number, number];
  const polygon =
    all.length === 4
      ? [
          { x: a, y: b },
          { x: c, y: b },
          { x: c, y: d },
          { x: a, y: d },
        ]
      : Array.from({ length: all.length / 2 }, (_, at) => ({ x: all[2 * at] as number, y: all[2 * at + 1] as number }));
  return { kind, polygon };
}

/** A set-up with everything in its place. A is the acting side, in the step of moves with 6 PIPs, unless `now` says otherwise. */
export function setupOf({ A, B, terrain = [], defender, now, bounds, stronghold: walls }: Field): Setup {
  const army = (name: string, said: readonly string[]) => ({ name, elements: said.map(elementOf), stronghold });
  const read = hottBattle.readSetup({
    table: { width: boardSide, depth: boardSide },
    terrain: terrain.map(pieceOf),
    armies: { A: army('Alder', A), B: army('Birch', B) },
    ...(defender ? { defender } : {}),
    stronghold: walls ? pieceOf(`stronghold ${walls.join(' ')}`).polygon : null,
    ...(bounds ? { bounds } : {}),
    now: { bound: 3, acting: 'A', step: 'moves', pips: 6, ...now },
  });
  if (!read.ok) throw new Error(read.because);
  return read.value;
}

/** A battle, and what happened last. */
export class Table {
  readonly state: State;
  readonly events: readonly BattleEvent[];
  constructor(state: State, events: readonly BattleEvent[]) {
    this.state = state;
    this.events = events;
  }
  /** After an action that must be legal, with these faces, all of which must be rolled. */
  after(action: Action, ...faces: number[]): Table {
    const refusal = hottBattle.refuse(this.state, action);
    if (refusal) throw new Error(`${JSON.stringify(action)}: ${refusal.because}`);
    const dice = scripted(faces);
    const { state, events } = play(hottBattle.perform(this.state, action), dice);
    dice.finish();
    expect(brokenInvariants(state)).toEqual([]);
    return new Table(state, events);
  }
  refuse(action: Action): Refusal | null {
    return hottBattle.refuse(this.state, action);
  }
  /** The rules on which a refusal rests; none if the action is legal. */
  rules(action: Action): readonly string[] {
    return this.refuse(action)?.rules ?? [];
  }
  unit(id: UnitId): BattleElement {
    return this.state.elements.find((each) => each.id === id) as BattleElement;
  }
  /** Where an element stands, in whole paces and degrees. */
  at(id: UnitId): readonly [number, number, number] {
    const { x, y, facing } = this.unit(id).base;
    return [Math.round(x * 100), Math.round(y * 100), facing / 10];
  }
  said(kind: BattleEvent['kind']): readonly BattleEvent[] {
    return this.events.filter((each) => each.kind === kind);
  }
  /** Rules of all that happened last. */
  get cited(): readonly string[] {
    return this.events.flatMap(({ rules }) => rules);
  }
  /** Legal candidates of some kinds, or of all. */
  listed(...kinds: Action['kind'][]): readonly Action[] {
    return [...hottBattle.actionsAmong(this.state, kinds.length > 0 ? kinds : undefined)];
  }
}

/** A battle with everything in its place, where it stands. */
export const table = (field: Field): Table => {
  const { state, events } = play(hottBattle.begin(setupOf(field)), scripted([]));
  return new Table(state, events);
};

/** A move of a single element to a place in paces and degrees. */
export const move = (unit: UnitId, x: number, y: number, facing: number): Action => ({
  kind: 'move',
  unit,
  x: inches(x),
  y: inches(y),
  facing: facing * 10,
});
/** A move of a group; lengths in paces, angles in degrees. */
export const march = (units: readonly UnitId[], ...by: (string | number)[]): Action => ({
  kind: 'march',
  units,
  by: by.map((each, at) => (typeof each === 'number' && isLength(by, at) ? inches(each) : each)),
});
const isLength = (by: readonly (string | number)[], at: number): boolean => !['left', 'right'].includes(String(by[at - 1]));

/** A base width in paces. */
export const wide = baseWidth * 100;

export interface Battle {
  readonly setup: Setup;
  readonly actions: readonly Action[];
  readonly faces: readonly number[];
  readonly last: State;
  readonly events: readonly BattleEvent[];
}

/** Any legal candidate, each with the same chance; undefined if there is none. Only as many are looked into as it takes to find one. */
function anyAction(state: State, choice: DiceSource): Action | undefined {
  const all: Action[] = [];
  const kept = hottBattle.actionsAmong(state, undefined, (action) => {
    all.push(action);
    return false;
  });
  if ([...kept].length > 0) throw new Error('Candidates that are not worth trying are listed.');
  while (all.length > 0) {
    const at = choice.roll(all.length, { decides: 'what is done', rules: [] }) - 1;
    const [action] = all.splice(at, 1) as [Action];
    if (hottBattle.refuse(state, action) === null) return action;
  }
  return undefined;
}

/** A whole battle of random legal actions between two sample armies, its invariants looked at after every action. */
export function randomBattle(one: number, other: number, seed: number, bounds: number, most = 5000): Battle {
  const rosterOf = (at: number) => (sampleArmies[at % sampleArmies.length] as (typeof sampleArmies)[number]).roster;
  const read = hottBattle.readSetup(drawnSetup({ A: rosterOf(one), B: rosterOf(other) }, seeded(seed), { bounds }));
  if (!read.ok) throw new Error(read.because);
  const dice = recorded(seeded(seed));
  const choice = seeded(seed + 1);
  const actions: Action[] = [];
  let { state, events } = play(hottBattle.begin(read.value), dice);
  const all = [...events];
  while (hottBattle.decider(state) !== null) {
    if (actions.length >= most) throw new Error(`Seed ${seed}: no end after ${most} actions.`);
    const action = anyAction(state, choice);
    if (!action) throw new Error(`Seed ${seed}: nobody can do anything.`);
    actions.push(action);
    ({ state, events } = play(hottBattle.perform(state, action), dice));
    all.push(...events);
    const wrong = brokenInvariants(state);
    if (wrong.length > 0) throw new Error(`Seed ${seed}, ${JSON.stringify(action)}: ${wrong.join(' ')}`);
  }
  return { setup: read.value, actions, faces: dice.faces, last: state, events: all };
}

/** Expects a battle that was played to come to the same state by its replay, and by its text in the notation. */
export function expectTheSame({ setup, actions, faces, last }: Battle): void {
  const replay = { system: hottBattle.system, version: hottBattle.version, setup, dice: { faces }, actions };
  const again = replayed(hottBattle, replay);
  expect(again.ok ? fingerprint(again.states.at(-1)) : again.because).toBe(fingerprint(last));
  const text = writeGame(hottNotation, { headings: [], comments: [], replay });
  if (!text.ok) throw new Error(text.because);
  const read = readGame(hottNotation, text.value);
  expect(read.ok ? fingerprint(read.last) : read.errors).toBe(fingerprint(last));
}
