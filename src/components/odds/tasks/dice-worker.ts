/** The worker for the dice page. */
import { serve } from '../work/serve.ts';
import { diceWork } from './dice.ts';

serve(diceWork);
