/** The present state of a battle as the set-up of a new one, and what that set-up cannot express. */
import { play } from '../../../kernel/chance.ts';
import { seeded } from '../../../kernel/dice.ts';
import { normal, onGrid, type Polygon } from '../../../kernel/geometry.ts';
import { canonicalText } from '../../../kernel/replay.ts';
import { armyWords } from '../army-rules/army-words.ts';
import { begin } from '../deployment/begin.ts';
import { commandsProblem } from '../deployment/command-problems.ts';
import { effectWith } from '../magic/effects.ts';
import { isOmenPlayed } from '../pre-game/omens.ts';
import { aimsFor } from '../scenarios/aims-in-words.ts';
import { isTransport } from '../special-troops/transports.ts';
import { commandOf } from '../units/commands.ts';
import { rideAboard } from '../units/growth.ts';
import { characterSetup, inPlay, onTable, phasing, sheetSide, troopOf, unitsOf } from '../units/pieces.ts';
import { levelsOf } from '../units/troop-facts.ts';
import type { PieceId, SideId } from '../vocabulary/ids.ts';
import { sideIds } from '../vocabulary/ids.ts';
import type { ArmsId, Army, CharacterSetup, HoldingSetup, Place, Setup, TroopSetup, WorkSetup } from '../vocabulary/setup.ts';
import type { BattleCharacter, BattleUnit, State } from '../vocabulary/state.ts';

export interface Now {
  readonly setup: Setup;
  /** Units and characters whose ids differ in the new battle, because others are gone. */
  readonly renamed: readonly (readonly [from: PieceId, to: PieceId])[];
  /** Sentences about what the battle has but the set-up cannot express. */
  readonly without: readonly string[];
}

const halfTurn = 1800;
const list = (ids: readonly PieceId[]): string => ids.join(', ');

/** If side A is at the upper edge, the set-up is rotated so that A is at the lower edge. */
function turnedAround({ home, setup: { table } }: State) {
  const around = home.A === 'top';
  const point = <P extends { readonly x: number; readonly y: number }>(at: P): P =>
    around ? { ...at, x: onGrid(table.width - at.x), y: onGrid(table.depth - at.y) } : at;
  const place = (at: Place): Place => ({ ...point(at), facing: around ? normal(at.facing + halfTurn) : at.facing });
  return { place, polygon: (of: Polygon): Polygon => of.map(point) };
}

/** Whether the unit has lost something it started with, such as stakes or a blessing. */
const isLost = ({ stakes, effects, usedUp, ride, offerings }: BattleUnit, id: ArmsId): boolean =>
  usedUp.includes(id) ||
  (id === 'offerings' && offerings === 0) ||
  (isTransport(id) && rideAboard({ ride }) !== id) ||
  (id === 'stakes' ? stakes !== 'carried' && stakes !== 'up' : id === 'blessed' && !effects.some(({ is }) => is === 'bless'));

/** The unit's present state as a roster entry. */
function troopNow(state: State, unit: BattleUnit, at: Place | undefined, host: number | undefined): TroopSetup {
  const { with: _, landed: __, illusion: ___, ...troop } = troopOf(state, { ...unit, ride: null });
  const levels = levelsOf(troop);
  const now = levelsOf(troopOf(state, unit));
  const off = unit.level;
  return {
    ...troop,
    ...(host === undefined ? (at ? { at } : {}) : { with: host }),
    ...(troop.arms ? { arms: troop.arms.filter((id) => !isLost(unit, id)) } : {}),
    ...(off !== 'surface' && now[0] !== off
      ? { levels: [off, ...levels.filter((each) => each !== off)] as TroopSetup['levels'] }
      : {}),
    ...(off === 'surface' && now.length > 0 && host === undefined ? { landed: true } : {}),
    // fr3.items.barbarian-loss
    ...(troop.kit?.barbarian && unit.everShaken ? { kit: { ...troop.kit, barbarian: false } } : {}),
    ...(unit.illusion === null ? {} : { illusion: true }),
    morale: unit.morale,
  };
}

