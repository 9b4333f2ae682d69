/** The table companion of Hordes of the Things: PIPs and what they buy, losses, the judgement at the end of a bound. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Action, hottCompanion, type Setup } from '../../../src/engine/hott/companion/companion.ts';
import type { Noted, State } from '../../../src/engine/hott/companion/state.ts';
import type { ElementId } from '../../../src/engine/hott/data/elements.ts';
import { act, course, type Game, newGame, type SideId } from '../../../src/engine/kernel/companion.ts';
import { readGame, writeGame } from '../../../src/engine/kernel/saved-game.ts';

const nobody: Setup = { first: { name: 'Dunja' }, second: { name: 'Emil' } };

/** A table talk: actions one after the other, each of them allowed. */
class Table {
  game: Game<Setup, Action> = newGame('Test', nobody);
  get state(): State {
    return course(hottCompanion, this.game).state;
  }
  get last(): string {
    return course(hottCompanion, this.game)
      .last.filter(({ heading }) => !heading)
      .map(({ text }) => text)
      .join(' ');
  }
  get cited(): readonly string[] {
    return course(hottCompanion, this.game).last.flatMap(({ rules }) => rules);
  }
  get left(): number {
    return (this.state.pips ?? 0) - this.state.spent;
  }
  element(name: string): Noted & { side: SideId } {
    for (const side of ['first', 'second'] as const)
      for (const each of this.state.sides[side].elements) if (each.name === name) return { ...each, side };
    throw new Error(`There is no ${name}.`);
  }
  do(...actions: Action[]): this {
    for (const action of actions) {
      const acted = act(hottCompanion, this.game, action);
      if (!acted.ok) throw new Error(acted.refusal.because);
      this.game = acted.game;
    }
    return this;
  }
  refusal(action: Action): string {
    const acted = act(hottCompanion, this.game, action);
    return acted.ok ? '' : acted.refusal.because;
  }
  cites(action: Action): readonly string[] {
    const acted = act(hottCompanion, this.game, action);
    return acted.ok ? [] : acted.refusal.rules;
  }
  note(side: SideId, type: ElementId, count = 1, general = false): this {
    return this.do({ kind: 'note', side, type, count, general });
  }
  roll(face: number): this {
    return this.do({ kind: 'pips', faces: [face] });
  }
  go(step: string): this {
    return this.do({ kind: 'go', step });
  }
  arrive(name: string): this {
    return this.do({ kind: 'arrive', unit: this.element(name).id });
  }
  fate(name: string, fate: Noted['fate']): this {
    const { side, id } = this.element(name);
    return this.do({ kind: 'fate', side, unit: id, fate });
  }
  /** To the roll of the next bound. */
  endBound(): this {
    return this.go('close-combat').do({ kind: 'next' });
  }
}
const table = () => new Table();
const move = (magic = false, command = false): Action => ({ kind: 'move', magic, command });

/** Refusals that are about the sheet and not about the game. */
const onlyTheSheet = /on the sheet|Give the side a name|Choose an element|already/;

describe('hott.pips', () => {
  it('hott.pips.roll: one roll a bound, and nothing before it', () => {
    const at = table();
    expect(at.refusal({ kind: 'next' })).toBe('Roll for the PIPs of this bound first.');
    expect(at.refusal(move())).toBe('Roll for the PIPs of this bound first.');
    expect(at.roll(4).left).toBe(4);
    expect(at.refusal({ kind: 'pips', faces: [5] })).toContain('once');
    expect(table().refusal({ kind: 'pips', faces: [7] })).not.toBe('');
  });

  it('hott.pips.no-saving: what is left is lost with the bound', () => {
    const at = table().roll(6).do(move()).endBound();
    expect([at.state.pips, at.state.spent, at.state.acting, at.state.bound]).toEqual([null, 0, 'second', 2]);
    expect(at.roll(2).left).toBe(2);
  });

  it('hott.tactical-moves.cost, hott.tactical-moves.extra-magic, hott.tactical-moves.extra-not-additive: 1, 2, 2 and 3', () => {
    const at = (magic: boolean, command: boolean) => table().roll(6).do(move(magic, command)).left;
    expect([at(false, false), at(true, false), at(false, true), at(true, true)]).toEqual([5, 4, 4, 3]);
    expect(table().roll(2).refusal(move(true, true))).toBe('A move: this costs 3 PIPs, and 2 are left.');
  });

  it('hott.pips.deploy-use, hott.pips.move-use, hott.pips.bespell-use: arrivals, then moves, then spells, and no way back', () => {
    const at = table().note('first', 'hordes').fate('Hordes 1', 'destroyed').roll(6).do(move());
    expect(at.state.step).toBe('moves');
    expect(at.refusal({ kind: 'arrive', unit: 1 })).toContain('that step of the bound is over');
    at.do({ kind: 'bespell' });
    expect([at.state.step, at.left]).toEqual(['shooting', 3]);
    expect(at.cites(move())).toContain('hott.pips.move-use');
  });
});

