import { makeAsk } from './ask.ts';
import { isPrivateAddress } from './private-addresses.ts';

const MAX_ANSWER_BYTES = 64 * 1024;

export interface OutboundAnswer {
  status: number;
  body: string;
}

export type Outbound = (
  url: string,
  sent: { body: string; headers: Readonly<Record<string, string>> },
) => Promise<OutboundAnswer>;

/** Sends to addresses that owners name. Redirects are not followed. */
export function makeOutbound(options: { allowsPrivate: boolean }): Outbound {
  const ask = makeAsk({ mayReach: (address) => options.allowsPrivate || !isPrivateAddress(address) });
  return async (url, sent) => {
    const { status, bytes } = await ask(new URL(url), {
      method: 'POST',
      ...sent,
      maxBytes: MAX_ANSWER_BYTES,
    });
    return { status, body: bytes.toString('utf8') };
  };
}
