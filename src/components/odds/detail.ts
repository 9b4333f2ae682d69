/** What the page needs only once somebody asks for more than the plain odds: loaded when they do. */
export { readAddress } from '../../engine/fr3/melee/address.ts';
export { circumstanceOf } from '../../engine/fr3/melee/circumstances.ts';
export { refusals } from '../../engine/fr3/melee/refusals.ts';
export { Changes } from './Changes.tsx';
export { Circumstances } from './Circumstances.tsx';
export { Matrix } from './Matrix.tsx';
export { Phases } from './Phases.tsx';
