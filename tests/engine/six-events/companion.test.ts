/** The table companion of the six-event battle game: initiative, Magic Points, losses, morale, routs, rallies. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { act, course, type Game, newGame, type SideId } from '../../../src/engine/kernel/companion.ts';
import { readGame, writeGame } from '../../../src/engine/kernel/saved-game.ts';
import { type Action, type Setup, sixEventsCompanion } from '../../../src/engine/six-events/companion/companion.ts';
import { mustCheck, type State, speedOf, type Unit, type UnitKind } from '../../../src/engine/six-events/companion/state.ts';
import { beaten } from '../../../src/engine/six-events/companion/turn.ts';
import { faceFor, nerveFlags } from '../../../src/engine/six-events/companion/units.ts';

const nobody: Setup = { first: { name: 'Anna', army: '' }, second: { name: 'Bela', army: '' } };

/** A table talk: actions one after the other, each of them allowed. */
class Table {
  game: Game<Setup, Action>;
  constructor(setup: Partial<Setup> = {}) {
    this.game = newGame('Test', { ...nobody, ...setup });
  }
  get state(): State {
    return course(sixEventsCompanion, this.game).state;
  }
  get last(): string {
    return course(sixEventsCompanion, this.game)
      .last.filter(({ heading }) => !heading)
      .map(({ text }) => text)
      .join(' ');
  }
  get cited(): readonly string[] {
    return course(sixEventsCompanion, this.game).last.flatMap(({ rules }) => rules);
  }
  unit(name: string): Unit & { side: SideId } {
    for (const side of ['first', 'second'] as const)
      for (const unit of this.state.sides[side].units) if (unit.name === name) return { ...unit, side };
    throw new Error(`There is no ${name}.`);
  }
  do(...actions: Action[]): this {
    for (const action of actions) {
      const acted = act(sixEventsCompanion, this.game, action);
      if (!acted.ok) throw new Error(acted.refusal.because);
      this.game = acted.game;
    }
    return this;
  }
  cites(action: Action): readonly string[] {
    const acted = act(sixEventsCompanion, this.game, action);
    return acted.ok ? [] : acted.refusal.rules;
  }
  refusal(action: Action): string {
    const acted = act(sixEventsCompanion, this.game, action);
    return acted.ok ? '' : acted.refusal.because;
  }
  note(
    side: SideId,
    name: string,
    is: UnitKind,
    size: number,
    more: { leads?: boolean; magic?: number; priest?: boolean } = {},
  ): this {
    const { leads = false, magic = 0, priest = false } = more;
    return this.do({ kind: 'note', side, name, is, size, leads, magic, priest });
  }
  lose(name: string, by: number): this {
    const { side, id } = this.unit(name);
    return this.do({ kind: 'left', side, unit: id, by: -by });
  }
  cast(name: string, by: number, offensive = false): this {
    const { side, id } = this.unit(name);
    return this.do({ kind: 'cast', side, unit: id, by, offensive });
  }
  check(name: string, row: string, ...faces: number[]): this {
    const { side, id } = this.unit(name);
    return this.do({ kind: 'check', side, unit: id, row, nerve: [], race: 0, faces });
  }
  of(name: string): { side: SideId; unit: number } {
    const { side, id } = this.unit(name);
    return { side, unit: id };
  }
  /** To an event of this turn; Anna rolls higher and goes first. */
  to(step: string): this {
    if (this.state.winner === null) this.do({ kind: 'initiative', faces: [6, 6, 1, 1] }, { kind: 'goes-first', side: 'first' });
    return this.do({ kind: 'go', step });
  }
  /** To the next turn. */
  turn(): this {
    return this.to('rally').do({ kind: 'next' });
  }
}

const field = () =>
  new Table()
    .note('first', 'Spears', 'foot-yeomen', 10)
    .note('first', 'Marshal', 'character', 4, { leads: true })
    .note('first', 'Prior', 'character', 4, { magic: 6, priest: true })
    .note('second', 'Knights', 'mounted-knights', 5)
    .note('second', 'Troll', 'creature', 8)
    .note('second', 'Rabble', 'peasants', 12);

