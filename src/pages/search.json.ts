/** What the search knows of pages that belong to no game, and which games there are. */
import type { APIRoute } from 'astro';
import { sharedSearchFile } from '../content/search/documents.ts';

export const GET: APIRoute = () => Response.json(sharedSearchFile());
