import { describe, expect, test } from 'vitest';
import { planar } from '../../../src/engine/fr3/data/figures/planar.ts';
import { spellOf } from '../../../src/engine/fr3/data/spells.ts';
import { combinations } from '../../../src/engine/fr3/pre-game/scouting.ts';
import { special } from '../../../src/engine/fr3/special/calculator.ts';
import { asking } from './asking.ts';

const ask = asking(special);

describe('fire', () => {
  const fire = (s: object, turns?: number) => ask('fire', { s }, turns);

  test.each([
    ['fr3.fire.terrain-forest', 'forest', 9],
    ['fr3.fire.terrain-clear', 'ground', 7],
    ['fr3.fire.terrain-wood', 'wood', 7],
    ['fr3.fire.terrain-earth', 'earth', 7],
    ['fr3.fire.terrain-marsh', 'marsh', 5],
    ['fr3.fire.terrain-masonry', 'masonry', 5],
    ['fr3.fire.terrain-air-water', 'airAndWater', 3],
  ])('%s: on %s it is out from %d on', (_rule, here, out) => {
    expect(fire({ here }).rolled(2)).toBe('burns');
    expect(fire({ here }).rolled(out)).toBe('out');
    if (out > 3) expect(fire({ here }).rolled(out - 1)).toBe('smolders');
  });

  test('fr3.fire.turn-fire-phase: smolder turns to fire without a roll', () => {
    expect(fire({ here: 'ground', start: 'smolder' }).rolled()).toBe('burns');
    expect(fire({ start: 'smolder', here: 'airAndWater' }).refused()).toContain('fr3.fire.terrain-air-water');
  });

  test('fr3.fire.turn-fire-roll: what burned at the start of the turn rolls', () => {
    expect([fire({ here: 'ground', start: 'fire' }).rolled(6), fire({ here: 'ground', start: 'fire' }).rolled(7)]).toEqual([
      'burns',
      'out',
    ]);
    // Set on 2 to 6, and burning in the next phase in any case; 6 in 10 burn on; 4 in 10 of those set smolder first.
    expect(fire({ here: 'ground' }, 1).after(1, 'burns')).toBe('13/25');
  });

  test('fr3.fire.terrain-air-water: in air and on water it goes out by itself', () => {
    expect(fire({ here: 'airAndWater', start: 'fire' }).rolled()).toBe('out');
  });

  const beside = (here: string, next: string, lies: 'edge' | 'corner' = 'edge') =>
    fire({ here, start: 'fire', beside: next, lies });

  test('fr3.fire.spread-forest: on a blaze all of the forest burns, and from then on as one', () => {
    expect(beside('forest', 'forest').rolled(8, 2)).toBe('both');
    expect(beside('forest', 'forest').rolled(8, 3)).toBe('burns');
    expect(beside('forest', 'ground').rolled(8)).toBe('burns');
    // One roll for both fires: 8 in 10 burn on. If both burn, neither stays alone.
    expect(
      beside('forest', 'forest')
        .answer()
        .course?.[1]?.outcomes.some(({ id }) => id === 'beside'),
    ).toBe(false);
  });

  test('fr3.fire.spread-wood: every wooden base in contact rolls, by an edge only', () => {
    expect(beside('wood', 'wood').rolled(6, 6)).toBe('both');
    expect(beside('wood', 'wood').rolled(6, 7)).toBe('burns');
    expect(beside('wood', 'wood', 'corner').rolled(6)).toBe('burns');
    expect(beside('wood', 'masonry').rolled(6)).toBe('burns');
  });

  test('fr3.fire.spread-clear: a d12 points the way, one face at an edge, two at a corner; fr3.fire.spread-earth likewise', () => {
    for (const here of ['ground', 'earth']) {
      expect(beside(here, 'ground').rolled(6, 1, 6)).toBe('both');
      expect(beside(here, 'ground').rolled(6, 2)).toBe('burns');
      expect(beside(here, 'ground', 'corner').rolled(6, 2, 6)).toBe('both');
      expect(beside(here, 'ground', 'corner').rolled(6, 3)).toBe('burns');
    }
    expect(beside('ground', 'masonry').rolled(6, 1, 5)).toBe('burns');
  });

  test.each(['marsh', 'masonry'])('fr3.fire.terrain-%s: no spread', (here) => {
    expect(beside(here, 'wood').rolled(4)).toBe('burns');
    expect(beside(here, 'wood').notes()).toContain(`fr3.fire.terrain-${here}`);
  });

  test('fr3.fire.spread-clear: no corner of nothing', () => {
    expect(fire({ lies: 'corner' }).refused()).toContain('fr3.fire.spread-clear');
  });
});