/** Refusals that are about the sheet and not about the game. */
const onlyTheSheet = /on the sheet|needs a name|Give the|cannot lose that many|began with|already noted|cannot be less than 0/;

describe('initiative', () => {
  it('six-events.initiative.roll, leader-count: 2d6 and the living leaders; the higher chooses', () => {
    const table = field().do({ kind: 'initiative', faces: [3, 4, 4, 3] });
    // 7 and a leader against 7.
    expect(table.state.winner).toBe('first');
  });
  it('six-events.initiative.tie, ruling: equal totals are rolled again', () => {
    const table = field().do({ kind: 'leaders', side: 'second', by: 1 });
    expect(table.refusal({ kind: 'initiative', faces: [3, 4, 4, 3] })).toMatch(/a die is missing/);
    table.do({ kind: 'initiative', faces: [3, 4, 4, 3, 1, 2, 5, 5] });
    expect(table.state.winner).toBe('second');
    expect(table.last).toBe('Anna has 4, Bela 11: Bela chooses.');
  });
  it('six-events.initiative.winner-chooses, six-events.initiative.goes-first: the winner may give initiative away, and nothing goes on before', () => {
    const table = field();
    expect(table.refusal({ kind: 'next' })).toMatch(/^Roll for initiative/);
    table.do({ kind: 'initiative', faces: [6, 6, 1, 1] });
    expect(table.refusal({ kind: 'next' })).toMatch(/chooses/);
    table.do({ kind: 'goes-first', side: 'second' });
    expect(table.last).toBe('Bela has initiative.');
    expect(table.cited).toContain('six-events.initiative.goes-first');
    table.do({ kind: 'next' });
    expect(table.state).toMatchObject({ step: 'challenges', initiative: 'second' });
  });
  it('six-events.initiative.leader-count, ruling: a character who is not marked as a leader does not count', () => {
    // The Marshal is a leader, the Prior is not.
    const rolled = field().do({ kind: 'initiative', faces: [3, 3, 4, 2] });
    expect(rolled.last).toBe('Anna has 7, Bela 6: Anna chooses.');
  });
  it('six-events.challenges.first-refusal, ruling: who has refused counts for the next initiative roll', () => {
    const table = field().to('challenges');
    table.do({ kind: 'mark', ...table.of('Marshal'), mark: 'refused', on: true }).turn();
    expect(table.do({ kind: 'initiative', faces: [3, 3, 4, 2] }).last).toBe('Anna has 7, Bela 6: Anna chooses.');
  });
  it('six-events.initiative.leader-count: a dead leader does not count', () => {
    const table = field()
      .lose('Marshal', 4)
      .do({ kind: 'initiative', faces: [3, 4, 4, 2] });
    expect(table.last).toBe('Anna has 7, Bela 6: Anna chooses.');
  });
});

describe('spells', () => {
  it('six-events.spells.magic-points, ruling: no more than Magic a turn, and all of it again the next', () => {
    const table = field().to('spells').cast('Prior', 4);
    const prior = table.of('Prior');
    expect(table.refusal({ kind: 'cast', ...prior, by: 3, offensive: false })).toBe(
      'Prior cannot spend that: it has only 2 Magic Points left.',
    );
    expect(table.turn().unit('Prior')).toMatchObject({ points: 6, magic: 6 });
  });
  it('six-events.spells.priest-penalty, ruling: points in offensive spells lower his Magic from the next turn on', () => {
    const table = field().to('spells').cast('Prior', 2, true).cast('Prior', 3);
    expect(table.unit('Prior')).toMatchObject({ magic: 6, points: 1 });
    expect(table.turn().unit('Prior')).toMatchObject({ magic: 4, points: 4, offensive: 0 });
  });
  it('six-events.spells.declaration-order: nobody passes but in event II', () => {
    const table = field().to('challenges');
    expect(table.refusal({ kind: 'pass', side: 'first' })).toBe('Spells can be declared only in event II.');
    expect(table.to('spells').refusal({ kind: 'pass', side: 'first' })).toBe('');
  });
  it('six-events.spells.passing: who has passed has passed; when both have, the spells take effect', () => {
    const table = field().to('spells').do({ kind: 'pass', side: 'first' });
    expect(table.refusal({ kind: 'pass', side: 'first' })).toBe('Anna has passed for this turn.');
    expect(table.do({ kind: 'pass', side: 'second' }).cited).toContain('six-events.spells.simultaneous');
  });
  it('six-events.challenges.first-refusal, later-refusals: who refuses casts nothing that turn; a second time is free', () => {
    const table = field().to('challenges');
    const prior = table.of('Prior');
    table.do({ kind: 'mark', ...prior, mark: 'refused', on: true }, { kind: 'go', step: 'spells' });
    expect(table.refusal({ kind: 'cast', ...prior, by: 1, offensive: false })).toMatch(/has refused/);
    table
      .turn()
      .to('challenges')
      .do({ kind: 'mark', ...prior, mark: 'refused', on: true });
    expect(table.cited).toEqual(['six-events.challenges.later-refusals']);
    expect(table.refusal({ kind: 'cast', ...prior, by: 1, offensive: false })).toBe('');
  });
});

