import { addressLines } from '#core/commerce/cart/address.ts';
import { orderAsBuyerReads } from '#core/commerce/cart/cart.ts';
import { maskedGiftCode } from '#core/commerce/gift-cards/code.ts';
import { lineWords, OWNER_MAILS, type BuyerMail, type OrderMail } from '#core/commerce/orders/orders.ts';
import { wordsInLanguage } from '#core/languages/words-in.ts';
import { formatMoney, toCents, type CurrencyCode, type Cents } from '#core/money/currency.ts';
import { localeOf, regionName } from '#core/settings/locale.ts';
import { sayDays } from '#core/commerce/pricing/shipping.ts';
import { orderMailSettings } from '#core/settings/store.ts';
import { languageOfOwner, sayToOwner } from '#core/owner-mails/words.ts';
import type { Settings } from '#core/settings/groups.ts';
import { en as mailWords } from '#core/words/mails/en.ts';
import { unlessOwn } from '#core/words/own-text.ts';
import { wordsIn } from '#core/words/wording.ts';
import type { Words } from '#core/words/words.ts';
import type { Tx } from '../database/database.ts';
import type { TellNews } from '../news/news.ts';
import { languageOf } from '../mail/language.ts';
import type { Mailing } from '../mail/service.ts';
import type { OrderRow, Tracking } from './store.ts';

export interface MailContext {
  siteId: string;
  baseUrl: string;
  /** Where whoever reads a language finds the site. */
  baseUrlIn: (language: string) => string;
  settings: Settings;
  /** The same as buyers read it; empty is the language of the site. */
  settingsIn: (language: string) => Promise<Settings>;
  /** Of the site, where the store names nobody for new orders. */
  ownerEmail: string;
}

/** What a buyer is told of, and what of it is new. */
export interface BuyerNews {
  kind: BuyerMail;
  refundedCents?: Cents;
  tracking?: Tracking;
}

type Rows = { title: string; value: string }[];

