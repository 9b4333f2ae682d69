/** What cavalry becomes when it dismounts (fr3.movement.dismount-conversion): rows of the reference table, the owner's choice. */
export interface Dismounts {
  readonly becomes: readonly string[];
  /** The infantry is elite, whether the riders were or not. */
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
