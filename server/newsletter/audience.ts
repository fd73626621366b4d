import type { Tx } from '../database/database.ts';
import type { ToldIn } from '../languages/say-rows.ts';
import type { Members } from '../members/service.ts';
import { findSaidList } from './in-languages.ts';
import * as letterStore from './letter-store.ts';
import { findList } from './store.ts';

/** Whom a letter is for. Mailboxes come in their order, a part at a time. */
export interface Audience {
  kind: 'list' | 'area';
  name: string;
  count: () => Promise<number>;
  /** What it is called by those who read it in a language. */
  nameIn: (told: ToldIn) => Promise<string>;
  next: (part: { after: string; joinedBy: Date; limit: number }) => Promise<letterStore.Recipient[]>;
}

/** The subscribers of a list, or whoever has access to a member area while the part is written. */
export async function findAudience(
  tx: Tx,
  members: Members,
  { listId, areaId }: Pick<letterStore.Words, 'listId' | 'areaId'>,
): Promise<Audience | undefined> {
  if (areaId !== '') {
    const area = await members.mailedIn(tx, areaId);
    return (
      area && {
        ...area,
        kind: 'area',
        nameIn: async (told) => (await members.areaIn(tx, told, areaId))?.name ?? area.name,
        next: async (part) => (await area.next(part)).map((email) => ({ email, language: '' })),
      }
    );
  }
  const list = listId === '' ? undefined : await findList(tx, listId);
  return (
    list && {
      kind: 'list',
      name: list.name,
      nameIn: async (told) => (await findSaidList(tx, told, listId))?.name ?? list.name,
      count: () => letterStore.countRecipients(tx, listId),
      next: (part) => letterStore.nextRecipients(tx, { listId, ...part }),
    }
  );
}
