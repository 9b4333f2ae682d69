/** The worker for the planner's page. */
import { serve } from '../work/serve.ts';
import { planWork } from './charge-planner.ts';

serve(planWork);