/**
 * The abilities and items that the character still has. A vat counts only while its owner is with its handweapons
 * (fr3.inventions.vat).
 */
function withoutSpent(state: State, one: BattleCharacter): CharacterSetup {
  const { has = [], ...setup } = characterSetup(state, one);
  const left = has.filter((id) => !one.spent.includes(id) && (id !== 'vat' || one.host === `${one.side}${setup.with}`));
  return left.length > 0 ? { ...setup, has: left } : setup;
}

interface ArmyNow {
  readonly army: Army;
  readonly renamed: Now['renamed'];
  readonly without: readonly string[];
}

/** The camp and sacred site in their present places. A baggage train whose unit is gone is left out. */
function holdingsNow(state: State, side: SideId, number: (id: PieceId) => number | undefined): Pick<Army, 'holdings'> {
  const { place } = turnedAround(state);
  const holdings = state.holdings
    .filter((each) => each.side === side)
    .flatMap(({ kind, at, carrier }): readonly HoldingSetup[] => {
      if (at) {
        const { x, y } = place({ ...at, facing: 0 });
        return [{ kind, at: { x, y } }];
      }
      const host = carrier === null ? undefined : number(carrier);
      return host === undefined ? [] : [{ kind, with: host }];
    });
  return holdings.length > 0 ? { holdings } : {};
}

/** The commands of an army with the units that each still has on the table. */
function commandsNow(state: State, side: SideId, number: ReadonlyMap<PieceId, number>): Pick<Army, 'commands'> {
  const { commands } = state.setup.armies[side];
  if (!commands) return {};
  const left = commands.map(({ name }, at) => ({
    name,
    troops: [...number].flatMap(([id, is]) => (commandOf(state, id) === at ? [is] : [])),
  }));
  return { commands: left.filter(({ troops }) => troops.length > 0) };
}

function armyNow(state: State, side: SideId): ArmyNow {
  const { place } = turnedAround(state);
  const { name, has: brought = [] } = state.setup.armies[side];
  // An omen can be used only once, so an omen that has been used is left out.
  const has = brought.filter(
    (word) =>
      !armyWords[word].before && (!isOmenPlayed(word) || state.portents.some((each) => each.side === side && each.word === word)),
  );
  // fr3.inventions.vat: a vat that stands alone cannot be part of an army.
  const all = unitsOf(state, side).filter((unit) => !effectWith(unit, 'vat'));
  const hosts = all.filter(onTable);
  const there = all.filter(
    (unit) =>
      hosts.includes(unit) || unit.status === 'awaited' || hosts.some(({ id }) => unit.status === 'attached' && unit.host === id),
  );
  const number = new Map(there.map(({ id }, index) => [id, index + 1]));
  const away = all.filter((unit) => inPlay(unit) && !number.has(unit.id)).map(({ id }) => id);
  const people = state.characters.filter((one) => one.side === side && one.status === 'in play');
  const left = people.filter(({ host }) => host !== null && number.has(host));
  const lost = people.filter((one) => !left.includes(one)).map(({ id }) => id);
  const elsewhere = state.characters
    .filter((one) => one.side === side && (one.status === 'captured' || one.status === 'cursing'))
    .map(({ id }) => id);
  const fighting = people.filter(({ duel, prey }) => duel !== null || prey !== null).map(({ id }) => id);
  const nuisances = state.unlaid[side];
  const works = state.works
    .filter((work) => work.side === side)
    .map(
      ({ base, pavisiers }): WorkSetup => ({
        ...(base ? { at: place({ x: base.x, y: base.y, facing: base.facing }) } : {}),
        ...(pavisiers ? { pavisiers } : {}),
      }),
    );
  const army: Army = {
    name,
    ...(has.length > 0 ? { has } : {}),
    ...holdingsNow(state, side, (id) => number.get(id)),
    ...(works.length > 0 ? { works } : {}),
    ...commandsNow(state, side, number),
    ...(nuisances.length > 0 ? { nuisances } : {}),
    troops: there.map((unit) => {
      const { base, host, status } = unit;
      const at = status === 'awaited' ? undefined : place({ x: base.x, y: base.y, facing: base.facing });
      return troopNow(state, unit, at, status === 'attached' && host !== null ? number.get(host) : undefined);
    }),
    characters: left.map((one) => ({
      ...withoutSpent(state, one),
      with: number.get(one.host as PieceId) as number,
    })),
  };
  const called = [...there, ...left].map(({ id }, index) => [id, `${side}${index + 1}`] as const);
  return {
    army,
    renamed: called.filter(([from, to]) => from !== to),
    without: [
      ...(away.length > 0 ? [`Off the table, due to return: ${list(away)}.`] : []),
      ...(lost.length > 0 ? [`Characters without a unit on the table: ${list(lost)}.`] : []),
      ...(elsewhere.length > 0 ? [`Captives and anti-heroes: ${list(elsewhere)}.`] : []),
      ...(fighting.length > 0 ? [`In an unfinished duel: ${list(fighting)}.`] : []),
    ],
  };
}

