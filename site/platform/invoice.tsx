import { renderToString } from 'react-dom/server';
import { WEBSITE_SUBSCRIPTION_PATH } from '#core/enumerations/sites.ts';
import { formatMoney, type Cents, type CurrencyCode } from '#core/money/currency.ts';

export interface InvoicePage {
  number: string;
  state: 'open' | 'paid' | 'void';
  description: string;
  amount: Cents;
  currency: CurrencyCode;
  periodStart: Date;
  periodEnd: Date;
  billedTo: string;
  issuedAt: Date;
  paidAt: Date | null;
  /** Who sends the bill: the host of the platform. */
  issuer: string;
  siteUrl: string;
}

const STYLE = `@font-face{font-family:Inter;src:url(/fonts/inter-latin-wght-normal.woff2) format("woff2");font-weight:100 900}
:root{color-scheme:light}
body{max-width:44rem;margin:0 auto;padding:clamp(24px,6vw,72px);background:#fff;color:#1d1c19;font:15px/1.55 Inter,system-ui,sans-serif;font-variant-numeric:tabular-nums}
header{display:flex;flex-wrap:wrap;justify-content:space-between;gap:8px 32px;padding-bottom:24px;border-bottom:1px solid #1d1c19}
h1{margin:0;font-size:28px;line-height:1.15;letter-spacing:-.02em}
header p{margin:0;font-weight:600}
dl{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(16rem,100%),1fr));gap:24px 32px;margin:32px 0 48px}
dt{font-size:13px;color:#68655c}dd{margin:0;white-space:pre-line;overflow-wrap:anywhere}
table{width:100%;border-collapse:collapse}
th,td{padding:12px 0;border-bottom:1px solid #dcd9d3;text-align:start;vertical-align:top}
th{font-size:13px;font-weight:400;color:#68655c}
:is(th,td):last-child{text-align:end;white-space:nowrap;padding-inline-start:24px}
tfoot :is(th,td){border:0;padding-top:20px;color:inherit;font-size:18px;font-weight:600}
td small{display:block;font-size:13px;color:#68655c}
footer{margin-top:48px;color:#68655c}a{color:inherit;text-underline-offset:3px}
@media print{body{padding:0;max-width:none}.screen{display:none}}`;

const STATES: Readonly<Record<InvoicePage['state'], string>> = {
  open: 'Not paid yet',
  paid: 'Paid',
  void: 'Withdrawn; nothing is owed',
};

const day = (date: Date) =>
  new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(date);

/** A bill on one sheet of paper. */
export function renderInvoice(invoice: InvoicePage): { html: string; style: string } {
  const { number, amount, currency } = invoice;
  const total = formatMoney({ cents: amount, currency });
  const markup = renderToString(
    <>
      <header>
        <h1>Invoice {number}</h1>
        <p>{invoice.issuer}</p>
      </header>
      <main>
        <dl>
          <Fact name="Billed to">{invoice.billedTo}</Fact>
          <Fact name="Website">{invoice.siteUrl}</Fact>
          <Fact name="Date">{day(invoice.issuedAt)}</Fact>
          <Fact name="State">
            {STATES[invoice.state]}
            {invoice.paidAt ? `, ${day(invoice.paidAt)}` : ''}
          </Fact>
        </dl>
        <table>
          <thead>
            <tr>
              <th scope="col">For</th>
              <th scope="col">Amount</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>
                {invoice.description}
                <small>
                  {day(invoice.periodStart)} to {day(invoice.periodEnd)}
                </small>
              </td>
              <td>{total}</td>
            </tr>
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Total</th>
              <td>{total}</td>
            </tr>
          </tfoot>
        </table>
      </main>
      <footer className="screen">
        <a href={WEBSITE_SUBSCRIPTION_PATH}>Back to billing</a>. Your browser’s print command makes a clean
        sheet or a PDF of this page.
      </footer>
    </>,
  );
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Invoice ${number}</title>
<style>${STYLE}</style>
</head>
<body>
${markup}
</body>
</html>
`;
  return { html, style: STYLE };
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
