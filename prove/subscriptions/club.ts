import { NEW_PRODUCT, NEW_VARIANT } from '../../core/commerce/catalogue/product-fields.ts';
import { NO_GIFT } from '../../core/commerce/gift-cards/gift-card.ts';
import { DEFAULT_CURRENCY, toCents } from '../../core/money/currency.ts';
import type { CardFields } from '../../core/payments/test-cards.ts';
import { fail, Failure } from '../../contract/errors.ts';
import { insertAccount } from '../../server/accounts/store.ts';
import type { DatabaseConfig } from '../../server/database/database.ts';
import { unlessRefused } from '../../server/database/unless-refused.ts';
import { newId } from '../../server/ids.ts';
import { makeSite } from '../../server/sites/new-site.ts';
import { A_CONTACT, GOOD_CARD } from '../../server/testing/a-product.ts';
import { smallTemplate } from '../../server/testing/small-template.ts';
import { openNode } from './node.ts';

export const TIME_ZONE = 'Europe/Berlin';
export const PRICE = toCents(1000);
const YEAR_MS = 365 * 86_400_000;
const MAX_CARD_CENTS = 10_000;
const BUYERS_AT_ONCE = 4;

interface Card {
  id: string;
  left: number;
  expiresAt: number;
}

/** A shop with one plan, many who subscribe to it, and gift cards that come and go, by a clock that is set. */
export async function openClub(config: DatabaseConfig, filesDir: string, random: () => number) {
  let at = new Date();
  const node = await openNode(config, filesDir, () => at);
  const { db, services } = node;
  const ownerId = newId();
  await insertAccount(db.platform, {
    id: ownerId,
    email: 'owner@example.com',
    name: 'Owner',
    passwordHash: '',
    emailVerifiedAt: at,
  });
  const template = {
    ...smallTemplate,
    settings: {
      site: { ...smallTemplate.settings.site, timezone: TIME_ZONE, region: 'GB' },
      store: { giftCardYears: 1 },
    },
  };
  const siteId = await makeSite(services, { identifier: 'club', template, ownerId });
  const site = found(await services.sites.find(siteId));
  const variants = [{ ...NEW_VARIANT, price: PRICE, unlimited: true }];
  const product = must(
    await services.products.create(
      { siteId, accountId: ownerId },
      { ...NEW_PRODUCT, title: 'Coffee', isSubscription: true, variants },
    ),
  );
  const variantId = product.variants[0]?.id ?? '';
  const below = (end: number) => Math.floor(random() * end);
  let cards: Card[] = [];

  async function subscribe(email: string, card: CardFields = GOOD_CARD): Promise<void> {
    const { opening, subscribing } = services.shop.subscriptions;
    const { cartToken } = must(await opening.open(site, { variantId, quantity: 1 }, '/'));
    const contact = { ...A_CONTACT, email, mayRemind: false };
    must(await services.shop.carts.saveContact({ site: site, token: cartToken }, contact));
    const { cart } = must(await opening.read(site, cartToken));
    const wish = { customerId: null, quote: cart.quote, way: 'card', method: { ...card } } as const;
    must(await subscribing.place(site, cartToken, wish));
  }

  async function issue(count: number): Promise<void> {
    const cents = 1 + below(MAX_CARD_CENTS);
    const wish = { cents: toCents(cents), count, note: '', gift: NO_GIFT };
    const { giftCards } = must(
      await services.shop.giftCards.ofShop.issue({ site: site, accountId: ownerId }, wish),
    );
    const expiresAt = at.getTime() + YEAR_MS;
    cards.push(...giftCards.map(({ id }) => ({ id, left: cents, expiresAt })));
  }

  /** Some of two cards for one order; every third comes to nothing, and they get it back. */
  async function spend(): Promise<void> {
    const used = cards
      .filter(({ left }) => left > 0)
      .slice(below(cards.length))
      .slice(0, 2);
    const parts = used.map(({ id, left }) => ({ id, cents: toCents(1 + below(left)) }));
    const order = { siteId, orderId: newId(), currency: DEFAULT_CURRENCY };
    const isTaken = await unlessRefused(db.site, siteId, async (tx) =>
      (await services.shop.giftCards.take(tx, order, parts)) ? true : fail('cartChanged'),
    );
    if (isTaken instanceof Failure) return;
    if (below(3) === 0) return db.site(siteId, (tx) => services.shop.giftCards.release(tx, order));
    used.forEach((card, index) => (card.left -= parts[index]?.cents ?? 0));
  }

  async function expire(): Promise<void> {
    for (const card of cards) await node.run('gift-card-expire', { siteId, cardId: card.id });
    cards = cards.filter(({ expiresAt }) => expiresAt > at.getTime());
  }

  return {
    stop: () => node.stop(),
    subscribe,

    setClock(now: Date): void {
      at = now;
    },

    async subscribeAll(count: number, from: number): Promise<void> {
      const emails = Array.from({ length: count }, (_, index) => `s${from + index}@example.com`).values();
      const buyer = async () => {
        for (const email of emails) await subscribe(email);
      };
      await Promise.all(Array.from({ length: BUYERS_AT_ONCE }, buyer));
    },

    /** A month of gift cards: issued, spent, given back and run out. */
    async playCards(): Promise<void> {
      await issue(3);
      for (let count = 0; count < 5; count += 1) await spend();
      await expire();
    },

    /** What the cards are worth that were issued, spent and have run out, as a child would count it. */
    owedCents: () => cards.reduce((sum, { left }) => sum + left, 0),
  };
}

export type Club = Awaited<ReturnType<typeof openClub>>;

function found<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The site was not made.');
  return value;
}

function must<T>(result: T | Failure): T {
  if (result instanceof Failure) throw new Error(`${result.sentence} ${JSON.stringify(result.details)}`);
  return result;
}
