/** The rules that a battle can cite, for the links of the battle page. */
import type { APIRoute } from 'astro';
import { fr3Page } from '../../../components/play/fr3/page.ts';
import { hottPage } from '../../../components/play/hott/page.ts';

const pages = [fr3Page, hottPage];

export const getStaticPaths = () => pages.map(({ system }) => ({ params: { system } }));

export const GET: APIRoute = ({ params }) => Response.json(pages.find(({ system }) => system === params.system)?.rules());
