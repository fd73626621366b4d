import { addressLines } from '#core/commerce/cart/address.ts';
import { maskedGiftCode } from '#core/commerce/gift-cards/code.ts';
import { lineWords, type BuyerMail, type OrderMail } from '#core/commerce/orders/orders.ts';
import { formatMoney, toCents, type CurrencyCode, type Cents } from '#core/money/currency.ts';
import { localeOf, regionName } from '#core/settings/locale.ts';
import type { Settings } from '#core/settings/groups.ts';
import type { Tx } from '../database/database.ts';
import { addressesFor } from '../people/told.ts';
import type { Mailing } from '../mail/service.ts';
import type { OrderRow } from './store.ts';

export interface MailContext {
  siteId: string;
  baseUrl: string;
  settings: Settings;
  /** Of the site, where the store names nobody for new orders. */
  ownerEmail: string;
}

/** What buyers and owners read about an order; the words before the facts are the owner's. */
export function makeOrderMails(deps: { mail: Mailing }) {
  const { mail } = deps;

  async function toBuyer(
    tx: Tx,
    context: MailContext,
    order: OrderRow,
    about: { kind: BuyerMail; url: string; rows?: readonly { title: string; value: string }[] },
  ): Promise<void> {
    const { settings, siteId } = context;
    const isUnpaid = order.payWay === 'manual' && !order.isPaid && settings.store.manualWords !== '';
    await mail.send(tx, {
      name: 'order',
      values: {
        ...wordsOf(settings, about.kind, { name: order.name, number: order.number }),
        rows: [
          ...(isUnpaid && about.kind === 'confirmed'
            ? [{ title: 'How to pay', value: settings.store.manualWords }]
            : []),
          ...(about.rows ?? []),
          ...factsOf(order, settings),
        ],
        url: about.url,
        action: ACTIONS[about.kind],
        siteTitle: settings.site.title,
      },
      to: order.email,
      siteId,
      isPrivate: false,
    });
  }

  return {
    toBuyer,

    /** About a cart that is no order yet. */
    async aboutCart(
      tx: Tx,
      { site, settings }: { site: { id: string }; settings: Settings },
      kind: BuyerMail,
      cart: {
        email: string;
        name: string;
        lines: readonly string[];
        totalCents: Cents;
        currency: CurrencyCode;
        url: string;
      },
    ): Promise<void> {
      const total = formatMoney({
        cents: toCents(cart.totalCents),
        currency: cart.currency,
        locale: localeOf(settings.site),
      });
      await mail.send(tx, {
        name: 'order',
        values: {
          ...wordsOf(settings, kind, { name: cart.name, number: null }),
          rows: [...cart.lines.map((line) => ({ title: line, value: '' })), { title: 'Total', value: total }],
          url: cart.url,
          action: ACTIONS[kind],
          siteTitle: settings.site.title,
        },
        to: cart.email,
        siteId: site.id,
      });
    },

    /** How a mail will look, with a made-up order. */
    async preview(settings: Settings, kind: OrderMail, baseUrl: string): Promise<string> {
      const shown = (cents: Cents) =>
        formatMoney({
          cents,
          currency: settings.store.storeCurrency,
          locale: localeOf(settings.site),
        });
      const words = wordsOf(settings, kind, { ...SAMPLE, total: shown(SAMPLE.cents) });
      const rows = [
        { title: SAMPLE.line, value: shown(SAMPLE.cents) },
        { title: 'Total', value: shown(SAMPLE.cents) },
      ];
      if (kind === 'newOrder')
        return (await mail.preview({ name: kind, values: { ...words, rows, url: baseUrl } })).html;
      if (kind === 'lowStock') {
        const scarce = [{ title: SAMPLE.thing, value: leftWords(SAMPLE.left) }];
        return (await mail.preview({ name: kind, values: { ...words, rows: scarce, url: baseUrl } })).html;
      }
      const { title: siteTitle } = settings.site;
      const values = { ...words, rows, url: baseUrl, action: ACTIONS[kind], siteTitle };
      return (await mail.preview({ name: 'order', values })).html;
    },

    async toOwner(tx: Tx, context: MailContext, order: OrderRow): Promise<void> {
      const { settings, siteId, baseUrl } = context;
      const named = settings.store.orderEmail === '' ? [] : [settings.store.orderEmail];
      const news = {
        name: 'newOrder',
        values: {
          ...wordsOf(settings, 'newOrder', {
            name: order.name,
            number: order.number,
            total: moneyIn(order, order.totalCents, settings),
          }),
          rows: factsOf(order, settings),
          url: `${baseUrl}/config/selling/orders/${order.id}`,
        },
        siteId,
        replyTo: order.email,
      } as const;
      for (const to of await addressesFor(tx, 'order', { named })) await mail.send(tx, { ...news, to });
    },

    async lowStock(
      tx: Tx,
      context: MailContext,
      things: readonly { title: string; left: number }[],
    ): Promise<void> {
      const to = context.settings.store.orderEmail || context.ownerEmail;
      if (to === '' || things.length === 0) return;
      await mail.send(tx, {
        name: 'lowStock',
        values: {
          ...wordsOf(context.settings, 'lowStock', {}),
          rows: things.map(({ title, left }) => ({ title, value: leftWords(left) })),
          url: `${context.baseUrl}/config/selling/inventory`,
        },
        to,
        siteId: context.siteId,
      });
    },
  };
}

