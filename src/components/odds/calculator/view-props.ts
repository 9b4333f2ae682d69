/** The props of a calculator's views. */
import type { Engine } from './engine.ts';
import type { CalculatorName } from './engines.ts';
import type { Question, Sheet } from './sheet.ts';

export interface ViewProps {
  readonly name: CalculatorName;
  readonly sheet: Sheet;
  readonly onAsk: (question: Question) => void;
}

export interface OwnViewProps extends ViewProps {
  readonly engine: Engine;
  readonly symbols: string;
}
