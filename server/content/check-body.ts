import type { Documents } from '#core/content/documents.ts';
import type { DocumentKind } from '#core/content/kinds.ts';
import type { PageDocument } from '#core/content/page-document.ts';
import { checkWith, type Problem } from '#core/fields/index.ts';
import { isRecord } from '#core/fields/field.ts';
import { forgiveOldExcess } from '#core/page/stored/fields.ts';
import { blockTypesIn, forgiveTypes } from '#core/page/stored/unknown-blocks.ts';
import { fail, type Failure } from '#contract/errors.ts';
import type { Tx } from '../database/database.ts';
import * as store from './stores/store.ts';

export const NO_TYPES: ReadonlySet<string> = new Set();

type Named = Pick<store.DocumentRow, 'kind' | 'key'>;

/** Checks what is to be written, and repairs what is read. */
export function makeBodyChecks({ documents }: { documents: Documents }) {
  return {
    check(
      { kind, key }: Named,
      body: unknown,
      { before, types = NO_TYPES }: { before?: unknown; types?: ReadonlySet<string> } = {},
    ): { value: unknown } | Failure {
      const fields = documents.fieldsOf(kind, key);
      if (!fields) return fail('notFound');
      const result = checkWith(fields, body);
      if (result.ok) return { value: result.value };
      const unforgiven = forgiveTypes(result.problems, types);
      const problems = isBuilt(kind) ? forgive(unforgiven, { before, after: body }, documents) : unforgiven;
      if (problems.length > 0) return fail('invalid', { errors: toErrors(problems) }, problems[0]?.message);
      return { value: fields.read(body) };
    },

    /** Fields that were added or dropped since it was stored are repaired; pages keep what is above a limit. */
    repair({ kind, key }: Named, body: unknown): Record<string, unknown> | null {
      if (!isRecord(body)) return null;
      const repaired = isBuilt(kind) ? body : documents.fieldsOf(kind, key)?.read(body);
      return isRecord(repaired) ? repaired : body;
    },

    /** Types of blocks which this version does not know, and which the document had at some time. */
    async unknownTypes(
      tx: Tx,
      id: string,
      { before, after }: { before: unknown; after: unknown },
    ): Promise<ReadonlySet<string>> {
      const types = [...blockTypesIn(after)].filter((type) => documents.blockOf(type) === undefined);
      if (types.length === 0) return NO_TYPES;
      const there = blockTypesIn(before);
      // Removed a moment ago, and brought back by an undo.
      const missing = types.filter((type) => !there.has(type));
      const earlier = missing.length === 0 ? [] : await store.typesEver(tx, id, missing);
      return new Set([...types.filter((type) => there.has(type)), ...earlier]);
    },
  };
}

export type BodyChecks = ReturnType<typeof makeBodyChecks>;

/** Made of sections and blocks, which have limits of their own. */
const isBuilt = (kind: DocumentKind): boolean => kind === 'page' || kind === 'item';

function forgive(
  problems: readonly Problem[],
  { before, after }: { before: unknown; after: unknown },
  { blockOf }: Documents,
): Problem[] {
  const page = (value: unknown) =>
    isRecord(value) && isRecord(value.body) ? (value.body as unknown as PageDocument['body']) : undefined;
  const now = page(after);
  return now ? forgiveOldExcess(problems, { before: page(before), after: now }, blockOf) : [...problems];
}

/** Field path to message, the first one where a field has several. */
function toErrors(problems: readonly Problem[]): Record<string, string> {
  return Object.fromEntries([...problems].reverse().map(({ path, message }) => [path, message]));
}
