import type { Tx } from '../database/database.ts';
import type { Members } from '../members/service.ts';
import * as letterStore from './letter-store.ts';
import { findList } from './store.ts';

/** Whom a letter is for. Mailboxes come in their order, a part at a time. */
export interface Audience {
  kind: 'list' | 'area';
  name: string;
  count: () => Promise<number>;
  next: (part: { after: string; joinedBy: Date; limit: number }) => Promise<string[]>;
}

/** The subscribers of a list, or whoever has access to a member area while the part is written. */
export async function findAudience(
  tx: Tx,
  members: Members,
  { listId, areaId }: Pick<letterStore.Words, 'listId' | 'areaId'>,
): Promise<Audience | undefined> {
  if (areaId !== '') {
    const area = await members.mailedIn(tx, areaId);
    return area && { kind: 'area', ...area };
  }
  const list = listId === '' ? undefined : await findList(tx, listId);
  return (
    list && {
      kind: 'list',
      name: list.name,
      count: () => letterStore.countRecipients(tx, listId),
      next: (part) => letterStore.nextRecipients(tx, { listId, ...part }),
    }
  );
}
