/** The table companion, which keeps what players would note on paper. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wavering } from '../../../src/engine/fr3/companion/clock.ts';
import { type Action, fr3Companion, type Setup } from '../../../src/engine/fr3/companion/companion.ts';
import { ending } from '../../../src/engine/fr3/companion/ending.ts';
import { phaseLosses } from '../../../src/engine/fr3/companion/losses.ts';
import { poolDice } from '../../../src/engine/fr3/companion/magic.ts';
import { stepsIn } from '../../../src/engine/fr3/companion/places.ts';
import { due, escapeRoll } from '../../../src/engine/fr3/companion/reminder-actions.ts';
import { scoreOf, verdict } from '../../../src/engine/fr3/companion/score.ts';
import type { State } from '../../../src/engine/fr3/companion/state.ts';
import { judge, movesLeft, nextPlace } from '../../../src/engine/fr3/companion/turn.ts';
import { characterEscape, characterEscapeInMelee, resultOf } from '../../../src/engine/fr3/data/results-rolls.ts';
import { sequence } from '../../../src/engine/fr3/data/sequence.ts';
import { play } from '../../../src/engine/kernel/chance.ts';
import { act, course, type Game, newGame, redo, undo } from '../../../src/engine/kernel/companion.ts';
import { asked, recorded, scripted, seeded } from '../../../src/engine/kernel/dice.ts';
import { odds } from '../../../src/engine/kernel/odds.ts';
import { readGame, writeGame } from '../../../src/engine/kernel/saved-game.ts';

const plain: Setup = { first: { name: 'Anna', holdings: [] }, second: { name: 'Bela', holdings: [] } };

/** A companion game that plays actions one after another and expects each to be allowed. */
class Table {
  game: Game<Setup, Action>;
  constructor(setup: Setup = plain) {
    this.game = newGame('Test', setup);
  }
  get state(): State {
    return course(fr3Companion, this.game).state;
  }
  get log(): string[] {
    return course(fr3Companion, this.game).log.map(({ text }) => text);
  }
  get cited(): string[] {
    return course(fr3Companion, this.game).log.flatMap(({ rules }) => rules);
  }
  do(...actions: Action[]): this {
    for (const action of actions) {
      const acted = act(fr3Companion, this.game, action);
      if (!acted.ok) throw new Error(acted.refusal.because);
      this.game = acted.game;
    }
    return this;
  }
  next(times = 1): this {
    for (let i = 0; i < times; i++) this.do({ kind: 'next' });
    return this;
  }
  /** Goes forward to a step, through the phases before it. */
  to(step: string): this {
    do this.next();
    while (this.state.step !== step);
    return this;
  }
  refusal(action: Action): string {
    const acted = act(fr3Companion, this.game, action);
    return acted.ok ? '' : acted.refusal.because;
  }
  clocks(): [number, number] {
    return [this.state.sides.first.clock, this.state.sides.second.clock];
  }
}

const lost = (
  side: 'first' | 'second',
  loss: Extract<Action, { kind: 'lost' }>['loss'] = 'unit',
  cost: number | null = null,
): Action => ({
  kind: 'lost',
  side,
  loss,
  cost,
  demoralized: false,
});
const firstLoss = (table: Table): number => table.state.sides.first.losses[0]?.id ?? -1;
const demoralized = (side: 'first' | 'second', by = 1): Action => ({ kind: 'demoralized', side, by });
const caster = (side: 'first' | 'second', kind: Extract<Action, { kind: 'add-caster' }>['caster'], name = ''): Action => ({
  kind: 'add-caster',
  side,
  caster: kind,
  name,
});
const remind = (
  reminder: Extract<Action, { kind: 'remind' }>['reminder'],
  side: 'first' | 'second',
  name: string,
  more: Partial<Extract<Action, { kind: 'remind' }>> = {},
): Action => ({
  kind: 'remind',
  reminder,
  side,
  name,
  variant: '',
  stage: 0,
  cost: null,
  ...more,
});

