/** The open data: `systems.json`, `fr3/units.json`, …, each with its JSON Schema. */
import type { APIRoute } from 'astro';
import { checked, type Endpoint, endpoints, jsonSchema } from '../../../content/api/endpoints.ts';

export function getStaticPaths() {
  return endpoints().flatMap((endpoint) => [
    { params: { file: endpoint.path }, props: { endpoint, schema: false } },
    { params: { file: `${endpoint.path}.schema` }, props: { endpoint, schema: true } },
  ]);
}

export const GET: APIRoute = ({ props }) => {
  const { endpoint, schema } = props as { endpoint: Endpoint; schema: boolean };
  return new Response(`${JSON.stringify(schema ? jsonSchema(endpoint) : checked(endpoint), null, 1)}\n`, {
    headers: { 'content-type': 'application/json; charset=utf-8' },
  });
};
