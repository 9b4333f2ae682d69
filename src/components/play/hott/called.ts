/** Names of elements on the page. */
import { find, isOn } from '../../../engine/hott/battle/elements/find.ts';
import type { UnitId } from '../../../engine/hott/battle/vocabulary/ids.ts';
import type { State } from '../../../engine/hott/battle/vocabulary/state.ts';
import { joinNames } from '../plain-words.ts';

/** `Blades (A3)`, `Spears (A1 and A2)`, `Prince Cinder (A1)`. */
export function called(state: State, ...ids: readonly UnitId[]): string {
  const byName = Map.groupBy(ids, (id) => find(state, id)?.name ?? id);
  return joinNames([...byName].map(([name, all]) => `${name} (${joinNames(all)})`));
}

const compass = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'] as const;
/** A facing in words; north is up the table. */
export const sayFacing = (tenths: number): string => compass[Math.round(tenths / 450) % compass.length] as string;

const fates = {
  off: 'still to come',
  destroyed: 'destroyed',
  ensorcelled: 'ensorcelled',
  gone: 'off the battlefield for good',
  joined: 'with the enemy',
} as const;

/** An element's description besides its name. */
export function sayElement(state: State, id: UnitId): string {
  const unit = find(state, id);
  if (!unit) return '';
  const { base, did, fate } = unit;
  return [
    unit.general && 'general',
    unit.ally && 'ally',
    unit.down && 'has come down to fight',
    did.moved && 'has moved',
    did.arrived && 'has just arrived',
    did.shot && 'has shot',
    did.fought && 'has fought',
    fate !== 'on' && fates[fate],
    isOn(unit) && `facing ${sayFacing(base.facing)}, at ${Math.round(base.x)}, ${Math.round(base.y)}`,
  ]
    .filter(Boolean)
    .join(', ');
}
