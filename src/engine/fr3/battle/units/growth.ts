/**
 * What a troop has become during the battle: a grown blob, cyclics in a stage of life. Troops with equal values share one object.
 */

import { onceForEach } from '../../../kernel/memo.ts';
import { specials } from '../../data/figures/specials.ts';
import { type Stage, stages } from '../../monsters/cyclics.ts';
import type { ArmsId, TroopSetup } from '../vocabulary/setup.ts';
import type { BattleUnit } from '../vocabulary/state.ts';
import { costOf, levelsOf } from './troop-facts.ts';

/** fr3.specials.blobs-growth-2x2: the blob now covers four bases. */
export const isGrown = (victims: number): boolean => victims >= specials.blobGrownAt;

/** The cost remains that of the small blob. */
export const asGrownBlob = onceForEach(
  (troop: TroopSetup): TroopSetup => ({ ...troop, kit: { ...troop.kit, form: 'mass' }, cost: costOf(troop) }),
);

/** fr3.monsters.cyclics-life-cycle */
export const inStage = onceForEach(
  (troop: TroopSetup): Readonly<Record<Stage, TroopSetup>> =>
    Object.fromEntries(stages.map((stage) => [stage, { ...troop, kit: { ...troop.kit, stage } }])) as Record<Stage, TroopSetup>,
);

/** fr3.items.transport-attachment: transports that carry their units through air, water or ground. */
const carriers: Partial<Readonly<Record<ArmsId, 'flying' | 'swimming' | 'burrowing'>>> = {
  'transports-flying': 'flying',
  'transports-swimming': 'swimming',
  'transports-burrowing': 'burrowing',
};

const onBoard = onceForEach((troop: TroopSetup): Partial<Record<ArmsId, TroopSetup>> => {
  const with_ = Object.entries(carriers).map(([id, level]) => [
    id,
    { ...troop, levels: [level, ...levelsOf(troop).filter((each) => each !== level && each !== 'surface')] },
  ]);
  return Object.fromEntries(with_) as Partial<Record<ArmsId, TroopSetup>>;
});

/** A troop aboard a transport. The transport's level comes first among its levels. */
export const carriedBy = (troop: TroopSetup, by: ArmsId): TroopSetup => onBoard(troop)[by] ?? troop;

/** The transport that a unit is aboard; undefined if it is on foot. */
export const rideAboard = ({ ride }: Pick<BattleUnit, 'ride'>): ArmsId | undefined => (ride?.at === null ? ride.by : undefined);

/** Whether the unit is on this level only because of its transport. */
export function isCarried(unit: Pick<BattleUnit, 'ride' | 'level'>): boolean {
  const by = rideAboard(unit);
  return by !== undefined && carriers[by] === unit.level;
}
