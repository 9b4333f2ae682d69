/**
 * Pairs of facts on the table: for every two facts that can be true of one melee at once, a position is built from notation, the
 * battle reads its melee question from the table, and the oracle (melee-oracle.ts), told the same facts in words, must give the
 * same totals and the same odds. A fact is written down here once for the table and once for the oracle.
 */
import { describe, expect, test } from 'vitest';
import { type Action, fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import type { EffectId } from '../../../src/engine/fr3/battle/magic/effects.ts';
import { questionOf } from '../../../src/engine/fr3/battle/melee/question.ts';
import { askedNow } from '../../../src/engine/fr3/battle/sequence.ts';
import { unitAt, withUnit } from '../../../src/engine/fr3/battle/units/pieces.ts';
import type { PieceId } from '../../../src/engine/fr3/battle/vocabulary/ids.ts';
import type { State } from '../../../src/engine/fr3/battle/vocabulary/state.ts';
import { refusals } from '../../../src/engine/fr3/melee/ask.ts';
import { play } from '../../../src/engine/kernel/chance.ts';
import type { DiceSource } from '../../../src/engine/kernel/dice.ts';
import { sampleOr } from '../../deep.ts';
import { begun, charge, type Played, setupOf } from './battle-table.ts';
import { byEngine, byOracle } from './melee-comparison.ts';
import type { Facts, Fight, Side } from './melee-oracle.ts';

/** The side of a single base, in inches, with the slack of bases in contact. */
const base = 1.5752;

/** Where one of the two units stands: A faces north, B faces south. */
interface Spot {
  readonly y: number;
  /** 1 if its front is to the north, −1 if it is to the south. */
  readonly front: 1 | -1;
}
type Told = Readonly<Record<string, string | number | boolean>>;
/** One fact about a unit: what it adds to the notation, and what the oracle is told. */
interface Fact {
  readonly name: string;
  /** Facts with the same slot exclude each other on one side; with `shared`, on both. */
  readonly slot: string;
  readonly shared?: true;
  /** Words after the unit's place, or after its type with a plus. */
  readonly word?: string;
  readonly joined?: string;
  /** Other units and terrain. `friend` and `enemy` are the letters of the sides. */
  around?(spot: Spot, friend: string, enemy: string, id: number): readonly string[];
  /** What no notation says: lasting effects of spells. */
  readonly under?: EffectId;
  readonly me?: Told;
  readonly foe?: Told;
}

const facing = ({ front }: Spot): string => (front === 1 ? 'N' : 'S');
const against = ({ front }: Spot): string => (front === 1 ? 'S' : 'N');
const at = (x: number, y: number): string => `${x.toFixed(4)},${y.toFixed(4)}`;
const box = (x: number, y: number, half: number): string => `${at(x - half, y - half)} to ${at(x + half, y + half)}`;

const facts: readonly Fact[] = [
  { name: 'demoralized', slot: 'morale', word: 'demoralized', me: { state: 1 } },
  { name: 'double demoralized', slot: 'morale', word: 'double-demoralized', me: { state: 2 } },
  { name: 'a hero', slot: 'leader', joined: 'hero-1-1', me: { leader: 'hero-1-1' } },
  { name: 'the general', slot: 'leader', joined: 'general-2-2', me: { leader: 'general-2-2' } },
  { name: 'elite', slot: 'elite', word: 'elite=1-1-0', me: { elite: '1-1-0' } },
  { name: 'undead', slot: 'undead', word: 'undead', me: { undead: true } },
  {
    name: 'support on the left',
    slot: 'left',
    around: (spot, friend, _, id) => [`${friend}${id} handweapons ${at(10 - base, spot.y)} ${facing(spot)}`],
    me: { support: 1 },
  },
  {
    name: 'support on the right',
    slot: 'right',
    around: (spot, friend, _, id) => [`${friend}${id} handweapons ${at(10 + base, spot.y)} ${facing(spot)}`],
    me: { support: 1 },
  },
  {
    name: 'an enemy on the left flank',
    slot: 'left',
    around: (spot, _, enemy, id) => [`${enemy}${id} mobs ${at(10 - base, spot.y)} E`],
    foe: { flank: 1 },
  },
  {
    name: 'light cavalry on the right flank',
    slot: 'right',
    around: (spot, _, enemy, id) => [`${enemy}${id} light-cavalry ${at(10 + base, spot.y)} W`],
    foe: { flankLight: 1 },
  },
  {
    name: 'an enemy at the rear',
    slot: 'rear',
    around: (spot, _, enemy, id) => [`${enemy}${id} mobs ${at(10, spot.y - spot.front * base)} ${facing(spot)}`],
    foe: { rear: 'unit' },
    me: { blocked: true },
  },
  {
    name: 'light cavalry at the rear',
    slot: 'rear',
    around: (spot, _, enemy, id) => [`${enemy}${id} light-cavalry ${at(10, spot.y - spot.front * base)} ${facing(spot)}`],
    foe: { rear: 'light' },
    me: { blocked: true },
  },
  {
    name: 'a friend in the way behind',
    slot: 'rear',
    around: (spot, friend, _, id) => [`${friend}${id} mobs ${at(10, spot.y - spot.front * 1.9)} ${against(spot)}`],
    me: { blocked: true },
  },
  {
    name: 'the head of a column',
    slot: 'rear',
    around: (spot, friend, _, id) =>
      [1, 2].map((nth) => `${friend}${id + nth} mobs ${at(10, spot.y - spot.front * base * nth)} ${facing(spot)}`),
    me: { column: true, blocked: true },
  },
  ...(['woods', 'marsh', 'town'] as const).map(
    (kind): Fact => ({
      name: kind,
      slot: 'ground',
      around: (spot) => [`terrain ${kind} ${box(10, spot.y, 0.4)}`],
      me: { ground: { woods: 'woods', marsh: 'marshes', town: 'towns' }[kind] },
    }),
  ),
  {
    name: 'higher',
    slot: 'height',
    shared: true,
    around: (spot) => [`terrain hill ${box(10, spot.y, 0.7)}`],
    me: { uphill: true, ground: 'difficult' },
  },
];

/** Facts that do not come from the table's places: characters' belongings, attachments, lasting spells, and levels. */
const character =
  (has: string): NonNullable<Fact['around']> =>
  (_, friend, __, id) => [`${friend}${id} individual with ${friend}1 ${has}`];
const attached =
  (type: string): NonNullable<Fact['around']> =>
  (_, friend, __, id) => [`${friend}${id} ${type} with ${friend}1`];
const spell = (under: EffectId, me: Told = { [under]: true }, slot: string = under): Fact => ({ name: under, slot, under, me });

const ofPeople: readonly Fact[] = [
  { name: 'an alchemist', slot: 'person', around: character('alchemist'), me: { alchemist: 'alchemist' } },
  { name: 'a bard', slot: 'person', around: character('bard'), me: { bard: true } },
  { name: 'a healer', slot: 'person', around: character('healer') },
  { name: 'a mechanic', slot: 'person', around: character('mechanic') },
  {
    name: 'an exceptional weapon',
    slot: 'leader',
    around: (_, friend, __, id) => [`${friend}${id} hero-1-1 with ${friend}1 exceptional-weapon`],
    me: { leader: 'hero-1-1', weapon: true },
  },
  {
    name: 'a superhero',
    slot: 'leader',
    around: (_, friend, __, id) => [`${friend}${id} hero-2-0 with ${friend}1 superhero`],
    me: { leader: 'hero-2-0', superhero: true },
  },
  { name: 'attached skirmishers', slot: 'attached', around: attached('skirmishers'), me: { attached: 'skirmishers' } },
  {
    name: 'attached light artillery',
    slot: 'attached',
    around: attached('light-artillery'),
    me: { attached: 'light-artillery' },
  },
  {
    name: 'a sacred site',
    slot: 'site',
    around: (spot, friend) => [`holding ${friend} sacred-site ${at(11.9, spot.y - spot.front * 2.5)}`],
    me: { sacredSite: true },
  },
];

const ofMagic: readonly Fact[] = [
  ...(['bless', 'strength', 'freeze', 'laudanum', 'garlic', 'miracle', 'righteousness'] as const).map((id) => spell(id)),
  spell('vermin-off', { verminOff: true }),
  spell('grog-ration', { grogRation: true }),
  spell('ensure-victory', { ensureVictory: true }),
  spell('jihad'),
  spell('gaze'),
  spell('trap', { trap: 'trap' }, 'trap'),
  spell('grapple', { trap: 'grapple' }, 'trap'),
  spell('parasitics', { parasitics: 'ordinary' }, 'parasitics'),
  spell('elite-parasitics', { parasitics: 'elite' }, 'parasitics'),
  spell('stink', { unsupported: true }),
  spell('intervention-add', { other: 1 }, 'intervention'),
  spell('intervention-subtract', { other: -1 }, 'intervention'),
];

const ofLevels: readonly Fact[] = [
  { name: 'flying', slot: 'level', word: 'flying', me: { level: 'flying' } },
  { name: 'burrowing', slot: 'level', word: 'burrowing', me: { level: 'burrowing' } },
];

function add(facts: Facts, told: Told = {}): Facts {
  const { support, ground } = facts;
  return {
    ...facts,
    ...told,
    // Support from both sides counts twice.
    ...(support !== undefined && told.support !== undefined ? { support: Number(support) + Number(told.support) } : {}),
    // Among several kinds of ground, one that the melee rules name counts.
    ...(ground !== undefined && ground !== 'difficult' && told.ground === 'difficult' ? { ground } : {}),
  };
}

/** Facts that cancel others. A bard and Grog Ration silence a blessing, and nothing supports a unit that stinks or is aloft. */
function resolved(facts: Facts): Facts {
  const { unsupported, ...rest } = facts;
  return {
    ...rest,
    ...(unsupported || (facts.level !== undefined && facts.level !== 'surface') ? { support: 0 } : {}),
    ...(facts.bless && (facts.bard || facts.grogRation) ? { bless: false } : {}),
  };
}

interface Position {
  readonly text: string;
  readonly fight: Fight;
  bring(state: State): State;
}
type Placed = readonly [side: Side, fact: Fact];

function positionOf(units: Readonly<Record<Side, string>>, placed: readonly Placed[], charged: boolean): Position {
  const spots: Readonly<Record<Side, Spot>> = { a: { y: 10, front: 1 }, b: { y: charged ? 13.2 : 10 + base, front: -1 } };
  let fight: Fight = { a: { unit: units.a }, b: { unit: units.b }, ...(charged ? { charge: 'a' } : {}) };
  const others: string[] = [];
  const own: Record<Side, { joined: string; words: string }> = { a: { joined: '', words: '' }, b: { joined: '', words: '' } };
  for (const [nth, [side, fact]] of placed.entries()) {
    const foe = side === 'a' ? 'b' : 'a';
    fight = { ...fight, [side]: add(fight[side], fact.me), [foe]: add(fight[foe], fact.foe) };
    if (fact.joined) own[side].joined += `+${fact.joined}`;
    if (fact.word) own[side].words += ` ${fact.word}`;
    others.push(...(fact.around?.(spots[side], side.toUpperCase(), foe.toUpperCase(), 10 * (nth + 2)) ?? []));
  }
  const unit = (side: Side) =>
    `${side.toUpperCase()}1 ${units[side]}${own[side].joined} ${at(10, spots[side].y)} ${facing(spots[side])}${own[side].words}`;
  return {
    text: [unit('a'), unit('b'), ...others, 'A90 mobs 40,3 N', 'B90 mobs 44,33 S'].join('; '),
    fight: { ...fight, a: resolved(fight.a), b: resolved(fight.b) },
    bring: (state) =>
      placed.reduce((now, [side, { under }]) => {
        if (!under) return now;
        const id = `${side.toUpperCase()}1` as PieceId;
        const { effects } = unitAt(now, id);
        return withUnit(now, id, { effects: [...effects, { is: under, by: 'A', until: 'game' }] });
      }, state),
  };
}

/** Every roll shows the highest face, so that all nerve tests on the way are passed. */
const lucky: DiceSource = { roll: (die) => die };
const done = ({ state }: Played, action: Action): Played => play(fr3Battle.perform(state, action), lucky);

/** The battle when the two units fight: in contact from the beginning, or after A has charged. */
function fought(text: string, charged: boolean): Played {
  let now = begun(setupOf(text));
  if (!charged) return now;
  while (askedNow(now.state)?.what !== 'movement') {
    const passing = [...fr3Battle.actions(now.state)].find(({ kind }) => kind === 'pass' || kind === 'hold');
    if (!passing) throw new Error(`Nobody can pass: ${text}`);
    now = done(now, passing);
  }
  const charges = charge(['A1'], unitAt(now.state, 'A1').level === 'surface' ? {} : { over: 'B1' });
  const refusal = fr3Battle.refuse(now.state, charges);
  if (refusal) throw new Error(`${text}: ${refusal.because}`);
  return done(now, charges);
}

function differs({ text, fight, bring }: Position, charged: boolean): string | undefined {
  const state = bring(fought(text, charged).state);
  const read = questionOf(state, unitAt(state, 'A1'), unitAt(state, 'B1'));
  const [table, oracle] = [byEngine(read as never), byOracle(fight)];
  return table.join('\n') === oracle.join('\n')
    ? undefined
    : `${text}\n${JSON.stringify(fight)}\ntable: ${table.slice(0, 3).join(' / ')}\noracle: ${oracle.slice(0, 3).join(' / ')}\n${JSON.stringify(read)}`;
}

const collide = ([side, one]: Placed, [other, two]: Placed): boolean =>
  one.slot === two.slot && (side === other || one.shared === true);

const couplesOf = (placed: readonly Placed[]): readonly (readonly Placed[])[] =>
  placed.flatMap((one, at) => placed.slice(at + 1).flatMap((two) => (collide(one, two) ? [] : [[one, two]])));

const sides = ['a', 'b'] as const;
const placedOf = (all: readonly Fact[]): readonly Placed[] => sides.flatMap((side) => all.map((fact): Placed => [side, fact]));
const everyPlaced = placedOf(facts);
/** Every fact about people and magic together with every fact of any kind. */
const furtherCouples = (of: readonly Placed[], more: readonly Fact[]): readonly (readonly Placed[])[] =>
  placedOf(more)
    .flatMap((one) => of.flatMap((two): (readonly Placed[])[] => (collide(one, two) ? [] : [[two, one]])))
    .filter((_, nth) => nth % sampleOr(3, 1) === 0);
/** What can be true of a melee after a charge ahead: both are fresh, the charger has left its neighbours, and no other has arrived. */
const whenCharged = everyPlaced.filter(
  ([side, { around, foe, slot }]) => foe === undefined && slot !== 'morale' && (side === 'b' || !around),
);

const meetings: readonly (readonly [a: string, b: string])[] = [
  ['spears', 'handweapons'],
  ['knights', 'pikes'],
  ['longbows', 'mobs'],
  ['heavy-chariots', 'muskets'],
  ['light-cavalry', 'rangers'],
];

/** Whether the roster rules allow the position. Units from other levels cannot reach every kind of ground, so they are tried. */
function isLegal(text: string, charged: boolean): boolean {
  try {
    setupOf(text);
    if (charged && /flying|burrowing/.test(text)) fought(text, charged);
    return true;
  } catch {
    return false;
  }
}

/** The positions with these facts that differ, and how many were compared. */
function compare(a: string, b: string, couples: readonly (readonly Placed[])[], charged: boolean) {
  const positions = couples
    .map((placed) => positionOf({ a, b }, placed, charged))
    .filter(({ fight, text }) => refusals(fight as never).length === 0 && isLegal(text, charged));
  return { compared: positions.length, found: positions.flatMap((position) => differs(position, charged) ?? []) };
}

describe.each(meetings)('%s against %s', (a, b) => {
  test('in contact, with every two facts', { timeout: 60_000 }, () => {
    const { compared, found } = compare(a, b, couplesOf(everyPlaced), false);
    expect(found.slice(0, 3).join('\n\n'), `${found.length} of ${compared}`).toBe('');
    expect(compared).toBeGreaterThan(350);
  });

  test('charging, with every two facts', { timeout: 60_000 }, () => {
    const { compared, found } = compare(a, b, couplesOf(whenCharged), true);
    expect(found.slice(0, 3).join('\n\n'), `${found.length} of ${compared}`).toBe('');
    expect(compared).toBeGreaterThan(50);
  });

  test('in contact, with every fact about people and magic beside every other fact', { timeout: 120_000 }, () => {
    const couples = furtherCouples(everyPlaced, [...ofPeople, ...ofMagic]);
    const { compared, found } = compare(a, b, couples, false);
    expect(found.slice(0, 3).join('\n\n'), `${found.length} of ${compared}`).toBe('');
    expect(compared).toBeGreaterThan(sampleOr(250, 750));
  });

  test('charging, with every fact about people, magic and levels', { timeout: 120_000 }, () => {
    const early = ofPeople.filter(({ slot }) => slot !== 'site');
    const all = compare(a, b, furtherCouples(whenCharged, [...early, ...ofMagic]), true);
    const levels = compare(a, b, furtherCouples(whenCharged, ofLevels), true);
    const found = [...all.found, ...levels.found];
    expect(found.slice(0, 3).join('\n\n'), `${found.length} of ${all.compared + levels.compared}`).toBe('');
    expect(all.compared).toBeGreaterThan(sampleOr(100, 300));
    // Longbows cannot fly or burrow.
    if (a !== 'longbows') expect(levels.compared).toBeGreaterThan(sampleOr(3, 10));
  });
});
