/** The conditions that every state of a battle must meet. Used by tests, by self-play, and to check saved states. */
import { placeFaults, rosterFaults } from '../../kernel/battle/invariants.ts';
import { overlap } from '../../kernel/geometry.ts';
import { lossOf } from '../companion/losses.ts';
import { engaged } from '../table/engagement.ts';
import { leadsUnit } from './characters/company.ts';
import { hasUnits } from './magic/allegiance.ts';
import { refuseBarrier } from './magic/barriers.ts';
import { couldMeet } from './spirits/crossing.ts';
import { contactOf, screened } from './units/contacts.ts';
import { characterSetup, findUnit, inPlay, onTable, phaseOf, sheetSide, standing, troopOf, unitsOf } from './units/pieces.ts';
import { costOf, costOfLeader } from './units/troop-facts.ts';
import { sideIds } from './vocabulary/ids.ts';
import type { BattleUnit, State } from './vocabulary/state.ts';

const of = (unit: BattleUnit): string => `${unit.id} (${unit.status})`;

/** Every unit in the rosters exists, under its own id and in its own place in the list. */
const accountedFor = (state: State): readonly string[] => {
  const mustered = sideIds.flatMap((side) => state.setup.armies[side].troops.map((_, at) => `${side}${at + 1}`));
  const people = sideIds.reduce((sum, side) => sum + state.setup.armies[side].characters.length, 0);
  return [
    ...rosterFaults([...mustered, ...state.summoned.map(({ id }) => id)], state.units),
    ...(state.characters.length === people ? [] : ['A character is missing.']),
  ];
};

const placesHold = (state: State): readonly string[] => {
  const { width, depth } = state.setup.table;
  return [
    ...placeFaults(standing(state), { width, depth, nameOf: of, alike: (one, other) => one.level === other.level }),
    ...state.units
      .filter(
        ({ status, host }) =>
          (status === 'attached') !== (host !== null && status !== 'destroyed' && status !== 'captured' && status !== 'merged'),
      )
      .map((unit) => `${of(unit)} has status ${unit.status} and host ${unit.host}, which do not match.`),
    ...state.units.flatMap((unit) => {
      const host = unit.status === 'attached' && unit.host ? findUnit(state, unit.host) : undefined;
      return host && (!inPlay(host) || host.base.x !== unit.base.x || host.base.y !== unit.base.y)
        ? [`${of(unit)} does not stand with ${of(host)}.`]
        : [];
    }),
  ];
};

/** Every engaged pair has exactly one contact, and no other pair has one. */
const contactsHold = (state: State): readonly string[] => {
  const noted = state.contacts.map(({ a, b }) => `${a}-${b}`);
  const seen = standing(state, 'A').flatMap((a) =>
    standing(state, 'B')
      .filter((b) => couldMeet(state, a, b) && engaged(a.base, b.base))
      .filter((b) => contactOf(state, a.id, b.id) || !(screened(state, a, b) || screened(state, b, a)))
      .map((b) => `${a.id}-${b.id}`),
  );
  return noted.join() === seen.join()
    ? []
    : [`The recorded contacts are ${noted.join()}, but on the table they are ${seen.join()}.`];
};

const moraleHolds = (state: State): readonly string[] =>
  state.units
    .filter(
      ({ markers, mostMarkers, morale, lasting, did, stakes, stakesAt }) =>
        (stakes === 'left') !== (stakesAt !== null) ||
        lasting > morale ||
        markers < 0 ||
        markers > mostMarkers ||
        (morale > 0 && markers > 0) ||
        did.spent < 0 ||
        did.spent > 1,
    )
    .map((unit) => `${of(unit)} has markers, morale, stakes or movement that it cannot have.`);

/** The sheet agrees with the table: clocks, losses, armies with no units left. */
const sheetHolds = (state: State): readonly string[] =>
  sideIds.flatMap((side) => {
    const sheet = state.sheet.sides[sheetSide(state, side)];
    const units = unitsOf(state, side);
    const lost = units.filter((unit) => !inPlay(unit) && unit.status !== 'merged' && unit.illusion === null);
    // A unit that is a character is recorded with his cost as a character.
    const selves = state.characters.filter((each) => each.side === side && each.status === 'killed' && leadsUnit(state, each));
    const points = lost.reduce(
      (sum, unit) => sum + costOf(troopOf(state, unit)),
      selves.reduce((sum, each) => sum + costOfLeader(characterSetup(state, each)), 0),
    );
    const noted = sheet.losses.filter(({ loss }) => lossOf[loss].counts);
    return [
      ...(sheet.clock < 0 ? [`The morale clock of side ${side} is below 0: it stands at ${sheet.clock}.`] : []),
      ...(sheet.commands === undefined ||
      (sheet.clock === sheet.commands.reduce((sum, { clock }) => sum + clock, 0) &&
        sheet.commands.every(({ clock, leaving }) => clock >= 0 && (!leaving || clock === 0)))
        ? []
        : [`The clock of side ${side} is ${sheet.clock}, which is not the sum of the clocks of its commands.`]),
      ...(noted.length === lost.length && noted.reduce((sum, { cost }) => sum + (cost ?? 0), 0) === points
        ? []
        : [`Side ${side} has lost ${lost.length} units for ${points} points, but the sheet says otherwise.`]),
      ...(sheet.gone === !hasUnits(state, side) ? [] : [`The sheet is wrong about whether side ${side} has units left.`]),
    ];
  });

