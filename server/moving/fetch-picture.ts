import { lookup } from 'node:dns/promises';
import type { AssetService } from '../assets/service.ts';
import { isPrivateAddress } from '../forms/outbound.ts';
import type { FetchPicture } from './wxr-run.ts';

const TIMEOUT_MS = 10_000;
const MAX_PICTURE_BYTES = 30_000_000;
/** A server that does not answer is not asked for every picture it ever had. */
const MAX_FAILURES_PER_HOST = 5;

/** Gets pictures from where a site used to be. Addresses of private networks are not asked. */
export function makeFetchPicture(deps: {
  assets: AssetService;
  allowsPrivate: boolean;
  fetch?: typeof fetch;
}): FetchPicture {
  const ask = deps.fetch ?? fetch;
  const failures = new Map<string, number>();

  async function load(url: URL): Promise<Buffer | string> {
    if (!/^https?:$/.test(url.protocol)) return 'It is not an address on the web.';
    if ((failures.get(url.host) ?? 0) >= MAX_FAILURES_PER_HOST) return 'The server does not answer.';
    try {
      const { address } = await lookup(url.hostname);
      if (!deps.allowsPrivate && isPrivateAddress(address)) return 'It is not an address on the web.';
      const answer = await ask(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
      if (!answer.ok) return `The server answered ${answer.status}.`;
      if (Number(answer.headers.get('content-length') ?? 0) > MAX_PICTURE_BYTES) return 'It is too large.';
      const bytes = Buffer.from(await answer.arrayBuffer());
      return bytes.length > MAX_PICTURE_BYTES ? 'It is too large.' : bytes;
    } catch {
      failures.set(url.host, (failures.get(url.host) ?? 0) + 1);
      return 'The server does not answer.';
    }
  }

  return async (siteId, address, alt) => {
    if (!URL.canParse(address)) return 'It is not an address on the web.';
    const url = new URL(address);
    const bytes = await load(url);
    if (typeof bytes === 'string') return bytes;
    const name = decodeURIComponent(url.pathname.split('/').at(-1) ?? '').slice(-100) || 'picture';
    try {
      return await deps.assets.addImage(siteId, { name, bytes, alt: alt.slice(0, 300) });
    } catch {
      return 'It is not a picture that browsers show.';
    }
  };
}
