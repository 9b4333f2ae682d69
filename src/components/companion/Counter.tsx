/** A number with a large button on either side. */
interface Props {
  /** The name of the thing that is counted, for screen readers. */
  name: string;
  value: number;
  /** `onLess` is missing if the number cannot go lower, and `onMore` if it cannot go higher. */
  onLess?: (() => void) | undefined;
  onMore?: (() => void) | undefined;
  /** Shown instead of the plain number. */
  shown?: string;
}

export function Counter({ name, value, onLess, onMore, shown }: Props) {
  return (
    <fieldset class="counter" aria-label={name}>
      <button type="button" aria-label={`${name}: one less`} disabled={!onLess} onClick={onLess}>
        −
      </button>
      <output>{shown ?? value}</output>
      <button type="button" aria-label={`${name}: one more`} disabled={!onMore} onClick={onMore}>
        +
      </button>
    </fieldset>
  );
}
