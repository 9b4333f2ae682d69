/** The open battle of Hordes of the Things with its engine, loaded while the user is still choosing. */
import { battlesOf } from '../Battles.tsx';
import { hottSystem } from './system.tsx';

export const Battles = battlesOf(hottSystem);
