/** Works beside the pages of missile fire and artillery. */
import { serve } from '../work/serve.ts';
import { shotWork } from './shots.ts';

serve(shotWork);
