import type { ItemDocument } from '#core/collections/item.ts';
import { isRecord } from '#core/fields/field.ts';
import { Failure } from '#contract/errors.ts';
import type { Actor, Content } from '../../content/service.ts';

export function makeEditAll({ content }: { content: Content }) {
  /** Saves what `edit` makes of each draft, and says which were changed. */
  return async function editAll(
    actor: Actor,
    drafts: readonly { id: string; revision: number; body: unknown }[],
    edit: (item: ItemDocument) => Partial<ItemDocument> | undefined,
  ): Promise<string[] | Failure> {
    const changed: string[] = [];
    for (const { id, revision, body } of drafts) {
      if (!isRecord(body)) continue;
      const edited = edit(body as unknown as ItemDocument);
      if (!edited) continue;
      const saved = await content.save(actor, id, { base: revision, body: { ...body, ...edited } });
      if (saved instanceof Failure) return saved;
      changed.push(id);
    }
    return changed;
  };
}

export type EditAll = ReturnType<typeof makeEditAll>;
