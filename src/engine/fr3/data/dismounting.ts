/**
 * What cavalry becomes after dismounting (fr3.movement.dismount-conversion): rows of the reference table that the owner chooses
 * from.
 */
export interface Dismounts {
  readonly becomes: readonly string[];
  /** The infantry is elite even if the riders were not. */
  readonly elite?: true;
}

const foot: Dismounts = { becomes: ['handweapons', 'spears'] };
const light: Dismounts = { becomes: ['skirmishers', 'mobs'] };

export const dismounting: Readonly<Record<string, Dismounts>> = {
  knights: { ...foot, elite: true },
  dragoons: { becomes: ['rifles'] },
  'heavy-cavalry': foot,
  'heavy-chariots': foot,
  'light-cavalry': light,
  mounted: light,
};
