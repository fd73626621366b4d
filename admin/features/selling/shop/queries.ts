import { notifications } from '@mantine/notifications';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  DEFAULT_MONEY_LOCALE,
  formatMoney,
  toCents,
  type CurrencyCode,
  type Cents,
} from '#core/money/currency.ts';
import { discounts } from '#contract/shop/discounts.ts';
import { donations, type DonationFilters } from '#contract/shop/donations.ts';
import { abandonedCarts } from '#contract/shop/abandoned-carts.ts';
import { ledger } from '#contract/shop/ledger.ts';
import { orders, type OrderFilters, type OwnerWish } from '#contract/shop/orders.ts';
import { paymentProviders } from '#contract/shop/payments.ts';
import { products } from '#contract/shop/products.ts';
import { sales, type SalesQuery } from '#contract/shop/sales.ts';
import { SELLING } from '../../../account/shop.ts';
import { call } from '../../../http/call.ts';
import { homeQuery } from '../../../account/home.ts';
import { tellProblem } from '../../../http/tell-problem.ts';
import { useChange } from '../../../http/use-change.ts';
import { formatsIn } from '../../../words/catalogue.ts';

export const salesQuery = (query: SalesQuery) =>
  queryOptions({
    queryKey: [...SELLING, 'sales', query],
    queryFn: () => call(sales.report, { query }),
    placeholderData: keepPreviousData,
  });

export const providersQuery = queryOptions({
  queryKey: [...SELLING, 'payment-providers'],
  queryFn: () => call(paymentProviders.list, {}),
});

export const ledgerGapsQuery = queryOptions({
  queryKey: [...SELLING, 'payment-providers', 'ledger-gaps'],
  queryFn: () => call(ledger.gaps, {}),
});

export const ordersQuery = (filters: Omit<OrderFilters, 'before'>) =>
  infiniteQueryOptions({
    queryKey: [...SELLING, 'orders', filters],
    queryFn: ({ pageParam }) =>
      call(orders.list, { query: { ...filters, ...(pageParam !== '' && { before: pageParam }) } }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  });

export const donationsQuery = (filters: Omit<DonationFilters, 'before'>) =>
  infiniteQueryOptions({
    queryKey: [...SELLING, 'donations', filters],
    queryFn: ({ pageParam }) =>
      call(donations.list, { query: { ...filters, ...(pageParam !== '' && { before: pageParam }) } }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  });

export const orderQuery = (id: string) =>
  queryOptions({ queryKey: [...SELLING, 'order', id], queryFn: () => call(orders.read, { params: { id } }) });

export const quoteQuery = (wish: OwnerWish) =>
  queryOptions({
    queryKey: [...SELLING, 'quote', wish],
    queryFn: () => call(orders.quote, { body: wish }),
    enabled: wish.lines.length > 0,
    placeholderData: keepPreviousData,
  });

export const productQuery = (id: string) =>
  queryOptions({
    queryKey: [...SELLING, 'product', id],
    queryFn: () => call(products.read, { params: { id } }),
  });

export type StockShow = 'all' | 'low' | 'out';
export const stockQuery = (words: string, show: StockShow) =>
  infiniteQueryOptions({
    queryKey: [...SELLING, 'stock', words, show],
    queryFn: ({ pageParam }) =>
      call(products.stock, {
        query: { show, ...(words !== '' && { words }), ...(pageParam !== '' && { after: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  });

export const stockHistoryQuery = (id: string) =>
  queryOptions({
    queryKey: [...SELLING, 'history', id],
    queryFn: () => call(products.stockHistory, { params: { id } }),
  });

export const abandonedCartsQuery = queryOptions({
  queryKey: [...SELLING, 'abandoned'],
  queryFn: async () => (await call(abandonedCarts.list, {})).carts,
});

export const discountsQuery = queryOptions({
  queryKey: [...SELLING, 'discounts'],
  queryFn: async () => (await call(discounts.list, {})).discounts,
});

/** A change in the shop; a failure is told, and everything is read again. */
export function useShopChange<I, O>(change: (input: I) => Promise<O>, said?: string) {
  return useChange(change, {
    // The menu counts what waits.
    stale: [SELLING, homeQuery.queryKey],
    onSuccess: () => {
      if (said !== undefined) notifications.show({ color: 'green', message: said });
    },
    onError: tellProblem,
  });
}

const MOMENT = new Intl.DateTimeFormat(formatsIn(), { dateStyle: 'medium', timeStyle: 'short' });

export const momentText = (iso: string) => MOMENT.format(new Date(iso));

const DATE = new Intl.DateTimeFormat(formatsIn(), { dateStyle: 'medium' });
/** The day alone, where the time says nothing. */
export const dateText = (iso: string) => DATE.format(new Date(iso));
export function moneyText(cents: Cents, currency: CurrencyCode): string {
  return formatMoney({ cents: toCents(cents), currency, locale: formatsIn() ?? DEFAULT_MONEY_LOCALE });
}
