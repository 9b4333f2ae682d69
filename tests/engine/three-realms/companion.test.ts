/** The table companion of Three Realms: unit turns in alternation, models lost, drive tests, what the mission counts. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { act, course, type Game, newGame, type SideId } from '../../../src/engine/kernel/companion.ts';
import { readGame, writeGame } from '../../../src/engine/kernel/saved-game.ts';
import { type Action, type Setup, threeRealmsCompanion } from '../../../src/engine/three-realms/companion/companion.ts';
import { annihilation, scoreText, verdict } from '../../../src/engine/three-realms/companion/score.ts';
import { canAct, massCasualties, type State, type Trait, type Unit } from '../../../src/engine/three-realms/companion/state.ts';
import { nextName, over } from '../../../src/engine/three-realms/companion/turn.ts';
import { driveOf } from '../../../src/engine/three-realms/companion/units.ts';

const nobody: Setup = { first: { name: 'Anna', force: '' }, second: { name: 'Bela', force: '' }, mission: '' };

/** A table talk: actions one after the other, each of them allowed. */
class Table {
  game: Game<Setup, Action>;
  constructor(setup: Partial<Setup> = {}) {
    this.game = newGame('Test', { ...nobody, ...setup });
  }
  get state(): State {
    return course(threeRealmsCompanion, this.game).state;
  }
  get last(): string {
    return course(threeRealmsCompanion, this.game)
      .last.filter(({ heading }) => !heading)
      .map(({ text }) => text)
      .join(' ');
  }
  get cited(): readonly string[] {
    return course(threeRealmsCompanion, this.game).last.flatMap(({ rules }) => rules);
  }
  unit(name: string): Unit & { side: SideId } {
    for (const side of ['first', 'second'] as const)
      for (const unit of this.state.sides[side].units) if (unit.name === name) return { ...unit, side };
    throw new Error(`There is no ${name}.`);
  }
  do(...actions: Action[]): this {
    for (const action of actions) {
      const acted = act(threeRealmsCompanion, this.game, action);
      if (!acted.ok) throw new Error(acted.refusal.because);
      this.game = acted.game;
    }
    return this;
  }
  next(times = 1): this {
    for (let i = 0; i < times; i++) this.do({ kind: 'next' });
    return this;
  }
  refusal(action: Action): string {
    const acted = act(threeRealmsCompanion, this.game, action);
    return acted.ok ? '' : acted.refusal.because;
  }
  note(side: SideId, name: string, models = 10, more: { D?: number; M?: number; points?: number; traits?: Trait[] } = {}): this {
    const { D = 6, M = 5, points = null, traits = [] } = more;
    return this.do({ kind: 'note', side, name, models, D, M, points, traits });
  }
  /** To the first unit turn; Anna rolls higher. */
  begin(): this {
    return this.do({ kind: 'first-player', faces: [8, 3] }).next(2);
  }
  pick(name: string): this {
    const { side, id } = this.unit(name);
    return this.do({ kind: 'pick', side, unit: id });
  }
  /** A whole unit turn without anything in it. */
  acts(name: string): this {
    return this.pick(name).next(3);
  }
  lose(name: string, models: number): this {
    const { side, id } = this.unit(name);
    return this.do({ kind: 'models', side, unit: id, by: -models });
  }
  test(name: string, cause: 'mass-casualties' | 'melee' | 'rally', ...faces: number[]): this {
    const { side, id } = this.unit(name);
    return this.do({ kind: 'test', side, unit: id, cause, faces });
  }
}
const armies = () =>
  new Table()
    .note('first', 'Spears')
    .note('first', 'Bows', 5)
    .note('first', 'Guards', 5)
    .note('second', 'Wolves', 8)
    .note('second', 'Riders', 5, { traits: ['cavalry'], M: 9 });

/** Refusals that are about the sheet and not about the game. */
const onlyTheSheet = /on the sheet|Give the|cannot lose that many models|began with|below 0/;

