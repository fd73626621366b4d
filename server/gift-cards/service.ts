import { MAX_CARDS_IN_CART, giftCardState } from '#core/commerce/gift-cards/gift-card.ts';
import { isGiftCode } from '#core/commerce/gift-cards/code.ts';
import { fail, type Failure } from '#contract/errors.ts';
import { makeTries, tryKey } from '../accounts/tries.ts';
import type { Database } from '../database/database.ts';
import type { Site } from '../http/context.ts';
import type { Jobs } from '../jobs.ts';
import type { Mailing } from '../mail/service.ts';
import type { SiteSecrets } from '../secrets/site-secrets.ts';
import type { Snapshots } from '../serving/snapshots.ts';
import type { Sites } from '../sites/service.ts';
import { hashOfCode, makeGiftCodes } from './codes.ts';
import { makeCardIssuing } from './issuing.ts';
import { makeGiftCardMails } from './mails.ts';
import { makeCardsOfShop } from './owners.ts';
import { makeCardSpending } from './spending.ts';
import * as store from './store.ts';

/** Gift cards of a shop: sold, mailed, spent, and looked after by its owner. */
export async function makeGiftCards(deps: {
  db: Database;
  jobs: Jobs;
  sites: Sites;
  snapshots: Snapshots;
  mail: Mailing;
  secrets: SiteSecrets;
  now: () => Date;
}) {
  const { db, snapshots, now } = deps;
  const tries = makeTries(deps);
  const settingsOf = async (site: Site) => (await snapshots.of(site)).settings;
  const codesOf = makeGiftCodes(deps);
  const mails = makeGiftCardMails(deps);
  const issuing = await makeCardIssuing({ ...deps, settingsOf, codesOf, mails });

  return {
    ...makeCardSpending({ ...deps, watchExpiry: issuing.watchExpiry }),
    issueFor: (...about: Parameters<typeof issuing.issueFor>) => issuing.issueFor(...about),
    ofShop: makeCardsOfShop({ ...deps, settingsOf, issuing }),

    /**
     * The card of a code that somebody typed. Unknown, used up, disabled and expired get the same answer and count as
     * the same wrong try, so that trying codes tells nothing.
     */
    async find(site: Site, typed: string, address: string): Promise<store.GiftCardRow | Failure> {
      const counted = tryKey.giftCard(site.id, address);
      const refusal = await tries.begin(...counted);
      if (refusal) return refusal;
      const card = isGiftCode(typed)
        ? await db.readSite(site.id, (tx) => store.findByHash(tx, hashOfCode(typed)))
        : undefined;
      if (!card || giftCardState(card, now()) !== 'active') return fail('giftCardUnknown');
      await tries.forgive(...counted);
      return card;
    },

    /** Those that were sent to a customer, with their codes: their email is confirmed. */
    async ofRecipient(siteId: string, email: string) {
      const codeOf = await codesOf(siteId);
      const filter = {
        words: '',
        recipientEmail: email.toLowerCase(),
        at: now(),
        limit: MAX_CARDS_IN_CART * 5,
      };
      const rows = await db.readSite(siteId, (tx) => store.listCards(tx, filter));
      return rows
        .filter(({ sentAt }) => sentAt !== null)
        .map((card) => ({ ...card, code: codeOf(card.id), state: giftCardState(card, now()) }));
    },
  };
}

export type GiftCards = Awaited<ReturnType<typeof makeGiftCards>>;
