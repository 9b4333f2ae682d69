/** Positions on rule pages: each opens on the battle page as drawn, with its question, and the engine can answer it. */

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { targetsOf } from '../../src/components/play/fr3/actions.ts';
import { positionLink, positionOf } from '../../src/content/position.ts';
import { fr3Battle } from '../../src/engine/fr3/battle/battle.ts';
import { readyForAll } from '../../src/engine/fr3/battle/chapters/loading.ts';
import { brokenInvariants } from '../../src/engine/fr3/battle/invariants.ts';
import { fr3Notation } from '../../src/engine/fr3/battle/notation/game.ts';
import { askedNow } from '../../src/engine/fr3/battle/sequence.ts';
import { holderOfObjective } from '../../src/engine/fr3/battle/victory/victory.ts';
import type { State } from '../../src/engine/fr3/battle/vocabulary/state.ts';
import { play } from '../../src/engine/kernel/chance.ts';
import { scripted } from '../../src/engine/kernel/dice.ts';
import { readMove } from '../../src/engine/kernel/notation/moves.ts';
import { describe as inWords, parse } from '../../src/engine/kernel/notation.ts';
import { fromLink, stateOf } from '../play/fr3-play.ts';

const folder = 'src/content/diagrams/fr3';
const textOf = (name: string) => readFileSync(`${folder}/${name}.txt`, 'utf8');
const names = new Set(
  readdirSync('src/content/rules/fr3', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .flatMap((file) => [...readFileSync(`src/content/rules/fr3/${file}`, 'utf8').matchAll(/<Position name="([^"]*)"/g)])
    .map(([, name]) => name as string),
);

const opened = (name: string) => {
  const link = positionLink(textOf(name));
  if (!link.ok) throw new Error(`${name}: ${link.because}`);
  const read = fromLink(link.value.letters);
  if (!read.ok) throw new Error(`${name}: ${read.because}`);
  return { ...link.value, battle: read.battle, state: stateOf(read.course) };
};

test('positions stand on six rule pages and more', () => {
  expect(names.size).toBeGreaterThanOrEqual(6);
});

test.each([...names])('%s opens with its question, and somebody decides', (name) => {
  const { question, letters, battle, state } = opened(name);
  expect(battle.question).toBe(question);
  expect(letters.length).toBeLessThan(500);
  expect(brokenInvariants(state)).toEqual([]);
  expect(fr3Battle.decider(state)).toBe(state.first);
});

test('a position stands in the middle of a small table, everybody as far from each other as in the drawing', () => {
  const { state } = opened('charge-reach');
  expect(state.setup.table).toEqual({ width: 24, depth: 20 });
  const [cavalry, mob, spears] = state.units.map(({ base }) => base);
  expect(mob && cavalry && [mob.x - cavalry.x, mob.y - cavalry.y]).toEqual([0, expect.closeTo(6.075, 2)]);
  expect(spears && cavalry && [spears.x - cavalry.x, spears.y - cavalry.y]).toEqual([
    expect.closeTo(2.6, 2),
    expect.closeTo(7.075, 2),
  ]);
});

/** The moves that a diagram's text says the engine allows or refuses, separated by semicolons. */
const claims = [...names].flatMap((name) => {
  const parsed = parse(textOf(name));
  if (!parsed.ok) throw new Error(`${name}: ${parsed.errors.map(inWords).join(' ')}`);
  return parsed.statements.flatMap((one) =>
    one.kind === 'heading' && (one.name === 'allowed' || one.name === 'refused')
      ? one.text.split(';').map((move) => ({ name, says: one.name, move: move.trim() }))
      : [],
  );
});

/** Passes the missile step, so that units can move. */
function movementOf(name: string): State {
  const { state } = opened(name);
  return askedNow(state)?.what === 'missiles' ? play(fr3Battle.perform(state, { kind: 'pass' }), scripted([])).state : state;
}

test.each(claims)('$name: “$move” is $says', async ({ name, says, move }) => {
  await readyForAll();
  const parsed = parse(move);
  const [one] = parsed.ok ? parsed.statements : [];
  if (one?.kind !== 'move') throw new Error(`“${move}” is not a move.`);
  const read = readMove(fr3Notation.language, one);
  if (!read.ok) throw new Error(`“${move}”: expected ${read.expected}.`);
  const action = fr3Battle.readAction(read.action);
  if (!action) throw new Error(`“${move}” cannot be read.`);
  const refusal = fr3Battle.refuse(movementOf(name), action);
  if (says === 'allowed') expect(refusal?.because).toBeUndefined();
  // A comment names a rule that the refusal must cite.
  else if (one.comment !== null) expect(refusal?.rules).toContain(one.comment);
  else expect(refusal).not.toBeNull();
});

test('fr3.charging.definition: the cavalry may charge the mob, and not the spears', () => {
  const { state } = opened('charge-reach');
  const charges = [...fr3Battle.actions(state)].filter(({ kind }) => kind === 'charge');
  expect(new Set(charges.flatMap((action) => targetsOf(state, action)))).toEqual(new Set(['B1']));
});

test('fr3.victory.points-objective: nobody holds the objective that both stand on', () => {
  expect(holderOfObjective(opened('objective-shared').state)).toBeNull();
});

test('a diagram without a question is none', () => {
  expect(positionOf(textOf('wheel'))).toMatchObject({ ok: false, because: expect.stringContaining('asks no question') });
  expect(positionOf('title: T\nquestion: Q?\nA1 spears 10,10 N')).toMatchObject({ ok: false });
});
