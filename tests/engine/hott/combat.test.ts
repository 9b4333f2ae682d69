import { describe, expect, test } from 'vitest';
import { combat } from '../../../src/engine/hott/supplement/calculator.ts';
import { asking } from '../fr3/asking.ts';

const ask = asking(combat);
type More = object;
const fight = (a: string, b: string, ofA: More = {}, ofB: More = {}) =>
  ask('close', { a: { is: a, ...ofA }, b: { is: b, ...ofB } });
const shoot = (t: string, ofT: More = {}, u: More = {}) => ask('shoot', { u, t: { is: t, ...ofT } });
const bespell = (t: string, ofT: More = {}, u: More = {}) => ask('bespell', { u, t: { is: t, ...ofT } });
/** Of the two sums: the whole of what is added. */
const totals = (asked: ReturnType<typeof fight>) =>
  asked.answer().sums.map(({ lines }) => lines.reduce((sum, { amount }) => sum + amount, 0));

describe('totals', () => {
  test('hott.supplement.combat-total: the example of the blades with the general and the behemoths', () => {
    const blades = fight('blades', 'behemoths', { general: true });
    expect(totals(blades)).toEqual([4, 4]);
    expect(blades.rolled(5, 2)).toBe('b-recoil');
  });

  test('hott.supplement.combat-total: one factor against foot and strongholds, another against all others', () => {
    expect(totals(fight('blades', 'spears'))[0]).toBe(5);
    expect(totals(fight('blades', 'stronghold'))[0]).toBe(5);
    expect(totals(fight('blades', 'knights'))[0]).toBe(3);
    expect(totals(fight('blades', 'flyers'))[0]).toBe(3);
  });

  test('hott.supplement.factor-general: +1, and some kinds never lead', () => {
    expect(fight('blades', 'spears', { general: true }).adds('hott.supplement.factor-general')).toBe(1);
    expect(fight('beasts', 'spears', { general: true }).refused()).toEqual(['hott.supplement.general']);
  });

  test('hott.supplement.factor-general: the example of the spears on a slope', () => {
    const spears = fight('spears', 'knights', { support: true, uphill: true, flanked: 1 });
    expect(totals(spears)).toEqual([5, 3]);
    expect(spears.adds('hott.supplement.rear-support')).toBe(1);
    expect(spears.adds('hott.supplement.factor-uphill')).toBe(1);
    expect(spears.adds('hott.supplement.factor-flank')).toBe(-1);
  });

  test('hott.supplement.factor-uphill, hott.supplement.factor-riverbank: not against aerials', () => {
    expect(fight('spears', 'riders', { bank: true }).adds('hott.supplement.factor-riverbank')).toBe(1);
    expect(fight('spears', 'flyers', { uphill: true }).refused()).not.toEqual([]);
    expect(fight('spears', 'flyers', { bank: true }).refused()).not.toEqual([]);
  });

  test('hott.supplement.rear-support: spears and warband only, and the rear dies with the front', () => {
    expect(fight('warband', 'blades', { support: true }).adds('hott.supplement.rear-support')).toBe(1);
    expect(fight('blades', 'warband', { support: true }).refused()).toEqual(['hott.supplement.rear-support']);
    expect(fight('spears', 'blades', { support: true }).notes()).toContain('hott.supplement.rear-support');
  });

  test('hott.supplement.factor-bad-going: −2 in it; mounted and aerials against an enemy in it; never twice', () => {
    const bad = { going: 'bad' };
    expect(totals(fight('blades', 'spears', bad))).toEqual([3, 4]);
    expect(totals(fight('knights', 'blades', {}, bad))).toEqual([1, 1]);
    expect(totals(fight('knights', 'hordes', bad, bad))).toEqual([1, 0]);
    expect(totals(fight('spears', 'flyers', bad))).toEqual([2, 0]);
    expect(totals(fight('spears', 'blades', {}, bad))).toEqual([4, 3]);
  });

  test('hott.supplement.factor-bad-going: shooters, warband, beasts and lurkers never have it', () => {
    for (const is of ['shooters', 'warband', 'beasts', 'lurkers', 'water-lurkers'])
      expect(fight(is, 'blades', { going: 'bad' }, { going: 'bad' }).answer().sums[0]?.lines).toHaveLength(1);
  });

  test('hott.supplement.stronghold-aiding: −1 to the stronghold for each, the example of the castle', () => {
    const castle = fight('behemoths', 'stronghold', { aids: 2 });
    expect(totals(castle)).toEqual([4, 4]);
    expect(castle.rolled(4, 3)).toBe('b-captured');
    expect(fight('behemoths', 'stronghold').rolled(4, 3)).toBe('a-recoil');
    expect(fight('behemoths', 'spears', { aids: 1 }).refused()).toEqual(['hott.strongholds.aiding']);
  });

  test('hott.strongholds.not-element: a castle is no element: it makes no contact and has no way back to lose', () => {
    for (const said of [{ charged: true }, { barred: true }])
      expect(fight('stronghold', 'knights', said).refused()).toContain('hott.strongholds.not-element');
    expect(fight('knights', 'spears', { charged: true }).refused()).toEqual([]);
  });

  test('hott.sequence.close-combat-both: either may be beaten in one fight, whoever’s bound it is; who is shot at beats nobody', () => {
    expect([fight('spears', 'spears').rolled(6, 1), fight('spears', 'spears').rolled(1, 6)]).toEqual([
      'b-destroyed',
      'a-destroyed',
    ]);
    expect(shoot('spears').chance('a-recoil', 'a-destroyed')).toBe('0');
  });

  test('hott.supplement.shooting-contact: the player is told that nobody shoots who touches an enemy', () => {
    expect(shoot('blades').notes()).toContain('hott.supplement.shooting-contact');
  });

  test('hott.strongholds.flat-going, hott.strongholds.no-flank: a castle is fought on flat good going, and flanks nobody', () => {
    expect(fight('knights', 'stronghold', { going: 'bad' }).refused()).toEqual(['hott.strongholds.flat-going']);
    expect(fight('knights', 'stronghold', { bank: true }).refused()).toEqual(['hott.strongholds.flat-going']);
    expect(fight('knights', 'stronghold', { flanked: 1 }).refused()).toEqual(['hott.strongholds.no-flank']);
    expect(fight('stronghold', 'knights', { flanked: 1 }).refused()).toEqual(['hott.strongholds.no-flank']);
  });

  test('hott.strongholds.defender-only: castles do not fight each other', () => {
    expect(fight('stronghold', 'stronghold').refused()).toEqual(['hott.strongholds.defender-only']);
  });
});

