import { queryOptions } from '@tanstack/react-query';
import { consent } from '#contract/consent.ts';
import { call } from '../../http/call.ts';

const CONSENT = ['consent'] as const;

export const receiptsQuery = queryOptions({
  queryKey: [...CONSENT, 'receipts'],
  queryFn: () => call(consent.receipts, {}),
});

export const receiptQuery = (id: string) =>
  queryOptions({
    queryKey: [...CONSENT, 'receipt', id],
    enabled: id !== '',
    queryFn: () => call(consent.receipt, { params: { id } }),
    retry: false,
  });

export const inventoryQuery = queryOptions({
  queryKey: [...CONSENT, 'inventory'],
  queryFn: () => call(consent.inventory, {}),
});
