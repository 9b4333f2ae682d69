/** The number bought of one thing, with large buttons for fewer and more. */
interface Props {
  /** What is bought, for screen readers. */
  name: string;
  times: number;
  most: number;
  onTimes: (times: number) => void;
}

export const Times = ({ name, times, most, onTimes }: Props) => (
  <span class="muster-times">
    <button
      type="button"
      class="icon-button"
      aria-label={`One fewer: ${name}`}
      disabled={times === 0}
      onClick={() => onTimes(times - 1)}
    >
      −
    </button>
    <output aria-label={name}>{times}</output>
    <button
      type="button"
      class="icon-button"
      aria-label={`One more: ${name}`}
      disabled={times >= most}
      onClick={() => onTimes(times + 1)}
    >
      +
    </button>
  </span>
);
