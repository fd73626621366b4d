import { donationPostings } from '#core/donations/donation.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#core/durations.ts';
import { lastOfGiftCode } from '#core/commerce/gift-cards/code.ts';
import { NO_CENTS, toCents } from '#core/money/currency.ts';
import { hashOfCode } from '../../gift-cards/codes.ts';
import { bookOf, idIn, type Shop } from './booking.ts';
import type { Good } from './store.ts';
import { COMMENTS, DONORS, DRAFT_LETTER, GIFT_CARDS, LETTERS, MESSAGES, REVIEWS } from './words.ts';

/** A month of deliveries: what was sold came in before, so that the shelf holds today what it holds. */
const DELIVERED_EVERY_MS = 30 * DAY_MS;
const ABANDONED = 90;
const ABANDONED_WITHIN_DAYS = 100;
const SUBSCRIBERS = 148;

const ago = ({ until }: Shop, days: number) => new Date(until.getTime() - days * DAY_MS);

export function addGiftCards(shop: Shop, codeOf: (cardId: string) => string): void {
  const { siteId, accountId, people, rows } = shop;
  const book = bookOf(shop);
  for (const [index, { daysAgo, cents: amount, person, note }] of GIFT_CARDS.entries()) {
    const id = idIn(siteId, `gift card ${index}`);
    const at = ago(shop, daysAgo);
    const cents = toCents(amount);
    rows.giftCards.push({
      siteId,
      id,
      codeHash: hashOfCode(codeOf(id)),
      last: lastOfGiftCode(codeOf(id)),
      currency: book.currency,
      issuedCents: cents,
      balanceCents: cents,
      recipientName: people[person]?.name ?? '',
      recipientEmail: people[person]?.email ?? '',
      note,
      sendAt: at,
      sentAt: at,
      createdAt: at,
    });
    rows.giftCardMovements.push({
      siteId,
      id: idIn(siteId, `issued ${index}`),
      cardId: id,
      kind: 'issued',
      cents,
      accountId,
      at,
    });
    book.post(id, at, { giftCards: toCents(0 - cents), giftCardsGiven: cents });
  }
}

export function addDonations(shop: Shop, pageId: string): void {
  const { siteId, people, rows } = shop;
  const book = bookOf(shop);
  for (const [index, { daysAgo, person, cents, message = '' }] of DONORS.entries()) {
    const id = idIn(siteId, `donation ${index}`);
    const at = ago(shop, daysAgo);
    const amountCents = toCents(cents);
    const paymentId = book.charge(`donation-${id}`, `donation:${id}`, amountCents, at);
    rows.donations.push({
      siteId,
      id,
      pageId,
      state: 'PAID',
      amountCents,
      currency: book.currency,
      email: people[person]?.email ?? '',
      name: people[person]?.name ?? '',
      isAnonymous: index % 4 === 1,
      message,
      paymentId,
      payLabel: 'Test card ending in 4242',
      createdAt: at,
      paidAt: at,
      receiptAt: at,
    });
    book.post(id, at, donationPostings({ amountCents, feeCents: NO_CENTS }));
  }
}

/** Carts that were filled and left; a few had come as far as the checkout. */
export function addAbandonedCarts(
  { siteId, people, until, choose, rows }: Shop,
  goods: readonly Good[],
): void {
  for (let index = 0; index < ABANDONED; index += 1) {
    const at = new Date(until.getTime() - (0.2 + choose.random() * ABANDONED_WITHIN_DAYS) * DAY_MS);
    const person = index % 4 === 0 ? people.at(-1 - index / 4) : undefined;
    const good = choose.of(goods);
    rows.carts.push({
      siteId,
      id: idIn(siteId, `left cart ${index}`),
      tokenHash: idIn(siteId, `left token ${index}`),
      entries: [{ id: good.variantId, variantId: good.variantId, quantity: choose.whole(1, 2) }],
      contact: person
        ? { email: person.email, shipping: person.address, mayRemind: choose.random() < 0.5 }
        : {},
      createdAt: at,
      updatedAt: new Date(at.getTime() + 9 * MINUTE_MS),
    });
  }
}