describe('fr3.sequence.turn-structure', () => {
  it('has the steps of the printed sequence, under their names', () => {
    const named = (steps: readonly { id: string; label: string; title: string }[]) =>
      steps.map(({ id, label, title }) => ({ id, label, title }));
    expect(named(stepsIn('preparation'))).toEqual(named(sequence.preparation));
    expect(named(stepsIn('first'))).toEqual(named(sequence.phase));
  });

  it('goes through magic power, ten steps of the first side, ten of the second, and into the next turn', () => {
    const table = new Table();
    const walked: string[] = [];
    for (let i = 0; i < 22; i++) {
      const { turn, phase, step } = table.state;
      walked.push(`${turn} ${phase} ${step}`);
      table.next();
    }
    expect(walked.slice(0, 3)).toEqual(['1 preparation magic-power', '1 first rally', '1 first missiles']);
    expect(walked.filter((at) => at.startsWith('1 first'))).toHaveLength(10);
    expect(walked.filter((at) => at.startsWith('1 second'))).toHaveLength(10);
    expect(walked.at(-1)).toBe('2 preparation magic-power');
  });

  it('stops at illusions and fires only while there are any', () => {
    const table = new Table().do(remind('illusion', 'first', 'Mobs', { variant: 'unit' }));
    expect(nextPlace(table.state).step).toBe('illusions');
    table.next().do(remind('fire', 'second', 'the mill', { variant: 'wood', stage: 1 }));
    expect(nextPlace(table.state).step).toBe('fire');
  });

  it('lets players go back and forth within a phase, but not out of a judged one', () => {
    const table = new Table().to('melee').do({ kind: 'go', step: 'movement' });
    expect(table.state.step).toBe('movement');
    expect(table.refusal({ kind: 'go', step: 'morale-clock' })).toContain('Add up the losses first');
    table.to('morale-clock');
    expect(table.refusal({ kind: 'go', step: 'melee' })).toContain('already been scored');
  });
});

describe('fr3.morale-clock.start', () => {
  it('is 9 for both sides', () => {
    expect(new Table().clocks()).toEqual([9, 9]);
  });

  it('is 10 with a camp (fr3.camps.morale-bonus), and a sacred site alone adds nothing', () => {
    const table = new Table({
      first: { name: 'Anna', holdings: ['camp', 'sacred-site'] },
      second: { name: 'Bela', holdings: ['sacred-site'] },
    });
    expect(table.clocks()).toEqual([10, 9]);
    expect(table.log[0]).toBe('Anna: clock 10, 1 of it from the camp or baggage train.');
    expect(table.cited).toContain('fr3.camps.morale-bonus');
  });
});

describe('fr3.morale-clock.phase-losses', () => {
  it('counts 1 for a unit demoralized and 2 for one destroyed', () => {
    const table = new Table().to('melee').do(demoralized('first', 3), lost('second'), demoralized('second'));
    expect(phaseLosses(table.state, 'first')).toBe(3);
    expect(phaseLosses(table.state, 'second')).toBe(3);
    expect(judge(table.state).winner).toBeNull();
  });

  it('fr3.morale-clock.phase-winner: the loser’s clock falls by 1, with both totals as the reason', () => {
    const table = new Table().to('melee').do(demoralized('first'), lost('second')).to('morale-clock');
    expect(table.clocks()).toEqual([9, 8]);
    expect(table.log).toContain('Anna lost 1 point, Bela 2: Anna wins the phase, and the morale clock of Bela falls by 1.');
    expect(table.state.judged).toEqual({ winner: 'first', losses: { first: 1, second: 2 } });
    expect(table.cited).toContain('fr3.morale-clock.phase-winner');
  });

  it('fr3.morale-clock.phase-draw: equal totals leave both clocks', () => {
    const table = new Table().to('melee').do(demoralized('first', 2), lost('second')).to('morale-clock');
    expect(table.clocks()).toEqual([9, 9]);
    expect(table.cited).toContain('fr3.morale-clock.phase-draw');
  });

  it('fr3.morale-clock.final-results: a demoralized unit that is then destroyed counts once', () => {
    const table = new Table()
      .to('melee')
      .do(demoralized('first'), { kind: 'lost', side: 'first', loss: 'unit', cost: 30, demoralized: true });
    expect(phaseLosses(table.state, 'first')).toBe(2);
    expect(table.refusal({ kind: 'lost', side: 'first', loss: 'unit', cost: null, demoralized: true })).toContain(
      'no unit that was demoralized',
    );
  });

  it('fr3.morale-clock.adjusted-each-phase: the counters begin anew in the second phase', () => {
    const table = new Table().to('melee').do(lost('first'), demoralized('second')).to('morale-clock').next();
    expect(table.state.phase).toBe('second');
    expect([phaseLosses(table.state, 'first'), phaseLosses(table.state, 'second')]).toEqual([0, 0]);
    table.do(demoralized('second')).to('morale-clock');
    expect(table.clocks()).toEqual([8, 8]);
  });

  it('counts what is lost before the first phase in the first phase', () => {
    const table = new Table().do(lost('first')).to('morale-clock');
    expect(table.clocks()).toEqual([8, 9]);
  });
});

