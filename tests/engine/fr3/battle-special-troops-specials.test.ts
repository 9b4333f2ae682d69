/** Fanatics and blobs in a battle, by rule id (chapter fr3.specials). */
import { expect, test } from 'vitest';
import { type Action, fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { controlled } from '../../../src/engine/fr3/battle/characters/control.ts';
import { testedUnit } from '../../../src/engine/fr3/battle/charge/nerve.ts';
import { brokenInvariants } from '../../../src/engine/fr3/battle/invariants.ts';
import { boutOf, questionOf } from '../../../src/engine/fr3/battle/melee/question.ts';
import { askedNow } from '../../../src/engine/fr3/battle/sequence.ts';
import { troopOf, unitAt, withUnit } from '../../../src/engine/fr3/battle/units/pieces.ts';
import { totalOf } from '../../../src/engine/fr3/melee/modifiers.ts';
import { baseSide } from '../../../src/engine/fr3/table/bases.ts';
import { after, begun, charge, type Played, setupOf, unshot } from './battle-table.ts';
import { casting, effectsOn, refusesCast, tableOf, until } from './magic-table.ts';

const start = (text: string) => unshot(begun(setupOf(text)));
const rules = (at: Played, action: Action) => fr3Battle.refuse(at.state, action)?.rules ?? [];
const unit = ({ state }: Played, id: string) => unitAt(state, id);
const why = ({ events }: Played) => events.flatMap(({ rules: of }) => of);
const pass: Action = { kind: 'pass' };
const fight = (a: string, b: string): Action => ({ kind: 'fight', a, b });
const surge = (id: string, angle: number, inches: number): Action => ({ kind: 'surge', unit: id, angle, inches });
/** A position, counted in half bases east and north of 20, 20. */
const by = (east: number, north: number) => [east, north].map((off) => (20 + (off * baseSide) / 2).toFixed(4)).join(',');
const far = 'A90 mobs+general-2-2 3,3 N; B90 mobs 40,33 S';

// ---- Fanatics ----------------------------------------------------------------------------------

/** A battle at the melee step, with fanatics in contact with an enemy (knights by default). */
const met = (words = '', foe = 'knights') =>
  after(start(`A1 fanatics ${by(0, 0)} N ${words}; B1 ${foe} ${by(0, 2)} S; ${far}`), [pass]);

test('fr3.specials.fanatics-combat, ruling: the lower roll is destroyed, whatever the CF; equal rolls change nothing', () => {
  expect(unit(after(met(), [fight('A1', 'B1')], 6, 5), 'B1').status).toBe('destroyed');
  // The knights then keep their heads.
  expect(unit(after(met(), [fight('A1', 'B1')], 5, 6, 10), 'A1').status).toBe('destroyed');
  const draw = after(met(), [fight('A1', 'B1')], 5, 5);
  expect([unit(draw, 'A1').status, unit(draw, 'B1').status]).toEqual(['table', 'table']);
});

test('fr3.specials.fanatics-combat, ruling: a unit with extra markers loses two of them, one for good', () => {
  const hit = after(start(`A1 fanatics ${by(0, 0)} N; B1 beastmen ${by(0, 3)} S 2x2; ${far}`), [pass, fight('A1', 'B1')], 9, 2);
  expect(unit(hit, 'B1')).toMatchObject({ status: 'table', morale: 0, markers: 1, mostMarkers: 2 });
});

test('fr3.specials.fanatics-ignored-bonuses, fr3.specials.fanatics-elite: nothing but +1 for elite fanatics counts', () => {
  const bout = (at: Played) => boutOf(at.state, unit(at, 'A1'), unit(at, 'B1'));
  const charged = after(start(`A1 fanatics ${by(0, 0)} N; B1 knights ${by(0, 6)} S; B2 mobs+hero-1-1 ${by(-2, 6)} S; ${far}`), [
    charge(['A1']),
  ]);
  expect([totalOf(bout(charged), 'a'), totalOf(bout(charged), 'b')]).toEqual([0, 0]);
  const elite = met('elite=1-1-0');
  expect([totalOf(bout(elite), 'a'), totalOf(bout(elite), 'b')]).toEqual([1, 0]);
});

test('fr3.specials.fanatics-terrain-bonuses: the ground still counts', () => {
  const at = after(start(`terrain woods 18,20.6 to 22,24; A1 fanatics ${by(0, 0)} N; B1 knights ${by(0, 2)} S; ${far}`), [pass]);
  const of = boutOf(at.state, unit(at, 'A1'), unit(at, 'B1'));
  expect(totalOf(of, 'b')).toBe(-3);
});

test('fr3.specials.fanatics-demoralization-immunity, ruling: fire that demoralizes leaves them as they were', () => {
  const at = begun(setupOf(`A1 longbows 20,20 N; B1 fanatics 20,26 S; ${far}`));
  const shot = after(at, [{ kind: 'shoot', units: ['A1'], at: 'B1' }], 9);
  expect(shot.events).toContainEqual(expect.objectContaining({ kind: 'shot', at: 'B1' }));
  expect(unit(shot, 'B1')).toMatchObject({ status: 'table', morale: 0 });
});

test('fr3.specials.fanatics-fear-immunity: they charge what they please, and nobody tests', () => {
  const at = after(start(`A1 fanatics ${by(0, 0)} N; B1 dragons ${by(0, 6)} S; ${far}`), [charge(['A1'])]);
  expect(at.events.some(({ kind }) => kind === 'tested')).toBe(false);
  expect(at.state.contacts).toHaveLength(1);
});

test('fr3.missile-fire.throwing-immunity: throwing weapons do not trouble specials', () => {
  for (const type of ['fanatics', 'blobs']) {
    const at = after(
      start(`A1 handweapons ${by(0, 0)} N throwing; B1 ${type} ${by(0, 5)} S; ${far}`),
      [charge(['A1'])],
      ...(type === 'blobs' ? [10] : []),
    );
    expect(at.events.filter((event) => event.kind === 'tested' && event.of === 'throwing-weapons')).toEqual([]);
  }
  const foot = after(start(`A1 handweapons ${by(0, 0)} N throwing; B1 spears ${by(0, 5)} S; ${far}`), [charge(['A1'])], 10);
  expect(foot.events).toContainEqual(expect.objectContaining({ kind: 'tested', of: 'throwing-weapons', unit: 'B1' }));
});

test('fr3.specials.fanatics, ruling: specials, who cost the clock a point, take nobody along, and must follow up', () => {
  const at = start(`A1 fanatics ${by(0, 0)} N; A2 fanatics ${by(2, 0)} N; A3 spears ${by(4, 0)} N; ${far}`);
  const clock = ({ state }: Played) => -state.sheet.moves;
  const moved = after(at, [{ kind: 'ahead', units: ['A1', 'A2'], inches: 1 }]);
  // Three clock ticks: one for the group move, one for each of the two units.
  expect(clock(at) - clock(moved)).toBe(3);
  expect(() => start(`A1 fanatics+hero-1-1 ${by(0, 0)} N; ${far}`)).toThrow();
  const won = after(met(), [fight('A1', 'B1')], 6, 5);
  expect(unit(won, 'A1').base.y).toBeCloseTo(20 + baseSide);
});

test('fr3.specials.fanatics-rally, ruling: 5+ gets them out of a trap', () => {
  const at = begun(setupOf(`nuisances B trap; first B; A1 fanatics 20,20 N; ${far}`, { first: 'B' }));
  const caught = until(after(at, [{ kind: 'lay', what: 'trap', at: 'A1' }]), 'A movement');
  const next = after(caught, [pass], 5);
  expect(unit(next, 'A1').effects).toEqual([]);
  expect(why(next)).toContain('fr3.spirits.traps-clearing');
});

test('fr3.specials.fanatics-spell-immunity: Bless and Apparition do nothing to them', () => {
  const at = tableOf('A1 spears 10,10 N; A2 fanatics 14,10 N; B1 fanatics 10,20 S; B2 mobs 30,30 S', 'cleric-2');
  expect(effectsOn(casting(at, 'bless-curse-1', ['A1'], [10], { choice: 'bless' }), 'A1')).toEqual(['bless']);
  expect(refusesCast(at, 'bless-curse-1', ['A2'], { choice: 'bless' })).toContain('fr3.specials.fanatics-spell-immunity');
  const frightful = tableOf('A1 spears 10,10 N; B1 fanatics 10,20 S; B2 mobs 30,30 S', 'necromancer-2');
  expect(refusesCast(frightful, 'apparition', ['B1'])).toContain('fr3.specials.fanatics-spell-immunity');
});

// ---- Blobs -------------------------------------------------------------------------------------

test('fr3.specials.blobs-movement: it turns for nothing, then goes straight ahead until its move ends', () => {
  const at = start(`A1 blobs 20,20 N; ${far}`);
  for (const action of [
    { kind: 'wheel', units: ['A1'], side: 'left', angle: 100 },
    { kind: 'oblique', units: ['A1'], forward: 1, right: 1 },
    { kind: 'turn', units: ['A1'], to: 'left' },
  ] as const)
    expect(rules(at, action)).toEqual(['fr3.specials.blobs-movement']);
  const east = after(at, [surge('A1', 900, 1)]);
  expect(unit(east, 'A1').base).toMatchObject({ x: 21, y: 20, facing: 900 });
  expect(rules(east, surge('A1', 100, 1))).toEqual(['fr3.specials.blobs-movement']);
  expect(unit(after(east, [{ kind: 'ahead', units: ['A1'], inches: 2 }]), 'A1').base.x).toBe(23);
});

test('fr3.specials.blobs-terrain: difficult ground does not slow it', () => {
  const at = start(`terrain woods 18,21 to 22,26; A1 blobs 20,20 N; ${far}`);
  expect(unit(after(at, [surge('A1', 0, 3)]), 'A1').base.y).toBe(23);
});

test('fr3.specials.blobs-move-first: before the other units of its side', () => {
  const at = start(`A1 blobs 20,20 N; A2 spears 10,10 N; ${far}`);
  const late = after(at, [{ kind: 'ahead', units: ['A2'], inches: 1 }]);
  expect(rules(late, surge('A1', 0, 1))).toContain('fr3.sequence.movement-order');
});

test('fr3.specials.blobs-displacement, ruling: a friend that it touches as it turns lets it through, and stays', () => {
  const at = start(`A1 blobs ${by(0, 0)} N; A2 spears ${by(2.2, 0)} N; ${far}`);
  const turned = after(at, [surge('A1', 450, 3)]);
  expect(turned.events).toContainEqual(expect.objectContaining({ kind: 'gave-way', units: ['A2'], to: 'A1' }));
  expect(rules(turned, { kind: 'ahead', units: ['A2'], inches: 1 })).toContain('fr3.multi-based.displacement');
});

test('fr3.specials.blobs-clock-cost, fr3.specials.blobs-no-attachment: a point to move, and nobody goes along', () => {
  const at = start(`A1 blobs 20,20 N; A2 skirmishers ${by(0, -2)} N; ${far}`);
  expect(rules(at, { kind: 'attach', unit: 'A2', to: 'A1' })).toContain('fr3.basics.attachment-barred-primaries');
  expect(() => start(`A1 blobs+hero-1-1 ${by(0, 0)} N; ${far}`)).toThrow();
  expect(controlled(at.state, unit(at, 'A1'))).toBe(false);
  expect(after(at, [surge('A1', 0, 1)]).state.sheet.moves).toBe(1);
});

test('fr3.specials.blobs-no-front: it has flanks, and no rear', () => {
  const at = after(start(`A1 blobs ${by(0, 0)} N; B1 knights ${by(0, 2)} S; B2 light-cavalry ${by(0, -2)} N; ${far}`), [pass]);
  expect(questionOf(at.state, unit(at, 'B1'), unit(at, 'A1')).a).toMatchObject({ flankLight: 1, flank: 0, rear: 'no' });
});

test('fr3.specials.blobs-missile-immunity, fr3.specials.blobs-musket-rifle: arrows do nothing to it, muskets shoot as at hard cover', () => {
  const at = begun(setupOf(`A1 longbows 20,20 N; A2 muskets 24,20 N; B1 blobs 22,24 S; ${far}`));
  const shot = (by: string, ...faces: number[]) =>
    unit(after(at, [{ kind: 'shoot', units: [by], at: 'B1' }], ...faces), 'B1').morale;
  // No die is rolled for this shot.
  expect(shot('A1')).toBe(0);
  // A single unit at short range shakes its target on 8, with −3 for the cover.
  expect([shot('A2', 9), shot('A2', 10)]).toEqual([0, 1]);
});

test('fr3.specials.blobs-artillery: a hit damages it at −1', () => {
  const at = begun(setupOf(`A1 heavy-artillery 20,20 N; B1 blobs 20,30 S; ${far}`));
  expect(unit(after(at, [{ kind: 'bombard', unit: 'A1', at: 'B1' }], 10, 8), 'B1')).toMatchObject({ status: 'table', morale: 1 });
});

test('fr3.specials.blobs-psychology: it fears nothing', () => {
  const at = after(start(`A1 blobs ${by(0, 0)} N; B1 dragons ${by(0, 5)} S; ${far}`), [charge(['A1'])]);
  expect(at.events.some(({ kind }) => kind === 'tested')).toBe(false);
  const cleric = tableOf('A1 spears 10,10 N; B1 blobs 10,20 S; B2 mobs 30,30 S', 'necromancer-2');
  expect(refusesCast(cleric, 'apparition', ['B1'])).toContain('fr3.specials.blobs-psychology');
});

/** A battle at the melee step: blobs in contact with an enemy, after this number of victims. */
function fed(victims: number, more = '', side = 'S'): Played {
  const at = start(`A1 blobs ${by(0, 0)} N; B1 mobs ${by(0, 2)} ${side}; ${more} ${far}`);
  const markers = Math.min(victims, 2);
  return after({ events: [], state: withUnit(at.state, 'A1', { victims, markers, mostMarkers: markers }) }, [pass]);
}
const eats = (at: Played, ...faces: number[]) => after(at, [fight('A1', 'B1')], ...(faces.length ? faces : [10, 1]));

test('fr3.specials.blobs-growth-markers: one marker for its first victim, one more for its second', () => {
  expect(unit(eats(fed(0)), 'A1')).toMatchObject({ victims: 1, markers: 1, mostMarkers: 1 });
  expect(unit(eats(fed(1)), 'A1')).toMatchObject({ victims: 2, markers: 2, mostMarkers: 2 });
});

test('fr3.specials.blobs-growth-markers: one that is demoralized has its marker when it has rallied', () => {
  const at = fed(0);
  const shaken = eats({ events: [], state: withUnit(at.state, 'A1', { morale: 1 }) });
  expect(unit(shaken, 'A1')).toMatchObject({ victims: 1, markers: 0, mostMarkers: 1 });
});

test('fr3.specials.blobs-growth-markers, ruling: pushing back is not enough', () => {
  const beaten = eats(fed(0), 4, 6);
  expect(unit(beaten, 'B1').status).toBe('table');
  expect(unit(beaten, 'A1')).toMatchObject({ victims: 0, markers: 0 });
});

test('fr3.specials.blobs-growth-2x2, ruling: with its third it stands on four bases, fights as a mass, and grows no further', () => {
  const asked = eats(fed(2));
  expect(askedNow(asked.state)).toMatchObject({ what: 'grow', side: 'A', unit: 'A1' });
  const large = after(asked, [{ kind: 'grow', side: 'right' }]);
  const blob = unit(large, 'A1');
  expect(blob).toMatchObject({ victims: 3, markers: 3, mostMarkers: 3 });
  expect(blob.base).toMatchObject({ width: 2 * baseSide, depth: 2 * baseSide });
  expect(troopOf(large.state, blob)).toMatchObject({ kit: { form: 'mass' }, cost: 60 });
  expect(testedUnit(large.state, 'A1', null).me.mass).toBe(true);
  expect(brokenInvariants(large.state)).toEqual([]);
});

test('fr3.specials.blobs-growth-shift, ruling: its neighbours and theirs make room on the side that its owner picks, those behind step back', () => {
  const line = `A2 spears ${by(2, 2)} N; A3 spears ${by(4, 2)} N; A4 mobs ${by(0, -2)} N; A5 mobs ${by(-2, 2)} N;`;
  // The blob follows up before it grows, so the grown blob stands one base farther on.
  const large = after(eats(fed(2, line)), [{ kind: 'grow', side: 'right' }]);
  const x = (id: string) => Math.round(((unit(large, id).base.x - 20) / baseSide) * 100) / 100;
  expect(['A2', 'A3', 'A5'].map(x)).toEqual([2, 3, -1]);
  expect(brokenInvariants(large.state)).toEqual([]);
});

test('fr3.specials.blobs-growth-shift: where nobody can make room on one side, it grows to the other', () => {
  const at = start(`A1 blobs 1,10 N; B1 mobs 1,${10 + baseSide} S; ${far}`);
  const ready = after({ events: [], state: withUnit(at.state, 'A1', { victims: 2, markers: 2, mostMarkers: 2 }) }, [pass]);
  const large = eats(ready);
  expect(unit(large, 'A1').base.width).toBe(2 * baseSide);
  expect(unit(large, 'A1').base.x).toBeGreaterThan(1);
});

// ---- Larger units ------------------------------------------------------------------------------

test('fr3.multi-based.fanatics, fr3.pike-blocks.fanatics: fanatics fight at −3 against a 2x2 unit, at −1 against a pike block', () => {
  const mass = start(`A1 fanatics ${by(0, 0)} N; B1 beastmen ${by(0, 3)} S 2x2; ${far}`);
  const block = start(`A1 fanatics ${by(0, 0)} N; B1 pikes ${by(0, 3)} S 1x2; ${far}`);
  const plus = (at: Played) => totalOf(boutOf(at.state, unit(at, 'A1'), unit(at, 'B1')), 'a');
  expect([plus(mass), plus(block)]).toEqual([-3, -1]);
});

test('fr3.multi-based.trap-clearing, fr3.multi-based.extra-markers: +3 to get out of a trap, at once', () => {
  const at = begun(setupOf(`nuisances A trap; A1 spears 10,10 N; B1 beastmen 20,24 S 2x2; ${far}`));
  expect(unit(at, 'B1').markers).toBe(3);
  const lay: Action = { kind: 'lay', what: 'trap', at: 'B1' };
  // Beastmen rally on a roll of 7.
  expect(unit(after(at, [lay], 4), 'B1').effects).toEqual([]);
  expect(unit(after(at, [lay], 3), 'B1').effects).toHaveLength(1);
});
