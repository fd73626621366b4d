import { DAY_MS } from '#core/durations.ts';
import type { Outbound } from '../outbound/outbound.ts';
import type { CaptchaChecker } from './provider.ts';

/** A token of a hosted service is shown to it for checking; it is good for minutes, so a day is enough to remember it. */
const REMEMBERED_MS = DAY_MS;
const MAX_TOKEN_LENGTH = 10_000;

export function hostedChecker(options: {
  verify: string;
  secret: string;
  post: Outbound;
  now: () => Date;
}): CaptchaChecker {
  const { verify, secret, post, now } = options;
  return {
    async check(token, address) {
      if (token.length > MAX_TOKEN_LENGTH) return undefined;
      const body = new URLSearchParams({ secret, response: token, remoteip: address }).toString();
      const answer = await post(verify, {
        body,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      return isSuccess(answer.body)
        ? { identity: token, expiresAt: new Date(now().getTime() + REMEMBERED_MS) }
        : undefined;
    },
  };
}

function isSuccess(text: string): boolean {
  try {
    return (JSON.parse(text) as { success?: unknown }).success === true;
  } catch {
    return false;
  }
}
