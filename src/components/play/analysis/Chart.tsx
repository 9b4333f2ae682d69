/** A line chart of who was ahead after each action. The text beside the chart has the same information. */
import type { Turn } from './turning.ts';

interface Props {
  /** The lead of side A after each entry, as far as it is known. */
  leads: readonly number[];
  /** The total number of entries. */
  length: number;
  turns: readonly { readonly turn: number; readonly at: number }[];
  points: readonly Turn[];
  names: readonly [a: string, b: string];
  onShow: (at: number) => void;
}

const [width, height, rim] = [400, 200, 12];
/** The height of the two strips with the names of the sides, above and below the line. */
const strip = 24;
/** The smallest range of the scale, so that an even battle does not look dramatic. */
const leastSpan = 100;

const n = (value: number): string => String(Math.round(value * 10) / 10);

export function Chart({ leads, length, turns, points, names, onShow }: Props) {
  const most = Math.max(leastSpan, ...leads.map(Math.abs));
  const x = (at: number): number => rim + (at / Math.max(1, length - 1)) * (width - 2 * rim);
  const y = (lead: number): number => height / 2 - (lead / most) * (height / 2 - strip - rim);
  const line = leads.map((lead, at) => `${at === 0 ? 'M' : 'L'}${n(x(at))} ${n(y(lead))}`).join('');
  const area = `${line}L${n(x(leads.length - 1))} ${n(y(0))}L${n(x(0))} ${n(y(0))}Z`;
  return (
    <svg
      class="chart"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label="Which side was ahead after each action. The list below says the same in words."
    >
      <clipPath id="chart-a">
        <rect width={width} height={height / 2} />
      </clipPath>
      <clipPath id="chart-b">
        <rect y={height / 2} width={width} height={height / 2} />
      </clipPath>
      {turns.map(({ turn, at }) => (
        <g key={turn}>
          <path class="chart-turn" d={`M${n(x(at))} ${strip}V${height - strip}`} />
          <text x={n(x(at) + 4)} y={height - strip - 4}>
            {turn}
          </text>
        </g>
      ))}
      {leads.length > 0 && (
        <>
          <path class="chart-a" clip-path="url(#chart-a)" d={area} />
          <path class="chart-b" clip-path="url(#chart-b)" d={area} />
          <path class="chart-line" d={line} />
        </>
      )}
      <path class="chart-zero" d={`M0 ${height / 2}H${width}`} />
      <text class="chart-name" x={rim} y={strip - 7}>
        {names[0]} ahead
      </text>
      <text class="chart-name" x={rim} y={height - 7}>
        {names[1]} ahead
      </text>
      {points.map(({ at }, index) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the list below has a button for each of them
        <g key={at} class="chart-point" transform={`translate(${n(x(at))} ${n(y(leads[at] ?? 0))})`} onClick={() => onShow(at)}>
          <circle r="9" />
          <text y="4">{index + 1}</text>
        </g>
      ))}
    </svg>
  );
}
