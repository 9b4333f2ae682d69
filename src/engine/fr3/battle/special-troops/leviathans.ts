/**
 * How leviathans (chapter fr3.leviathans) differ from large monsters: they fight friends, and fall on units behind them. The
 * reach of leviathans, the ground that is closed to them, and lining up with them are handled elsewhere (`spirits/crossing.ts`,
 * `charge/approach.ts`, `movement/facing.ts`). Contacts exist only between enemies, so fights with friends are derived from the
 * table once per phase, before the other melees. Contact with a friendly leviathan does not engage a unit. While a leviathan is
 * in contact with an enemy, it ignores its friends. It always ignores a friend that fights an enemy.
 */
import { andThen, type Chance, known } from '../../../kernel/chance.ts';
import { type Base, contactOf as edgeContact, faceNear, outward, overlap, placeAgainst } from '../../../kernel/geometry.ts';
import { onceFor } from '../../../kernel/memo.ts';
import { runOver } from '../../nerve/retreat-procedures.ts';
import { baseSide } from '../../table/bases.ts';
import { engaged, holds } from '../../table/engagement.ts';
import { testedUnit } from '../charge/nerve.ts';
import { toTurnTo, turnedTo } from '../charge/turning.ts';
import { type BattleReport, certain, event, inTurn, report } from '../events.ts';
import { inflict } from '../harm/harm.ts';
import { fights } from '../melee/fight.ts';
import { refusePlaces } from '../movement/room.ts';
import { withDiceOwner } from '../pre-game/dice-owner.ts';
import { anyLeviathan, couldMeet, isEthereal, isLeviathan } from '../spirits/crossing.ts';
import { isEngaged, opponents, withContacts } from '../units/contacts.ts';
import { isDeep, standing, unitAt, withBases, withDeeds } from '../units/pieces.ts';
import type { PieceId } from '../vocabulary/ids.ts';
import type { Pair } from '../vocabulary/moves.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';

// ---- Friends -------------------------------------------------------------------------------------

const isIdle = (state: State, { id, did }: BattleUnit): boolean => !did.fought && !isEngaged(state, id);

/**
 * fr3.leviathans.fights-anyone: friends in contact with the leviathan. Either the front edge of the leviathan or that of the
 * friend must touch. Other leviathans do not count as friends here.
 */
const preyOf = (state: State, leviathan: BattleUnit): readonly BattleUnit[] =>
  standing(state, leviathan.side).filter(
    (unit) =>
      engaged(leviathan.base, unit.base) &&
      isIdle(state, unit) &&
      !isLeviathan(state, unit) &&
      !isEthereal(state, unit) &&
      couldMeet(state, leviathan, unit),
  );

/** Turns a unit to its opponent if the opponent's front edge is on its flank or rear. */
const turns = (state: State, id: PieceId, to: PieceId): BattleReport => {
  const held = holds(unitAt(state, to).base, unitAt(state, id).base);
  return held === 'flank' || held === 'rear' ? turnedTo(state, id, unitAt(state, to), 'melee') : report(state);
};

/** Every leviathan that touches friends but has no enemy to fight, with the most dangerous of those friends. */
export const quarrels = onceFor((state: State): readonly Pair[] => {
  if (!anyLeviathan(state)) return [];
  return standing(state).flatMap((leviathan) => {
    if (!isLeviathan(state, leviathan) || !isIdle(state, leviathan)) return [];
    const [prey] = toTurnTo(state, leviathan, preyOf(state, leviathan));
    return prey ? [{ a: leviathan, b: prey }] : [];
  });
});

/** fr3.leviathans.fights-anyone, fr3.leviathans.follow-up: fights these melees one after the other. */
export function friendsFight(state: State): Chance<BattleReport> {
  const [next] = quarrels(state);
  if (!next) return certain(state);
  const [{ id }, { id: prey }] = [next.a, next.b];
  return inTurn(
    report(state, event({ kind: 'set-upon', unit: prey, by: id }, 'fr3.leviathans.fights-anyone')),
    (at) => known(turns(at, id, prey)),
    (at) => known(turns(at, prey, id)),
    (at) => fights(at, id, prey),
    friendsFight,
  );
}

