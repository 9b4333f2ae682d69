/** A button, and a less conspicuous version of it. */
import type { ComponentChildren } from 'preact';

interface Props {
  onClick: () => void;
  children: ComponentChildren;
  disabled?: boolean;
  /** An accessible name, if the visible words are not enough. */
  name?: string;
}

export const Act = ({ onClick, children, disabled, name, quiet }: Props & { quiet?: boolean }) => (
  <button type="button" class={quiet ? 'button button-quiet' : 'button'} disabled={disabled} aria-label={name} onClick={onClick}>
    {children}
  </button>
);

export const Quiet = (props: Props) => <Act {...props} quiet />;