describe('the types', () => {
  test.each([
    ['hott.supplement.artillery', 'artillery', 4, 4],
    ['hott.supplement.blades', 'blades', 5, 3],
    ['hott.supplement.clerics', 'clerics', 4, 4],
    ['hott.supplement.hordes', 'hordes', 2, 2],
    ['hott.supplement.lurkers', 'lurkers', 2, 2],
    ['hott.supplement.water-lurkers', 'water-lurkers', 2, 2],
    ['hott.supplement.magicians', 'magicians', 4, 4],
    ['hott.supplement.shooters', 'shooters', 3, 4],
    ['hott.supplement.sneakers', 'sneakers', 5, 3],
    ['hott.supplement.spears', 'spears', 4, 4],
    ['hott.supplement.warband', 'warband', 3, 3],
    ['hott.supplement.beasts', 'beasts', 3, 4],
    ['hott.supplement.behemoths', 'behemoths', 4, 5],
    ['hott.supplement.heroes', 'heroes', 5, 5],
    ['hott.supplement.knights', 'knights', 3, 4],
    ['hott.supplement.paladins', 'paladins', 6, 6],
    ['hott.supplement.riders', 'riders', 3, 3],
    ['hott.supplement.aerial-heroes', 'aerial-heroes', 5, 5],
    ['hott.supplement.airboats', 'airboats', 5, 3],
    ['hott.supplement.dragons', 'dragons', 6, 6],
    ['hott.supplement.flyers', 'flyers', 2, 2],
    ['hott.supplement.gods', 'gods', 6, 6],
    ['hott.supplement.stronghold', 'stronghold', 6, 6],
  ])('%s: %s add %i against foot and %i against others', (_, type, foot, others) => {
    // Nobody has anything else to add: spears are foot, knights are not.
    expect([totals(fight(type, 'spears'))[0], totals(fight(type, 'knights'))[0]]).toEqual([foot, others]);
  });
});