// ---- Falling and turning -------------------------------------------------------------------------

/** The ways in which a leviathan can come down on a unit. */
const comings = {
  fall: { by: 'crash', rule: 'fr3.leviathans.push-back-crash' },
  swing: { by: 'crash', rule: 'fr3.leviathans.1x2-turning-damage' },
  engulf: { by: 'engulf', rule: 'fr3.leviathans.engulf' },
} as const;

/**
 * A unit under a leviathan rolls to get clear. If the unit fails, it rolls for its result (fr3.results-rolls.unit-results). If
 * the unit survives, the leviathan pushes it away, unless the leviathan is gone.
 */
export function isCrushed(
  state: State,
  id: PieceId,
  coming: keyof typeof comings,
  leviathan: PieceId | null,
): Chance<BattleReport> {
  const { me, is } = testedUnit(state, id, leviathan);
  const { by, rule } = comings[coming];
  return andThen(withDiceOwner(runOver({ of: { me, is: { ...is, by } } }), unitAt(state, id).side), ({ roll, after }) => {
    const logEntry = event(
      { kind: 'tested', unit: id, of: by, passed: roll !== 'failed' },
      rule,
      'fr3.results-rolls.unit-results',
    );
    return inTurn(report(state, logEntry), (at) => inflict(at, id, { after, cause: 'nerve', by: leviathan }));
  });
}

/**
 * fr3.leviathans.push-back-crash: rolls for the next unit that a leviathan has fallen on; null when there is none. Other
 * leviathans do not roll.
 */
export function rollForCrushed(state: State): Chance<BattleReport> | null {
  const fallen = anyLeviathan(state) ? state.units.find(({ did }) => did.crushes.length > 0) : undefined;
  if (!fallen) return null;
  const [id, ...more] = fallen.did.crushes as [PieceId];
  const noted = withDeeds(state, [fallen.id], { crushes: more });
  const unit = unitAt(noted, id);
  return unit.status !== 'table' || isLeviathan(noted, unit) ? certain(noted) : isCrushed(noted, id, 'fall', null);
}

/** The base of a leviathan two bases deep after turning its front to a leviathan on its flank; null if there is none. */
function swung(unit: BattleUnit, enemy: BattleUnit): Base | null {
  const met = edgeContact(unit.base, enemy.base);
  if (!met || (met.edge !== 'left' && met.edge !== 'right')) return null;
  return placeAgainst(unit.base, faceNear(enemy.base, met.on, baseSide, unit.base), outward(enemy.base, met.on));
}

/**
 * fr3.leviathans.most-dangerous, fr3.leviathans.1x2-turning-damage: before the melees a leviathan turns to an enemy leviathan on
 * its flank. Units in the area where the leviathan would turn roll first. If one of those units remains there, the leviathan does
 * not turn.
 */
export function leviathansSwing(state: State): Chance<BattleReport> {
  if (!anyLeviathan(state)) return certain(state);
  const swings = standing(state)
    .filter((unit) => isDeep(unit) && isLeviathan(state, unit))
    .map(({ id }) => (at: State): Chance<BattleReport> => {
      const unit = unitAt(at, id);
      const enemy = toTurnTo(at, unit, opponents(at, id)).find((each) => isLeviathan(at, each));
      const base = unit.status === 'table' && enemy ? swung(unit, enemy) : null;
      if (!enemy || !base) return certain(at);
      const under = standing(at).filter((each) => each.id !== id && each.level === unit.level && overlap(base, each.base));
      return inTurn(report(at), ...under.map((each) => (now: State) => isCrushed(now, each.id, 'swing', id)), (now) =>
        refusePlaces(now, [id], [base])
          ? certain(now)
          : certain(
              withContacts(withBases(now, [id], [base])),
              event({ kind: 'turned', unit: id, toward: enemy.id }, 'fr3.leviathans.most-dangerous'),
            ),
      );
    });
  return inTurn(report(state), ...swings);
}
