import { collectionFields } from '#core/collections/collection.ts';
import { customFields, isMissing } from '#core/collections/custom-fields.ts';
import { itemLimit } from '#core/collections/kinds.ts';
import type { Documents } from '#core/content/documents.ts';
import type { Problem } from '#core/fields/index.ts';
import { exceedsLimit } from '#core/limits.ts';
import { isRecord } from '#core/fields/field.ts';
import { fail, Failure } from '#contract/errors.ts';
import type { KindRules } from '../../content/kind-rules.ts';
import { languageProblem } from '../../content/page-rules.ts';
import type { Tx } from '../../database/database.ts';
import { projectItem, readItem } from '../projection.ts';
import * as store from '../store.ts';

/** What holds for items besides the form of their fields, kept in the transaction that would break it. */
export function makeItemRules(deps: { documents: Documents; now: () => Date }): KindRules {
  const { documents, now } = deps;

  async function checkPlace(tx: Tx, collectionId: string, isNew: boolean) {
    const held = await store.lockCollection(tx, collectionId);
    if (!held) return fail('invalid', {}, 'The collection of this item is gone.');
    const collection = collectionFields.read(held.body);
    const limit = isNew ? itemLimit(collection.kind, collection.order) : undefined;
    if (limit) {
      const before = await store.countItems(tx, collectionId);
      if (exceedsLimit({ before, after: before + 1, limit: limit.max }))
        return fail('limitReached', {}, limit.message);
    }
    return collection;
  }

  return {
    project: (body) => projectItem(documents, body),

    async prepare(tx, { body, before }) {
      const item = readItem(documents, body);
      const wasThere = isRecord(before) && before.collectionId === item.collectionId;
      const collection = await checkPlace(tx, item.collectionId, !wasThere);
      if (collection instanceof Failure) return collection;
      const problems: Problem[] = [];
      const custom = customFields(collection.fields).check(
        item.custom,
        (problem) => problems.push(problem),
        'custom',
      );
      // A draft may be incomplete; what visitors will see may not.
      const isShown = item.status === 'published' || item.status === 'scheduled';
      const refused = problems.filter(({ message }) => isShown || !isMissing(message));
      if (item.status === 'scheduled' && item.publishAt === '')
        refused.push({ path: 'publishAt', message: 'Please choose when it should appear.' });
      if (refused.length > 0)
        return fail(
          'invalid',
          { errors: Object.fromEntries(refused.map(({ path, message }) => [path, message])) },
          refused[0]?.message,
        );
      // Values of fields that were dropped meanwhile go with the next save; broken ones never come here.
      return { body: { ...item, custom: problems.length === 0 ? custom : { ...item.custom, ...custom } } };
    },

    async saved(tx, { id, body }) {
      if (body === null) return store.markDeleted(tx, id, now());
      return store.writeDraft(tx, id, projectItem(documents, body), {
        now: now(),
        timeZone: await store.readTimeZone(tx),
      });
    },
  };
}

/** A collection whose items its owner arranges can only become one while they are few enough. */
export function makeCollectionRules(): KindRules {
  return {
    async prepare(tx, { id, body }) {
      const collection = collectionFields.read(body);
      const problem = await languageProblem(tx, collection.path);
      if (problem) return problem;
      const limit = itemLimit(collection.kind, collection.order);
      const count = id !== undefined && limit ? await store.countItems(tx, id) : 0;
      return limit && count > limit.max ? fail('limitReached', {}, limit.message) : { body };
    },
  };
}