describe('challenges, and who is slow', () => {
  const mark = (table: Table, name: string, which: 'refused' | 'challenged', on = true): Action => ({
    ...table.of(name),
    kind: 'mark',
    mark: which,
    on,
  });
  it('six-events.challenges.once-per-turn, ruling: who has refused has had his challenge; a fought one cannot be refused after it', () => {
    const table = field().to('challenges');
    table.do(mark(table, 'Marshal', 'refused'));
    expect(table.refusal(mark(table, 'Marshal', 'challenged'))).toBe('That is already noted.');
    table.do(mark(table, 'Prior', 'challenged'));
    expect(table.refusal(mark(table, 'Prior', 'refused'))).toBe('Prior has already had a challenge this turn.');
    expect(table.cites(mark(table, 'Prior', 'refused'))).toEqual(['six-events.challenges.once-per-turn']);
    // The next turn brings a new challenge, and a later refusal counts too.
    table
      .turn()
      .to('challenges')
      .do(mark(table, 'Marshal', 'refused'));
    expect(table.refusal(mark(table, 'Marshal', 'refused'))).toBe('Marshal has already had a challenge this turn.');
    expect(table.unit('Marshal').marks).toEqual(['challenged']);
  });
  it('a refusal noted by mistake can be taken back', () => {
    const table = field().to('challenges');
    table.do(mark(table, 'Marshal', 'refused'), mark(table, 'Marshal', 'refused', false));
    expect(table.unit('Marshal')).toMatchObject({ marks: [], refused: false });
  });
  it('six-events.challenges.duel-spell, ruling: in event Ib challenger and target alike cast, from the points of this turn', () => {
    const table = field().note('second', 'Witch', 'character', 4, { magic: 3 }).to('challenges');
    table.cast('Prior', 2, true).cast('Witch', 1);
    expect([table.unit('Prior').points, table.unit('Witch').points]).toEqual([4, 2]);
    expect(table.refusal({ kind: 'cast', ...table.of('Witch'), by: 3, offensive: true })).toContain('only 2 Magic Points left');
  });
  it('six-events.spells.half-speed, ruling: the caster is slow, and nobody else is', () => {
    const table = field().to('spells').cast('Prior', 1);
    expect(['Prior', 'Marshal', 'Spears'].map((name) => speedOf(table.unit(name)))).toEqual([0.5, 1, 1]);
  });
  it('six-events.movement.half-speed-stack, ruling: who has cast and shot moves at half speed, not at a quarter', () => {
    const table = field().to('spells').cast('Prior', 1).to('ranged');
    table.do({ kind: 'mark', ...table.of('Prior'), mark: 'shot', on: true });
    expect(speedOf(table.unit('Prior'))).toBe(0.5);
  });
  it('six-events.spells.combined, ruling: two casters pay for one spell, and both have cast', () => {
    const table = field().note('first', 'Novice', 'character', 4, { magic: 2 }).to('spells');
    table.cast('Prior', 3).cast('Novice', 2);
    expect(['Prior', 'Novice'].map((name) => speedOf(table.unit(name)))).toEqual([0.5, 0.5]);
  });
  it('six-events.spells.simultaneous, ruling: Counter-Magic before the others', () => {
    const table = field().to('spells').do({ kind: 'pass', side: 'first' }, { kind: 'pass', side: 'second' });
    expect(table.last).toContain('Apply Counter-Magic first, then all other spells together.');
  });
});

