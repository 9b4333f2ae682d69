/** Arrivals, shooting, close combat and storming in a battle: each rule by a position where it decides. */
import { describe, expect, test } from 'vitest';
import type { Action } from '../../../src/engine/hott/battle/battle.ts';
import { distantOdds, fightOdds } from '../../../src/engine/hott/battle/odds.ts';
import type { Now } from '../../../src/engine/hott/battle/vocabulary/setup.ts';
import { move, type Table, table } from './battle-table.ts';

const shooting: Partial<Now> = { step: 'shooting' };
const combat: Partial<Now> = { step: 'close-combat' };
const arrivals: Partial<Now> = { step: 'arrivals' };
const first = (t: Table, kind: Action['kind']): Action => {
  const [found] = t.listed(kind);
  if (!found) throw new Error(`No ${kind} is listed.`);
  return found;
};
/** Rules of what is added to a die in a fight. */
const added = (t: Table, own = 'A1', enemy = 'B1'): readonly string[] =>
  fightOdds(t.state, { own, enemy }).a.lines.flatMap(({ rules }) => rules);

describe('lurkers', () => {
  const field = {
    A: ['lurkers off', 'hordes destroyed', 'blades 300 300 N general'],
    B: ['blades 1000 1080 S', 'blades 2200 2200 S'],
    terrain: ['wood 900 800 1100 1000'],
  };
  const ambush = { kind: 'ambush', unit: 'A1', x: 10, y: 9, facing: 0 } as const;

  test('fall on an enemy in the bound after he has come into their terrain', () => {
    const t = table({ ...field, now: { bound: 2, acting: 'B', step: 'moves', pips: 5 } });
    const came = t.after(move('B1', 1000, 970, 180)).after({ kind: 'done' }, 4);
    const out = came.after(first(came, 'ambush'));
    expect(out.cited).toContain('hott.lurkers.land');
    const moves = out.state.step === 'arrivals' ? out.after({ kind: 'done' }) : out;
    const { x, y } = moves.unit('A1').base;
    expect(moves.rules({ kind: 'move', unit: 'A1', x, y: y + 0.3, facing: moves.unit('A1').base.facing })).toContain(
      'hott.lurkers.no-move',
    );
  });

  test('not on one who has been there for long, nor on aerials that do not fight', () => {
    const t = table({ ...field, B: ['blades 1000 970 S', 'blades 2200 2200 S'], now: arrivals });
    expect(t.listed('ambush')).toEqual([]);
    expect(t.rules(ambush)).toEqual(expect.arrayContaining(['hott.lurkers.timing', 'hott.lurkers.aerials']));
  });

  test('of water fall on whoever stands in it at any time', () => {
    const t = table({
      A: ['water-lurkers off', 'blades 300 300 N general'],
      B: ['blades 1000 1000 S', 'blades 2200 2200 S'],
      terrain: ['river 0 900 2400 1100'],
      now: arrivals,
    });
    expect(t.after(first(t, 'ambush')).cited).toContain('hott.lurkers.water');
  });

  test('that were driven out of their terrain only come back into it', () => {
    const t = table({ ...field, now: { bound: 2, acting: 'B', step: 'moves', pips: 5 } });
    const came = t.after(move('B1', 1000, 970, 180)).after({ kind: 'done' }, 4);
    const out = came.after(first(came, 'ambush'));
    const driven = {
      ...out.state,
      step: 'moves' as const,
      passed: false,
      elements: out.state.elements.map((each) =>
        each.id === 'A1'
          ? { ...each, base: { ...each.base, x: 10, y: 7, facing: 0 }, did: { ...each.did, arrived: false } }
          : each,
      ),
    };
    const at = Object.assign(Object.create(Object.getPrototypeOf(out)), out, { state: driven }) as Table;
    expect(at.rules(move('A1', 1000, 600, 0))).toContain('hott.lurkers.forced-out');
  });
});

