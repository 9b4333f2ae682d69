/** The rules that the charge planner can cite, loaded by its page when the first plan changes. */
import type { APIRoute } from 'astro';
import { rulesOfPlanner } from '../../../components/odds/rules-for.ts';

export const GET: APIRoute = () =>
  new Response(JSON.stringify(rulesOfPlanner()), { headers: { 'Content-Type': 'application/json' } });
