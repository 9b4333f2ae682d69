/** What PIPs are spent on: arrivals, moves, spells. */
import { type CompanionReport, line, reportOf } from '../../kernel/companion.ts';
import { flag, oneOf } from '../../kernel/fields.ts';
import type { Refusal } from '../../kernel/rule-id.ts';
import { lurkers } from '../data/figures/lurkers.ts';
import { tacticalMoves } from '../data/figures/tactical-moves.ts';
import { type PipCost, pipCosts } from '../data/pip-costs.ts';
import { sequence } from '../data/sequence.ts';
import type { HottRuleId } from '../rule-ids.ts';
import { actionKind, anId, refusal } from './action-kind.ts';
import { elementBy, isLurker, lostBy, type Noted, pipsLeft, type State, typeOf, withElement, withSide } from './state.ts';

/** Everything that PIPs can buy, by id. Moves and their surcharges are a separate action. */
const bought = pipCosts.filter(({ id, surcharge }) => !surcharge && id !== 'move');
const costById = new Map(bought.map((each) => [each.id, each]));

/** The cost of a lurker's next appearance, by how often it has appeared (hott.lurkers.reuse). */
const lurkerCosts = ['lurker', 'lurker-second', 'lurker-third'] as const;

/** The purchase with which an element can arrive or return now; undefined if there is none. */
export function purchaseFor(element: Noted): PipCost | undefined {
  const { type, fate, appearances } = element;
  if (type === 'gods' && fate === 'off') return costById.get('god');
  if (type === 'dragons' && fate === 'off') return costById.get('dragons');
  if (isLurker(element) && fate === 'off') return costById.get(lurkerCosts[appearances] ?? '');
  if (type === 'hordes' && fate === 'destroyed') return costById.get('horde');
  // hott.desorcelling.cost: for a hero or a magician.
  if (fate === 'ensorcelled') return costById.get('desorcell');
  return undefined;
}

const order = (step: string): number => sequence.findIndex(({ id }) => id === step);
const counted = (pips: number): string => (pips === 1 ? '1 PIP' : `${pips} PIPs`);

/** Why this many PIPs cannot be spent in this step; null if they can. */
function unpaid(state: State, cost: number, step: string, name: string): Refusal | null {
  if (state.beaten) return refusal('The battle is over.', lostBy(state));
  if (state.pips === null) return refusal('Roll for the PIPs of this bound first.', 'hott.pips.roll');
  const left = pipsLeft(state);
  if (left < cost)
    return refusal(
      `${name}: this costs ${counted(cost)}, and ${left === 0 ? 'none is' : left === 1 ? '1 is' : `${left} are`} left.`,
      'hott.pips.roll',
    );
  if (order(state.step) > order(step))
    return refusal(
      `${name}: it is too late, because that step of the bound is over.`,
      'hott.pips.deploy-use',
      'hott.pips.move-use',
      'hott.pips.bespell-use',
    );
  return null;
}

const paid = (state: State, cost: number): State => ({ ...state, spent: state.spent + cost });

/**
 * Whether another dragon arrives together with this one: it has not arrived yet, and it belongs to the same contingent
 * (hott.dragons.allies).
 */
const comeTogether = (one: Noted, other: Noted): boolean =>
  other.type === 'dragons' && other.fate === 'off' && other.ally === one.ally;

/** An element arrives or returns. */
function arrive(state: State, element: Noted): State {
  const arrived = state.arrivals + 1;
  const on = (each: Noted): Partial<Noted> => ({ fate: 'on', appearances: each.appearances + 1, arrived });
  const at = { ...state, arrivals: arrived };
  if (element.type !== 'dragons' || element.fate !== 'off') return withElement(at, state.acting, element.id, on(element));
  // hott.dragons.summoning, hott.dragons.allies: all dragons of the army arrive together, or all of an allied contingent.
  return withSide(at, state.acting, {
    elements: at.sides[state.acting].elements.map((each) => (comeTogether(element, each) ? { ...each, ...on(each) } : each)),
  });
}

