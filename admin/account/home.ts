import { queryOptions, useQuery } from '@tanstack/react-query';
import { Inbox, Mail, MessageSquare, ShoppingBag, TriangleAlert, type LucideIcon } from 'lucide-react';
import { homeCalls, type Home } from '#contract/sites/home.ts';
import { call } from '../http/call.ts';

const ASK_EVERY_MS = 60_000;

export const homeQuery = queryOptions({
  queryKey: ['home'],
  queryFn: () => call(homeCalls.read, {}),
  refetchInterval: ASK_EVERY_MS,
});

export interface Waiting {
  name: keyof Home['waiting'];
  count: number;
  words: string;
  to: string;
  icon: LucideIcon;
}

type Kind = Omit<Waiting, 'count' | 'words'> & { one: string; many: string };

const KINDS: readonly Kind[] = [
  {
    name: 'orders',
    to: '/selling/orders',
    icon: ShoppingBag,
    one: 'order to fulfil',
    many: 'orders to fulfil',
  },
  { name: 'messages', to: '/inbox', icon: Inbox, one: 'unread message', many: 'unread messages' },
  {
    name: 'comments',
    to: '/comments',
    icon: MessageSquare,
    one: 'comment waiting for approval',
    many: 'comments waiting for approval',
  },
  {
    name: 'failedMails',
    to: '/inbox/mails',
    icon: Mail,
    one: 'email not delivered this week',
    many: 'emails not delivered this week',
  },
  {
    name: 'domains',
    to: '/settings/domains',
    icon: TriangleAlert,
    one: 'domain with a problem',
    many: 'domains with a problem',
  },
];

/** What needs somebody, most urgent first; nothing that is not there. */
export function waitingOf({ waiting }: Pick<Home, 'waiting'>): Waiting[] {
  return KINDS.flatMap(({ one, many, ...kind }) => {
    const count = waiting[kind.name] ?? 0;
    return count > 0 ? [{ ...kind, count, words: `${shortCount(count)} ${count === 1 ? one : many}` }] : [];
  });
}

export const shortCount = (count: number) => (count > 999 ? '999+' : String(count));

/** How much waits in an area of the menu. */
export function useBadges(): Readonly<Record<string, number>> {
  const { waiting } = useQuery(homeQuery).data ?? {};
  return {
    inbox: waiting?.messages ?? 0,
    comments: waiting?.comments ?? 0,
    selling: waiting?.orders ?? 0,
  };
}
