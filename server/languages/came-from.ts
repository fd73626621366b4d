import type { FastifyRequest } from 'fastify';

/** The address of the page of this site that a call was made from, where the browser says so. */
export function pathCameFrom({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>): string {
  const from = URL.parse(headers.referer ?? '');
  return from?.host === host ? from.pathname : '/';
}
