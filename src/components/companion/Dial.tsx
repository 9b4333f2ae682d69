/** A number as a dial: a ring with one mark for each point. The marks of lost points are thin. */
interface Props {
  value: number;
  most: number;
  /** At this number and below, the marks have the warning colour. */
  low: number;
}

const mark = 0.84;
/** The dash pattern for `many` marks followed by a gap. `most` is the circumference of the ring. */
const marks = (many: number, most: number) => (many > 0 ? `${`${mark} ${1 - mark} `.repeat(many)}0 ${most}` : `0 ${most}`);

export function Dial({ value, most, low }: Props) {
  const ring = (of: string, many: number) => (
    <circle
      class={`dial-${of}`}
      cx="50"
      cy="50"
      r="41"
      pathLength={most}
      stroke-dasharray={marks(many, most)}
      transform="rotate(-90 50 50)"
    />
  );
  return (
    <svg class="dial" viewBox="0 0 100 100" aria-hidden="true">
      {ring('gone', most)}
      {ring('left', value)}
      {ring('low', Math.min(value, low))}
      <text x="50" y="64">
        {value}
      </text>
    </svg>
  );
}