describe('hordes and desorcelling', () => {
  test('a second horde of a bound comes beside the first', () => {
    const t = table({
      A: ['hordes destroyed', 'hordes destroyed', 'blades 1200 1200 N general'],
      B: ['blades 2200 2200 S'],
      now: arrivals,
    });
    const one = t.after(first(t, 'replace'));
    expect(one.rules({ kind: 'replace', unit: 'A2', x: 3, y: 0.8, facing: 0 })).toContain('hott.hordes.chain');
    expect(one.after(first(one, 'replace')).cited).toContain('hott.hordes.chain');
  });

  test('a hero comes back at the middle of the enemy’s edge, and enemies there make room', () => {
    const field = (...B: string[]) =>
      table({ A: ['heroes 800 800 N ensorcelled', 'blades 1200 400 N general'], B, now: arrivals });
    const free = field('blades 300 2200 S');
    const back = free.after(first(free, 'desorcel'));
    expect(back.cited).toContain('hott.desorcelling.hero-edge');
    expect(back.at('A1').slice(0, 2)).toEqual([1200, 2320]);
    const crowded = field('blades 1200 2320 S', 'blades 300 2200 S');
    const pushed = crowded.after(first(crowded, 'desorcel'));
    expect(pushed.cited).toContain('hott.desorcelling.blocked-arrival');
    expect(pushed.at('B1')).not.toEqual(crowded.at('B1'));
  });

  test('a magician comes back where the marker lies, if nothing covers it', () => {
    const covered = table({
      A: ['magicians 800 800 N ensorcelled', 'blades 800 820 N', 'blades 1200 400 N general', 'hordes destroyed'],
      B: ['blades 300 2200 S'],
      now: arrivals,
    });
    expect(covered.rules({ kind: 'desorcel', unit: 'A1', x: 8, y: 8, facing: 0 })).toContain('hott.desorcelling.marker-free');
  });

  test('a magician whose bespeller falls while the marker is covered is destroyed', () => {
    const t = table({
      A: ['magicians 400 400 N ensorcelled by=B1', 'blades 400 420 N', 'heroes 1000 1000 N general'],
      B: ['magicians 1000 1160 S', 'blades 2200 2200 S general'],
      now: combat,
    });
    const fought = t.after({ kind: 'fight', unit: 'A3', enemy: 'B1' }, 6, 1, 3);
    expect(fought.unit('B1').fate).not.toBe('on');
    expect(fought.cited).toContain('hott.desorcelling.covered-destroyed');
  });
});

describe('a spell over water', () => {
  test('is harder (hott.terrain.running-water)', () => {
    const sums = (...terrain: string[]) =>
      distantOdds(
        table({ A: ['magicians 1000 1000 N general'], B: ['blades 1000 1400 S general'], terrain, now: shooting }).state,
        'spell',
        'A1',
        'B1',
      ).b.lines.flatMap(({ rules }) => rules);
    expect(sums('river 0 1150 2400 1250')).toContain('hott.supplement.factor-bespell-water');
    expect(sums()).not.toContain('hott.supplement.factor-bespell-water');
  });
});

describe('shooting', () => {
  const two = {
    A: ['shooters 1000 1000 N', 'blades 400 400 N general'],
    B: ['shooters 1000 1250 S', 'shooters 1160 1250 S', 'blades 2200 2200 S general'],
    now: shooting,
  };
  test('the acting side says the order, the owner of each shooter its target', () => {
    const t = table(two);
    expect(t.rules({ kind: 'shoot', units: [], target: 'B1' })).toContain('hott.sequence.shooter-target-choice');
    const called = t.after({ kind: 'call', unit: 'B1' });
    expect(called.rules({ kind: 'shoot', units: ['B2'], target: 'A1' })).toContain('hott.sequence.shooting-order');
    expect(called.refuse({ kind: 'shoot', units: ['B1'], target: 'A1' })).toBe(null);
  });
  test('what a shot does is done at once', () => {
    const shot = table(two)
      .after({ kind: 'shoot', units: ['A1'], target: 'B1' })
      .after({ kind: 'shoot-back', back: false }, 6, 1);
    expect(shot.cited).toEqual(
      expect.arrayContaining(['hott.sequence.shooting-once', 'hott.supplement.combat-total', 'hott.sequence.shooting-outcomes']),
    );
    expect(shot.unit('B1').fate).toBe('destroyed');
  });
  test('a target stands in the strip ahead, near enough, and in view', () => {
    const t = table({ ...two, B: ['shooters 1000 1250 S', 'shooters 1000 1600 S', 'blades 2200 2200 S general'] });
    expect(t.rules({ kind: 'shoot', units: ['A1'], target: 'B2' })).toEqual(
      expect.arrayContaining(['hott.supplement.shooting-zone', 'hott.supplement.shooting-blocked']),
    );
  });
  test('a magician bespells after a move (hott.supplement.bespell-after-move)', () => {
    const t = table({ A: ['magicians 1000 1000 N general'], B: ['blades 1000 1500 S general'] });
    const moved = t.after(move('A1', 1000, 1050, 0)).after({ kind: 'done' });
    expect(moved.listed('bespell')).toEqual([{ kind: 'bespell', units: ['A1'], target: 'B1' }]);
    expect(moved.after(moved.listed('bespell')[0] as Action, 6, 1, 4).cited).toEqual(
      expect.arrayContaining(['hott.sequence.bespelling', 'hott.supplement.bespell-cost', 'hott.sequence.shooting-outcomes']),
    );
  });
});

