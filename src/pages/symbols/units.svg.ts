/** A sheet with the symbols of all unit types and leaders, for pages that show any of them on demand. */
import type { APIRoute } from 'astro';
import { symbolOf } from '../../components/book/diagram/symbols.ts';
import { iconBox, iconOf } from '../../components/book/icon.ts';
import { units } from '../../engine/fr3/data/units.ts';

export const GET: APIRoute = () => {
  const symbols = [...units.map(({ id }) => id), 'general', 'hero', 'character'].map(
    (id) => `<symbol id="${id}" viewBox="${iconBox}">${iconOf(symbolOf(id) ?? '') ?? ''}</symbol>`,
  );
  return new Response(`<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`, {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
};
