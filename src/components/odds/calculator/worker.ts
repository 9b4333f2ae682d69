/** Works beside the page of a calculator. It is told by its name which one it serves. */
import { serve } from '../work/serve.ts';
import { calculatorWork } from './calculator-work.ts';
import { type CalculatorName, engineNamed } from './engines.ts';

serve(engineNamed(self.name as CalculatorName).then(calculatorWork));
