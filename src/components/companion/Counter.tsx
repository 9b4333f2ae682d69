/** A number with a large button on either side. */
interface Props {
  /** What is counted: said to those who cannot see it. */
  name: string;
  value: number;
  /** Nothing when there is no more to take away, or to add. */
  onLess?: (() => void) | undefined;
  onMore?: (() => void) | undefined;
  /** Shown in place of the bare number. */
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
