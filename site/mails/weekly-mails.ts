import type { Figures } from '#core/analytics/dimensions.ts';
import { changePercent } from '#core/commerce/orders/sales.ts';
import { tidyLine } from '#core/forms/shapes/tidy.ts';
import { formatMoney, toCents, type CurrencyCode } from '#core/money/currency.ts';
import type { SayToOwner } from '#core/owner-mails/words.ts';
import type { MailWords } from './words.ts';

interface Part {
  name: string;
  sums: Figures;
  before: Figures;
}

function changeText(now: number, before: number): string {
  const percent = changePercent(now, before);
  if (percent === undefined) return '–';
  return percent === 0 ? '0 %' : `${percent > 0 ? '+' : '−'}${Math.abs(percent)} %`;
}

/** As the site writes them where it is in the reader's language, so that Swiss owners read Swiss numbers. */
function localeFor(site: string, { locale }: SayToOwner): string {
  return site.split('-')[0] === locale.split('-')[0] ? site : locale;
}

interface Week {
  siteTitle: string;
  /** The site's. */
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
}

export const weeklyMails = {
  weeklyReport: (values: Week, say: SayToOwner): MailWords => {
    const { currency, sums, before } = values;
    const locale = localeFor(values.locale, say);
    const numbers = new Intl.NumberFormat(locale);
    const number = (value: number) => numbers.format(value);
    const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).formatRange(
      new Date(`${values.from}T00:00:00Z`),
      new Date(`${values.to}T00:00:00Z`),
    );
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
      subject: say('weekly', { site: tidyLine(values.siteTitle), visits: sums.visits }),
      paragraphs: [say('weeklyDays', { days })],
      tables: [
        {
          head: [say('lastWeek'), '', say('change')],
          rows: [
            figure(say('visits'), ({ visits }) => visits),
            figure(say('visitors'), ({ visitors }) => visitors),
            figure(say('pageViews'), ({ views }) => views),
            ...(hasSales
              ? [
                  figure(say('orders'), ({ events }) => events),
                  figure(say('revenue'), ({ cents }) => cents, money),
                ]
              : []),
          ],
        },
        {
          head: [say('topPages'), say('views'), say('change')],
          rows: list(values.pages, ({ views }) => views, '/'),
        },
        {
          head: [say('topSources'), say('visits'), say('change')],
          rows: list(values.sources, ({ visits }) => visits, say('direct')),
        },
      ].filter(({ rows }) => rows.length > 0),
      action: { label: say('openAnalytics'), url: values.url },
      farewell: { words: say('everyMonday'), label: say('changeNotifications'), url: values.settingsUrl },
    };
  },
};
