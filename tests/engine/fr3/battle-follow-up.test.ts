/** After a melee, by rule id: the gap left by the loser, turning in it, over-pursuit. */
import { expect, test } from 'vitest';
import { fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { brokenInvariants } from '../../../src/engine/fr3/battle/invariants.ts';
import { questionOf } from '../../../src/engine/fr3/battle/melee/question.ts';
import { askedNow } from '../../../src/engine/fr3/battle/sequence.ts';
import { unitAt } from '../../../src/engine/fr3/battle/units/pieces.ts';
import { after, begun, charge, type Played, setupOf, unshot } from './battle-table.ts';
import { told } from './magic-table.ts';

type Act = Parameters<typeof fr3Battle.refuse>[1];
const pass: Act = { kind: 'pass' };
const fight = (a: string, b: string): Act => ({ kind: 'fight', a, b });
const start = (text: string) => unshot(begun(setupOf(`${text}; B50 mobs 44,33 S`)));
const unit = ({ state }: Played, id: string) => unitAt(state, id);
const rules = (at: Played, action: Act) => fr3Battle.refuse(at.state, action)?.rules ?? [];
const asked = ({ state }: Played) => askedNow(state)?.what;
const ways = ({ events }: Played) => events.flatMap((event) => (event.kind === 'moved' ? [event.way] : []));
const met = ({ state }: Played) => state.contacts.map(({ a, b }) => `${a}-${b}`).sort();
/** The first melee of the phase, fought with these faces. */
const fought = (at: Played, a: string, b: string, ...faces: number[]) => {
  const done = after(at.state.sheet.step === 'melee' ? at : after(at, [pass]), [fight(a, b)], ...faces);
  expect(brokenInvariants(done.state)).toEqual([]);
  return done;
};

test('fr3.follow-up.infantry-choice, fr3.follow-up.demoralized-infantry: fresh infantry may follow, shaken infantry may not', () => {
  const at = (state: string) => start(`A1 spears 10,10 N ${state}; B1 mobs 10,11.575 S double-demoralized`);
  const won = fought(at(''), 'A1', 'B1', 9, 1);
  expect(askedNow(won.state)).toEqual({ what: 'follow-up', side: 'A', unit: 'A1' });
  expect(unit(after(won, [{ kind: 'follow-up', go: true }]), 'A1').base.y).toBeCloseTo(11.575, 2);
  expect(unit(after(won, [{ kind: 'follow-up', go: false }]), 'A1').base.y).toBe(10);
  const rallying = after(at('demoralized'), [pass]);
  const shaken = fought(rallying, 'A1', 'B1', 10, 1);
  expect(asked(shaken)).not.toBe('follow-up');
  expect(unit(shaken, 'A1').base.y).toBe(10);
});

test('fr3.follow-up.others-mandatory, fr3.tactics.follow-up-contact: all others must, and stay in contact with whom they push back', () => {
  const at = start('A1 small-monsters 10,10 N; B1 mobs 10,11.575 S demoralized');
  const won = fought(at, 'A1', 'B1', 1, 5);
  expect(unit(won, 'B1')).toMatchObject({ morale: 2, status: 'table' });
  expect(ways(won)).toEqual(['pushed-back', 'follow-up']);
  expect(met(won)).toEqual(['A1-B1']);
});

test('fr3.follow-up.flanked-victor-turns, ruling, fr3.melee.defender-turns-to-next: a flanked victor turns to its worst enemy and stays', () => {
  const text = 'A1 large-monsters 10,10 N; B1 spears 10,11.575 S; B2 militia 11.575,10 W; B3 mobs 8.425,10 E';
  const won = fought(start(text), 'A1', 'B1', 10, 1);
  expect(unit(won, 'B1').status).toBe('destroyed');
  expect(unit(won, 'A1').base).toMatchObject({ x: 10, y: 10, facing: 900 });
  expect(ways(won)).toEqual([]);
});

test('fr3.tactics.example-outpursuit: Fig. 3, who follows a unit that was pushed back leaves the flanks of its friends behind', () => {
  const text =
    'A1 spears 10,10 N; A2 mounted 11.575,11.575 W; A3 mounted 8.425,11.575 E; B1 large-monsters 10,11.575 S demoralized';
  const at = start(text);
  expect(questionOf(at.state, unit(at, 'A1'), unit(at, 'B1')).a).toMatchObject({ flank: 2 });
  // Spears 3 + 1 against monsters + 2, monsters 8 − 1.
  const won = fought(at, 'A1', 'B1', 9, 2);
  expect(unit(won, 'B1')).toMatchObject({ morale: 2, status: 'table' });
  const gone = after(won, [{ kind: 'follow-up', go: true }]);
  expect(met(gone)).toEqual(['A1-B1']);
  expect(questionOf(gone.state, unit(gone, 'A1'), unit(gone, 'B1')).a).toMatchObject({ flank: 0 });
});

test('fr3.tactics.example-turn-instead, ruling: Fig. 4, a flanked monster that has won turns instead; between two of one type its owner chooses', () => {
  const text =
    'A1 spears 10,10 N demoralized; A2 mounted 11.575,11.575 W; A3 mounted 8.425,11.575 E; B1 large-monsters 10,11.575 S';
  const at = after(start(text), [pass]);
  const won = fought(at, 'A1', 'B1', 2, 4);
  expect(unit(won, 'A1')).toMatchObject({ morale: 2, status: 'table' });
  expect(ways(won)).toEqual(['pushed-back']);
  expect(askedNow(won.state)).toMatchObject({ what: 'face', side: 'B', unit: 'B1', among: ['A2', 'A3'] });
  expect(unit(after(won, [{ kind: 'face', to: 'A3' }]), 'B1').base).toMatchObject({ x: 10, y: 11.5751953125, facing: 2700 });
});

test('fr3.follow-up.not-to-disengage, ruling: no follow-up out of contact with another enemy', () => {
  const at = start('A1 spears 10,10 N; B1 mobs 9.4,11.575 S double-demoralized; B2 mobs 10.975,11.575 S');
  const won = fought(at, 'A1', 'B1', 9, 1);
  expect(asked(won)).not.toBe('follow-up');
  expect(met(won)).toEqual(['A1-B2']);
});

test('fr3.follow-up.free-facing, ruling: who has moved into the gap may turn onto an enemy beside it, without a charge bonus', () => {
  const text = 'A1 spears 10,10 N; B1 mobs 10,11.575 S double-demoralized; B2 handweapons 11.575,11.575 S; B3 mobs 30,30 S';
  const won = after(fought(start(text), 'A1', 'B1', 9, 1), [{ kind: 'follow-up', go: true }]);
  expect(askedNow(won.state)).toEqual({ what: 'gap', side: 'A', unit: 'A1', among: ['B2'] });
  expect(rules(won, { kind: 'pivot', to: 'B3' })).toEqual(['fr3.follow-up.free-facing']);
  const turned = after(won, [{ kind: 'pivot', to: 'B2' }]);
  expect(unit(turned, 'A1').base.facing).toBe(900);
  expect(turned.state.contacts).toMatchObject([{ a: 'A1', b: 'B2', charger: null }]);
  const stayed = after(won, [{ kind: 'pivot', to: null }]);
  expect(unit(stayed, 'A1').base.facing).toBe(0);
  expect(met(stayed)).toEqual([]);
  // Not without following up.
  const halted = after(fought(start(text), 'A1', 'B1', 9, 1), [{ kind: 'follow-up', go: false }]);
  expect(asked(halted)).not.toBe('gap');
});

test('fr3.follow-up.free-facing: in the gap it can be the flank attack of a melee of this phase', () => {
  const text = 'A1 spears 10,10 N; A2 spears 11.575,10 N; B1 mobs 10,11.575 S double-demoralized; B2 handweapons 11.575,11.575 S';
  const won = after(fought(start(text), 'A1', 'B1', 9, 1), [
    { kind: 'follow-up', go: true },
    { kind: 'pivot', to: 'B2' },
  ]);
  expect(questionOf(won.state, unit(won, 'A2'), unit(won, 'B2')).a).toMatchObject({ flank: 1 });
  expect([...fr3Battle.actions(won.state)]).toEqual([fight('A2', 'B2')]);
});

const wild = (more: string, state = '') =>
  after(start(`A1 knights 10,10 N ${state}; B1 mobs 10,13 S; ${more}`), [charge(['A1'])]);

test('fr3.melee.breakthrough-test, ruling, fr3.over-pursuit.subject-units, fr3.over-pursuit.test-pass: knights that destroy test; a pass ends it', () => {
  const held = fought(wild('B2 mobs 40,5 S'), 'A1', 'B1', 10, 1, 9);
  expect(held.events.find(({ kind }) => kind === 'tested')).toMatchObject({ of: 'over-pursuit', passed: true });
  expect(ways(held)).toEqual(['follow-up']);
  expect(unit(held, 'A1')).toMatchObject({ morale: 0 });
});

test('fr3.melee.breakthrough-failure, ruling, fr3.over-pursuit.test-fail, fr3.cavalry.pursuit-failure: a full move straight ahead, and a level', () => {
  const gone = fought(wild('A2 mobs 30,10 N; B2 mobs 30,11.575 S'), 'A1', 'B1', 10, 1, 1);
  expect(ways(gone)).toEqual(['follow-up', 'driven-on']);
  expect(told(gone)).toContain('Knights (A1) run on, 5″.');
  // Where the mobs were, plus the 5 inches of knights.
  expect(unit(gone, 'A1').base.y).toBeCloseTo(13 + 5, 1);
  expect(unit(gone, 'A1')).toMatchObject({ morale: 1, did: { shaken: true } });
});

test('fr3.melee.breakthrough-undemoralizable: those who cannot be demoralized run on all the same', () => {
  const at = after(
    unshot(begun(setupOf('A1 knights 10,10 N; A2 mobs 3,3 N; B1 mobs 10,13 S; B50 mobs 44,33 S; A9 hero-1-1 with A1 bard'), 3)),
    [charge(['A1'])],
  );
  const gone = fought(at, 'A1', 'B1', 10, 1, 1);
  expect(ways(gone)).toContain('driven-on');
  expect(unit(gone, 'A1')).toMatchObject({ morale: 0, did: { shaken: false } });
});

test('fr3.melee.breakthrough-contact, ruling, fr3.cavalry.pursuit-enemy-contact: it meets an enemy, lines up, and fights in the next phase with its bonus', () => {
  const gone = fought(wild('B2 spears 10.5,16.5 S'), 'A1', 'B1', 10, 1, 1);
  expect(met(gone)).toEqual(['A1-B2']);
  expect(unit(gone, 'A1').base.x).toBeCloseTo(10.5, 2);
  expect(gone.state.contacts[0]).toMatchObject({ charger: 'A1', since: 0, first: 1, wasInMelee: false });
  expect(unit(gone, 'A1').morale).toBe(1);
  let later = gone;
  for (let n = 0; n < 6 && asked(later) !== 'melee'; n++) later = after(later, [pass]);
  expect(questionOf(later.state, unit(later, 'A1'), unit(later, 'B2'))).toMatchObject({
    charge: 'a',
    round: 'first',
    a: { state: 1 },
  });
});

test('fr3.cavalry.pursuit-blocked: a friend stops it, and impassable ground', () => {
  const friend = fought(wild('A2 spears 10,17 E'), 'A1', 'B1', 10, 1, 1);
  expect(unit(friend, 'A1').base.y).toBeCloseTo(17 - 1.575, 1);
  const rock = after(start('terrain impassable 8,16.5 to 12,18; A1 knights 10,10 N; B1 mobs 10,13 S'), [charge(['A1'])]);
  expect(unit(fought(rock, 'A1', 'B1', 10, 1, 1), 'A1').base.y).toBeCloseTo(16.5 - 1.575 / 2, 1);
});

test('fr3.charging.disengage-off-board: driven over the edge of the table it is away, and may come back', () => {
  const gone = fought(after(start('A1 knights 10,28 N; B1 mobs 10,31 S'), [charge(['A1'])]), 'A1', 'B1', 10, 1, 1);
  expect(unit(gone, 'A1')).toMatchObject({ status: 'away', morale: 1 });
});

test('fr3.over-pursuit.double-demoralized: one that is double demoralized and fails disperses where it is', () => {
  const at = start('A1 knights 10,10 N double-demoralized; B1 mobs 10,11.575 S; A2 mobs 40,5 N');
  const gone = fought(after(at, [pass]), 'A1', 'B1', 10, 1, 1);
  expect(unit(gone, 'A1').status).toBe('destroyed');
  expect(ways(gone)).toEqual(['follow-up']);
});

test('fr3.melee.breakthrough-undead: undead lose the level, and have it back at the end of the phase', () => {
  const at = after(start('A1 knights 10,10 N undead; B1 mobs 10,13 S; B2 mobs 40,5 S'), [charge(['A1'])], 9);
  const gone = fought(at, 'A1', 'B1', 10, 1, 1);
  expect(ways(gone)).toEqual(['follow-up', 'driven-on']);
  expect(gone.events.filter(({ kind }) => kind === 'suffered').at(-1)).toMatchObject({ unit: 'A1', fate: 'demoralized' });
  expect(unit(gone, 'A1').morale).toBe(0);
});

test('fr3.melee.breakthrough-test, ruling: others only in the round in which they have used a charge bonus', () => {
  const chariots = after(start('A1 heavy-chariots 10,10 N; B1 mobs 10,13 S'), [charge(['A1'])]);
  expect(fought(chariots, 'A1', 'B1', 10, 1, 10).events.some(({ kind }) => kind === 'tested')).toBe(true);
  const later = start('A1 heavy-chariots 10,10 N; B1 mobs 10,11.575 S');
  expect(fought(later, 'A1', 'B1', 10, 1).events.some(({ kind }) => kind === 'tested')).toBe(false);
});

test('fr3.reference.bonuses-cumulative: of several characters with a unit all bonuses count', () => {
  const setup = setupOf('A1 spears+general-2-2+hero-1-1 10,10 N; B1 mobs 10,11.575 S; B2 mobs 40,33 S');
  expect(setup.armies.A.characters).toHaveLength(2);
  const at = begun(setup);
  expect(questionOf(at.state, unit(at, 'A1'), unit(at, 'B1')).a).toMatchObject({ leader: 'general-2-2', further: 1 });
});

test('fr3.artillery.attachment: heavy artillery that has fired stays behind when its primary follows up', () => {
  const read = setupOf('A1 small-monsters 10,10 N; A2 mobs 5,5 N; A3 heavy-artillery 10,8 N; B1 mobs 10,15 S; B2 mobs 40,33 S');
  const [first, second, piece] = read.armies.A.troops;
  const troops = [{ ...first!, type: 'spears' }, second!, { ...piece!, with: 1 }];
  const at = begun({ ...read, armies: { ...read.armies, A: { ...read.armies.A, troops } } });
  const fired = after(at, [{ kind: 'bombard', unit: 'A3', at: 'B1' }], 1);
  const theirs = after(fired, [pass]);
  const charged = after(unshot(theirs), [charge(['B1'])]);
  const won = fought(charged, 'A1', 'B1', 10, 1);
  const gone = after(won, [{ kind: 'follow-up', go: true }]);
  expect(unit(gone, 'A1').base.y).toBeCloseTo(11.575, 2);
  expect(unit(gone, 'A3')).toMatchObject({ status: 'table', host: null });
  expect(unit(gone, 'A3').base.y).toBeCloseTo(10 - 1.575, 2);
  expect(brokenInvariants(gone.state)).toEqual([]);
});

test('fr3.follow-up.infantry-choice: a flier over the gap is no hindrance; the move cites why it was made', () => {
  const at = start('A1 small-monsters 10,10 N; B1 mobs 10,11.575 S; B2 mobs 10,11.7 S flying');
  const won = fought(at, 'A1', 'B1', 10, 1);
  expect(unit(won, 'A1').base.y).toBeCloseTo(11.575, 2);
  expect(won.events.find((event) => event.kind === 'moved')?.rules).toEqual(['fr3.follow-up.others-mandatory']);
});