describe('fr3.morale-clock.general-loss, fr3.morale-clock.major-character-loss, fr3.morale-clock.high-cost-unit-loss, fr3.morale-clock.ship-loss', () => {
  const falls: readonly [Extract<Action, { kind: 'lost' }>['loss'], number | null, number][] = [
    ['general', null, 2],
    ['general', 280, 2],
    ['general', 299, 2],
    ['general', 300, 3],
    ['general-unit', 399, 3],
    ['general', 400, 4],
    ['major', null, 1],
    ['major', 199, 1],
    ['major-unit', 200, 2],
    ['major', 299, 2],
    ['major', 300, 3],
    ['major', 450, 3],
    ['minor', 60, 0],
    ['unit', null, 0],
    ['unit', 99, 0],
    ['unit', 100, 1],
    ['unit', 250, 1],
    ['ship', 99, 0],
    ['ship', 100, 1],
    ['ship', 230, 2],
    ['ship', 399, 3],
    ['ship', 400, 4],
  ];
  it.each(falls)('%s of %s points takes %s off the clock at once', (loss, cost, clock) => {
    const table = new Table().to('melee').do(lost('first', loss, cost));
    expect(table.clocks()).toEqual([9 - clock, 9]);
  });

  it('follows when the cost is known later, and gives back what was too much', () => {
    const table = new Table().to('melee').do(lost('first', 'unit'));
    const id = firstLoss(table);
    table.do({ kind: 'amend', side: 'first', id, loss: 'general-unit', cost: 320, fades: false });
    expect(table.clocks()).toEqual([6, 9]);
    expect(phaseLosses(table.state, 'first')).toBe(2);
    table.do({ kind: 'amend', side: 'first', id, loss: 'unit', cost: 40, fades: false });
    expect(table.clocks()).toEqual([9, 9]);
    table.do({ kind: 'take-back', side: 'first', id });
    expect(phaseLosses(table.state, 'first')).toBe(0);
  });

  it('a character on his own is no unit: he adds nothing to the losses of the phase', () => {
    expect(phaseLosses(new Table().to('melee').do(lost('first', 'general', 280)).state, 'first')).toBe(0);
    expect(phaseLosses(new Table().to('melee').do(lost('first', 'major-unit', 130)).state, 'first')).toBe(2);
  });

  it('fr3.morale-clock.ship-loss, ruling: rows of 100, 200 and 300 points, and one from 400', () => {
    const falls = [99, 100, 199, 200, 299, 300, 399, 400, 900].map(
      (cost) =>
        9 -
        (new Table()
          .to('melee')
          .do(lost('first', 'ship', cost))
          .clocks()[0] as number),
    );
    expect(falls).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4]);
  });

  it('fr3.morale-clock.start, ruling: it begins at 9 and has no upper limit', () => {
    const table = new Table();
    expect(table.clocks()).toEqual([9, 9]);
    expect(table.do({ kind: 'adjust-clock', side: 'first', by: 6, reason: 'Scenario' }).clocks()).toEqual([15, 9]);
  });

  it('fr3.morale-clock.ship-recapture: the book’s ship of 230 points costs 2 and brings back 3', () => {
    const table = new Table().to('melee').do(lost('first', 'ship', 230));
    expect(table.clocks()[0]).toBe(7);
    const id = firstLoss(table);
    table.do({ kind: 'recaptured', side: 'first', id });
    expect(table.clocks()[0]).toBe(10);
  });
});

describe('fr3.morale-clock.four', () => {
  const low = () => new Table().do({ kind: 'adjust-clock', side: 'second', by: -4, reason: 'Scenario' }).to('melee');

  it('demoralizes a quarter of the units, rounded down, the first time a clock is at 4 or less', () => {
    const table = low().do(lost('second', 'general', 280));
    expect(table.clocks()).toEqual([9, 3]);
    expect(table.state.sides.second.wavering).toBe('due');
    table.do({ kind: 'waver', side: 'second', units: 14 });
    expect(table.log.at(-1)).toContain('Bela has 14 units left: 3 are demoralized, and Bela chooses which.');
    expect(phaseLosses(table.state, 'second')).toBe(0);
    expect([3, 4, 7, 8].map(wavering)).toEqual([0, 1, 1, 2]);
  });

  it('happens once: a clock that rises and falls again does not waver again', () => {
    const table = low().do(lost('second', 'general', 280), { kind: 'waver', side: 'second', units: 9 });
    table.do(
      { kind: 'adjust-clock', side: 'second', by: 3, reason: '' },
      { kind: 'adjust-clock', side: 'second', by: -3, reason: '' },
    );
    expect(table.state.sides.second.wavering).toBe('done');
    expect(table.refusal({ kind: 'waver', side: 'second', units: 9 })).toContain('once');
  });
});

