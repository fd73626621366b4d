import { lookup } from 'node:dns/promises';
import { isPrivateAddress } from '../forms/outbound.ts';

const TIMEOUT_MS = 10_000;
/** A server that does not answer is not asked for everything it ever had. */
const MAX_FAILURES_PER_HOST = 5;
/** It may be well again by then, and one who asks for a single thing should not wait for the next start. */
const FORGIVEN_AFTER_MS = 60_000;

/** The bytes at an address, or a sentence that says why there are none. */
export type LoadFromWeb = (url: URL, limit: { bytes: number }) => Promise<Buffer | string>;

/** Fetches from addresses that others name. Those of private networks are not asked, redirects not followed. */
export function makeLoadFromWeb(deps: {
  allowsPrivate: boolean;
  fetch?: typeof fetch;
  now?: () => number;
}): LoadFromWeb {
  const { fetch: ask = fetch, now = Date.now } = deps;
  const failures = new Map<string, { count: number; last: number }>();

  function failuresOf(host: string): number {
    const known = failures.get(host);
    if (known && now() - known.last > FORGIVEN_AFTER_MS) failures.delete(host);
    return failures.get(host)?.count ?? 0;
  }

  return async (url, limit) => {
    if (!/^https?:$/.test(url.protocol)) return 'It is not an address on the web.';
    if (failuresOf(url.host) >= MAX_FAILURES_PER_HOST) return 'The server does not answer.';
    try {
      const { address } = await lookup(url.hostname);
      if (!deps.allowsPrivate && isPrivateAddress(address)) return 'It is not an address on the web.';
      const answer = await ask(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
      if (!answer.ok) return `The server answered ${answer.status}.`;
      if (Number(answer.headers.get('content-length') ?? 0) > limit.bytes) return 'It is too large.';
      const bytes = Buffer.from(await answer.arrayBuffer());
      return bytes.length > limit.bytes ? 'It is too large.' : bytes;
    } catch {
      failures.set(url.host, { count: failuresOf(url.host) + 1, last: now() });
      return 'The server does not answer.';
    }
  };
}