/** Fields of a unit that a set-up can express. All other fields are compared. */
const carried: readonly (keyof BattleUnit)[] = [
  'illusion',
  'id',
  'side',
  'status',
  'base',
  'host',
  'level',
  'morale',
  'onFoot',
  'usedUp',
  'stage',
];
/** Names for the fields that a set-up cannot express. */
const unsaid: Readonly<Record<string, string>> = {
  comes: 'Fighting on the surface without having landed',
  stakes: 'Stakes on the table',
  stakesAt: 'Places of stakes',
  square: 'In square',
  markers: 'Extra markers lost',
  mostMarkers: 'Extra markers lost for good',
  everShaken: 'Have rallied after being demoralized',
  wall: 'In shieldwall',
  heldBy: 'Grappled',
  ride: 'A transport without its unit',
  offerings: 'Offerings that were handed on',
  gazed: 'Have used their gaze this turn',
  poison: 'Poisoned',
  victims: 'Have grown by destroying units',
  effects: 'Under spells',
  faded: 'Faded, and may return',
  asleep: 'Under spells that do not work near a null',
  flees: 'Must run in their next movement step',
  factor: 'A combat factor that was rolled for this turn',
  did: 'Have moved, shot or fought this phase',
  lasting: 'Markers that a square has lost for good',
  fixed: 'Heavy artillery that has fired, and stays where it is',
};

/** What the units have in this battle but would lose at the start of the new one. */
function ofUnits(state: State, fresh: State, nameOf: (id: PieceId) => PieceId): readonly string[] {
  const found = new Map<string, PieceId[]>();
  for (const unit of state.units) {
    const other = fresh.units.find(({ id, side }) => id === nameOf(unit.id) && side === unit.side);
    if (!other || !['table', 'attached'].includes(unit.status)) continue;
    for (const field of Object.keys(unit) as (keyof BattleUnit)[])
      if (!carried.includes(field) && canonicalText(unit[field]) !== canonicalText(other[field]))
        found.set(field, [...(found.get(field) ?? []), unit.id]);
  }
  return [...found].map(([field, ids]) => `${unsaid[field] ?? `Their ${field}`}: ${list(ids)}.`);
}

