import { makeAsk, NotPublic, type Answer, type Ask } from '../../outbound/ask.ts';
import { isPrivateAddress } from '../../outbound/private-addresses.ts';

/** A server that does not answer is not asked for everything it ever had. */
const MAX_FAILURES_PER_HOST = 5;
/** It may be well again by then, and one who asks for a single thing should not wait for the next start. */
const FORGIVEN_AFTER_MS = 60_000;
/** Pictures move from http to https and on to another host; more than that is a circle. */
export const MAX_REDIRECTS_FOLLOWED = 5;

const NOT_ON_THE_WEB = 'It is not an address on the web.';
const NO_ANSWER = 'The server does not answer.';

/** The bytes at an address, or a sentence that says why there are none. */
export type LoadFromWeb = (url: URL, limit: { bytes: number }) => Promise<Buffer | string>;

/** Fetches from addresses that others name. Those of private networks are not asked, wherever a redirect leads. */
export function makeLoadFromWeb(deps: {
  allowsPrivate: boolean;
  ask?: Ask;
  now?: () => number;
}): LoadFromWeb {
  const { now = Date.now } = deps;
  const ask =
    deps.ask ?? makeAsk({ mayReach: (address) => deps.allowsPrivate || !isPrivateAddress(address) });
  const failures = new Map<string, { count: number; last: number }>();

  function failuresOf(host: string): number {
    const known = failures.get(host);
    if (known && now() - known.last > FORGIVEN_AFTER_MS) failures.delete(host);
    return failures.get(host)?.count ?? 0;
  }

  async function get(url: URL, maxBytes: number): Promise<Answer | string> {
    if (!/^https?:$/.test(url.protocol)) return NOT_ON_THE_WEB;
    if (failuresOf(url.host) >= MAX_FAILURES_PER_HOST) return NO_ANSWER;
    try {
      return await ask(url, { method: 'GET', headers: { accept: '*/*', 'user-agent': 'Plinth' }, maxBytes });
    } catch (error) {
      if (error instanceof NotPublic) return NOT_ON_THE_WEB;
      failures.set(url.host, { count: failuresOf(url.host) + 1, last: now() });
      return NO_ANSWER;
    }
  }

  return async (first, limit) => {
    let url = first;
    for (let hop = 0; hop <= MAX_REDIRECTS_FOLLOWED; hop += 1) {
      const answer = await get(url, limit.bytes);
      if (typeof answer === 'string') return answer;
      const next = nextOf(url, answer);
      if (!next) return bytesOf(answer);
      url = next;
    }
    return 'It leads on and on.';
  };
}

function nextOf(url: URL, { status, headers }: Answer): URL | undefined {
  const { location = '' } = headers;
  const isRedirect = [301, 302, 303, 307, 308].includes(status);
  return isRedirect && URL.canParse(location, url.href) ? new URL(location, url.href) : undefined;
}

function bytesOf({ status, bytes, isWhole }: Answer): Buffer | string {
  if (status < 200 || status > 299) return `The server answered ${status}.`;
  return isWhole ? bytes : 'It is too large.';
}