describe('fr3.magic.pool-dice', () => {
  it('throws one d6 for each level, and a d6 of the bard for the army pool', () => {
    const table = new Table().do(
      caster('first', 'level-one', 'Ira'),
      caster('first', 'level-three', 'Merlin'),
      caster('first', 'bard'),
    );
    const asked_: string[] = [];
    const faces = [2, 6, 1, 5, 4];
    const thrown = recorded(asked((_, { decides }) => faces[asked_.push(decides) - 1] as number));
    play(poolDice(table.state.sides.first), thrown);
    const merlin = [1, 2, 3].map((die) => `Points of Merlin, die ${die} of 3`);
    expect(asked_).toEqual(['Points of Ira', ...merlin, 'Points of Bard']);
    table.do({ kind: 'roll-pools', side: 'first', faces: thrown.faces });
    expect(table.state.sides.first.casters.map(({ pool }) => pool)).toEqual([2, 12, 0]);
    expect(table.state.sides.first.armyPool).toBe(14);
    expect(table.log).toContain('Anna: Merlin rolls 6 + 1 + 5: 12 points.');
  });

  it('has the odds of its dice: 18 comes once in 216', () => {
    const table = new Table().do(caster('first', 'level-three', 'Merlin'));
    const all = odds(poolDice(table.state.sides.first));
    expect(String(all.of(([merlin]) => merlin?.faces.every((face) => face === 6) ?? false))).toBe('1/216');
  });

  it('refuses a face that a d6 does not have, a die too few and a die too many', () => {
    const table = new Table().do(caster('first', 'level-two', 'Ira'));
    expect(table.refusal({ kind: 'roll-pools', side: 'first', faces: [7, 1] })).toBe(
      'Points of Ira, die 1 of 2: 7 is not a face of a d6.',
    );
    expect(table.refusal({ kind: 'roll-pools', side: 'first', faces: [6] })).toBe('Points of Ira, die 2 of 2: a die is missing.');
    expect(table.refusal({ kind: 'roll-pools', side: 'first', faces: [6, 1, 1] })).toBe(
      'Remove the 1: no more dice are needed here.',
    );
    table.do({ kind: 'roll-pools', side: 'first', faces: [6, 1] });
    expect(table.refusal({ kind: 'roll-pools', side: 'first', faces: [6, 1] })).toContain('has rolled for all its magic pools');
  });

  it('fr3.magic-users.witch-hunter: 6 points without a die', () => {
    const table = new Table().do(caster('second', 'witch-hunter'));
    expect(table.state.sides.second.casters[0]).toMatchObject({ pool: 6, rolled: true });
  });

  it('fr3.inventions.technical-assistant-points, ruling: d5 − 2, never below 0', () => {
    const points = [1, 2, 3, 5].map((face) => {
      const table = new Table().do(caster('first', 'technical-assistant'), { kind: 'roll-pools', side: 'first', faces: [face] });
      return table.state.sides.first.casters[0]?.pool;
    });
    expect(points).toEqual([0, 0, 1, 3]);
  });
});

describe('fr3.magic.army-pool-start', () => {
  it('fr3.magic.pools-emptied: set to 10 each turn, and nothing carries over', () => {
    const table = new Table().do(caster('first', 'level-one', 'Ira'), { kind: 'roll-pools', side: 'first', faces: [5] });
    table.do({ kind: 'pool', side: 'first', caster: 0, by: -7 });
    expect(table.state.sides.first.armyPool).toBe(3);
    table.to('magic-power');
    expect(table.state.sides.first).toMatchObject({ armyPool: 10, casters: [{ pool: 0, rolled: false }] });
  });

  it('pays no more than there is', () => {
    expect(new Table().refusal({ kind: 'pool', side: 'first', caster: 0, by: -11 })).toBe(
      'Anna: the army pool has only 10 points left.',
    );
  });
});

