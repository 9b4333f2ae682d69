/** Hazard rolls: how many models a unit loses to the ground at each rate of movement. */
import { andThen, type Chance, inOrder, known, map } from '../../kernel/chance.ts';
import { type GroundId, grounds, type HazardRoll, type Rate } from '../data/ground.ts';
import { d10 } from '../dice.ts';
import type { ThreeRealmsRuleId } from '../rule-ids.ts';

/** Types of mover. The terrain table applies to each type in a different way. */
export const movers = ['ordinary', 'cavalry', 'crawler', 'balance', 'flight'] as const;
export type Mover = (typeof movers)[number];

export interface Crossing {
  /** The row of the table that applies. */
  readonly row: GroundId;
  readonly roll: HazardRoll | null | 'barred';
  readonly rules: readonly ThreeRealmsRuleId[];
}

const row = (id: GroundId) => grounds.find((each) => each.id === id) as (typeof grounds)[number];

/** The row of the table that applies. The same ground can be open, rough or hazardous, depending on the mover. */
function rowOf(ground: GroundId, mover: Mover): readonly [row: GroundId, ...rules: ThreeRealmsRuleId[]] {
  if (ground === 'open') return [ground];
  if (mover === 'flight') return ['open', 'three-realms.unit-rules.flight'];
  if (mover === 'balance') return ['open', 'three-realms.unit-rules.impeccable-balance'];
  if (ground === 'hazardous') return [ground];
  if (mover === 'cavalry') return ['hazardous', 'three-realms.unit-rules.cavalry'];
  if (mover === 'crawler') return [ground === 'rough' ? 'open' : 'hazardous', 'three-realms.unit-rules.cover-crawler'];
  return [ground];
}

/** The roll for each model (three-realms.terrain.table), adjusted to the type of mover. */
export function crossing(ground: GroundId, rate: Rate, mover: Mover): Crossing {
  const [id, ...rules] = rowOf(ground, mover);
  const printed = row(id).rolls[rate];
  // If ground is both rough and hazardous, cavalry cannot sprint there either.
  if (mover === 'cavalry' && row(ground).rolls[rate] === 'barred') return { row: ground, roll: 'barred', rules };
  // When cavalry runs, its first roll always counts.
  const spared = mover === 'cavalry' && rate === 'run' && printed !== null && printed !== 'barred';
  return {
    row: id,
    roll: spared ? { ...printed, reroll: null } : printed,
    rules: spared ? ['three-realms.unit-rules.cavalry'] : rules,
  };
}

/** Whether a model is lost (three-realms.terrain.hazard-roll). */
export function isModelLost({ fails, reroll }: HazardRoll): Chance<boolean> {
  const die = map(
    d10('a hazard roll', 'three-realms.terrain.hazard-roll', 'three-realms.terrain.table'),
    (face) => face <= fails,
  );
  return andThen(die, (fell) => (reroll === (fell ? 'failures' : 'successes') ? die : known(fell)));
}

/** The number of models lost in a crossing. */
export const lossesInCrossing = (models: number, roll: HazardRoll | null): Chance<number> =>
  roll === null
    ? known(0)
    : inOrder(
        0,
        Array.from({ length: models }, () => (so: number) => map(isModelLost(roll), (fell) => (fell ? so + 1 : so))),
      );
