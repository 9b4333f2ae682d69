/** Magic power (chapter fr3.magic): filling and spending the pools of a turn, and who may cast first. */
import { type Chance, known, roll } from '../../kernel/chance.ts';
import type { CompanionReport } from '../../kernel/companion.ts';
import { oneOf, text, whole } from '../../kernel/fields.ts';
import { resolveRolls } from '../../kernel/typed-dice.ts';
import { moraleClock } from '../data/figures/morale-clock.ts';
import { actionKind, anId, aSide, nameLength, notThere, refusal, someFaces } from './action-kind.ts';
import { casterDice, casterKinds } from './casters.ts';
import { moveClock } from './clock.ts';
import { poolOf, undiced, weakMagic, weakRule } from './pools.ts';
import {
  type Caster,
  type ClockOwner,
  changed,
  clockOf,
  inTurn,
  line,
  otherSide,
  points,
  reportOf,
  type Side,
  type SideId,
  type State,
  withSide,
} from './state.ts';

/** The pool id that stands for the army's pool. */
export const armyPool = 0;

/** Magic users of a side who have not rolled this turn. */
export const unrolled = (side: Side): readonly Caster[] => side.casters.filter(({ rolled }) => !rolled);

export interface PoolRoll {
  readonly id: number;
  readonly faces: readonly number[];
}

/** Rolls the dice of a side's magic users one after the other. */
export function poolDice(side: Side): Chance<readonly PoolRoll[]> {
  const from = (
    casters: readonly Caster[],
    thrown: readonly number[],
    done: readonly PoolRoll[],
  ): Chance<readonly PoolRoll[]> => {
    const [caster, ...others] = casters;
    if (!caster) return known(done);
    const { dice, die, rules } = casterDice[caster.caster];
    if (thrown.length === dice) return from(others, [], [...done, { id: caster.id, faces: thrown }]);
    const points = `Points of ${caster.name}`;
    const decides = dice === 1 ? points : `${points}, die ${thrown.length + 1} of ${dice}`;
    return roll(die, { decides, rules, by: side.name }, (face) => from(casters, [...thrown, face], done));
  };
  return from(unrolled(side), [], []);
}

function setPool(state: State, side: SideId, { id, faces }: PoolRoll): CompanionReport<State> {
  const army = state.sides[side];
  const caster = army.casters.find((each) => each.id === id) as Caster;
  const { plus, forArmy, rules } = casterDice[caster.caster];
  const sum = faces.reduce((total, face) => total + face, 0);
  const pool = poolOf(army, caster, sum);
  const thrown = `${faces.join(' + ')}${plus < 0 ? ` − ${-plus}` : ''}`;
  const half = weakMagic(army, caster.command) ? ', halved' : '';
  const casters = changed(army.casters, id, { rolled: true, pool: forArmy ? 0 : pool });
  const said = line(
    `${army.name}: ${caster.name} rolls ${thrown}${half}: ${points(pool)}${forArmy ? ' for the army pool' : ''}.`,
    ...rules,
    ...(half ? [weakRule(army)] : []),
  );
  return reportOf(withSide(state, side, { casters, armyPool: army.armyPool + (forArmy ? pool : 0) }), said);
}

/** The name and points of a pool; undefined if the side has no such magic user. */
export function pool(state: State, side: SideId, id: number): { name: string; points: number } | undefined {
  const army = state.sides[side];
  if (id === armyPool) return { name: 'the army pool', points: army.armyPool };
  const caster = army.casters.find((each) => each.id === id);
  return caster && { name: caster.name, points: caster.pool };
}

/** Adds points to a pool, or takes them out if negative. */
export function changePool(state: State, side: SideId, id: number, by: number): State {
  const army = state.sides[side];
  if (id === armyPool) return withSide(state, side, { armyPool: army.armyPool + by });
  const caster = army.casters.find((each) => each.id === id) as Caster;
  return withSide(state, side, { casters: changed(army.casters, id, { pool: caster.pool + by }) });
}

/** The owner of the clock that pays for a magic user's extra points. */
const clockOwner = (side: SideId, caster: Caster | undefined): ClockOwner =>
  caster?.command === undefined ? side : { side, command: caster.command };

const aCasterKind = oneOf(casterKinds);

