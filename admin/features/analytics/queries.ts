import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { FILTERS, type Filter, type Filters, type Section } from '#core/analytics/dimensions.ts';
import { DEFAULT_SALES_RANGE, SALES_RANGES, type SalesRange } from '#core/commerce/orders/sales.ts';
import { analytics, type AnalyticsQuery } from '#contract/visits/analytics.ts';
import { call } from '../../http/call.ts';
import { whileCounting } from './still-counting.tsx';

const LIVE_EVERY_MS = 15_000;

export const reportQuery = (query: AnalyticsQuery) =>
  queryOptions({
    queryKey: ['analytics', query],
    queryFn: () => call(analytics.report, { query }),
    placeholderData: keepPreviousData,
    refetchInterval: whileCounting,
  });

export const liveQuery = queryOptions({
  queryKey: ['analytics', 'live'],
  queryFn: () => call(analytics.live, {}),
  refetchInterval: LIVE_EVERY_MS,
});

export interface Asked {
  range: SalesRange;
  from: string;
  to: string;
  filters: Filters;
  query: AnalyticsQuery;
  /** The same, for another screen. */
  search: string;
  setRange: (change: Partial<Record<'range' | 'from' | 'to', string>>) => void;
  setFilter: (name: Filter, value: string | undefined) => void;
}

/** Range and filters stand in the address, so that they can be kept, sent and undone by going back. */
export function useAsked(section: Section): Asked {
  const [params, setParams] = useSearchParams();
  const range = SALES_RANGES.find((each) => each === params.get('range')) ?? DEFAULT_SALES_RANGE;
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  const filters: Filters = {};
  for (const name of FILTERS) {
    const value = params.get(name);
    if (value !== null) filters[name] = value;
  }
  const change = (changes: Record<string, string | undefined>, replace: boolean) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(changes)) {
      if (value === undefined) next.delete(name);
      else next.set(name, value);
    }
    setParams(next, { replace });
  };
  return {
    range,
    from,
    to,
    filters,
    query: { section, range, ...(range === 'own' && { from, to }), ...filters },
    search: params.size === 0 ? '' : `?${params}`,
    setRange: (changes) => change(changes, true),
    setFilter: (name, value) => change({ [name]: value }, false),
  };
}