const SAMPLE = {
  name: 'Ada Lovelace',
  number: 1042,
  line: '2 × Sourdough, large',
  cents: toCents(1800),
  thing: 'Sourdough, large',
  left: 2,
};

/** What the button of a mail says. */
const ACTIONS: Readonly<Record<BuyerMail, string>> = {
  confirmed: 'See your order',
  fulfilled: 'See your order',
  refunded: 'See your order',
  canceled: 'See your order',
  payLink: 'Pay now',
  left: 'Go to your cart',
  review: 'Write a review',
};

const leftWords = (left: number) => (left === 0 ? 'Sold out' : `${left} left`);

/** The owner's words with what they stand for. */
function wordsOf(
  settings: Settings,
  kind: OrderMail,
  about: { name?: string; number?: number | null; total?: string },
) {
  const { subject, words } = settings.orderMails[kind];
  const fill = (text: string) =>
    text
      .replaceAll('{name}', about.name ?? '')
      .replaceAll('{number}', String(about.number ?? ''))
      .replaceAll('{total}', about.total ?? '')
      .replaceAll('{site}', settings.site.title);
  return { subject: fill(subject), text: fill(words) };
}

export type OrderMails = ReturnType<typeof makeOrderMails>;

function moneyIn({ currency }: OrderRow, cents: Cents, settings: Settings): string {
  return formatMoney({ cents, currency, locale: localeOf(settings.site) });
}

function factsOf(order: OrderRow, settings: Settings): { title: string; value: string }[] {
  const { snapshot } = order;
  const shown = (cents: Cents) => moneyIn(order, cents, settings);
  return [
    ...snapshot.lines.flatMap((line) => [
      { title: `${line.quantity} × ${lineWords(line)}`, value: shown(line.totalCents) },
      ...(line.answers ?? []).map(({ rawTitle, value }) => ({ title: rawTitle, value })),
    ]),
    ...snapshot.adjustments.map(({ kind, reason, cents }) => ({
      title: kind === 'includedTax' ? `${reason} (included)` : reason,
      value: shown(cents),
    })),
    { title: 'Total', value: shown(order.totalCents) },
    ...(snapshot.giftCards ?? []).map(({ last, cents }) => ({
      title: `Gift card ${maskedGiftCode(last)}`,
      value: shown(toCents(0 - cents)),
    })),
    ...(snapshot.shipping
      ? [
          {
            title: 'To',
            value: addressLines(snapshot.shipping, regionName(snapshot.shipping.country)).join('\n'),
          },
        ]
      : []),
    ...(snapshot.notes === '' ? [] : [{ title: 'Notes', value: snapshot.notes }]),
  ];
}
