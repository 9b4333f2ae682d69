/** Works beside the melee page. */
import { serve } from '../work/serve.ts';
import { meleeWork } from './melee.ts';

serve(meleeWork);
