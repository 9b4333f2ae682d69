/** Allows search engines to read all pages, and names the site map if the build knows the site's address. */
import type { APIRoute } from 'astro';
import { address, site } from '../content/address.ts';

export const GET: APIRoute = () =>
  new Response(`User-agent: *\nAllow: /\n${site ? `Sitemap: ${address('/sitemap-index.xml')}\n` : ''}`, {
    headers: { 'content-type': 'text/plain' },
  });
