import { createHash, createHmac } from 'node:crypto';
import { giftCodeOf, normalGiftCode } from '#core/commerce/gift-cards/code.ts';
import type { SiteSecrets } from '../secrets/site-secrets.ts';

/** What is kept of a code. It is long and random, so a plain hash tells nothing of it. */
export const hashOfCode = (typed: string) =>
  createHash('sha256').update(normalGiftCode(typed)).digest('base64url');

/**
 * Codes are made from the id of the card and a secret of the site, which is kept encrypted. So no code is stored, and
 * one can still be mailed on its day, or again.
 */
export function makeGiftCodes({ secrets }: { secrets: SiteSecrets }) {
  return async (siteId: string): Promise<(cardId: string) => string> => {
    const secret = await secrets.of(siteId, 'gift-cards');
    return (cardId) => giftCodeOf(createHmac('sha256', secret).update(cardId).digest());
  };
}

export type GiftCodes = ReturnType<typeof makeGiftCodes>;
