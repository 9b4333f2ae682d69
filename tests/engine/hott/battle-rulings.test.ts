/** The six reconstructed readings of Hordes of the Things: each by positions in which the readings on its page differ. */
import { describe, expect, test } from 'vitest';
import { fightOdds } from '../../../src/engine/hott/battle/odds.ts';
import { squareOn } from '../../../src/engine/kernel/geometry.ts';
import { march, move, type Table, table } from './battle-table.ts';

const far = 'spears 2200 2200 S';
const zone = 'hott.zones.front-zone';
const positions = 'hott.contact.positions';
const gap = 'hott.gaps.minimum-gap';
const wadingTurn = 'hott.water.wading-turn';
const breakingOff = 'hott.breaking-off.allowed';

describe('hott.contact.positions, ruling: front, flank and rear, all aligned, and overlap', () => {
  const meeting = (...movers: string[]) => table({ A: movers, B: ['spears 1000 1130 S'] });

  test('bases that only touch are in none of them', () => {
    expect(meeting('blades 1050 960 N').rules(move('A1', 1050, 1070, 0))).toContain(positions);
    expect(meeting('blades 900 960 N').rules(move('A1', 960, 1070, 0))).toContain(positions);
  });

  test('front, flank and rear are, and so is an overlap', () => {
    expect(meeting('blades 1000 960 N').refuse(move('A1', 1000, 1070.039, 0))).toBe(null);
    // The side of the spears that lies to the west, with the front corners together.
    expect(meeting('blades 700 1200 E').refuse(move('A1', 890.02, 1180, 90))).toBe(null);
    expect(meeting('flyers 1000 1600 S').refuse(move('A1', 1000, 1220, 180))).toBe(null);
    const beside = table({ A: ['blades 1000 1070 N', 'blades 1160 900 N'], B: ['spears 1000 1130 S'] });
    expect(beside.refuse(move('A2', 1160, 1070, 0))).toBe(null);
  });
});

describe('enemies with gaps between them (hott.contact.group-gaps)', () => {
  const line = ['blades 1000 900 N', 'blades 1160 900 N', 'blades 1320 900 N'];
  const files = (...middles: number[]) => middles.flatMap((x) => [`spears ${x} 1130 S`, `spears ${x} 1190 S`]);
  const contact = march(['A1', 'A2', 'A3'], 'ahead', 170.0390625);

  test('whoever comes square on none of them does not fight, but overlaps', () => {
    const met = table({ A: line, B: files(1000, 1220) })
      .after(contact)
      .after({ kind: 'done' });
    expect(met.listed('fight')).toEqual([{ kind: 'fight', unit: 'A1', enemy: 'B1' }]);
    const rulesAgainst = fightOdds(met.state, { own: 'A1', enemy: 'B1' }).b.lines.flatMap(({ rules }) => rules);
    expect(rulesAgainst).toContain('hott.supplement.factor-flank');
  });

  test('where the gap is a base wide, a group must line up with each', () => {
    expect(table({ A: line, B: files(1000, 1360) }).rules(contact)).toContain('hott.contact.group-gaps');
  });
});

describe('hott.zones.front-zone, ruling: three exceptions, and every other move in the zone is refused', () => {
  test('straight at that enemy, and square onto it', () => {
    const t = table({ A: ['riders 1000 960 N'], B: ['spears 1000 1230 S'] });
    expect(t.refuse(move('A1', 1000, 1080, 0))).toBe(null);
    expect(t.refuse(move('A1', 1000, 1140.039, 0))).toBe(null);
  });

  test('not across it, and not out of it aside', () => {
    const rules = (from: string, x: number) => table({ A: [from], B: ['spears 1000 1230 S', far] }).rules(move('A1', x, 1060, 0));
    expect(rules('riders 640 1060 N', 1100)).toContain(zone);
    expect(rules('riders 640 1060 N', 760)).toEqual([]);
    expect(rules('riders 1000 1060 N', 1300)).toContain(zone);
  });

  test('sneakers, gods and aerials over ground troops go through it', () => {
    for (const passing of ['sneakers 860 1100 N', 'gods 640 1060 N', 'flyers 640 1060 N']) {
      const t = table({ A: [passing], B: ['spears 1000 1230 S'] });
      expect([passing, t.refuse(move('A1', passing.startsWith('sneakers') ? 1040 : 1400, 1060, 0))]).toEqual([passing, null]);
    }
  });
});

