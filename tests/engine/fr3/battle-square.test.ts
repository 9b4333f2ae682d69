/** Squares in a battle, by rule id. */
import { expect, test } from 'vitest';
import { fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { inflict } from '../../../src/engine/fr3/battle/harm/harm.ts';
import { asSquareRallies, rallying } from '../../../src/engine/fr3/battle/harm/square.ts';
import { questionOf } from '../../../src/engine/fr3/battle/melee/question.ts';
import { askedNow } from '../../../src/engine/fr3/battle/sequence.ts';
import { unitAt, withUnit } from '../../../src/engine/fr3/battle/units/pieces.ts';
import { asCombatant } from '../../../src/engine/fr3/battle/units/troops.ts';
import type { PieceId } from '../../../src/engine/fr3/battle/vocabulary/ids.ts';
import { unitOf } from '../../../src/engine/fr3/data/units.ts';
import { eliteForm } from '../../../src/engine/fr3/melee/elite.ts';
import { rallyNeeds } from '../../../src/engine/fr3/rally.ts';
import { play } from '../../../src/engine/kernel/chance.ts';
import { scripted } from '../../../src/engine/kernel/dice.ts';
import { after, begun, charge, expectTheSame, type Played, setupOf, unshot } from './battle-table.ts';

type Act = Parameters<typeof fr3Battle.refuse>[1];
const start = (text: string) => unshot(begun(setupOf(text)));
const rules = (at: Played, action: Act) => fr3Battle.refuse(at.state, action)?.rules ?? [];
const unit = ({ state }: Played, id: string) => unitAt(state, id);
const four = ['A1', 'A2', 'A3', 'A4'];
const line = 'A1 muskets 10,10 N; A2 muskets 11.575,10 N; A3 muskets 13.15,10 N; A4 muskets 14.725,10 N; A5 mobs 30,3 N';
const form: Act = { kind: 'square', units: four };

test('fr3.square.placement, fr3.square.cost: half stay, half stand behind them and look to the rear; the whole move', () => {
  const at = after(start(`${line}; B1 mobs 40,33 S`), [form]);
  expect(four.map((id) => unit(at, id).base.facing).sort()).toEqual([0, 0, 1800, 1800]);
  expect(unit(at, 'A1')).toMatchObject({ square: four, did: { spent: 1 } });
});

test('fr3.square.eligible, fr3.square.size, ruling: muskets, rifles and single pikes, an even number up to six, mixed as one likes', () => {
  const at = start(`${line}; B1 mobs 40,33 S`);
  expect(rules(at, { kind: 'square', units: ['A1', 'A2', 'A3'] })).toContain('fr3.square.size');
  const spears = start(`${line.replaceAll('muskets', 'spears')}; B1 mobs 40,33 S`);
  expect(rules(spears, form)).toContain('fr3.square.eligible');
  expect([...fr3Battle.actions(at.state)]).toContainEqual(form);
  const mixed = line.replace('A2 muskets', 'A2 rifles').replace('A3 muskets', 'A3 pikes');
  expect(rules(start(`${mixed}; B1 mobs 40,33 S`), form)).toEqual([]);
});

/** Side A forms square, side B passes, and it is A’s movement again. */
function formed(enemies: string): Played {
  let at = after(start(`${line}; ${enemies}`), [form]);
  while (!(at.state.sheet.turn === 2 && askedNow(at.state)?.what === 'movement')) at = after(at, [{ kind: 'pass' }]);
  return at;
}

test('fr3.square.no-move, ruling: a square stands until it is left with the whole move', () => {
  const at = formed('B1 mobs 40,33 S');
  expect(rules(at, { kind: 'ahead', units: ['A1'], inches: 1 })).toContain('fr3.square.no-move');
  const open = after(at, [{ kind: 'open-square', units: four }]);
  expect(unit(open, 'A2')).toMatchObject({ square: [], did: { spent: 1 } });
});

test('fr3.square.support, ruling, fr3.square.charge-bonus: +4 when charged by cavalry, support from the side and from behind', () => {
  const put = after(start(`${line}; B1 knights 11.575,14 S; B2 mobs 40,33 S`), [form, { kind: 'pass' }]);
  const hit = after(put, [charge(['B1'])]);
  const [attacked] = hit.state.contacts;
  const asked = questionOf(hit.state, unit(hit, attacked!.a), unit(hit, 'B1'));
  // Muskets already have +1 when charged; the square adds 3 more.
  expect(asked.a).toMatchObject({ inSquare: true, support: 2 });
  const mobs = after(start(`${line}; B1 mobs 11.575,12.2 S; B2 mobs 40,33 S`), [form, { kind: 'pass' }]);
  const infantry = after(mobs, [charge(['B1'])]);
  expect(questionOf(infantry.state, unit(infantry, infantry.state.contacts[0]!.a), unit(infantry, 'B1')).a.other).toBeUndefined();
});

/** Knights charge the square, and one melee with the die faces 1 and 5 costs it two levels. */
function struck(): { readonly at: Played; readonly hit: string } {
  const put = after(start(`${line}; B1 knights 11.575,14 S; B2 mobs 40,33 S`), [form, { kind: 'pass' }]);
  const charged = after(put, [charge(['B1']), { kind: 'pass' }]);
  const hit = charged.state.contacts[0]!.a;
  return { at: after(charged, [{ kind: 'fight', a: hit, b: 'B1' }], 1, 5), hit };
}
const morales = (at: Played) => Object.fromEntries(four.map((id) => [id, unit(at, id).morale]));
const mark = (id: string): Act => ({ kind: 'mark', unit: id });
const recover = (id: string): Act => ({ kind: 'recover', unit: id });
const untilRally = (at: Played): Played =>
  askedNow(at.state)?.what === 'rally' ? at : untilRally(after(at, [{ kind: 'pass' }]));

test('fr3.square.no-move, ruling, fr3.square.shared-damage: no unit is pushed back, and the owner keeps a second marker or passes it on', () => {
  const { at, hit } = struck();
  const [other, ...rest] = four.filter((id) => id !== hit) as [string, ...string[]];
  // The first marker stays where it falls. The second may go to any unit with fewer than two.
  expect(morales(at)).toMatchObject({ [hit]: 1, [other]: 0 });
  expect(askedNow(at.state)).toMatchObject({ what: 'marker', side: 'A', unit: hit, many: 1 });
  expect(rules(at, mark('B1'))).toEqual(['fr3.square.destruction-threshold']);
  const passed = after(at, [mark(other)]);
  expect(morales(passed)).toMatchObject({ [hit]: 1, [other]: 1, [rest[0] as string]: 0 });
  expect(passed.events[0]).toMatchObject({ kind: 'suffered', unit: other, fate: 'demoralized', by: 'B1' });
  const kept = after(at, [mark(hit)]);
  expect(morales(kept)).toMatchObject({ [hit]: 2, [other]: 0 });
  expect(kept.events.some(({ kind }) => kind === 'moved')).toBe(false);
  // The computer player has an answer as well.
  expect([...fr3Battle.actions(at.state)].map(({ kind }) => kind)).toEqual(['mark', 'mark', 'mark', 'mark']);
});

/** The struck square with these markers instead. */
const marked = (at: Played, markers: Readonly<Record<string, 0 | 1 | 2>>): Played => ({
  ...at,
  state: Object.entries(markers).reduce((state, [id, morale]) => withUnit(state, id as PieceId, { morale }), at.state),
});
const demoralizes = (at: Played, id: string, levels: 1 | 2, lasting = 0): Played => {
  const after = { fate: 'demoralized', pushedBack: false, state: 1, markers: 0, permanent: 0, rules: [] } as const;
  const harm = { after, cause: 'missiles', by: null, onSquare: { levels, lasting } } as const;
  const { state, events } = play(inflict(at.state, id as PieceId, harm), scripted([]));
  return { state, events };
};

test('fr3.square.destruction-threshold, ruling: a third marker is passed on to a unit that the owner chooses, and only a full square is destroyed', () => {
  const square = marked(formed('B1 mobs 40,33 S'), { A1: 2, A2: 1 });
  const asked = demoralizes(square, 'A1', 1);
  // Only units with fewer than two markers can take the marker.
  expect([...fr3Battle.actions(asked.state)].map((action) => 'unit' in action && action.unit)).toEqual(['A3', 'A4', 'A2']);
  expect(rules(asked, mark('A1'))).toEqual(['fr3.square.destruction-threshold']);
  expect(morales(after(asked, [mark('A2')]))).toEqual({ A1: 2, A2: 2, A3: 0, A4: 0 });
  // A second blow comes before the first is placed: both are counted.
  const nearlyFull = marked(square, { A1: 2, A2: 2, A3: 1, A4: 1 });
  const waits = demoralizes(nearlyFull, 'A1', 1);
  expect(four.map((id) => unit(demoralizes(waits, 'A2', 1), id).status)).toEqual(four.map(() => 'table'));
  const destroyed = demoralizes(demoralizes(waits, 'A2', 1), 'A3', 1);
  expect(four.map((id) => unit(destroyed, id).status)).toEqual(four.map(() => 'destroyed'));
  expect(destroyed.state.asks).toEqual([]);
  // If only one unit can take it, nothing is asked.
  const last = demoralizes(marked(square, { A1: 2, A2: 2, A3: 2, A4: 0 }), 'A1', 2);
  expect(morales(last)).toEqual({ A1: 2, A2: 2, A3: 2, A4: 2 });
  expect(askedNow(last.state)?.what).toBe('movement');
});

test('fr3.square.kill, ruling: the two markers of a kill are shared, and the first of them is permanent on the unit that takes it', () => {
  const asked = demoralizes(marked(formed('B1 mobs 40,33 S'), { A1: 1 }), 'A1', 2, 1);
  const shared = after(asked, [mark('A3'), mark('A1')]);
  expect(morales(shared)).toEqual({ A1: 2, A2: 0, A3: 1, A4: 0 });
  expect(four.map((id) => unit(shared, id).lasting)).toEqual([0, 0, 1, 0]);
});

test('fr3.square.rally: one roll with the best rally number removes two markers', () => {
  const { at, hit } = struck();
  const asked = untilRally(after(at, [mark(four.find((id) => id !== hit) as string)]));
  const rolls = [...fr3Battle.actions(asked.state)].filter(({ kind }) => kind === 'rally');
  expect(rolls).toHaveLength(1);
  // Muskets rally on 6, and the least demoralized units have no marker.
  expect(morales(after(asked, [rolls[0] as Act], 5))).not.toEqual({ A1: 0, A2: 0, A3: 0, A4: 0 });
  expect(morales(after(asked, [rolls[0] as Act], 6))).toEqual({ A1: 0, A2: 0, A3: 0, A4: 0 });
});

test('fr3.square.rally, ruling: the penalty is that of the least demoralized unit, and the owner chooses which markers are removed', () => {
  const { at, hit } = struck();
  const before = untilRally(after(at, [mark(hit)]));
  const worn = marked(before, { A1: 2, A2: 1, A3: 1, A4: 1 });
  const roll = [...fr3Battle.actions(worn.state)].find(({ kind }) => kind === 'rally') as Act;
  expect(askedNow(after(worn, [roll], 6).state)?.what).not.toBe('recover');
  const rallied = after(worn, [roll], 7);
  expect(askedNow(rallied.state)).toMatchObject({ what: 'recover', side: 'A', many: 2 });
  expect(rules(rallied, recover('B1'))).toEqual(['fr3.square.rally']);
  expect(morales(after(rallied, [recover('A1'), recover('A1')]))).toEqual({ A1: 0, A2: 1, A3: 1, A4: 1 });
  expect(morales(after(rallied, [recover('A2'), recover('A4')]))).toEqual({ A1: 2, A2: 0, A3: 1, A4: 0 });
});

test('fr3.square.rally, ruling: the best number in the square is rolled, even if its unit is more demoralized than another', () => {
  const pikes = line.replace('A1 muskets 10,10 N', 'A1 pikes 10,10 N elite=1-1-0');
  const put = after(start(`${pikes}; B1 mobs 40,33 S`), [form]);
  const next = (state: Played): Played =>
    state.state.sheet.turn === 2 && askedNow(state.state)?.what === 'movement' ? state : next(after(state, [{ kind: 'pass' }]));
  const worn = marked(next(put), { A1: 2, A2: 1, A3: 1, A4: 1 });
  const rolls = four.filter((id) => rallying(worn.state, unit(worn, id)).length > 0);
  expect(rolls).toEqual(['A1']);
  const best = asCombatant(worn.state, unit(worn, 'A1'));
  expect(rallyNeeds(asSquareRallies(worn.state, unit(worn, 'A1')))).toBe(Number(best.rally) + 1 - eliteForm[best.is.elite].rally);
});

test('fr3.square.shared-damage: the choices of a square are written down and read back', () => {
  const setup = setupOf(`${line}; B1 knights 11.575,14 S; B2 mobs 40,33 S`);
  const first: readonly Act[] = [{ kind: 'pass' }, form, { kind: 'pass' }, charge(['B1']), { kind: 'pass' }];
  const to = first.reduce((now, action) => after(now, [action]), begun(setup));
  const hit = to.state.contacts[0]!.a;
  const fight: Act = { kind: 'fight', a: hit, b: 'B1' };
  const actions = [...first, fight, mark(hit)];
  expectTheSame({ setup, actions, faces: [1, 5] }, after(after(to, [fight], 1, 5), [mark(hit)]).state);
});

test('fr3.reference.other-column-codes, ruling: rifles form square by their code, and 2x2 masses follow their own rule whatever the code', () => {
  const rifles = start(`${line.replaceAll('muskets', 'rifles')}; B1 mobs 40,33 S`);
  expect(rules(rifles, form)).toEqual([]);
  const coded = (type: string) => unitOf(type)?.other.some((code: string) => code === 'MB') === true;
  const mass = (type: string) => {
    try {
      setupOf(`A1 ${type} 10,10 N form=mass; A2 mobs 30,3 N; B1 mobs 40,33 S`);
      return true;
    } catch {
      return false;
    }
  };
  expect(['small-monsters', 'minor-spirits', 'battlewagons', 'mobs'].map((type) => [coded(type), mass(type)])).toEqual([
    [false, true],
    [false, true],
    [true, false],
    [true, true],
  ]);
});
