import { dataCallTo } from '#browser/http/make-call.ts';
import { DataError } from '#browser/http/data-error.ts';
import type { DataLayer } from '#browser/http/data-layer.ts';
import type { Link } from '#contract/address.ts';
import type { Given, ReplyOf, Route } from '#contract/route.ts';
import { problemOf } from './problem.ts';

export type Call = <R extends Route>(route: R, given: Given<R>) => Promise<ReplyOf<R>>;

/** Calls of the contract through the data layer. What goes wrong is told as a problem. */
export function makeCall(send: DataLayer): Call {
  return async (route, given) => {
    try {
      return route.reply.parse(await send(dataCallTo(route, given as Link))) as ReplyOf<typeof route>;
    } catch (error) {
      throw error instanceof DataError ? problemOf(error) : error;
    }
  };
}
