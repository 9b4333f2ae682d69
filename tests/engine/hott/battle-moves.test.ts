/** Moves in a battle: each rule by a position where it decides, and by one where it does not. */
import { describe, expect, test } from 'vitest';
import type { Action } from '../../../src/engine/hott/battle/battle.ts';
import { elementBy } from '../../../src/engine/hott/battle/elements/find.ts';
import { type EdgeName, squareOn } from '../../../src/engine/kernel/geometry.ts';
import { type Field, march, move, type Table, table } from './battle-table.ts';

/** A move of an element square onto an edge of an enemy. */
const onto = (t: Table, unit: string, enemy: string, edge: EdgeName = 'front'): Action => {
  const { x, y, facing } = squareOn(elementBy(t.state, unit).base, elementBy(t.state, enemy).base, edge);
  return { kind: 'move', unit, x, y, facing };
};

interface Case {
  readonly says: string;
  readonly rules: readonly string[];
  readonly field: Field;
  /** What the rule forbids. */
  readonly no: Action | ((t: Table) => Action);
  /** What it lets pass, in the same place or in another one. */
  readonly yes?: Action | ((t: Table) => Action);
  readonly where?: Field;
}
const done = (t: Table, action: Action | ((at: Table) => Action)): Action => (typeof action === 'function' ? action(t) : action);

