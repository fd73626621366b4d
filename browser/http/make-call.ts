import { fillPath, type Address, type Link } from '#contract/address.ts';
import type { GivenTo, ReplyAt } from '#contract/index.ts';
import type { DataCall, DataLayer } from './data-layer.ts';

type Options = Omit<DataCall, 'method' | 'path' | 'query' | 'json' | 'form'>;
type Parts = Link & Options & { body?: unknown };

/** Calls of the contract through the data layer: what goes in and what comes back is declared at their address. */
export function makeCall(send: DataLayer) {
  function call<A extends Address>(address: A, ...given: GivenTo<A, Options>): Promise<ReplyAt<A>>;
  function call(address: Address, parts: Parts = {}): Promise<unknown> {
    return send(dataCallTo(address, parts));
  }
  return call;
}

/** A call of the contract in the words of the data layer. */
export function dataCallTo({ method, path }: Address, { params, body, ...rest }: Parts): DataCall {
  return { ...rest, method, path: fillPath(path, { params }), ...(body !== undefined && { json: body }) };
}
