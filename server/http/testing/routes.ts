import { z } from 'zod';
import { CONTRACT } from '#contract/index.ts';
import type { Route } from '#contract/route.ts';

export interface NamedRoute extends Route {
  /** `feature.name`, as it stands in the contract. */
  name: string;
}

/** Every call of the product: what is tested over this list is tested of calls that are yet to come. */
export const ROUTES: readonly NamedRoute[] = Object.entries(CONTRACT).flatMap(([feature, routes]) =>
  Object.entries(routes).map(([name, route]) => ({ ...route, name: `${feature}.${name}` })),
);

export const CHANGING = ROUTES.filter(
  ({ method, isReading, dropsForged }) => method !== 'GET' && !isReading && !dropsForged,
);

interface JsonSchema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  minItems?: number;
  minLength?: number;
  minimum?: number;
  format?: string;
  pattern?: string;
}

export const NO_ID = 'aaaaaaaaaaaaaaaaaaaaaaaa';

/** Made once: suites over every route ask for the same schemas thousands of times. */
const described = new WeakMap<z.ZodType, JsonSchema>();

function describe(schema: z.ZodType): JsonSchema {
  const known =
    described.get(schema) ?? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema);
  described.set(schema, known);
  return known;
}

/** The least that the schema lets pass, so that a call reaches what lies behind it. */
export function sampleOf(schema: z.ZodType | undefined): unknown {
  return schema && valueOf(describe(schema));
}

function valueOf(schema: JsonSchema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf?.some(({ type }) => type === 'null')) return null;
  const kinds = schema.anyOf ?? schema.oneOf;
  if (kinds) return valueOf(kinds[0] ?? {});
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((key) => [key, valueOf(schema.properties?.[key] ?? {})]),
      );
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => valueOf(schema.items ?? {}));
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1);
    case 'boolean':
      return false;
    case 'string':
      if (schema.format === 'date-time') return '2099-01-01T00:00:00.000Z';
      if (schema.pattern && new RegExp(schema.pattern).test('')) return '';
      return schema.pattern?.includes('{24}') ? NO_ID : 'x'.repeat(Math.max(3, schema.minLength ?? 0));
    default:
      return {};
  }
}

/** The address of a route with these values in its places, and what its query must hold. */
export function addressOf(route: Route, values: Readonly<Record<string, string>> = {}): string {
  const places = route.params && describe(route.params);
  const path = route.path.replaceAll(/:(\w+)/g, (_, name: string) => {
    // One of a few words is no id, so nothing else is ever tried there.
    const word = places?.properties?.[name]?.enum?.[0];
    return typeof word === 'string' ? word : (values[name] ?? NO_ID);
  });
  const query = new URLSearchParams(sampleOf(route.query) as Record<string, string> | undefined);
  return query.size > 0 ? `${path}?${query}` : path;
}
