import type { z } from 'zod';
import type { DataCall, DataLayer } from '#browser/http/data-layer.ts';
import { DataError } from '#browser/http/data-error.ts';
import type { Received, Route } from '#contract/route.ts';
import { problemOf } from './problem.ts';

type Part<N extends string, T> = T extends z.ZodType
  ? Partial<z.input<T>> extends z.input<T>
    ? { [K in N]?: z.input<T> }
    : { [K in N]: z.input<T> }
  : { [K in N]?: undefined };

/** What a route wants besides its name; parts it does not declare cannot be given. */
export type Given<R extends Route> = Part<'params', R['params']> &
  Part<'query', R['query']> &
  Part<'body', R['body']>;

export type Call = <R extends Route>(route: R, given: Given<R>) => Promise<Received<R>>;

/** Calls of the contract through the data layer. What goes wrong is told as a problem. */
export function makeCall(send: DataLayer): Call {
  return async (route, given) => {
    try {
      return route.reply.parse(await send(dataCall(route, given as Parts))) as Received<typeof route>;
    } catch (error) {
      throw error instanceof DataError ? problemOf(error) : error;
    }
  };
}

interface Parts {
  params?: Readonly<Record<string, string | number>>;
  query?: Readonly<Record<string, string | undefined>>;
  body?: unknown;
}

function dataCall(route: Route, { params = {}, query = {}, body }: Parts): DataCall {
  const path = route.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? '')),
  );
  return { method: route.method, path, query, ...(route.body && { json: body }) };
}
