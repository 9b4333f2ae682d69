/** Rulings on control, squares, losses and victory, by rule id. */
import { expect, test } from 'vitest';
import type { Action } from '../../../src/engine/fr3/battle/battle.ts';
import { controlled } from '../../../src/engine/fr3/battle/characters/control.ts';
import { inflict } from '../../../src/engine/fr3/battle/harm/harm.ts';
import { dissipate } from '../../../src/engine/fr3/battle/magic/illusions.ts';
import { joinedBy } from '../../../src/engine/fr3/battle/units/new-units.ts';
import { sheetSide, unitAt } from '../../../src/engine/fr3/battle/units/pieces.ts';
import { scoreOf } from '../../../src/engine/fr3/companion/score.ts';
import { sequence } from '../../../src/engine/fr3/data/sequence.ts';
import { unitOf } from '../../../src/engine/fr3/data/units.ts';
import { removedAs } from '../../../src/engine/fr3/demoralization.ts';
import { play } from '../../../src/engine/kernel/chance.ts';
import { scripted } from '../../../src/engine/kernel/dice.ts';
import { after, begun, type Played, setupOf } from './battle-table.ts';
import { pass, until, withTroop } from './magic-table.ts';

const far = 'A9 mobs 44,3 N; B9 mobs 44,33 S';
const at = (text: string) => begun(setupOf(`${text}; ${far}`));
const unit = ({ state }: Played, id: string) => unitAt(state, id);
const clock = ({ state }: Played, side: 'A' | 'B') => state.sheet.sides[sheetSide(state, side)].clock;
const lose = ({ state }: Played, id: string, ...faces: number[]): Played => {
  const dice = scripted(faces);
  const harm = { after: removedAs('destroyed', 'fr3.melee.result-double'), cause: 'nerve', by: null } as const;
  const told = play(inflict(state, id, harm), dice);
  dice.finish();
  return told;
};

const dissipated = ({ state }: Played, id: string): Played => dissipate(state, [id], 'fr3.illusions.unpaid');

// ---- Control -------------------------------------------------------------------------------------

test.each([
  ['spears', true],
  ['light-artillery', true],
  ['large-monsters', false],
  ['fire-elemental', false],
  ['minor-spirits', false],
  ['ethereals', false],
  ['tricksters', true],
  ['large-monsters 10,10 N undead', false],
  ['spears 10,10 N undead', false],
  ['fanatics', false],
])('fr3.control.concept, ruling: %s, in control without any particular character: %s', (type, is) => {
  const { state } = at(`A1 ${type.includes(' ') ? type : `${type} 10,10 N`}; A2 spears+hero-1-1 30,10 N; B1 mobs 10,30 S`);
  expect(controlled(state, unitAt(state, 'A1'))).toBe(is);
});

test('fr3.characters.sub-commander, ruling: he is the commander who keeps the undead in control, and a hero is not', () => {
  const held = (who: string) => {
    const { state } = at(`A1 spears 10,10 N undead; A2 spears+${who} 30,10 N; B1 mobs 10,30 S`);
    return controlled(state, unitAt(state, 'A1'));
  };
  expect(['hero-1-1', 'sub-commander-1-2', 'general-2-2'].map(held)).toEqual([false, true, true]);
});

test('fr3.control.specials, ruling: leviathans are specials, whom no beastmaster controls', () => {
  const { state } = at(
    'A1 leviathans 10,10 N 1x1; A2 large-monsters 20,10 N; A3 spears 30,10 N; A90 hero-1-1 with A3 beastmaster; B1 mobs 10,30 S',
  );
  expect(['A1', 'A2'].map((id) => controlled(state, unitAt(state, id)))).toEqual([false, true]);
});

test('fr3.basics.attachment-barred-primaries, ruling: a character goes with a monster if he is a beastmaster, and with no special', () => {
  const led = (type: string, who: string) => () => setupOf(`A1 ${type} 10,10 N; A2 hero-1-1 with A1 ${who}; B1 mobs 10,30 S`);
  expect(led('dragons', 'beastmaster')).not.toThrow();
  expect(led('dragons', 'superhero')).toThrow();
  expect(led('fanatics', 'beastmaster')).toThrow();
});

