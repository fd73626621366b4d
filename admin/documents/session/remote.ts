import { blockOf } from '#blocks/index.ts';
import { content } from '#contract/content/content.ts';
import { makeDocuments } from '#core/content/documents.ts';
import type { DocumentKind } from '#core/content/kinds.ts';
import { checkWith, type Field } from '#core/fields/index.ts';
import { isRecord } from '#core/fields/field.ts';
import { damageIn } from '#core/page/stored/damage.ts';
import { blockTypesIn, forgiveTypes } from '#core/page/stored/unknown-blocks.ts';
import type { Body } from '../draft.ts';
import type { Call } from '../../http/make-call.ts';
import { CallProblem, sentenceOf } from '../../http/problem.ts';
import type { Remote, SaveAnswer } from './answers.ts';

const documents = makeDocuments(blockOf);

/** The fields of a document; what has none cannot be edited. */
export function fieldsOf(kind: DocumentKind, key: string | null): Field<unknown> {
  const fields = documents.fieldsOf(kind, key);
  if (!fields) throw new Error(`Documents of the kind ${kind} have no fields.`);
  return fields;
}

/** The server through the contract. Bodies are read leniently: one broken block does not keep a page from opening. */
export function remoteThrough(call: Call): Remote {
  const known = new Map<string, Field<unknown>>();
  const read = (id: string, body: unknown) => (known.get(id)?.read(body) ?? body) as Body;

  return {
    async load(id) {
      try {
        const { kind, key, revision, body } = await call(content.read, { params: { id } });
        if (!body) return 'gone';
        const fields = fieldsOf(kind, key);
        known.set(id, fields);
        const checked = checkWith(fields, body);
        // What this version does not know is kept as it is: nothing of it was mended.
        const problems = checked.ok ? [] : forgiveTypes(checked.problems, blockTypesIn(body));
        return { revision, body: read(id, body), control: fields.control, repairs: damageIn(body, problems) };
      } catch (error) {
        if (!(error instanceof CallProblem)) throw error;
        if (error.code === 'noConnection') return 'offline';
        if (error.code === 'notFound') return 'gone';
        throw error;
      }
    },

    async save(id, draft): Promise<SaveAnswer> {
      try {
        const { revision } = await call(content.save, { params: { id }, body: draft });
        return { kind: 'saved', revision };
      } catch (error) {
        if (!(error instanceof CallProblem)) return { kind: 'refused', sentence: sentenceOf(error) };
        const { current } = error.details;
        if (error.code === 'conflict' && isRecord(current) && typeof current.revision === 'number') {
          const body = isRecord(current.body) ? read(id, current.body) : null;
          return { kind: 'conflict', revision: current.revision, body };
        }
        // A server that restarts or is overloaded is as good as away: it is tried again.
        const isAway = error.code === 'noConnection' || error.code === 'tooMany' || error.status >= 500;
        return isAway ? { kind: 'offline' } : { kind: 'refused', sentence: error.message };
      }
    },
  };
}
