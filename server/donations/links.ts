import { createHash } from 'node:crypto';
import { CONTRIBUTION_PATH } from '#core/donations/donation.ts';
import { donationPages } from '#contract/shop/donations.ts';
import { fillPath } from '#contract/address.ts';
import { isSignature, sign, type SiteSecrets } from '../secrets/site-secrets.ts';

const signedText = (donationId: string) => `donation:${donationId}`;

/** What belongs to a donation is open to whoever holds its link. */
export function makeDonationLinks({ secrets }: { secrets: SiteSecrets }) {
  const tokenOf = async (siteId: string, id: string) =>
    sign(await secrets.of(siteId, 'orders'), signedText(id));
  return {
    tokenOf,
    async pathOf(siteId: string, id: string): Promise<string> {
      return `${CONTRIBUTION_PATH}/${id}?token=${await tokenOf(siteId, id)}`;
    },
    async returnPathOf(siteId: string, id: string): Promise<string> {
      const token = await tokenOf(siteId, id);
      return fillPath(donationPages.returned.path, { params: { id }, query: { token } });
    },
    async mayRead(siteId: string, id: string, token: string): Promise<boolean> {
      return token !== '' && isSignature(await secrets.of(siteId, 'orders'), signedText(id), token);
    },
  };
}

export type DonationLinks = ReturnType<typeof makeDonationLinks>;

/** The same key on the same page is the same donation. */
export function donationIdOf(pageId: string, key: string): string {
  return createHash('sha256').update(`${pageId}:${key}`).digest('hex').slice(0, 24);
}
