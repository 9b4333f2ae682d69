/** The open battle of Fantasy Rules! with its engine, loaded while the user is still choosing. */
import { battlesOf } from '../Battles.tsx';
import { fr3System } from './system.tsx';

export const Battles = battlesOf(fr3System);
