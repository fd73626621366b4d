import { renderToStaticMarkup } from 'react-dom/server';
import { addressLines, type Address } from '#core/commerce/cart/address.ts';
import { maskedGiftCode } from '#core/commerce/gift-cards/code.ts';
import { lineWords } from '#core/commerce/orders/orders.ts';
import { formatMoney, toCents, type Cents } from '#core/money/currency.ts';
import { formatMoment, localeOf, regionName } from '#core/settings/locale.ts';
import type { Settings } from '#core/settings/groups.ts';
import type { Order } from '#contract/shop/orders.ts';
import { wordsOfSite } from '#core/settings/site-words.ts';
import { directionOf } from '#core/words/languages.ts';

export interface OrderPaper {
  order: Order;
  settings: Settings;
  /** Otherwise a packing slip, which tells no prices. */
  isInvoice: boolean;
}

const STYLE = `
@page { margin: 20mm }
body { font: 15px/1.5 system-ui, sans-serif; color: #16150f; max-width: 720px; margin: 40px auto; padding: 0 20px }
h1 { font-size: 26px; margin: 0 0 4px } p { margin: 0 } .quiet { color: #66635a }
.top { display: flex; justify-content: space-between; gap: 40px; margin-bottom: 40px }
table { width: 100%; border-collapse: collapse; margin-top: 32px; font-variant-numeric: tabular-nums }
th, td { text-align: start; padding: 10px 0; border-bottom: 1px solid #ddd; vertical-align: top }
.number { text-align: end } tfoot td { border: 0; padding: 4px 0 } tfoot tr:last-child td { font-weight: 650; padding-top: 12px }
@media print { body { margin: 0 } }`;

/** An order on paper, for the file or for the parcel. */
export function renderOrderPaper({ order, settings, isInvoice }: OrderPaper): string {
  const { snapshot } = order;
  const shown = (cents: Cents) =>
    formatMoney({ cents, currency: order.currency, locale: localeOf(settings.site) });
  const say = wordsOfSite(settings).of('order');
  const title = say(isInvoice ? 'invoice' : 'packingSlip', { number: String(order.number) });
  const address = (isInvoice ? (snapshot.billing ?? snapshot.shipping) : snapshot.shipping) ?? undefined;
  return `<!doctype html>\n${renderToStaticMarkup(
    <html lang={localeOf(settings.site)} dir={directionOf(localeOf(settings.site))}>
      <head>
        <meta charSet="utf-8" />
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: STYLE }} />
      </head>
      <body>
        <div className="top">
          <div>
            <h1>{title}</h1>
            <p className="quiet">
              {formatMoment(new Date(order.placedAt), settings.site, { dateStyle: 'long' })}
            </p>
          </div>
          <div>
            <p>{settings.business.name || settings.site.title}</p>
            <p className="quiet">{settings.business.email}</p>
          </div>
        </div>
        {address ? <Lines address={address} locale={localeOf(settings.site)} /> : <p>{order.name}</p>}
        <p className="quiet">{order.email}</p>
        <table>
          <thead>
            <tr>
              <th>{say('item')}</th>
              <th>{say('sku')}</th>
              <th className="number">{say('quantity')}</th>
              {isInvoice && <th className="number">{say('price')}</th>}
              {isInvoice && <th className="number">{say('total')}</th>}
            </tr>
          </thead>
          <tbody>
            {snapshot.lines.map((line, index) => (
              <tr key={index}>
                <td>
                  {lineWords(line)}
                  {line.answers?.map(({ id, rawTitle, value }) => (
                    <p key={id} className="quiet">
                      {`${rawTitle}: ${value}`}
                    </p>
                  ))}
                </td>
                <td>{line.sku}</td>
                <td className="number">{line.quantity}</td>
                {isInvoice && <td className="number">{shown(line.unitPriceCents)}</td>}
                {isInvoice && <td className="number">{shown(line.totalCents)}</td>}
              </tr>
            ))}
          </tbody>
          {isInvoice && (
            <tfoot>
              {[
                { label: say('subtotal'), cents: snapshot.subtotalCents },
                ...snapshot.adjustments.map(({ kind, reason, cents }) => ({
                  label: kind === 'includedTax' ? say('included', { name: reason }) : reason,
                  cents,
                })),
                { label: say('total'), cents: order.totalCents },
                ...(snapshot.giftCards ?? []).map(({ last, cents }) => ({
                  label: say('giftCard', { code: maskedGiftCode(last) }),
                  cents: toCents(0 - cents),
                })),
              ].map(({ label, cents }, index) => (
                <tr key={index}>
                  <td colSpan={4} className="number">
                    {label}
                  </td>
                  <td className="number">{shown(cents)}</td>
                </tr>
              ))}
            </tfoot>
          )}
        </table>
        {snapshot.notes !== '' && <p>{say('notes', { notes: snapshot.notes })}</p>}
      </body>
    </html>,
  )}\n`;
}

function Lines({ address, locale }: { address: Address; locale: string }) {
  return (
    <div>
      {addressLines(address, regionName(address.country, locale)).map((line) => (
        <p key={line}>
          <bdi>{line}</bdi>
        </p>
      ))}
    </div>
  );
}
