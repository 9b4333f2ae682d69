/** Army list rules in battles: each rule from a roster that has it to its effect. */
import { expect, test } from 'vitest';
import { brandHeretics } from '../../../src/engine/fr3/battle/army-rules/heretics.ts';
import { isSteadied } from '../../../src/engine/fr3/battle/army-rules/zealots.ts';
import { type Action, fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { tell } from '../../../src/engine/fr3/battle/chronicle/sentences.ts';
import { armyOfRoster } from '../../../src/engine/fr3/battle/deployment/army-of-roster.ts';
import { refuseDash } from '../../../src/engine/fr3/battle/innate/fast-movement.ts';
import { brokenInvariants } from '../../../src/engine/fr3/battle/invariants.ts';
import { boutOf, questionOf } from '../../../src/engine/fr3/battle/melee/question.ts';
import { fullMove } from '../../../src/engine/fr3/battle/movement/rates.ts';
import { setupNow } from '../../../src/engine/fr3/battle/notation/now.ts';
import { readPosition } from '../../../src/engine/fr3/battle/notation/setup-reader.ts';
import { writeSetup } from '../../../src/engine/fr3/battle/notation/setup-writer.ts';
import { advance } from '../../../src/engine/fr3/battle/sequence.ts';
import { characterSetup, phaseOf, unitAt } from '../../../src/engine/fr3/battle/units/pieces.ts';
import { asCombatant } from '../../../src/engine/fr3/battle/units/troops.ts';
import { missilesOf } from '../../../src/engine/fr3/battle/units/weapons.ts';
import type { State } from '../../../src/engine/fr3/battle/vocabulary/state.ts';
import { linesOf, totalOf } from '../../../src/engine/fr3/melee/modifiers.ts';
import { rallyLines } from '../../../src/engine/fr3/rally.ts';
import { play } from '../../../src/engine/kernel/chance.ts';
import { scripted } from '../../../src/engine/kernel/dice.ts';
import { parse, write } from '../../../src/engine/kernel/notation.ts';
import { after, begun, charge, type Played, setupOf } from './battle-table.ts';
import { bid, cast, effectsOn, having, unopposed, until } from './magic-table.ts';
import { roster, unit } from './muster-table.ts';

const armyOf = (...args: Parameters<typeof roster>) => {
  const army = armyOfRoster(roster(...args));
  if (!army.ok) throw new Error(army.because);
  return army.value;
};
const armsOf = (army: string, words: string) => armyOf(army, ['handweapons', words]).troops[1]?.arms ?? [];
/** The battle continues from a state with these faces. */
const onward = (state: State, ...faces: number[]): Played => {
  const dice = scripted(faces);
  const { state: now, events } = play(advance({ state, events: [] }), dice);
  dice.finish();
  return { state: now, events };
};
const killed = (state: State, ...ids: readonly string[]): State => ({
  ...state,
  characters: state.characters.map((each) => (ids.includes(each.id) ? { ...each, status: 'killed', host: null } : each)),
});
/** The amount of the melee line that cites a rule, for a unit. */
const lineOf = (state: State, rule: string, a: string, b: string): number | undefined =>
  linesOf(boutOf(state, unitAt(state, a), unitAt(state, b)), 'a').find(({ rules }) => rules.some((each) => each === rule))
    ?.amount;
const clockOf = ({ state }: Played, side: 'first' | 'second'): number => state.sheet.sides[side].clock;

test.each([
  ['fr3.armies.chinese-flame-lances', 'chinese', 'heavy-cavalry flame-lances', 'flame-lances'],
  ['fr3.armies.near-east-wagon-fortress', 'near-east', 'battlewagons wagon-fortress', 'wagon-fortress'],
  ['fr3.armies.israelite-water-crossing', 'israelite', 'heavy-chariots', 'led-across'],
  ['fr3.armies.norse-deployment', 'norse', 'spears', 'by-rivers'],
  ['fr3.armies.sea-elves-deployment', 'sea-elves', 'spears', 'by-marshes'],
  ['fr3.armies.greek-dragontooth-deployment', 'greek', 'handweapons undead', 'dragontooth'],
  ['fr3.armies.assyrian-chariot-fear', 'assyrian', 'heavy-chariots elite-1-1-0', 'feared'],
  ['fr3.armies.chinese-rockets', 'chinese', 'heavy-artillery indirect', 'indirect'],
] as const)('%s: of the %s, %s are %s', (_, army, words, arms) => {
  expect(armsOf(army, words)).toContain(arms);
  expect(armsOf(army, 'mobs')).not.toContain(arms === 'led-across' || arms.startsWith('by-') ? 'feared' : arms);
});

test('fr3.armies.pelagic-versus-pirates: monsters have +1 against wagons of pirates, and of nobody else', () => {
  const monsters = (enemy: string) => {
    const army = armyOfRoster(roster('pelagic', [unit('large-monsters swimming'), unit('spears swimming')]), enemy);
    return army.ok ? army.value.troops[0]?.arms : army.because;
  };
  expect([monsters('pirate-raiders'), monsters('roman')]).toEqual([['pirate-bane'], undefined]);
  const text = 'A1 large-monsters 10,10 N pirate-bane; A2 large-monsters 20,10 N; B1 battlewagons 10,11.575 S; B2 spears 40,30 S';
  const { state } = begun(setupOf(text));
  const added = (enemy: string) => lineOf(state, 'fr3.armies.pelagic-versus-pirates', 'A1', enemy);
  expect([added('B1'), added('B2')]).toEqual([1, undefined]);
});

const lancers = (face: number) =>
  after(
    begun(setupOf('A1 heavy-cavalry 10,10 N flame-lances; A2 mobs 3,3 N; B1 spears 10,12 S; B2 spears 10,16 S; B3 mobs 40,30 S')),
    [charge(['A1'])],
    face,
  );

test('fr3.armies.chinese-flame-lances: an artillery hit before the melee in place of the charge bonus', () => {
  const missed = lancers(6);
  expect(lineOf(missed.state, 'fr3.melee.charge-bonus', 'A1', 'B1')).toBeUndefined();
  expect(unitAt(missed.state, 'B1').morale).toBe(0);
  expect(missed.events.find(({ kind }) => kind === 'shot')?.rules).toContain('fr3.armies.chinese-flame-lances');
  expect([unitAt(lancers(8).state, 'B1').morale, unitAt(lancers(9).state, 'B1').status]).toEqual([1, 'destroyed']);
});

test('fr3.armies.chinese-flame-lances-breakthrough, ruling: where they destroy, they go on into another enemy, without lances', () => {
  const second = after(lancers(9), [charge(['A1'])]);
  expect(second.state.contacts.map(({ a, b }) => `${a}-${b}`)).toEqual(['A1-B2']);
  expect(lineOf(second.state, 'fr3.melee.charge-bonus', 'A1', 'B2')).toBeUndefined();
});

test('fr3.armies.chinese-rockets: they shoot over friends as stone throwers do', () => {
  const text = (arms: string) => `A1 heavy-artillery 10,10 N ${arms}; A2 spears 10,12 N; B1 spears 10,22 S; B2 mobs 40,30 S`;
  const refused = (arms: string) => fr3Battle.refuse(begun(setupOf(text(arms))).state, { kind: 'bombard', unit: 'A1', at: 'B1' });
  expect([refused('')?.rules, refused('indirect')]).toEqual([expect.anything(), null]);
});

const wagon = 'A1 battlewagons 10,10 N wagon-fortress bows; A2 mobs 30,3 N; B1 spears 10,11.575 S; B2 mobs 40,30 S';
const position: Action = { kind: 'position', unit: 'A1' };

test('fr3.armies.near-east-wagon-fortress: handguns for nothing, no charge bonus', () => {
  const [troop] = armyOf('near-east', ['battlewagons wagon-fortress']).troops;
  expect(troop?.kit).toEqual({ bows: true });
  expect(missilesOf(troop!)).toBe('crossbow');
  const { state } = begun(setupOf(wagon));
  expect(boutOf(state, unitAt(state, 'A1'), unitAt(state, 'B1')).a.chargeBonus).toBe(0);
});

test('fr3.armies.near-east-wagon-fortress-positioning: once said it has +3 CF, and never moves again', () => {
  const at = begun(setupOf(wagon.replace('10,11.575', '10,20')));
  const set = after(at, [position]);
  const factor = ({ state }: Played) => boutOf(state, unitAt(state, 'A1'), unitAt(state, 'B1')).a.combatFactor;
  expect(factor(set)).toBe((factor(at) ?? 0) + 3);
  expect(fr3Battle.refuse(at.state, { kind: 'ahead', units: ['A1'], inches: 2 })).toBeNull();
  const rule = ['fr3.armies.near-east-wagon-fortress-positioning'];
  expect(fr3Battle.refuse(set.state, { kind: 'ahead', units: ['A1'], inches: 2 })?.rules).toEqual(rule);
  expect(fr3Battle.refuse(set.state, position)?.rules).toEqual(rule);
  expect(set.events.map((each) => tell(set.state, each))).toContain('Battlewagons (A1) form a fortress.');
  const others = { kind: 'position', unit: 'A2' } as const;
  expect(fr3Battle.refuse(at.state, others)?.rules).toEqual(['fr3.armies.near-east-wagon-fortress']);
});

test('fr3.armies.near-east-wagon-fortress-pushback: double demoralized it stays, and the next defeat destroys it', () => {
  const shaken = wagon.replace('bows', 'bows demoralized');
  const fought = (first: readonly Action[], ...faces: number[]) =>
    after(begun(setupOf(shaken)), [{ kind: 'pass' }, ...first, { kind: 'pass' }, { kind: 'fight', a: 'A1', b: 'B1' }], ...faces);
  const stays = fought([position], 1, 10);
  expect([unitAt(stays.state, 'A1').morale, unitAt(stays.state, 'A1').base.y]).toEqual([2, 10]);
  expect(stays.events.find(({ kind }) => kind === 'suffered')?.rules).toContain('fr3.armies.near-east-wagon-fortress-pushback');
  expect(unitAt(fought([], 5, 9).state, 'A1').base.y).toBeLessThan(9);
});

test('fr3.armies.israelite-water-crossing: water slows nobody whom a major character leads across', () => {
  const inches = (words: string, general: string) => {
    const { state } = begun(
      setupOf(`terrain water 5,10.8 to 15,20; A1 spears${general} 10,10 N ${words}; A2 mobs 30,3 N; B1 mobs 40,30 S`),
    );
    return fullMove(state, [unitAt(state, 'A1')], { x: 0, y: 1 });
  };
  const [plain, alone, led] = [inches('', '+general-2-2'), inches('led-across', ''), inches('led-across', '+general-2-2')];
  expect(alone).toBe(plain);
  expect(led).toBeGreaterThan(plain);
  expect(inches('led-across', '+individual')).toBe(plain);
});

const deploy = (units: readonly string[], x: number, y: number): Action => ({ kind: 'deploy', units, x, y, wide: 6 });
const shore = (kind: string, words: string) =>
  begun(setupOf(`terrain ${kind} 20,18 to 30,22; A1 spears off ${words}; B1 mobs off`)).state;

test('fr3.armies.norse-deployment: within 6″ of a river, outside their zone', () => {
  const refused = (state: State, y: number) => fr3Battle.refuse(state, deploy(['A1'], 25, y))?.rules;
  const zone = ['fr3.setup.deployment-distance'];
  expect(refused(shore('stream', ''), 15)).toEqual(zone);
  expect(refused(shore('stream', 'by-rivers'), 15)).toBeUndefined();
  expect(refused(shore('stream', 'by-rivers'), 29)).toEqual(zone);
  expect(refused(shore('marsh', 'by-rivers'), 15)).toEqual(zone);
  const listed = [...fr3Battle.actions(shore('stream', 'by-rivers'))].some((each) => each.kind === 'deploy' && each.y > 17);
  expect(listed).toBe(true);
});

test('fr3.armies.norse-deployment: they land in no contact and no zone of control, and keep nobody out of his own zone', () => {
  const text = 'terrain stream 0,24 to 48,26; A1 spears off by-rivers; A2 spears off by-rivers; B1 mobs off; B2 mobs off';
  const landed = after(begun(setupOf(text)), [deploy(['A1', 'A2'], 20, 28)]);
  const refused = (at: Played, units: readonly string[], x: number, y: number) =>
    fr3Battle.refuse(at.state, deploy(units, x, y))?.rules;
  expect(refused(landed, ['B1'], 30, 28)).toBeUndefined();
  expect(refused(landed, ['B1'], 20, 29.5748)).toEqual(['fr3.setup.deployment-distance']);
  // Norse that deploy second can come as near as the zones of control allow.
  const second = after(begun(setupOf(text, { first: 'B' })), [deploy(['B1', 'B2'], 20, 28)]);
  expect(refused(second, ['A1'], 20, 25.5)).toEqual(['fr3.setup.deployment-distance']);
  expect(refused(second, ['A1'], 30, 28)).toBeUndefined();
});

test('fr3.armies.sea-elves-deployment: within 2″ of a marsh or river', () => {
  const refused = (y: number) => fr3Battle.refuse(shore('marsh', 'by-marshes'), deploy(['A1'], 25, y))?.rules;
  expect([refused(17), refused(16)]).toEqual([undefined, ['fr3.setup.deployment-distance']]);
});

const greeks = 'A1 spears+general-2-2 10,10 N; A2 handweapons off undead dragontooth; B1 mobs 40,30 S; B2 spears 10,13 S';
const sow = (x: number, y: number, angle = 0): Action => ({ kind: 'sow', unit: 'A2', x, y, angle });

test('fr3.armies.greek-dragontooth-deployment, ruling: sown beside a character in the movement step, and no farther in that phase', () => {
  const at = begun(setupOf(greeks));
  expect(unitAt(at.state, 'A2').status).toBe('awaited');
  const rule = ['fr3.armies.greek-dragontooth-deployment'];
  expect(fr3Battle.refuse(at.state, sow(20, 10))?.rules).toEqual(rule);
  const listed = [...fr3Battle.actions(at.state)].filter(({ kind }) => kind === 'sow');
  expect(listed.length).toBeGreaterThan(1);
  const risen = after(at, [listed[0] as Action]);
  expect(unitAt(risen.state, 'A2').status).toBe('table');
  expect(fr3Battle.refuse(risen.state, { kind: 'ahead', units: ['A2'], inches: 1 })?.rules).toEqual(['fr3.movement.move']);
  expect(fr3Battle.refuse(risen.state, sow(10, 8.5))?.rules).toEqual(rule);
  expect(risen.events.map((each) => tell(risen.state, each))).toContain('A new unit appears: Handweapons (A2).');
});

test('fr3.armies.greek-dragontooth-deployment: not in contact with an enemy, and by nobody who is dead', () => {
  const near = begun(setupOf(greeks.replace('B2 spears 10,13 S', 'B2 spears 11.575,12.5 S')));
  expect(fr3Battle.refuse(near.state, sow(11.575, 10.925))?.rules).toEqual(['fr3.armies.greek-dragontooth-deployment']);
  const { state } = onward(killed(begun(setupOf(greeks)).state, 'A3'));
  expect(unitAt(state, 'A2').status).toBe('destroyed');
});

const mourned = [
  ['fr3.armies.arabic-undead-vulnerability, ruling: any character keeps them', 'arabic', 'handweapons undead'],
  ['fr3.armies.aztec-undead-vulnerability', 'aztec', 'mobs undead'],
  ['fr3.armies.egyptian-undead-vulnerability', 'egyptian', 'spears undead'],
  ['fr3.armies.undead-vulnerability, ruling: any character keeps them', 'undead', 'spears undead'],
] as const;
test.each(mourned)('%s: the undead of the %s go with the last character, of any kind', (_, army, words) => {
  const people = [{ has: army === 'undead' ? ['general', 'necromancer-3'] : ['general'] }, { has: ['hero'], bonuses: '1-1' }];
  const [living, dead] = armyOf(army, [army === 'undead' ? 'mobs undead' : 'mobs', words], { characters: people }).troops;
  const text = `A1 ${living!.type}+general-2-2+hero-1-1 10,10 N; A2 ${dead!.type} 20,10 N ${dead!.kit?.undead ? 'undead' : ''}; B1 mobs 40,30 S`;
  const { state } = begun(setupOf(text));
  const status = (...ids: readonly string[]) => unitAt(onward(killed(state, ...ids)).state, 'A2').status;
  expect([status('A3'), status('A3', 'A4')]).toEqual(['table', 'destroyed']);
});

test('fr3.armies.undead-penalties, fr3.armies.undead-fear: slower, weaker, and feared', () => {
  const text = 'A1 spears 10,10 N undead; A2 spears 20,10 N; B1 mobs 10,12 S; B2 mobs 40,30 S';
  const { state } = begun(setupOf(text));
  const [dead, living] = [unitAt(state, 'A1'), unitAt(state, 'A2')];
  expect(fullMove(state, [living], { x: 0, y: 1 }) - fullMove(state, [dead], { x: 0, y: 1 })).toBeCloseTo(0.5);
  const total = (me: typeof dead) => totalOf(boutOf(state, me, unitAt(state, 'B1')), 'a');
  expect(total(living) - total(dead)).toBe(1);
  const charged = after(begun(setupOf(text)), [charge(['A1'])], 10);
  expect(charged.events.flatMap((each) => (each.kind === 'tested' ? [each.of] : []))).toEqual(['fear']);
});

test('fr3.armies.undead-auto-rally: as a phase ends they shed all demoralization, before it is judged', () => {
  const at = begun(setupOf('A1 spears 10,10 N undead double-demoralized; A2 mobs 20,10 N; B1 mobs 40,30 S'));
  const judged = after(at, [{ kind: 'pass' }, { kind: 'pass' }]);
  expect(unitAt(judged.state, 'A1').morale).toBe(0);
});

test('fr3.armies.dwarfs-infantry-bonus, fr3.armies.dwarfs-elite-handweapons: +1, and the elite bonus on top of it; not for rangers', () => {
  const troops = armyOf('dwarfs', ['handweapons elite-1-1-0', 'handweapons', 'rangers']).troops;
  expect(troops.map(({ kit }) => kit?.dwarf === true)).toEqual([true, true, false]);
  const total = (words: string) => {
    const { state } = begun(setupOf(`A1 handweapons 10,10 N ${words}; B1 mobs 10,11.575 S; B2 mobs 40,30 S`));
    return totalOf(boutOf(state, unitAt(state, 'A1'), unitAt(state, 'B1')), 'a');
  };
  expect([total('dwarf') - total(''), total('dwarf elite=1-1-0') - total('')]).toEqual([1, 2]);
});

test('fr3.armies.assyrian-chariot-fear: their elite chariots are feared by those they charge', () => {
  const charged = after(
    begun(setupOf('A1 heavy-chariots 10,10 N elite=1-1-0 feared; B1 spears 10,13 S; B2 mobs 40,30 S')),
    [charge(['A1'])],
    10,
  );
  expect(charged.events.flatMap((each) => (each.kind === 'tested' ? [each.of] : []))).toEqual(['fear']);
});

const inquisitors = 'army A hunts-heretics; A1 spears+general-2-2 10,10 N; B1 mobs+hero-1-1 40,30 S; B2 spears+hero-2-0 30,30 S';

test('fr3.armies.inquisition-heretic, ruling: one enemy character by lot; his death gives 2 points of the clock, above 9 too', () => {
  expect(armyOf('inquisition', ['handweapons']).has).toEqual(['hunts-heretics']);
  const at = begun(setupOf(inquisitors), 2);
  expect(at.state.ofLists.heretics).toEqual(['B4']);
  expect(at.events.map((each) => tell(at.state, each))).toContain('The hero (B4) is branded a heretic.');
  const dead = (id: string) => onward(killed(at.state, id));
  expect([clockOf(dead('B3'), 'first'), clockOf(dead('B4'), 'first')]).toEqual([9, 11]);
  expect(dead('B4').state.ofLists.heretics).toEqual([]);
});

test('fr3.armies.inquisition-heretic, ruling: an army without characters has no heretic, and captivity is no death', () => {
  expect(begun(setupOf('army A hunts-heretics; A1 spears 10,10 N; B1 mobs 40,30 S')).state.ofLists.heretics).toEqual([]);
  const { state } = begun(setupOf(inquisitors), 1);
  const characters = state.characters.map((each) =>
    each.id === 'B3' ? { ...each, status: 'captured' as const, host: 'A1' } : each,
  );
  expect(clockOf(onward({ ...state, characters }), 'first')).toBe(9);
  expect(play(brandHeretics({ state: { ...state, characters: [] }, events: [] }), scripted([])).state.ofLists.heretics).toEqual([
    'B3',
  ]);
});

test('fr3.armies.inquisition-heretic: a battle that starts from this position chooses the heretic again', () => {
  const now = setupNow(begun(setupOf(inquisitors), 2).state);
  expect(now?.setup.armies.A.has).toEqual(['hunts-heretics']);
  expect(now?.without).toContain('A new die roll chooses the heretic.');
  expect(setupNow(begun(setupOf(inquisitors.replace('army A hunts-heretics; ', ''))).state)?.without).not.toContain(
    'A new die roll chooses the heretic.',
  );
});

test('fr3.armies.inquisition-heretic, fr3.optional-characters.thief: a thief, who is gone before the battle, is no heretic', () => {
  const branding = (face: number) => begun(setupOf(`${inquisitors}; B9 individual with B1 thief`), face).state;
  const people = branding(1).characters.filter(({ side }) => side === 'B');
  const heroes = people.filter((each) => characterSetup(branding(1), each).leader !== 'none').map(({ id }) => id);
  expect([people.length, heroes.length]).toEqual([3, 2]);
  expect([1, 2].map((face) => branding(face).ofLists.heretics)).toEqual(heroes.map((id) => [id]));
});

test('what an army has as a whole is a word of its note; what nobody knows is a fault', () => {
  const setup = setupOf(`army A "The Pure" hunts-heretics; A1 spears 10,10 N; B1 mobs 40,30 S`);
  expect(setup.armies.A).toMatchObject({ name: 'The Pure', has: ['hunts-heretics'] });
  const parsed = parse('army A hunts-dragons; A1 spears 10,10 N; B1 mobs 40,30 S');
  const read = parsed.ok ? readPosition(parsed.statements) : null;
  expect(read?.ok).toBe(false);
});

const host = 'A1 spears 10,10 N blessed; A2 knights 14,10 N blessed; A3 battlewagons 20,10 N; B1 mobs 10,16 S; B2 mobs 40,30 S';
const hosted = (faces: readonly number[] = [6, 6]) =>
  having(begun(setupOf(`${host}; A9 individual with A3 magic=cleric-2`), ...faces), 'B', { army: 0 });

test('fr3.armies.holy-unholy-blessed-start: infantry and cavalry begin blessed, +1 to melee and rally', () => {
  const people = [{ has: ['general', 'cleric-2'] }];
  const { troops } = armyOf('holy', ['major-spirits', 'handweapons', 'knights'], { characters: people });
  expect(troops.map(({ arms }) => arms)).toEqual([['avatar'], ['blessed'], ['blessed']]);
  const { state } = hosted();
  expect(['A1', 'A2', 'A3'].map((id) => effectsOn({ state, events: [] }, id))).toEqual([['bless'], ['bless'], []]);
  const total = (words: string) => {
    const fight = begun(setupOf(`A1 spears 10,10 N ${words}; B1 mobs 10,11.575 S; B2 mobs 40,30 S`)).state;
    return totalOf(boutOf(fight, unitAt(fight, 'A1'), unitAt(fight, 'B1')), 'a');
  };
  expect(total('blessed') - total('')).toBe(1);
  const needed = (words: string) => {
    const { state: at } = begun(setupOf(`A1 spears 10,10 N ${words}; B1 mobs 40,30 S`));
    return rallyLines(asCombatant(at, unitAt(at, 'A1'))).reduce((sum, { amount }) => sum + amount, 0);
  };
  expect(needed('blessed') - needed('')).toBe(1);
});

test('fr3.armies.holy-unholy-blessed-demoralized: demoralized it is blessed no more, and one level down like any other', () => {
  const text = 'A1 spears 10,10 N blessed; A2 mobs 20,3 N; B1 knights 10,15 S feared; B2 mobs 40,30 S';
  const at = after(begun(setupOf(text)), [{ kind: 'pass' }, charge(['B1'])], 1);
  expect([unitAt(at.state, 'A1').morale, effectsOn(at, 'A1')]).toEqual([1, []]);
  expect(setupNow(at.state)?.setup.armies.A.troops[0]?.arms ?? []).not.toContain('blessed');
});

test('fr3.armies.holy-unholy-blessed-cursed, fr3.armies.holy-unholy-rebless: a curse takes the blessing only, and a cleric gives it again', () => {
  const at = until(having(hosted(), 'A', { own: [30] }), 'A movement');
  const cursed = unopposed(at, cast('A4', 'bless-curse-2', ['A1'], { choice: 'curse' }));
  expect([unitAt(cursed.state, 'A1').morale, effectsOn(cursed, 'A1')]).toEqual([0, []]);
  const again = unopposed(until(cursed, 'A movement'), cast('A4', 'bless-curse-1', ['A1'], { choice: 'bless' }), 10);
  expect(effectsOn(again, 'A1')).toEqual(['bless']);
});

test('fr3.armies.holy-unholy-collapse, ruling: without clerics and avatars they are demoralized, those that are already not again', () => {
  const avatar =
    'A1 spears 10,10 N blessed; A2 knights 14,10 N blessed demoralized; A3 major-spirits 20,10 N avatar; B1 mobs 40,30 S';
  const { state } = begun(setupOf(`${avatar}; A9 individual with A1 magic=cleric-2`), 6, 6);
  const dead = onward(killed(state, 'A4')).state;
  expect(effectsOn({ state: dead, events: [] }, 'A1')).toEqual(['bless']);
  const units = dead.units.map((each) => (each.id === 'A3' ? { ...each, status: 'destroyed' as const } : each));
  const { state: fallen } = onward({ ...dead, units });
  expect(['A1', 'A2'].map((id) => [unitAt(fallen, id).morale, unitAt(fallen, id).effects.length])).toEqual([
    [1, 0],
    [1, 0],
  ]);
  expect(unitAt(fallen, 'A1').did.shaken).toBe(true);
  // Only once: a unit that rallies stays rallied.
  const rallied = { ...fallen, units: fallen.units.map((each) => (each.id === 'A1' ? { ...each, morale: 0 as const } : each)) };
  expect(unitAt(onward(rallied).state, 'A1').morale).toBe(0);
});

test('fr3.armies.holy-unholy-avatar-bonus: +1 for every six units of infantry and cavalry in play', () => {
  const added = (mobs: number) => {
    const { state } = begun(setupOf(`A1 major-spirits 3,3 N avatar; A2 mobs*${mobs} 3,10 N; B1 mobs 40,30 S`));
    return lineOf(state, 'fr3.armies.holy-unholy-avatar-bonus', 'A1', 'B1');
  };
  expect([5, 6, 11, 12].map(added)).toEqual([undefined, 1, 1, 2]);
  // fr3.specials.fanatics-ignored-bonuses
  const { state } = begun(setupOf('A1 major-spirits 3,3 N avatar; A2 mobs*6 3,10 N; B1 fanatics 40,30 S'));
  expect(lineOf(state, 'fr3.armies.holy-unholy-avatar-bonus', 'A1', 'B1')).toBeUndefined();
});

test('fr3.specials.fanatics-ignored-bonuses: neither a second character nor a ruler adds anything to a fight with fanatics', () => {
  const fought = (foe: string) => {
    const people = 'A11 hero-1-1 with A1; A12 hero-1-1 with A1';
    const at = begun(setupOf(`A1 spears 10,10 N; A2 mobs 40,3 N; B1 ${foe} 10,11.575 S; B2 mobs 40,30 S; ${people}`)).state;
    return totalOf(boutOf(at, unitAt(at, 'A1'), unitAt(at, 'B1')), 'a');
  };
  expect([fought('mobs'), fought('fanatics')]).toEqual([3 + 1 + 1, 0]);
  const ruled = begun(setupOf('A1 major-spirits 10,10 N ruler; B1 fanatics 10,11.575 S; B2 mobs 40,30 S; A2 mobs 40,3 N')).state;
  expect(totalOf(boutOf(ruled, unitAt(ruled, 'A1'), unitAt(ruled, 'B1')), 'a')).toBe(0);
});

test('fr3.armies.hill-dwarves-mounted-terrain: sure-footed riders charge into a wood without a minus', () => {
  const total = (words: string) => {
    const text = `table 48x36; terrain woods 8,11 to 12,15; A1 heavy-cavalry 10,10 N ${words}; A2 mobs 3,3 N; B1 mobs 10,13.4 S; B2 mobs 40,30 S`;
    const { state } = after(begun(setupOf(text)), [charge(['A1'])]);
    return totalOf(boutOf(state, unitAt(state, 'A1'), unitAt(state, 'B1')), 'a');
  };
  expect(total('sure-footed') - total('')).toBe(2);
});

test('fr3.armies.celts-minor-spirit-support, ruling: minor spirits support infantry beside them, and have no support', () => {
  expect(armsOf('celts', 'minor-spirits')).toEqual(['supporting']);
  const support = (words: string) => {
    const { state } = begun(
      setupOf(`A1 minor-spirits 11.5752,10 N ${words}; A2 spears 10,10 N; B1 spears 10,11.5752 S; B2 mobs 40,30 S`),
    );
    return questionOf(state, unitAt(state, 'A2'), unitAt(state, 'B1')).a.support;
  };
  expect([support(''), support('supporting')]).toEqual([0, 1]);
});

const met = (mine: string, enemy: string, ...faces: number[]) =>
  after(
    begun(setupOf(`A1 battlewagons 10,10 N ${mine}; A2 mobs 30,3 N; B1 ${enemy} 10,13 S; B2 mobs 40,30 S`)),
    [charge(['A1'])],
    ...faces,
  );
const tests = ({ events }: Played) => events.flatMap((each) => (each.kind === 'tested' && each.of === 'fear' ? [each.unit] : []));

test('fr3.armies.hawaiian-god-image-fear, ruling: all but undead, spirits and specials fear it', () => {
  expect(armyOf('hawaiian', ['handweapons', 'god-image']).troops[1]).toMatchObject({
    type: 'battlewagons',
    kit: { elite: '1-1-0' },
    arms: ['standard', 'god-image'],
  });
  expect(tests(met('god-image', 'spears', 10))).toEqual(['B1']);
  for (const enemy of ['minor-spirits', 'blobs']) expect(tests(met('god-image', enemy)), enemy).toEqual([]);
  // The Ark’s fear is stronger.
  expect(tests(met('god-image', 'large-monsters'))).toEqual([]);
});

test('fr3.armies.israelite-ark-fear: monsters and those who are feared themselves fear it, spirits too; undead and specials do not', () => {
  expect(armyOf('israelite', ['handweapons', 'ark']).troops[1]?.arms).toEqual([
    'heavy-artillery',
    'standard',
    'led-across',
    'ark',
  ]);
  expect(tests(met('ark', 'large-monsters', 10))).toEqual(['B1']);
  const undead = begun(setupOf('A1 battlewagons 10,10 N ark; A2 mobs 30,3 N; B1 spears 10,13 S undead; B2 mobs 40,30 S'));
  // The wagon tests, the undead do not.
  expect(tests(after(undead, [charge(['A1'])]))).toEqual([]);
});

test('fr3.armies.hawaiian-god-image-rally, ruling: +1 for all units in its group, +2 for itself', () => {
  const { state } = begun(setupOf('A1 battlewagons 10,10 N standard; A2 spears 11.575,10 N; A3 spears 20,10 N; B1 mobs 40,30 S'));
  const added = (id: string) => rallyLines(asCombatant(state, unitAt(state, id))).reduce((sum, { amount }) => sum + amount, 0);
  expect(['A1', 'A2', 'A3'].map(added)).toEqual([2, 1, 0]);
});

test('fr3.armies.inquisition-mob-immunity, ruling: in the group of the standard mobs cannot be demoralized, but they can be destroyed', () => {
  expect(armsOf('inquisition', 'mobs')).toEqual(['zealous']);
  const fought = (beside: string, ...faces: number[]) =>
    after(
      begun(
        setupOf(
          `A1 mobs 10,10 N zealous; A2 battlewagons ${beside},10 N standard; A3 spears 30,3 N; B1 spears 10,11.575 S; B2 mobs 40,30 S`,
        ),
      ),
      [{ kind: 'pass' }, { kind: 'fight', a: 'A1', b: 'B1' }],
      ...faces,
    );
  const near = fought('8.425', 5, 6);
  expect(unitAt(near.state, 'A1')).toMatchObject({ status: 'table', morale: 0 });
  expect(unitAt(fought('20', 5, 6).state, 'A1').morale).toBe(1);
  const others = begun(setupOf('A1 mobs 10,10 N; A2 battlewagons 8.425,10 N standard; B1 mobs 40,30 S')).state;
  expect([isSteadied(near.state, unitAt(near.state, 'A1')), isSteadied(others, unitAt(others, 'A1'))]).toEqual([true, false]);
  expect(unitAt(fought('8.425', 1, 10).state, 'A1').status).toBe('destroyed');
  const charged = (beside: string, ...faces: number[]) =>
    after(
      begun(
        setupOf(
          `A1 knights 10,13 S feared; A2 mobs 30,30 S; B1 mobs 10,10 N zealous; B2 battlewagons ${beside},10 N standard; B3 mobs 40,3 N`,
        ),
      ),
      [charge(['A1'])],
      ...faces,
    );
  expect([tests(charged('8.425')), tests(charged('20', 10))]).toEqual([[], ['B1']]);
});

test('fr3.armies.sea-elves-water-elementals: their shamans of level two cast it, for 4 points', () => {
  const people = [{ has: ['general', 'water-shaman-2'] }];
  expect(armyOf('sea-elves', ['handweapons'], { characters: people }).characters[0]?.lore).toEqual([
    'sea-elves-water-elementals',
  ]);
  const text = 'terrain water 18,6 to 26,12; A1 spears 10,10 N; B1 mobs 40,30 S; A2 individual with A1 magic=water-shaman-2';
  const at = (lore: string) =>
    until(having(having(begun(setupOf(`${text} ${lore}`), 6, 6), 'A', { own: [4], army: 0 }), 'B', { army: 0 }), 'A movement');
  const elemental = ({ state }: Played) =>
    [...fr3Battle.actions(state)].find((each) => each.kind === 'cast-at' && each.spell === 'water-elemental');
  expect(elemental(at(''))).toBeUndefined();
  const learned = at('lore=sea-elves-water-elementals');
  const came = after(learned, [elemental(learned) as Action, bid('A2', 4, 0)]);
  expect(came.state.summoned.map(({ troop }) => troop.type)).toEqual(['water-elemental']);
  expect(came.state.sheet.sides.first.casters.map(({ pool }) => pool)).toEqual([0]);
});

test('fr3.armies.greek-dragontooth-banish, fr3.summary.undead-banishable: bought or summoned, a cleric banishes them like other undead', () => {
  const text = 'A1 spears 10,10 N; A2 handweapons off undead dragontooth; A3 individual with A1 magic=cleric-1';
  const at = begun(setupOf(`${text}; B1 mobs 12,16 S; B2 individual with B1 magic=cleric-1`), 6, 6);
  const [sown] = [...fr3Battle.actions(until(at, 'A movement').state)].filter(({ kind }) => kind === 'sow');
  const risen = after(until(at, 'A movement'), [sown as Action]);
  const banish = cast('B2', 'banish-1', ['A2']);
  const gone = unopposed(having(until(risen, 'B magic'), 'A', { army: 0, own: [0] }), banish);
  expect(unitAt(gone.state, 'A2').status).toBe('destroyed');
});

test('fr3.armies.hill-dwarves-mounted-fanatics: as fast as heavy cavalry on any ground, and +2 on their roll as they charge', () => {
  const troops = armyOf('hill-dwarves', ['handweapons', 'mounted-fanatics']).troops;
  expect(troops[1]).toMatchObject({ type: 'fanatics', kit: { elite: '1-1-0' }, arms: ['sure-footed', 'mounted'] });
  expect(troops[1]?.ease).toContain('woods');
  const inches = (type: string, words: string) => {
    const { state } = begun(setupOf(`A1 ${type} 10,10 N ${words}; A2 mobs 30,3 N; B1 mobs 40,30 S`));
    return fullMove(state, [unitAt(state, 'A1')], { x: 0, y: 1 });
  };
  expect(inches('fanatics', 'mounted')).toBe(inches('heavy-cavalry', ''));
  const total = (mine: string, first: readonly Action[]) => {
    const at = after(begun(setupOf(`A1 fanatics 10,10 N ${mine}; A2 mobs 30,3 N; B1 spears 10,13 S; B2 mobs 40,30 S`)), first);
    return totalOf(boutOf(at.state, unitAt(at.state, 'A1'), unitAt(at.state, 'B1')), 'a');
  };
  const riders = 'elite=1-1-0 mounted';
  expect([total('', [charge(['A1'])]), total(riders, [charge(['A1'])]), total(riders, [])]).toEqual([0, 2, 1]);
  // A continuing melee is not a charge any more.
  const { state } = begun(setupOf(`A1 fanatics 10,10 N ${riders}; A2 mobs 30,3 N; B1 spears 10,11.575 S; B2 mobs 40,30 S`));
  const since = phaseOf(state);
  const met = (first: number): State => ({
    ...state,
    contacts: state.contacts.map((each) => ({ ...each, charger: 'A1', since, first })),
  });
  const added = (at: State) => lineOf(at, 'fr3.armies.hill-dwarves-mounted-fanatics', 'A1', 'B1');
  expect([added(met(since)), added(met(since - 1))]).toEqual([1, undefined]);
});

test('fr3.armies.nai-arctic-fast-on-snow, ruling: fast movement where the table lies under snow, and nowhere else', () => {
  expect(armsOf('nai-arctic', 'spears')).toContain('on-snow');
  const dash = (note: string) => {
    const setup = setupOf(`${note} A1 spears 10,10 N on-snow; A2 mobs 30,3 N; B1 mobs 40,30 S`);
    return refuseDash(begun(setup).state, { unit: 'A1', turn: 0, inches: 2 })?.rules;
  };
  expect([dash(''), dash('snow;')]).toEqual([['fr3.armies.nai-arctic-fast-on-snow'], undefined]);
  const snowy = setupOf('snow; A1 spears 10,10 N on-snow; B1 mobs 40,30 S');
  expect(setupOf(write(writeSetup(snowy))).snow).toBe(true);
});

const cavalry = 'A1 light-cavalry*3+hero-1-1 10,10 N elite=1-1-0 seventh-cavalry; A4 mobs 30,3 N; B1 mobs 40,30 S';
const together = (...units: readonly string[]): Action => ({ kind: 'dismount-together', units });

test('fr3.armies.buffalo-soldiers-dismount, ruling: three elite units of light cavalry become two of sword and pistol', () => {
  expect(armsOf('buffalo-soldiers', 'light-cavalry elite-1-1-0 bows')).toContain('seventh-cavalry');
  const at = begun(setupOf(cavalry));
  expect([...fr3Battle.actions(at.state)].some(({ kind }) => kind === 'dismount-together')).toBe(true);
  expect(fr3Battle.refuse(at.state, together('A1', 'A2'))?.rules).toEqual(['fr3.armies.buffalo-soldiers-dismount']);
  const unled = begun(setupOf(cavalry.replace('+hero-1-1', '')));
  expect(fr3Battle.refuse(unled.state, together('A1', 'A2', 'A3'))?.rules).toContain('fr3.movement.dismount');
  const down = after(at, [together('A1', 'A2', 'A3')]);
  expect(['A1', 'A2', 'A3'].map((id) => unitAt(down.state, id).status)).toEqual(['merged', 'merged', 'merged']);
  const { summoned } = down.state;
  const points = setupOf(cavalry).armies.A.troops.slice(0, 3).length * 40;
  expect(summoned.map(({ troop }) => [troop.type, troop.kit?.elite, troop.cost])).toEqual([
    ['sword-and-pistol', '1-1-0', points / 2],
    ['sword-and-pistol', '1-1-0', points / 2],
  ]);
  expect(down.state.characters[0]?.host).toBe(summoned[0]?.id);
  expect(unitAt(down.state, summoned[0]?.id as string).base).toEqual(unitAt(at.state, 'A1').base);
  expect(down.state.sheet.sides.first.losses).toEqual([]);
  expect(brokenInvariants(down.state)).toEqual([]);
  expect(fr3Battle.refuse(down.state, { kind: 'ahead', units: [summoned[0]?.id as string], inches: 1 })?.rules).toEqual([
    'fr3.movement.move',
  ]);
});
