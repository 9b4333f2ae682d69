/** Spells that move a unit against its will: at random, away from the caster, or in flight. */
import { andThen, type Chance, known, roll } from '../../../../kernel/chance.ts';
import { contactOf as edgeContact, fullTurn, halfTurn, type Tenths } from '../../../../kernel/geometry.ts';
import type { Refusal } from '../../../../kernel/rule-id.ts';
import { magic } from '../../../data/figures/magic.ts';
import { spellHeadOf } from '../../../data/spell-list.ts';
import { suffer } from '../../../demoralization.ts';
import { melee } from '../../../melee/melee.ts';
import { type MoraleSpell, sparedBySpell } from '../../../nerve/spells.ts';
import type { Fr3RuleId } from '../../../rule-ids.ts';
import { terrainUnder } from '../../../table/terrain.ts';
import { firstOf, refusal } from '../../action-kind.ts';
import { ask } from '../../chapters/asking.ts';
import { testedUnit } from '../../charge/nerve.ts';
import { type BattleReport, certain, event, inTurn, report } from '../../events.ts';
import { inflict } from '../../harm/harm.ts';
import { asStruck } from '../../harm/retreat-path.ts';
import { hitOf } from '../../melee/fight.ts';
import { boutOf } from '../../melee/question.ts';
import { isEngaged, meleeOf, opponentsOf } from '../../units/contacts.ts';
import { attachedTo, standing, troopOf, unitAt } from '../../units/pieces.ts';
import { formOf } from '../../units/troop-facts.ts';
import { rowOf } from '../../units/troops.ts';
import type { PieceId } from '../../vocabulary/ids.ts';
import type { BattleUnit, State } from '../../vocabulary/state.ts';
import { isTrapped, withEffect } from '../effects.ts';
import {
  awayFrom,
  blowUnit,
  carryAlong,
  drowned,
  landsBadly,
  ranInto,
  sweepUnit,
  turnedInPlace,
  wouldDrown,
} from '../forced-moves.ts';
import { dissipate } from '../illusions.ts';
import { type BattleSpell, refuseSpared, target } from '../spell.ts';
import { fightsItself } from './fights.ts';
import { shakeBySpell, sparedUnit } from './morale.ts';

const when = (is: boolean, state: State, unit: BattleUnit, spell: string, ...rules: readonly Fr3RuleId[]): Refusal | null =>
  is ? refuseSpared(state, unit, spell, ...rules) : null;

/** Units that no such spell moves: heavy artillery and units with it, squares, battlewagon crews, units in fortifications. */
function refuseRooted(state: State, unit: BattleUnit, spell: string, rule: Fr3RuleId): Refusal | null {
  const guns = [unit, ...attachedTo(state, unit.id)].some((each) => rowOf(state, each).id === 'heavy-artillery');
  return firstOf(
    () => when(guns, state, unit, spell, rule, 'fr3.war-machines.heavy-artillery-spell-immunity'),
    () => when(unit.square.length > 0, state, unit, spell, 'fr3.square.no-move'),
    () => when(isTrapped(unit), state, unit, spell, rule, 'fr3.spirits.traps-movement-lock'),
    () => when(rowOf(state, unit).id === 'battlewagons', state, unit, spell, rule),
    () => when(ask.isDugIn(state, unit), state, unit, spell, rule, 'fr3.fortifications.disorient'),
  );
}

/** Whether a friendly unit stands beside this unit with its front aligned. */
const inLine = (state: State, unit: BattleUnit): boolean =>
  standing(state, unit.side).some((other) => {
    const edge = other.level === unit.level && other.id !== unit.id && edgeContact(unit.base, other.base)?.edge;
    return edge === 'left' || edge === 'right';
  });

const degree = 10;

/**
 * Where a unit goes after this result of the clock die: in a direction, or only turning in place (fr3.magic.disorient-in-line).
 */
export function clockwise(face: number, sides: number, lined: boolean): { readonly heading: Tenths; readonly inPlace: boolean } {
  const heading = (face % sides) * (fullTurn / sides);
  if (!lined) return { heading, inPlace: false };
  const aside = magic.disorientAside * degree;
  const signed = heading > halfTurn ? heading - fullTurn : heading;
  if (Math.abs(signed) === magic.disorientTurn * degree) return { heading: signed, inPlace: true };
  const forward = Math.abs(signed) < magic.disorientTurn * degree;
  const off = forward ? signed : signed - Math.sign(signed) * halfTurn;
  const limited = Math.max(-aside, Math.min(aside, off));
  return { heading: forward ? limited : halfTurn + limited, inPlace: false };
}