describe('what the ground adds to a fight', () => {
  const fight = (A: string, B: string, ...terrain: string[]) => added(table({ A: [A], B: [B], terrain, now: combat }));
  test.each([
    [
      'hott.terrain.partly-in-bad-going',
      'hott.supplement.factor-bad-going',
      'spears 1000 1000 N',
      'blades 1000 1060 S',
      'rough 900 900 1100 980',
    ],
    [
      'hott.terrain.uphill-advantage',
      'hott.supplement.factor-uphill',
      'spears 1000 1000 N',
      'blades 1000 1060 S',
      'gentle-slope 700 400 1300 1100',
    ],
    [
      'hott.terrain.defending-bank',
      'hott.supplement.factor-riverbank',
      'spears 1000 1000 N',
      'blades 1000 1060 S',
      'river 0 1031 2400 1150',
    ],
    [
      'hott.terrain.defending-shore',
      'hott.supplement.factor-riverbank',
      'spears 1000 1000 N',
      'blades 1000 1060 S',
      'wide-water 0 1031 2400 1600',
    ],
  ])('%s', (_, line, A, B, terrain) => {
    expect(fight(A, B, terrain)).toContain(line);
    expect(fight(A, B)).not.toContain(line);
  });
  test('whoever fights uphill, or along the ridge, has no advantage of height', () => {
    const hill = (A: string, B: string, slope: string) => added(table({ A: [A], B: [B], terrain: [slope], now: combat }));
    const line = 'hott.supplement.factor-uphill';
    expect(hill('spears 1000 1060 S', 'blades 1000 1000 N', 'gentle-slope 700 400 1300 1100')).not.toContain(line);
    expect(hill('spears 1000 1000 N', 'blades 1000 1060 S', 'gentle-slope 400 800 1600 1260')).not.toContain(line);
    expect(hill('spears 1000 1060 S', 'blades 1000 1000 N', 'gentle-slope 400 800 1600 1260')).not.toContain(line);
  });
  test('wading is no bad going (hott.terrain.wading-not-bad-going)', () => {
    expect(fight('spears 1000 1000 N', 'blades 1000 1060 S', 'river 0 900 2400 1020')).not.toContain(
      'hott.supplement.factor-bad-going',
    );
  });
  test('beaches and gentle slopes are good going (hott.terrain.beaches, hott.terrain.gentle-slopes)', () => {
    for (const kind of ['beach', 'gentle-slope'])
      expect(fight('spears 1000 1000 N', 'blades 1000 1060 S', `${kind} 700 900 1300 1030`)).not.toContain(
        'hott.supplement.factor-bad-going',
      );
  });
});

describe('recoil', () => {
  test('of mounted through foot ends beyond them (hott.interpenetration.outcome-short)', () => {
    const t = table({
      A: ['riders 1000 1000 N', 'blades 1000 900 N', 'blades 300 300 N general'],
      B: ['spears 1000 1090 S', 'spears 2200 2200 S general'],
      now: combat,
    });
    const back = t.after({ kind: 'fight', unit: 'A1', enemy: 'B1' }, 2, 3, 3);
    expect(back.said('recoiled')).toHaveLength(1);
    expect(back.at('A1')[1]).toBeLessThanOrEqual(810);
    expect(back.at('A2')).toEqual([1000, 900, 0]);
  });
});

describe('recoil onto an aerial', () => {
  const recoil = (...terrain: string[]) =>
    table({
      A: ['flyers 1000 1590 N', 'blades 300 300 N general', 'flyers 1000 1470 N'],
      B: ['blades 1000 1690 S', 'blades 2200 2200 S general'],
      terrain,
    })
      .after(move('A1', 1000, 1600, 0))
      .after({ kind: 'done' })
      .after({ kind: 'fight', unit: 'A1', enemy: 'B1' }, 3, 4, 3);

  test('pushes it, or fails where it would be pushed into a wood (hott.supplement.recoil, hott.water.aerials-terrain)', () => {
    expect(recoil().at('A3')).toEqual([1000, 1360, 0]);
    const barred = recoil('wood 800 1200 1200 1400');
    expect(barred.unit('A1').fate).toBe('destroyed');
    expect(barred.at('A3')).toEqual([1000, 1470, 0]);
  });
});

