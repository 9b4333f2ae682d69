/** The engine for the page of this calculator, loaded when needed. */
import { characters } from '../../../../engine/fr3/character-combat/calculator.ts';
import { engineOf } from '../engine.ts';

export const engine = engineOf(characters);
