/** Setting up, by rule id: edges, deployment order and zones, attachments, and the first phase. */
import { expect, test } from 'vitest';
import { type Action, fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { tell } from '../../../src/engine/fr3/battle/chronicle/sentences.ts';
import { setupOfRosters } from '../../../src/engine/fr3/battle/deployment/army-of-roster.ts';
import { drawLandscape } from '../../../src/engine/fr3/battle/deployment/landscape.ts';
import { askedNow } from '../../../src/engine/fr3/battle/sequence.ts';
import { attachedTo, leadersOf, unitAt } from '../../../src/engine/fr3/battle/units/pieces.ts';
import type { Army, Setup } from '../../../src/engine/fr3/battle/vocabulary/setup.ts';
import { readyRosterOf } from '../../../src/engine/fr3/muster/ready.ts';
import { seeded } from '../../../src/engine/kernel/dice.ts';
import { gap } from '../../../src/engine/kernel/geometry.ts';
import { readReplay } from '../../../src/engine/kernel/replay.ts';
import { after, army, begun, type Played, randomBattle } from './battle-table.ts';

const setup = (a: Army, b: Army, more: Partial<Setup> = {}): Setup => ({
  table: { width: 48, depth: 36 },
  terrain: [],
  objective: null,
  armies: { A: a, B: b },
  ...more,
});
const usual = setup(army('Anna', ['spears', 'skirmishers', 'mobs']), army('Ben', ['mobs', 'mobs']));
const asked = ({ state }: Played) => askedNow(state);
const why = (at: Played, action: Action) => fr3Battle.refuse(at.state, action)?.rules;
const edge = (home: 'bottom' | 'top', first: boolean): Action => ({ kind: 'edge', home, first });
const deploy = (units: readonly string[], x: number, y: number): Action => ({ kind: 'deploy', units, x, y, wide: units.length });
/** Side A has won the roll, takes the near edge and moves first. */
const annaFirst = (of: Setup = usual) => after(begun(of, 9, 1), [edge('bottom', true)]);

test('fr3.setup.sequence: the table stands, then edges, deployment of one and of the other, then the first phase', () => {
  const rosters = { A: readyRosterOf('steppe-500')!.roster, B: readyRosterOf('norse-500')!.roster };
  const drawn = setupOfRosters(rosters, drawLandscape(500, seeded(1)), { turns: 1 });
  if (!drawn.ok) throw new Error(drawn.because);
  const stages: string[] = [];
  randomBattle(drawn.value, 1, 5000, ({ stage, sheet }) => {
    const now = stage === 'fighting' ? sheet.phase : stage;
    if (stages.at(-1) !== now) stages.push(now);
  });
  expect(stages.slice(0, 3)).toEqual(['edge', 'deployment', 'first']);
  expect(stages.at(-1)).toBe('over');
});

test('fr3.setup.choose-edge: each rolls a d10, the higher one chooses; equal rolls are rolled again', () => {
  expect(asked(begun(usual, 5, 5, 7, 7, 2, 3))).toEqual({ what: 'edge', side: 'B' });
  expect(asked(begun(usual, 10, 9))).toEqual({ what: 'edge', side: 'A' });
});

test('fr3.setup.choose-edge: he takes an edge, and moves first or second', () => {
  const start = begun(usual, 1, 2);
  expect([...fr3Battle.actions(start.state)]).toHaveLength(4);
  const chosen = after(start, [edge('top', true)]);
  expect(chosen.state).toMatchObject({ first: 'B', home: { A: 'bottom', B: 'top' } });
  expect(chosen.events.map((each) => tell(chosen.state, each))).toEqual([
    'Ben takes the upper edge of the table; Ben moves first.',
  ]);
});

test('fr3.setup.choose-edge: the other side does not choose, and nothing else is done before', () => {
  expect(why(begun(usual, 9, 1), deploy(['A1'], 10, 5))).toEqual(['fr3.sequence.turn-structure']);
});

test('fr3.setup.first-mover-deploys-first: whoever moves first, also when the winner chose to be second', () => {
  expect(asked(annaFirst())).toEqual({ what: 'deploy', side: 'A' });
  expect(asked(after(begun(usual, 9, 1), [edge('bottom', false)]))).toEqual({ what: 'deploy', side: 'B' });
});

test('fr3.setup.deployment-order: one side completely, then the other', () => {
  const some = after(annaFirst(), [deploy(['A1', 'A2'], 10, 5)]);
  expect(asked(some)).toEqual({ what: 'deploy', side: 'A' });
  expect(why(some, deploy(['B1'], 10, 30))).toEqual(['fr3.setup.deployment-order']);
  expect(why(some, deploy(['A1'], 20, 5))).toEqual(['fr3.setup.deployment-order']);
  expect(asked(after(some, [deploy(['A3'], 20, 5)]))).toEqual({ what: 'deploy', side: 'B' });
});

test('fr3.setup.deployment-order: each unit once, and no two in one place', () => {
  expect(why(annaFirst(), deploy(['A1', 'A1'], 10, 5))).toEqual(['fr3.setup.deployment-order']);
  const some = after(annaFirst(), [deploy(['A1'], 10, 5)]);
  expect(why(some, deploy(['A2'], 10.5, 5))).toEqual(['fr3.movement.interpenetration-none']);
});

test('fr3.setup.deployment-distance: from the home edge to 6 inches short of the centre line', () => {
  const start = annaFirst();
  const half = unitAt(after(start, [deploy(['A1'], 10, 5)]).state, 'A1').base.depth / 2;
  expect(fr3Battle.refuse(start.state, deploy(['A1'], 10, 12 - half))).toBeNull();
  expect(why(start, deploy(['A1'], 10, 12.1 - half))).toEqual(['fr3.setup.deployment-distance']);
  expect(why(start, deploy(['A1'], 10, 30))).toEqual(['fr3.setup.deployment-distance']);
});

test('fr3.setup.deployment-distance: 12 inches apart at least, whatever anybody does', () => {
  const rosters = { A: readyRosterOf('acw-north-750')!.roster, B: readyRosterOf('roman-750')!.roster };
  for (const seed of [1, 2, 3]) {
    const drawn = setupOfRosters(rosters, drawLandscape(750, seeded(seed)), { turns: 1 });
    if (!drawn.ok) throw new Error(drawn.because);
    let met = false;
    randomBattle(drawn.value, seed, 5000, ({ stage, units }) => {
      if (stage !== 'fighting' || met) return;
      met = true;
      const [a, b] = ['A', 'B'].map((side) => units.filter((unit) => unit.side === side && unit.status === 'table'));
      expect(a!.length + b!.length).toBeGreaterThan(20);
      for (const one of a!) for (const other of b!) expect(gap(one.base, other.base)).toBeGreaterThan(11.9);
    });
    expect(met).toBe(true);
  }
});

test('fr3.basics.attachment at deployment: skirmishers join a unit that stands, in place of standing behind it', () => {
  const some = after(annaFirst(), [deploy(['A1'], 10, 5)]);
  const joined = after(some, [{ kind: 'join', unit: 'A2', to: 'A1' }]);
  expect(attachedTo(joined.state, 'A1').map(({ id }) => id)).toEqual(['A2']);
  expect(unitAt(joined.state, 'A2').base).toEqual(unitAt(joined.state, 'A1').base);
  expect(asked(after(joined, [deploy(['A3'], 20, 5)]))).toEqual({ what: 'deploy', side: 'B' });
});

test('fr3.basics.attachment at deployment: what the roster has attached comes with its host', () => {
  const troops = [{ type: 'spears' }, { type: 'skirmishers', with: 1 }];
  const ready = after(annaFirst(setup(army('Anna', [], { troops }), army('Ben', ['mobs']))), [deploy(['A1'], 10, 5)]);
  expect(attachedTo(ready.state, 'A1').map(({ id }) => id)).toEqual(['A2']);
  expect(asked(ready)).toEqual({ what: 'deploy', side: 'B' });
});

test('fr3.basics.attachment at deployment: a leader with a unit that begins attached leads its primary unit too', () => {
  const troops = [{ type: 'spears' }, { type: 'skirmishers', with: 1 }];
  const anna = army('Anna', [], { troops, characters: [{ leader: 'general-2-2', with: 2 }] });
  const ready = after(annaFirst(setup(anna, army('Ben', ['mobs']))), [deploy(['A1'], 10, 5)]);
  expect(leadersOf(ready.state, 'A1').map(({ id }) => id)).toEqual(['A3']);
});

test('fr3.basics.attachment-limit, fr3.basics.attachment-barred-primaries: not to a second, not to a monster, nobody else', () => {
  const types = ['spears', 'skirmishers', 'light-artillery', 'small-monsters', 'mobs'];
  const some = after(annaFirst(setup(army('Anna', types), army('Ben', ['mobs']))), [deploy(['A1', 'A4'], 10, 5)]);
  expect(why(some, { kind: 'join', unit: 'A5', to: 'A1' })).toEqual(['fr3.basics.attachment']);
  expect(why(some, { kind: 'join', unit: 'A2', to: 'A4' })).toEqual(['fr3.basics.attachment-barred-primaries']);
  expect(why(some, { kind: 'join', unit: 'A2', to: 'A5' })).toEqual(['fr3.basics.attachment']);
  const joined = after(some, [{ kind: 'join', unit: 'A2', to: 'A1' }]);
  expect(why(joined, { kind: 'join', unit: 'A3', to: 'A1' })).toEqual(['fr3.basics.attachment-limit']);
  expect(why(joined, { kind: 'join', unit: 'A2', to: 'A1' })).toEqual(['fr3.setup.deployment-order']);
  expect(why(some, { kind: 'join', unit: 'B1', to: 'A1' })).toEqual(['fr3.setup.deployment-order']);
});

const led = setup(
  army('Anna', ['mobs', 'spears', 'small-monsters'], { characters: [{ leader: 'general-2-2', with: 1 }] }),
  army('Ben', ['mobs']),
);

test('fr3.characters.attachment-change at deployment: a leader whose unit waits goes with one that stands', () => {
  const some = after(annaFirst(led), [deploy(['A2', 'A3'], 10, 5)]);
  const gone = after(some, [{ kind: 'lead', character: 'A4', to: 'A2' }]);
  expect(leadersOf(gone.state, 'A2').map(({ id }) => id)).toEqual(['A4']);
  expect(gone.events.map((each) => tell(gone.state, each))).toEqual(['The general (A4) goes with Spears (A2).']);
  expect(why(gone, { kind: 'lead', character: 'A4', to: 'A3' })).toEqual(['fr3.characters.attachment-change']);
});

test('fr3.characters.attachment-needs-control: only a beastmaster goes with monsters', () => {
  const some = after(annaFirst(led), [deploy(['A2', 'A3'], 10, 5)]);
  expect(why(some, { kind: 'lead', character: 'A4', to: 'A3' })).toEqual([
    'fr3.characters.attachment-needs-control',
    'fr3.control.monsters',
  ]);
  const master = { ...led.armies.A, characters: [{ leader: 'general-2-2', with: 1, beastmaster: true } as const] };
  const other = after(annaFirst({ ...led, armies: { ...led.armies, A: master } }), [deploy(['A2', 'A3'], 10, 5)]);
  expect(why(other, { kind: 'lead', character: 'A4', to: 'A3' })).toBeUndefined();
});

test('fr3.characters.attachment-change at deployment: not with a unit that waits too, and not the enemy’s', () => {
  const some = after(annaFirst(led), [deploy(['A2'], 10, 5)]);
  expect(why(some, { kind: 'lead', character: 'A4', to: 'A3' })).toEqual(['fr3.setup.deployment-order']);
  expect(why(some, { kind: 'lead', character: 'B2', to: 'A2' })).toEqual(['fr3.setup.deployment-order']);
});

test('fr3.setup.first-phase: when everybody stands, the first player’s first phase begins', () => {
  const ready = after(annaFirst(), [deploy(['A1', 'A2', 'A3'], 10, 5), deploy(['B1', 'B2'], 12, 30)]);
  expect(ready.state).toMatchObject({ stage: 'fighting', first: 'A', sheet: { turn: 1, phase: 'first' } });
  expect(asked(ready)?.side).toBe('A');
});

test('fr3.setup.briefing: types and characters of both sides are in the state that both players see', () => {
  const { armies } = annaFirst().state.setup;
  expect(armies.B.troops.map(({ type }) => type)).toEqual(['mobs', 'mobs']);
  expect(armies.A.characters.map(({ leader }) => leader)).toEqual(['general-2-2']);
});

const placed = (...at: readonly (readonly [type: string, x: number, y: number, more?: object])[]): Army => ({
  name: 'Ada',
  troops: at.map(([type, x, y, more]) => ({ type, at: { x, y, facing: 0 }, ...more })),
  characters: [],
});
const far = placed(['mobs', 40, 30]);

test('fr3.movement.interpenetration-none: a position with two units of one level in one place is refused, and names both', () => {
  const read = fr3Battle.readSetup(setup(placed(['spears', 10, 10], ['knights', 11, 10, { name: 'Red Lance' }]), far));
  expect(read).toMatchObject({ ok: false, rules: ['fr3.movement.interpenetration-none'] });
  expect(!read.ok && read.because).toBe('Spears (A1) and Red Lance (A2) cannot overlap, because they are on the same level.');
  expect(fr3Battle.readSetup(setup(placed(['spears', 10, 10]), placed(['mobs', 10.5, 10.5])))).toMatchObject({ ok: false });
});

test('fr3.levels.levels: bases that only touch, and fliers above others, have their places', () => {
  const flier = ['beastmen', 10, 10, { levels: ['flying'] }] as const;
  expect(fr3Battle.readSetup(setup(placed(['spears', 10, 10], ['knights', 10 + 40 / 25.4, 10], flier), far)).ok).toBe(true);
  expect(fr3Battle.readSetup(setup(placed(flier, flier), far)).ok).toBe(false);
  expect(
    fr3Battle.readSetup(setup(placed(['spears', 10, 10], ['beastmen', 10, 10, { ...flier[3], landed: true }]), far)).ok,
  ).toBe(false);
});

test('fr3.basics.playing-area: a unit that is placed stands on the table with its whole base', () => {
  const read = fr3Battle.readSetup(setup(placed(['spears', 0.5, 10]), far));
  expect(!read.ok && read.because).toBe('Spears (A1) would stand off the table.');
});

test('fr3.movement.interpenetration-none at deployment: fliers are deployed in the air, and not into each other', () => {
  const fliers = { name: 'Ada', troops: [1, 2].map(() => ({ type: 'beastmen', levels: ['flying'] as const })), characters: [] };
  const some = after(annaFirst(setup(fliers, army('Ben', ['mobs']))), [deploy(['A1'], 10, 5)]);
  expect(why(some, deploy(['A2'], 10, 5))).toEqual(['fr3.movement.interpenetration-none']);
  expect(why(some, deploy(['A2'], 13, 5))).toBeUndefined();
});

test('a battle that an earlier version wrote opens where it is still possible, and says so where it is not', () => {
  const saved = { system: 'fr3', version: fr3Battle.version - 1, dice: { seed: 1 }, actions: [] };
  expect(readReplay(fr3Battle, { ...saved, setup: usual }).ok).toBe(true);
  const read = readReplay(fr3Battle, { ...saved, setup: setup(placed(['spears', 10, 10], ['spears', 10, 10]), far) });
  const versions = `${fr3Battle.version - 1}; this one is ${fr3Battle.version}`;
  expect(!read.ok && read.because).toContain(
    `This battle was saved by an earlier version of this page (${versions}), which had different rules. Spears`,
  );
});

test.each<[what: string, more: object, says: string]>([
  ['ease that is not terrain', { ease: ['lava'] }, '“ease” must be'],
  ['ease that is not difficult', { ease: ['impassable'] }, '“ease” must be'],
  ['landed that is not yes or no', { landed: 'yes' }, '“landed” must be'],
  ['a character that is attached', { with: 2 }, 'cannot attach'],
])('a set-up with %s is refused with a sentence', (_, more, says) => {
  const odd = army('Anna', ['skirmishers', 'spears'], {
    characters: [
      { leader: 'general-2-2', with: 2, cost: 160 },
      { leader: 'hero-1-1', with: 1, cost: 30, unit: true },
    ],
  });
  const [first, ...others] = odd.troops;
  const at = (troop: object): unknown =>
    setup({ ...odd, troops: [{ ...first, ...troop }, ...others] } as Army, army('Ben', ['mobs']));
  expect(fr3Battle.readSetup(at({})).ok).toBe(true);
  const read = fr3Battle.readSetup(at(more));
  expect(read.ok ? 'read' : read.because).toContain(says);
});