describe('who comes', () => {
  it('hott.gods.invocation, hott.pips.six-for-gods: 6 PIPs, and nothing is left', () => {
    const at = table().note('first', 'gods');
    expect(at.element('Gods 1').fate).toBe('off');
    expect(table().note('first', 'gods').roll(5).refusal({ kind: 'arrive', unit: 1 })).toBe(
      'Gods 1: this costs 6 PIPs, and 5 are left.',
    );
    at.roll(6).arrive('Gods 1');
    expect([at.left, at.element('Gods 1').fate]).toEqual([0, 'on']);
    expect(at.refusal(move())).toBe('A move: this costs 1 PIP, and none is left.');
  });

  it('hott.gods.departure, hott.gods.several: on a 1 the god that came first goes, for good', () => {
    const at = table().note('first', 'gods', 2).roll(6).arrive('Gods 2').endBound().roll(3).endBound().roll(6).arrive('Gods 1');
    at.endBound().roll(1).endBound();
    expect([at.element('Gods 1').fate, at.element('Gods 2').fate]).toEqual(['on', 'on']);
    at.roll(1);
    expect(at.last).toContain('Gods 2 leaves the battle');
    expect([at.element('Gods 1').fate, at.element('Gods 2').fate, at.left]).toEqual(['on', 'gone', 1]);
    expect(at.refusal({ kind: 'arrive', unit: at.element('Gods 2').id })).not.toBe('');
  });

  it('hott.gods.off-table, hott.dragons.off-table, hott.lurkers.off-table: they are off the table until they come', () => {
    for (const type of ['gods', 'dragons', 'lurkers', 'water-lurkers'] as const) {
      const at = table().note('first', type);
      expect([type, at.state.sides.first.elements[0]?.fate]).toEqual([type, 'off']);
      at.roll(6).do({ kind: 'arrive', unit: 1 });
      expect([type, at.state.sides.first.elements[0]?.fate]).toEqual([type, 'on']);
    }
    expect(table().note('first', 'blades').state.sides.first.elements[0]?.fate).toBe('on');
  });

  it('hott.gods.shared: the storm god of both armies comes to Emil, and is 4 AP lost to Dunja', () => {
    const at = table().note('first', 'gods').note('first', 'blades', 8).note('second', 'gods').note('second', 'blades', 8);
    const [dunjas, emils] = [at.state.sides.first.elements[0], at.state.sides.second.elements[0]];
    const joins = { kind: 'fate', side: 'first', unit: dunjas?.id ?? 0, fate: 'joined' } as const;
    at.roll(2);
    expect(at.refusal(joins)).toBe('Gods 1 can join the enemy only if the enemy invoked it first.');
    expect(at.cites(joins)).toEqual(['hott.gods.shared']);
    at.endBound()
      .roll(6)
      .do({ kind: 'arrive', unit: emils?.id ?? 0 })
      .do(joins);
    expect(at.last).toBe('Gods 1 of Dunja fights for the enemy.');
    expect(at.cited).toEqual(['hott.gods.shared', 'hott.supplement.lost-ap']);
    expect(at.endBound().last).toContain('Dunja has lost 4 AP of 20, Emil has lost 0 AP of 20');
    expect(at.roll(6).refusal({ kind: 'arrive', unit: joins.unit })).toBe(
      'Gods 1 cannot return, because it fights for the enemy.',
    );
    expect(at.cites({ ...joins, fate: 'on' })).toEqual(['hott.gods.shared']);
    expect(at.refusal({ ...joins, fate: 'off' })).toBe('');
  });

  it('hott.gods.shared: the enemy need not be on the sheet; nobody but a god joins the enemy', () => {
    const at = table().note('first', 'gods').note('first', 'dragons');
    expect(at.refusal({ kind: 'fate', side: 'first', unit: 1, fate: 'joined' })).toBe('');
    expect(at.cites({ kind: 'fate', side: 'first', unit: 2, fate: 'joined' })).toEqual(['hott.gods.shared']);
  });

  it('hott.dragons.allies: the dragons of an ally wait for a summons of their own', () => {
    const at = table().note('first', 'dragons', 3).do({ kind: 'ally', side: 'first', unit: 3 }).roll(6).arrive('Dragons 1');
    expect(at.last).toContain('All dragons of the army come');
    expect(at.state.sides.first.elements.map(({ fate }) => fate)).toEqual(['on', 'on', 'off']);
    at.endBound().roll(1).endBound().roll(6).arrive('Dragons 3');
    expect([at.element('Dragons 3').fate, at.left]).toEqual(['on', 0]);
  });

  it('hott.dragons.summoning: all of them for 6', () => {
    const at = table().note('first', 'dragons', 2).roll(6).arrive('Dragons 1');
    expect([at.element('Dragons 1').fate, at.element('Dragons 2').fate, at.left]).toEqual(['on', 'on', 0]);
  });

  it('hott.lurkers.reuse: 1, 2 and 3, and no fourth time', () => {
    const at = table().note('first', 'lurkers');
    const spent: number[] = [];
    for (let time = 0; time < 3; time++) {
      at.roll(6).arrive('Lurkers 1');
      spent.push(at.state.spent);
      at.fate('Lurkers 1', 'off').endBound().roll(1).endBound();
    }
    expect(spent).toEqual([1, 2, 3]);
    expect(at.roll(6).refusal({ kind: 'arrive', unit: 1 })).toBe(
      'Lurkers 1 cannot appear again, because it has already appeared 3 times.',
    );
  });

  it('hott.hordes.cost, hott.desorcelling.cost: a horde for 1, a frogged hero for 6', () => {
    const at = table()
      .note('first', 'hordes', 2)
      .note('first', 'heroes')
      .note('first', 'blades', 8)
      .fate('Hordes 1', 'destroyed')
      .fate('Heroes 1', 'ensorcelled');
    expect(at.refusal({ kind: 'arrive', unit: at.element('Hordes 2').id })).toContain('cannot be brought back with PIPs');
    at.roll(6).arrive('Hordes 1');
    expect([at.left, at.element('Hordes 1').fate]).toEqual([5, 'on']);
    expect(at.refusal({ kind: 'arrive', unit: at.element('Heroes 1').id })).toBe('Heroes 1: this costs 6 PIPs, and 5 are left.');
    at.endBound().roll(1).endBound().roll(6).arrive('Heroes 1');
    expect(at.element('Heroes 1').fate).toBe('on');
  });

  it('hott.gods.placement, hott.dragons.placement, hott.lurkers.in-feature, hott.hordes.placement, hott.hordes.no-move, hott.desorcelling.magician, hott.desorcelling.hero-stronghold: whoever comes, the log says by which rule it is placed', () => {
    const placed = (type: ElementId, name: string, fate?: Noted['fate']) => {
      const at = table().note('first', type).note('first', 'blades', 9);
      if (fate) at.fate(name, fate);
      return at.roll(6).arrive(name).cited;
    };
    expect(placed('gods', 'Gods 1')).toEqual(['hott.gods.invocation', 'hott.gods.placement']);
    expect(placed('dragons', 'Dragons 1')).toEqual(['hott.dragons.summoning', 'hott.dragons.placement']);
    expect(placed('lurkers', 'Lurkers 1')).toEqual(['hott.lurkers.cost-first', 'hott.lurkers.in-feature']);
    expect(placed('hordes', 'Hordes 1', 'destroyed')).toEqual([
      'hott.hordes.cost',
      'hott.hordes.placement',
      'hott.hordes.no-move',
    ]);
    expect(placed('magicians', 'Magicians 1', 'ensorcelled')).toEqual(['hott.desorcelling.cost', 'hott.desorcelling.magician']);
    expect(placed('heroes', 'Heroes 1', 'ensorcelled')).toEqual(['hott.desorcelling.cost', 'hott.desorcelling.hero-stronghold']);
  });

  it('hott.lurkers.removal: a lurker goes off the table and is not lost, others do not', () => {
    const at = table().note('first', 'lurkers').note('first', 'blades').note('second', 'blades').roll(6).arrive('Lurkers 1');
    at.fate('Lurkers 1', 'off');
    expect(at.cited).toEqual(['hott.lurkers.removal']);
    expect(at.endBound().last).toContain('Dunja has lost 0 AP of 3');
    const { side, id } = at.element('Blades 1');
    expect(at.refusal({ kind: 'fate', side, unit: id, fate: 'off' })).toContain('only lurkers can');
    expect(at.cites({ kind: 'fate', side, unit: id, fate: 'off' })).toEqual(['hott.lurkers.removal']);
  });

  it('hott.supplement.ensorcelled: it counts as lost until it is back, and who ensorcelled it frees it by going', () => {
    const at = table().note('first', 'heroes').note('first', 'blades', 9).note('second', 'magicians').roll(1);
    at.fate('Heroes 1', 'ensorcelled');
    expect(at.cited).toEqual(['hott.supplement.ensorcelled']);
    expect(at.fate('Magicians 1', 'destroyed').last).toContain('Elements that this magician ensorcelled come back now.');
    at.fate('Heroes 1', 'on').endBound();
    expect(at.last).toContain('Dunja has lost 0 AP');
  });

  it('hott.deployment.defender-first-bound: the defender begins', () => {
    expect(table().state.acting).toBe('first');
  });

  it('an army that is not on the sheet pays as well', () => {
    const at = table().roll(4).do({ kind: 'pay', what: 'horde' });
    expect(at.left).toBe(3);
    expect(at.refusal({ kind: 'pay', what: 'god' })).toBe('Invoke a god: this costs 6 PIPs, and 3 are left.');
  });
});

