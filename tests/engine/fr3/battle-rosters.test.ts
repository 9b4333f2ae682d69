/** From rosters to battles: how options are converted, and which options the battle refuses by name. */
import { expect, test } from 'vitest';
import { fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { tell } from '../../../src/engine/fr3/battle/chronicle/sentences.ts';
import { armyOfRoster, setupOfRosters } from '../../../src/engine/fr3/battle/deployment/army-of-roster.ts';
import { boutOf, questionOf } from '../../../src/engine/fr3/battle/melee/question.ts';
import { rateOf } from '../../../src/engine/fr3/battle/movement/rates.ts';
import { sourceOf, targetOf } from '../../../src/engine/fr3/battle/shooting/question.ts';
import { unitAt } from '../../../src/engine/fr3/battle/units/pieces.ts';
import type { State } from '../../../src/engine/fr3/battle/vocabulary/state.ts';
import { linesOf, totalOf } from '../../../src/engine/fr3/melee/modifiers.ts';
import { readyRosterOf, readyRosters } from '../../../src/engine/fr3/muster/ready.ts';
import type { TerrainKind } from '../../../src/engine/fr3/table/terrain.ts';
import { after, begun, charge, setupOf } from './battle-table.ts';
import { untilTurn } from './magic-table.ts';
import { roster, unit } from './muster-table.ts';

const armyOf = (...args: Parameters<typeof roster>) => {
  const army = armyOfRoster(roster(...args));
  if (!army.ok) throw new Error(army.because);
  return army.value;
};
const refused = (...args: Parameters<typeof roster>) => {
  const army = armyOfRoster(roster(...args));
  return army.ok ? null : `${army.because} ${army.rules.join(' ')}`;
};
const table = { table: { width: 48, depth: 36 }, terrain: [], objective: null };

test('options become what the melee, the charge and the levels know; the cost is the full one', () => {
  expect(armyOf('norse', ['handweapons elite-1-1-0 throwing barbarian']).troops).toEqual([
    { type: 'handweapons', cost: 50, kit: { elite: '1-1-0', barbarian: true }, arms: ['throwing', 'by-rivers'] },
  ]);
  expect(armyOf('egyptian', ['mummies']).troops).toEqual([
    { type: 'handweapons', name: 'Mummies', cost: 40, kit: { elite: '2-0-0', undead: true } },
  ]);
  expect(armyOf('evil', [unit('knights flying', { name: 'The Wing' })]).troops).toEqual([
    { type: 'knights', name: 'The Wing', cost: 80, levels: ['flying'] },
  ]);
  expect(armyOf('roman', ['spears', unit('skirmishers exchanged', { with: 1 })]).troops[1]).toEqual({
    type: 'skirmishers',
    cost: 20,
    kit: { exchanged: true },
    with: 1,
  });
});

test('fr3.pike-blocks.stats, fr3.multi-based.mass-units: larger units with their form, their cost and what they may have', () => {
  expect(armyOf('greek', ['pike-block']).troops).toEqual([{ type: 'pikes', cost: 60, kit: { form: 'block' } }]);
  expect(armyOf('roman', ['mass-of-beastmen flying']).troops).toEqual([
    { type: 'beastmen', cost: 130, kit: { form: 'mass' }, levels: ['flying'] },
  ]);
});

test('fr3.infantry.rangers-bow-options, fr3.war-machines.battlewagons-artillery-options, fr3.artillery.types: what shoots', () => {
  expect(armyOf('orc-goblin', ['battlewagons longbows heavy-artillery indirect', 'heavy-artillery']).troops).toEqual([
    {
      type: 'battlewagons',
      cost: 130,
      kit: { bows: true },
      arms: ['longbows', 'heavy-artillery', 'indirect'],
    },
    { type: 'heavy-artillery', cost: 40 },
  ]);
  expect(armyOf('acw-north', ['muskets', 'light-artillery napoleonic']).troops[1]).toEqual({
    type: 'light-artillery',
    cost: 40,
    kit: { napoleonic: true },
  });
});

test('fr3.armies.hill-dwarves-infantry, fr3.armies.dwarfs-bonus-scope: dwarf infantry is, artillery is not', () => {
  expect(armyOf('hill-dwarves', ['spears', 'light-artillery']).troops.map(({ kit }) => kit?.dwarf)).toEqual([true, undefined]);
});

test.each([
  ['fr3.armies.aboriginal-terrain-movement', 'aboriginal', 'swarms', ['hill', 'woods', 'marsh', 'water', 'stream', 'rough']],
  ['fr3.armies.african-west-woods-movement', 'african-west', 'spears', ['woods']],
  ['fr3.armies.druid-forest-movement', 'druid', 'mobs', ['woods']],
  ['fr3.armies.dwarfs-hills', 'dwarfs', 'rangers', ['hill']],
  ['fr3.armies.elves-wood-movement', 'elves-wood', 'spears', ['woods']],
  ['fr3.armies.faerie-woods', 'faerie', 'beastmen', ['woods']],
  ['fr3.armies.maya-woods-movement', 'maya', 'spears', ['woods']],
  ['fr3.armies.nai-southeastern-woods-movement', 'nai-southeastern', 'rangers', ['woods']],
  ['fr3.armies.sea-elves-water-movement', 'sea-elves', 'spears', ['water', 'stream']],
] as const)('%s: ground that does not slow the %s', (_, army, type, ease) => {
  expect(armyOf(army, ['handweapons', type]).troops[1]?.ease).toEqual(ease);
});

test('fr3.armies.dwarfs-hills: not for machines; other lists have no such ground', () => {
  expect(armyOf('dwarfs', ['handweapons', 'heavy-artillery']).troops[1]?.ease).toBeUndefined();
  expect(armyOf('roman', ['spears']).troops[0]?.ease).toBeUndefined();
});

const way = (army: string, words: string, ground: TerrainKind) => {
  const { troops } = armyOf(army, [words]);
  const enemy = [{ type: 'mobs', at: { x: 40, y: 30, facing: 1800 } }];
  const setup = setupOf(`terrain ${ground} 0,6 to 48,20; A1 spears 10,5 N; B1 mobs 40,30 S`);
  const at = setup.armies.A.troops[0]?.at;
  const armies = {
    A: { name: 'A', troops: [{ ...troops[0]!, ...(at ? { at } : {}) }], characters: [] },
    B: { name: 'B', troops: enemy, characters: [] },
  };
  const read = fr3Battle.readSetup({ ...setup, armies });
  if (!read.ok) throw new Error(read.because);
  const start = begun(read.value);
  return (inches: number) => fr3Battle.refuse(start.state, { kind: 'ahead', units: ['A1'], inches }) === null;
};

test('fr3.armies.elves-wood-movement: wood elves come as far in woods as in the open, and no farther in a marsh than others', () => {
  expect(way('elves-wood', 'spears', 'woods')(3)).toBe(true);
  expect(way('roman', 'spears', 'woods')(3)).toBe(false);
  expect(way('elves-wood', 'spears', 'marsh')(3)).toBe(false);
});

test('fr3.armies.dwarfs-infantry-movement: dwarf infantry is half an inch slower', () => {
  expect(way('dwarfs', 'handweapons', 'hill')(2.5)).toBe(true);
  expect(way('dwarfs', 'handweapons', 'hill')(2.6)).toBe(false);
  expect(way('dwarfs', 'rangers', 'hill')(4)).toBe(true);
});

test('fr3.armies.chaos-mutations: the fleet move at twice their rates', () => {
  const army = armyOfRoster(roster('chaos', ['spears mutation-movement', 'spears']));
  if (!army.ok) throw new Error(army.because);
  expect(army.value.troops.map(({ arms }) => arms)).toEqual([['fleet'], undefined]);
  const at = begun(setupOf('A1 spears 10,10 N fleet; A2 spears 20,10 N; A3 spears 30,10 N undead fleet; B1 mobs 40,33 S'));
  const rate = (id: string) => rateOf(at.state, [unitAt(at.state, id)]);
  expect(rate('A1')).toEqual({ open: 2 * rate('A2').open, difficult: 2 * rate('A2').difficult });
  expect(rate('A3').open).toBe(2 * (rate('A2').open - 1 / 2));
});

test('fr3.items.heavy-armor-movement, ruling: from both rates half an inch less for foot, an inch for knights, dwarfs on top of their own', () => {
  expect(way('renaissance', 'spears heavy-armor', 'open')(2.5)).toBe(true);
  expect(way('renaissance', 'spears heavy-armor', 'open')(2.6)).toBe(false);
  expect(way('renaissance', 'spears heavy-armor', 'woods')(1.5)).toBe(true);
  expect(way('renaissance', 'spears heavy-armor', 'woods')(1.7)).toBe(false);
  expect(way('renaissance', 'spears', 'woods')(2)).toBe(true);
  expect(way('renaissance', 'knights heavy-armor', 'open')(4)).toBe(true);
  expect(way('renaissance', 'knights heavy-armor', 'open')(4.1)).toBe(false);
  expect(way('dwarfs', 'handweapons heavy-armor', 'open')(2)).toBe(true);
  expect(way('dwarfs', 'handweapons heavy-armor', 'open')(2.1)).toBe(false);
});

test('fr3.armies.celts-heavy-armor, fr3.armies.hawaiian-spears-armor: armor that does not slow', () => {
  expect(way('celts', 'handweapons heavy-armor', 'open')(3)).toBe(true);
  expect(way('hawaiian', 'spears heavy-armor', 'open')(3)).toBe(true);
  expect(way('renaissance', 'spears heavy-armor', 'open')(3)).toBe(false);
});

test('fr3.items.heavy-armor-kills: a target in heavy armor is seen as one', () => {
  const { troops } = armyOf('renaissance', ['spears heavy-armor']);
  const setup = setupOf('A1 longbows 10,10 N; B1 spears 10,16 S');
  const B = { ...setup.armies.B, troops: [{ ...troops[0]!, at: setup.armies.B.troops[0]!.at! }] };
  const { state } = begun({ ...setup, armies: { ...setup.armies, B } });
  expect(targetOf(state, unitAt(state, 'B1'))).toMatchObject({ unit: 'spears', heavyArmor: true });
});

test.each([
  ['fr3.armies.evil-henchmen-fear', 'evil', 'knights elite-1-1-0', undefined, true],
  ['fr3.armies.evil-henchmen-fear', 'evil', 'knights', undefined, false],
  ['fr3.armies.chaos-mutations', 'chaos', 'handweapons mutation-fear', undefined, true],
  ['fr3.armies.conquistadors-fear', 'conquistadors', 'crossbow-handgun', 'inca', true],
  ['fr3.armies.conquistadors-fear', 'conquistadors', 'heavy-cavalry', 'roman', false],
  ['fr3.armies.conquistadors-fear', 'conquistadors', 'pikes', 'inca', false],
] as const)('%s: %s, %s against %s cause fear: %s', (_, army, words, enemy, feared) => {
  const read = armyOfRoster(roster(army, [words]), enemy);
  expect(read.ok && read.value.troops[0]?.arms?.includes('feared') === true).toBe(feared);
});

test('fr3.fear.causes, fr3.reference.fear-column, fr3.fear.test-charged: who is charged by such a unit tests; who is one is not afraid', () => {
  const text = 'A1 knights 10,10 N feared; B1 spears 10,15 S; B2 mobs 40,30 S';
  const charged = after(begun(setupOf(text)), [charge(['A1'])], 1);
  expect(unitAt(charged.state, 'B1').morale).toBe(1);
  expect(charged.events.flatMap((each) => (each.kind === 'tested' ? [each.passed] : []))).toEqual([false]);
  const both = after(begun(setupOf(text.replace('15 S;', '15 S feared;'))), [charge(['A1'])]);
  expect(both.events.some((each) => each.kind === 'tested')).toBe(false);
});

test.each([
  ['fr3.armies.napoleonic-british-muskets', 'napoleonic-british', 'muskets', 'steady-fire'],
  ['fr3.armies.napoleonic-russian-artillery', 'napoleonic-russian', 'light-artillery', 'heavy-shot'],
  ['fr3.armies.napoleonic-prussian-overpursuit', 'napoleonic-prussian', 'heavy-cavalry', 'well-in-hand'],
  ['fr3.armies.hill-dwarves-mounted-terrain', 'hill-dwarves', 'heavy-cavalry', 'sure-footed'],
  ['fr3.armies.kobolds-rocks-and-bottles', 'kobolds', 'mobs', 'rocks'],
  [
    'fr3.armies.nai-southwestern-monster-support, ruling: they give it and have none',
    'nai-southwestern',
    'small-monsters',
    'supporting',
  ],
] as const)('%s: the %s give it to %s', (_, army, type, arms) => {
  const { troops } = armyOf(army, ['muskets', type]);
  expect(troops[1]?.arms).toEqual([arms]);
  expect(armyOf('acw-north', ['muskets', type]).troops[1]?.arms).toBeUndefined();
});

test.each([
  ['fr3.armies.faerie-swarm-support, ruling: they give and receive it', 'faerie', 'swarms'],
  ['fr3.armies.lizardmen-monster-support', 'lizardmen', 'small-monsters'],
  ['fr3.armies.weres-support', 'weres', 'swarms'],
] as const)('%s: of the %s, %s give and have support', (_, army, type) => {
  expect(armyOf(army, ['handweapons', type]).troops[1]?.arms).toEqual(['supporting', 'supported']);
});

test('fr3.melee.support-types: creatures support and are supported as their list says, and no others', () => {
  const support = (mine: string) => {
    const { state } = begun(
      setupOf(`A1 small-monsters 10,10 N ${mine}; A2 spears 11.5752,10 N; B1 spears 10,11.5752 S; B2 mobs 40,30 S`),
    );
    const of = (id: string) => ({ ...questionOf(state, unitAt(state, id), unitAt(state, 'B1')).a }).support;
    return [of('A1'), of('A2')];
  };
  expect([support(''), support('supporting'), support('supporting supported')]).toEqual([
    [0, 0],
    [0, 1],
    [1, 1],
  ]);
});

test('fr3.armies.kobolds-rocks-and-bottles, ruling, fr3.siege.rocks-effect: mobs that throw, and have +1 when they are charged', () => {
  const at = begun(setupOf('A1 mobs 10,10 N rocks; A2 mobs 20,10 N; B1 spears 10,13 S; B2 mobs 20,13 S; B3 mobs 40,30 S'));
  expect(fr3Battle.refuse(at.state, { kind: 'shoot', units: ['A1'], at: 'B1' })).toBeNull();
  expect(fr3Battle.refuse(at.state, { kind: 'shoot', units: ['A2'], at: 'B2' })?.rules).toEqual(['fr3.missile-fire.definition']);
  const hit = after(at, [{ kind: 'pass' }, { kind: 'pass' }, charge(['B1'])]);
  expect(questionOf(hit.state, unitAt(hit.state, 'A1'), unitAt(hit.state, 'B1')).a).toMatchObject({ rocks: true });
  expect(linesOf(boutOf(hit.state, unitAt(hit.state, 'A1'), unitAt(hit.state, 'B1')), 'a')).toContainEqual(
    expect.objectContaining({ id: 'rocks-when-charged', amount: 1 }),
  );
});

test('fr3.armies.napoleonic-french: elite muskets charge at +1, and strike twice', () => {
  const roster5 = ['muskets elite-1-1-0', 'muskets', 'muskets', 'muskets', 'muskets', 'muskets'];
  expect(armyOf('napoleonic-french', roster5).troops.map(({ arms }) => arms)).toEqual([['dashing'], ...Array(5).fill(undefined)]);
  const struck = (arms: string) => {
    const met = after(begun(setupOf(`A1 muskets 10,10 N ${arms}; B1 mobs 10,12 S; B2 mobs 40,30 S`)), [
      { kind: 'pass' },
      charge(['A1']),
      { kind: 'pass' },
    ]);
    const fight = boutOf(met.state, unitAt(met.state, 'A1'), unitAt(met.state, 'B1'));
    const lost = after(met, [{ kind: 'fight', a: 'A1', b: 'B1' }], 4, 5);
    return [totalOf(fight, 'a'), unitAt(lost.state, 'B1').morale];
  };
  expect([struck(''), struck('dashing')]).toEqual([
    [3, 1],
    [4, 2],
  ]);
});

const lancers = (face: number) =>
  after(
    begun(
      setupOf(
        'A1 heavy-cavalry 10,10 N elite=1-1-0 magic-lances; A2 mobs 3,3 N; B1 spears 10,12 S; B2 spears 10,16 S; B3 mobs 40,30 S',
      ),
    ),
    [charge(['A1'])],
    face,
  );

test('fr3.armies.dark-elves-magic-lances: an artillery hit before the melee, and no charge bonus in it', () => {
  expect(armyOf('dark-elves', ['handweapons', 'heavy-cavalry elite-1-1-0']).troops[1]?.arms).toEqual(['magic-lances']);
  const missed = lancers(6);
  expect(unitAt(missed.state, 'B1').morale).toBe(0);
  expect(tell(missed.state, missed.events.find(({ kind }) => kind === 'shot')!)).toBe(
    'Heavy Cavalry (A1) strike with their lances at Spears (B1), without effect.',
  );
  const fight = boutOf(missed.state, unitAt(missed.state, 'A1'), unitAt(missed.state, 'B1'));
  expect([totalOf(fight, 'a'), totalOf(fight, 'b')]).toEqual([5, 4]);
  expect(unitAt(lancers(7).state, 'B1').morale).toBe(1);
});

test('fr3.armies.dark-elves-magic-lances-breakthrough, ruling: where they destroy, the rest of the move is theirs, without lances', () => {
  const through = lancers(9);
  expect(unitAt(through.state, 'B1').status).toBe('destroyed');
  const second = after(through, [charge(['A1'])]);
  expect(second.state.contacts.map(({ a, b }) => `${a}-${b}`)).toEqual(['A1-B2']);
  const fight = boutOf(second.state, unitAt(second.state, 'A1'), unitAt(second.state, 'B2'));
  expect(totalOf(fight, 'a')).toBe(5);
});

test('fr3.armies.gnomes-battlewagon-cf: as each turn begins a die + 2 is the CF of each of their battlewagons', () => {
  expect(armyOf('gnomes', ['handweapons', 'battlewagons']).troops[1]?.arms).toEqual(['rolled-factor']);
  const setup = setupOf('A1 battlewagons 10,10 N rolled-factor; A2 mobs 3,3 N; B1 spears 10,11.5752 S; B2 mobs 40,30 S');
  const first = begun(setup, 10);
  const total = ({ state }: typeof first) => totalOf(boutOf(state, unitAt(state, 'A1'), unitAt(state, 'B1')), 'a');
  expect(total(first)).toBe(12);
  expect(first.events.map((each) => tell(first.state, each))).toContain(
    'Battlewagons (A1) have a combat factor of 12 this turn.',
  );
});

test('fr3.armies.dwarfs-fly-swim-facing: dwarfs that may fly turn for nothing on the ground too', () => {
  expect(armyOf('dwarfs', ['handweapons', 'beastmen flying']).troops[1]?.arms).toEqual(['nimble']);
  const turned = (arms: string) =>
    after(begun(setupOf(`A1 spears 10,10 N ${arms}; A2 mobs 20,10 N; B1 mobs 40,30 S`)), [
      { kind: 'turn', units: ['A1'], to: 'left' },
    ]);
  expect([turned(''), turned('nimble')].map(({ state }) => unitAt(state, 'A1').did.spent)).toEqual([0.5, 0]);
});

test('fr3.armies.druid-flying-into-woods, fr3.armies.faerie-woods: from the air into woods in one phase', () => {
  for (const army of ['druid', 'faerie'])
    expect(armyOf(army, ['beastmen', 'mobs flying']).troops[1]?.arms).toEqual(['woodland-flight']);
  const into = (arms: string) => {
    const text = `terrain woods 5,12 to 15,20; A1 mobs 10,10 N flying ${arms}; A2 mobs 20,3 N; B1 mobs 40,30 S`;
    const landed = after(begun(setupOf(text)), [{ kind: 'level', units: ['A1'], to: 'surface' }]);
    return fr3Battle.refuse(landed.state, { kind: 'ahead', units: ['A1'], inches: 2 })?.rules;
  };
  expect(into('')).toEqual(['fr3.movement.sbf-difficult-entry']);
  expect(into('woodland-flight')).toBeUndefined();
});

test('fr3.armies.napoleonic-british-muskets: +1 when they are charged, and in that round only', () => {
  const charged = after(begun(setupOf('A1 heavy-cavalry 10,10 N; B1 muskets 10,15 S steady-fire; B2 mobs 40,30 S')), [
    charge(['A1']),
  ]);
  const question = questionOf(charged.state, unitAt(charged.state, 'A1'), unitAt(charged.state, 'B1'));
  expect([question.a.steadyFire, question.b.steadyFire, question.charge]).toEqual([undefined, true, 'a']);
  const lines = (state: State) => linesOf(boutOf(state, unitAt(state, 'A1'), unitAt(state, 'B1')), 'b').map(({ id }) => id);
  expect(lines(charged.state)).toContain('steady-fire');
  const standing = begun(setupOf('A1 heavy-cavalry 10,10 N; B1 muskets 10,11.575 S steady-fire; B2 mobs 40,30 S')).state;
  expect(lines(standing)).not.toContain('steady-fire');
});

test('fr3.armies.napoleonic-russian-artillery: the artillery chapter is told of the guns', () => {
  const { state } = begun(setupOf('A1 light-artillery 10,10 N heavy-shot; B1 mobs 10,16 S'));
  expect(sourceOf(state, unitAt(state, 'A1'), 'light')).toMatchObject({ russian: true });
});

test('fr3.armies.hill-dwarves-mounted-terrain: ground neither slows them nor weakens them', () => {
  expect(armyOf('hill-dwarves', ['light-cavalry bows']).troops[0]?.ease).toContain('woods');
  const total = (terrain: string, words: string) => {
    const { state } = begun(setupOf(`${terrain}A1 heavy-cavalry 10,10 N ${words}; B1 spears 10,11.575 S`));
    return totalOf(boutOf(state, unitAt(state, 'A1'), unitAt(state, 'B1')), 'a');
  };
  const woods = 'terrain woods 5,5 to 15,15; ';
  expect(total(woods, 'sure-footed')).toBe(total('', ''));
  expect(total(woods, '')).toBeLessThan(total('', ''));
});

test('fr3.armies.napoleonic-prussian-overpursuit: their cavalry destroys an enemy and keeps its head without a roll', () => {
  const text = 'A1 heavy-cavalry 10,10 N ARMS; B1 mobs 10,15 S; B2 mobs 40,30 S';
  const won = (arms: string, ...faces: number[]) =>
    after(
      begun(setupOf(text.replace('ARMS', arms))),
      [charge(['A1']), { kind: 'pass' }, { kind: 'fight', a: 'A1', b: 'B1' }],
      ...faces,
    );
  const tested = (played: ReturnType<typeof won>) => played.events.filter((each) => each.kind === 'tested').length;
  expect(tested(won('', 10, 1, 10))).toBe(1);
  expect(tested(won('well-in-hand', 10, 1))).toBe(0);
});

test('fr3.armies.assyrian-fearful-reputation, fr3.armies.near-east-fearful-reputation: the enemy is tried before the first move', () => {
  const dreaded = armyOf('assyrian', ['heavy-chariots']);
  expect(dreaded.troops[0]?.arms).toEqual(['dreaded']);
  expect(armyOf('near-east', ['heavy-cavalry']).troops[0]?.arms).toEqual(['dreaded']);
  const others = { name: 'Others', troops: ['spears', 'mobs', 'large-monsters'].map((type) => ({ type })), characters: [] };
  const setup = {
    table: { width: 48, depth: 36 },
    terrain: [],
    objective: null,
    first: 'A',
    armies: { A: dreaded, B: others },
  } as const;
  const deployed = after(
    begun(setup),
    [
      { kind: 'deploy', units: ['A1'], x: 10, y: 5, wide: 1 },
      { kind: 'deploy', units: ['B1', 'B2', 'B3'], x: 20, y: 30, wide: 3 },
    ],
    // Spears rally on 6, mobs on 7; monsters are neither infantry, cavalry nor machines.
    6,
    6,
  );
  expect(['B1', 'B2', 'B3'].map((id) => unitAt(deployed.state, id).morale)).toEqual([0, 1, 0]);
  // Failed tests count as losses in the first phase.
  const judged = after(deployed, [{ kind: 'pass' }]);
  expect(judged.state.sheet.sides.second.clock).toBe(8);
  // This test is rolled once a battle: there is none in the second turn.
  const second = untilTurn(judged, 2);
  expect(second.events.filter(({ kind }) => kind === 'tested')).toEqual([]);
});

test('fr3.characters.total-cost: leaders keep grade, bonuses and cost, and begin with a unit that takes them', () => {
  const characters = [{ has: ['general', 'superhero'] }, { has: ['hero', 'beastmaster'], bonuses: '2-0', with: 1, name: 'Ash' }];
  expect(armyOf('chaos', ['small-monsters', 'knights'], { characters }).characters).toEqual([
    { leader: 'general-2-2', cost: 170, with: 2, superhero: true },
    { leader: 'hero-2-0', cost: 40, with: 1, name: 'Ash', beastmaster: true },
  ]);
  expect(armyOf('weres', ['handweapons']).characters[0]?.beastmaster).toBe(true);
});

test('what the battle does not play yet is refused by name, with a rule', () => {
  expect(refused('orc-goblin', ['spears', 'siege-tower'])).toBe(
    'Unit 2 (Siege tower): Siege tower cannot be used in battles yet. fr3.siege.tower-profile',
  );
});

test('a roster that is not legal takes no field: its first error says why', () => {
  expect(refused('roman', ['spears'], { characters: [] })).toContain('exactly one general');
});

test('two rosters make a set-up; what part two plays is refused there', () => {
  const [a, b] = [readyRosterOf('steppe-500'), readyRosterOf('norse-500')];
  const setup = setupOfRosters({ A: a!.roster, B: b!.roster }, table, { turns: 8 });
  if (!setup.ok) throw new Error(setup.because);
  expect(setup.value.armies.A.name).toBe('Riders of the Ninth Wind');
  expect(setup.value.turns).toBe(8);
  const towers = setupOfRosters({ A: a!.roster, B: roster('orc-goblin', ['spears', 'siege-tower']) }, table);
  expect(towers).toMatchObject({ ok: false, rules: ['fr3.siege.tower-profile'] });
});

test('every ready roster may meet every other', () => {
  for (const one of readyRosters)
    for (const other of readyRosters) {
      const setup = setupOfRosters({ A: one.roster, B: other.roster }, table);
      expect(setup.ok ? fr3Battle.readSetup(setup.value).ok : setup.because, `${one.id} ${other.id}`).toBe(true);
    }
});