describe('hott.gaps.minimum-gap, ruling: any two things that stop a base make one', () => {
  const through = (A: readonly string[], B: readonly string[], ...terrain: string[]) =>
    table({ A: ['blades 1000 1000 E', ...A], B: [...B, far], terrain }).rules(move('A1', 1000, 1100, 90));

  test('an enemy and the edge of the board, or the defender’s own stronghold', () => {
    const beside = (x: number) =>
      table({ A: ['blades 65 1000 E'], B: [`spears ${x} 1200 E`, far] }).rules(move('A1', 65, 1150, 90));
    expect(beside(160)).toContain(gap);
    expect(beside(200)).toEqual([]);
    const walls = (from: number) =>
      table({
        A: ['blades 1000 1000 E'],
        B: ['spears 900 1200 W', far],
        stronghold: [from, 1150, from + 300, 1400],
        defender: 'A',
      }).rules(move('A1', 1000, 1100, 90));
    expect(walls(1060)).toContain(gap);
    expect(walls(1110)).toEqual([]);
  });

  test('a cliff and the edge of the board, or another cliff', () => {
    expect(through([], [], 'cliff 940 1120 960 1280', 'cliff 1070 1120 1100 1280')).toContain(gap);
    expect(through([], [], 'cliff 940 1120 960 1280', 'cliff 1130 1120 1150 1280')).toEqual([]);
    const edge = (x: number) =>
      table({ A: ['blades 65 1000 E'], B: [far], terrain: [`cliff ${x} 1120 ${x + 30} 1280`] }).rules(move('A1', 65, 1100, 90));
    expect(edge(140)).toContain(gap);
    expect(edge(170)).toEqual([]);
  });

  test('two enemies, two friends, a friend and an enemy, a cliff', () => {
    const [west, east] = ['spears 900 1200 W', 'spears 1100 1200 E'] as const;
    expect(through([], [west, 'spears 1150 1200 E'])).toEqual([]);
    expect(through([], [west, east])).toContain(gap);
    expect(through([west, east], [])).toContain(gap);
    expect(through([west], [east])).toContain(gap);
    expect(through([], [west], 'cliff 1070 1120 1100 1280')).toContain(gap);
  });

  test('hott.gaps.exceptions, ruling: a fight beyond it is not an exception', () => {
    const t = table({ A: ['blades 1000 1000 N', 'riders 700 1000 N'], B: ['spears 1000 1130 S'] });
    expect(t.rules(move('A1', 1000, 1070.039, 0))).toContain('hott.gaps.exceptions');
  });
});

describe('hott.breaking-off.allowed, ruling: faster in the going it stands in, and free on flanks and rear', () => {
  const held = (unit: string, enemies: readonly string[], ...terrain: string[]) =>
    table({ A: [unit], B: enemies, terrain }).rules(move('A1', 1000, 600, 0));

  test('a faster element may, another may not', () => {
    expect(held('riders 1000 970 N', ['spears 1000 1060 S'])).toEqual([]);
    expect(held('blades 1000 1000 N', ['spears 1000 1060 S'])).toContain(breakingOff);
    expect(held('riders 1000 970 N', ['riders 1000 1090 S'])).toContain(breakingOff);
  });

  test('in bad going the moves there are compared', () => {
    expect(held('riders 1000 970 N', ['spears 1000 1060 S'], 'wood 800 400 1200 1200')).toContain(breakingOff);
  });

  test('not with an enemy on flank or rear', () => {
    expect(held('riders 1000 970 N', ['spears 1000 1060 S', 'spears 1110 950 W'])).toContain(breakingOff);
    expect(held('riders 1000 970 N', ['spears 1000 1060 S', 'spears 1000 880 N'])).toContain(breakingOff);
  });
});

