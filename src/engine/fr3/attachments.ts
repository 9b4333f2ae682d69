/** Which units other units can attach to. */
import type { Unit } from './data/units.ts';

/** fr3.basics.attachment-barred-primaries: monsters and specials cannot have attached units. */
export const takesAttachments = ({ group }: Unit): boolean => group !== 'monsters' && group !== 'specials';
