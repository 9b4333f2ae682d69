/** The rules that a calculator can cite, loaded by its page when the first question changes. */
import type { APIRoute } from 'astro';
import { rulesFrom } from '../../../components/odds/rules-for.ts';
import { systemOf } from '../../../content/book.ts';
import { calculatorPage } from '../../../content/calculator-pages.ts';
import { calculators } from '../../../engine/calculators.ts';

export const getStaticPaths = () =>
  Object.entries(calculators).flatMap(([system, all]) => all.map(({ id }) => ({ params: { system, calculator: id } })));

export const GET: APIRoute = ({ params: { system = '', calculator = '' } }) =>
  new Response(JSON.stringify(rulesFrom(system, calculatorPage(systemOf(system), calculator, '', '').source)), {
    headers: { 'Content-Type': 'application/json' },
  });
