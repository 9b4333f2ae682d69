/** Drawers that only one calculator has, loaded when opened. */
import type { CalculatorName } from './engines.ts';
import type { OwnViewProps } from './view-props.ts';

interface OwnView {
  readonly title: string;
  readonly says: string;
  readonly view: () => Promise<{ default: (props: OwnViewProps) => preact.JSX.Element }>;
}

export const ownViews: Readonly<Partial<Record<CalculatorName, OwnView>>> = {
  bowfire: {
    title: 'Sharing out the fire',
    says: 'Several targets: which units should fire at which.',
    view: () => import('./SplitFire.tsx'),
  },
};
