import { formatMoney, type CurrencyCode } from '#core/money/currency.ts';
import type { Home } from '#contract/sites/home.ts';
import { formatsIn } from '../../words/catalogue.ts';
import { say } from './words.ts';
import classes from './home.module.css';

/** Today and this week, numbers first. */
export function Figures({ home: { sales, messages } }: { home: Home }) {
  if (!sales && !messages) return null;
  const money = (cents: NonNullable<Home['sales']>['today']['revenueCents']) =>
    formatMoney({
      cents,
      currency: sales?.currency as CurrencyCode,
      locale: formatsIn() ?? sales?.locale ?? 'en',
    });
  return (
    <section aria-label={say('figures')}>
      <div className={classes.figures}>
        {sales && (
          <>
            <Figure
              name={say('revenue')}
              today={money(sales.today.revenueCents)}
              week={money(sales.week.revenueCents)}
            />
            <Figure
              name={say('orders')}
              today={String(sales.today.orders)}
              week={String(sales.week.orders)}
            />
          </>
        )}
        {messages && (
          <Figure name={say('messages')} today={String(messages.today)} week={String(messages.week)} />
        )}
      </div>
      {sales !== null && sales.testOrders > 0 && (
        <p className={classes.uncounted}>{say('testOrders', { count: sales.testOrders })}</p>
      )}
    </section>
  );
}

function Figure({ name, today, week }: Record<'name' | 'today' | 'week', string>) {
  return (
    <dl className={classes.figure}>
      <dt>{say('nameToday', { name })}</dt>
      <dd className={classes.number}>{today}</dd>
      <dt className="quiet">{say('thisWeek')}</dt>
      <dd>{week}</dd>
    </dl>
  );
}
