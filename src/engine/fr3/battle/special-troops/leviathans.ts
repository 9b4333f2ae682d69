/**
 * Leviathans (chapter fr3.leviathans) where they are more than large monsters: they fight friends, and fall on whoever stands
 * behind them. What they reach, what is closed to them and who lines up with them stands where it is asked for
 * (`spirits/kinds.ts`, `charge/approach.ts`, `movement/facing.ts`).
 *
 * Contacts are between enemies only, so friends are read off the table, once a phase, before the other melees. Contact with its
 * own leviathan holds nobody. A leviathan with an enemy at hand leaves its friends alone, and a friend who fights an enemy is left to it.
 */
import { andThen, type Chance, known } from '../../../kernel/chance.ts';
import { against, type Base, contactOf as edgeContact, faceNear, outward, overlap } from '../../../kernel/geometry.ts';
import { onceFor } from '../../../kernel/memo.ts';
import { runOver } from '../../nerve/retreat-procedures.ts';
import { baseSide } from '../../table/bases.ts';
import { engaged, holds } from '../../table/engagement.ts';
import { tried } from '../charge/nerve.ts';
import { toTurnTo, turnedTo } from '../charge/turning.ts';
import { type BattleReport, certain, event, inTurn, report } from '../events.ts';
import { inflict } from '../harm/harm.ts';
import { fights } from '../melee/fight.ts';
import { refusePlaces } from '../movement/room.ts';
import { withDiceOwner } from '../pre-game/dice-owner.ts';
import { anyLeviathan, couldMeet, isEthereal, isLeviathan } from '../spirits/kinds.ts';
import { isEngaged, opponents, withContacts } from '../units/contacts.ts';
import { isDeep, standing, unitAt, withBases, withDeeds } from '../units/pieces.ts';
import type { PieceId } from '../vocabulary/ids.ts';
import type { Pair } from '../vocabulary/moves.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';

// ---- Friends -------------------------------------------------------------------------------------

const isIdle = (state: State, { id, did }: BattleUnit): boolean => !did.fought && !isEngaged(state, id);

/** fr3.leviathans.fights-anyone: friends that its front edge touches, or who touch it with theirs; never other leviathans. */
const preyOf = (state: State, leviathan: BattleUnit): readonly BattleUnit[] =>
  standing(state, leviathan.side).filter(
    (unit) =>
      engaged(leviathan.base, unit.base) &&
      isIdle(state, unit) &&
      !isLeviathan(state, unit) &&
      !isEthereal(state, unit) &&
      couldMeet(state, leviathan, unit),
  );

/** Two who come to blows turn to each other where a front edge lies along a flank or a rear. */
const turns = (state: State, id: PieceId, to: PieceId): BattleReport => {
  const held = holds(unitAt(state, to).base, unitAt(state, id).base);
  return held === 'flank' || held === 'rear' ? turnedTo(state, id, unitAt(state, to), 'melee') : report(state);
};

/** Every leviathan that has nobody else to fight, with the most dangerous friend that is in its way. */
export const quarrels = onceFor((state: State): readonly Pair[] => {
  if (!anyLeviathan(state)) return [];
  return standing(state).flatMap((leviathan) => {
    if (!isLeviathan(state, leviathan) || !isIdle(state, leviathan)) return [];
    const [prey] = toTurnTo(state, leviathan, preyOf(state, leviathan));
    return prey ? [{ a: leviathan, b: prey }] : [];
  });
});

/** fr3.leviathans.fights-anyone, fr3.leviathans.follow-up: these fights, one after the other. */
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

// ---- Its fall, and its turning -------------------------------------------------------------------

/** How a leviathan comes over a unit. */
const comings = {
  fall: { by: 'crash', rule: 'fr3.leviathans.push-back-crash' },
  swing: { by: 'crash', rule: 'fr3.leviathans.1x2-turning-damage' },
  engulf: { by: 'engulf', rule: 'fr3.leviathans.engulf' },
} as const;

/**
 * A unit under a leviathan rolls, and after a failure its fate is that of the unit results (fr3.results-rolls.unit-results). The
 * leviathan pushes it away, unless it is gone itself.
 */
export function isCrushed(
  state: State,
  id: PieceId,
  coming: keyof typeof comings,
  leviathan: PieceId | null,
): Chance<BattleReport> {
  const { me, is } = tried(state, id, leviathan);
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

/** fr3.leviathans.push-back-crash: the next unit that a leviathan has fallen on rolls; null when there is none. Leviathans need not. */
export function rollForCrushed(state: State): Chance<BattleReport> | null {
  const fallen = anyLeviathan(state) ? state.units.find(({ did }) => did.crushes.length > 0) : undefined;
  if (!fallen) return null;
  const [id, ...more] = fallen.did.crushes as [PieceId];
  const noted = withDeeds(state, [fallen.id], { crushes: more });
  const unit = unitAt(noted, id);
  return unit.status !== 'table' || isLeviathan(noted, unit) ? certain(noted) : isCrushed(noted, id, 'fall', null);
}

/** A leviathan two deep with its front along the edge of another that it touches with a flank; null where it does not. */
function swung(unit: BattleUnit, enemy: BattleUnit): Base | null {
  const met = edgeContact(unit.base, enemy.base);
  if (!met || (met.edge !== 'left' && met.edge !== 'right')) return null;
  return against(unit.base, faceNear(enemy.base, met.on, baseSide, unit.base), outward(enemy.base, met.on));
}

/**
 * fr3.leviathans.most-dangerous, fr3.leviathans.1x2-turning-damage: before the melees it turns to an enemy leviathan on its flank.
 * Whoever stands where it comes to lie rolls first; it stays as it is while somebody still stands there.
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