describe('morale', () => {
  it('six-events.morale.procedure: one die a check, no more and no fewer', () => {
    const table = field().to('ranged').lose('Spears', 1);
    const check = (...faces: number[]): Action => ({
      ...table.of('Spears'),
      kind: 'check',
      row: 'ranged',
      nerve: [],
      race: 0,
      faces,
    });
    expect(table.refusal(check())).toMatch(/die/);
    expect(table.refusal(check(3, 3))).toMatch(/dice|die/);
    expect(table.do(check(6)).cited).toEqual(['six-events.morale.procedure']);
    expect(table.unit('Spears').checked).toBe(true);
  });
  it('six-events.morale.when: who was damaged in events II, III and V checks before the event ends', () => {
    const table = field().to('ranged').lose('Knights', 1);
    expect(table.refusal({ kind: 'next' })).toBe('Knights must check morale before the event ends.');
    // Mounted knights need 0 against ranged attacks: every face passes.
    expect(table.check('Knights', 'ranged', 1).last).toBe('Knights rolls 1 and holds.');
    expect(table.do({ kind: 'next' }).state.step).toBe('movement');
    table.lose('Knights', 1);
    const check = {
      kind: 'check',
      side: table.unit('Knights').side,
      unit: table.unit('Knights').id,
      row: 'ranged',
      nerve: [],
      race: 0,
      faces: [1],
    } as const;
    expect(table.refusal(check)).toBe('Units can check morale only in events II, III and V.');
    expect(table.do({ kind: 'next' }).state.step).toBe('melee');
    expect(mustCheck(table.unit('Knights'))).toBe(false);
  });
  it('six-events.routing.stays, ruling: a routed unit that is damaged again checks again, and a pass does not rally it', () => {
    const table = field().to('ranged').lose('Spears', 2).check('Spears', 'ranged', 1).to('melee').lose('Spears', 1);
    expect(table.refusal({ kind: 'next' })).toBe('Spears must check morale before the event ends.');
    expect(table.check('Spears', 'peasants', 6).last).toBe('Spears rolls 6 and holds, still routed.');
    expect(table.unit('Spears').rout).toBe('routed');
    const again = field().to('ranged').lose('Spears', 2).check('Spears', 'ranged', 1).to('melee').lose('Spears', 1);
    expect(again.check('Spears', 'mounted-knights', 1).last).toBe('Spears rolls 1 and routs.');
  });
  it('six-events.creatures.berserk, ruling: a creature gone berserk checks no more, however it is hurt', () => {
    const berserk = field().to('spells').lose('Troll', 1).check('Troll', 'spells', 1, 6).to('melee').lose('Troll', 1);
    expect(berserk.unit('Troll').rout).toBe('berserk');
    expect(mustCheck(berserk.unit('Troll'))).toBe(false);
    const check = { kind: 'check' as const, ...berserk.of('Troll'), row: 'spells', nerve: [], race: 0, faces: [1] };
    expect(berserk.cites(check)).toEqual(['six-events.creatures.berserk']);
  });
  it('six-events.creatures.flee, ruling, six-events.creatures.withdraw: a creature that withdrew checks again; one that flees checks no more', () => {
    const hurt = (face: number) =>
      field().to('spells').lose('Troll', 1).check('Troll', 'spells', 1, face).to('melee').lose('Troll', 1);
    expect(mustCheck(hurt(1).unit('Troll'))).toBe(true);
    const fled = hurt(5);
    expect(mustCheck(fled.unit('Troll'))).toBe(false);
    const check = { kind: 'check' as const, ...fled.of('Troll'), row: 'spells', nerve: [], race: 0, faces: [1] };
    expect(fled.refusal(check)).toMatch(/flees off the table and no longer checks morale/);
    expect(fled.cites(check)).toEqual(['six-events.creatures.flee']);
  });
  it('six-events.spells.passing: whoever has passed spends no more Magic Points in that turn, but may correct what is noted', () => {
    const table = field().to('spells').cast('Prior', 2);
    const prior = table.of('Prior');
    table.do({ kind: 'pass', side: prior.side });
    expect(table.refusal({ kind: 'cast', ...prior, by: 1, offensive: false })).toMatch(/has passed/);
    expect(table.refusal({ kind: 'cast', ...prior, by: -1, offensive: false })).toBe('');
  });
  it('six-events.spells.morale-check, six-events.spells.failed-creatures: damaged by spells, a unit checks before event II ends, and a creature that fails rolls on its table', () => {
    const table = field().to('spells').lose('Troll', 1);
    table.do({ kind: 'pass', side: 'first' }, { kind: 'pass', side: 'second' });
    expect(table.refusal({ kind: 'next' })).toBe('Troll must check morale before the event ends.');
    expect(table.check('Troll', 'spells', 1, 5).unit('Troll').rout).toBe('flee');
  });
  it('six-events.melee.failed-troops, six-events.morale.cause-source: who fails in melee routs as one who fails under fire does', () => {
    const routs = (step: string, row: string) => field().to(step).lose('Spears', 2).check('Spears', row, 1);
    const [melee, fire] = [routs('melee', 'mounted-knights'), routs('ranged', 'ranged')];
    expect([melee.unit('Spears').rout, fire.unit('Spears').rout]).toEqual(['routed', 'routed']);
    for (const table of [melee, fire])
      expect(table.to('rally').refusal({ kind: 'rally-by-leader', ...table.of('Spears') })).toContain('hit');
  });
  it('six-events.ranged.hit-effect: a hit takes a model of troops, and a point of Vitality of others', () => {
    const table = field().to('ranged').lose('Spears', 1).lose('Troll', 1).lose('Marshal', 1);
    expect(['Spears', 'Troll', 'Marshal'].map((name) => table.unit(name).left)).toEqual([9, 7, 3]);
  });
  it('six-events.morale.characters-exempt: a character never checks', () => {
    const table = field().to('ranged').lose('Marshal', 1);
    expect(table.do({ kind: 'next' }).state.step).toBe('movement');
    expect(table.refusal({ kind: 'rout', ...table.of('Marshal'), rout: 'routed' })).toMatch(/cannot rout/);
  });
  it('six-events.morale.mod-half-troops, six-events.turn.unit-size-missing, ruling, six-events.morale.chart: half of the models that it began with is −2', () => {
    const table = field().to('melee').lose('Spears', 4);
    // Foot yeomen against mounted knights: 4.
    expect(faceFor(table.unit('Spears'), 'mounted-knights', [], 0)).toBe(4);
    expect(faceFor(table.lose('Spears', 1).unit('Spears'), 'mounted-knights', [], 0)).toBe(6);
    expect(faceFor(table.unit('Spears'), 'mounted-knights', ['leader', 'friend', 'attacksRear'], 1)).toBe(1);
  });
  it('six-events.morale.no-check: knights do not check for peasants, and no die is asked for', () => {
    const table = field().to('melee').lose('Knights', 1).check('Knights', 'peasants');
    expect(table.cited).toEqual(['six-events.morale.no-check']);
    expect(table.refusal({ kind: 'next' })).toBe('');
  });
  it('six-events.routing.troops: troops that fail rout', () => {
    const table = field().to('ranged').lose('Spears', 2).check('Spears', 'ranged', 1);
    expect(table.unit('Spears').rout).toBe('routed');
    expect(table.cited).toContain('six-events.routing.troops');
  });
  it('six-events.creatures.failure-table, six-events.creatures.withdraw, six-events.creatures.flee, six-events.creatures.berserk: a creature that fails rolls a second die', () => {
    const fails = (face: number) => field().to('melee').lose('Troll', 1).check('Troll', 'creatures', 1, face);
    expect([1, 4, 5, 6].map((face) => fails(face).unit('Troll').rout)).toEqual(['withdraw', 'withdraw', 'flee', 'berserk']);
    expect(fails(6).last).toBe('Troll rolls 1 and goes berserk (6).');
    expect([1, 5, 6].map((face) => fails(face).cited.at(-1))).toEqual([
      'six-events.creatures.withdraw',
      'six-events.creatures.flee',
      'six-events.creatures.berserk',
    ]);
  });
});