describe('hott.supplement.victory', () => {
  // The example of the page: Red loses its general and two spears, Blue three knights and three hordes, of which two come back.
  const red = () =>
    table()
      .note('first', 'heroes', 1, true)
      .note('first', 'spears', 10)
      .note('second', 'knights', 5)
      .note('second', 'hordes', 6)
      .note('second', 'blades', 4)
      .roll(3);

  it.each([
    [1, ['hordes', 'lurkers', 'water-lurkers']],
    [2, ['blades', 'shooters', 'spears', 'warband', 'beasts', 'knights', 'riders', 'flyers']],
    [3, ['artillery', 'clerics', 'sneakers', 'airboats']],
    [4, ['magicians', 'behemoths', 'heroes', 'paladins', 'dragons', 'gods']],
    [6, ['aerial-heroes']],
  ] as const)('an element of %i AP: %s', (points, types) => {
    for (const type of types)
      expect(table().note('first', type).roll(2).endBound().last).toContain(`Dunja has lost 0 AP of ${points}`);
  });

  it('hott.supplement.lost-ap: the worked example', () => {
    const at = red();
    for (const name of [
      'Heroes 1',
      'Spears 1',
      'Spears 2',
      'Knights 1',
      'Knights 2',
      'Knights 3',
      'Hordes 1',
      'Hordes 2',
      'Hordes 3',
    ])
      at.fate(name, 'destroyed');
    at.endBound();
    expect(at.last).toBe('Dunja has lost 8 AP of 24 and the general, Emil has lost 9 AP of 24. The battle goes on.');
    at.roll(5).arrive('Hordes 1').arrive('Hordes 2').endBound();
    expect(at.last).toContain('Emil has lost 7 AP of 24. Dunja has lost the battle.');
    expect(at.state.beaten).toBe('first');
    expect(at.refusal({ kind: 'next' })).toContain('the battle is over');
  });

  it('hott.supplement.victory: half of the army points without the general will do', () => {
    const at = table().note('first', 'blades', 4).note('second', 'blades', 4).roll(1).fate('Blades 1', 'destroyed');
    at.endBound();
    expect(at.state.beaten).toBeNull();
    at.roll(1).fate('Blades 2', 'destroyed').endBound();
    expect(at.state.beaten).toBe('first');
  });

  it('hott.strongholds.loss-loses: a captured stronghold loses the battle, whatever else is lost', () => {
    expect(red().do({ kind: 'capture' }).endBound().state.beaten).toBe('first');
    expect(red().do({ kind: 'capture' }).endBound().cites({ kind: 'next' })).toEqual(['hott.strongholds.loss-loses']);
    expect(red().do({ kind: 'capture' }).do({ kind: 'capture' }).endBound().state.beaten).toBeNull();
  });

  it('hott.supplement.lost-ap: what has not come yet is not lost', () => {
    const at = table()
      .note('first', 'gods')
      .note('first', 'dragons')
      .note('first', 'blades')
      .note('second', 'blades', 2)
      .roll(2)
      .endBound();
    expect(at.last).toContain('Dunja has lost 0 AP of 10');
  });

  it('hott.supplement.general: one general, and not of every type', () => {
    expect(table().refusal({ kind: 'note', side: 'first', type: 'paladins', count: 1, general: true })).toContain(
      'cannot be generals',
    );
    expect(red().refusal({ kind: 'note', side: 'first', type: 'blades', count: 1, general: true })).toBe(
      'Dunja already has a general.',
    );
  });
});

