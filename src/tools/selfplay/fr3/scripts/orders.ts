/**
 * Shared code of the scripted players. The scripted players were written independently of the computer players and share only the
 * rules with them. Each of these players follows a few fixed orders, so that other players can be measured against something
 * constant.
 */
import { type Action, fr3Battle } from '../../../../engine/fr3/battle/battle.ts';
import { facingOf } from '../../../../engine/fr3/battle/deployment/begin.ts';
import { zoneOf } from '../../../../engine/fr3/battle/deployment/deploy.ts';
import { pairs, questionOf } from '../../../../engine/fr3/battle/melee/question.ts';
import { askedNow } from '../../../../engine/fr3/battle/sequence.ts';
import { isEngaged } from '../../../../engine/fr3/battle/units/contacts.ts';
import { standing, unitAt, unitsOf } from '../../../../engine/fr3/battle/units/pieces.ts';
import { enemyOf, type PieceId, type SideId } from '../../../../engine/fr3/battle/vocabulary/ids.ts';
import type { AskKind } from '../../../../engine/fr3/battle/vocabulary/questions.ts';
import type { BattleUnit, State } from '../../../../engine/fr3/battle/vocabulary/state.ts';
import { fates } from '../../../../engine/fr3/demoralization.ts';
import { bout } from '../../../../engine/fr3/melee/combatant.ts';
import { melee } from '../../../../engine/fr3/melee/melee.ts';
import { approximate } from '../../../../engine/kernel/fraction.ts';
import { bearing, distance, heart, type Point, turnBetween } from '../../../../engine/kernel/geometry.ts';
import { odds } from '../../../../engine/kernel/odds.ts';
import { likeliest, type Player, stepByStep } from '../../../../engine/kernel/opponent.ts';

/** Answers one kind of question for a side; undefined if it has no orders. */
export type Order = (state: State, side: SideId, actions: readonly Action[]) => Action | undefined;
export type Orders = Partial<Readonly<Record<AskKind, Order>>>;
type Of<Kind extends Action['kind']> = Extract<Action, { kind: Kind }>;

export const ofKind = <Kind extends Action['kind']>(actions: readonly Action[], kind: Kind): readonly Of<Kind>[] =>
  actions.filter((action): action is Of<Kind> => action.kind === kind);

/** The element with the highest score, the first if several are equal; undefined if none scores more than `least`. */
export function highest<T>(all: readonly T[], score: (each: T) => number, least = Number.NEGATIVE_INFINITY): T | undefined {
  let [found, most]: [T | undefined, number] = [undefined, least];
  for (const each of all) {
    const of = score(each);
    if (of > most) [found, most] = [each, of];
  }
  return found;
}

export const enemies = (state: State, side: SideId): readonly BattleUnit[] => standing(state, enemyOf(side));
export const nearest = (from: Point, all: readonly BattleUnit[]): BattleUnit | undefined =>
  highest(all, ({ base }) => -distance(from, base));
export const free = (state: State, side: SideId): readonly BattleUnit[] =>
  standing(state, side).filter(({ id, morale }) => morale === 0 && !isEngaged(state, id));
/** The place to fight for: the objective, or the middle of the table if there is none. */
export const goal = ({ setup: { objective, table } }: State): Point =>
  objective ? heart(objective) : { x: table.width / 2, y: table.depth / 2 };

/** The distance to a place in inches, plus one inch for each eighth of a full turn. A move should reduce this number. */
export const off = ({ base }: BattleUnit, to: Point): number =>
  distance(base, to) + Math.abs(turnBetween(base.facing, bearing(base, to))) / 450;

const moves: readonly Action['kind'][] = ['ahead', 'oblique', 'wheel', 'turn', 'rotate', 'return'];
/** The smallest improvement that justifies a move. */
const worthMoving = 0.5;

/** The move that most reduces what is left to do; undefined if no move does. */
export function march(state: State, actions: readonly Action[], left: (state: State) => number): Action | undefined {
  const now = left(state);
  return highest(
    actions.filter(({ kind }) => moves.includes(kind)),
    (action) => now - left(likeliest(fr3Battle.perform(state, action)).state),
    worthMoving,
  );
}

/** The average advantage of a side in a melee, in levels of fate. */
function edgeIn(state: State, of: { readonly a: BattleUnit; readonly b: BattleUnit }, side: SideId): number {
  let sum = 0;
  for (const [{ a, b }, share] of odds(melee(bout(questionOf(state, of.a, of.b)))))
    sum += approximate(share) * (fates.indexOf(b.fate) - fates.indexOf(a.fate));
  return of.a.side === side ? sum : -sum;
}

/** The result of a charge: the enemies met, how many units are in contact with them then, and the advantage in the melees. */
export interface Met {
  readonly charge: Of<'charge'>;
  readonly at: readonly PieceId[];
  readonly held: number;
  readonly edge: number;
}

export function charges(state: State, side: SideId, actions: readonly Action[]): readonly Met[] {
  return ofKind(actions, 'charge').map((charge) => {
    const after = likeliest(fr3Battle.perform(state, charge)).state;
    const fights = pairs(after).filter(({ a, b }) => charge.units.includes(side === 'A' ? a.id : b.id));
    const at = [...new Set(fights.map(({ a, b }) => (side === 'A' ? b.id : a.id)))];
    const held = after.contacts.filter(({ a, b }) => at.includes(a) || at.includes(b)).length;
    return { charge, at, held, edge: fights.reduce((sum, fight) => sum + edgeIn(after, fight, side), 0) };
  });
}

/** Deploys the next units in one row at the middle of the zone's front, side by side if there is room. */
const inLine: Order = (state, side, actions) => {
  const zone = zoneOf(state, side);
  const ys = zone.map(({ y }) => y);
  const front = facingOf(state, side) === 0 ? Math.max(...ys) : Math.min(...ys);
  const many = unitsOf(state, side).filter(({ status }) => status === 'reserve').length;
  return highest(ofKind(actions, 'deploy'), ({ units, x, y }) => {
    const middle =
      x + ((facingOf(state, side) === 0 ? 1 : -1) * (units.length - 1) * unitAt(state, units[0] as PieceId).base.width) / 2;
    return 20 * Math.min(units.length, many) - Math.abs(middle - goal(state).x) - 2 * Math.abs(front - y);
  });
};

const rally: Order = (state, _, actions) => highest(ofKind(actions, 'rally'), ({ unit }) => -unitAt(state, unit).morale);

/** All units shoot together at the nearest enemy that they can hit. */
const shoot: Order = (state, _, actions) =>
  ofKind(actions, 'bombard')[0] ??
  highest(ofKind(actions, 'shoot'), ({ units, at }) => {
    const target = unitAt(state, at);
    return 10 * units.length + 5 * target.morale - distance(unitAt(state, units[0] as PieceId).base, target.base);
  });

const usual: Orders = { deploy: inLine, rally, missiles: shoot };

/** Actions that pass or end something. */
const passes: readonly Action['kind'][] = ['pass', 'hold'];

/** A player with these orders. For other questions the player passes, or takes the first option. */
export function scripted(own: Orders): Player<State, Action> {
  const orders = { ...usual, ...own };
  return stepByStep((state) => {
    const ask = askedNow(state);
    if (!ask) return undefined;
    const actions = [...fr3Battle.actions(state)];
    return orders[ask.what]?.(state, ask.side, actions) ?? actions.find(({ kind }) => passes.includes(kind)) ?? actions[0];
  });
}
