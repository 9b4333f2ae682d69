/**
 * Symbols for everything that can be on the table. The board refers to them by name, even offline. This code runs only when a
 * page is built.
 */
import { symbolOf } from '../../book/diagram/symbols.ts';
import { iconBox, iconOf } from '../../book/icon.ts';

export function symbolSheet(types: readonly string[]): string {
  const symbols = new Map(
    types.flatMap((type) => {
      const name = symbolOf(type);
      const body = name && iconOf(name);
      return name && body ? [[name, body] as const] : [];
    }),
  );
  return [...symbols].map(([name, body]) => `<symbol id="icon-${name}" viewBox="${iconBox}">${body}</symbol>`).join('');
}
