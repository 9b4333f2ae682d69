/** The worker for a calculator's page. The worker's name says which calculator it works for. */
import { serve } from '../work/serve.ts';
import { calculatorWork } from './calculator-work.ts';
import { type CalculatorName, engineNamed } from './engines.ts';

serve(engineNamed(self.name as CalculatorName).then(calculatorWork));
