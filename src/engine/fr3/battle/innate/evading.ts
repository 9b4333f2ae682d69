/**
 * What happens after the target of a shot, an ability or a charge has decided whether to evade
 * (fr3.innate.fast-movement-evade-fire and related rules).
 */
import { andThen, type Chance, known } from '../../../kernel/chance.ts';
import { flag, whole } from '../../../kernel/fields.ts';
import { ahead as forward, fullTurn, onTable as isOnTable, meets, shifted, times } from '../../../kernel/geometry.ts';
import { holdsBack } from '../../nerve/mischief.ts';
import { nerveTest } from '../../nerve/test.ts';
import { actionKind, aPiece, firstOf, inches, refusal } from '../action-kind.ts';
import { charges, mayCharge } from '../charge/charge.ts';
import { testedUnit } from '../charge/nerve.ts';
import { type BattleReport, certain, event, inTurn, report } from '../events.ts';
import { basesOf, unitsNamed } from '../movement/manoeuvre.ts';
import { spendMovement, spentBy } from '../movement/move-cost.ts';
import { fullMove } from '../movement/rates.ts';
import { otherUnits, passes, refusePlaces } from '../movement/room.ts';
import { bombards } from '../shooting/bombard.ts';
import { volleys } from '../shooting/shoot.ts';
import { withContacts } from '../units/contacts.ts';
import { asking, phasing, standing, unitAt, withBases } from '../units/pieces.ts';
import type { Aim } from '../vocabulary/aim.ts';
import type { PieceId } from '../vocabulary/ids.ts';
import type { Threat } from '../vocabulary/questions.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';
import { withstands } from './ability-actions.ts';
import { type Dash, makeDash, refuseDash, waysOf } from './fast-movement.ts';
import { useAbility } from './use.ts';

const rule = 'fr3.innate.fast-movement-evade-charge';

/** Carries out the shot, ability or charge. */
function goesOn(state: State, threat: Threat): Chance<BattleReport> {
  if (threat.kind === 'shoot') return volleys(state, threat);
  if (threat.kind === 'bombard') return bombards(state, threat);
  return threat.kind === 'innate' ? useAbility(state, threat.use, withstands) : charges(state, threat.aimed);
}

/** Units whose charge has lost its target make a full move in its direction, up to any unit in the way. */
function overshoots(state: State, { units: ids, aim }: Aim): BattleReport {
  const units = unitsNamed(state, ids);
  const first = units[0] as BattleUnit;
  const direction = forward(first.base.facing + aim);
  const full = fullMove(state, units, direction) * (1 - spentBy(units));
  const next = spendMovement(state, ids, 1);
  const met = otherUnits(state, ids).flatMap((other) =>
    units.flatMap((unit) => {
      const share =
        unit.level === other.level && !passes(state, unit, other) ? meets(unit.base, times(direction, full), other.base) : null;
      return share === null ? [] : [share];
    }),
  );
  const way = times(direction, full * Math.min(1, ...met));
  const bases = basesOf(units).map((base) => shifted(base, way));
  const { width, depth } = state.setup.table;
  const free = bases.every((base) => isOnTable(base, width, depth)) && refusePlaces(next.state, ids, bases) === null;
  if (!free) return next;
  const inches = Math.round(full * Math.min(1, ...met) * 1000) / 1000;
  return report(
    withContacts(withBases(next.state, ids, bases)),
    ...next.events,
    event({ kind: 'moved', units: ids, way: 'ahead', inches }, rule),
  );
}

/** The charge continues as far as possible. If the charging unit hits a unit other than its target, it gets no charge bonus. */
function chargesOn(state: State, aimed: Aim, target: PieceId): Chance<BattleReport> {
  if (!mayCharge(state, aimed)) return known(overshoots(state, aimed));
  return andThen(charges(state, aimed), (report) => {
    const contacts = report.state.contacts.map((each) =>
      each.charger !== null && aimed.units.includes(each.charger) && each.a !== target && each.b !== target
        ? { ...each, charger: null }
        : each,
    );
    return known({ ...report, state: { ...report.state, contacts } });
  });
}

/** The chargers roll whether they can hold back. If the chargers pass, they stay where they are, with their movement spent. */
function holdBack(state: State, aimed: Aim, target: PieceId): Chance<BattleReport> {
  const [first] = aimed.units as [PieceId];
  return andThen(nerveTest(holdsBack, testedUnit(state, first, null)), ({ roll }) => {
    const logEntry = event({ kind: 'tested', unit: first, of: 'innate', passed: roll !== 'failed' }, rule);
    if (roll === 'failed') return inTurn(report(state, logEntry), (at) => chargesOn(at, aimed, target));
    const spent = spendMovement(state, aimed.units, 1);
    return certain(spent.state, logEntry, ...spent.events);
  });
}

const ownUnits = (state: State): readonly BattleUnit[] =>
  state.sheet.step === 'movement' ? standing(state, phasing(state)) : [];

export const evadingKinds = {
  /** fr3.innate.fast-movement: used voluntarily, or to evade a threat. */
  dash: actionKind({
    answers: ['magic', 'rally', 'missiles', 'movement', 'melee', 'evade'],
    fields: { unit: aPiece, turn: whole(0, fullTurn - 1), inches },
    *candidates(state, ask) {
      const units = ask.what === 'evade' ? [unitAt(state, ask.unit as PieceId)] : ask.what === 'movement' ? ownUnits(state) : [];
      for (const unit of units) yield* waysOf(state, unit);
    },
    refuse: (state, dash: Dash, ask) =>
      firstOf(
        () =>
          unitAt(state, dash.unit)?.side === ask.side && (ask.what !== 'evade' || ask.unit === dash.unit)
            ? null
            : refusal('Choose one of your units to move out of the way.', 'fr3.innate.fast-movement'),
        () => refuseDash(state, dash),
      ),
    perform(state, dash: Dash, { what, threat }) {
      const from = unitAt(state, dash.unit).base;
      return andThen(makeDash(state, dash), (report) => {
        if (what !== 'evade' || !threat) return known(report);
        const { base } = unitAt(report.state, dash.unit);
        if (base === from) return inTurn(report, (at) => goesOn(at, threat));
        // Units that shoot or use an ability may choose another target, because they have not acted yet.
        if (threat.kind !== 'charge') return known(report);
        return known({
          ...report,
          state: asking(report.state, { what: 'abort', side: phasing(state), unit: dash.unit, threat }),
        });
      });
    },
  }),
  stand: actionKind({
    answers: ['evade'],
    fields: {},
    candidates: () => [{}],
    refuse: () => null,
    perform: (state, _, { threat }) => goesOn(state, threat as Threat),
  }),
  /** fr3.innate.fast-movement-evade-charge: the chargers try to hold back, or continue. */
  abort: actionKind({
    answers: ['abort'],
    fields: { go: flag },
    candidates: () => [{ go: true }, { go: false }],
    refuse: () => null,
    perform(state, { go }, { threat, unit }) {
      const { aimed } = threat as Extract<Threat, { kind: 'charge' }>;
      return go ? holdBack(state, aimed, unit as PieceId) : chargesOn(state, aimed, unit as PieceId);
    },
  }),
};