it('any course of actions is kept, read back and taken back', () => {
  const face = fc.integer({ min: 1, max: 6 });
  const actions = fc.array(
    fc.oneof(
      face.map((faces) => ({ kind: 'pips', faces: [faces] }) as const),
      fc.constant({ kind: 'next' } as const),
      fc.record({ kind: fc.constant('move' as const), magic: fc.boolean(), command: fc.boolean() }),
      fc.record({
        kind: fc.constant('note' as const),
        side: fc.constantFrom('first' as const, 'second' as const),
        type: fc.constantFrom('gods' as const, 'lurkers' as const, 'blades' as const, 'hordes' as const),
        count: fc.integer({ min: 1, max: 3 }),
        general: fc.boolean(),
      }),
      fc.record({ kind: fc.constant('arrive' as const), unit: fc.integer({ min: 1, max: 9 }) }),
      fc.record({
        kind: fc.constant('fate' as const),
        side: fc.constantFrom('first' as const, 'second' as const),
        unit: fc.integer({ min: 1, max: 9 }),
        fate: fc.constantFrom(
          'on' as const,
          'off' as const,
          'destroyed' as const,
          'ensorcelled' as const,
          'gone' as const,
          'joined' as const,
        ),
      }),
    ),
    { maxLength: 60 },
  );
  fc.assert(
    fc.property(actions, (list) => {
      let game = newGame<Setup, Action>('Any', nobody);
      for (const action of list) {
        const acted = act(hottCompanion, game, action);
        if (acted.ok) game = acted.game;
        else {
          expect(acted.refusal.because).toMatch(/\.$/);
          // What the game forbids cites the rule; only the sheet itself needs none.
          if (acted.refusal.rules.length === 0) expect(acted.refusal.because).toMatch(onlyTheSheet);
        }
      }
      const { state } = course(hottCompanion, game);
      expect(state.spent).toBeLessThanOrEqual(state.pips ?? 0);
      const read = readGame(hottCompanion, writeGame(hottCompanion, game));
      expect(read).toMatchObject({ ok: true });
      if (read.ok) expect(course(hottCompanion, read.game).state).toEqual(state);
    }),
    { numRuns: 400 },
  );
});
