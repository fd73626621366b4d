import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { CONTRACT } from './index.ts';

/** What changes a value while it is read. Visitors' code and the built admin read replies as they come. */
const CHANGING = new Set(['default', 'prefault', 'transform', 'pipe', 'catch', 'success', 'promise']);

interface Inside {
  type: string;
  coerce?: boolean;
  [part: string]: unknown;
}

function changing(schema: unknown, seen = new Set<unknown>()): string[] {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return [];
  seen.add(schema);
  if (schema instanceof z.core.$ZodType) {
    const inside = schema._zod.def as unknown as Inside;
    if (CHANGING.has(inside.type) || inside.coerce === true) return [inside.type];
    return changing(inside, seen);
  }
  return Object.values(schema).flatMap((part) => changing(part, seen));
}

test.each([
  ['default', z.object({ a: z.array(z.string().default('')) })],
  ['pipe', z.union([z.string(), z.string().transform(Number)])],
  ['number', z.object({ a: z.coerce.number().nullable() })],
  ['catch', z.record(z.string(), z.int().catch(0))],
])('a reply with a %s is noticed', (name, schema) => {
  expect(changing(schema)).toEqual([name]);
});

describe.each(Object.entries(CONTRACT))('replies of %s', (_, routes) => {
  test('are what arrives', () => {
    for (const [name, { reply }] of Object.entries(routes))
      expect([name, changing(reply)]).toEqual([name, []]);
  });
});
