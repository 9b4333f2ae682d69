/** The search data for one game. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { standing } from '../../content/book.ts';
import { searchFile } from '../../content/search/documents.ts';

export const getStaticPaths: GetStaticPaths = () => standing().map(({ id }) => ({ params: { system: id } }));

export const GET: APIRoute = ({ params }) => Response.json(searchFile(params['system'] as string));
