/** An army from the roster builder, stored on this device: its units come first in the calculators' pickers. */
import { fields, listOf, text } from '../ui/stored/schemas.ts';
import { readValue, removeText, writeValue } from '../ui/stored/stored.ts';

const key = 'odds.army.fr3';

export interface YourArmy {
  readonly name: string;
  /** The types of its units, without repetition. */
  readonly units: readonly string[];
}

/** The maximum length of a name or an id, in characters. */
const longest = 400;
const form = fields<YourArmy>({ name: text(longest), units: listOf(text(longest)) });

export const yourArmy = (): YourArmy | undefined => readValue(key, form);

/** Replaces the stored army. If the device cannot store the army, the pickers stay as they are. */
export const keepArmy = (army: YourArmy): void => void writeValue(key, army);
export const dropArmy = (): void => removeText(key);
