import {
  QueryClient,
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type QueryKey,
} from '@tanstack/react-query';

/**
 * Told that something has changed, the library waits for a first answer that is on its way already. That one was asked
 * for before the change and would be kept as if it knew of it, so it is asked for again.
 */
export class FreshClient extends QueryClient {
  override async invalidateQueries<K extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<K>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const { queryKey, exact } = filters ?? {};
    await this.cancelQueries({
      ...(queryKey && { queryKey }),
      ...(exact !== undefined && { exact }),
      fetchStatus: 'fetching',
      predicate: (query) => query.state.data === undefined && query.getObserversCount() > 0,
    });
    await super.invalidateQueries(filters, options);
  }
}