/** What buyers and owners read about an order; the words before the facts are the owner's. */
export function makeOrderMails(deps: { mail: Mailing; tellNews: TellNews }) {
  const { mail, tellNews } = deps;

  async function toBuyer(
    tx: Tx,
    context: MailContext,
    order: OrderRow,
    news: BuyerNews & { path: string },
  ): Promise<void> {
    const { siteId } = context;
    const { kind, path } = news;
    const { language = '' } = order.snapshot;
    const settings = await context.settingsIn(language);
    const words = wordsInLanguage(settings, language);
    const isUnpaid = order.payWay === 'manual' && !order.isPaid && settings.store.manualWords !== '';
    const number = String(order.number ?? '');
    const toPay =
      isUnpaid && kind === 'confirmed'
        ? [{ title: words.of('mailsOrders')('howToPay'), value: settings.store.manualWords }]
        : [];
    await mail.send(tx, {
      name: 'order',
      values: {
        ...ownWords(settings, kind, { name: order.name, number }),
        rows: [
          ...toPay,
          ...newsRows(news, order, words),
          ...factsOf({ ...order, snapshot: orderAsBuyerReads(order.snapshot) }, words),
        ],
        url: context.baseUrlIn(language) + path,
      },
      words,
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
        language: string;
        url: string;
      },
    ): Promise<void> {
      const words = wordsInLanguage(settings, cart.language);
      const total = moneyIn(cart, toCents(cart.totalCents), words);
      await mail.send(tx, {
        name: 'order',
        values: {
          ...ownWords(settings, kind, { name: cart.name, number: '' }),
          rows: [
            ...cart.lines.map((line) => ({ title: line, value: '' })),
            { title: words.of('order')('total'), value: total },
          ],
          url: cart.url,
        },
        words,
        to: cart.email,
        siteId: site.id,
      });
    },

    /** How a mail will look, with a made-up order. */
    async preview(
      { settings, siteId, baseUrl }: Pick<MailContext, 'settings' | 'siteId' | 'baseUrl'>,
      kind: OrderMail,
    ): Promise<string> {
      const isOwners = isToOwner(kind);
      const words = isOwners ? ownersWords(settings) : wordsInLanguage(settings, '');
      const price = moneyIn({ currency: settings.store.storeCurrency }, SAMPLE.cents, words);
      const rows = [
        { title: SAMPLE.line, value: price },
        { title: words.of('order')('total'), value: price },
      ];
      if (!isOwners) {
        const values = { ...ownWords(settings, kind, SAMPLE), rows, url: baseUrl };
        return (await mail.preview({ name: 'order', values, words, siteId })).html;
      }
      const scarce = [{ title: SAMPLE.thing, value: sayToOwner('')('left', { count: SAMPLE.left }) }];
      const values = {
        ...toOwnerIn(settings, kind, { name: SAMPLE.name, number: SAMPLE.number, total: price }),
        rows: kind === 'lowStock' ? scarce : rows,
        url: baseUrl,
      };
      return (await mail.preview({ name: kind, values })).html;
    },

    async toOwner(tx: Tx, context: MailContext, order: OrderRow): Promise<void> {
      const { settings, siteId, baseUrl } = context;
      const named = settings.store.orderEmail === '' ? [] : [settings.store.orderEmail];
      const path = `/config/selling/orders/${order.id}`;
      const number = String(order.number ?? '');
      const news = (language: string) => {
        const words = ownersWords(settings, language);
        const about = { name: order.name, number, total: moneyIn(order, order.totalCents, words) };
        return {
          name: 'newOrder',
          values: {
            ...toOwnerIn(settings, 'newOrder', about),
            rows: factsOf(order, words),
            url: baseUrl + path,
          },
          replyTo: order.email,
        } as const;
      };
      const siteTitle = settings.site.title;
      const total = moneyIn(order, order.totalCents, ownersWords(settings));
      // A subject the owner has worded is shown as they worded it.
      const isOwn = settings.orderMails.newOrder.subject !== orderMailSettings.initial.newOrder.subject;
      const line = isOwn ? undefined : ({ key: 'order', values: { number, total } } as const);
      await tellNews(tx, { kind: 'order', mail: news, line, siteId, siteTitle, path, named });
    },

    async lowStock(
      tx: Tx,
      context: MailContext,
      things: readonly { title: string; left: number }[],
    ): Promise<void> {
      const to = context.settings.store.orderEmail || context.ownerEmail;
      if (to === '' || things.length === 0) return;
      const { siteId } = context;
      const language = languageOfOwner(await languageOf(tx, to, siteId));
      const say = sayToOwner(language);
      await mail.send(tx, {
        name: 'lowStock',
        values: {
          ...toOwnerIn(context.settings, 'lowStock', NOTHING_SAID),
          rows: things.map(({ title, left }) => ({ title, value: say('left', { count: left }) })),
          url: `${context.baseUrl}/config/selling/inventory`,
        },
        language,
        to,
        siteId,
      });
    },
  };
}

const SAMPLE = {
  name: 'Ada Lovelace',
  number: '1042',
  line: '2 × Sourdough, large',
  cents: toCents(1800),
  thing: 'Sourdough, large',
  left: 2,
};

const isToOwner = (kind: OrderMail): kind is (typeof OWNER_MAILS)[number] =>
  (OWNER_MAILS as readonly OrderMail[]).includes(kind);

/** In the language of whoever is told; in English with numbers as the owner of the site writes them. */
const ownersWords = ({ site }: Settings, language = 'en'): Words =>
  language === 'en' ? { ...wordsIn('en'), locale: localeOf(site) } : wordsIn(language);

const NOTHING_SAID = { name: '', number: '', total: '' };

/** As the owner has worded it; empty where the words are the product's, which it says in the language of the reader. */
function toOwnerIn(
  settings: Settings,
  kind: (typeof OWNER_MAILS)[number],
  about: { name: string; number: string; total: string },
) {
  const { initial } = orderMailSettings;
  const { subject, words } = settings.orderMails[kind];
  const own = {
    subject: FORMER_WORDS.has(subject) ? '' : unlessOwn(subject, initial[kind].subject, ''),
    words: FORMER_WORDS.has(words) ? '' : unlessOwn(words, initial[kind].words, ''),
  };
  const orderMails = { ...settings.orderMails, [kind]: own };
  return { ...filled({ ...settings, orderMails }, kind, about), about };
}

/** The owner's words with what they stand for. */
function filled(
  settings: Settings,
  kind: OrderMail,
  about: { name?: string; number?: string; total?: string },
): { subject: string; text: string } {
  const { subject, words } = settings.orderMails[kind];
  const fill = (text: string) =>
    text
      .replaceAll('{name}', about.name ?? '')
      .replaceAll('{number}', about.number ?? '')
      .replaceAll('{total}', about.total ?? '')
      .replaceAll('{site}', settings.site.title);
  return { subject: fill(subject), text: fill(words) };
}

