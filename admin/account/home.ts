import { queryOptions, useQuery } from '@tanstack/react-query';
import { Inbox, Mail, MessageSquare, ShoppingBag, TriangleAlert, type LucideIcon } from 'lucide-react';
import { homeCalls, type Home } from '#contract/sites/home.ts';
import { call } from '../http/call.ts';
import { say } from './words.ts';

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

type Kind = Omit<Waiting, 'count' | 'words'>;

const KINDS: readonly Kind[] = [
  {
    name: 'orders',
    to: '/selling/orders',
    icon: ShoppingBag,
  },
  { name: 'messages', to: '/inbox', icon: Inbox },
  {
    name: 'comments',
    to: '/comments',
    icon: MessageSquare,
  },
  {
    name: 'failedMails',
    to: '/inbox/mails',
    icon: Mail,
  },
  {
    name: 'domains',
    to: '/settings/domains',
    icon: TriangleAlert,
  },
];

/** What needs somebody, most urgent first; nothing that is not there. */
export function waitingOf({ waiting }: Pick<Home, 'waiting'>): Waiting[] {
  return KINDS.flatMap((kind) => {
    const count = waiting[kind.name] ?? 0;
    const words = say(kind.name, { count, short: shortCount(count) });
    return count > 0 ? [{ ...kind, count, words }] : [];
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
