import { Stack, Table, Text } from '@mantine/core';
import { LEDGER_ACCOUNTS, type LedgerAccount } from '#core/commerce/orders/ledger.ts';
import { DAY_MS } from '#core/durations.ts';
import { toCents, type CurrencyCode } from '#core/money/currency.ts';
import type { FastForwardRun, PlayedYear as Year } from '#contract/shop/fast-forward.ts';
import { momentText, moneyText } from '../shop/queries.ts';
import { declared, formatsIn } from '../../../words/catalogue.ts';
import { say } from './words.ts';
import shop from '../shop/selling.module.css';
import classes from './fast-forward.module.css';

type Day = Year['days'][number];

/** What a day comes to, in words. */
function wordsOf(day: Day): string {
  return [
    ...(day.started > 0 ? [say('started', { count: day.started })] : []),
    ...(day.renewed > 0 ? [say('renewed', { count: day.renewed })] : []),
    ...(day.declined > 0 ? [say('cardsDeclined', { count: day.declined })] : []),
    ...(day.ended > 0 ? [say('ended', { count: day.ended })] : []),
    ...(day.expired ? [say('expired', { count: day.expired })] : []),
    ...(day.mails > 0 ? [say('mailed', { count: day.mails })] : []),
  ].join(', ');
}

const kindOf = (day: Day) =>
  day.declined > 0
    ? 'declined'
    : day.ended + (day.expired ?? 0) > 0
      ? 'ended'
      : day.renewed + day.started > 0
        ? 'renewed'
        : 'quiet';

/** What a year that was played comes to: a calendar, the books, what happened and the emails. */
export function PlayedYear({ run, year }: { run: FastForwardRun; year: Year }) {
  const sum = (field: 'renewed' | 'declined' | 'ended' | 'mails' | 'paidCents') =>
    year.days.reduce((all, day) => all + day[field], 0);
  const currency = (year.ledger[0]?.currency ?? 'EUR') as CurrencyCode;
  // Named by the colours of their days.
  const facts: [title: string, value: string, kind?: ReturnType<typeof kindOf>][] = [
    [say('renewals'), String(sum('renewed')), 'renewed'],
    [say('declined'), String(sum('declined')), 'declined'],
    [say('endedOrPaused'), String(sum('ended')), 'ended'],
    [say('emails'), String(year.mailCount)],
    [say('paid'), moneyText(toCents(sum('paidCents')), currency)],
  ];
  return (
    <Stack gap="lg">
      <Text className="quiet">
        {run.declines === 0
          ? say('playedWithoutDeclines', { at: momentText(run.startedAt) })
          : say('playedWithDeclines', { at: momentText(run.startedAt), percent: run.declines })}
      </Text>
      <dl className={classes.facts}>
        {facts.map(([title, value, kind]) => (
          <div key={title}>
            <dt data-kind={kind}>{title}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <section>
        <h2 className={shop.subtitle}>{say('calendar')}</h2>
        <div className={classes.months}>
          {monthsOf(year).map((month) => (
            <Month key={month} month={month} days={year.days.filter(({ day }) => day.startsWith(month))} />
          ))}
        </div>
      </section>
      <section>
        <h2 className={shop.subtitle}>{say('ledger')}</h2>
        {year.ledger.length === 0 ? (
          <Text className="quiet">{say('nothingIsBookedIn')}</Text>
        ) : (
          <Table className={classes.ledger}>
            <Table.Tbody>
              {year.ledger.map(({ account, currency: of, cents }) => (
                <Table.Tr key={`${account} ${of}`}>
                  <Table.Td>{declared(LEDGER_ACCOUNTS[account as LedgerAccount] ?? account)}</Table.Td>
                  <Table.Td className={shop.number}>{moneyText(toCents(cents), of as CurrencyCode)}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        )}
      </section>
      <details className={classes.more}>
        <summary>{say('events', { count: year.events.length })}</summary>
        <ul>
          {year.events.map(({ at, words, title, name }, nth) => (
            <li key={nth}>
              <span className="quiet">{momentText(at)}</span> {words} · {title} · {name}
            </li>
          ))}
        </ul>
      </details>
      <details className={classes.more}>
        <summary>
          {year.mails.length < year.mailCount
            ? say('firstEmails', { count: year.mails.length, all: year.mailCount })
            : say('allEmails', { count: year.mailCount })}
        </summary>
        {year.mails.map(({ at, to, subject, text }, nth) => (
          <details key={nth} className={classes.mail}>
            <summary>
              {subject} <span className="quiet">{`${to}, ${momentText(at)}`}</span>
            </summary>
            <pre>{text}</pre>
          </details>
        ))}
      </details>
    </Stack>
  );
}

/** Every month that the year touches, as the beginning of its days. */
function monthsOf({ from, to }: Year): string[] {
  const [year = 0, month = 0] = from.split('-').map(Number);
  const months = Array.from({ length: 13 }, (_, nth) =>
    new Date(Date.UTC(year, month - 1 + nth, 1)).toISOString().slice(0, 7),
  );
  return months.filter((each) => each <= to.slice(0, 7));
}

const daysIn = (first: Date): number =>
  new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();

const A_MONDAY = Date.UTC(2024, 0, 1);

/** As short as the language has them, from Monday on. */
const weekdaysIn = (locale: string): string[] =>
  Array.from({ length: 7 }, (_, nth) =>
    new Date(A_MONDAY + nth * DAY_MS).toLocaleDateString(locale, { weekday: 'narrow', timeZone: 'UTC' }),
  );

function Month({ month, days }: { month: string; days: readonly Day[] }) {
  const first = new Date(`${month}-01T00:00:00Z`);
  const length = daysIn(first);
  const known = new Map(days.map((day) => [Number(day.day.slice(8)), day]));
  return (
    <div className={classes.month}>
      <h3>
        {first.toLocaleDateString(formatsIn() ?? 'en-GB', {
          month: 'long',
          year: 'numeric',
          timeZone: 'UTC',
        })}
      </h3>
      <div className={classes.weekdays} aria-hidden>
        {weekdaysIn(formatsIn() ?? 'en-GB').map((weekday, nth) => (
          <span key={nth}>{weekday}</span>
        ))}
      </div>
      <ol style={{ '--first': ((first.getUTCDay() + 6) % 7) + 1 } as React.CSSProperties}>
        {Array.from({ length }, (_, nth) => {
          const day = known.get(nth + 1);
          if (!day) return <li key={nth}>{nth + 1}</li>;
          return (
            <li key={nth} data-kind={kindOf(day)} title={wordsOf(day)}>
              {nth + 1}
              <span className={classes.hidden}>: {wordsOf(day)}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