describe('contraptions and cyclics', () => {
  test('fr3.war-machines.contraptions-explosion: on 5+ a plain damage roll against its destroyer', () => {
    const bang = (u: object) => ask('explosion', { u });
    expect(bang({ unit: 'spears' }).rolled(4)).toBe('unharmed');
    expect([6, 7, 8, 9].map((face) => bang({ unit: 'spears' }).rolled(5, face))).toEqual([
      'unharmed',
      'demoralized',
      'demoralized',
      'destroyed',
    ]);
    expect(bang({ unit: 'spears', state: 1 }).rolled(5, 7)).toBe('pushed');
    expect(bang({ unit: 'ethereals' }).refused()).toContain('fr3.spirits.ethereals');
  });

  test('fr3.monsters.cyclics-life-cycle: eggs, larvae, adults, eggs', () => {
    const from = (stage: string) =>
      ask('cyclics', { s: { stage } }, 3)
        .answer()
        .course?.map(({ outcomes }) => outcomes.find(({ chance }) => chance.numerator > 0n)?.id);
    expect(from('eggs')).toEqual(['larvae', 'adults', 'eggs']);
    expect(from('adults')).toEqual(['eggs', 'larvae', 'adults']);
  });

  test('fr3.monsters.cyclics-eggs, fr3.monsters.cyclics-larvae, fr3.monsters.cyclics-adults: how they fight', () => {
    const told = ask('cyclics', { s: {} })
      .answer()
      .notes.map(({ says }) => says);
    expect(told[0]).toContain('CF 0, rally 6+');
    expect(told[1]).toContain('CF 3, rally 6+');
    expect(told[2]).toContain('CF 8, rally 7+');
  });
});

