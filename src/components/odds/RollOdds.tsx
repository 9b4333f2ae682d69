/** The odds of a calculator of rolls, of any system but the first, whose calculators have islands of their own. */
import { Asking, type AskingProps } from './asking/Asking.tsx';
import { workers } from './asking/system-workers.ts';
import { engines, type RollSystem } from './asking/systems.ts';

interface Props extends AskingProps {
  system: RollSystem;
  /** The id of the calculator. */
  calculator: string;
}

export default function RollOdds({ system, calculator, ...props }: Props) {
  return <Asking {...props} load={() => engines[system](calculator)} start={() => workers[system](calculator)} />;
}
