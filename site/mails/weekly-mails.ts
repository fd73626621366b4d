import type { Figures } from '#core/analytics/dimensions.ts';
import { changePercent } from '#core/commerce/orders/sales.ts';
import { tidyLine } from '#core/forms/shapes/tidy.ts';
import { formatMoney, toCents, type CurrencyCode } from '#core/money/currency.ts';
import type { MailWords } from './words.ts';

interface Part {
  name: string;
  sums: Figures;
  before: Figures;
}

const NO_SOURCE = 'Direct';

function changeText(now: number, before: number): string {
  const percent = changePercent(now, before);
  if (percent === undefined) return '–';
  return percent === 0 ? '0 %' : `${percent > 0 ? '+' : '−'}${Math.abs(percent)} %`;
}

export const weeklyMails = {
  weeklyReport: (values: {
    siteTitle: string;
    locale: string;
    currency: CurrencyCode;
    from: string;
    to: string;
    sums: Figures;
    before: Figures;
    pages: readonly Part[];
    sources: readonly Part[];
    url: string;
    settingsUrl: string;
  }): MailWords => {
    const { siteTitle, locale, currency, sums, before } = values;
    const numbers = new Intl.NumberFormat(locale);
    const number = (value: number) => numbers.format(value);
    const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
    const money = (cents: number) => formatMoney({ cents: toCents(cents), currency, locale });
    const figure = (name: string, read: (each: Figures) => number, words = number) => [
      name,
      words(read(sums)),
      changeText(read(sums), read(before)),
    ];
    const hasSales = sums.events + before.events > 0;
    const list = (parts: readonly Part[], read: (each: Figures) => number, empty: string) =>
      parts.map((part) => [
        tidyLine(part.name) || empty,
        number(read(part.sums)),
        changeText(read(part.sums), read(part.before)),
      ]);
    return {
      subject: `${tidyLine(siteTitle)}: ${sums.visits === 1 ? '1 visit' : `${number(sums.visits)} visits`} last week`,
      paragraphs: [
        `${day.formatRange(new Date(`${values.from}T00:00:00Z`), new Date(`${values.to}T00:00:00Z`))}, compared with the week before.`,
      ],
      tables: [
        {
          head: ['Last week', '', 'Change'],
          rows: [
            figure('Visits', ({ visits }) => visits),
            figure('Visitors', ({ visitors }) => visitors),
            figure('Page views', ({ views }) => views),
            ...(hasSales
              ? [figure('Orders', ({ events }) => events), figure('Revenue', ({ cents }) => cents, money)]
              : []),
          ],
        },
        {
          head: ['Top pages', 'Views', 'Change'],
          rows: list(values.pages, ({ views }) => views, '/'),
        },
        {
          head: ['Top sources', 'Visits', 'Change'],
          rows: list(values.sources, ({ visits }) => visits, NO_SOURCE),
        },
      ].filter(({ rows }) => rows.length > 0),
      action: { label: 'Open analytics', url: values.url },
      farewell: {
        words: 'This report comes every Monday.',
        label: 'Change your notifications',
        url: values.settingsUrl,
      },
    };
  },
};