describe('before the battle', () => {
  test('fr3.pre-game.omen-occurs, fr3.pre-game.omen-view: 7+ it is seen, 4+ it is good', () => {
    const omens = ask('omens');
    expect(omens.rolled(6)).toBe('none');
    expect(omens.rolled(7, 4, 3)).toBe('only-you');
    expect(omens.rolled(7, 3, 4)).toBe('only-them');
    expect(omens.rolled(10, 4, 10)).toBe('both');
    expect(omens.rolled(10, 1, 1)).toBe('neither');
  });

  test('fr3.pre-game.seer-look-for-omen, fr3.pre-game.seer-dark-cloud: a seer has settled it', () => {
    const omens = ask('omens', { a: { seer: 'positive' }, b: { seer: 'negative' } });
    expect(omens.rolled(7)).toBe('only-you');
    expect(omens.chance('none')).toBe('3/5');
  });

  test('fr3.pre-game.seer-table: the ten sayings in order', () => {
    const seer = ask('seer');
    expect([1, 2, 3, 5, 7, 8, 9, 10].map((face) => seer.rolled(face))).toEqual(['1', '2', '3', '5', '7', '8', '9', '10']);
  });

  test('fr3.pre-game.seer-hidden-item: 1–3 a weapon, 4–6 armor, 7–8 a ward, 9–10 a stored spell', () => {
    const seer = ask('seer');
    expect([3, 6, 8, 9].map((face) => seer.rolled(4, face))).toEqual([
      '4-exceptional-weapon',
      '4-exceptional-armor',
      '4-magic-ward',
      '4-stored-spell',
    ]);
  });

  test('fr3.pre-game.seer-powerful: two more rolls, the preferred one counts, a further 6 is rolled again', () => {
    expect(ask('seer', { a: { want: 9 } }).rolled(6, 1, 9)).toBe('9');
    expect(ask('seer', { a: { want: 1 } }).rolled(6, 6, 10, 6, 6, 1)).toBe('1');
    // 1/10 and 1/10 of 1 − (8/9)².
    expect(ask('seer', { a: { want: 10 } }).chance('10')).toBe('49/405');
  });

  const scouts = (a: object, b: object = {}) => ask('scouting', { a, b });

  test('fr3.pre-game.scouting-points: of two sides with as many points neither has an advantage, and with one more it has', () => {
    expect(
      [scouts({ light: 2 }, { light: 2 }), scouts({ light: 3 }, { flying: 1 })].map((asked) => asked.answer().subject),
    ).toEqual(['Scouting 4 to 4', expect.stringMatching(/^Scouting 6 to 5, you: /)]);
  });

  test('fr3.pre-game.scouting-points: 5 for fliers, 2 for light cavalry and rangers, −2 for burrowers, 10 a hired lot', () => {
    expect(scouts({ flying: 2, light: 3, burrowing: 1, hired: 2 }).adds('fr3.pre-game.scouting-points')).toBe(10 + 6 - 2 + 20);
    expect(scouts({ swimming: 2, water: true }).adds('fr3.pre-game.scouting-points')).toBe(10);
    expect(scouts({ swimming: 2 }).adds('fr3.pre-game.scouting-points')).toBeUndefined();
  });

  test('fr3.pre-game.seer-map: +30; fr3.pre-game.seer-late: −20', () => {
    expect(scouts({ seer: 'map' }).adds('fr3.pre-game.seer-map')).toBe(30);
    expect(scouts({}, { seer: 'late' }).adds('fr3.pre-game.seer-late')).toBe(-20);
  });

  test('fr3.setup.choose-edge: a d10 each, ties again', () => {
    expect(scouts({}).rolled(3, 3, 7, 7, 2, 9)).toBe('b');
    expect(scouts({}).chance('a')).toBe('1/2');
  });

  test.each([
    [{ light: 1 }, 1],
    [{ light: 2 }, 1],
    [{ flying: 1 }, 3],
    [{ flying: 1, light: 2 }, 3],
    [{ flying: 2 }, 5],
    [{ flying: 2, light: 2 }, 5],
  ])('fr3.pre-game.scouting-setup-roll: %o gives +%d', (a, bonus) => {
    expect(scouts(a).rolled(1, bonus + 1, 5, 5 + bonus, 1, bonus)).toBe('a');
    expect(scouts({}, a).rolled(bonus + 1, 1, bonus, 1)).toBe('b');
  });

  test('fr3.pre-game.scouting-setup-roll: a margin of 15 to 19 wins the roll without dice', () => {
    expect(scouts({ flying: 3 }).rolled()).toBe('a');
    expect(scouts({}, { flying: 3, light: 2 }).rolled()).toBe('b');
  });

  test.each([
    [20, 'change, add or remove a terrain feature', 'fr3.pre-game.scouting-terrain'],
    [25, 'move the terrain objective by up to 6″', 'fr3.pre-game.scouting-objective'],
    [30, 'use a flanking force', 'fr3.pre-game.scouting-flanking'],
    [35, 'use a flanking or a rear force', 'fr3.pre-game.scouting-flanking'],
    [40, 'combine options', 'fr3.pre-game.scouting-combination'],
  ])('a margin of %d: may %s (%s)', (margin, words, rule) => {
    const found = scouts({ flying: margin / 5 });
    expect(found.answer().notes[0]?.says).toContain(words);
    expect(found.notes()).toContain(rule);
    expect(found.chance('a')).toBe('1/2');
  });

  test('fr3.pre-game.scouting-combination: both examples of the book fit into 41', () => {
    const found = combinations(41).map((options) => options.map(({ option }) => option).join('+'));
    expect(found).toContain('1+8');
    expect(found).toContain('2+7');
    expect(found).not.toContain('4+7');
    // With the printed values: 3 and 38, 7 and 33.
    const of40 = combinations(40).map((options) => options.map(({ option }) => option).join('+'));
    expect(of40).not.toContain('1+8');
    expect(of40).toContain('2+7');
    // The combinations that use most of the margin come first.
    const worths = combinations(60).map((options) => options.reduce((worth, { middle }) => worth + (middle ?? 0), 0));
    expect(Math.max(...worths)).toBeLessThanOrEqual(60);
    expect(worths).toEqual([...worths].sort((x, y) => y - x));
  });

  const force = (s: object, turns?: number) => ask('flanking', { s }, turns);

  test('fr3.pre-game.flanking-force-arrival: 9+, 7+, 5+, 3+, and in turn 5 it comes', () => {
    expect([1, 2, 3, 4].map((from) => force({ from }).needs())).toEqual([9, 7, 5, 3]);
    expect(force({ from: 5 }).rolled(1)).toBe('comes');
    expect([force({}).rolled(8), force({}).rolled(9)]).toEqual(['waits', 'comes']);
    expect([1, 2, 3, 5].map((turn) => force({}).after(turn, 'there'))).toEqual(['1/5', '13/25', '101/125', '1']);
  });

  test('fr3.pre-game.rear-force, ruling: at −2, never before turn 2, in turn 5 at the latest', () => {
    expect(force({ rear: true }).chance('comes')).toBe('0');
    expect([2, 3, 4].map((from) => force({ rear: true, from }).needs())).toEqual([9, 7, 5]);
    expect(force({ rear: true, from: 5 }).rolled(1)).toBe('comes');
  });

  test('the course ends with turn 5, and begins with the turn asked about', () => {
    expect(
      force({ from: 4 }, 5)
        .answer()
        .course?.map(({ row }) => row),
    ).toEqual([4, 5]);
  });
});