describe('three-realms.turn', () => {
  it('three-realms.turn.first-player, ruling: both roll, the higher takes the first unit turn, ties are rolled again', () => {
    const table = armies().do({ kind: 'first-player', faces: [4, 4, 2, 9] });
    expect(table.last).toBe('Anna rolls 2, Bela 9: Bela takes the first unit turn.');
    expect(table.next(2).state.acting).toBe('second');
    expect(armies().refusal({ kind: 'next' })).toBe('Roll for the first unit turn first.');
    expect(armies().refusal({ kind: 'first-player', faces: [4, 4] })).toContain('a die is missing');
  });

  it('three-realms.turn.action-phase: a unit does all of its unit turn before another is picked', () => {
    const table = armies().begin().pick('Spears');
    expect(table.refusal({ kind: 'pick', side: 'first', unit: table.unit('Bows').id })).toContain('it is not its unit turn');
    expect(table.next(3).refusal({ kind: 'next' })).toBe('Bela must pick a unit first.');
  });

  it('three-realms.turn.alternating-unit-turns, ruling: one unit each in turn; who has none left passes', () => {
    const table = armies().begin();
    expect(table.refusal({ kind: 'next' })).toBe('Anna must pick a unit first.');
    expect(table.refusal({ kind: 'pick', side: 'second', unit: table.unit('Wolves').id })).toContain('it is not its unit turn');
    table.acts('Spears');
    expect(table.state.acting).toBe('second');
    table.acts('Wolves');
    expect(table.refusal({ kind: 'pick', side: 'first', unit: table.unit('Spears').id })).toBe(
      'Spears has already acted in this game turn.',
    );
    table.acts('Bows').acts('Riders');
    expect([table.state.acting, table.state.step]).toEqual(['first', 'pick']);
    table.acts('Guards');
    expect([table.state.acting, table.state.step]).toEqual([null, 'choose']);
  });

  it('three-realms.turn.one-unit-per-ut, three-realms.turn.acted-marker: one unit at a time, and not a second time', () => {
    const table = armies().begin().pick('Spears');
    expect(table.refusal({ kind: 'pick', side: 'first', unit: table.unit('Guards').id })).not.toBe('');
    table.next(3).acts('Wolves');
    expect(table.refusal({ kind: 'pick', side: 'first', unit: table.unit('Spears').id })).toBe(
      'Spears has already acted in this game turn.',
    );
    expect(table.refusal({ kind: 'pick', side: 'first', unit: table.unit('Guards').id })).toBe('');
  });

  it('three-realms.turn.everyone-acts-once, three-realms.turn.action-phase-end, ruling: the phase is over with the last unit’s turn, and not before', () => {
    const table = armies().begin().acts('Spears').acts('Wolves').acts('Bows').acts('Riders');
    expect(table.state.acting).toBe('first');
    expect(table.refusal({ kind: 'next' })).toBe('Anna must pick a unit first.');
    expect(table.acts('Guards').state.acting).toBeNull();
    // The game turn goes on with the Melee Phase.
    expect([table.state.turn, table.state.step]).toEqual([1, 'choose']);
  });

  it('three-realms.turn.upkeep-phase, three-realms.turn.upkeep-order: first the roll, then upkeep, then the first unit turn', () => {
    const table = armies();
    expect([table.state.acting, table.refusal({ kind: 'next' })]).toEqual([null, 'Roll for the first unit turn first.']);
    table.do({ kind: 'first-player', faces: [8, 3] });
    expect(table.refusal({ kind: 'pick', side: 'first', unit: 1 })).not.toBe('');
    expect(table.next(2).refusal({ kind: 'pick', side: 'first', unit: 1 })).toBe('');
  });

  it('three-realms.turn.alternating-unit-turns: the side that passes is named', () => {
    const table = armies().begin().acts('Spears').acts('Wolves').lose('Riders', 5).pick('Bows').next(3);
    expect(table.last).toContain('Bela has no units left, so it passes.');
    expect(table.state.acting).toBe('first');
  });

  it('three-realms.unit-rules.double-act: again when all others of its army have acted, and not twice in a row', () => {
    const table = new Table()
      .note('first', 'Twice', 5, { traits: ['double-act'] })
      .note('first', 'Once', 5)
      .note('second', 'Wolves', 8)
      .note('second', 'Bears', 3)
      .note('second', 'Crows', 3)
      .begin()
      .acts('Twice')
      .acts('Wolves');
    const twice = { kind: 'pick', side: 'first', unit: table.unit('Twice').id } as const;
    expect(table.refusal(twice)).toBe('Twice can act again only when all other units of its army have acted.');
    table.acts('Once').acts('Bears');
    expect(canAct(table.state, 'first').map(({ name }) => name)).toEqual(['Twice']);
    table.do(twice).next(3).acts('Crows');
    expect(table.state.step).toBe('choose');
    expect(table.unit('Twice').acted).toBe(2);
  });

  it('three-realms.unit-rules.double-act-phase-end, ruling, three-realms.unit-rules.double-act: it may act twice, and need not; it can still do so later in the phase', () => {
    const table = new Table()
      .note('first', 'Twice', 5, { traits: ['double-act'] })
      .note('second', 'Wolves', 8)
      .note('second', 'Bears', 3)
      .note('second', 'Crows', 3)
      .begin()
      .acts('Twice')
      .acts('Wolves');
    expect([table.state.acting, nextName(table.state)]).toEqual(['first', 'No second unit turn']);
    table.next();
    expect(table.last).toBe('Anna passes.');
    expect(table.cited).toContain('three-realms.unit-rules.double-act');
    expect([table.state.acting, table.refusal({ kind: 'next' })]).toEqual(['second', 'Bela must pick a unit first.']);
    table.acts('Bears').acts('Twice').acts('Crows');
    expect([table.state.step, table.unit('Twice').acted]).toEqual(['choose', 2]);
  });

  it('three-realms.unit-rules.double-act-not-consecutive, ruling: another unit turn comes in between', () => {
    const table = new Table()
      .note('first', 'Twice', 5, { traits: ['double-act'] })
      .note('second', 'Wolves', 8)
      .note('second', 'Bears', 3)
      .begin()
      .acts('Twice')
      .acts('Wolves')
      .acts('Twice');
    expect(table.state.acting).toBe('second');
    const alone = new Table()
      .note('first', 'Twice', 5, { traits: ['double-act'] })
      .note('second', 'Wolves', 8)
      .begin()
      .acts('Twice');
    expect(canAct(alone.state, 'first')).toEqual([]);
  });

  it('three-realms.unit-rules.double-act-phase-end: no second unit turn when all have acted', () => {
    const table = new Table()
      .note('first', 'Twice', 5, { traits: ['double-act'] })
      .note('second', 'Wolves', 8)
      .begin()
      .acts('Twice')
      .acts('Wolves');
    expect(table.state.step).toBe('choose');
  });

  it('three-realms.unit-rules.character: a Character acts with its unit', () => {
    const table = armies()
      .note('first', 'Captain', 1, { traits: ['character'] })
      .begin();
    expect(table.refusal({ kind: 'pick', side: 'first', unit: table.unit('Captain').id })).toBe(
      'Captain cannot act alone, because it acts with its unit.',
    );
  });

  it('three-realms.unit-rules.character: it is noted with a unit, and no other unit is', () => {
    const table = armies()
      .note('first', 'Captain', 1, { traits: ['character'] })
      .note('first', 'Mage', 1, { traits: ['character'] });
    const [captain, spears, mage] = [table.unit('Captain').id, table.unit('Spears').id, table.unit('Mage').id];
    const join = (unit: number, memberOf: number | null) => ({ kind: 'deploy-with', side: 'first', unit, memberOf }) as const;
    expect(table.refusal(join(spears, captain))).toBe('Spears cannot join a unit, because it is not a Character.');
    expect(table.refusal(join(captain, mage))).toBe('Mage cannot be joined, because it is a Character.');
    expect(table.do(join(captain, spears)).last).toBe('Captain now belongs to Spears.');
    expect(table.refusal({ kind: 'flee', side: 'first', unit: captain, faces: [3] })).toBe(
      'Captain cannot flee alone, because it belongs to a unit.',
    );
    expect(table.do(join(captain, null)).last).toBe('Captain now belongs to no unit.');
  });

  it('three-realms.unit-rules.character, ruling: once the battle has begun it stays with its unit', () => {
    const table = armies()
      .note('first', 'Captain', 1, { traits: ['character'] })
      .note('first', 'Pikes');
    const [captain, spears, pikes] = [table.unit('Captain').id, table.unit('Spears').id, table.unit('Pikes').id];
    const join = (memberOf: number | null) => ({ kind: 'deploy-with', side: 'first', unit: captain, memberOf }) as const;
    table.do(join(spears)).do(join(pikes)).begin();
    for (const other of [spears, null])
      expect(table.refusal(join(other))).toBe(
        'Captain stays with its unit for the whole game. If you entered the wrong unit, undo back to the entry.',
      );
    expect(table.refusal(join(pikes))).toBe('');
  });

  it('three-realms.unit-rules.character: as long as it lives its unit acts, with its D', () => {
    const table = armies().note('second', 'Chief', 1, { D: 8, traits: ['character'] });
    table.do({ kind: 'deploy-with', side: 'second', unit: table.unit('Chief').id, memberOf: table.unit('Wolves').id });
    table.begin().pick('Spears').lose('Wolves', 8).test('Wolves', 'mass-casualties', 7);
    expect(table.last).toBe('Wolves rolls 7 against D 8: it stands.');
    expect(table.next(3).acts('Wolves').unit('Wolves').acted).toBe(1);
  });

  it('three-realms.turn.game-turn: a new game turn begins with a new roll, and nobody has acted', () => {
    const table = new Table().note('first', 'Spears').note('second', 'Wolves').begin().acts('Spears').acts('Wolves').next(6);
    expect([table.state.turn, table.state.step, table.state.firstPlayer]).toEqual([2, 'first-player', null]);
    expect(table.unit('Spears').acted).toBe(0);
  });

  it('without a list of units the steps go on, and the players say when all have acted', () => {
    const table = new Table().begin().next(4);
    expect([table.state.step, table.state.acting]).toEqual(['pick', 'second']);
    expect(table.do({ kind: 'melee' }).state.step).toBe('choose');
  });

  it('three-realms.missions.length: a mission ends after six game turns, a battle without one does not', () => {
    const six = (mission: string) => {
      const table = new Table({ mission });
      for (let turn = 1; turn <= 6; turn++) {
        table.begin().do({ kind: 'melee' }).next(5);
        if (turn < 6) table.next();
      }
      return table;
    };
    const table = six('annihilation');
    expect(over(table.state)).toBe(true);
    expect(table.refusal({ kind: 'next' })).toBe('The battle is over after game turn 6. Count the points.');
    expect(six('').next().state.turn).toBe(7);
  });

  it('says what comes next', () => {
    const table = armies().do({ kind: 'first-player', faces: [8, 3] });
    expect(nextName(table.state)).toBe('Upkeep abilities');
    expect(nextName(table.next(2).state)).toBe('Pick a unit');
    expect(nextName(table.pick('Spears').next(2).state)).toBe('End the unit turn');
  });
});

