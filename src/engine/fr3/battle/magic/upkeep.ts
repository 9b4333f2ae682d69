/**
 * Maintaining illusions: which of two identical units is the illusion, and the payment at the start of a turn
 * (fr3.illusions.maintenance).
 */
import { type Chance, known } from '../../../kernel/chance.ts';
import { oneOf } from '../../../kernel/fields.ts';
import { illusions as figures } from '../../data/figures/illusions.ts';
import { actionKind, aPiece, refusal } from '../action-kind.ts';
import { type BattleReport, certain, event, report } from '../events.ts';
import { findUnit, onTable, withUnit } from '../units/pieces.ts';
import { enemyOf, type PieceId, type SideId } from '../vocabulary/ids.ts';
import type { Ask } from '../vocabulary/questions.ts';
import type { Barrier, BattleUnit, State } from '../vocabulary/state.ts';
import { removeBarrier } from './barriers.ts';
import { armyPoints, casters, freeUpkeep, ownPoints, spend } from './casters.ts';
import { dissipate, upkeepOf } from './illusions.ts';

/** An illusion, and who pays for it. */
interface Kept {
  readonly unit?: BattleUnit;
  readonly barrier?: Barrier;
  readonly by: PieceId;
  readonly points: number;
}

const sideOf = (by: PieceId): SideId => by[0] as SideId;

const keptOf = (state: State): readonly Kept[] => [
  ...state.units.flatMap((unit) =>
    unit.illusion !== null && (onTable(unit) || unit.status === 'away')
      ? [{ unit, by: unit.illusion, points: upkeepOf(state, unit) }]
      : [],
  ),
  ...state.barriers.flatMap((barrier) =>
    barrier.is === 'obstacle' ? [{ barrier, by: barrier.caster, points: figures.maintenance }] : [],
  ),
];

/** Removes an illusion of any kind. */
function lapses(
  state: State,
  { unit, barrier }: Pick<Kept, 'unit' | 'barrier'>,
  rule: 'fr3.illusions.unpaid' | 'fr3.illusions.without-illusionist',
): BattleReport {
  const there = barrier && state.barriers.find(({ number }) => number === barrier.number);
  if (there) return removeBarrier(state, there, rule);
  if (!unit) return report(state);
  // An illusion that has left the table does not return.
  return unit.status === 'away'
    ? report(withUnit(state, unit.id, { status: 'destroyed' }), event({ kind: 'dissipated', unit: unit.id }, rule))
    : dissipate(state, [unit.id], rule);
}

/** fr3.illusions.without-illusionist: whether the illusionist can still pay. */
const isThere = (state: State, { by }: Kept): boolean => casters(state, sideOf(by)).some(({ id }) => id === by);

/**
 * At the start of a turn, illusions that no one can pay for disappear. For each of the others the owner is asked, the first
 * side's before the second's.
 */
export function upkeepDue(from: State): Chance<BattleReport> {
  const all = keptOf(from);
  if (all.length === 0) return certain(from);
  const lost = all.filter((each) => !isThere(from, each));
  const gone = lost.reduce((result, each) => {
    const next = lapses(result.state, each, 'fr3.illusions.without-illusionist');
    return report(next.state, ...result.events, ...next.events);
  }, report(from));
  const asks = [from.first, enemyOf(from.first)].flatMap((side) => {
    let free = freeUpkeep(from, side);
    return all
      .filter((each) => sideOf(each.by) === side && !lost.includes(each))
      .flatMap(({ unit, barrier, points }): readonly Ask[] => {
        // fr3.armies.lizardmen-illusions
        const many = Math.max(0, points - free);
        free -= points - many;
        if (many === 0) return [];
        return [
          {
            what: 'upkeep',
            side,
            many,
            secret: true,
            ...(unit ? { unit: unit.id } : {}),
            ...(barrier ? { barrier: barrier.number } : {}),
          },
        ];
      });
  });
  return known(report({ ...gone.state, asks: [...asks, ...gone.state.asks] }, ...gone.events));
}

/** The illusion that a question is about. The answer is undefined for a side that must not know about the illusion. */
function asked(state: State, { unit: id, barrier: number }: Ask): Kept | undefined {
  return keptOf(state).find(({ unit, barrier }) => (number === undefined ? unit?.id === id : barrier?.number === number));
}

/** `both` spends the army's points first, but at least one of the illusionist's own. */
const pockets = ['army', 'own', 'both', 'none'] as const;
type Pocket = (typeof pockets)[number];
interface Paid {
  readonly from: Pocket;
}

/** The number of these points that the army's pool pays. */
const ofArmy = (state: State, side: SideId, from: Pocket, points: number): number =>
  from === 'army' ? points : from === 'own' ? 0 : Math.min(armyPoints(state, side), points - 1);

export const illusionKinds = {
  /** fr3.illusions.summoned-during-game: the owner notes which of the two units is the illusion. */
  shell: actionKind({
    answers: ['shell'],
    fields: { unit: aPiece },
    candidates: (_, { among = [] }) => among.map((unit) => ({ unit })),
    refuse: (_, { unit }, { among = [] }) =>
      among.includes(unit)
        ? null
        : refusal('Choose which one is the illusion: the original unit or its copy.', 'fr3.illusions.summoned-during-game'),
    perform(state, { unit: id }, { among = [] }) {
      const payer = among.map((each) => findUnit(state, each)?.illusion ?? null).find((each) => each !== null) ?? null;
      return certain(among.reduce((at, each) => withUnit(at, each, { illusion: each === id ? payer : null }), state));
    },
  }),
  /**
   * fr3.illusions.maintenance, fr3.illusions.unpaid: paid from the army's pool, from the illusionist's, from both, or not at all.
   */
  upkeep: actionKind({
    answers: ['upkeep'],
    fields: { from: oneOf(pockets) },
    candidates: () => pockets.map((from) => ({ from })),
    refuse(state, { from }: Paid, ask) {
      const kept = asked(state, ask);
      if (from === 'none' || !kept) return null;
      const payer = state.characters.find(({ id }) => id === kept.by);
      const { many = kept.points } = ask;
      const [army, own] = [armyPoints(state, ask.side), payer ? ownPoints(state, payer) : 0];
      const part = ofArmy(state, ask.side, from, many);
      if (from === 'both' && part === 0)
        return refusal(
          `You cannot pay from both pools: this costs ${many} in total, and the army’s pool holds ${army}.`,
          'fr3.illusions.maintenance',
        );
      return army >= part && own >= many - part
        ? null
        : refusal(
            `You cannot pay: this costs ${many} points, and you have ${from === 'both' ? army + own : from === 'army' ? army : own}.`,
            'fr3.illusions.maintenance',
          );
    },
    perform(state, { from }: Paid, ask) {
      const kept = asked(state, ask);
      if (!kept) return certain(state);
      if (from === 'none') return known(lapses(state, kept, 'fr3.illusions.unpaid'));
      const { by } = kept;
      const { many: points = kept.points } = ask;
      const part = ofArmy(state, ask.side, from, points);
      const paid = spend(state, ask.side, by, points - part, part);
      const rule = kept.points > figures.maintenance ? 'fr3.illusions.missile-units' : 'fr3.illusions.maintenance';
      return certain(paid, event({ kind: 'maintained', side: ask.side, points }, rule));
    },
  }),
};