describe('what becomes of the lower total', () => {
  /** The first two faces with which the first side’s total is lower, and half of the other’s or less if it is doubled. */
  const lower = (asked: ReturnType<typeof fight>, doubled: boolean): string => {
    const [plusA = 0, plusB = 0] = totals(asked);
    const faces = [1, 2, 3, 4, 5, 6];
    const rolls = faces.flatMap((x) => faces.map((y) => [x, y] as const));
    const [x, y] = rolls.find(([a, b]) => a + plusA < b + plusB && 2 * (a + plusA) <= b + plusB === doubled)!;
    return asked.rolled(x, y);
  };
  const bad = { going: 'bad' };

  test.each([
    [
      'hott.supplement.aerial-heroes-outcome',
      'aerial-heroes',
      { blades: 'recoil', stronghold: 'flee', 'aerial-heroes': 'destroyed' },
    ],
    ['hott.supplement.airboats-outcome', 'airboats', { magicians: 'flee', blades: 'recoil', dragons: 'recoil' }],
    ['hott.supplement.beasts-outcome', 'beasts', { knights: 'destroyed', riders: 'destroyed', blades: 'recoil' }],
    [
      'hott.supplement.behemoths-outcome',
      'behemoths',
      { magicians: 'flee', dragons: 'flee', artillery: 'flee', blades: 'recoil' },
    ],
    ['hott.supplement.blades-outcome', 'blades', { warband: 'destroyed', knights: 'recoil', heroes: 'recoil' }],
    ['hott.supplement.clerics-outcome', 'clerics', { knights: 'destroyed', warband: 'destroyed', blades: 'recoil' }],
    [
      'hott.supplement.dragons-outcome',
      'dragons',
      { heroes: 'destroyed', 'aerial-heroes': 'destroyed', paladins: 'destroyed', blades: 'flee-off' },
    ],
    ['hott.supplement.hordes-outcome', 'hordes', { knights: 'destroyed', warband: 'destroyed', blades: 'recoil' }],
    ['hott.supplement.lurkers-outcome', 'lurkers', { blades: 'flee-off', knights: 'flee-off' }],
    ['hott.supplement.paladins-outcome', 'paladins', { blades: 'destroyed', heroes: 'destroyed' }],
    ['hott.supplement.sneakers-outcome', 'sneakers', { blades: 'flee', knights: 'flee' }],
    ['hott.supplement.warband-outcome', 'warband', { behemoths: 'destroyed', knights: 'destroyed', blades: 'recoil' }],
    ['hott.supplement.water-lurkers-outcome', 'water-lurkers', { blades: 'flee-off' }],
    ['hott.supplement.riders-outcome', 'riders', { blades: 'recoil', knights: 'recoil' }],
    ['hott.supplement.gods-outcome', 'gods', { gods: 'flee-off', magicians: 'flee-off', clerics: 'flee-off' }],
  ] as const)('%s: %s, beaten', (_, type, outcomes) => {
    const found = Object.keys(outcomes).map((foe) => [foe, lower(fight(type, foe), false)]);
    expect(Object.fromEntries(found)).toEqual(
      Object.fromEntries(Object.entries(outcomes).map(([foe, outcome]) => [foe, `a-${outcome}`])),
    );
  });

  test('hott.supplement.riders-outcome, hott.supplement.clerics-outcome, hott.supplement.hordes-outcome, hott.supplement.warband-outcome: bad going kills riders, and keeps knights off', () => {
    expect(lower(fight('riders', 'blades', bad), false)).toBe('a-destroyed');
    for (const type of ['clerics', 'hordes', 'warband'])
      expect([type, lower(fight(type, 'knights', bad), false)]).toEqual([type, 'a-recoil']);
  });

  test('hott.supplement.gods-outcome, hott.supplement.paladins-outcome: a god does not mind others, nor a paladin missiles', () => {
    expect(lower(fight('gods', 'paladins'), false)).toBe('nothing');
    expect(shoot('paladins').rolled(6, 1)).toBe('nothing');
  });

  test.each(['airboats', 'beasts', 'blades', 'clerics', 'hordes', 'lurkers', 'riders', 'warband'])(
    '%s, doubled, are destroyed',
    (type) => {
      expect(lower(fight(type, 'gods'), true)).toBe('a-destroyed');
    },
  );

  test('hott.supplement.outcome-thresholds: the example of the blades and the horde', () => {
    const blades = fight('blades', 'hordes');
    expect([blades.rolled(4, 3), blades.rolled(6, 3), blades.rolled(1, 4)]).toEqual(['b-recoil', 'b-destroyed', 'nothing']);
  });

  test('hott.supplement.outcome-thresholds: exactly half is doubled', () => {
    // Blades 5 + 1 = 6, hordes 2 + 1 = 3.
    expect(fight('blades', 'hordes').rolled(1, 1)).toBe('b-destroyed');
  });

  test('hott.supplement.equal-totals: heroes destroy each other with odd totals only', () => {
    expect(fight('heroes', 'heroes').rolled(2, 2)).toBe('both-destroyed');
    expect(fight('heroes', 'heroes').rolled(3, 3)).toBe('nothing');
    expect(fight('magicians', 'paladins').rolled(5, 3)).toBe('both-destroyed');
    expect(fight('paladins', 'magicians').rolled(3, 5)).toBe('both-destroyed');
    expect(fight('heroes', 'paladins').rolled(2, 1)).toBe('nothing');
  });

  test('hott.supplement.artillery-outcome: the example of the riders', () => {
    expect(fight('riders', 'artillery').rolled(4, 2)).toBe('b-destroyed');
  });

  test('hott.supplement.heroes-outcome: the example of the hero and the blades', () => {
    expect(fight('heroes', 'blades').rolled(1, 5)).toBe('a-recoil');
    expect(fight('heroes', 'stronghold').rolled(2, 5)).toBe('a-flee');
    expect(fight('heroes', 'aerial-heroes').rolled(1, 3)).toBe('a-destroyed');
  });

  test('hott.supplement.magicians-outcome: the example of the flyers and of the dragon', () => {
    expect(fight('flyers', 'magicians').rolled(5, 2)).toBe('b-recoil');
    expect(fight('dragons', 'magicians').rolled(5, 2)).toBe('b-destroyed');
  });

  test('hott.supplement.knights-outcome: the example of the hordes; missiles that they charged; bad going', () => {
    expect(fight('knights', 'hordes').rolled(3, 2)).toBe('b-destroyed');
    expect(fight('knights', 'shooters', { charged: true }).rolled(1, 3)).toBe('a-destroyed');
    expect(fight('knights', 'shooters').rolled(1, 3)).toBe('a-recoil');
    expect(fight('knights', 'blades', { going: 'bad' }).rolled(3, 2)).toBe('a-destroyed');
    expect(fight('knights', 'behemoths').rolled(1, 3)).toBe('a-destroyed');
  });

  test('hott.supplement.spears-outcome: knights destroy them, but not in bad going', () => {
    expect(fight('knights', 'spears').rolled(5, 2)).toBe('b-destroyed');
    expect(fight('knights', 'spears', {}, { going: 'bad' }).rolled(5, 2)).toBe('b-recoil');
    expect(fight('warband', 'spears').rolled(5, 2)).toBe('b-destroyed');
  });

  test('hott.supplement.flyers-outcome: doubled they may still flee', () => {
    // Flyers 2 + 1 = 3 against blades 3 + 3 = 6: half.
    expect(fight('flyers', 'blades').rolled(1, 3)).toBe('a-flee');
    expect(fight('flyers', 'shooters').rolled(1, 2)).toBe('a-destroyed');
  });

  test('hott.supplement.stronghold-outcome, hott.strongholds.aerial-capture: aerials capture only with help from the ground', () => {
    expect(fight('dragons', 'stronghold').rolled(6, 1)).toBe('nothing');
    expect(fight('dragons', 'stronghold', { aids: 1 }).rolled(6, 1)).toBe('nothing');
    expect(fight('dragons', 'stronghold', { aids: 1, groundAid: true }).rolled(6, 1)).toBe('b-captured');
    expect(fight('dragons', 'stronghold', { groundAid: true }).refused()).toEqual(['hott.strongholds.aerial-capture']);
  });

  test('hott.supplement.sneaker-restriction: sneakers harm generals, strongholds and sneakers only', () => {
    expect(fight('sneakers', 'blades').rolled(6, 1)).toBe('nothing');
    expect(fight('sneakers', 'blades', {}, { general: true }).rolled(6, 1)).toBe('b-recoil');
    expect(fight('sneakers', 'stronghold').rolled(6, 1)).toBe('b-captured');
    expect(fight('sneakers', 'sneakers').rolled(6, 5)).toBe('b-flee');
    expect(fight('blades', 'sneakers').rolled(6, 5)).toBe('b-flee');
    expect(fight('sneakers', 'blades').notes()).toContain('hott.supplement.sneaker-restriction');
  });

  test('hott.supplement.recoil, hott.supplement.flee: with no way back it is destroyed', () => {
    expect(fight('blades', 'behemoths', {}, { barred: true }).rolled(6, 1)).toBe('b-destroyed');
    expect(fight('blades', 'sneakers', {}, { barred: true }).rolled(6, 5)).toBe('b-destroyed');
    // Off the field is not a retreat.
    expect(fight('blades', 'lurkers', {}, { barred: true }).rolled(1, 2)).toBe('b-flee-off');
  });

  test('hott.supplement.pursuit: who follows', () => {
    expect(fight('warband', 'blades').notes()).toContain('hott.supplement.pursuit');
    expect(fight('spears', 'blades').notes()).not.toContain('hott.supplement.pursuit');
  });

  test('hott.sequence.alternate: only one side makes contact in a bound', () => {
    expect(fight('knights', 'shooters', { charged: true }, { charged: true }).refused()).toEqual(['hott.sequence.alternate']);
  });
});