// ---- Losses --------------------------------------------------------------------------------------

test('fr3.morale-clock.general-loss, ruling: a captured general costs nothing until he is killed', () => {
  const fallen = (face: number) => {
    const start = at('A1 knights 10,10 N; B1 mobs+general-2-2 10,11.5752 S; B2 mobs 30,30 S');
    return after(start, [pass, { kind: 'fight', a: 'A1', b: 'B1' }], 10, 1, face, 10, ...(face === 4 ? [10] : []));
  };
  const [killed, captured] = [fallen(1), fallen(4)];
  const person = ({ state }: Played) => state.characters[0]?.status;
  expect([person(killed), person(captured)]).toEqual(['killed', 'captured']);
  expect(clock(captured, 'B') - clock(killed, 'B')).toBe(2);
});

test('fr3.morale-clock.final-results, ruling: a unit that magic has rallied in the phase is not a loss of it', () => {
  const text = `A1 longbows 10,10 N; B1 handweapons 10,14 S; B2 spears 14,14 S; ${far}`;
  const shot = after(until(begun(setupOf(text)), 'A missiles'), [{ kind: 'shoot', units: ['A1'], at: 'B1' }], 8);
  expect(unit(shot, 'B1').morale).toBe(1);
  const rallied = withTroop(shot, 'B1', { morale: 0 });
  expect([clock(until(shot, 'B movement'), 'B'), clock(until(rallied, 'B movement'), 'B')]).toEqual([8, 9]);
});

test('fr3.morale-clock.phase-losses-excluded, ruling: nor is one that its own disengaging has demoralized', () => {
  const start = at('A1 light-cavalry 10,10 N; B1 spears 10,11.5752 S');
  const left = after(start, [{ kind: 'disengage', unit: 'A1' } as unknown as Action]);
  expect(unit(left, 'A1').morale).toBe(1);
  expect(clock(until(left, 'B movement'), 'A')).toBe(9);
});

test('fr3.victory.points-destroyed, ruling: whatever destroyed them, a summoned unit by the table, and an illusion not at all', () => {
  const points = ({ state }: Played) =>
    scoreOf(state.sheet, 'first').lines.find(({ rules }) => rules.includes('fr3.victory.points-destroyed'))?.points ?? 0;
  const text = `A1 spears 10,10 N; B1 knights 10,30 S; B2 knights 20,30 S illusion; ${far}; B90 individual with B1 magic=illusionist-2`;
  const start = after(until(begun(setupOf(text), 6, 6), 'B upkeep'), [{ kind: 'upkeep', from: 'own' }]);
  const table = Number(unitOf('knights')?.cost);
  const fled = until(lose(start, 'B1', 10), 'B movement');
  expect(points(fled)).toBe(table);
  expect(points(until(dissipated(start, 'B2'), 'B movement'))).toBe(0);
  const swarm = joinedBy(start.state, 'B', { type: 'swarms' }, { x: 30, y: 20, facing: 0 });
  const slain = until(lose({ state: swarm.state, events: [] }, swarm.unit.id), 'B movement');
  expect(points(slain)).toBe(Number(unitOf('swarms')?.cost));
});

test('fr3.sequence.movement-order, ruling: the seven sentences stand with the seven letters in turn', () => {
  const [movement] = sequence.phase.filter(({ id }) => id === 'movement');
  expect(movement?.steps.map(({ label, rules }) => [label, rules[0]])).toEqual([
    ['4a', 'fr3.planar.denizen-arrival'],
    ['4b', 'fr3.character-items.taunt-failed'],
    ['4c', 'fr3.sequence.normal-movement'],
    ['4d', 'fr3.magic.sacrifice-preparation'],
    ['4e', 'fr3.items.grapple-roll'],
    ['4f', 'fr3.monsters.cyclics-deploy'],
    ['4g', 'fr3.siege.storm-melee'],
  ]);
});