describe('planar gates', () => {
  const gate = (s: object, turns?: number) => ask('gate', { s }, turns);

  test('fr3.planar.denizen-table, ruling: two faces for each, in the printed order', () => {
    expect([2, 4, 6, 8, 10].map((face) => gate({}).rolled(face))).toEqual([
      'planar-entity-free',
      'blob-free',
      'major-spirit-free',
      'minor-spirit-free',
      'lesser-spirit-free',
    ]);
  });

  test('fr3.planar.control-entity-sacrifice, fr3.planar.entity-feeding-schedule: it says what a dominated entity costs', () => {
    expect(gate({}).notes()).toEqual(
      expect.arrayContaining(['fr3.planar.control-entity-sacrifice', 'fr3.planar.entity-feeding-schedule']),
    );
  });

  test('fr3.planar.denizen-limits: one planar entity at a time', () => {
    expect(gate({ entity: true }).rolled(1)).toBe('none');
    expect(gate({ entity: true }).rolled(3)).toBe('blob-free');
    expect(gate({ entity: true }, 1).after(1, 'entity')).toBe('1');
  });

  test('fr3.planar.denizen-arrival: one in each movement phase', () => {
    expect([1, 2].map((turn) => gate({}, 2).after(turn, 'entity'))).toEqual(['1/5', '9/25']);
  });

  const dominate = (s: object, turns?: number) => ask('dominate', { s }, turns);

  test.each([
    ['planar-entity', 6],
    ['blob', 5],
    ['major-spirit', 4],
    ['minor-spirit', 3],
    ['lesser-spirit', 2],
  ])('fr3.planar.denizen-table, ruling: a %s is dominated on %d+', (denizen, needed) => {
    expect([dominate({ denizen }).rolled(needed - 1), dominate({ denizen }).rolled(needed)]).toEqual(['free', 'ours']);
    const met = gate({ met: true }).rolled(denizen === 'planar-entity' ? 1 : 2 * needs.indexOf(denizen) + 1, needed);
    expect(met).toBe(`${denizen}-ours`);
  });
  const needs = ['planar-entity', 'blob', 'major-spirit', 'minor-spirit', 'lesser-spirit'];

  test('fr3.spells.dominate, fr3.planar.control-contest, ruling, fr3.planar.control-result: 4 points, 6 in a contest, and who is dominated stays so', () => {
    expect([spellOf('dominate')?.cost, planar.contestCost]).toEqual([4, 6]);
    expect(dominate({}, 3).after(3, 'ours')).toBe('7/8');
    expect(dominate({}, 2).after(2, 'ours')).toBe('3/4');
  });

  test('fr3.planar.control-contest: the higher of two d10s casts, and nobody on a tie', () => {
    const contest = dominate({ contested: true });
    expect(contest.rolled(4, 4)).toBe('free');
    expect(contest.rolled(5, 4, 6)).toBe('ours');
    expect(contest.rolled(4, 5, 6)).toBe('theirs');
    expect(contest.rolled(5, 4, 5)).toBe('free');
  });
});

