/** Creatures that come through a planar gate (fr3.planar.denizen-table), and whether a planar wizard dominates them. */
import { andThen, type Chance, known, map, roll } from '../../kernel/chance.ts';
import { type Odds, odds } from '../../kernel/odds.ts';
import { type Denizen, denizenOf, denizens } from '../data/planar.ts';
import type { Fr3RuleId } from '../rule-ids.ts';

export type DenizenId = Denizen['id'];

export const denizenById = (id: DenizenId): Denizen => denizens.find((each) => each.id === id) as Denizen;

/**
 * The creature that arrives at the start of a movement phase; undefined if it would be a second planar entity
 * (fr3.planar.denizen-limits).
 */
export function denizenArrives(entityOnTable: boolean): Chance<DenizenId | undefined> {
  const rules: readonly Fr3RuleId[] = ['fr3.planar.denizen-table', 'fr3.planar.denizen-limits'];
  return roll(10, { decides: 'what comes through the gate', rules }, (face) => {
    const denizen = denizenOf(face);
    return known(denizen && !(entityOnTable && denizen.fed) ? denizen.id : undefined);
  });
}

export type Contest = 'no' | 'contested';

/**
 * The side that dominates the creature, or `free`. If both sides have a planar wizard, they roll off and the winner casts. After
 * a tie, neither wizard casts this turn.
 */
export type Dominated = 'ours' | 'theirs' | 'free';

const throwFor = (id: DenizenId, whose: 'ours' | 'theirs'): Chance<Dominated> => {
  const { dominatedFrom } = denizenById(id);
  const won = known<Dominated>(whose);
  const free = known<Dominated>('free');
  return roll(
    10,
    { decides: 'whether the creature is dominated', rules: ['fr3.spells.dominate', 'fr3.planar.control-result'] },
    (face) => (face >= dominatedFrom ? won : free),
  );
};

/** One attempt to dominate a creature, after the spell has succeeded: fr3.spells.dominate, fr3.planar.control-contest. */
export function dominate(id: DenizenId, contest: Contest): Chance<Dominated> {
  if (contest === 'no') return throwFor(id, 'ours');
  const rules: readonly Fr3RuleId[] = ['fr3.planar.control-contest'];
  const results = { ours: throwFor(id, 'ours'), theirs: throwFor(id, 'theirs'), tie: known<Dominated>('free') };
  return roll(10, { decides: 'your wizard’s roll-off', rules, by: 'a' }, (mine) =>
    roll(10, { decides: 'the other wizard’s roll-off', rules, by: 'b' }, (theirs) =>
      mine === theirs ? results.tie : mine > theirs ? results.ours : results.theirs,
    ),
  );
}

/** The odds after each turn with one attempt per turn, while the creature is free. */
export function dominatedBy(id: DenizenId, contest: Contest, turns: number): Odds<Dominated>[] {
  const found: Odds<Dominated>[] = [];
  let now = odds<Dominated>(known('free'));
  for (let turn = 1; turn <= turns; turn++) {
    now = now.andThen((at) => (at === 'free' ? dominate(id, contest) : known(at)));
    found.push(now);
  }
  return found;
}

/** What happens at an open gate: which creature arrives, if any, and whether a wizard dominates it. */
export interface Arrived {
  readonly denizen: DenizenId | undefined;
  readonly dominated: boolean;
}

/** The arrival of a creature, and the attempt of a planar wizard who is ready to dominate it. */
export function arrivesAndIsMet(entityOnTable: boolean, met: boolean): Chance<Arrived> {
  return andThen(
    denizenArrives(entityOnTable),
    (denizen): Chance<Arrived> =>
      denizen && met
        ? map(dominate(denizen, 'no'), (at) => ({ denizen, dominated: at === 'ours' }))
        : known({ denizen, dominated: false }),
  );
}

/** All creatures that an open gate has let in so far. */
export interface Through {
  /** Whether a planar entity has arrived. */
  readonly entity: boolean;
  readonly came: number;
}

export function throughBy(entityOnTable: boolean, turns: number): Odds<Through>[] {
  const found: Odds<Through>[] = [];
  let now = odds<Through>(known({ entity: entityOnTable, came: 0 }));
  for (let turn = 1; turn <= turns; turn++) {
    now = now.andThen(({ entity, came }) =>
      map(denizenArrives(entity), (id) => ({
        entity: entity || (id !== undefined && denizenById(id).fed),
        came: came + (id === undefined ? 0 : 1),
      })),
    );
    found.push(now);
  }
  return found;
}