/** What the product itself said in versions before. Settings that were saved then hold it, and it is nobody's own. */
const FORMER_WORDS: ReadonlySet<string> = new Set([
  'Your order {number} was canceled',
  'Your order {number}',
  'Something in your shop is running out',
  'There is little left of this:',
  'Your order {number} is on its way',
  'Your refund for order {number}',
  'Your order {number} was cancelled',
  ...[
    'thank you for your order. This is what we have noted.',
    'your order has left us.',
    'we have given money back to you.',
    'your order was canceled.',
    'this is what we have put together for you. You can pay with the link below.',
    'thank you for your order. Here is a summary.',
    'your order is on its way.',
    'your refund has been issued.',
    'your order was cancelled.',
    'your order is ready. Pay with the link below.',
    'this is still in your cart.',
    'your order {number} arrived a while ago. Tell us and other customers how you like it.',
  ].map((words) => `${mailWords.helloName}\n\n${words}`),
]);

/** As an owner has worded it. What is still the product's own is said in the language of the buyer. */
function ownWords(settings: Settings, kind: BuyerMail, about: { name: string; number: string }) {
  const { initial } = orderMailSettings;
  const { subject, words } = settings.orderMails[kind];
  const own = {
    subject: FORMER_WORDS.has(subject) ? '' : unlessOwn(subject, initial[kind].subject, ''),
    words: FORMER_WORDS.has(words) ? '' : unlessOwn(words, initial[kind].words, ''),
  };
  const orderMails = { ...settings.orderMails, [kind]: own };
  const { title: siteTitle } = settings.site;
  return { ...filled({ ...settings, orderMails }, kind, about), kind, ...about, siteTitle };
}

export type OrderMails = ReturnType<typeof makeOrderMails>;

const moneyIn = ({ currency }: { currency: CurrencyCode }, cents: Cents, { locale }: Words): string =>
  formatMoney({ cents, currency, locale });

function newsRows({ refundedCents, tracking }: BuyerNews, order: OrderRow, words: Words): Rows {
  const say = words.of('mailsOrders');
  const parcel = tracking ? parcelWords(tracking) : '';
  return [
    ...(refundedCents === undefined
      ? []
      : [{ title: say('refundedRow'), value: moneyIn(order, refundedCents, words) }]),
    ...(parcel === '' ? [] : [{ title: say('tracking'), value: parcel }]),
  ];
}

function parcelWords({ carrier, number, url }: Tracking): string {
  const name = [carrier, number].filter((part) => part !== '').join(' ');
  return [name, url].filter((part) => part !== '').join('\n');
}

function factsOf(order: OrderRow, words: Words): Rows {
  const { snapshot } = order;
  const shown = (cents: Cents) => moneyIn(order, cents, words);
  const [say, sayMail] = [words.of('order'), words.of('mailsOrders')];
  return [
    ...snapshot.lines.flatMap((line) => [
      { title: `${line.quantity} × ${lineWords(line)}`, value: shown(line.totalCents) },
      ...(line.answers ?? []).map(({ rawTitle, value }) => ({ title: rawTitle, value })),
    ]),
    ...snapshot.adjustments.map(({ kind, reason, cents }) => ({
      title: kind === 'includedTax' ? say('included', { name: reason }) : reason,
      value: shown(cents),
    })),
    { title: say('total'), value: shown(order.totalCents) },
    ...(snapshot.giftCards ?? []).map(({ last, cents }) => ({
      title: say('giftCard', { code: maskedGiftCode(last) }),
      value: shown(toCents(0 - cents)),
    })),
    ...(snapshot.shipping
      ? [
          {
            title: sayMail('to'),
            value: addressLines(snapshot.shipping, regionName(snapshot.shipping.country, words.locale)).join(
              '\n',
            ),
          },
        ]
      : []),
    ...(snapshot.deliveryDays
      ? [{ title: snapshot.shippingOption, value: sayDays(words.of('basket'), snapshot.deliveryDays) }]
      : []),
    ...(snapshot.notes === '' ? [] : [{ title: sayMail('notes'), value: snapshot.notes }]),
  ];
}