describe('shooting', () => {
  test('hott.supplement.factor-aided-shooting: the example of the three shooters', () => {
    const blades = shoot('blades', {}, { aids: 2 });
    expect(totals(blades)).toEqual([3, 3]);
    expect(blades.rolled(4, 3)).toBe('b-recoil');
    expect(shoot('blades', { going: 'bad', woods: true }, { aids: 2 }).rolled(4, 3)).toBe('nothing');
  });

  test('hott.supplement.factor-aided-shooting: −2 at most', () => {
    expect([0, 1, 2, 5].map((aids) => shoot('blades', {}, { aids }).adds('hott.supplement.factor-aided-shooting'))).toEqual([
      undefined,
      -1,
      -2,
      -2,
    ]);
  });

  test('hott.supplement.factor-woods-cover: +2 in woods, which are bad going', () => {
    expect(shoot('blades', { going: 'bad', woods: true }).adds('hott.supplement.factor-woods-cover')).toBe(2);
    expect(shoot('blades', { woods: true }).refused()).toEqual(['hott.terrain.bad-going']);
  });

  test('hott.supplement.factor-bad-going: not for who is shot at', () => {
    expect(totals(shoot('knights', { going: 'bad' }))).toEqual([4, 3]);
    expect(shoot('knights', { going: 'bad' }).rolled(5, 2)).toBe('b-destroyed');
  });

  test('hott.supplement.ignored-outcomes: who is not shot at risks nothing', () => {
    expect(shoot('knights').rolled(1, 6)).toBe('nothing');
    expect(shoot('shooters', { back: true }).rolled(1, 4)).toBe('a-recoil');
    expect(shoot('blades', { back: true }).refused()).toContain('hott.sequence.shooting-once');
  });

  test('hott.supplement.shooters-outcome, hott.supplement.artillery-outcome: from afar nobody is in contact', () => {
    expect(shoot('artillery').rolled(6, 2)).toBe('b-recoil');
  });

  test('hott.supplement.shooting-range-shooters, hott.supplement.shooting-range-artillery: 200 and 500 paces', () => {
    expect(shoot('blades', {}, { distance: 200 }).refused()).toEqual([]);
    expect(shoot('blades', {}, { distance: 201 }).refused()).toContain('hott.supplement.shooting-range-shooters');
    expect(shoot('blades', {}, { is: 'artillery', distance: 500 }).refused()).toEqual([]);
    expect(shoot('blades', {}, { is: 'artillery', distance: 501 }).refused()).not.toEqual([]);
  });
});