describe('three-realms.drive', () => {
  it('three-realms.drive.mass-casualties, ruling: three of eight is nothing, three of the five left is a test', () => {
    const table = armies().begin().pick('Spears').lose('Wolves', 3).next(2);
    const { id } = table.unit('Wolves');
    expect(table.refusal({ kind: 'test', side: 'second', unit: id, cause: 'mass-casualties', faces: [5] })).toBe(
      'Wolves does not test: it has lost 3 of 8 in this unit turn, which is less than 50%.',
    );
    table.next().acts('Riders').pick('Bows').lose('Wolves', 3);
    expect(massCasualties(table.unit('Wolves'))).toBe(true);
    table.test('Wolves', 'mass-casualties', 5);
    expect(table.last).toBe('Wolves rolls 5 against D 6: it stands.');
    expect(table.cited).toContain('three-realms.drive.mass-casualties');
  });

  it('three-realms.drive.mass-casualties: a Character counts as one of the models', () => {
    const losing = (models: number, chief: number) => {
      const table = armies().note('second', 'Chief', 1, { traits: ['character'] });
      table.do({ kind: 'deploy-with', side: 'second', unit: table.unit('Chief').id, memberOf: table.unit('Wolves').id });
      table.begin().pick('Spears').lose('Wolves', models);
      if (chief > 0) table.lose('Chief', chief);
      return table.refusal({ kind: 'test', side: 'second', unit: table.unit('Wolves').id, cause: 'mass-casualties', faces: [5] });
    };
    expect(losing(4, 0)).toBe('Wolves does not test: it has lost 4 of 9 in this unit turn, which is less than 50%.');
    expect(losing(4, 1)).toBe('');
    expect(losing(5, 0)).toBe('');
  });

  it('three-realms.drive.test, ruling: a broken unit tests again; it stays broken, or runs with the worse penalty', () => {
    const broken = () =>
      armies().begin().pick('Spears').lose('Wolves', 4).test('Wolves', 'mass-casualties', 8, 4).do({ kind: 'melee' });
    const passed = broken().test('Wolves', 'melee', 5);
    expect([passed.last, passed.unit('Wolves').broken]).toEqual([
      'Wolves rolls 5 against D 6: it does not run farther, and stays broken.',
      2,
    ]);
    expect(broken().test('Wolves', 'melee', 10, 2).unit('Wolves').broken).toBe(4);
    expect(broken().test('Wolves', 'melee', 7, 2).unit('Wolves').broken).toBe(2);
  });

  it('three-realms.basics.law-of-negation, ruling: 49 of 99 models are 49%, which is not half', () => {
    const table = new Table().note('first', 'Bows').note('second', 'Horde', 99).begin().pick('Bows');
    expect(massCasualties(table.lose('Horde', 49).unit('Horde'))).toBe(false);
    expect(massCasualties(table.lose('Horde', 1).unit('Horde'))).toBe(true);
  });

  it('three-realms.drive.mass-casualties-once: no second test in a game turn', () => {
    const table = armies().begin().pick('Spears').lose('Wolves', 4).test('Wolves', 'mass-casualties', 2).next(3);
    table.acts('Riders').pick('Bows').lose('Wolves', 2);
    expect(
      table.refusal({ kind: 'test', side: 'second', unit: table.unit('Wolves').id, cause: 'mass-casualties', faces: [5] }),
    ).toBe('Wolves has already tested for casualties in this game turn.');
  });

  it('three-realms.drive.break-move, ruling: D 6 rolls 9, a d10 of 4 is a d5 of 2: it runs 7 inches, and has −3 to rally', () => {
    const table = armies().begin().pick('Spears').lose('Wolves', 4).test('Wolves', 'mass-casualties', 9, 4);
    expect(table.last).toBe('Wolves rolls 9 against D 6: it breaks and runs 7″, −3 to rally.');
    expect(table.unit('Wolves').broken).toBe(3);
    const riders = armies().begin().pick('Spears').lose('Riders', 3).test('Riders', 'mass-casualties', 6, 4);
    expect(riders.last).toBe('Riders rolls 6 against D 6: it breaks and runs 13″.');
  });

  it('three-realms.drive.rally, three-realms.drive.rally-failed, ruling: the attempt opens the unit turn; D 6, −3 needs 2 or less; a 5 runs on and ends it, then −2, and a 2 rallies', () => {
    const table = armies().begin().pick('Spears').lose('Wolves', 4).test('Wolves', 'mass-casualties', 9, 4).next(3);
    table.pick('Wolves');
    expect(table.state.step).toBe('rally');
    expect(driveOf(table.unit('Wolves'), 'rally')).toBe(3);
    table.test('Wolves', 'rally', 5, 1);
    expect(table.last).toBe('Wolves rolls 5 against D 3: it keeps running, 5″, −2 to rally.');
    expect(table.state.step).toBe('mass-casualties');
    table
      .next()
      .acts('Bows')
      .acts('Riders')
      .acts('Guards')
      .next(6)
      .begin()
      .acts('Spears')
      .pick('Wolves')
      .test('Wolves', 'rally', 2);
    expect(table.last).toBe('Wolves rolls 2 against D 4: it rallies.');
    expect([table.state.step, table.unit('Wolves').broken]).toEqual(['move-and-shoot', null]);
  });

  it('three-realms.drive.rally: only at the start of its own unit turn', () => {
    const table = armies().begin().pick('Spears').lose('Wolves', 4).test('Wolves', 'mass-casualties', 9, 4);
    expect(table.refusal({ kind: 'test', side: 'second', unit: table.unit('Wolves').id, cause: 'rally', faces: [1] })).toBe(
      'Wolves can rally only at the start of its own unit turn.',
    );
  });

  it('three-realms.melee.loser-tests, ruling, three-realms.melee.loss-penalty: four of ten is a severe defeat, D 5; only losses of this Melee Phase count', () => {
    const table = armies()
      .begin()
      .pick('Bows')
      .lose('Spears', 0 + 2);
    table.next(3).acts('Wolves').acts('Spears').acts('Riders').acts('Guards');
    expect(table.state.step).toBe('choose');
    table.lose('Spears', 3).next(3);
    expect(driveOf(table.unit('Spears'), 'melee')).toBe(5);
    // A unit of the same side that has lost nobody tests without that penalty.
    expect(driveOf(table.unit('Bows'), 'melee')).toBe(6);
    expect(table.test('Spears', 'melee', 4).last).toBe('Spears rolls 4 against D 5: it stands.');
  });

  it('three-realms.melee.passed-choice, ruling, three-realms.melee.tie-immediate-rally: who flees by choice is broken, and rallies at once out of a tie', () => {
    const table = armies().begin().do({ kind: 'melee' }).next(4);
    const { side, id } = table.unit('Spears');
    expect(table.do({ kind: 'flee', side, unit: id, faces: [7] }).last).toBe('Spears chooses to flee, and runs 8″.');
    expect(table.unit('Spears').broken).toBe(0);
    expect(table.do({ kind: 'rallied', side, unit: id }).unit('Spears').broken).toBe(null);
  });
  it('three-realms.melee.tie-immediate-rally, ruling: of several units that flee out of a tie, all rally at once', () => {
    const table = armies().begin().do({ kind: 'melee' }).next(4);
    const [one, other] = [table.unit('Spears'), table.unit('Wolves')];
    for (const { side, id } of [one, other]) table.do({ kind: 'flee', side, unit: id, faces: [7] });
    for (const { side, id } of [one, other]) table.do({ kind: 'rallied', side, unit: id });
    expect([table.unit('Spears').broken, table.unit('Wolves').broken]).toEqual([null, null]);
    expect(table.cited).toContain('three-realms.melee.tie-immediate-rally');
  });

  it('three-realms.unit-rules.automaton, ruling: it does not flee by choice, and does not test after a tie either', () => {
    const table = new Table()
      .note('first', 'Golems', 4, { traits: ['automaton'] })
      .note('second', 'Wolves')
      .begin()
      .do({ kind: 'melee' });
    const { side, id } = table.unit('Golems');
    const tie = { kind: 'test', side, unit: id, cause: 'melee', faces: [1] } as const;
    expect(table.refusal(tie)).toBe('Golems does not take drive tests.');
    table.next(4);
    expect(table.refusal({ kind: 'flee', side, unit: id, faces: [7] })).toBe(
      'Golems cannot choose to flee, because it is an Automaton.',
    );
    expect(table.refusal({ kind: 'flee', side: 'second', unit: table.unit('Wolves').id, faces: [7] })).toBe('');
  });
  it('three-realms.unit-rules.automaton: no tests', () => {
    const table = new Table()
      .note('first', 'Golems', 4, { traits: ['automaton'] })
      .note('second', 'Wolves')
      .begin()
      .pick('Golems')
      .lose('Golems', 3);
    expect(massCasualties(table.unit('Golems'))).toBe(false);
    expect(
      table.refusal({ kind: 'test', side: 'first', unit: table.unit('Golems').id, cause: 'mass-casualties', faces: [1] }),
    ).toBe('Golems does not take drive tests.');
  });
});