const far = ['spears 2200 2200 S'];
const cases: readonly Case[] = [
  {
    says: 'only own elements move',
    rules: ['hott.tactical-moves.definition'],
    field: { A: ['blades 1000 1000 N'], B: far },
    no: move('B1', 2200, 2100, 180),
    yes: move('A1', 1000, 1100, 0),
  },
  {
    says: 'a move is as long as the type goes in good going',
    rules: ['hott.move-distances.measure', 'hott.move-distances.ground', 'hott.supplement.mixed-going'],
    field: { A: ['blades 1000 1000 N'], B: far },
    no: move('A1', 1000, 1230, 0),
    yes: move('A1', 1000, 1200, 0),
  },
  {
    says: 'riders that touch bad going have the move of bad going',
    rules: ['hott.supplement.mixed-going'],
    field: { A: ['riders 1000 700 N'], B: far, terrain: ['rough 900 1000 1100 1200'] },
    no: move('A1', 1000, 1150, 0),
    yes: move('A1', 1000, 1150, 0),
    where: { A: ['riders 1000 700 N'], B: far },
  },
  {
    says: 'aerials fly 1200 paces',
    rules: ['hott.move-distances.aerial-1200'],
    field: { A: ['flyers 300 300 N'], B: far },
    no: move('A1', 300, 1550, 0),
    yes: move('A1', 300, 1500, 0),
  },
  {
    says: 'airboats have a move of their own',
    rules: ['hott.move-distances.airboats'],
    field: { A: ['airboats 300 300 N'], B: far },
    no: move('A1', 300, 1300, 0),
    yes: move('A1', 300, 700, 0),
  },
  {
    says: 'a cliff is crossed by nobody on the ground',
    rules: ['hott.terrain.cliffs'],
    field: { A: ['riders 1000 900 N', 'flyers 600 900 N'], B: far, terrain: ['cliff 500 1000 1200 1040'] },
    no: move('A1', 1000, 1200, 0),
    yes: move('A2', 600, 1300, 0),
  },
  {
    says: 'artillery goes through bad going by road only',
    rules: ['hott.water.artillery'],
    field: { A: ['artillery 1000 900 N', 'shooters 600 900 N'], B: far, terrain: ['rough 500 1020 1200 1200'] },
    no: move('A1', 1000, 970, 0),
    yes: move('A2', 600, 1020, 0),
  },
  {
    says: 'aerials do not end in a wood',
    rules: ['hott.water.aerials-terrain'],
    field: { A: ['flyers 1000 800 N'], B: far, terrain: ['wood 800 1000 1200 1300'] },
    no: move('A1', 1000, 1150, 0),
    yes: move('A1', 1000, 1500, 0),
  },
  {
    says: 'aerials fly over wide water',
    rules: ['hott.terrain.wide-water', 'hott.terrain.narrow-river'],
    field: { A: ['blades 1000 1000 N'], B: far, terrain: ['wide-water 0 1050 2400 1500'] },
    no: move('A1', 1000, 1090, 0),
    // hott.water.aerials
    yes: move('A1', 1000, 1700, 0),
    where: { A: ['flyers 1000 1000 N'], B: far, terrain: ['wide-water 0 1050 2400 1500'] },
  },
  {
    says: 'wide water is waded to or from an island only, however narrow it is there',
    rules: ['hott.terrain.wide-water', 'hott.terrain.channel-crossing'],
    field: { A: ['blades 1000 1000 N'], B: far, terrain: ['wide-water 0 1050 2400 1150'] },
    no: move('A1', 1000, 1090, 0),
    yes: move('A1', 1000, 1090, 0),
    where: { A: ['blades 1000 1000 N'], B: far, terrain: ['river 0 1050 2400 1150'] },
  },
  {
    says: 'a river is waded nearly straight across',
    rules: ['hott.water.wading-angle', 'hott.terrain.river-lengthwise'],
    field: { A: ['blades 1000 1000 N'], B: far, terrain: ['river 0 1040 2400 1140'] },
    no: move('A1', 1090, 1030, 0),
    yes: move('A1', 1000, 1090, 0),
  },
  {
    says: 'whoever is in the water does not turn, but for turning about',
    rules: ['hott.water.wading-turn'],
    field: { A: ['blades 1000 1100 N'], B: far, terrain: ['river 0 1000 2400 1200'] },
    no: move('A1', 1000, 1100, 15),
    yes: move('A1', 1000, 1190, 0),
  },
  {
    says: 'water lurkers move in water of any width',
    rules: ['hott.terrain.wide-water'],
    field: { A: ['blades 1000 1000 N'], B: far, terrain: ['wide-water 0 1050 2400 1500'] },
    no: move('A1', 1000, 1090, 0),
    // hott.water.lurkers
    yes: move('A1', 1000, 1350, 0),
    where: { A: ['water-lurkers 1000 1200 N'], B: ['spears 1000 1600 S'], terrain: ['wide-water 0 1050 2400 1550'] },
  },
  // ---- Groups -----------------------------------------------------------------------------------
  {
    says: 'whoever has an enemy at the front moves alone',
    rules: ['hott.groups.not-in-contact'],
    field: { A: ['blades 1000 1000 N', 'blades 1160 1000 N'], B: ['spears 1000 1060 S'] },
    no: march(['A1', 'A2'], 'ahead', 10),
    yes: march(['A1', 'A2'], 'ahead', 10),
    where: { A: ['blades 1000 1000 N', 'blades 1160 1000 N'], B: far },
  },
  {
    says: 'aerials move together with aerials only',
    rules: ['hott.groups.aerials'],
    field: { A: ['flyers 1000 1000 N', 'riders 1160 1000 N', 'flyers 840 1000 N'], B: far },
    no: march(['A1', 'A2'], 'ahead', 100),
    yes: march(['A1', 'A3'], 'ahead', 100),
  },
  {
    says: 'a line goes through bad going in a column only',
    rules: ['hott.groups.column-needed'],
    field: { A: ['blades 1000 1000 N', 'blades 1160 1000 N'], B: far, terrain: ['rough 900 1060 1400 1400'] },
    no: march(['A1', 'A2'], 'ahead', 100),
    yes: march(['A1', 'A2'], 'ahead', 100),
    where: { A: ['blades 1000 1000 N', 'blades 1000 940 N'], B: far, terrain: ['rough 900 1060 1400 1400'] },
  },
  {
    says: 'a group goes forward only',
    rules: ['hott.groups.exclusions'],
    field: { A: ['blades 1000 1000 N', 'blades 1160 1000 N'], B: far },
    no: march(['A1', 'A2'], 'ahead', -50),
    // hott.groups.straight
    yes: march(['A1', 'A2'], 'ahead', 150),
  },
  {
    says: 'only a column on a road follows it',
    rules: ['hott.groups.road-wheel'],
    field: { A: ['blades 1000 1000 N', 'blades 1000 940 N'], B: far },
    no: { kind: 'follow', units: ['A1', 'A2'], by: ['left', 10, 'ahead', 1] },
  },
  {
    says: 'a line becomes a column by one move',
    rules: ['hott.columns.forming'],
    field: { A: ['blades 1000 1000 N', 'blades 1160 1000 N'], B: far },
    no: { kind: 'column', units: ['A1'], lead: 'A1', by: ['ahead', 1] },
    // hott.groups.reduce-frontage
    yes: { kind: 'column', units: ['A1', 'A2'], lead: 'A1', by: ['ahead', 0.6] },
  },
  // ---- Passing ----------------------------------------------------------------------------------
  {
    says: 'mounted pass through foot who face the same or the opposite way',
    rules: ['hott.interpenetration.mounted-foot'],
    field: { A: ['riders 1000 700 N', 'blades 1000 900 E'], B: far },
    no: move('A1', 1000, 1120, 0),
    yes: move('A1', 1000, 1120, 0),
    where: { A: ['riders 1000 700 N', 'blades 1000 900 S'], B: far },
  },
  {
    says: 'sneakers pass through the enemy, others do not',
    rules: ['hott.interpenetration.sneakers'],
    field: { A: ['riders 1000 800 N'], B: ['blades 1000 1000 N'] },
    no: move('A1', 1000, 1150, 0),
    yes: move('A1', 1000, 1090, 0),
    where: { A: ['sneakers 1000 830 N'], B: ['blades 1000 960 N'] },
  },
  {
    says: 'magicians pass through friends, not through enemies',
    rules: ['hott.interpenetration.sneakers'],
    field: { A: ['magicians 1000 800 N'], B: ['blades 1000 1000 N'] },
    no: move('A1', 1000, 1200, 0),
    // hott.interpenetration.magicians
    yes: move('A1', 1000, 1200, 0),
    where: { A: ['magicians 1000 800 N', 'blades 1000 1000 E'], B: far },
  },
  {
    says: 'gods pass through anybody',
    rules: ['hott.interpenetration.tactical-short'],
    field: { A: ['gods 1000 700 N'], B: ['flyers 1000 1000 N'] },
    no: move('A1', 1000, 1040, 0),
    // hott.interpenetration.gods
    yes: move('A1', 1000, 1400, 0),
  },
  {
    says: 'ground troops pass under flyers of the enemy, not under his dragons',
    rules: ['hott.interpenetration.sneakers'],
    field: { A: ['riders 1000 700 N'], B: ['dragons 1000 960 N'] },
    no: move('A1', 1000, 1160, 0),
    // hott.interpenetration.under-aerials
    yes: move('A1', 1000, 1160, 0),
    where: { A: ['riders 1000 700 N'], B: ['flyers 1000 960 N'] },
  },
  {
    says: 'aerials pass over ground troops, not through other aerials',
    rules: ['hott.interpenetration.sneakers'],
    field: { A: ['flyers 1000 700 N'], B: ['airboats 1000 1000 N'] },
    no: move('A1', 1000, 1300, 0),
    // hott.interpenetration.aerials-over
    yes: move('A1', 1000, 1300, 0),
    where: { A: ['flyers 1000 700 N'], B: ['blades 1000 1000 N'] },
  },
  // ---- Zones and contact ------------------------------------------------------------------------
  {
    says: 'nobody moves across the front of an enemy within a base width',
    rules: ['hott.zones.front-zone'],
    field: { A: ['riders 640 1060 N'], B: ['spears 1000 1230 S'] },
    no: move('A1', 1100, 1060, 0),
    yes: move('A1', 1000, 1080, 0),
    where: { A: ['riders 1000 960 N'], B: ['spears 1000 1230 S'] },
  },
  {
    says: 'within a base width of the stronghold one goes straight at it',
    rules: ['hott.zones.stronghold-zone'],
    field: { A: ['riders 1200 1960 N'], B: far, stronghold: [1050, 2150, 1350, 2400], defender: 'B' },
    no: move('A1', 1300, 1960, 0),
    yes: move('A1', 1200, 2020, 0),
  },
  {
    says: 'artillery does not go into contact',
    rules: ['hott.contact.artillery'],
    field: { A: ['artillery 1000 900 N', 'blades 400 900 N'], B: ['spears 1000 1110 S', 'spears 400 1050 S'] },
    no: (t) => onto(t, 'A1', 'B1'),
    yes: (t) => onto(t, 'A2', 'B2'),
  },
  {
    says: 'whoever comes into contact lines up with a front, a flank or the rear',
    rules: ['hott.contact.positions', 'hott.contact.mover-conforms'],
    field: { A: ['blades 1050 960 N'], B: ['spears 1000 1130 S'] },
    no: move('A1', 1050, 1070, 0),
    yes: (t) => onto(t, 'A1', 'B1'),
  },
  {
    says: 'the rear is hit by whoever starts behind it',
    rules: ['hott.contact.rear'],
    field: { A: ['flyers 1000 600 N', 'flyers 1000 1500 S'], B: ['blades 1000 1000 S'] },
    no: (t) => onto(t, 'A1', 'B1', 'rear'),
    yes: (t) => onto(t, 'A2', 'B1', 'rear'),
  },
  {
    says: 'a flank is hit by whoever starts beyond it',
    rules: ['hott.contact.flank'],
    field: { A: ['flyers 1000 600 N', 'flyers 1400 1050 W'], B: ['blades 1000 1000 S'] },
    no: (t) => onto(t, 'A1', 'B1', 'left'),
    yes: (t) => onto(t, 'A2', 'B1', 'left'),
  },
  {
    says: 'nobody enters a gap that is narrower than a base',
    rules: ['hott.gaps.minimum-gap', 'hott.gaps.exceptions'],
    field: { A: ['blades 1000 1000 N', 'riders 700 1000 N'], B: ['spears 1000 1130 S'] },
    no: (t) => onto(t, 'A1', 'B1'),
    yes: (t) => onto(t, 'A1', 'B1'),
    where: { A: ['blades 1000 1000 N', 'riders 400 1000 N'], B: ['spears 1000 1130 S'] },
  },
  {
    says: 'whoever stands in a gap may leave it, and nobody else comes in (hott.gaps.column-expand)',
    rules: ['hott.gaps.minimum-gap'],
    field: { A: ['blades 1000 1000 E'], B: ['spears 900 1200 W', 'spears 1100 1200 E'] },
    no: move('A1', 1000, 1100, 90),
    yes: move('A1', 1000, 1000, 90),
    where: { A: ['blades 1000 1150 E'], B: ['spears 900 1200 W', 'spears 1100 1200 E'] },
  },
  // ---- Breaking off -----------------------------------------------------------------------------
  {
    says: 'only a faster element breaks off',
    rules: ['hott.breaking-off.allowed'],
    field: { A: ['blades 1000 1000 N'], B: ['spears 1000 1060 S'] },
    no: move('A1', 1000, 800, 0),
    yes: move('A1', 1000, 770, 0),
    where: { A: ['riders 1000 970 N'], B: ['spears 1000 1060 S'] },
  },
  {
    says: 'nobody breaks off with an enemy on the flank',
    rules: ['hott.breaking-off.allowed'],
    field: { A: ['riders 1000 970 N'], B: ['spears 1000 1060 S', 'spears 1110 950 W'] },
    no: move('A1', 1000, 770, 0),
  },
  {
    says: 'whoever breaks off goes 200 paces straight back at least',
    rules: ['hott.breaking-off.distance'],
    field: { A: ['riders 1000 970 N'], B: ['spears 1000 1060 S'] },
    no: move('A1', 1000, 850, 0),
    yes: move('A1', 1000, 600, 0),
  },
  {
    says: 'whoever breaks off keeps facing the enemy',
    rules: ['hott.breaking-off.facing'],
    field: { A: ['riders 1000 970 N'], B: ['spears 1000 1060 S'] },
    no: move('A1', 1000, 700, 180),
    yes: move('A1', 1000, 700, 0),
  },
];