describe('hott.water.wading-turn, ruling: back, or to face an enemy in contact, and nothing else', () => {
  const river = ['river 0 1000 2400 1200'];
  const wading = (...B: string[]): Table => {
    const t = table({ A: ['blades 1000 960 N', 'blades 300 300 N general'], B: [...B, far], terrain: river });
    const inIt = t
      .after(move('A1', 1000, 1050, 0))
      .after({ kind: 'done' }, 3)
      .after({ kind: 'done' }, 6);
    return inIt.state.step === 'moves' ? inIt : inIt.after({ kind: 'done' });
  };

  test('on, or back without turning', () => {
    const t = wading();
    expect(t.refuse(move('A1', 1000, 1090, 0))).toBe(null);
    expect(t.refuse(move('A1', 1000, 960, 0))).toBe(null);
  });

  test('not aside, and not facing aside', () => {
    const t = wading();
    expect(t.rules(move('A1', 1040, 1060, 0))).toContain(wadingTurn);
    expect(t.rules(move('A1', 1000, 1050, 15))).toContain(wadingTurn);
  });

  test('but to face an enemy in contact', () => {
    const t = wading('spears 1020 1165 200');
    const { x, y, facing } = squareOn(t.unit('A1').base, t.unit('B1').base, 'front');
    expect(t.refuse({ kind: 'move', unit: 'A1', x, y, facing })).toBe(null);
    expect(t.rules({ kind: 'move', unit: 'A1', x, y: y - 0.2, facing })).toContain(wadingTurn);
  });
});

describe('crossing water (hott.water.others)', () => {
  const cross = (...terrain: string[]) =>
    table({ A: ['blades 1000 960 N'], B: [far], terrain: ['river 0 1000 2400 1100', ...terrain] });

  test('by wading it takes the move of wading, by a bridge that of a road', () => {
    expect(cross().rules(move('A1', 1000, 1150, 0))).toContain('hott.move-distances.measure');
    expect(cross().refuse(move('A1', 1000, 1050, 0))).toBe(null);
    expect(cross('road 960 600 1040 1600').refuse(move('A1', 1000, 1150, 0))).toBe(null);
  });

  test('a line neither wades nor takes the bridge', () => {
    const line = (...terrain: string[]) =>
      table({
        A: ['blades 1000 960 N', 'blades 1160 960 N'],
        B: [far],
        terrain: ['river 0 1000 2400 1100', ...terrain],
      }).rules(march(['A1', 'A2'], 'ahead', 80));
    expect(line()).toContain('hott.groups.column-needed');
    expect(line('road 960 600 1040 1600')).toContain('hott.groups.column-needed');
  });
});

describe('hott.sequence.turn-to-face, ruling: who is attacked on flank or rear and fights nobody in front', () => {
  const moved = (...more: string[]) =>
    table({
      A: ['riders 1140 1030 W', 'blades 300 300 N general', ...more.filter((each) => !each.startsWith('B '))],
      B: ['blades 1000 1080 N', `${far} general`, ...more.flatMap((each) => (each.startsWith('B ') ? [each.slice(2)] : []))],
    }).after({ kind: 'done' });

  test('whoever is attacked on the flank, and fights nobody in front', () => {
    const t = moved();
    expect(t.cited).toContain('hott.sequence.turn-to-face');
    expect(t.at('B1')[2]).toBe(90);
  });

  test('not whoever is held in front', () => {
    const t = moved('spears 1000 1140 S');
    expect(t.said('turned')).toEqual([]);
    expect(t.at('B1')).toEqual([1000, 1080, 0]);
  });

  test('not whoever would push another element', () => {
    expect(moved('B blades 960 1000 N').said('turned')).toEqual([]);
  });
});
