/** The search data for pages that belong to no game, and the list of games. */
import type { APIRoute } from 'astro';
import { sharedSearchFile } from '../content/search/documents.ts';

export const GET: APIRoute = () => Response.json(sharedSearchFile());
