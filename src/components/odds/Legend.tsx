/** The chances in words, underneath their bar. */
import { type KindChance, lookOf } from './OutcomeBar.tsx';
import { asPercent } from './words.ts';

/** The chances on one line. A side's name appears only before its first result. */
export function Legend({
  chances,
  names,
}: {
  chances: readonly KindChance[];
  names: { readonly a: string; readonly b: string };
}) {
  const named = new Set<string>();
  const nameOf = (side: 'a' | 'b' | undefined): string => {
    if (!side || named.has(side) || !names[side]) return '';
    named.add(side);
    return `${names[side]} `;
  };
  return (
    <ul class="legend" aria-hidden="true">
      {chances.map((each) => (
        <li key={each.category.id}>
          <svg class="swatch" viewBox="0 0 10 10" aria-hidden="true">
            <rect class={`of-${lookOf(each)}`} width="10" height="10" />
          </svg>
          {nameOf(each.category.side)}
          {each.category.words} <b>{asPercent(each.chance)}</b>
        </li>
      ))}
    </ul>
  );
}