/** fr3.magic.disorient-movement: turns the unit to a direction of the clock, and makes a full move that way. */
function wanders(
  state: State,
  id: PieceId,
  sides: number,
  rule: Fr3RuleId,
  arrives: (state: State, heading: Tenths) => Chance<BattleReport> = (at) => certain(at),
): Chance<BattleReport> {
  const unit = unitAt(state, id);
  const { facing } = unit.base;
  const lined = inLine(state, unit);
  return roll(sides, { decides: 'the direction of the clock', rules: [rule, 'fr3.magic.disorient-movement'] }, (face) => {
    const { heading, inPlace } = clockwise(face, sides, lined);
    const to = facing + heading;
    const rules = lined ? [rule, 'fr3.magic.disorient-in-line' as const] : [rule, 'fr3.magic.disorient-movement' as const];
    if (inPlace) return known(turnedInPlace(state, id, to, ...rules));
    return inTurn(carryAlong(state, id, to, lined ? facing : to, ...rules), (at) => arrives(at, to));
  });
}

const random = (id: 'disorient' | 'gnat-swarm', name: string): BattleSpell => ({
  id,
  whom: 'unit',
  refuse: (state, aim) => refuseRooted(state, target(aim), name, `fr3.spells.${id}`),
  matters: (_, aim) => target(aim).side !== aim.side,
  works: (state, aim) => wanders(state, target(aim).id, spellHeadOf(id)?.figures.sides ?? 0, `fr3.spells.${id}`),
});

const madness: MoraleSpell = {
  id: 'madness',
  name: 'Madness',
  rule: 'fr3.spells.madness',
  psychology: true,
  spares: ['undead'],
};

/** Fights a round at once against the unit it ran into, friend or enemy. Both units suffer the result. */
function runsInto(state: State, id: PieceId, heading: Tenths, rule: Fr3RuleId): Chance<BattleReport> {
  const unit = unitAt(state, id);
  const met = unit.status === 'table' ? ranInto(state, id, heading) : null;
  if (!met) return certain(state);
  return andThen(melee(boutOf(state, unit, met)), (result) => {
    const winner = result.winner === 'draw' ? null : result.winner === 'a' ? id : met.id;
    const logEntry = event({ kind: 'fought', a: id, b: met.id, winner }, rule, 'fr3.melee.roll');
    return inTurn(
      report(state, logEntry),
      (at) => inflict(at, id, { after: result.a, cause: 'melee', by: met.id, onSquare: hitOf(result.a) }),
      (at) => inflict(at, met.id, { after: result.b, cause: 'melee', by: id, onSquare: hitOf(result.b) }),
      (at) => known(dissipate(at, [id, met.id], 'fr3.illusions.dissipate-after-melee')),
    );
  });
}

/**
 * An uncontrolled creature moves as under the spell Disorient. If the creature runs into a friend it fights at once. The creature
 * fights enemies in the melee step.
 */
export const strays = (state: State, id: PieceId, rule: Fr3RuleId): Chance<BattleReport> =>
  wanders(state, id, spellHeadOf('disorient')?.figures.sides ?? 0, rule, (at, heading) =>
    isEngaged(at, id) ? certain(at) : runsInto(at, id, heading, rule),
  );

/** fr3.spells.madness: a unit that cannot be moved at random fights itself in place. */
const mad: BattleSpell = {
  id: 'madness',
  whom: 'unit',
  refuse(state, aim) {
    const found = sparedBySpell(testedUnit(state, target(aim).id, null), madness);
    return found ? refusal(found.because, ...found.rules) : null;
  },
  matters: (_, aim) => target(aim).side !== aim.side,
  works(state, aim) {
    const unit = target(aim);
    return refuseRooted(state, unit, 'Madness', 'fr3.spells.madness')
      ? fightsItself(state, unit, 'fr3.spells.madness')
      : wanders(state, unit.id, spellHeadOf('madness')?.figures.sides ?? 0, 'fr3.spells.madness', (at, heading) =>
          runsInto(at, unit.id, heading, 'fr3.spells.madness'),
        );
  },
};

const kindsUnder = (state: State, { base }: BattleUnit) => terrainUnder(base, state.terrain).map(({ kind }) => kind);

