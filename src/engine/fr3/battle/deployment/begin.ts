/** The start of a battle: units from the rosters, the roll to choose the edge, the sheet. */

import { andThen, type Chance, known, map, roll } from '../../../kernel/chance.ts';
import { flag, oneOf } from '../../../kernel/fields.ts';
import { onGrid, point } from '../../../kernel/geometry.ts';
import { rolledAgain } from '../../../kernel/roll-again.ts';
import { begin as sheetBegins } from '../../companion/begin.ts';
import { startingMarkers } from '../../melee/combatant.ts';
import { actionKind, refusal } from '../action-kind.ts';
import { ask } from '../chapters/asking.ts';
import { withGuards } from '../characters/company.ts';
import { type BattleReport, event, report } from '../events.ts';
import { levelAtFirst } from '../movement/level.ts';
import { withContacts } from '../units/contacts.ts';
import { carriedBy } from '../units/growth.ts';
import { noEffects, noMagic, nothingOfLists, nothingYet } from '../units/pieces.ts';
import { baseOf, formOf, isAwaited } from '../units/troop-facts.ts';
import { enemyOf, type Home, homes, type PieceId, type SideId, sideIds } from '../vocabulary/ids.ts';
import type { Army, Place, Setup, TroopSetup } from '../vocabulary/setup.ts';
import type { BattleCharacter, BattleHolding, BattleUnit, State } from '../vocabulary/state.ts';

const facings: Readonly<Record<Home, number>> = { bottom: 0, top: 1800 };
export const facingOf = (state: State, side: SideId): number => facings[state.home[side]];

const homesFrom = (side: SideId, home: Home): Readonly<Record<SideId, Home>> => {
  const other: Home = home === 'bottom' ? 'top' : 'bottom';
  return side === 'A' ? { A: home, B: other } : { A: other, B: home };
};

const nowhere: Place = { x: 0, y: 0, facing: 0 };

/** A unit at the start of the battle: in place, attached to another unit, or not yet on the table. */
export function freshUnit(setup: Setup, troop: TroopSetup, id: PieceId, side: SideId, place: Place | undefined): BattleUnit {
  const markers = startingMarkers(troop.type, { form: formOf(troop), automaton: troop.arms?.includes('automaton') === true });
  const morale = troop.morale ?? 0;
  const base = baseOf(troop, place ?? nowhere);
  const ride = ask.rideAtFirst({ setup }, setup.terrain, troop, place ? base : undefined);
  const level = place ? levelAtFirst(setup, ride ? carriedBy(troop, ride.by) : troop, base) : 'surface';
  const unit: BattleUnit = {
    id,
    side,
    status: troop.with !== undefined ? 'attached' : place ? 'table' : isAwaited(troop) ? 'awaited' : 'reserve',
    base,
    host: troop.with === undefined ? null : `${side}${troop.with}`,
    level,
    comes: level,
    onFoot: null,
    stakesAt: null,
    square: [],
    stakes: troop.arms?.includes('stakes') ? 'carried' : 'none',
    morale,
    markers: morale > 0 ? 0 : markers,
    mostMarkers: markers,
    lasting: 0,
    fixed: false,
    flees: null,
    illusion: null,
    factor: null,
    everShaken: morale > 0,
    usedUp: [],
    poison: 0,
    gazed: 0,
    offerings: troop.arms?.includes('offerings') ? 1 : 0,
    ride,
    wall: null,
    heldBy: [],
    stage: troop.type === 'cyclics' ? (troop.kit?.stage ?? 'eggs') : null,
    victims: 0,
    effects: noEffects,
    faded: null,
    asleep: noEffects,
    did: nothingYet,
  };
  return ask.newUnit({ setup }, unit, troop);
}

function unitsOf(setup: Setup, side: SideId): readonly BattleUnit[] {
  const { troops } = setup.armies[side];
  return troops.map((troop, at) => {
    const place = troop.with === undefined ? troop.at : troops[troop.with - 1]?.at;
    return freshUnit(setup, troop, `${side}${at + 1}`, side, place);
  });
}

/** A character at the start of the battle, with this unit or alone. */
export const freshCharacter = (id: PieceId, side: SideId, host: PieceId | null): BattleCharacter => ({
  id,
  side,
  status: 'in play',
  host,
  at: null,
  spent: [],
  running: [],
  moved: false,
  taunted: false,
  silent: false,
  duel: null,
  prey: null,
  attends: null,
});

