/** The worker for the planner's page. */
import { serve } from '../work/serve.ts';
import { planWork } from './plan.ts';

serve(planWork);
