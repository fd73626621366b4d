import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { escape } from '#core/html.ts';
import { CONTRACT } from '#contract/index.ts';
import type { Route } from '#contract/route.ts';

const options = { config: { declared: true } };
const schemaOf = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' });

/** The contract as OpenAPI 3.1, and as a page one can read. */
export function serveOpenApi(app: FastifyInstance): void {
  // Written once: it is long, and the same for everybody until the next start.
  const description = JSON.stringify(describeApi());
  app.get('/api/openapi.json', options, async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(description),
  );
  app.get('/api/', options, async (_request, reply) =>
    reply
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .type('text/html; charset=utf-8')
      .send(readablePage()),
  );
}

function describeApi() {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [feature, route] of allRoutes()) {
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[route.method.toLowerCase()] = {
      tags: [feature],
      summary: route.summary,
      parameters: [...parametersOf(route.params, 'path'), ...parametersOf(route.query, 'query')],
      ...(route.body && {
        requestBody: {
          required: true,
          content: { 'application/json': { schema: schemaOf(route.body, 'input') } },
        },
      }),
      responses: {
        200: {
          description: 'Done',
          content: { 'application/json': { schema: schemaOf(route.reply, 'input') } },
        },
        default: {
          description: 'Not done; says why',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
        },
      },
    };
  }
  const error = z.object({ error: z.string(), errorKey: z.string(), requestId: z.string() });
  return {
    openapi: '3.1.0',
    info: {
      title: 'Plinth',
      version: '1',
      description:
        'The site is chosen by the Host header; a signed-in account sends its crumb with every change.',
    },
    paths,
    components: { schemas: { Error: schemaOf(error, 'output') } },
  };
}

function allRoutes(): [feature: string, route: Route][] {
  return Object.entries(CONTRACT).flatMap(([feature, routes]) =>
    Object.values(routes).map((route): [string, Route] => [feature, route]),
  );
}

function parametersOf(schema: z.ZodType | undefined, place: 'path' | 'query') {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input');
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: value,
  }));
}

function readablePage(): string {
  const needs = (route: Route) =>
    typeof route.needs === 'string' ? route.needs : `permission ${route.needs.permission}`;
  const row = ([feature, route]: [string, Route]) =>
    `<tr><td>${feature}</td><td><code>${route.method} ${escape(route.path)}</code></td><td>${escape(route.summary)}</td><td>${needs(route)}</td></tr>`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Plinth API</title>
<style>body{font:16px/1.5 system-ui;max-width:70rem;margin:3rem auto;padding:0 1rem}table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:.5rem;border-top:1px solid #ddd;vertical-align:top}</style></head>
<body><h1>Plinth API</h1><p>The same, for programs: <a href="/api/openapi.json">/api/openapi.json</a> (OpenAPI 3.1).</p>
<table><thead><tr><th>Feature</th><th>Call</th><th>What it does</th><th>Needs</th></tr></thead><tbody>${allRoutes().map(row).join('')}</tbody></table></body></html>
`;
}