/** While dice on the table may still be changed, their consequences have not happened yet. */
const tossed = ({ fate }: State): boolean => fate !== null;

/**
 * A character in play is with a friendly unit in play or alone. A captive is with an enemy unit in play. A dead character has no
 * place.
 */
const peopleHold = (state: State): readonly string[] =>
  state.characters
    .filter((one) => {
      const { side, status, host, at, attends } = one;
      const unit = host === null ? undefined : findUnit(state, host);
      const held = unit !== undefined && inPlay(unit) && (unit.side === side) === (status === 'in play');
      // fr3.inventions.technical-assistant-inherits
      const left = characterSetup(state, one).has?.includes('technical-assistant') === true;
      if (status === 'killed') return (host !== null && !left) || at !== null;
      if (status === 'cursing') return at !== null || (host !== null && !tossed(state) && (unit === undefined || !inPlay(unit)));
      const captor = attends !== null && state.characters.some((each) => each.id === attends && each.status === 'in play');
      // A character who accompanies another is moved later (`inCompany`).
      if (attends !== null && tossed(state)) return false;
      return host === null ? at === null || (status === 'captured' && !captor) : !held || at !== null;
    })
    .map(({ id, status, host }) => `Character ${id} has status ${status} and host ${host}, which do not match.`);

/** Pools are not negative, effects are on units in play and end on time, and bids exist only while a spell is being cast. */
const magicHolds = (state: State): readonly string[] => [
  ...sideIds.flatMap((side) => {
    const { armyPool, casters } = state.sheet.sides[sheetSide(state, side)];
    return [armyPool, ...casters.map(({ pool }) => pool)].some((points) => points < 0)
      ? [`Side ${side} has spent more magic points than it had.`]
      : [];
  }),
  ...state.units.flatMap((unit) =>
    unit.effects
      .filter(
        ({ until }) =>
          !inPlay(unit) || (until === 'demoralized' ? unit.morale > 0 : typeof until === 'number' && until < phaseOf(state)),
      )
      .map(({ is }) => `${of(unit)} is still under ${is}, which should have ended.`),
  ),
  ...((state.magic.withstood !== null) === state.asks.some(({ what }) => what === 'withstand')
    ? []
    : ['A resistance roll is due, but neither side has been asked for it.']),
  ...(new Set(state.magic.used.map(({ by, ability }) => `${by} ${ability}`)).size === state.magic.used.length
    ? []
    : ['An innate ability has been used twice in one turn.']),
  ...(state.magic.spell === null || state.asks.some(({ what }) => what === 'bid')
    ? []
    : ['A spell is being cast, but neither side has been asked to respond.']),
];

/** Magic replaces terrain pieces without adding any piece, and no unit stands in a barrier. */
const groundHolds = (state: State): readonly string[] => [
  ...(state.terrain.length < state.setup.terrain.length ? ['A piece of terrain is missing.'] : []),
  ...(state.barriers.length === 0
    ? []
    : standing(state)
        .filter((unit) => refuseBarrier(state, unit, unit.base) !== null)
        .map((unit) => `${of(unit)} is in a barrier.`)),
];

/** Only cyclics have stages, offerings are not negative, lost units have no offerings or transport, and no area burns twice. */
const strangersHold = (state: State): readonly string[] => [
  ...state.units
    .filter(
      (unit) =>
        (unit.stage !== null) !== (troopOf(state, unit).type === 'cyclics') ||
        unit.offerings < 0 ||
        (!inPlay(unit) && (unit.ride !== null || unit.offerings > 0)),
    )
    .map((unit) => `${of(unit)} has no stage but needs one, or has a stage, offerings or a transport that it cannot have.`),
  ...state.fires.flatMap((one, at) =>
    state.fires
      .slice(at + 1)
      .filter(({ base, level }) => level === one.level && base.x === one.base.x && base.y === one.base.y)
      .map(({ base }) => `Two fires burn at ${base.x}, ${base.y}.`),
  ),
];

/** Fortifications are placed before the battle, never move and never overlap. */
const worksHold = ({ stage, works }: State): readonly string[] =>
  works.flatMap(({ base }, at) => [
    ...(base === null && stage === 'fighting' ? [`Fortification ${at + 1} has no place.`] : []),
    ...(base !== null && works.slice(at + 1).some((other) => other.base !== null && overlap(other.base, base))
      ? [`Another fortification is in the place of fortification ${at + 1}.`]
      : []),
  ]);

/** Every fault of a state; empty if there is none. */
export const brokenInvariants = (state: State): readonly string[] => [
  ...accountedFor(state),
  ...placesHold(state),
  ...contactsHold(state),
  ...moraleHolds(state),
  ...sheetHolds(state),
  ...peopleHold(state),
  ...magicHolds(state),
  ...strangersHold(state),
  ...groundHolds(state),
  ...worksHold(state),
  ...(state.units.some(onTable) || state.stage !== 'fighting' ? [] : ['The battle continues, but no units are on the table.']),
];
