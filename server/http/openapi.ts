import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { CONTRACT } from '#contract/index.ts';
import type { Route } from '#contract/route.ts';
import { apiPage } from './api-page.ts';

const options = { config: { declared: true } };
const schemaOf = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' });

/** The contract as OpenAPI 3.1, and as a page one can read. */
export function serveOpenApi(app: FastifyInstance): void {
  // Written once, when somebody asks: it is long, and the same for everybody until the next start.
  let description: string | undefined;
  let page: string | undefined;
  app.get('/api/openapi.json', options, async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send((description ??= JSON.stringify(describeApi()))),
  );
  app.get('/api/', options, async (_request, reply) =>
    reply
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; img-src 'self'",
      )
      .type('text/html; charset=utf-8')
      .send(
        (page ??= apiPage(Object.entries(CONTRACT).map(([name, routes]) => [name, Object.values(routes)]))),
      ),
  );
  app.get('/api', options, async (_request, reply) => reply.redirect('/api/', 301));
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