describe('what is refused, and what is not', () => {
  test.each(cases.map((each) => [each.says, each] as const))('%s', (_, { rules, field, no, yes, where }) => {
    const t = table(field);
    expect(t.rules(done(t, no))).toEqual(expect.arrayContaining([...rules]));
    if (yes === undefined) return;
    const other = where ? table(where) : t;
    expect(other.refuse(done(other, yes))).toBe(null);
  });
});

describe('what comes of a move', () => {
  test('nothing moves twice in a bound (hott.supplement.one-move-per-bound)', () => {
    const t = table({ A: ['blades 1000 1000 N'], B: far });
    const moved = t.after(move('A1', 1000, 1100, 0));
    expect(moved.cited).toContain('hott.tactical-moves.single-free');
    expect(moved.rules(move('A1', 1000, 1150, 0))).toContain('hott.supplement.one-move-per-bound');
  });

  test('a group pays once, and more where all of it begins far from the general', () => {
    const near = table({ A: ['blades 1000 1000 N', 'blades 1160 1000 N', 'heroes 1000 600 N general'], B: far });
    const went = near.after(march(['A1', 'A2'], 'ahead', 100));
    expect(went.cited).toContain('hott.groups.parallel');
    expect(went.state.pips).toBe(5);
    const away = table({ A: ['blades 2000 1900 N', 'blades 2160 1900 N', 'heroes 300 300 N general'], B: ['spears 300 2200 S'] });
    const gone = away.after(march(['A1', 'A2'], 'ahead', 100));
    expect(gone.cited).toContain('hott.tactical-moves.whole-group-start');
    expect(gone.state.pips).toBeLessThan(5);
  });

  test('groups are made and unmade by where elements stand (hott.groups.temporary)', () => {
    const t = table({ A: ['blades 1000 1000 N', 'blades 1160 1000 N', 'blades 1320 940 N'], B: far });
    expect(t.rules(march(['A1', 'A2', 'A3'], 'ahead', 50))).toContain('hott.groups.definition');
    const joined = t.after(move('A3', 1320, 1000, 0));
    expect(joined.rules(march(['A1', 'A2', 'A3'], 'ahead', 50))).not.toContain('hott.groups.definition');
  });

  test('who finds no place in a column stands beside it, and follows later (hott.columns.more-than-one-move)', () => {
    const t = table({ A: ['blades 1000 1000 N', 'blades 1160 1000 N', 'blades 1320 1000 N', 'blades 1480 1000 N'], B: far });
    const formed = t.after({ kind: 'column', units: ['A1', 'A2', 'A3', 'A4'], lead: 'A1', by: ['ahead', 0.6] });
    const behind = ['A2', 'A3', 'A4'].filter((id) => formed.at(id)[0] === formed.at('A1')[0]);
    expect(behind.length).toBeGreaterThan(0);
    expect(behind.length).toBeLessThan(3);
  });

  test('an enemy that a group touches askew conforms to the element that touches it most', () => {
    const t = table({ A: ['blades 1000 1000 N', 'blades 1160 1000 N'], B: ['spears 1060 1130 S'] });
    const met = t.after(march(['A1', 'A2'], 'ahead', 70));
    expect(met.cited).toContain('hott.contact.conform-target');
    expect(met.at('B1')).toEqual([1000, 1130, 180]);
  });

  test('two enemies cannot conform to the same front: the one that is touched most does (hott.contact.conform-target)', () => {
    const t = table({
      A: ['magicians 1200 1460 S', 'blades 1200 1570 S'],
      B: ['blades 1040 1210 N', 'blades 1040 1330 N'],
    });
    const met = t.after({ kind: 'column', units: ['A1', 'A2'], lead: 'A1', by: ['ahead', 1.599609375] });
    expect([met.at('B1'), met.at('B2')]).toEqual([
      [1040, 1210, 0],
      [1200, 1190, 0],
    ]);
  });

  test('aerials cannot be engaged by ground troops, but by heroes', () => {
    const field = (type: string): Field => ({ A: [`${type} 1000 800 N`], B: ['flyers 1000 1060 S'] });
    const fights = (type: string): number => {
      const t = table(field(type));
      return t
        .after(onto(t, 'A1', 'B1'))
        .after({ kind: 'done' })
        .listed('fight').length;
    };
    // hott.contact.aerials-cannot-be-engaged: there is nothing to fight, and the next bound begins.
    const blades = table(field('blades'));
    expect(blades.after(onto(blades, 'A1', 'B1')).after({ kind: 'done' }, 4).state.acting).toBe('B');
    expect(fights('heroes')).toBe(1);
  });

  test('an aerial begins a fight with whom it touches, and then is held in it', () => {
    const t = table({ A: ['flyers 1000 910 N'], B: ['blades 1000 1000 S'] });
    expect(t.unit('A1').down).toBe(false);
    const down = t.after({ kind: 'engage', unit: 'A1', enemy: 'B1' });
    expect(down.cited).toContain('hott.contact.aerial-initiates');
    // hott.contact.aerial-lock
    expect(down.unit('A1').down).toBe(true);
    expect(down.rules({ kind: 'engage', unit: 'A1', enemy: 'B1' })).toContain('hott.contact.aerial-initiates');
  });
});
