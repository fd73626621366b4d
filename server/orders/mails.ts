import { addressLines } from '#core/commerce/address.ts';
import { lineWords } from '#core/commerce/orders.ts';
import { formatMoney, toCents } from '#core/currency.ts';
import { localeOf, regionName } from '#core/settings/locale.ts';
import type { Settings } from '#core/settings/groups.ts';
import type { Tx } from '../database/database.ts';
import type { Mailing } from '../mail/service.ts';
import type { OrderRow } from './store.ts';

export type OrderMail = 'confirmed' | 'fulfilled' | 'refunded' | 'canceled';

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
    about: { kind: OrderMail; url: string; rows?: readonly { title: string; value: string }[] },
  ): Promise<void> {
    const { settings, siteId } = context;
    const words = settings.orderMails[about.kind];
    const fill = (text: string) =>
      text
        .replaceAll('{name}', order.name)
        .replaceAll('{number}', String(order.number ?? ''))
        .replaceAll('{site}', settings.site.title);
    const isUnpaid = order.payWay === 'manual' && !order.isPaid && settings.store.manualWords !== '';
    await mail.send(tx, {
      name: 'order',
      values: {
        subject: fill(words.subject),
        text: fill(words.words),
        rows: [
          ...(isUnpaid && about.kind === 'confirmed'
            ? [{ title: 'How to pay', value: settings.store.manualWords }]
            : []),
          ...(about.rows ?? []),
          ...factsOf(order, settings),
        ],
        url: about.url,
        siteTitle: settings.site.title,
      },
      to: order.email,
      siteId,
      isPrivate: false,
    });
  }

  return {
    toBuyer,

    async toOwner(tx: Tx, context: MailContext, order: OrderRow): Promise<void> {
      const { settings, siteId, baseUrl } = context;
      const to = settings.store.orderEmail || context.ownerEmail;
      if (to === '') return;
      await mail.send(tx, {
        name: 'newOrder',
        values: {
          number: order.number ?? 0,
          buyer: order.name,
          total: moneyIn(order, order.totalCents, settings),
          rows: factsOf(order, settings),
          url: `${baseUrl}/config/selling/orders/${order.id}`,
        },
        to,
        siteId,
        replyTo: order.email,
      });
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
          rows: things.map(({ title, left }) => ({ title, value: left === 0 ? 'Sold out' : `${left} left` })),
          url: `${context.baseUrl}/config/selling/inventory`,
        },
        to,
        siteId: context.siteId,
      });
    },
  };
}

export type OrderMails = ReturnType<typeof makeOrderMails>;

function moneyIn({ currency }: OrderRow, cents: number, settings: Settings): string {
  return formatMoney({ cents: toCents(cents), currency, locale: localeOf(settings.site) });
}

function factsOf(order: OrderRow, settings: Settings): { title: string; value: string }[] {
  const { snapshot } = order;
  const shown = (cents: number) => moneyIn(order, cents, settings);
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