function arrivalLine(state: State, element: Noted, what: PipCost): CompanionReport<State> {
  const dragons = state.sides[state.acting].elements.filter((each) => comeTogether(element, each)).length;
  const who =
    what.id === 'dragons' && dragons > 1
      ? `All dragons ${element.ally ? 'of the ally' : 'of the army'} come`
      : `${element.name} ${what.id === 'horde' ? 'is replaced' : what.id === 'desorcell' ? 'is freed' : 'comes'}`;
  const more: readonly HottRuleId[] =
    what.id === 'horde'
      ? ['hott.hordes.placement', 'hott.hordes.no-move']
      : what.id === 'desorcell'
        ? [typeOf(element).id === 'magicians' ? 'hott.desorcelling.magician' : 'hott.desorcelling.hero-stronghold']
        : what.id === 'god'
          ? ['hott.gods.placement']
          : what.id === 'dragons'
            ? ['hott.dragons.placement']
            : ['hott.lurkers.in-feature'];
  return reportOf(
    arrive(paid(state, what.cost), element),
    line(`${who}, for ${counted(what.cost)}.`, what.rule as HottRuleId, ...more),
  );
}

export const moveCost = (magic: boolean, command: boolean): number =>
  tacticalMoves.cost + (magic ? tacticalMoves.magic : 0) + (command ? tacticalMoves.command : 0);

const aPurchase = oneOf(bought.map(({ id }) => id));

export const spendingActions = {
  /** A tactical move of an element or a group, with its surcharges. */
  move: actionKind({
    fields: { magic: flag, command: flag },
    refuse: (state, { magic, command }) => unpaid(state, moveCost(magic, command), 'moves', 'A move'),
    perform: (state, { magic, command }) => {
      const cost = moveCost(magic, command);
      const rules: HottRuleId[] = ['hott.tactical-moves.cost'];
      if (magic) rules.push('hott.tactical-moves.extra-magic');
      if (command) rules.push('hott.tactical-moves.extra-not-additive');
      const at = paid(state, cost);
      return reportOf(
        { ...at, step: state.step === 'arrivals' || state.step === 'pips' ? 'moves' : state.step },
        line(`A move costs ${counted(cost)}. ${counted(pipsLeft(at))} left.`, ...rules),
      );
    },
  }),
  bespell: actionKind({
    fields: {},
    refuse: (state) => {
      const what = costById.get('bespell') as PipCost;
      return unpaid(state, what.cost, what.step, 'A spell');
    },
    perform: (state) => {
      const what = costById.get('bespell') as PipCost;
      const at = { ...paid(state, what.cost), step: what.step };
      return reportOf(
        at,
        line(`A spell costs ${counted(what.cost)}. ${counted(pipsLeft(at))} left.`, 'hott.supplement.bespell-cost'),
      );
    },
  }),
  /** An element on the sheet arrives, returns, is freed or replaced. */
  arrive: actionKind({
    fields: { unit: anId },
    refuse: (state, { unit }) => {
      const element = elementBy(state, state.acting, unit);
      if (!element) return refusal('Choose an element of the side whose bound it is.');
      const what = purchaseFor(element);
      if (!what) {
        if (isLurker(element) && element.appearances >= lurkers.appearances)
          return refusal(
            `${element.name} cannot appear again, because it has already appeared ${lurkers.appearances} times.`,
            'hott.lurkers.reuse',
          );
        if (element.fate === 'joined')
          return refusal(`${element.name} cannot return, because it fights for the enemy.`, 'hott.gods.shared');
        return refusal(`${element.name} cannot be brought back with PIPs.`, 'hott.pips.deploy-use');
      }
      return unpaid(state, what.cost, what.step, element.name);
    },
    perform: (state, { unit }) => {
      const element = elementBy(state, state.acting, unit) as Noted;
      return arrivalLine(state, element, purchaseFor(element) as PipCost);
    },
  }),
  /** Spends PIPs for an army that is not on the sheet. Only the PIPs of such an army are counted. */
  pay: actionKind({
    fields: { what: aPurchase },
    refuse: (state, { what }) => {
      const { cost, step, name } = costById.get(what) as PipCost;
      return unpaid(state, cost, step, name);
    },
    perform: (state, { what }) => {
      const { cost, name, rule } = costById.get(what) as PipCost;
      const at = paid(state, cost);
      return reportOf(at, line(`${name}: ${counted(cost)}; ${counted(pipsLeft(at))} left.`, rule as HottRuleId));
    },
  }),
};