/** fr3.spells.tremors: shakes every unit in the melee. On terrain that is not open the spell also holds the unit. */
const tremors: BattleSpell = {
  id: 'tremors',
  whom: 'unit',
  refuse(state, aim) {
    const unit = target(aim);
    const engaged = opponentsOf(state, unit.id).length > 0;
    return firstOf(
      () => (engaged ? null : sparedUnit(state, unit, 'tremors')),
      () =>
        when(
          unit.level !== 'surface' || (!engaged && kindsUnder(state, unit).includes('water')),
          state,
          unit,
          'Tremors',
          'fr3.spells.tremors',
        ),
    );
  },
  matters: (state, aim) =>
    target(aim).side !== aim.side && target(aim).morale === 0 && meleeOf(state, target(aim).id).length === 1,
  works(state, aim) {
    const { id } = target(aim);
    const units = meleeOf(state, id);
    const rough =
      units.length === 1 && (ask.isDugIn(state, target(aim)) || kindsUnder(state, target(aim)).some((kind) => kind !== 'open'));
    const from = rough ? withEffect(state, id, 'tremors', aim.side) : state;
    return inTurn(
      report(from),
      ...units.map(
        (each) => (at: State) =>
          unitAt(at, each).status === 'table' && sparedUnit(at, unitAt(at, each), 'tremors') === null
            ? shakeBySpell(at, unitAt(at, each), 'tremors')
            : certain(at),
      ),
    );
  },
};

/** fr3.spells.tempest: blows the unit away through the air. */
const tempest: BattleSpell = {
  id: 'tempest',
  whom: 'unit',
  refuse(state, aim) {
    const unit = target(aim);
    const troop = troopOf(state, unit);
    const sheltered = kindsUnder(state, unit).some((kind) => kind === 'woods' || kind === 'town');
    return firstOf(
      () => refuseRooted(state, unit, 'Tempest', 'fr3.spells.tempest'),
      () =>
        when(
          unit.level === 'swimming' ||
            unit.level === 'burrowing' ||
            (unit.level === 'surface' && sheltered) ||
            troop.type === 'leviathans' ||
            formOf(troop) === 'mass',
          state,
          unit,
          'Tempest',
          'fr3.magic.tempest-limits',
        ),
    );
  },
  matters: (_, aim) => target(aim).side !== aim.side,
  works(state, aim) {
    const { id } = target(aim);
    const heading = awayFrom(state, aim.caster, target(aim));
    const landed = blowUnit(state, id, heading, heading + halfTurn, 'fr3.spells.tempest', 'fr3.magic.tempest-movement');
    return inTurn(landed, (at) => {
      const unit = unitAt(at, id);
      if (wouldDrown(at, id)) return drowned(at, id, 'fr3.magic.tempest-landing');
      if (unit.status !== 'table' || !landsBadly(at, unit) || unit.morale > 0) return certain(at);
      const after = suffer(asStruck(at, unit, null), { levels: 1 }, ['fr3.magic.tempest-landing'], 'magic');
      return inflict(at, id, { after, cause: 'magic', by: null });
    });
  },
};

/** fr3.spells.greatest-fear: the unit leaves for good, or turns around and flees. */
const greatestFear: BattleSpell = {
  id: 'greatest-fear',
  whom: 'unit',
  refuse: (state, aim) =>
    firstOf(
      () => sparedUnit(state, target(aim), 'greatest-fear'),
      () => when(target(aim).square.length > 0, state, target(aim), 'Greatest Fear', 'fr3.square.no-move'),
    ),
  matters: (_, aim) => target(aim).side !== aim.side,
  works(state, aim) {
    const { id } = target(aim);
    return andThen(shakeBySpell(state, target(aim), 'greatest-fear'), (report) => {
      const unit = unitAt(report.state, id);
      if (unit.status !== 'table') return known(report);
      const back = unit.base.facing + halfTurn;
      return inTurn(report, (at) => known(carryAlong(at, id, back, back, 'fr3.spells.greatest-fear')));
    });
  },
};

/** fr3.spells.rip-tide: moves the unit away from the caster over the ground, and pushes units in its path along. */
const ripTide: BattleSpell = {
  id: 'rip-tide',
  whom: 'unit',
  refuse(state, aim) {
    const unit = target(aim);
    const troop = troopOf(state, unit);
    return firstOf(
      () => refuseRooted(state, unit, 'Rip Tide', 'fr3.spells.rip-tide'),
      () =>
        when(
          unit.level === 'flying' || unit.level === 'burrowing' || troop.type === 'leviathans' || formOf(troop) === 'mass',
          state,
          unit,
          'Rip Tide',
          'fr3.magic.rip-tide-limits',
        ),
    );
  },
  matters: (_, aim) => target(aim).side !== aim.side,
  works(state, aim) {
    const { id } = target(aim);
    const heading = awayFrom(state, aim.caster, target(aim));
    return inTurn(sweepUnit(state, id, heading, 'fr3.spells.rip-tide', 'fr3.magic.rip-tide-movement'), (at) =>
      wouldDrown(at, id) ? drowned(at, id, 'fr3.magic.rip-tide-terrain') : certain(at),
    );
  },
};

export const winds: readonly BattleSpell[] = [
  random('disorient', 'Disorient'),
  random('gnat-swarm', 'Gnat Swarm'),
  mad,
  tremors,
  tempest,
  ripTide,
  greatestFear,
];
