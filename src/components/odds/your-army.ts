/** An army from the muster, kept on this device: its units come first wherever a calculator asks for one. */
const key = 'odds.army.fr3';

export interface YourArmy {
  readonly name: string;
  /** Types of its units, each once. */
  readonly units: readonly string[];
}

export function yourArmy(): YourArmy | undefined {
  try {
    const { name, units } = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof name === 'string' && Array.isArray(units) && units.every((unit) => typeof unit === 'string')
      ? { name, units }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps an army in place of the last. A device that keeps nothing shows the pickers as they always are. */
export function keepArmy(army: YourArmy): void {
  try {
    localStorage.setItem(key, JSON.stringify(army));
  } catch {}
}

export function dropArmy(): void {
  try {
    localStorage.removeItem(key);
  } catch {}
}