describe('close combat', () => {
  test('what it does is done before the next fight', () => {
    const t = table({
      A: ['blades 1000 1000 N', 'blades 1160 1000 N', 'blades 300 300 N general'],
      B: ['spears 1000 1060 S', 'spears 1160 1060 S', 'blades 2200 2200 S general'],
      now: combat,
    });
    expect(added(t, 'A2', 'B2')).not.toContain('hott.supplement.factor-flank');
    const fought = t.after({ kind: 'fight', unit: 'A1', enemy: 'B1' }, 1, 4);
    // hott.sequence.close-combat-outcomes: its neighbour has recoiled, and an enemy who fights nobody stands beside it.
    expect(fought.cited).toContain('hott.sequence.close-combat-outcomes');
    expect(fought.cited).toContain('hott.supplement.blades-outcome');
    expect(fought.at('A1')[1]).toBeLessThan(1000);
  });

  test('friends on the flank recoil with whoever fights the front', () => {
    const t = table({
      A: ['warband 1000 1000 N', 'blades 1110 1110 W', 'blades 300 300 N general'],
      B: ['blades 1000 1070 S', 'blades 2200 2200 S general'],
      now: combat,
    });
    const fought = t.after({ kind: 'fight', unit: 'A1', enemy: 'B1' }, 1, 4, 3);
    expect(fought.cited).toContain('hott.supplement.flank-attacker');
  });

  test('outcome moves cost no PIPs (hott.tactical-moves.not-outcome)', () => {
    const t = table({ A: ['blades 1000 1000 N general'], B: ['spears 1000 1060 S general'], now: { ...combat, pips: 2 } });
    const fought = t.after({ kind: 'fight', unit: 'A1', enemy: 'B1' }, 4, 4, 3);
    expect(fought.state.acting).toBe('B');
    expect(
      table({
        A: ['blades 1000 1000 N general'],
        B: ['spears 1000 1060 S general', 'blades 2200 2200 S'],
        now: { ...combat, pips: 0 },
      }).refuse({ kind: 'fight', unit: 'A1', enemy: 'B1' }),
    ).toBe(null);
  });
});

describe('flight', () => {
  test('stops before a stronghold, and does not end on it', () => {
    const t = table({
      A: ['behemoths 1040 1400 S', 'blades 300 2000 S general'],
      B: ['artillery 1040 970 N', 'blades 2200 300 N general'],
      stronghold: [1050, 2150, 1350, 2400],
      defender: 'A',
      now: { acting: 'B', step: 'shooting' },
    });
    const fled = t.after({ kind: 'shoot', units: ['B1'], target: 'A1' }, 4, 2, 3);
    expect(fled.said('fled')).toHaveLength(1);
    expect(fled.at('A1')[1]).toBeGreaterThan(2050);
  });

  test('of an aerial stops before a wood, and on nobody who stands there (hott.water.aerials-terrain)', () => {
    const run = (...friends: string[]) =>
      table({
        A: ['flyers 1000 1590 N', 'blades 300 300 N general', ...friends],
        B: ['blades 1000 1690 S', 'blades 2200 2200 S general'],
        terrain: ['wood 800 800 1200 1150'],
      })
        .after(move('A1', 1000, 1600, 0))
        .after({ kind: 'done' })
        .after({ kind: 'fight', unit: 'A1', enemy: 'B1' }, 1, 5, 3);
    const free = run();
    expect(free.said('fled')).toHaveLength(1);
    expect(free.at('A1')[1]).toBe(1210);
    expect(run('knights 1000 1250 N').at('A1')[1]).toBeGreaterThanOrEqual(1370);
  });
});

describe('storming', () => {
  const field = {
    A: ['blades 1100 2070 N', 'blades 1260 2070 N', 'blades 400 1000 N', 'blades 300 300 N general'],
    B: ['spears 400 1060 S', 'blades 2200 2200 S general'],
    stronghold: [1000, 2100, 1400, 2400] as const,
    defender: 'B' as const,
  };
  test('one element a bound, others aid it', () => {
    const t = table({ ...field, now: combat });
    const stormed = t.after({ kind: 'storm', unit: 'A1', aids: ['A2'] }, 3, 3);
    expect(stormed.cited).toEqual(expect.arrayContaining(['hott.strongholds.one-attacker', 'hott.strongholds.aiding']));
    expect(stormed.rules({ kind: 'storm', unit: 'A2', aids: [] })).toContain('hott.strongholds.one-attacker');
  });
  test('only with the front edge on it', () => {
    expect(table({ ...field, now: combat }).rules({ kind: 'storm', unit: 'A3', aids: [] })).toContain(
      'hott.strongholds.front-contact',
    );
  });
  test('its attacker says who does it, in the defender’s bound too', () => {
    const t = table({ ...field, now: { bound: 4, acting: 'B', step: 'close-combat', pips: 1 } });
    expect(t.rules({ kind: 'storm', unit: 'A1', aids: [] })).toContain('hott.sequence.stronghold-main-attacker');
    const fought = t.after({ kind: 'fight', unit: 'B1', enemy: 'A3' }, 3, 1);
    expect(fought.refuse({ kind: 'storm', unit: 'A1', aids: [] })).toBe(null);
  });
});
