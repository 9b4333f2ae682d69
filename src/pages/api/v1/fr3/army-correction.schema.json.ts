/** The JSON Schema for corrections to army lists. */
import type { APIRoute } from 'astro';
import { z } from 'zod';
import { correctionSchema } from '../../../../content/api/correction.ts';

export const GET: APIRoute = () =>
  new Response(`${JSON.stringify(z.toJSONSchema(correctionSchema), null, 1)}\n`, {
    headers: { 'content-type': 'application/json; charset=utf-8' },
  });
