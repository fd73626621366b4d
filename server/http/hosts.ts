import type { FastifyRequest } from 'fastify';

/** The host name of a request without its port, in lower case; empty when there is none. */
export function hostOf(request: Pick<FastifyRequest, 'headers'>): string {
  return hostName(request.headers.host ?? '');
}

export function hostName(host: string): string {
  const name = host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
  return /^[a-z0-9.-]{1,253}$|^\[[0-9a-f:]+\]$/.test(name) ? name : '';
}

const IDENTIFIER = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** `demo` for `demo.{sitesDomain}`, nothing for any other host. */
export function identifierOf(host: string, sitesHost: string): string | undefined {
  if (!host.endsWith(`.${sitesHost}`)) return undefined;
  const name = host.slice(0, -sitesHost.length - 1);
  return IDENTIFIER.test(name) ? name : undefined;
}