describe('fr3.magic.clock-at-four', () => {
  const weak = () =>
    new Table()
      .do(caster('first', 'level-two', 'Ira'), caster('first', 'level-one', 'Oda'), caster('first', 'witch-hunter', 'Hopkins'))
      .do({ kind: 'adjust-clock', side: 'first', by: -5, reason: 'Scenario' })
      .do({ kind: 'waver', side: 'first', units: 12 });

  it('leaves the pools of this turn, and halves all of them from the next, rounding down', () => {
    const table = weak();
    expect(table.state.sides.first.armyPool).toBe(10);
    table.to('magic-power').do({ kind: 'roll-pools', side: 'first', faces: [3, 4, 1] });
    expect(table.state.sides.first.armyPool).toBe(5);
    expect(table.state.sides.first.casters.map(({ pool }) => pool)).toEqual([3, 0, 3]);
    expect(table.state.sides.second.armyPool).toBe(10);
    expect(table.log).toContain('Anna: Ira rolls 3 + 4, halved: 3 points.');
  });
});

describe('fr3.auction.morale-clock-points', () => {
  it('puts clock points into a personal pool, and fr3.auction.morale-clock-floor keeps the clock above 4', () => {
    const table = new Table().do(caster('first', 'level-one', 'Ira'), {
      kind: 'burn-clock',
      side: 'first',
      caster: 1,
      points: 4,
    });
    expect(table.clocks()[0]).toBe(5);
    expect(table.state.sides.first.casters[0]?.pool).toBe(4);
    expect(table.refusal({ kind: 'burn-clock', side: 'first', caster: 1, points: 1 })).toContain('must stay above 4');
  });

  it('is not for mad scientists', () => {
    const table = new Table().do(caster('first', 'mad-scientist'));
    expect(table.refusal({ kind: 'burn-clock', side: 'first', caster: 1, points: 1 })).toContain('mad scientist');
  });
});

describe('fr3.magic.first-spell-priority', () => {
  it('passes to the other side after a turn in which one cast first, and stays after a turn without spells', () => {
    const table = new Table();
    expect(table.state.firstChance).toBe('first');
    table.to('magic-power');
    expect(table.state.firstChance).toBe('first');
    table.do({ kind: 'cast-first', side: 'first' }).to('magic-power');
    expect(table.state.firstChance).toBe('second');
    table.do({ kind: 'cast-first', side: 'first' }).to('magic-power');
    expect(table.state.firstChance).toBe('second');
  });
});

describe('fr3.movement.morale-clock-limit', () => {
  it('allows as many moves as the phasing side’s clock, and begins anew in each phase', () => {
    const table = new Table().do({ kind: 'adjust-clock', side: 'first', by: -3, reason: '' }).to('movement');
    for (let i = 0; i < 6; i++) table.do({ kind: 'move', by: 1 });
    expect(movesLeft(table.state)).toBe(0);
    expect(table.refusal({ kind: 'move', by: 1 })).toContain('all 6 moves');
    table.to('rally');
    expect(movesLeft(table.state)).toBe(9);
  });
});

describe('fr3.illusions.maintenance', () => {
  it('is due after the pools, 1 point or 2 for shooters, from either pool, once a turn', () => {
    const table = new Table().do(
      caster('first', 'level-two', 'Ira'),
      { kind: 'roll-pools', side: 'first', faces: [3, 4] },
      remind('illusion', 'first', 'Longbows', { variant: 'shooter' }),
      remind('illusion', 'first', 'Wall', { variant: 'obstacle' }),
    );
    table.next();
    expect(due(table.state).map(({ name }) => name)).toEqual(['Longbows', 'Wall']);
    table.do({ kind: 'maintain', id: 2, caster: 1 }, { kind: 'maintain', id: 3, caster: 0 });
    expect(table.state.sides.first).toMatchObject({ armyPool: 9, casters: [{ pool: 5 }] });
    expect(due(table.state)).toEqual([]);
    table.to('illusions');
    expect(due(table.state)).toHaveLength(2);
  });

  it('is refused from a pool that has too little (fr3.illusions.unpaid)', () => {
    const table = new Table()
      .do({ kind: 'pool', side: 'first', caster: 0, by: -9 }, remind('illusion', 'first', 'Longbows', { variant: 'shooter' }))
      .next();
    expect(table.refusal({ kind: 'maintain', id: 1, caster: 0 })).toBe(
      'the army pool has only 1 point left and cannot pay for Longbows, which costs 2.',
    );
  });
});