/** What came in, so that nothing was ever sold that was not there. */
export function addDeliveries({ siteId, accountId, until, rows }: Shop, goods: readonly Good[]): void {
  const monthOf = (at: Date) => Math.floor((until.getTime() - at.getTime()) / DELIVERED_EVERY_MS);
  const limited = new Set(goods.filter(({ unlimited }) => !unlimited).map(({ variantId }) => variantId));
  const sold = new Map<string, number>();
  for (const { variantId, delta, at } of rows.stockChanges) {
    if (!limited.has(variantId)) continue;
    const key = `${monthOf(at ?? until)} ${variantId}`;
    sold.set(key, (sold.get(key) ?? 0) - delta);
  }
  for (const [key, delta] of sold) {
    const [month = '', variantId = ''] = key.split(' ');
    if (delta === 0) continue;
    rows.stockChanges.push({
      siteId,
      id: idIn(siteId, `delivery ${key}`),
      variantId,
      delta,
      reason: 'count',
      accountId,
      at: new Date(until.getTime() - (Number(month) + 1) * DELIVERED_EVERY_MS - HOUR_MS),
    });
  }
}

export function addMessages(shop: Shop, form: { id: string; name: string }): void {
  const { siteId, people, rows } = shop;
  for (const [index, message] of MESSAGES.entries()) {
    const { daysAgo, person, about, text, note = '' } = message;
    const { name = '', email = '', address } = people[person] ?? {};
    rows.formSubmissions.push({
      siteId,
      id: idIn(siteId, `message ${index}`),
      formId: form.id,
      formName: form.name,
      keyHash: idIn(siteId, `message key ${index}`),
      bodyHash: '',
      answers: [
        {
          id: 'name',
          type: 'name',
          title: 'Your name',
          value: [address?.firstName ?? '', address?.lastName ?? ''],
        },
        { id: 'email', type: 'email', title: 'Email', value: email },
        { id: 'about', type: 'select', title: 'What is it about?', value: about },
        { id: 'words', type: 'textarea', title: 'Message', value: text },
      ],
      words: [name, email, about, text].join(' '),
      page: { title: 'Contact', path: '/contact' },
      isRead: message.isRead ?? false,
      isStarred: message.isStarred ?? false,
      isSpam: message.isSpam ?? false,
      note,
      createdAt: ago(shop, daysAgo),
    });
  }
}

/** Those who read the letter, and what was written to them: how many it reached grows with the list. */
export function addLetters(shop: Shop, listId: string): void {
  const { siteId, people, choose, until, rows } = shop;
  const readers = people.slice(0, SUBSCRIBERS).map(({ email, name }, index) => {
    const createdAt = ago(shop, 130 * choose.random());
    return {
      siteId,
      listId,
      email,
      name,
      status: index % 37 === 5 ? 'unsubscribed' : 'subscribed',
      source: index % 3 === 0 ? 'Checkout' : 'Contact',
      createdAt,
      changedAt: createdAt,
    };
  });
  rows.subscribers.push(...readers);
  for (const [index, { daysAgo, unsubscribed, ...words }] of LETTERS.entries()) {
    const at = ago(shop, daysAgo);
    const recipients = readers.filter(({ createdAt }) => createdAt < at).length;
    const id = idIn(siteId, `letter ${index}`);
    const sums = { recipients, written: recipients, unsubscribed };
    rows.letters.push({ siteId, id, listId, ...words, ...sums, state: 'sent', changedAt: at, startedAt: at });
  }
  rows.letters.push({ siteId, id: idIn(siteId, 'draft letter'), listId, ...DRAFT_LETTER, changedAt: until });
}

/** What waits for a moderator. */
export function addOpinions(shop: Shop, itemId: string | undefined): void {
  const { siteId, people, rows } = shop;
  for (const [index, { daysAgo, person, ...comment }] of COMMENTS.entries()) {
    const { name = '', email = '' } = people[person] ?? {};
    const about = { siteId, documentId: itemId ?? '', id: idIn(siteId, `comment ${index}`) };
    if (itemId !== undefined)
      rows.comments.push({ ...about, ...comment, name, email, createdAt: ago(shop, daysAgo) });
  }
  const sent = rows.orders.filter(({ state }) => state === 'FULFILLED').slice(-40);
  for (const [index, review] of REVIEWS.entries()) {
    const order = sent[index * 12];
    const [line] = (order?.snapshot as { lines: { productId: string }[] } | undefined)?.lines ?? [];
    if (!order || !line) continue;
    rows.reviews.push({
      ...review,
      siteId,
      id: idIn(siteId, `review ${index}`),
      productId: line.productId,
      orderId: order.id,
      line: 0,
      name: order.name,
      email: order.email,
      isVerified: true,
      state: 'waiting',
      createdAt: ago(shop, index * 2 + 0.3),
    });
  }
}