const charactersOf = (setup: Setup, side: SideId): readonly BattleCharacter[] => {
  const { armies } = setup;
  return armies[side].characters.map((character, at): BattleCharacter => {
    const fresh = freshCharacter(
      `${side}${armies[side].troops.length + at + 1}`,
      side,
      // If the character's unit starts attached to another, the character starts with the primary unit.
      `${side}${armies[side].troops[character.with - 1]?.with ?? character.with}`,
    );
    return ask.newCharacter({ setup }, fresh, character);
  });
};

const kindsOf = ({ holdings = [] }: Army) => holdings.map(({ kind }) => kind);

const holdingsAtFirst = ({ armies }: Setup, side: SideId): readonly BattleHolding[] =>
  (armies[side].holdings ?? []).map(({ kind, at, with: host }) => ({
    side,
    kind,
    at: at ? point(onGrid(at.x), onGrid(at.y)) : null,
    carrier: host === undefined ? null : `${side}${host}`,
  }));

const sheetFor = (setup: Setup, first: SideId) => {
  const { armies } = setup;
  const { state } = sheetBegins({
    first: { name: armies[first].name, holdings: kindsOf(armies[first]) },
    second: { name: armies[enemyOf(first)].name, holdings: kindsOf(armies[enemyOf(first)]) },
  });
  return ask.newSheet({ setup }, state, first);
};

/** Whether the set-up fixes who moves first or where units stand. If the set-up fixes either, no side chooses an edge. */
export const isSetOut = ({ first, armies }: Setup): boolean => first !== undefined || armies.A.troops.some(({ at }) => at);

function opening(setup: Setup, chooser: SideId): State {
  return withContacts(
    withGuards(
      ask.opening({
        setup,
        stage: isSetOut(setup) ? 'deployment' : 'edge',
        chooser,
        first: chooser,
        home: homesFrom('A', 'bottom'),
        sheet: sheetFor(setup, chooser),
        terrain: setup.terrain,
        barriers: [],
        units: sideIds.flatMap((side) => unitsOf(setup, side)),
        characters: sideIds.flatMap((side) => charactersOf(setup, side)),
        contacts: [],
        asks: [],
        moving: [],
        passed: false,
        magic: noMagic,
        fires: [],
        unlaid: { A: setup.armies.A.nuisances ?? [], B: setup.armies.B.nuisances ?? [] },
        summoned: [],
        ofLists: nothingOfLists,
        portents: [],
        fate: null,
        holdings: sideIds.flatMap((side) => holdingsAtFirst(setup, side)),
        works: [],
      }),
    ),
  );
}

const edgeRules = ['fr3.setup.choose-edge'] as const;
const edgeRoll = (by: SideId): Chance<number> =>
  roll(10, { decides: `who chooses the edge: side ${by}`, rules: edgeRules, by }, known);

/** fr3.setup.choose-edge: each side rolls a d10 and the higher one chooses. Ties are rolled again. */
const chooserOf: Chance<SideId> = map(
  rolledAgain(
    andThen(edgeRoll('A'), (a) => map(edgeRoll('B'), (b) => a - b)),
    (lead) => lead === 0,
  ),
  (lead): SideId => (lead > 0 ? 'A' : 'B'),
);

/** Begins the battle, up to the first decision. */
export function begin(setup: Setup): Chance<BattleReport> {
  const opened = (chooser: SideId): Chance<BattleReport> => ask.begins(opening(setup, chooser));
  // Decisions before the battle can affect this roll, so it comes after them.
  return isSetOut(setup) || ask.beginsEarly({ setup }) ? opened(setup.first ?? 'A') : andThen(chooserOf, opened);
}

const aHome = oneOf(homes);

export const edgeKinds = {
  /** fr3.setup.choose-edge: the winner picks a table edge and whether to move first. */
  edge: actionKind({
    answers: ['edge'],
    fields: { home: aHome, first: flag },
    candidates: () => homes.flatMap((home) => [true, false].map((goesFirst) => ({ home, first: goesFirst }))),
    refuse: (state) => (state.stage === 'edge' ? null : refusal('The edges have already been chosen.', 'fr3.setup.choose-edge')),
    perform(state, { home, first: goesFirst }) {
      const { chooser, setup } = state;
      const first = goesFirst ? chooser : enemyOf(chooser);
      const chosen = ask.edgesChosen({
        ...state,
        stage: 'deployment',
        first,
        home: homesFrom(chooser, home),
        sheet: sheetFor(setup, first),
      });
      const logEntry = event(
        { kind: 'edge', side: chooser, home, first },
        'fr3.setup.choose-edge',
        'fr3.setup.first-mover-deploys-first',
      );
      return known(report(chosen, logEntry));
    },
  }),
};
