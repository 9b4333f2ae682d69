/**
 * Units that magic turns against their own side, drives mad or releases, by rule id. In these tests the enemy never tries to
 * dispel.
 */
import { expect, test } from 'vitest';
import { type Action, fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { inflict } from '../../../src/engine/fr3/battle/harm/harm.ts';
import { brokenInvariants } from '../../../src/engine/fr3/battle/invariants.ts';
import { belongsTo } from '../../../src/engine/fr3/battle/magic/belonging.ts';
import { opponentsOf, withContacts } from '../../../src/engine/fr3/battle/units/contacts.ts';
import { sheetSide, unitAt, withUnit } from '../../../src/engine/fr3/battle/units/pieces.ts';
import { removedAs } from '../../../src/engine/fr3/demoralization.ts';
import { play } from '../../../src/engine/kernel/chance.ts';
import { scripted } from '../../../src/engine/kernel/dice.ts';
import { after, charge, type Played } from './battle-table.ts';
import { casting, refusesCast, rules, tableOf, told, until, untilTurn } from './magic-table.ts';

const unit = ({ state }: Played, id: string) => unitAt(state, id);
const far = 'B9 mobs 40,33 S; A9 mobs 40,3 N';
const apart = `A1 spears 10,10 N; B1 handweapons 10,16 S; ${far}`;
const atOwnMovement = (text: string, user: string): Played => until(tableOf(text, user), 'A movement');
/**
 * Cooks serve at sea, where no battle takes place yet, so the test turns the magic user into a cook after the battle has begun.
 */
const asCook = ({ state, events }: Played): Played => {
  const { armies } = state.setup;
  const cooks = armies.A.characters.map((each) => (each.magic ? { ...each, magic: 'ships-cook-1' } : each));
  return { events, state: { ...state, setup: { ...state.setup, armies: { ...armies, A: { ...armies.A, characters: cooks } } } } };
};
const phase = { choice: 'phase', points: 2 } as const;

test('fr3.spells.zombies-2, ruling: for 2 points an enemy infantry or cavalry unit fights for the caster until the phase ends, where it stands', () => {
  const at = casting(
    atOwnMovement(`${apart}; B2 pikes 20,20 S; B3 knights 20,16 N`, 'necromancer-2'),
    'zombies-2',
    ['B3'],
    [],
    phase,
  );
  expect(unit(at, 'B3').side).toBe('A');
  expect(unit(at, 'B3').base).toEqual(expect.objectContaining({ x: 20, y: 16 }));
  expect(told(at)).toContain('now fight for Side A');
  // The unit charges its former friends in the same phase, for one point of the caster’s clock.
  const charged = after(at, [charge(['B3'])]);
  expect(opponentsOf(charged.state, 'B3')).toEqual(['B2']);
  expect(brokenInvariants(charged.state)).toEqual([]);
  // In the next phase the unit is back on its own side.
  const fought = until(at, 'B movement');
  expect([unit(fought, 'B3').side, unit(fought, 'B3').effects]).toEqual(['B', []]);
  expect(brokenInvariants(fought.state)).toEqual([]);
});

test('fr3.spells.zombies-2, ruling: 3 points for any unit, or for infantry and cavalry to the end of the turn; spirits, specials and squares are spared', () => {
  const at = atOwnMovement(`${apart}; B2 dragons 20,16 S; B3 pikes 25,16 S`, 'necromancer-2');
  expect(refusesCast(at, 'zombies-2', ['B2'], phase)).toEqual(['fr3.spells.zombies-2']);
  expect(refusesCast(at, 'zombies-2', ['B1'], { choice: 'turn', points: 2 })).toEqual(['fr3.spells.zombies-2']);
  expect(refusesCast(at, 'zombies-2', ['B2'], { choice: 'turn', points: 3 })).toEqual(['fr3.spells.zombies-2']);
  expect(refusesCast(at, 'zombies-2', ['A1'], phase)).toEqual(['fr3.spells.zombies-2']);
  expect(unit(casting(at, 'zombies-2', ['B2'], [], { choice: 'phase', points: 3 }), 'B2').side).toBe('A');
  const squared = { ...at, state: withUnit(at.state, 'B3', { square: ['B3'] }) };
  expect(refusesCast(squared, 'zombies-2', ['B3'], phase)).toContain('fr3.square.no-move');
  const long = casting(at, 'zombies-2', ['B1'], [], { choice: 'turn', points: 3 });
  const theirs = until(long, 'B movement');
  expect(unit(theirs, 'B1').side).toBe('A');
  expect(unit(untilTurn(theirs, 2, 6, 6), 'B1').side).toBe('B');
});

test('fr3.spells.zombies-3, ruling: any unit for the turn, infantry and cavalry for good; then its loss is one of its new side', () => {
  const at = atOwnMovement(`${apart}; B2 dragons 20,16 S`, 'necromancer-3');
  expect(refusesCast(at, 'zombies-3', ['B2'], { choice: 'game' })).toEqual(['fr3.spells.zombies-3']);
  expect(unit(casting(at, 'zombies-3', ['B2'], [], { choice: 'turn' }), 'B2').side).toBe('A');
  const kept = casting(at, 'zombies-3', ['B1'], [], { choice: 'game' });
  expect([unit(kept, 'B1').side, belongsTo(unit(kept, 'B1'))]).toEqual(['A', 'A']);
  // The log cites the spell when a unit changes sides, and again when it returns.
  const cited = ({ events }: Played) => events.flatMap((event) => (event.kind === 'sided' ? event.rules : []));
  const turned = casting(at, 'zombies-3', ['B2'], [], { choice: 'turn' });
  expect([cited(kept), cited(turned)]).toEqual([['fr3.spells.zombies-3'], ['fr3.spells.zombies-3']]);
  expect(cited(untilTurn(turned, 2, 6, 6, 6))).toEqual(['fr3.spells.zombies-3']);
  const later = untilTurn(kept, 2, 6, 6, 6);
  expect(unit(later, 'B1').side).toBe('A');
  expect(brokenInvariants(later.state)).toEqual([]);
  const after_ = removedAs('destroyed', 'fr3.spells.zombies-3');
  const { state: lost } = play(inflict(later.state, 'B1', { after: after_, cause: 'magic', by: null }), scripted([]));
  const losses = (side: 'A' | 'B') => lost.sheet.sides[sheetSide(lost, side)].losses.length;
  expect([losses('A'), losses('B'), unitAt(lost, 'B1').side]).toEqual([1, 0, 'A']);
  expect(brokenInvariants(lost)).toEqual([]);
});

test('fr3.spells.zombies-2: two that have come to blows for each other’s side are let go at once, and fight on for their own', () => {
  const at = after(atOwnMovement(`A1 spears 10,10 N; B1 handweapons 10,12 S; ${far}`, 'necromancer-2'), [charge(['A1'])]).state;
  const [contact] = at.contacts;
  const lent = (id: string, by: 'A' | 'B') => (state: typeof at) =>
    withUnit(state, id, { side: by, effects: [{ is: 'zombies-2', by, until: 0 }] });
  const crossed = withContacts(lent('A1', 'B')(lent('B1', 'A')(at)));
  expect(crossed.contacts).toEqual([{ ...contact, a: 'B1', b: 'A1' }]);
  expect(brokenInvariants(crossed).filter((each) => each.startsWith('Contacts'))).toEqual([]);
  const free = ['A1', 'B1'].reduce((state, id) => withUnit(state, id, { side: id[0] as 'A' | 'B', effects: [] }), crossed);
  expect(withContacts(free).contacts).toEqual([contact]);
});

test('fr3.victory.end, fr3.spells.zombies-3: whose last unit fights for the enemy for good has none left; for a turn, it will be his again', () => {
  const last = atOwnMovement('A1 spears 10,10 N; B1 handweapons 10,16 S', 'necromancer-3');
  const lent = casting(last, 'zombies-3', ['B1'], [], { choice: 'turn' });
  expect([fr3Battle.result(lent.state), brokenInvariants(lent.state)]).toEqual([null, []]);
  const taken = casting(last, 'zombies-3', ['B1'], [], { choice: 'game' });
  expect(fr3Battle.result(taken.state)).toMatchObject({ winner: 'A', level: 'rout' });
  expect(brokenInvariants(taken.state)).toEqual([]);
});

test('fr3.spells.zombies-3: before anybody moves it is worth a thought what is kept for the turn or for good, and not what is kept for the phase', () => {
  const at = tableOf(apart, 'necromancer-3');
  const choices = [...fr3Battle.actions(at.state)].flatMap((action) =>
    action.kind === 'cast' && action.spell.startsWith('zombies') && action.on[0] === 'B1' ? [action.choice] : [],
  );
  expect([...new Set(choices)].sort()).toEqual(['game', 'turn']);
});

test('fr3.spells.secret-handshake, ruling: infantry or cavalry, for the phase; a melee with its new friends is none', () => {
  const clash = `A1 spears 10,10 N; B1 handweapons 10,11.575 S; B2 knights 30,16 S; B3 dragons 20,20 S; ${far}`;
  const at = atOwnMovement(clash, 'mason-1');
  expect(opponentsOf(at.state, 'B1')).toEqual(['A1']);
  const turned = casting(at, 'secret-handshake', ['B1']);
  expect([unit(turned, 'B1').side, opponentsOf(turned.state, 'B1')]).toEqual(['A', []]);
  expect(refusesCast(at, 'secret-handshake', ['B3'])).toEqual(['fr3.spells.secret-handshake']);
  const back = until(turned, 'B melee');
  expect([unit(back, 'B1').side, opponentsOf(back.state, 'B1')]).toEqual(['B', ['A1']]);
});

test('fr3.spells.zombies-2: his own characters leave a unit that is turned, and nobody attaches to it', () => {
  const with_ = `A1 spears 10,10 N; A2 skirmishers 20,13 N; B1 handweapons 20,16 N; B2 pikes 24,16 S; ${far}; B90 general-2-2 with B1`;
  const at = casting(atOwnMovement(with_, 'necromancer-2'), 'zombies-2', ['B1'], [], phase);
  const [general] = at.state.characters.filter(({ side }) => side === 'B');
  expect([general?.host, general?.moved]).toEqual(['B2', true]);
  expect(rules(at, { kind: 'attach', unit: 'A2', to: 'B1' } as Action)).toEqual(['fr3.spells.zombies-2']);
  expect(brokenInvariants(at.state)).toEqual([]);
});

test('fr3.spells.camp-smoke, ruling: with a rally roll the unit breaks off as light cavalry does, and is demoralized by it', () => {
  const clash = `A1 spears 10,10 N; B1 handweapons 10,11.575 S; ${far}`;
  const at = asCook(until(tableOf(clash, 'wizard-1'), 'A melee'));
  const gone = casting(at, 'camp-smoke', ['A1'], [10]);
  expect([unit(gone, 'A1').base.y < 10, unit(gone, 'A1').morale, opponentsOf(gone.state, 'A1')]).toEqual([true, 1, []]);
  expect(unit(gone, 'A1').did.shaken).toBe(false);
  // fr3.charging.disengage-demoralized
  const shaken = asCook(until(tableOf(clash.replace('10,10 N', '10,10 N demoralized'), 'wizard-1'), 'A melee'));
  const there = casting(shaken, 'camp-smoke', ['A1'], [10]);
  expect([unit(there, 'A1').base.y, unit(there, 'A1').morale]).toEqual([unit(gone, 'A1').base.y, 2]);
  const stays = casting(at, 'camp-smoke', ['A1'], [1]);
  expect([unit(stays, 'A1').base.y, unit(stays, 'A1').morale]).toEqual([10, 0]);
  expect(refusesCast(at, 'camp-smoke', ['A2'])).toEqual(['fr3.spells.camp-smoke']);
});

test('fr3.spells.madness, ruling: a random move, and a round at once with whoever is run into, a friend too', () => {
  // Direction 12 of 12: straight ahead into the pikes.
  const row = `A1 spears 30,10 N; B1 handweapons 10,16 S; B2 pikes 10,13 S; ${far}`;
  const at = atOwnMovement(row, 'planar-wizard-3');
  const mad = casting(at, 'madness', ['B1'], [12, 1, 10]);
  expect(told(mad)).toContain('beat');
  expect([unit(mad, 'B1').morale > 0 || unit(mad, 'B1').status === 'destroyed', unit(mad, 'B2').morale]).toEqual([true, 0]);
  // Both take the result, and nobody follows up.
  const won = casting(at, 'madness', ['B1'], [12, 10, 1]);
  expect([unit(won, 'B1').morale, unit(won, 'B2').status]).toEqual([0, 'destroyed']);
  // No unit is in the way, so there is no fight.
  expect(unit(casting(at, 'madness', ['B1'], [6]), 'B1').base.y).toBeGreaterThan(16);
  const undead = atOwnMovement(`A1 spears 30,10 N; B1 handweapons 10,16 S undead; ${far}`, 'planar-wizard-3');
  expect(refusesCast(undead, 'madness', ['B1'])).toContain('fr3.undead.immunities');
});

test('fr3.spells.madness, ruling: heavy artillery does not move, and fights itself', () => {
  const at = atOwnMovement(`A1 spears 30,10 N; B1 heavy-artillery 10,16 S; ${far}`, 'planar-wizard-3');
  const mad = casting(at, 'madness', ['B1'], [1, 10]);
  expect(unit(mad, 'B1').base).toEqual(unit(at, 'B1').base);
  expect(mad.events.some(({ kind }) => kind === 'beset')).toBe(true);
});
