/** Dragons: all summoned together onto their own base edge (the chapter on dragons). */
import { firstFor, firstOf } from '../../../kernel/battle/refusal.ts';
import { type Base, overlap } from '../../../kernel/geometry.ts';
import { dragons } from '../../data/figures/dragons.ts';
import { baseWidth, depthOf } from '../../data/scale.ts';
import { aUnit, kind, refusal, refuseCost, someLengths } from '../action-kind.ts';
import { fromEdge, inward } from '../deployment/edges.ts';
import { baseAt, elementBy } from '../elements/find.ts';
import { certain, event } from '../events.ts';
import type { BattleElement, State } from '../vocabulary/state.ts';
import { arrive, isRefusal, ownElement, paid, refuseNear, refusePlace } from './arriving.ts';

/**
 * All dragons that are summoned together with this one: those of the army, or those of the allied contingent
 * (hott.dragons.allies).
 */
const flightOf = (state: State, { side, ally }: BattleElement): readonly BattleElement[] =>
  state.elements.filter((each) => each.side === side && each.type === 'dragons' && each.fate === 'off' && each.ally === ally);

/** hott.dragons.placement: rear edge on its own base edge, at this distance along it. */
const atEdge = (state: State, along: number): Base => {
  const edge = state.home[state.acting];
  return baseAt('dragons', { ...fromEdge(edge, state.setup.table.width, along, depthOf('dragons') / 2), facing: inward[edge] });
};

const shares = [0.15, 0.3, 0.5, 0.7, 0.85];

export const dragonKinds = {
  summon: kind({
    answers: ['arrivals'],
    /** `unit` is one of the dragons. `at` says where each dragon arrives, in inches along the edge from the left. */
    fields: { unit: aUnit, at: someLengths },
    *candidates(state) {
      if ((state.pips ?? 0) < dragons.cost) return;
      const seen = new Set<boolean>();
      for (const unit of state.elements) {
        if (unit.side !== state.acting || unit.type !== 'dragons' || unit.fate !== 'off' || seen.has(unit.ally)) continue;
        seen.add(unit.ally);
        const flight = flightOf(state, unit);
        for (const share of shares) {
          const first = share * state.setup.table.width - ((flight.length - 1) * baseWidth) / 2;
          yield { unit: unit.id, at: flight.map((_, place) => first + place * baseWidth) };
        }
      }
    },
    refuse(state, { unit: id, at }) {
      const unit = ownElement(state, id);
      if (isRefusal(unit)) return unit;
      if (unit.type !== 'dragons' || unit.fate !== 'off')
        return refusal(
          `${unit.name} (${id}) cannot be summoned: choose a dragon that is not on the table yet.`,
          'hott.dragons.off-table',
          'hott.dragons.summoning',
        );
      const flight = flightOf(state, unit);
      if (at.length !== flight.length)
        return refusal(
          `All dragons of the army must arrive together. Choose ${flight.length === 1 ? 'one place' : `${flight.length} places`} along the edge.`,
          'hott.dragons.summoning',
          ...(state.elements.some(({ ally, type }) => ally && type === 'dragons') ? (['hott.dragons.allies'] as const) : []),
        );
      const bases = at.map((along) => atEdge(state, along));
      return firstOf(
        () => refuseCost(state, dragons.cost, 'hott.dragons.summoning', 'hott.pips.no-saving'),
        () =>
          bases.some((base, place) => bases.slice(place + 1).some((other) => overlap(base, other)))
            ? refusal('Two of the dragons would overlap. Place them farther apart.', 'hott.dragons.placement')
            : null,
        () => firstFor(bases, (base) => refusePlace(state, unit, base, 'hott.dragons.placement')),
        () => firstFor(bases, (base) => refuseNear(state, unit, base, dragons.fromEnemy, 'hott.dragons.placement')),
      );
    },
    perform(state, { unit: id, at }) {
      const flight = flightOf(state, elementBy(state, id));
      const next = flight.reduce(
        (so, each, place) => arrive(so, elementBy(so, each.id), atEdge(state, at[place] as number)),
        paid(state, dragons.cost),
      );
      return certain(
        next,
        event(
          { kind: 'arrived', units: flight.map((each) => each.id), way: 'summoned', pips: dragons.cost },
          'hott.dragons.summoning',
          'hott.dragons.placement',
        ),
      );
    },
  }),
};
