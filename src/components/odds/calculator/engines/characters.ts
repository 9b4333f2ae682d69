/** The engine behind the page of this calculator: loaded when somebody asks it something. */
import { characters } from '../../../../engine/fr3/character-combat/calculator.ts';
import { engineOf } from '../engine.ts';

export const engine = engineOf(characters);
