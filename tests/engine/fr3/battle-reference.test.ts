/**
 * Rules in the chapters on basics, levels, tactics and reference that repeat other rules: each is tested once more in a battle
 * that could get it wrong.
 */
import { expect, test } from 'vitest';
import { type Action, fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { inflict } from '../../../src/engine/fr3/battle/harm/harm.ts';
import { brokenInvariants } from '../../../src/engine/fr3/battle/invariants.ts';
import { boutOf, questionOf } from '../../../src/engine/fr3/battle/melee/question.ts';
import { fullMove, rateOf } from '../../../src/engine/fr3/battle/movement/rates.ts';
import { askedNow } from '../../../src/engine/fr3/battle/sequence.ts';
import { unitAt } from '../../../src/engine/fr3/battle/units/pieces.ts';
import { asCombatant } from '../../../src/engine/fr3/battle/units/troops.ts';
import { distanceAt, misprints, undeadMovementLoss } from '../../../src/engine/fr3/data/scales.ts';
import { unitOf } from '../../../src/engine/fr3/data/units.ts';
import { suffer } from '../../../src/engine/fr3/demoralization.ts';
import { totalOf } from '../../../src/engine/fr3/melee/modifiers.ts';
import { baseSide } from '../../../src/engine/fr3/table/bases.ts';
import { play } from '../../../src/engine/kernel/chance.ts';
import { scripted, seeded } from '../../../src/engine/kernel/dice.ts';
import { after, begun, charge, type Played, setupOf } from './battle-table.ts';
import { printedRows } from './printed-tables.ts';

const start = (text: string): Played => begun(setupOf(text));
const rules = ({ state }: Played, action: Action): readonly string[] => fr3Battle.refuse(state, action)?.rules ?? [];
const legal = (at: Played, action: Action): boolean =>
  rules(at, action).length === 0 && fr3Battle.refuse(at.state, action) === null;
const pass: Action = { kind: 'pass' };
const fight = (a: string, b: string): Action => ({ kind: 'fight', a, b });
const ahead = (unit: string, inches: number): Action => ({ kind: 'ahead', units: [unit], inches });
const asked = ({ state }: Played): string | undefined => askedNow(state)?.what;
const unit = ({ state }: Played, id: string) => unitAt(state, id);
const total = ({ state }: Played, a: string, b: string): number =>
  totalOf(boutOf(state, unitAt(state, a), unitAt(state, b)), 'a');
/** Goes on to the melees of the phase. */
function melee(text: string): Played {
  let at = start(text);
  while (asked(at) !== 'melee') at = after(at, [pass]);
  return at;
}
const hit = (at: Played, id: string, blow: Parameters<typeof suffer>[1]): Played => {
  const aftermath = suffer(asCombatant(at.state, unit(at, id)), blow, ['fr3.artillery.damage'], 'artillery');
  const told = play(inflict(at.state, id, { after: aftermath, cause: 'artillery', by: null }), scripted([]));
  return { state: told.state, events: told.events };
};
const far = 'B9 mobs 40,33 S';

// ---- Basics ----------------------------------------------------------------------------------

test('fr3.basics.base-size, ruling: a base is 40 mm square, a pike block two of them, a mass four', () => {
  const at = start(`A1 spears 10,10 N; A2 pikes 20,10 N 1x2; A3 swarms 30,10 N 2x2; ${far}`);
  const inMillimetres = (id: string) => [unit(at, id).base.width, unit(at, id).base.depth].map((side) => Math.round(side * 25.4));
  expect(['A1', 'A2', 'A3'].map(inMillimetres)).toEqual([
    [40, 40],
    [40, 80],
    [80, 80],
  ]);
});

test('fr3.basics.forward-arc: a unit shoots between the diagonals of its base, and no farther aside', () => {
  const at = (x: number) => start(`A1 longbows 10,10 N; B1 spears ${x},16 S; B2 mobs 10,18 S; ${far}`);
  const shoot: Action = { kind: 'shoot', units: ['A1'], at: 'B1' };
  expect(legal(at(14), shoot)).toBe(true);
  expect(rules(at(19), shoot)).toContain('fr3.basics.arc-of-fire');
});

test('fr3.basics.demoralization, fr3.basics.demoralized-penalties: a demoralized unit fights on, and −1 to melee and rally rolls', () => {
  const line = 'A1 spears 10,10 N STATE; B1 handweapons 10,11.575 S';
  const [fresh, shaken] = ['', 'demoralized'].map((state) => melee(`${line.replace('STATE', state)}; ${far}`)) as [
    Played,
    Played,
  ];
  expect(total(fresh, 'A1', 'B1') - total(shaken, 'A1', 'B1')).toBe(1);
  expect(legal(shaken, fight('A1', 'B1'))).toBe(true);
  const rally = (face: number) =>
    unit(after(start(`A1 spears 10,10 N demoralized; ${far}`), [{ kind: 'rally', unit: 'A1' }], face), 'A1').morale;
  expect([6, 7].map(rally)).toEqual([1, 0]);
});

test('fr3.basics.demoralized-no-charge: it does not move into contact, and keeps fighting those whom it has met', () => {
  const at = after(start(`A1 knights 10,10 N demoralized; B1 spears 10,13 S; ${far}`), [pass]);
  expect(rules(at, charge(['A1']))).toContain('fr3.basics.demoralized-no-charge');
});

test('fr3.basics.extra-demoralization-markers, fr3.basics.advanced-extra-markers: a pike block loses its marker first, then its morale', () => {
  const whole = start(`A1 pikes 10,10 N 1x2; ${far}`);
  const once = hit(whole, 'A1', { levels: 1 });
  const twice = hit(once, 'A1', { levels: 1 });
  expect([whole, once, twice].map((at) => [unit(at, 'A1').markers, unit(at, 'A1').morale])).toEqual([
    [1, 0],
    [0, 0],
    [0, 1],
  ]);
});

test('fr3.basics.extra-markers-kill, fr3.basics.advanced-kill: a kill takes two levels of a unit with markers, one of them for good', () => {
  const at = hit(start(`A1 pikes 10,10 N 1x2; ${far}`), 'A1', 'kill');
  expect(unit(at, 'A1')).toMatchObject({ status: 'table', markers: 0, mostMarkers: 0, morale: 1 });
  expect(unit(hit(at, 'A1', 'kill'), 'A1').status).toBe('destroyed');
});

test('fr3.basics.rally-cap, fr3.basics.damage-rally: one roll takes off two levels at most', () => {
  const lost = hit(
    hit(hit(start(`A1 swarms 10,10 N 2x2; A2 spears 20,10 N demoralized; ${far}`), 'A1', { levels: 1 }), 'A1', { levels: 1 }),
    'A1',
    { levels: 1 },
  );
  const levels = (at: Played) => unit(at, 'A1').mostMarkers - unit(at, 'A1').markers + unit(at, 'A1').morale;
  expect(levels(lost)).toBe(3);
  expect(levels(after(lost, [{ kind: 'rally', unit: 'A1' }], 10))).toBe(1);
});

test('fr3.basics.dice: ten-sided dice, six-sided ones for the pools of magic', () => {
  const thrown = new Set<number>();
  const dice = seeded(3);
  const counting = {
    roll: (die: number, purpose: Parameters<typeof dice.roll>[1]) => {
      thrown.add(die);
      return dice.roll(die, purpose);
    },
  };
  let { state } = play(
    fr3Battle.begin(setupOf(`A1 spears 10,10 N; A2 individual with A1 magic=wizard-2; B1 mobs 10,11.575 S; ${far}`)),
    counting,
  );
  for (let n = 0; n < 40 && fr3Battle.decider(state) !== null; n++) {
    const [action] = [...fr3Battle.actions(state)].sort((x, y) => Number(y.kind === 'fight') - Number(x.kind === 'fight'));
    state = play(fr3Battle.perform(state, action as Action), counting).state;
  }
  expect([...thrown].sort((x, y) => x - y)).toEqual([6, 10]);
});

test('fr3.basics.zone-of-control-spirits: spirits go through a zone of control, others stop in it', () => {
  const through = (type: string) => rules(start(`A1 ${type} 5,10.5 E; B1 spears 10,12.3 S; ${far}`), ahead('A1', 6));
  expect(through('minor-spirits')).toEqual([]);
  expect(through('heavy-chariots')).toContain('fr3.basics.zone-of-control-restriction');
});

test('fr3.basics.pre-measurement: asking whether a charge or a shot reaches costs nothing and binds nobody', () => {
  const at = start(`A1 longbows 10,10 N; B1 spears 10,32 S; ${far}`);
  const before = JSON.stringify(at.state);
  expect(legal(at, { kind: 'shoot', units: ['A1'], at: 'B1' })).toBe(false);
  expect(legal(at, charge(['A1']))).toBe(false);
  expect(JSON.stringify(at.state)).toBe(before);
  expect(legal(at, ahead('A1', 2))).toBe(true);
});

// ---- Levels ----------------------------------------------------------------------------------

const turn: Action = { kind: 'turn', units: ['A1'], to: 'left' };

test('fr3.levels.burrowing-like-flying, fr3.levels.burrower-turns: over and under; a burrower pays half a move for its facing', () => {
  const spent = (words: string) => unit(after(start(`A1 handweapons 10,10 N ${words}; ${far}`), [turn]), 'A1').did.spent;
  expect(spent('burrowing')).toBe(0.5);
  const under = start(`A1 handweapons 10,10 N burrowing; B1 spears 10,12 S; ${far}`);
  expect(legal(under, ahead('A1', 3))).toBe(true);
  expect(rules(start(`A1 handweapons 10,10 N; B1 spears 10,12 S; ${far}`), ahead('A1', 3)).length).toBeGreaterThan(0);
});

test('fr3.levels.example-pass-under: a swimmer goes under a unit on the water, which cannot come at it', () => {
  const at = start(`terrain water 2,2 to 30,30; A1 large-monsters 10,10 N swimming; B1 spears 10,13 S; ${far}`);
  expect(legal(at, ahead('A1', 6))).toBe(true);
  const theirs = after(at, [pass]);
  expect(rules(theirs, charge(['B1'], { over: 'A1' }))).toEqual(['fr3.levels.choose-engage']);
});

test('fr3.levels.contact-one-level: fliers come at the surface, never at swimmers or burrowers', () => {
  const at = (words: string) => start(`A1 dragons 10,10 N flying; B1 handweapons 10,16 S ${words}; ${far}`);
  const down = charge(['A1'], { over: 'B1' });
  expect([legal(at(''), down), legal(at('burrowing'), down)]).toEqual([true, false]);
});

test('fr3.levels.stay-on-surface: what stays down can be contacted by units of the surface', () => {
  const at = (words: string) =>
    after(start(`A1 mobs 3,3 N; A2 dragons 10,16 S flying ${words}; B1 knights 10,13 N; ${far}`), [pass]);
  expect([legal(at('landed'), charge(['B1'])), legal(at(''), charge(['B1']))]).toEqual([true, false]);
});

test('fr3.levels.burrowing-notes: woods, towns and hills are entered on the surface only', () => {
  for (const kind of ['woods', 'town', 'hill']) {
    const at = start(`terrain ${kind} 5,11 to 15,20; A1 handweapons 10,10 N burrowing; ${far}`);
    expect(legal(at, ahead('A1', 1.5)), kind).toBe(false);
  }
  const walking = start(`terrain woods 5,11 to 15,20; A1 handweapons 10,10 N burrowing landed; ${far}`);
  expect(legal(walking, ahead('A1', 1))).toBe(true);
});

test('fr3.levels.light-artillery, fr3.levels.heavy-artillery-targets: light pieces shoot at fliers, heavy ones at the surface only', () => {
  const at = (piece: string, words: string) => start(`A1 ${piece} 10,10 N; B1 spears 10,16 S ${words}; ${far}`);
  const bombard: Action = { kind: 'bombard', unit: 'A1', at: 'B1' };
  const can = (piece: string) => ['', 'flying', 'burrowing'].map((words) => legal(at(piece, words), bombard));
  expect([can('light-artillery'), can('heavy-artillery')]).toEqual([
    [true, true, false],
    [true, false, false],
  ]);
});

test('fr3.levels.battlewagon-sbf, fr3.levels.battlewagon-heavy-artillery: in the air a wagon fires its light guns, never its heavy ones', () => {
  const at = (words: string) =>
    start(`A1 battlewagons 10,10 N flying ${words}; B1 spears 10,16 S; B2 mobs 13,18 S flying; ${far}`);
  const bombard = (target: string): Action => ({ kind: 'bombard', unit: 'A1', at: target });
  expect(legal(at('light-artillery'), bombard('B1'))).toBe(true);
  expect(legal(at('heavy-artillery'), bombard('B1'))).toBe(false);
  expect(legal(at('heavy-artillery landed'), bombard('B1'))).toBe(true);
  expect(legal(at('heavy-artillery landed'), bombard('B2'))).toBe(false);
});

// ---- Tactics ---------------------------------------------------------------------------------

test('fr3.tactics.melee-order: a melee that is fought first takes support away from the next', () => {
  const at = melee(`A1 spears 10,10 N; A2 spears 11.575,10 N; B1 handweapons 10,11.575 S; B2 mobs 11.575,11.575 S; ${far}`);
  const support = (now: Played) => questionOf(now.state, unit(now, 'A1'), unit(now, 'B1')).a.support;
  const first = after(at, [fight('A2', 'B2')], 1, 10);
  expect([support(at), support(first)]).toEqual([1, 0]);
});

test('fr3.tactics.after-destroying: infantry that destroys may turn to an enemy beside the gap; knights test, and are not asked', () => {
  const text = (type: string) =>
    `A1 ${type} 10,10 N; A2 mobs 30,3 N; B1 mobs 10,11.575 S double-demoralized; B2 handweapons 11.575,11.575 S; ${far}`;
  const foot = after(melee(text('spears')), [fight('A1', 'B1'), { kind: 'follow-up', go: true }], 9, 1);
  expect(asked(foot)).toBe('gap');
  const riders = after(melee(text('knights')), [fight('A1', 'B1')], 9, 1, 10);
  expect(riders.events.some((each) => each.kind === 'tested' && each.of === 'over-pursuit')).toBe(true);
  expect(asked(riders)).not.toBe('gap');
});

test('fr3.tactics.follow-up-charge-bonus: contact by following up is a charge in the next phase, contact by turning is none', () => {
  const text = `A1 spears 10,10 N; A2 mobs 30,3 N; B1 mobs 10,11.575 S double-demoralized; B2 spears 10,13.15 S; ${far}`;
  const followed = after(melee(text), [fight('A1', 'B1'), { kind: 'follow-up', go: true }], 9, 1);
  expect(followed.state.contacts).toMatchObject([{ a: 'A1', b: 'B2', charger: 'A1' }]);
  const met = questionOf(followed.state, unit(followed, 'A1'), unit(followed, 'B2'));
  expect(met.charge).toBe('a');
});

test('fr3.tactics.one-melee-per-phase, fr3.melee.timing: who has fought fights no other melee in the phase', () => {
  const at = melee(`A1 spears 10,10 N; B1 mobs 10,11.575 S; ${far}`);
  const drawn = after(at, [fight('A1', 'B1')], 3, 5);
  expect(asked(drawn)).not.toBe('melee');
  expect(legal(drawn, fight('A1', 'B1'))).toBe(false);
});

// ---- Reference -------------------------------------------------------------------------------

test('fr3.reference.combat-factor: of two enemies the one with the greater CF is the more dangerous, and a unit turns to it', () => {
  const facing = (front: string, flank: string) =>
    unit(melee(`A1 spears 10,10 N; B1 ${front} 10,11.575 S; B2 ${flank} 11.575,10 W; ${far}`), 'A1').base.facing;
  expect([facing('mobs', 'knights'), facing('knights', 'mobs')]).toEqual([900, 0]);
});

test('fr3.reference.rally-column: the number of the row rallies, with what leaders add', () => {
  const rally = (who: string, face: number) =>
    unit(after(start(`A1 knights${who} 10,10 N demoralized; ${far}`), [{ kind: 'rally', unit: 'A1' }], face), 'A1').morale;
  const row = asCombatant(start(`A1 knights 10,10 N; ${far}`).state, unit(start(`A1 knights 10,10 N; ${far}`), 'A1')).rally ?? 0;
  expect([rally('', row), rally('', row + 1)]).toEqual([1, 0]);
  expect([rally('+general-2-2', row - 2), rally('+general-2-2', row - 1)]).toEqual([1, 0]);
});

test('fr3.reference.when-charged-bonus: in the phase in which they are charged, and not in later ones', () => {
  const at = after(start(`A1 heavy-chariots 10,10 N; A2 mobs 3,3 N; B1 crossbow-handgun 10,13 S; ${far}`), [
    charge(['A1']),
    pass,
  ]);
  const bonus = ({ state }: Played) => totalOf(boutOf(state, unitAt(state, 'A1'), unitAt(state, 'B1')), 'b');
  const later = after(at, [fight('A1', 'B1')], 1, 5);
  expect(bonus(at) - bonus(later)).toBe(2);
});

test('fr3.reference.special-bonuses: spears add 1 against cavalry, pikes 2, handweapons 2 against pikes', () => {
  const against = (mine: string, enemy: string) =>
    total(start(`A1 ${mine} 10,10 N; B1 ${enemy} 10,11.575 S; ${far}`), 'A1', 'B1');
  expect(against('spears', 'knights') - against('spears', 'mobs')).toBe(1);
  expect(against('pikes', 'knights') - against('pikes', 'mobs')).toBe(2);
  expect(against('handweapons', 'pikes') - against('handweapons', 'mobs')).toBe(2);
});

// ---- Summaries -------------------------------------------------------------------------------

test('fr3.summary.light-artillery-damage-penalty: −1 on the damage of light pieces', () => {
  const fate = (piece: string, damage: number, words = '') =>
    unit(
      after(
        start(`A1 ${piece} 10,10 N ${words}; B1 spears 10,16 S; ${far}`),
        [{ kind: 'bombard', unit: 'A1', at: 'B1' }],
        10,
        damage,
      ),
      'B1',
    );
  expect([fate('light-artillery', 7).morale, fate('light-artillery', 8).morale]).toEqual([0, 1]);
  expect(fate('heavy-artillery', 7, 'indirect').morale).toBe(1);
});

test('fr3.summary.follow-up-moves: one base depth; fanatics must', () => {
  const won = (mine: string) =>
    after(melee(`A1 ${mine} 10,10 N; A2 mobs 30,3 N; B1 mobs 10,11.575 S demoralized; ${far}`), [fight('A1', 'B1')], 9, 8);
  const foot = after(won('spears'), [{ kind: 'follow-up', go: true }]);
  expect(unit(foot, 'A1').base.y - 10).toBeCloseTo(baseSide, 1);
  const wild = after(melee(`A1 fanatics 10,10 N; A2 mobs 30,3 N; B1 mobs 10,11.575 S; ${far}`), [fight('A1', 'B1')], 9, 1);
  expect(asked(wild)).not.toBe('follow-up');
  expect(unit(wild, 'A1').base.y - 10).toBeCloseTo(baseSide, 1);
});

test('fr3.summary.undead: their rally penalty counts against traps; their demoralization goes without a roll', () => {
  const at = start(`A1 spears 10,10 N undead demoralized; A2 mobs 20,10 N; ${far}`);
  const over = after(at, [pass, pass]);
  expect(unit(over, 'A1').morale).toBe(0);
  expect(brokenInvariants(over.state)).toEqual([]);
});

test('fr3.summary.spirits: nothing on the ground slows them, and units on the ground may contact them', () => {
  const inches = (text: string) => {
    const at = start(`${text} A1 lesser-spirits 10,10 N; ${far}`);
    return fullMove(at.state, [unit(at, 'A1')], { x: 0, y: 1 });
  };
  expect(inches('terrain woods 5,11 to 15,20;')).toBe(inches(''));
  const at = after(start(`A1 lesser-spirits 10,13 S; A2 mobs 3,3 N; B1 knights 10,10 N; ${far}`), [pass]);
  expect(legal(at, charge(['B1']))).toBe(true);
});

test('fr3.summary.ethereals-affect-fliers: a flier that an ethereal goes through tests too', () => {
  const at = after(start(`A1 ethereals 10,5 N; B1 dragons 10,7 S flying; ${far}`), [ahead('A1', 4)], 10);
  expect(at.events.flatMap((each) => (each.kind === 'tested' ? [each.unit] : []))).toEqual(['B1']);
});

test('fr3.results-rolls.character-results, ruling, fr3.summary.character-results: killed on 1 to 3, captured on 4 to 6, away on 7 to 10', () => {
  const fate = (face: number) => {
    const at = melee(`A1 large-monsters 10,10 N; B1 mobs+general-2-2 10,11.575 S; B2 militia 20,20 S demoralized; ${far}`);
    const lost = after(at, [fight('A1', 'B1')], 10, 1, face).events.find((each) => each.kind === 'lost');
    return lost?.kind === 'lost' ? lost.fate : null;
  };
  expect([1, 3, 4, 6, 7, 10].map(fate)).toEqual(['killed', 'killed', 'captured', 'captured', 'escapes', 'escapes']);
});

// ---- The printed tables ----------------------------------------------------------------------

/** Units with stages, sizes or models of their own, so that one row does not describe them. */
const several = ['cyclics', 'leviathans', 'contraptions'];
/** Rows of the reference table for ordinary ground units, with the inches, CF and rally number that the battle uses. */
const rows = printedRows.flatMap(([id, ...cells]) => {
  if (['special', 'elementals'].includes(unitOf(id)?.group ?? '') || !unitOf(id)?.move || several.includes(id)) return [];
  const at = start(`A1 ${id} 10,10 N; A2 spears 30,3 N; ${far}`);
  const { combatFactor, rally } = asCombatant(at.state, unit(at, 'A1'));
  const open = rateOf(at.state, [unit(at, 'A1')]);
  return [{ id, cells, open: open.open, difficult: open.difficult, combatFactor, rally }];
});

test('fr3.reference-tables.15mm-english, ruling, fr3.reference.movement-rate: every row moves and fights as it is printed for 15 mm in inches', () => {
  expect(rows.length).toBeGreaterThan(25);
  expect(unitOf('air-elemental')).toMatchObject({ move: { open: 12 }, rally: 3 });
  for (const { id, cells, open, difficult, combatFactor, rally } of rows) {
    expect(`${open}/${difficult}`, id).toBe(cells[2]);
    if (/^\d+$/.test(cells[6] as string)) expect(String(combatFactor), id).toBe(cells[6]);
    if (/^\d+\+$/.test(cells[7] as string)) expect(`${rally}+`, id).toBe(cells[7]);
  }
});

test.each([
  ['fr3.reference-tables.25mm-english, ruling: every cell has a row', '25mm-in', 3],
  ['fr3.reference-tables.15mm-metric, ruling: every cell has a row', '15mm-cm', 4],
  ['fr3.reference-tables.25mm-metric, ruling: every cell has a row', '25mm-cm', 5],
] as const)('%s, fr3.basics.scale-conversion: the inches of the battle are those of %s in its own measure', (_, scale, cell) => {
  for (const { id, cells, open, difficult } of rows) {
    const printed = misprints.find((each) => each.unit === id && each.scale === scale)?.corrected.join('/') ?? cells[cell];
    const inScale = [open, difficult].map((inches) => Math.floor(distanceAt(inches, scale))).join('/');
    expect(inScale, id).toBe(printed);
  }
});

test('fr3.summary.variant-15mm-metric, ruling, fr3.summary.variant-25mm-english, fr3.summary.variant-25mm-metric: what undead lose of it', () => {
  const inches = (words: string) => {
    const at = start(`A1 spears 10,10 N ${words}; A2 mobs 30,3 N; ${far}`);
    return rateOf(at.state, [unit(at, 'A1')]).open;
  };
  const lost = inches('') - inches('undead');
  expect(lost).toBe(undeadMovementLoss['15mm-in']);
  expect(distanceAt(lost, '25mm-in')).toBe(undeadMovementLoss['25mm-in']);
  // The printed centimetres are a little more than the inches convert to.
  expect(undeadMovementLoss['15mm-cm']).toBeGreaterThan(distanceAt(lost, '15mm-cm'));
  expect(undeadMovementLoss['25mm-cm']).toBe(2 * undeadMovementLoss['15mm-cm']);
});