describe('fr3.results-rolls.character-escape-roll', () => {
  const held = () =>
    new Table()
      .do(remind('captive', 'second', 'Hektor', { variant: 'major', cost: 130 }))
      .to('rally')
      .to('rally')
      .to('arrivals');

  it('is due in step 3 of the phase of the captive’s own side', () => {
    const table = new Table().do(remind('captive', 'second', 'Hektor', { variant: 'major', cost: 130 }));
    expect(due(table.to('arrivals').state)).toEqual([]);
    expect(due(table.to('arrivals').state).map(({ name }) => name)).toEqual(['Hektor']);
  });

  it('kills on 1, sets free on 2, and holds from 3', () => {
    const killed = held().do({ kind: 'escape', id: 1, inMelee: false, faces: [1] });
    expect(killed.clocks()).toEqual([9, 8]);
    expect(killed.state.reminders).toEqual([]);
    expect(
      held()
        .do({ kind: 'escape', id: 1, inMelee: false, faces: [2] })
        .clocks(),
    ).toEqual([9, 9]);
    const stays = held().do({ kind: 'escape', id: 1, inMelee: false, faces: [3] });
    expect(stays.state.reminders[0]).toMatchObject({ name: 'Hektor', dealt: true });
    expect(due(stays.state)).toEqual([]);
  });

  it('fr3.results-rolls.character-escape-in-melee: kills on 1 and 2, sets free on 3 and 4', () => {
    const captive = held().state.reminders[0] as State['reminders'][number];
    expect(String(odds(escapeRoll(captive, true)).of((result) => result === 'killed'))).toBe('1/5');
    for (let face = 1; face <= 10; face++) {
      expect(play(escapeRoll(captive, false), scripted([face]))).toBe(resultOf(characterEscape, face));
      expect(play(escapeRoll(captive, true), scripted([face]))).toBe(resultOf(characterEscapeInMelee, face));
    }
    expect(String(odds(escapeRoll(captive, false)).of((result) => result === 'escapes'))).toBe('1/10');
  });
});

describe('reminders appear in the step in which they matter', () => {
  it('fr3.monsters.cyclics-life-cycle: eggs, larvae, adults, eggs, one stage in each of the owner’s phases', () => {
    const table = new Table().to('movement').do(remind('cyclic', 'first', 'Brood'));
    const stages: number[] = [];
    for (let i = 0; i < 3; i++) {
      do table.next();
      while (due(table.state).length === 0);
      expect([table.state.phase, table.state.step]).toEqual(['first', 'arrivals']);
      table.do({ kind: 'next-stage', id: 1 });
      stages.push(table.state.reminders[0]?.stage ?? -1);
    }
    expect(stages).toEqual([1, 2, 0]);
  });

  it('fr3.spirits.traps-clearing: in step 5 of the trapped side, until the unit is free', () => {
    const table = new Table().do(remind('trap', 'second', 'Knights', { variant: 'elite' }));
    expect(due(table.to('clearing').state)).toEqual([]);
    expect(due(table.to('clearing').state)).toHaveLength(1);
    table.do({ kind: 'forget', id: 1 });
    expect(table.state.reminders).toEqual([]);
  });

  it('fr3.fire.turn-fire-phase, ruling: a fire rolls, smolder turns to fire and only then rolls', () => {
    const table = new Table().do(
      remind('fire', 'first', 'the mill', { variant: 'wood', stage: 1 }),
      remind('fire', 'first', 'the wood', { variant: 'forest' }),
    );
    table.next();
    expect(table.refusal({ kind: 'burn', id: 2, faces: [1] })).toContain('only smoldering');
    table.do({ kind: 'burn', id: 1, faces: [7] }, { kind: 'next-stage', id: 2 });
    expect(table.state.reminders.map(({ name }) => name)).toEqual(['the wood']);
    table.to('fire').do({ kind: 'burn', id: 2, faces: [8] });
    expect(table.log.at(-1)).toContain('burns on: roll once more');
    expect(table.refusal({ kind: 'next-stage', id: 2 })).toContain('has no next stage');
  });

  it('a note waits for the step that it names', () => {
    const table = new Table().do(remind('note', 'first', 'Mind the ford', { variant: 'movement' }));
    expect(due(table.state)).toEqual([]);
    expect(due(table.to('movement').state).map(({ name }) => name)).toEqual(['Mind the ford']);
  });

  it('fr3.character-items.fade: a faded unit may come back, and then no longer scores', () => {
    const table = new Table().to('melee').do(lost('first', 'unit', 150));
    const id = firstLoss(table);
    table.do({ kind: 'amend', side: 'first', id, loss: 'unit', cost: 150, fades: true });
    expect(scoreOf(table.state, 'second').total).toBe(200);
    table.do({ kind: 'returned', side: 'first', id });
    expect(scoreOf(table.state, 'second').total).toBe(50);
  });
});

