/** The death that a samurai general may choose, by rule id. */
import { expect, test } from 'vitest';
import { fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { tell } from '../../../src/engine/fr3/battle/chronicle/sentences.ts';
import { armyOfRoster } from '../../../src/engine/fr3/battle/deployment/army-of-roster.ts';
import { brokenInvariants } from '../../../src/engine/fr3/battle/invariants.ts';
import { fr3Notation } from '../../../src/engine/fr3/battle/notation/game.ts';
import { scoreOf } from '../../../src/engine/fr3/companion/score.ts';
import { armies2 } from '../../../src/engine/fr3/data/figures/armies-2.ts';
import { moraleClock } from '../../../src/engine/fr3/data/figures/morale-clock.ts';
import { after, begun, type Played, setupOf, unshot } from './battle-table.ts';

type Act = Parameters<typeof fr3Battle.refuse>[1];
const die: Act = { kind: 'own-hand', character: 'A2' };
const board = 'A1 handweapons+general-2-2 10,10 N; B1 spears+general-2-2 10,20 S';
const plain = setupOf(board);
const samurai = { ...plain, armies: { ...plain.armies, A: { ...plain.armies.A, has: ['chosen-death'] as const } } };
const start = () => unshot(begun(samurai));
const rules = (at: Played, action: Act) => fr3Battle.refuse(at.state, action)?.rules ?? [];
const side = ({ state }: Played) => state.sheet.sides.first;

test('fr3.armies.samurai-suicide, ruling: with as high a die as the enemy’s the clock rises by 2, and nobody has points for him', () => {
  const at = start();
  expect([...fr3Battle.actions(at.state)]).toContainEqual(die);
  const dead = after(at, [die], 6, 6);
  expect(side(dead).clock).toBe(moraleClock.start + armies2.suicideClock);
  expect(side(dead).losses).toEqual([]);
  expect(scoreOf(dead.state.sheet, 'second').total).toBe(scoreOf(at.state.sheet, 'second').total);
  expect(dead.state.characters[0]).toMatchObject({ status: 'killed', host: null });
  expect(tell(dead.state, dead.events[0]!)).toBe('The general (A2) commits ritual suicide, which encourages his army.');
  expect(brokenInvariants(dead.state)).toEqual([]);
});

test('fr3.armies.samurai-suicide, ruling, fr3.morale-clock.general-loss: with a lower die he is lost like any general', () => {
  const dead = after(start(), [die], 5, 6);
  expect(side(dead)).toMatchObject({ clock: moraleClock.start - moraleClock.general, losses: [{ loss: 'general' }] });
  expect(dead.state.characters[0]?.status).toBe('killed');
});

test('fr3.armies.samurai-suicide, ruling: only of their generals, and only between two steps', () => {
  expect(rules(unshot(begun(plain)), die)).toEqual(['fr3.armies.samurai-suicide']);
  const moved = after(start(), [{ kind: 'ahead', units: ['A1'], inches: 1 }]);
  expect(rules(moved, die)).toEqual(['fr3.armies.samurai-suicide']);
  const played = start();
  const characters = played.state.characters.map((each) =>
    each.id === 'A2' ? { ...each, status: 'captured' as const, host: 'B1' } : each,
  );
  expect(rules({ ...played, state: { ...played.state, characters } }, die)).toContain('fr3.armies.samurai-suicide');
});

test('fr3.armies.samurai-suicide: a roster of theirs brings it, and a text says it', () => {
  const army = armyOfRoster({
    name: 'Ronin',
    army: 'samurai',
    size: 1000,
    units: [{ type: 'handweapons' }],
    characters: [{ has: ['general'], with: 1 }],
  });
  if (!army.ok) throw new Error(army.because);
  expect(army.value.has).toContain('chosen-death');
  expect(fr3Notation.readSetup(fr3Notation.writeSetup(samurai))).toMatchObject({
    ok: true,
    value: { armies: { A: { has: ['chosen-death'] } } },
  });
});