export const magicActions = {
  'add-caster': actionKind({
    fields: { side: aSide, caster: aCasterKind, name: text(nameLength) },
    perform: (state, { side, caster, name }) => {
      const army = state.sides[side];
      const called = name.trim() || casterDice[caster].name;
      const added: Caster = { id: state.nextId, name: called, caster, ...undiced(army, { caster }) };
      return reportOf(
        withSide({ ...state, nextId: state.nextId + 1 }, side, { casters: [...army.casters, added] }),
        line(
          `${army.name}: magic user ${called}${name.trim() ? `, ${casterDice[caster].name.toLowerCase()}` : ''}.`,
          ...casterDice[caster].rules,
        ),
      );
    },
  }),
  'name-caster': actionKind({
    fields: { side: aSide, caster: anId, name: text(nameLength) },
    refuse: (state, { side, caster }) => (state.sides[side].casters.some(({ id }) => id === caster) ? null : notThere),
    perform: (state, { side, caster, name }) => {
      const army = state.sides[side];
      const was = army.casters.find(({ id }) => id === caster) as Caster;
      const called = name.trim() || casterDice[was.caster].name;
      return reportOf(withSide(state, side, { casters: changed(army.casters, caster, { name: called }) }));
    },
  }),
  'remove-caster': actionKind({
    fields: { side: aSide, caster: anId },
    refuse: (state, { side, caster }) => (state.sides[side].casters.some(({ id }) => id === caster) ? null : notThere),
    perform: (state, { side, caster }) => {
      const army = state.sides[side];
      const left = army.casters.filter(({ id }) => id !== caster);
      const { name, caster: kind } = army.casters.find(({ id }) => id === caster) as Caster;
      return reportOf(
        withSide(state, side, { casters: left }),
        left.length
          ? line(`${army.name}: ${name} no longer rolls for magic points.`, ...casterDice[kind].rules)
          : line(
              `${army.name}: ${name} no longer rolls for magic points. The army pool can still be used, but only to dispel.`,
              'fr3.magic.no-magic-users-left',
            ),
      );
    },
  }),
  /** The dice of a side's magic users, rolled at the table or by the page. */
  'roll-pools': actionKind({
    fields: { side: aSide, faces: someFaces },
    refuse: (state, { side, faces }) => {
      const army = state.sides[side];
      if (unrolled(army).length === 0) return refusal(`${army.name} has rolled for all its magic pools.`, 'fr3.magic.pool-dice');
      const thrown = resolveRolls(poolDice(army), faces);
      return thrown.ok ? null : refusal(thrown.because, 'fr3.magic.pool-dice');
    },
    perform: (state, { side, faces }) => {
      const thrown = resolveRolls(poolDice(state.sides[side]), faces);
      return thrown.ok
        ? inTurn(reportOf(state), ...thrown.value.map((each) => (at: State) => setPool(at, side, each)))
        : reportOf(state);
    },
  }),
  /** Spends points of a pool, or corrects their number. */
  pool: actionKind({
    fields: { side: aSide, caster: anId, by: whole(-99, 99) },
    refuse: (state, { side, caster, by }) => {
      const found = pool(state, side, caster);
      if (!found) return notThere;
      if (found.points + by >= 0) return null;
      return refusal(`${state.sides[side].name}: ${found.name} has only ${points(found.points)} left.`, 'fr3.magic.two-pools');
    },
    perform: (state, { side, caster, by }) => {
      const { name, points: now } = pool(state, side, caster) as { name: string; points: number };
      return reportOf(
        changePool(state, side, caster, by),
        line(
          `${state.sides[side].name}: ${name} ${by < 0 ? 'spends' : 'gets'} ${Math.abs(by)}, ${now} → ${now + by}.`,
          caster === armyPool ? 'fr3.magic.army-pool-uses' : 'fr3.magic.personal-pool-uses',
        ),
      );
    },
  }),
  /** Turns clock points into points for a magic user (fr3.auction.morale-clock-points). */
  'burn-clock': actionKind({
    fields: { side: aSide, caster: anId, points: whole(1, 99) },
    refuse: (state, { side, caster, points: many }) => {
      const army = state.sides[side];
      const found = army.casters.find(({ id }) => id === caster);
      if (!found) return notThere;
      if (found.caster === 'mad-scientist' || found.caster === 'technical-assistant')
        return refusal('A mad scientist’s points cannot be paid from the morale clock.', 'fr3.auction.morale-clock-points');
      if (casterDice[found.caster].forArmy) return refusal('A bard has no magic pool.', 'fr3.abilities.bard-magic-points');
      const { name, clock } = clockOf(state, clockOwner(side, found));
      return clock - many > moraleClock.wavering
        ? null
        : refusal(
            `${name} cannot spend that: the morale clock is at ${clock} and must stay above ${moraleClock.wavering}.`,
            'fr3.auction.morale-clock-floor',
          );
    },
    perform: (state, { side, caster, points: many }) => {
      const { name } = pool(state, side, caster) as { name: string };
      return moveClock(
        changePool(state, side, caster, many),
        clockOwner(
          side,
          state.sides[side].casters.find(({ id }) => id === caster),
        ),
        -many,
        `${points(many)} for ${name}`,
        'fr3.auction.morale-clock-points',
      );
    },
  }),
  'cast-first': actionKind({
    fields: { side: aSide },
    refuse: (state) =>
      state.castFirst
        ? refusal(`${state.sides[state.castFirst].name} has already cast first this turn.`, 'fr3.magic.first-spell-priority')
        : null,
    perform: (state, { side }) =>
      reportOf(
        { ...state, castFirst: side },
        line(
          `${state.sides[side].name} casts first this turn. Next turn ${state.sides[otherSide(side)].name} can cast first.`,
          'fr3.magic.first-spell-priority',
        ),
      ),
  }),
};
