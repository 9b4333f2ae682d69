/** What the missile fire page needs only once somebody asks for more than the plain odds: loaded when they do. */
import { ofFirers } from '../../engine/fr3/missile-fire/of-firers.ts';
import { ofTarget } from '../../engine/fr3/missile-fire/of-target.ts';

export { readAddress } from '../../engine/fr3/missile-fire/address.ts';
export { refusals, shotOf } from '../../engine/fr3/missile-fire/refusals.ts';
export { FirersFields } from './FirersFields.tsx';
export { MissileChanges } from './MissileChanges.tsx';
export { Split } from './Split.tsx';
export { TargetFields } from './TargetFields.tsx';
export { Volleys } from './Volleys.tsx';

/** What is called so that stands at a place of a question. */
export const nameOf = (at: string): string | undefined => {
  const [key, id = ''] = at.split('.');
  if (id === 'range') return 'the range';
  return (key?.startsWith('f') ? ofFirers(id) : ofTarget(id))?.name;
};