describe('three-realms.missions', () => {
  it('three-realms.missions.annihilation-scoring, ruling: six of fifteen dead at 10 points are 60, and all 150 while the unit is broken', () => {
    const table = new Table({ mission: 'annihilation' })
      .note('second', 'Spears', 15, { points: 150 })
      .note('first', 'Bows', 5)
      .begin();
    table.pick('Bows').lose('Spears', 6);
    expect(annihilation(table.state, 'first')).toEqual({ points: 60, unpriced: 0 });
    table.lose('Spears', 2).test('Spears', 'mass-casualties', 9, 1);
    expect(annihilation(table.state, 'first').points).toBe(150);
    expect(annihilation(table.state, 'second').points).toBe(0);
  });

  it('three-realms.missions.annihilation-scoring: the captain of a broken unit scores with it, until it rallies', () => {
    const table = new Table({ mission: 'annihilation' })
      .note('second', 'Spears', 15, { points: 150 })
      .note('second', 'Captain', 1, { points: 60, traits: ['character'] })
      .note('first', 'Bows', 5);
    table.do({ kind: 'deploy-with', side: 'second', unit: table.unit('Captain').id, memberOf: table.unit('Spears').id });
    table.begin().pick('Bows').lose('Spears', 8).test('Spears', 'mass-casualties', 9, 1);
    expect(annihilation(table.state, 'first').points).toBe(210);
    table.do({ kind: 'rallied', side: 'second', unit: table.unit('Spears').id });
    expect(annihilation(table.state, 'first').points).toBe(80);
  });

  it('three-realms.missions.icon-victory, three-bridges-victory, ley-line-scoring, slaughterfest-scoring: what is counted by hand', () => {
    const cites = (mission: string) => new Table({ mission }).do({ kind: 'score', side: 'first', by: 1 }).cited;
    expect(cites('icon-bearers')).toEqual(['three-realms.missions.icon-victory']);
    expect(cites('three-bridges')).toEqual(['three-realms.missions.three-bridges-victory']);
    expect(cites('ley-line')).toEqual(['three-realms.missions.ley-line-scoring']);
    expect(cites('slaughterfest')).toEqual(['three-realms.missions.slaughterfest-scoring']);
    expect(cites('annihilation')).toEqual([]);
  });

  /** A battle of this mission with a score, or with its last Upkeep Phase reached. */
  const scored = (mission: string, first: number, second: number) =>
    new Table({ mission }).do({ kind: 'score', side: 'first', by: first }, { kind: 'score', side: 'second', by: second });
  it.each([
    ['three-realms.missions.icon-victory, ruling: Icon Bearers', 'icon-bearers', 'three-realms.missions.icon-victory'],
    ['three-realms.missions.ley-line-victory, ruling: Ley Line', 'ley-line', 'three-realms.missions.ley-line-victory'],
    [
      'three-realms.missions.three-bridges-victory, ruling: Three Bridges',
      'three-bridges',
      'three-realms.missions.three-bridges-victory',
    ],
  ])('%s: more wins, as many is a draw, whatever has been killed', (_, mission, rule) => {
    const drawn = scored(mission, 2, 2).note('second', 'Spears', 15, { points: 150 }).note('first', 'Bows').begin();
    drawn.pick('Bows').lose('Spears', 6);
    expect(annihilation(drawn.state, 'first').points).toBe(60);
    expect(verdict(drawn.state)).toEqual({ text: 'The game is a draw.', rules: [rule] });
    expect(verdict(scored(mission, 3, 2).state)?.text).toBe('Anna wins.');
    expect(verdict(scored(mission, 2, 3).state)?.text).toBe('Bela wins.');
  });

  it('three-realms.missions.tower-victory, ruling: points decide if both towers or neither fell', () => {
    const table = new Table({ mission: 'lonely-tower' })
      .note('second', 'Spears', 15, { points: 150 })
      .note('first', 'Bows')
      .begin();
    expect(verdict(table.state)?.text).toMatch(/Otherwise points decide\. By points: The game is a draw\.$/);
    expect(verdict(table.pick('Bows').lose('Spears', 1).state)?.text).toMatch(/By points: Anna wins\.$/);
  });

  it('three-realms.missions.flank-scoring, ruling: a unit that breaks in a Flank Attack scores, but is not destroyed and may rally', () => {
    const table = new Table({ mission: 'flank-attack' })
      .note('second', 'Spears', 10, { points: 100 })
      .note('first', 'Bows')
      .begin();
    table.pick('Bows').lose('Spears', 5).test('Spears', 'mass-casualties', 9, 1);
    expect([table.unit('Spears').models, annihilation(table.state, 'first').points]).toEqual([5, 100]);
    table.do({ kind: 'rallied', side: 'second', unit: table.unit('Spears').id });
    expect(annihilation(table.state, 'first').points).toBe(50);
  });

  it('three-realms.missions.ley-line-scoring, ruling: in six Upkeep Phases, and not in an End Phase', () => {
    const table = new Table({ mission: 'ley-line' });
    const scores: string[] = [];
    for (let at = 0; !over(table.state); at++) {
      if (at > 200) throw new Error('The battle does not end.');
      if (table.state.step === 'first-player' && table.state.firstPlayer === null)
        table.do({ kind: 'first-player', faces: [8, 3] });
      table.do(table.state.step === 'pick' ? { kind: 'melee' } : { kind: 'next' });
      if (table.cited.includes('three-realms.missions.ley-line-scoring')) scores.push(`${table.state.step} ${table.state.turn}`);
    }
    expect(scores).toEqual([1, 2, 3, 4, 5, 6].map((turn) => `abilities ${turn}`));
  });

  it('three-realms.missions.slaughterfest-return, ruling: a destroyed unit returns in the Upkeep Phase with all its models, a Character does not', () => {
    const table = new Table({ mission: 'slaughterfest' })
      .note('first', 'Bows')
      .note('second', 'Spears', 10)
      .note('second', 'Captain', 1, { traits: ['character'] })
      .begin();
    table.pick('Bows').lose('Spears', 10).lose('Captain', 1).do({ kind: 'melee' });
    while (table.state.step !== 'first-player') table.next();
    table.do({ kind: 'first-player', faces: [8, 3] }).next();
    expect(table.last).toBe('These units return at full strength, unless they are Leaders or unique: Spears.');
    const back = (by: number): Action => ({ kind: 'models', side: 'second', unit: table.unit('Spears').id, by });
    expect(table.do(back(10)).unit('Spears')).toMatchObject({ models: 10, broken: null });
  });

  it('three-realms.missions.slaughterfest-scoring, ruling: a unit killed twice scores twice', () => {
    const table = new Table({ mission: 'slaughterfest' }).note('first', 'Bows').note('second', 'Spears', 10);
    const killed: Action = { kind: 'score', side: 'first', by: 2 };
    table.do(killed, { kind: 'score', side: 'second', by: 1 }, killed);
    expect(scoreText(table.state, table.state.sides.first.score)).toBe('2');
  });

  it('three-realms.melee.choose-melee, ruling: the attacker of the battle, whoever has the first unit turn', () => {
    const table = armies()
      .do({ kind: 'first-player', faces: [3, 8] })
      .next(2)
      .do({ kind: 'melee' });
    expect(table.last).toBe('Anna attacks in this battle and picks the melees.');
  });

  it('three-realms.missions.slaughterfest-common, ruling: halves are kept', () => {
    const table = new Table({ mission: 'slaughterfest' }).do(
      { kind: 'score', side: 'first', by: 1 },
      { kind: 'score', side: 'first', by: 2 },
    );
    expect(table.game.done).toHaveLength(1);
    expect(scoreText(table.state, table.state.sides.first.score)).toBe('1.5');
    expect(table.refusal({ kind: 'score', side: 'second', by: -1 })).toBe('A score cannot go below 0.');
  });
});