describe('the mad scientist', () => {
  const device = (s: object) => ask('activate', { s });

  test('fr3.inventions.activation-table: 9+, 7+, 5+, 3+', () => {
    expect([1, 2, 3, 4].map((points) => device({ points }).needs())).toEqual([9, 7, 5, 3]);
    expect([device({ points: 1 }).rolled(8), device({ points: 1 }).rolled(9)]).toEqual(['fails', 'works']);
  });

  test('fr3.inventions.activation-table, ruling, fr3.inventions.technical-assistant-activation: +1, but a die of 1 or 2 always fails', () => {
    expect(device({ points: 3, assistant: true }).rolled(4)).toBe('works');
    expect(device({ points: 4, assistant: true }).rolled(2)).toBe('fails');
    expect(device({ points: 4, assistant: true }).needs()).toBe(3);
  });

  test('fr3.inventions.activation-table, ruling, fr3.inventions.multi-based-surcharge: one point for each further base, and no more than four else', () => {
    expect(device({ points: 3, bases: 2 }).needs()).toBe(7);
    expect(device({ points: 4, bases: 4 }).needs()).toBe(9);
    expect(device({ points: 9, bases: 6 }).needs()).toBe(3);
    expect(device({ points: 3, bases: 4 }).refused()).toContain('fr3.inventions.multi-based-surcharge');
    expect(device({ points: 5 }).refused()).toContain('fr3.inventions.activation-table');
  });

  const turn = (s: object, turns?: number) => ask('pool', { s }, turns);

  test('fr3.inventions.pool, fr3.inventions.repeat-attempts: d6 points, spent on one attempt after the other', () => {
    expect(turn({}).rolled(1, 8)).toBe('fails');
    expect(turn({}).rolled(1, 9)).toBe('works');
    // 4 points in one attempt work on 3 or more; 5 points are best divided into 4 and 1.
    expect(turn({}).rolled(4, 2)).toBe('fails');
    expect(turn({}).rolled(5, 2, 9)).toBe('works');
  });

  test('fr3.magic.clock-at-four: his dice are halved', () => {
    expect(turn({ clockLow: true }).rolled(1)).toBe('fails');
    expect(turn({ clockLow: true }).rolled(3, 9)).toBe('works');
  });

  test('fr3.inventions.technical-assistant-points: d5 − 2 points more, never fewer', () => {
    expect(turn({ assistant: true }).rolled(1, 1, 8)).toBe('works');
    expect(turn({ assistant: true }).rolled(1, 5, 3)).toBe('works');
  });

  test('turn after turn until it works', () => {
    expect(turn({}, 2).after(1, 'works')).toBe('31/50');
    expect(turn({}, 2).after(2, 'works')).toBe('2139/2500');
  });

  test('fr3.inventions.vat-table: 1–2 nothing, 3–7 mobs, 8–9 a blob, 10 a large monster', () => {
    expect([2, 3, 7, 8, 9, 10].map((face) => ask('vat').rolled(face))).toEqual([
      'nothing',
      'mobs',
      'mobs',
      'blobs',
      'blobs',
      'large-monsters',
    ]);
    expect(ask('vat', {}, 2).after(2, 'none')).toBe('1/25');
    expect(ask('vat', {}, 2).after(2, 'monster')).toBe('19/100');
  });

  test('fr3.inventions.vat-destruction: destroyed on 1–6, and then the vat table', () => {
    const vat = ask('vat-attacked', {}, 2);
    expect(vat.rolled(7)).toBe('stands');
    expect([vat.rolled(6, 2), vat.rolled(1, 5), vat.rolled(6, 9), vat.rolled(3, 10)]).toEqual([
      'nothing',
      'mobs',
      'blobs',
      'large-monsters',
    ]);
    expect(vat.after(2, 'stands')).toBe('4/25');
  });
});
