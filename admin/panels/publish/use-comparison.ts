import { useQuery } from '@tanstack/react-query';
import { blockOf } from '#blocks/index.ts';
import { makeDocuments } from '#core/content/documents.ts';
import { isRecord } from '#core/fields/field.ts';
import { sectionStyle } from '#core/page/stored/fields.ts';
import type { PageBody } from '#core/page/page.ts';
import { differencesOf, type Catalogue, type Difference } from '#core/publishing/differences.ts';
import { documentQuery, publishedQuery } from '../../documents/queries.ts';

const documents = makeDocuments(blockOf);
const catalogue: Catalogue = {
  blockName: (type) => blockOf(type)?.name ?? type,
  blockOf,
  sectionControl: sectionStyle.control,
};

type Body = Readonly<Record<string, unknown>> | null;

export interface Comparison {
  before: Body;
  after: Body;
  differences: readonly Difference[];
}

/** A document as visitors get it beside its draft, and what differs. */
export function useComparison(id: string): { comparison: Comparison | undefined; error: Error | null } {
  const live = useQuery(publishedQuery(id));
  const draft = useQuery(documentQuery(id));
  const error = live.error ?? draft.error;
  if (live.data === undefined || !draft.data) return { comparison: undefined, error };
  const { kind, key, body: after } = draft.data;
  const fields = documents.fieldsOf(kind, key);
  // Read alike, so that a field an older version did not have is no difference.
  const read = (body: Body) => (body === null ? null : fields?.read(body));
  const differences = fields ? differencesOf(read(live.data), read(after), fields.control, catalogue) : [];
  return { comparison: { before: live.data, after, differences }, error };
}

/** The blocks to be outlined: a changed one itself, of a section all of its own. */
export function blocksToMark(body: Body, differences: readonly Difference[]): string[] {
  const named = new Set(differences.map(({ id }) => id));
  return bodiesIn(body).flatMap(({ sections }) =>
    sections.flatMap((section) =>
      section.blocks.filter(({ id }) => named.has(id) || named.has(section.id)).map(({ id }) => id),
    ),
  );
}

function bodiesIn(body: Body): PageBody[] {
  return [body?.body, body?.footer].filter(
    (value): value is PageBody & Record<string, unknown> => isRecord(value) && Array.isArray(value.sections),
  );
}

export function pathIn(body: Body): string | undefined {
  return typeof body?.path === 'string' ? body.path : undefined;
}
