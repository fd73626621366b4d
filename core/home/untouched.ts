import { isRecord } from '../fields/field.ts';

/** How many sections of a page are as its template made them. Where links lead is no work of anybody's. */
export function countUntouched(page: { made: unknown; now: unknown } | undefined): number {
  const made = new Set(sectionsOf(page?.made));
  return sectionsOf(page?.now).filter((section) => made.has(section)).length;
}

function sectionsOf(page: unknown): string[] {
  const body = isRecord(page) ? page['body'] : undefined;
  if (!isRecord(body) || !Array.isArray(body['sections'])) return [];
  return body['sections'].map((section) =>
    JSON.stringify(section, (name, value: unknown) => (name === 'href' ? '' : value)),
  );
}
