/** The open battle of Hordes of the Things, with its engine: fetched while somebody still chooses a battle. */
import { battlesOf } from '../Battles.tsx';
import { hottSystem } from './system.tsx';

export const Battles = battlesOf(hottSystem);