describe('bespelling', () => {
  test('hott.supplement.bespell-cost: the example of the magician and the hero', () => {
    expect(bespell('heroes').rolled(5, 3)).toBe('b-ensorcelled');
    expect(bespell('heroes', { warded: true }).rolled(5, 3)).toBe('nothing');
  });

  test('hott.supplement.factor-bespell-water: +2, once', () => {
    expect(bespell('heroes', { warded: true }).adds('hott.supplement.factor-bespell-water')).toBe(2);
  });

  test('hott.supplement.bespell-backfire: his own 1 ensorcels the magician, and the attempt counts all the same', () => {
    expect(bespell('heroes').rolled(1, 6)).toBe('a-ensorcelled');
    // 4 + 1 = 5 against hordes 2 + 2 = 4: beaten from afar they recoil.
    expect(bespell('hordes').rolled(1, 2)).toBe('both-recoil');
  });

  test('hott.supplement.ignored-outcomes: only magicians and gods strike back at the spell', () => {
    expect(bespell('dragons').rolled(2, 6)).toBe('nothing');
    expect(bespell('gods').rolled(2, 6)).toBe('a-destroyed');
    expect(bespell('magicians').rolled(2, 5)).toBe('a-ensorcelled');
  });

  test('hott.supplement.bespell-range: 600 paces', () => {
    expect(bespell('heroes', {}, { distance: 600 }).refused()).toEqual([]);
    expect(bespell('heroes', {}, { distance: 601 }).refused()).toEqual(['hott.supplement.bespell-range']);
  });
});
