/** The open battle of Fantasy Rules!, with its engine: fetched while somebody still chooses a battle. */
import { battlesOf } from '../Battles.tsx';
import { fr3System } from './system.tsx';

export const Battles = battlesOf(fr3System);
