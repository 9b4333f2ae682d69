/** An army from the muster, kept on this device: its units come first wherever a calculator asks for one. */
import { fields, listOf, text } from '../ui/stored/schemas.ts';
import { readValue, removeText, writeValue } from '../ui/stored/stored.ts';

const key = 'odds.army.fr3';

export interface YourArmy {
  readonly name: string;
  /** Types of its units, each once. */
  readonly units: readonly string[];
}

/** Letters of a name at most. */
const longest = 400;
const form = fields<YourArmy>({ name: text(longest), units: listOf(text(longest)) });

export const yourArmy = (): YourArmy | undefined => readValue(key, form);

/** Keeps an army in place of the last. A device that keeps nothing shows the pickers as they always are. */
export const keepArmy = (army: YourArmy): void => void writeValue(key, army);
export const dropArmy = (): void => removeText(key);
