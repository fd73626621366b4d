import { DAY_MS } from '#core/durations.ts';
import { isId } from '#core/ids.ts';
import { REVIEW_LINK_DAYS, REVIEW_REQUEST_PATH } from '#core/reviews/review.ts';
import { isSignature, sign, type SiteSecrets } from '../secrets/site-secrets.ts';

const TOKEN = /^([a-z0-9]+)-(\d{1,15})-(.+)$/;
const signedText = (orderId: string, until: number) => `review:${orderId}:${until}`;

/** Links to review an order. They are signed by the site that sent them, and say when they end. */
export function makeReviewLinks(deps: { secrets: SiteSecrets; now: () => Date }) {
  const { secrets, now } = deps;
  return {
    async pathOf(siteId: string, orderId: string): Promise<string> {
      const until = now().getTime() + REVIEW_LINK_DAYS * DAY_MS;
      const signature = sign(await secrets.of(siteId, 'orders'), signedText(orderId, until));
      return `${REVIEW_REQUEST_PATH}?token=${orderId}-${until}-${signature}`;
    },

    /** The order a link is about, or nothing where this site never sent it. */
    async open(siteId: string, token: string): Promise<{ orderId: string; hasExpired: boolean } | undefined> {
      const [, orderId, until, signature = ''] = TOKEN.exec(token) ?? [];
      if (!isId(orderId)) return undefined;
      const secret = await secrets.of(siteId, 'orders');
      if (!isSignature(secret, signedText(orderId, Number(until)), signature)) return undefined;
      return { orderId, hasExpired: Number(until) <= now().getTime() };
    },
  };
}

export type ReviewLinks = ReturnType<typeof makeReviewLinks>;