describe('fr3.camps.capture', () => {
  const camps: Setup = { first: { name: 'Anna', holdings: ['camp'] }, second: { name: 'Bela', holdings: ['sacred-camp'] } };

  it('costs its army 1 and gives the captor 1, once (fr3.camps.recapture)', () => {
    const table = new Table(camps).do({ kind: 'holder', side: 'first', at: 0, holder: 'enemy' });
    expect(table.clocks()).toEqual([9, 11]);
    table.do(
      { kind: 'holder', side: 'first', at: 0, holder: 'owner' },
      { kind: 'holder', side: 'first', at: 0, holder: 'enemy' },
    );
    expect(table.clocks()).toEqual([9, 11]);
  });

  it('fr3.camps.sacred-site-effects: a camp that is a sacred site costs 2, and scores 200 for the enemy', () => {
    const table = new Table(camps).do({ kind: 'holder', side: 'second', at: 0, holder: 'enemy' });
    expect(table.clocks()).toEqual([11, 8]);
    expect(scoreOf(table.state, 'first').lines.find(({ name }) => name.includes('taken'))?.points).toBe(200);
  });
});

describe('fr3.victory.end', () => {
  it('is when a clock stands at 0: the next step is refused, the melee in hand can still be noted', () => {
    const table = new Table()
      .do({ kind: 'adjust-clock', side: 'first', by: -8, reason: '' })
      .to('melee')
      .do(lost('first', 'general', 400));
    expect(table.clocks()[0]).toBe(0);
    expect(ending(table.state)?.because).toBe('Anna’s clock stands at 0.');
    expect(table.refusal({ kind: 'next' })).toContain('The battle is over');
    table.do(lost('second', 'unit', 40));
    expect(scoreOf(table.state, 'first').total).toBe(40);
  });
});

describe('fr3.victory.levels', () => {
  it('scores the book’s example: 315 against 330', () => {
    const table = new Table()
      .to('melee')
      .do(
        lost('second', 'unit', 30),
        lost('second', 'unit', 30),
        lost('second', 'unit', 45),
        lost('second', 'unit', 100),
        remind('captive', 'second', 'Hektor', { variant: 'major', cost: 30 }),
        { kind: 'adjust-clock', side: 'first', by: -7, reason: '' },
        { kind: 'adjust-clock', side: 'second', by: -8, reason: '' },
        lost('first', 'unit', 130),
        { kind: 'objective', holder: 'second' },
      );
    expect(table.clocks()).toEqual([1, 0]);
    expect(scoreOf(table.state, 'first')).toMatchObject({ total: 315, unpriced: 0 });
    expect(scoreOf(table.state, 'second').total).toBe(330);
    expect(verdict(table.state)).toMatchObject({ winner: 'second', level: 'marginal victory' });
  });

  const leads: readonly [number, string][] = [
    [0, 'draw'],
    [1, 'marginal victory'],
    [100, 'marginal victory'],
    [101, 'decisive victory'],
    [300, 'decisive victory'],
    [301, 'rout'],
  ];
  it.each(leads)('a lead of %s is a %s', (lead, level) => {
    const table = new Table().do({ kind: 'extra', side: 'second', points: lead, reason: 'the scenario' });
    expect(verdict(table.state).level).toBe(level);
  });

  it('fr3.victory.rout-all-units: no units left is a rout, whatever the points say', () => {
    const table = new Table().do(
      { kind: 'extra', side: 'first', points: 900, reason: '' },
      { kind: 'gone', side: 'first', gone: true },
    );
    expect(verdict(table.state)).toMatchObject({ winner: 'second', level: 'rout' });
  });

  it('says how many losses still lack their points', () => {
    expect(scoreOf(new Table().do(lost('second')).state, 'first').unpriced).toBe(1);
  });
});

describe('undo and redo', () => {
  it('take the last entry back and do it again, with its log', () => {
    const table = new Table().to('melee').do(lost('first', 'general', 300));
    const after = table.state;
    const before = undo(table.game);
    expect(course(fr3Companion, before).state.sides.first.clock).toBe(9);
    expect(course(fr3Companion, redo(before)).state).toEqual(after);
    expect(undo(newGame('', plain))).toEqual(newGame('', plain));
  });

  it('give up what was undone when something else is done', () => {
    const table = new Table().to('melee').do(demoralized('first'));
    table.game = undo(table.game);
    table.do(demoralized('second'));
    expect(table.game.undone).toEqual([]);
  });

  it('take points spent one after the other from one pool as one entry', () => {
    const table = new Table().do(
      { kind: 'pool', side: 'first', caster: 0, by: -1 },
      { kind: 'pool', side: 'first', caster: 0, by: -2 },
    );
    expect(table.game.done).toEqual([{ kind: 'pool', side: 'first', caster: 0, by: -3 }]);
    expect(table.log.at(-1)).toBe('Anna: the army pool spends 3, 10 → 7.');
    table.do({ kind: 'pool', side: 'first', caster: 0, by: 3 });
    expect(table.game.done).toEqual([]);
  });
});

