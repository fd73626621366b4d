import { blockOf } from '#blocks/index.ts';
import { makeDocuments } from '#core/content/documents.ts';
import type { DocumentKind } from '#core/content/kinds.ts';
import { isRecord } from '#core/fields/field.ts';
import type { PageBody } from '#core/page/page.ts';
import { differencesOf, type Difference } from '#core/publishing/differences.ts';

const documents = makeDocuments(blockOf);

export type Body = Readonly<Record<string, unknown>> | null;

export interface Comparison {
  before: Body;
  after: Body;
  differences: readonly Difference[];
}

/** Two versions of a document, and what differs. */
export function comparisonOf(
  { kind, key }: { kind: DocumentKind; key: string | null },
  { before, after }: { before: Body; after: Body },
): Comparison {
  const fields = documents.fieldsOf(kind, key);
  // Read alike, so that a field an older version did not have is no difference.
  const read = (body: Body) => (body === null ? null : fields?.read(body));
  const differences = fields ? differencesOf(read(before), read(after), fields.control, blockOf) : [];
  return { before, after, differences };
}

/** The blocks to be outlined: a changed one itself, of a section all of its own. */
export function blocksToMark(body: Body, ids: ReadonlySet<string>): string[] {
  return bodiesIn(body).flatMap(({ sections }) =>
    sections.flatMap((section) =>
      section.blocks.filter(({ id }) => ids.has(id) || ids.has(section.id)).map(({ id }) => id),
    ),
  );
}

function bodiesIn(body: Body): PageBody[] {
  return [body?.body, body?.footer].filter(isPageBody);
}

export function isPageBody(value: unknown): value is PageBody & Record<string, unknown> {
  return isRecord(value) && Array.isArray(value.sections);
}

export function pathIn(body: Body): string | undefined {
  return typeof body?.path === 'string' ? body.path : undefined;
}
