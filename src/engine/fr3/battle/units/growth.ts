/** What a troop has become by its own life: a blob that has grown, cyclics in a stage. Like troops stay one object each. */

import { onceForEach } from '../../../kernel/memo.ts';
import { specials } from '../../data/figures/specials.ts';
import { type Stage, stages } from '../../monsters/cyclics.ts';
import type { ArmsId, TroopSetup } from '../vocabulary/setup.ts';
import type { BattleUnit } from '../vocabulary/state.ts';
import { costOf, levelsOf } from './troop-facts.ts';

/** fr3.specials.blobs-growth-2x2: it covers four bases. */
export const isGrown = (victims: number): boolean => victims >= specials.blobGrownAt;

/** Its cost stays: it was bought small. */
export const grown = onceForEach(
  (troop: TroopSetup): TroopSetup => ({ ...troop, kit: { ...troop.kit, form: 'mass' }, cost: costOf(troop) }),
);

/** fr3.monsters.cyclics-life-cycle */
export const inStage = onceForEach(
  (troop: TroopSetup): Readonly<Record<Stage, TroopSetup>> =>
    Object.fromEntries(stages.map((stage) => [stage, { ...troop, kit: { ...troop.kit, stage } }])) as Record<Stage, TroopSetup>,
);

/** fr3.items.transport-attachment: what goes through the air, the water or the ground with those whom it carries. */
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

/** A troop on board of a transport: with its level before its own, if it has one. */
export const carriedBy = (troop: TroopSetup, by: ArmsId): TroopSetup => onBoard(troop)[by] ?? troop;

/** What a unit is on board of; undefined when it is on its feet. */
export const aboard = ({ ride }: Pick<BattleUnit, 'ride'>): ArmsId | undefined => (ride?.at === null ? ride.by : undefined);

/** Whether it is where it is because of what carries it. */
export function isCarried(unit: Pick<BattleUnit, 'ride' | 'level'>): boolean {
  const by = aboard(unit);
  return by !== undefined && carriers[by] === unit.level;
}
