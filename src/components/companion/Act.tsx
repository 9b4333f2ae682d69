/** A button that does something, and one that does it quietly. */
import type { ComponentChildren } from 'preact';

interface Props {
  onClick: () => void;
  children: ComponentChildren;
  disabled?: boolean;
  /** What it does, where its words do not say it alone. */
  name?: string;
}

export const Act = ({ onClick, children, disabled, name, quiet }: Props & { quiet?: boolean }) => (
  <button type="button" class={quiet ? 'button button-quiet' : 'button'} disabled={disabled} aria-label={name} onClick={onClick}>
    {children}
  </button>
);

export const Quiet = (props: Props) => <Act {...props} quiet />;
