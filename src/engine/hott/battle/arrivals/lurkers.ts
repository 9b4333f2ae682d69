/** Lurkers: they ambush elements that enter their terrain (the chapter on lurkers). */
import { firstOf } from '../../../kernel/battle/refusal.ts';
import { type Base, edgeNames, gap, occupies, squareContact, squareOn } from '../../../kernel/geometry.ts';
import type { Refusal } from '../../../kernel/rule-id.ts';
import { lurkers } from '../../data/figures/lurkers.ts';
import { inches } from '../../data/scale.ts';
import { aFacing, aLength, aUnit, kind, refusal, refuseCost } from '../action-kind.ts';
import { facedBy } from '../elements/contacts.ts';
import { baseAt, done, elementBy, isAerial, isLurker, standing, withElement } from '../elements/find.ts';
import { type BattleReport, certain, event } from '../events.ts';
import { groundOf, type Piece } from '../terrain/ground.ts';
import { enemyOf } from '../vocabulary/ids.ts';
import type { BattleElement, State } from '../vocabulary/state.ts';
import { arrive, isFreePlace, isRefusal, ownElement, paid } from './arriving.ts';

const prices = [lurkers.first, lurkers.second, lurkers.third] as const;

/** The cost of the lurker's next appearance (hott.lurkers.cost-first, hott.lurkers.reuse). */
export const lurkerPrice = ({ appearances }: BattleElement): number | undefined => prices[appearances];

/** Lurkers of the acting side that can still appear. */
export const lurkersInWait = (state: State): readonly BattleElement[] =>
  state.elements.filter(
    (each) => each.side === state.acting && isLurker(each) && each.fate === 'off' && lurkerPrice(each) !== undefined,
  );

/** hott.lurkers.timing: the controller's first bound after the enemy entered the piece, by moving or deploying. */
const isFresh = (state: State, since: number): boolean => since >= state.bound - 2 && since < state.bound;

/** The pieces of terrain from which a lurker can attack an enemy now. */
function haunts(state: State, lurker: BattleElement, enemy: BattleElement): readonly Piece[] {
  if (isAerial(enemy) && facedBy(state, enemy.id) === undefined) return [];
  const { pieces } = groundOf(state.setup);
  return enemy.footing.flatMap(({ piece, since }): readonly Piece[] => {
    const at = pieces[piece] as Piece;
    const water = at.kind.going === 'water';
    const bad = at.kind.going === 'bad' && isFresh(state, since);
    const lurks = lurker.type === 'water-lurkers' ? water || (bad && at.kind.id === 'marsh') : bad;
    return lurks ? [at] : [];
  });
}

/** The piece of terrain that hides a lurker placed here to attack an enemy; undefined if there is none. */
const hauntAt = (state: State, lurker: BattleElement, enemy: BattleElement, base: Base): Piece | undefined =>
  haunts(state, lurker, enemy).find(({ polygon }) => occupies(base, polygon));

interface Prey {
  readonly enemy: BattleElement;
  readonly piece: Piece;
}
function preyAt(state: State, lurker: BattleElement, base: Base): Prey | undefined {
  for (const enemy of standing(state, enemyOf(lurker.side))) {
    if (squareContact(base, enemy.base) === null) continue;
    const piece = hauntAt(state, lurker, enemy, base);
    if (piece) return { enemy, piece };
  }
  return undefined;
}

function refuseAmbush(state: State, lurker: BattleElement, base: Base): Refusal | null {
  if (!isFreePlace(state, lurker, base))
    return refusal(`${lurker.name} (${lurker.id}) cannot appear there, because there is no room.`, 'hott.lurkers.land');
  return preyAt(state, lurker, base)
    ? null
    : refusal(
        'A lurker must appear partly in its terrain, with its front edge against an enemy that has just entered that terrain.',
        ...(lurker.type === 'water-lurkers' ? (['hott.lurkers.water'] as const) : (['hott.lurkers.land'] as const)),
        'hott.lurkers.timing',
        'hott.lurkers.in-feature',
        'hott.lurkers.aerials',
      );
}

export const lurkerKinds = {
  ambush: kind({
    answers: ['arrivals'],
    fields: { unit: aUnit, x: aLength, y: aLength, facing: aFacing },
    *candidates(state) {
      const seen = new Set<string>();
      for (const lurker of lurkersInWait(state)) {
        // Lurkers of the same type and cost are equal, so only one is tried.
        const alike = `${lurker.type} ${lurker.appearances}`;
        if (seen.has(alike) || (lurkerPrice(lurker) as number) > (state.pips ?? 0)) continue;
        seen.add(alike);
        for (const enemy of standing(state, enemyOf(lurker.side))) {
          if (haunts(state, lurker, enemy).length === 0) continue;
          for (const edge of edgeNames) {
            const { x, y, facing } = squareOn(lurker.base, enemy.base, edge);
            yield { unit: lurker.id, x, y, facing };
          }
        }
      }
    },
    refuse(state, { unit: id, ...place }) {
      const lurker = ownElement(state, id);
      if (isRefusal(lurker)) return lurker;
      const price = lurkerPrice(lurker);
      if (!isLurker(lurker) || lurker.fate !== 'off')
        return refusal(`${lurker.name} (${id}) cannot appear: choose a lurker that is hidden.`, 'hott.lurkers.off-table');
      if (price === undefined)
        return refusal(
          `${lurker.name} (${id}) cannot appear again, because it has already appeared ${lurkers.appearances} times.`,
          'hott.lurkers.reuse',
        );
      return firstOf(
        () => refuseCost(state, price, lurker.appearances === 0 ? 'hott.lurkers.cost-first' : 'hott.lurkers.reuse'),
        () => refuseAmbush(state, lurker, baseAt(lurker.type, place)),
      );
    },
    perform(state, { unit: id, ...place }) {
      const lurker = elementBy(state, id);
      const base = baseAt(lurker.type, place);
      const { enemy, piece } = preyAt(state, lurker, base) as Prey;
      const price = lurkerPrice(lurker) as number;
      const next = arrive(paid(state, price), lurker, base, { haunt: piece.index });
      return certain(
        withElement(next, id, done(elementBy(next, id), { charged: [enemy.id] })),
        event(
          { kind: 'arrived', units: [id], way: 'ambush', pips: price },
          lurker.type === 'water-lurkers' && piece.kind.going === 'water' ? 'hott.lurkers.water' : 'hott.lurkers.land',
          lurker.appearances === 0 ? 'hott.lurkers.cost-first' : 'hott.lurkers.reuse',
        ),
      );
    },
  }),
};

/** Takes a lurker off the table until its next appearance, or for good after its last (hott.lurkers.reuse). */
export const withdrawn = (state: State, lurker: BattleElement): State =>
  withElement(state, lurker.id, {
    fate: lurker.appearances >= lurkers.appearances ? 'gone' : 'off',
    haunt: null,
    footing: [],
    wading: null,
  });

/** hott.lurkers.removal: removes lurkers with no enemy within 600 paces; null if there are none. */
export function lurkersWithdraw(state: State): BattleReport | null {
  const alone = standing(state).filter(
    (each) =>
      isLurker(each) &&
      !standing(state, enemyOf(each.side)).some(({ base }) => gap(base, each.base) <= inches(lurkers.enemyWithin)),
  );
  if (alone.length === 0) return null;
  return {
    state: alone.reduce(withdrawn, state),
    events: alone.map(({ id }) => event({ kind: 'left', unit: id, why: 'no-enemy-near' }, 'hott.lurkers.removal')),
  };
}