describe('the sheet', () => {
  const forces: Partial<Setup> = { first: { name: '', force: 'shield-wall' }, second: { name: '', force: 'wild-ride' } };

  it('three-realms.sample-set.forces: a force of the sample set stands on it, with bodies and traits', () => {
    const table = new Table(forces);
    expect(table.state.sides.first.name).toBe('Attacker');
    expect(table.state.sides.first.units.map(({ name }) => name)).toContain('Spearmen 3');
    expect(table.unit('Hulk').models).toBe(6);
    expect(table.unit('Captain').traits).toEqual(['character']);
    expect(table.unit('Lancers').traits).toEqual(['cavalry']);
    expect(table.state.sides.first.units.reduce((sum, { points }) => sum + (points ?? 0), 0)).toBe(600);
  });

  it('models neither fall below none nor rise above what a unit began with', () => {
    const table = armies();
    const { side, id } = table.unit('Bows');
    expect(table.refusal({ kind: 'models', side, unit: id, by: 1 })).toBe(
      'Bows cannot have more than the 5 models that it began with.',
    );
    expect(table.lose('Bows', 5).last).toBe('Bows is destroyed.');
    expect(table.cited).toEqual(['three-realms.shooting.remove-dead']);
    expect(table.refusal({ kind: 'models', side, unit: id, by: -1 })).toBe('Bows cannot lose that many models.');
  });

  it('comes back from its saved form, wherever it stands', () => {
    const table = new Table(forces).begin().pick('Bowmen').lose('Lancers', 3).test('Lancers', 'mass-casualties', 10, 2).next(3);
    const read = readGame(threeRealmsCompanion, writeGame(threeRealmsCompanion, table.game));
    expect(read).toEqual({ ok: true, game: table.game });
  });

  it('whatever is asked of it, it answers with a sentence or a state, and never throws', () => {
    const side = fc.constantFrom<SideId>('first', 'second');
    const unit = fc.integer({ min: 0, max: 20 });
    const faces = fc.array(fc.integer({ min: 1, max: 10 }), { maxLength: 3 });
    const action: fc.Arbitrary<Action> = fc.oneof(
      { weight: 6, arbitrary: fc.constant<Action>({ kind: 'next' }) },
      {
        weight: 3,
        arbitrary: fc.record({
          kind: fc.constant('first-player' as const),
          faces: fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 6, max: 10 })),
        }),
      },
      { weight: 4, arbitrary: fc.record({ kind: fc.constant('pick' as const), side, unit }) },
      fc.record({ kind: fc.constant('models' as const), side, unit, by: fc.integer({ min: -4, max: 2 }) }),
      fc.record({
        kind: fc.constant('test' as const),
        side,
        unit,
        cause: fc.constantFrom('mass-casualties' as const, 'melee' as const, 'rally' as const),
        faces,
      }),
      fc.record({ kind: fc.constant('flee' as const), side, unit, faces }),
      fc.record({ kind: fc.constant('deploy-with' as const), side, unit, memberOf: fc.option(unit) }),
      fc.record({ kind: fc.constant('rallied' as const), side, unit }),
      fc.record({ kind: fc.constant('forget' as const), side, unit }),
      fc.constant<Action>({ kind: 'melee' }),
      fc.record({ kind: fc.constant('go' as const), step: fc.constantFrom('rally', 'pick', 'charge', 'scores', 'nowhere') }),
    );
    fc.assert(
      fc.property(fc.array(action, { maxLength: 60 }), (actions) => {
        let game: Game<Setup, Action> = newGame('Fuzz', { ...nobody, ...forces, mission: 'annihilation' } as Setup);
        for (const each of actions) {
          const acted = act(threeRealmsCompanion, game, each);
          if (acted.ok) game = acted.game;
          else {
            expect(acted.refusal.because).toMatch(/\.$/);
            // What the game forbids cites the rule; only the sheet itself needs none.
            if (acted.refusal.rules.length === 0) expect(acted.refusal.because).toMatch(onlyTheSheet);
          }
        }
        const { state } = course(threeRealmsCompanion, game);
        for (const { units } of Object.values(state.sides))
          for (const { models, full } of units) expect(models >= 0 && models <= full).toBe(true);
        expect(readGame(threeRealmsCompanion, writeGame(threeRealmsCompanion, game)).ok).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});
