import { Permission } from '../enumerations/permissions.ts';
import { CommercePermission } from '../people/finer-permissions.ts';

/** What an owner can find by typing its name, in the order it is shown. */
export const FIND_KINDS = [
  'page',
  'collection',
  'item',
  'product',
  'order',
  'customer',
  'form',
  'file',
  'person',
] as const;
export type FindKind = (typeof FIND_KINDS)[number];

/** Who may find it: those who may open it. */
export const FIND_PERMISSIONS: Readonly<Record<FindKind, number>> = {
  page: Permission.contentManager,
  collection: Permission.contentManager,
  item: Permission.contentManager,
  product: CommercePermission.viewProducts,
  order: CommercePermission.viewOrders,
  customer: CommercePermission.viewOrders,
  form: Permission.contentManager,
  file: Permission.contentManager,
  person: Permission.admin,
};

export const MAX_FIND_QUERY = 100;
const MAX_WORDS = 8;

/** Words written as `find_words_of` of the database writes them. */
export function findWordsOf(said: string): string[] {
  const plain = said
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();
  return [...new Set(plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== ''))];
}

/** What is looked for where this is typed. */
export const wordsTyped = (query: string) => findWordsOf(query).slice(0, MAX_WORDS);

/** Whether every word that was typed begins one of these: half a word is enough. */
export function hasWords(typed: readonly string[], said: string): boolean {
  const words = findWordsOf(said);
  return typed.every((start) => words.some((word) => word.startsWith(start)));
}
