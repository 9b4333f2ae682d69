/**
 * What players say, and the rule that they mean: read by the search dialog when it is opened, so that
 * “fall back” shows the rule on push-backs first.
 */
import type { APIRoute } from 'astro';
import { href } from '../content/address.ts';
import { book, systemOf } from '../content/book.ts';
import { synonyms } from '../content/synonyms.ts';

export const GET: APIRoute = () => {
  const { rules, chapters } = book();
  const words = Object.entries(synonyms).flatMap(([id, said]) => {
    const rule = rules.get(id);
    if (!rule) return [];
    const chapter = chapters.find(({ id }) => id === `${rule.system}.${rule.chapter}`)?.front.title ?? '';
    const place = `${systemOf(rule.system).name} · ${chapter}`;
    return [
      { title: rule.title, url: href(rule.url), summary: rule.summary, place, said: said.map((word) => word.toLowerCase()) },
    ];
  });
  return new Response(JSON.stringify(words), { headers: { 'content-type': 'application/json' } });
};