describe('rally', () => {
  const routed = (name = 'Spears') =>
    field().do({ kind: 'rout', ...field().of(name), rout: name === 'Troll' ? 'withdraw' : 'routed' });
  const rally = (table: Table, name: string, face: number): Action => ({ kind: 'rally', ...table.of(name), faces: [face] });

  it('six-events.rally.leader, ruling: a leader rallies without a roll, in event VI and not before', () => {
    const table = routed();
    const spears = table.of('Spears');
    expect(table.refusal({ kind: 'rally-by-leader', ...spears })).toBe('Units can rally only in event VI.');
    table.to('rally').do({ kind: 'rally-by-leader', ...spears });
    expect(table.unit('Spears').rout).toBe(null);
    expect(table.cited).toEqual(['six-events.rally.leader', 'six-events.rally.effect']);
  });
  it('six-events.rally.same-turn: nobody rallies in a turn in which it was hit', () => {
    const table = field().to('ranged').lose('Spears', 1).check('Spears', 'ranged', 1).to('rally');
    expect(table.refusal({ kind: 'rally-by-leader', ...table.of('Spears') })).toBe(
      'Spears cannot rally, because it was hit this turn.',
    );
    table.turn().to('rally');
    expect(table.refusal({ kind: 'rally-by-leader', ...table.of('Spears') })).toBe('');
  });
  it('six-events.rally.leaderless, ruling, six-events.rally.rolls: one try in each event VI; yeomen need 4', () => {
    const table = routed().to('rally');
    expect(table.do(rally(table, 'Spears', 3)).unit('Spears').rout).toBe('routed');
    expect(table.refusal(rally(table, 'Spears', 6))).toBe('Spears has already tried to rally this turn.');
    table.turn().to('rally');
    expect(table.do(rally(table, 'Spears', 4)).unit('Spears').rout).toBe(null);
  });
  it('six-events.rally.effect: who has rallied is a normal unit again, and has nothing to rally from', () => {
    const table = routed().to('rally');
    table.do(rally(table, 'Spears', 6));
    expect(table.refusal(rally(table, 'Spears', 6))).toBe('Spears cannot rally, because it is not routed.');
  });
  it('six-events.creatures.flee, ruling, six-events.rally.creature-failure, six-events.creatures.rally: a creature that fails goes berserk, and nothing rallies it, nor one that flees', () => {
    const table = routed('Troll').to('rally');
    expect(table.do(rally(table, 'Troll', 3)).unit('Troll').rout).toBe('berserk');
    expect(
      table
        .turn()
        .to('rally')
        .refusal({ kind: 'rally-by-leader', ...table.of('Troll') }),
    ).toMatch(/cannot rally/);
    const gone = field()
      .do({ kind: 'rout', ...field().of('Troll'), rout: 'flee' })
      .to('rally');
    expect(gone.refusal(rally(gone, 'Troll', 6))).toMatch(/cannot rally/);
    expect(gone.cites(rally(gone, 'Troll', 6))).toEqual(['six-events.creatures.flee']);
    const raging = field()
      .do({ kind: 'rout', ...field().of('Troll'), rout: 'berserk' })
      .to('rally');
    expect(raging.cites(rally(raging, 'Troll', 6))).toEqual(['six-events.creatures.berserk']);
  });
});