/** What the present tracking sheet contains but a new one would not. */
function ofSheet(state: State, fresh: State): readonly string[] {
  const { turn, phase } = state.sheet;
  const clocks = sideIds.map(
    (side) => [state.sheet.sides[sheetSide(state, side)], fresh.sheet.sides[sheetSide(fresh, side)]] as const,
  );
  return [
    ...(turn > 1 || phase === 'second'
      ? [`Turns are counted from 1 again: it was turn ${turn}. Side ${fresh.first} moves first.`]
      : []),
    ...(clocks.some(([was, is]) => was.clock !== is.clock)
      ? [`Both morale clocks are reset. They stood at ${clocks.map(([was]) => was.clock).join(' and ')}.`]
      : []),
    ...(clocks.some(([was]) => was.losses.length > 0) ? ['Earlier losses no longer count.'] : []),
    ...(clocks.some(([was]) => was.extra !== 0) ? ['Points for objectives no longer count.'] : []),
    ...(sideIds.some((side) => state.sheet.sides[sheetSide(state, side)].holdings.some(({ captured }) => captured))
      ? ['Camps and sacred sites no longer count as captured.']
      : []),
    ...(state.magic.used.length > 0 ? ['Innate abilities that were used this turn can be used again.'] : []),
    ...(state.contacts.length > 0 ? ['Charges are forgotten: every melee starts again in its first round.'] : []),
    ...(state.barriers.length > 0 ? ['Barriers made by magic are left out.'] : []),
    ...(state.characters.some(({ running }) => running.length > 0) ? ['Devices that were working are switched off.'] : []),
    ...(state.fires.length > 0 ? ['Fires on the table are left out.'] : []),
    ...(state.ofLists.heretics.length > 0 ? ['A new die roll chooses the heretic.'] : []),
    ...(state.asks.length > 0
      ? ['A player had to decide something out of turn. The new battle does not ask for this decision.']
      : []),
  ];
}

/** The same set-up with one clock for each army. */
function undivided({ clocks: _, armies: { A, B }, ...setup }: Setup): Setup {
  const whole = ({ commands: _commands, ...army }: Army): Army => army;
  return { ...setup, armies: { A: whole(A), B: whole(B) } };
}

/**
 * The set-up that continues from this state. Before deployment is complete the result is the battle's own set-up. Null if a side
 * has no units left.
 */
export function setupNow(state: State): Now | null {
  const { setup } = state;
  if (['pre-game', 'edge', 'deployment'].includes(state.stage)) {
    const placed = state.units.filter(({ status }) => status === 'table').map(({ id }) => id);
    const made = state.summoned.map(({ id }) => id);
    const without = [
      ...(placed.length > 0 ? [`Already deployed: ${list(placed)}.`] : []),
      ...(made.length > 0 ? [`Added while the army deploys: ${list(made)}.`] : []),
    ];
    return { setup, renamed: [], without };
  }
  const [a, b] = sideIds.map((side) => armyNow(state, side)) as [ArmyNow, ArmyNow];
  if (a.army.troops.length === 0 || b.army.troops.length === 0) return null;
  const { polygon } = turnedAround(state);
  const renamed = [...a.renamed, ...b.renamed];
  const names = new Map(renamed);
  const nameOf = (id: PieceId): PieceId => names.get(id) ?? id;
  const left = new Set(state.units.filter(({ status }) => status === 'table' || status === 'attached').map(({ id }) => id));
  const now: Setup = {
    ...setup,
    terrain: state.terrain.map((piece) => ({ ...piece, polygon: polygon(piece.polygon) })),
    objective: setup.objective && polygon(setup.objective),
    armies: { A: a.army, B: b.army },
    first: phasing(state),
    ...(setup.aims ? { aims: aimsFor(setup.aims, (id) => (left.has(id) ? nameOf(id) : undefined)) } : {}),
    ...(setup.turns === undefined ? {} : { turns: Math.max(1, setup.turns - state.sheet.turn + 1) }),
  };
  // A command that has lost its general cannot begin a battle.
  const isWhole = commandsProblem(now) === null;
  const next = isWhole ? now : undivided(now);
  // Every unit has a place, so the dice at the start of the battle change nothing that is compared here.
  const fresh = play(begin(next), seeded(1)).state;
  return {
    setup: next,
    renamed,
    without: [
      ...a.without,
      ...b.without,
      ...(isWhole ? [] : ['The armies are no longer divided into commands, because not every command has its general.']),
      ...ofUnits(state, fresh, nameOf),
      ...ofSheet(state, fresh),
    ],
  };
}
