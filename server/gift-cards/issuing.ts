import { lastOfGiftCode } from '#core/commerce/gift-cards/code.ts';
import { giftCardExpiry } from '#core/commerce/gift-cards/expiry.ts';
import { giftCardState, NO_GIFT, type Gift } from '#core/commerce/gift-cards/gift-card.ts';
import { morningOf } from '#core/commerce/gift-cards/send-day.ts';
import { sumCents, toCents, type Cents, type CurrencyCode } from '#core/money/currency.ts';
import type { Settings } from '#core/settings/groups.ts';
import type { Database, Tx } from '../database/database.ts';
import type { Site } from '../http/context.ts';
import { newId, stableId } from '../ids.ts';
import type { Jobs } from '../jobs.ts';
import { post } from '../ledger/posting.ts';
import type { Sites } from '../sites/service.ts';
import { hashOfCode, type GiftCodes } from './codes.ts';
import type { GiftCardMails } from './mails.ts';
import * as store from './store.ts';

const SEND = 'gift-card-send';
const EXPIRE = 'gift-card-expire';

/** What cards are made from. */
interface Issue {
  siteId: string;
  settings: Settings;
  cents: Cents;
  currency: CurrencyCode;
  gift: Gift;
  sender: { name: string; email: string };
  image: string;
  note: string;
  orderId: string | null;
  accountId: string | null;
  ids: readonly string[];
}

/** An order that was paid, as far as its gift cards are concerned. */
interface PaidOrder {
  id: string;
  email: string;
  name: string;
  currency: CurrencyCode;
  snapshot: {
    lines: readonly { type: string; unitPriceCents: Cents; quantity: number; image: string; gift?: Gift }[];
  };
}

/** Makes cards, mails them on their day, and ends those that have run out. */
export async function makeCardIssuing(deps: {
  db: Database;
  jobs: Jobs;
  sites: Sites;
  settingsOf: (site: Site) => Promise<Settings>;
  codesOf: GiftCodes;
  mails: GiftCardMails;
  now: () => Date;
}) {
  const { db, jobs, sites, settingsOf, codesOf, mails, now } = deps;

  const watchExpiry = (tx: Tx, siteId: string, cardId: string, at: Date) =>
    jobs.enqueue(tx, EXPIRE, { siteId, cardId }, at);

  async function issue(tx: Tx, about: Issue): Promise<string[]> {
    const at = now();
    const { siteId, settings, cents, gift, ids } = about;
    const codeOf = await codesOf(siteId);
    const { business, site, store: shop } = settings;
    const country = business.address.country || site.region;
    const expiresAt = giftCardExpiry(at, { country, years: shop.giftCardYears });
    const sendAt = gift.recipientEmail === '' ? null : morningOf(gift.sendOn, site.timezone, at);
    const fresh = await store.insertCards(
      tx,
      ids.map((id) => ({
        siteId,
        id,
        codeHash: hashOfCode(codeOf(id)),
        last: lastOfGiftCode(codeOf(id)),
        currency: about.currency,
        issuedCents: cents,
        balanceCents: cents,
        orderId: about.orderId,
        image: about.image,
        senderName: about.sender.name,
        senderEmail: about.sender.email,
        recipientName: gift.recipientName.trim(),
        recipientEmail: gift.recipientEmail.trim().toLowerCase(),
        message: gift.message,
        note: about.note,
        sendAt,
        expiresAt,
        createdAt: at,
      })),
    );
    await store.insertMovements(
      tx,
      fresh.map((cardId) => ({
        siteId,
        id: newId(),
        cardId,
        kind: 'issued',
        cents,
        orderId: about.orderId,
        accountId: about.accountId,
        at,
      })),
    );
    for (const cardId of fresh) {
      if (sendAt) await jobs.enqueue(tx, SEND, { siteId, cardId }, sendAt > at ? sendAt : undefined);
      if (expiresAt) await watchExpiry(tx, siteId, cardId, expiresAt);
    }
    return fresh;
  }

  /** Once, unless somebody asks for it again. */
  async function send(tx: Tx, site: Site, card: store.GiftCardRow): Promise<void> {
    const code = (await codesOf(site.id))(card.id);
    await mails.toRecipient(tx, { site, card, code });
    await store.updateCard(tx, card.id, { sentAt: now() });
  }

  await jobs.handle(SEND, async ({ siteId = '', cardId = '' }) => {
    const site = await sites.find(siteId);
    if (!site) return;
    await db.site(siteId, async (tx) => {
      const card = await store.findLocked(tx, cardId);
      if (!card || card.sentAt || giftCardState(card, now()) !== 'active') return;
      await send(tx, site, card);
    });
  });

  await jobs.handle(EXPIRE, ({ siteId = '', cardId = '' }) =>
    db.site(siteId, async (tx) => {
      const at = now();
      const card = await store.findLocked(tx, cardId);
      if (!card?.expiresAt || card.expiresAt > at || card.balanceCents === 0) return;
      const { balanceCents: cents, currency } = card;
      await store.setBalance(tx, cardId, toCents(0));
      const about = { siteId, id: newId(), cardId, orderId: null, accountId: null, at };
      await store.insertMovements(tx, [{ ...about, kind: 'expired', cents: toCents(0 - cents) }]);
      const books = { siteId, orderId: cardId, currency, at };
      await post(tx, books, { giftCards: cents, giftCardsExpired: toCents(0 - cents) });
    }),
  );

  return {
    watchExpiry,
    send,

    /** The cards of an order, once its money has come. What they are worth is in the books of its sale. */
    async issueFor(tx: Tx, siteId: string, order: PaidOrder): Promise<void> {
      const lines = order.snapshot.lines.filter(({ type }) => type === 'GIFT_CARD');
      if (lines.length === 0) return;
      const site = await sites.find(siteId);
      if (!site) throw new Error('The site of an order is gone.');
      const settings = await settingsOf(site);
      for (const [index, line] of lines.entries())
        await issue(tx, {
          siteId,
          settings,
          cents: line.unitPriceCents,
          currency: order.currency,
          gift: line.gift ?? { ...NO_GIFT, recipientName: order.name, recipientEmail: order.email },
          sender: { name: order.name, email: order.email },
          image: line.image,
          note: '',
          orderId: order.id,
          accountId: null,
          ids: Array.from({ length: line.quantity }, (_, piece) => cardIdOf(order.id, `${index}:${piece}`)),
        });
    },

    /** By hand: nobody has paid for them. */
    async issueByHand(
      tx: Tx,
      about: Omit<Issue, 'orderId' | 'ids' | 'sender' | 'image'> & { count: number },
    ): Promise<{ id: string; code: string }[]> {
      const { siteId, currency, cents, settings } = about;
      const ids = await issue(tx, {
        ...about,
        sender: { name: settings.business.name || settings.site.title, email: '' },
        image: '',
        orderId: null,
        ids: Array.from({ length: about.count }, () => newId()),
      });
      const whole = sumCents(ids.map(() => cents));
      const books = { siteId, orderId: ids[0] ?? '', currency, at: now() };
      await post(tx, books, { giftCards: toCents(0 - whole), giftCardsGiven: whole });
      const codeOf = await codesOf(siteId);
      return ids.map((id) => ({ id, code: codeOf(id) }));
    },
  };
}

export type CardIssuing = Awaited<ReturnType<typeof makeCardIssuing>>;

/** The same piece of the same order is the same card. */
const cardIdOf = (orderId: string, piece: string) => stableId(`${orderId}:gift-card:${piece}`);