describe('the sheet', () => {
  const armies: Setup = { first: { name: '', army: 'causeway' }, second: { name: '', army: 'barrow' } };

  it('six-events.sample-set.armies: an army of the sample set stands on it, each in its column', () => {
    const table = new Table(armies);
    expect(table.unit('Toll riders')).toMatchObject({ kind: 'mounted-knights', full: 5 });
    expect(table.unit('Canoness')).toMatchObject({ kind: 'character', magic: 5, priest: true, leads: true, full: 4 });
    expect(table.unit('The bone wain')).toMatchObject({ kind: 'creature', full: 8 });
    expect(table.unit('Sluice gun').kind).toBe('war-machine');
  });
  it('six-events.turn.game-end, ruling: a side with nobody unbroken is beaten; one without a sheet never is', () => {
    const table = new Table().note('first', 'Spears', 'foot-yeomen', 3).note('first', 'Bows', 'foot-yeomen', 3);
    expect(beaten(table.lose('Spears', 3).state)).toBe(null);
    expect(beaten(table.do({ kind: 'rout', ...table.of('Bows'), rout: 'routed' }).state)).toBe('first');
  });
  it('losses neither fall below none nor rise above what a unit began with, and one after the other are one entry', () => {
    const table = field().lose('Rabble', 2).lose('Rabble', 3);
    expect(table.last).toBe('Rabble: 7 of 12 left.');
    expect(table.game.done.filter(({ kind }) => kind === 'left')).toHaveLength(1);
    expect(table.refusal({ kind: 'left', ...table.of('Rabble'), by: 6 })).toBe(
      'Rabble cannot have more than the 12 that it began with.',
    );
    expect(table.refusal({ kind: 'left', ...table.of('Rabble'), by: -8 })).toBe('Rabble cannot lose that many: 7 are left.');
  });
  it('comes back from its saved form, wherever it stands', () => {
    const table = new Table(armies).to('ranged').lose('Grave guard', 3).check('Grave guard', 'ranged', 2).turn();
    expect(readGame(sixEventsCompanion, writeGame(sixEventsCompanion, table.game))).toEqual({ ok: true, game: table.game });
  });
  it('whatever is asked of it, it answers with a sentence or a state, and never throws', () => {
    const side = fc.constantFrom<SideId>('first', 'second');
    const unit = fc.integer({ min: 0, max: 15 });
    const faces = fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 2 });
    const action: fc.Arbitrary<Action> = fc.oneof(
      { weight: 5, arbitrary: fc.constant<Action>({ kind: 'next' }) },
      { weight: 3, arbitrary: fc.constant<Action>({ kind: 'initiative', faces: [5, 5, 1, 2] }) },
      { weight: 3, arbitrary: fc.record({ kind: fc.constant('goes-first' as const), side }) },
      {
        weight: 4,
        arbitrary: fc.record({ kind: fc.constant('left' as const), side, unit, by: fc.integer({ min: -6, max: 2 }) }),
      },
      {
        weight: 4,
        arbitrary: fc.record({
          kind: fc.constant('check' as const),
          side,
          unit,
          row: fc.constantFrom('ranged', 'spells', 'peasants', 'creatures'),
          nerve: fc.subarray([...nerveFlags]),
          race: fc.integer({ min: -2, max: 2 }),
          faces,
        }),
      },
      fc.record({
        kind: fc.constant('cast' as const),
        side,
        unit,
        by: fc.integer({ min: -3, max: 3 }),
        offensive: fc.boolean(),
      }),
      fc.record({ kind: fc.constant('rally' as const), side, unit, faces }),
      fc.record({ kind: fc.constant('rally-by-leader' as const), side, unit }),
      fc.record({ kind: fc.constant('forget' as const), side, unit }),
      fc.record({ kind: fc.constant('mark' as const), side, unit, mark: fc.constantFrom('shot', 'refused'), on: fc.boolean() }),
      fc.record({ kind: fc.constant('go' as const), step: fc.constantFrom('spells', 'ranged', 'rally', 'nowhere') }),
    );
    fc.assert(
      fc.property(fc.array(action, { maxLength: 50 }), (actions) => {
        let game: Game<Setup, Action> = newGame('Fuzz', armies);
        for (const each of actions) {
          const acted = act(sixEventsCompanion, game, each);
          if (acted.ok) game = acted.game;
          else {
            expect(acted.refusal.because).toMatch(/\.$/);
            // What the game forbids cites the rule; only the sheet itself needs none.
            if (acted.refusal.rules.length === 0) expect(acted.refusal.because).toMatch(onlyTheSheet);
          }
        }
        const { state } = course(sixEventsCompanion, game);
        for (const each of [...state.sides.first.units, ...state.sides.second.units]) {
          expect(each.left).toBeGreaterThanOrEqual(0);
          expect(each.left).toBeLessThanOrEqual(each.full);
          expect(each.points).toBeGreaterThanOrEqual(0);
          expect(each.points).toBeLessThanOrEqual(each.magic);
        }
        expect(readGame(sixEventsCompanion, writeGame(sixEventsCompanion, game))).toEqual({ ok: true, game });
      }),
      { numRuns: 40 },
    );
  });
});
