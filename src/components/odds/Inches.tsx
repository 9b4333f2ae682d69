/** A distance from the rules (inches at 15 mm) in the reader's scale, written like `Distance.astro`. */
import { basics } from '../../engine/fr3/data/figures/basics.ts';

const scale25Factor = basics.scale25Factor;
const centimetresPerInch = basics.centimetresPerInch;
const scales = [
  ['15mm-in', 1, '″'],
  ['25mm-in', scale25Factor, '″'],
  ['15mm-cm', centimetresPerInch, ' cm'],
  ['25mm-cm', scale25Factor * centimetresPerInch, ' cm'],
] as const;

const shown = (n: number) => String(Math.round(n * 10) / 10);

export function Inches({ of }: { of: number }) {
  return (
    <span class="distance">
      {scales.map(([scale, factor, measure]) => (
        <span class={`at-${scale}`} key={scale}>
          {shown(of * factor)}
          {measure}
        </span>
      ))}
    </span>
  );
}
