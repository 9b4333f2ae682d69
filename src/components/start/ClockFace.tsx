/** The morale clock as a dial, with one mark for each point. The marks of lost points are empty. */
interface Props {
  clock: number;
  most: number;
  /** The army wavers at this number or below. */
  low: number;
  /** Points used for moves in this phase. */
  used: number;
}

const at = (turn: number, radius: number) => {
  const angle = (turn - 0.25) * 2 * Math.PI;
  return `${(50 + radius * Math.cos(angle)).toFixed(2)} ${(50 + radius * Math.sin(angle)).toFixed(2)}`;
};

export function ClockFace({ clock, most, low, used }: Props) {
  const gap = 0.012;
  return (
    <svg class="clock-face" viewBox="0 0 100 100" role="img" aria-label={`Morale clock: ${clock}. Moves left: ${clock - used}.`}>
      {Array.from({ length: most }, (_, index) => {
        const from = index / most + gap;
        const to = (index + 1) / most - gap;
        const state = index >= clock ? 'gone' : index >= clock - used ? 'used' : index < low ? 'low' : 'left';
        return (
          <path
            key={index}
            class={`clock-${state}`}
            d={`M${at(from, 34)}L${at(from, 47)}A47 47 0 0 1 ${at(to, 47)}L${at(to, 34)}A34 34 0 0 0 ${at(from, 34)}Z`}
          />
        );
      })}
      <text x="50" y="62">
        {clock}
      </text>
    </svg>
  );
}