describe('a saved game', () => {
  const played = () => {
    const table = new Table().do(caster('first', 'level-one', 'Ira'), { kind: 'roll-pools', side: 'first', faces: [4] });
    table.to('melee').do(lost('second', 'unit', 120), demoralized('first'));
    table.game = undo(table.game);
    return table;
  };
  const text = () => writeGame(fr3Companion, played().game);
  const damage = (change: (saved: Record<string, unknown> & { done: unknown[] }) => void) => {
    const saved = JSON.parse(text());
    change(saved);
    return readGame(fr3Companion, JSON.stringify(saved));
  };

  it('is read back as it was, with what was undone', () => {
    expect(readGame(fr3Companion, text())).toEqual({ ok: true, game: played().game });
  });

  it.each([
    ['', 'or a part of it is missing'],
    ['{"battlebook":"companion","system":"fr3"', 'or a part of it is missing'],
    ['[]', 'not a game saved by a table companion'],
    ['null', 'not a game saved by a table companion'],
    ['{"battlebook":"companion","system":"hott","version":1}', 'belongs to hott'],
    ['{"battlebook":"companion","system":"fr3","version":9}', 'by a later version'],
    ['{"battlebook":"companion","system":"fr3"}', 'which version'],
    ['{"battlebook":"companion","system":"fr3","version":1,"setup":{}}', 'set-up cannot be read'],
  ])('says what is wrong with %s', (broken, because) => {
    const read = readGame(fr3Companion, broken);
    expect(read.ok ? '' : read.because).toContain(because);
  });

  it('is kept up to the entry that cannot be read', () => {
    const read = damage((saved) => saved.done.splice(3, 0, { kind: 'abracadabra' }));
    expect(read).toMatchObject({ ok: false, kept: { done: played().game.done.slice(0, 3) } });
    expect(read.ok ? '' : read.because).toBe(
      'Entry 4 of 11 in the game’s list cannot be read. The entries before this one could be opened.',
    );
  });

  it('is kept up to the entry that the rules do not allow there', () => {
    const read = damage((saved) => saved.done.push({ kind: 'pool', side: 'first', caster: 0, by: -50 }));
    expect(read.ok ? '' : read.because).toContain('not possible: Anna: the army pool has only 10 points left.');
  });

  it('is kept without what was undone when that is damaged', () => {
    const read = damage((saved) => {
      saved.undone = 'x';
    });
    expect(read).toMatchObject({ ok: false, kept: { done: played().game.done, undone: [] } });
  });

  it('never throws, whatever the text', () => {
    fc.assert(fc.property(fc.string(), (garbage) => !readGame(fr3Companion, garbage).ok));
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), fc.jsonValue(), (done, undone) => {
        const saved = { battlebook: 'companion', system: 'fr3', version: 1, name: 'x', setup: plain, done, undone };
        const read = readGame(fr3Companion, JSON.stringify(saved));
        return read.ok || typeof read.because === 'string';
      }),
    );
  });

  it('of any game in which everything was allowed reads back the same', () => {
    const kinds = ['next', 'lost', 'demoralized', 'pool', 'move', 'cast-first'] as const;
    fc.assert(
      fc.property(fc.integer(), fc.array(fc.constantFrom(...kinds), { maxLength: 80 }), (seed, deeds) => {
        const dice = seeded(seed);
        const side = () => (dice.roll(2, { decides: '', rules: [] }) === 1 ? 'first' : 'second');
        let game = newGame<Setup, Action>('Any', plain);
        for (const kind of deeds) {
          const action: Action =
            kind === 'next'
              ? { kind }
              : kind === 'lost'
                ? lost(side(), 'unit', 50 * dice.roll(4, { decides: '', rules: [] }))
                : kind === 'demoralized'
                  ? demoralized(side(), dice.roll(2, { decides: '', rules: [] }) === 1 ? 1 : -1)
                  : kind === 'pool'
                    ? { kind, side: side(), caster: 0, by: -dice.roll(3, { decides: '', rules: [] }) }
                    : kind === 'move'
                      ? { kind, by: 1 }
                      : { kind, side: side() };
          const acted = act(fr3Companion, game, action);
          if (acted.ok) game = acted.game;
        }
        const read = readGame(fr3Companion, writeGame(fr3Companion, game));
        expect(read).toEqual({ ok: true, game });
      }),
      { numRuns: 60 },
    );
  });
});
