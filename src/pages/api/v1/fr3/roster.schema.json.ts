/** The JSON Schema of the roster builder's files. */
import type { APIRoute } from 'astro';
import { z } from 'zod';
import { rosterSchema } from '../../../../content/api/roster.ts';

export const GET: APIRoute = () =>
  new Response(`${JSON.stringify(z.toJSONSchema(rosterSchema), null, 1)}\n`, {
    headers: { 'content-type': 'application/json; charset=utf-8' },
  });
