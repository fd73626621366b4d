import { GIFT_CARD_STATE_LABELS, giftCardState, giftProblems } from '#core/commerce/gift-cards/gift-card.ts';
import { maskedGiftCode } from '#core/commerce/gift-cards/code.ts';
import { todayIn } from '#core/commerce/gift-cards/send-day.ts';
import { fractionDigitsOf, toCents, type Cents } from '#core/money/currency.ts';
import type { Settings } from '#core/settings/groups.ts';
import { toCsv } from '#core/text/csv.ts';
import { fail, type Failure } from '#contract/errors.ts';
import type { GiftCard, GiftCardEntry, GiftCardFilters, GiftCardIssue } from '#contract/shop/gift-cards.ts';
import type { AuditAction } from '#core/activity/actions.ts';
import { recordAction } from '../audit.ts';
import type { Database, Tx } from '../database/database.ts';
import { unlessRefused } from '../database/unless-refused.ts';
import type { Site } from '../http/context.ts';
import type { CardIssuing } from './issuing.ts';
import * as store from './store.ts';
import { en as inEnglish } from '#core/words/gift/en.ts';
import { sayEnglish } from '#core/words/sentences.ts';

const PAGE = 50;
const EXPORTED = 50_000;

export interface CardActor {
  site: Site;
  accountId: string;
}

/** Gift cards as those see them who run the shop. A whole code is shown once, to whoever issues it by hand. */
export function makeCardsOfShop(deps: {
  db: Database;
  settingsOf: (site: Site) => Promise<Settings>;
  issuing: CardIssuing;
  now: () => Date;
}) {
  const { db, settingsOf, issuing, now } = deps;

  const toEntry = (card: store.GiftCardRow): GiftCardEntry => ({
    id: card.id,
    last: card.last,
    state: giftCardState(card, now()),
    currency: card.currency,
    issuedCents: card.issuedCents,
    balanceCents: card.balanceCents,
    recipientName: card.recipientName,
    recipientEmail: card.recipientEmail,
    note: card.note,
    createdAt: card.createdAt.toISOString(),
    expiresAt: card.expiresAt?.toISOString() ?? null,
  });

  async function readCard(tx: Tx, card: store.GiftCardRow): Promise<GiftCard> {
    const movements = await store.listMovements(tx, card.id);
    return {
      ...toEntry(card),
      senderName: card.senderName,
      senderEmail: card.senderEmail,
      message: card.message,
      orderId: card.orderId,
      sendAt: card.sendAt?.toISOString() ?? null,
      sentAt: card.sentAt?.toISOString() ?? null,
      movements: movements.map(({ at, ...movement }) => ({ ...movement, at: at.toISOString() })),
    };
  }

  /** One change of a card, locked while it is made, with a line in the activity log. */
  const change = (
    { site, accountId }: CardActor,
    id: string,
    action: AuditAction,
    work: (tx: Tx, card: store.GiftCardRow) => Promise<Failure | undefined>,
  ): Promise<GiftCard | Failure> =>
    unlessRefused(db.site, site.id, async (tx) => {
      const card = await store.findLocked(tx, id);
      if (!card) return fail('notFound');
      const refusal = await work(tx, card);
      if (refusal) return refusal;
      await recordAction(tx, { siteId: site.id, accountId, action, detail: { id, last: card.last } });
      return readCard(tx, (await store.findLocked(tx, id)) ?? card);
    });

  const filterOf = ({ words = '', state }: GiftCardFilters) => ({ words, state, at: now() });

  return {
    list: (siteId: string, filters: GiftCardFilters) =>
      db.readSite(siteId, async (tx) => {
        const rows = await store.listCards(tx, {
          ...filterOf(filters),
          before: behind(filters.before),
          limit: PAGE + 1,
        });
        const last = rows.length > PAGE ? rows[PAGE - 1] : undefined;
        return {
          giftCards: rows.slice(0, PAGE).map(toEntry),
          owed: await store.liabilities(tx),
          next: last ? `${last.createdAt.toISOString()}_${last.id}` : null,
        };
      }),

    read: (siteId: string, id: string): Promise<GiftCard | Failure> =>
      db.site(siteId, async (tx) => {
        const card = await store.findLocked(tx, id);
        return card ? readCard(tx, card) : fail('notFound');
      }),

    async issue({ site, accountId }: CardActor, wish: GiftCardIssue) {
      const settings = await settingsOf(site);
      const isMailed = wish.gift.recipientEmail.trim() !== '';
      const errors = isMailed
        ? giftProblems(wish.gift, todayIn(settings.site.timezone, now()), sayEnglish('gift', inEnglish))
        : {};
      const [first] = Object.values(errors);
      if (first !== undefined) return fail('invalid', { errors }, first);
      const currency = settings.store.storeCurrency;
      const count = isMailed ? 1 : wish.count;
      const issued = {
        siteId: site.id,
        settings,
        currency,
        accountId,
        gift: wish.gift,
        note: wish.note,
        count,
      };
      return db.site(site.id, async (tx) => {
        const giftCards = await issuing.issueByHand(tx, { ...issued, cents: toCents(wish.cents) });
        await recordAction(tx, { siteId: site.id, accountId, action: 'gift-card.issue', detail: { count } });
        return { giftCards };
      });
    },

    setDisabled: (actor: CardActor, id: string, isDisabled: boolean) =>
      change(actor, id, isDisabled ? 'gift-card.disable' : 'gift-card.enable', async (tx) => {
        await store.updateCard(tx, id, { disabledAt: isDisabled ? now() : null });
        return undefined;
      }),

    /** The card once more, to the same recipient. */
    resend: (actor: CardActor, id: string) =>
      change(actor, id, 'gift-card.mail', async (tx, card) => {
        if (card.recipientEmail === '' || giftCardState(card, now()) !== 'active') return fail('orderState');
        await issuing.send(tx, actor.site, card);
        return undefined;
      }),

    async export(siteId: string, filters: GiftCardFilters): Promise<string> {
      const filter = { ...filterOf(filters), limit: EXPORTED };
      const rows = await db.readSite(siteId, (tx) => store.listCards(tx, filter));
      return toCsv([HEADER, ...rows.map((row) => csvRow(toEntry(row)))]);
    },
  };
}

const HEADER = [
  'Code',
  'State',
  'Currency',
  'Issued',
  'Balance',
  'Recipient',
  'Email',
  'Note',
  'Created',
  'Expires',
];

function csvRow(card: GiftCardEntry): string[] {
  const digits = fractionDigitsOf(card.currency);
  const amount = (cents: Cents) => (cents / 10 ** digits).toFixed(digits);
  return [
    maskedGiftCode(card.last),
    GIFT_CARD_STATE_LABELS[card.state],
    card.currency,
    amount(card.issuedCents),
    amount(card.balanceCents),
    card.recipientName,
    card.recipientEmail,
    card.note,
    card.createdAt,
    card.expiresAt ?? '',
  ];
}

/** Where the next page begins: behind the last card of this one. */
function behind(cursor: string | undefined) {
  const [createdAt, id] = cursor?.split('_') ?? [];
  if (createdAt === undefined || id === undefined || Number.isNaN(Date.parse(createdAt))) return undefined;
  return { createdAt: new Date(createdAt), id };
}
