import { hrefTo } from '#contract/href-to.ts';
import { billing, type InvoiceEntry } from '#contract/billing.ts';
import { formatMoney } from '#core/money/currency.ts';
import { dayOf } from './day.ts';
import { say } from './words.ts';
import classes from './billing.module.css';

const STATES: Readonly<Record<InvoiceEntry['state'], string>> = {
  open: say('notPaid'),
  paid: say('paid'),
  void: say('withdrawn'),
};

/** Each leads to a page that can be printed. */
export function InvoiceList({ invoices }: { invoices: readonly InvoiceEntry[] }) {
  return (
    <section className={classes.part} aria-label={say('bills')}>
      <h2>{say('bills')}</h2>
      {invoices.length === 0 ? (
        <p className="quiet">{say('thereAreNoneYet')}</p>
      ) : (
        <ul className={classes.invoices}>
          {invoices.map(({ id, number, state, amount, currency, description, issuedAt }) => (
            <li key={id}>
              <a href={hrefTo(billing.invoice, { params: { id } })} target="_blank" rel="noreferrer">
                <span className={classes.what}>
                  {number} · {description}
                </span>
                <span>{formatMoney({ cents: amount, currency })}</span>
                <span className="quiet">{dayOf(issuedAt)}</span>
                <span className="quiet">{STATES[state]}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
