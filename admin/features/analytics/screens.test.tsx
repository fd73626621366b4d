import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { NO_FIGURES, type Filters, type Section } from '#core/analytics/dimensions.ts';
import type { AnalyticsPart, AnalyticsReport } from '#contract/visits/analytics.ts';
import { Marketing } from './marketing.tsx';
import { reportQuery } from './queries.ts';
import { FormsAndButtons, Missing, ShopFunnel, Sources } from './screens.tsx';
import { durationText } from './figures.ts';

const part = (name: string, sums: object): AnalyticsPart => ({
  name,
  sums: { ...NO_FIGURES, ...sums },
  before: NO_FIGURES,
});

function draw(
  screen: ReactElement,
  section: Section,
  { report = {}, filters = {} }: { report?: Partial<AnalyticsReport>; filters?: Filters } = {},
): string {
  const client = new QueryClient();
  const range = { from: '2026-05-01', to: '2026-05-30' };
  client.setQueryData(reportQuery({ section, range: 'month', ...filters }).queryKey, {
    currency: 'GBP',
    unit: 'day',
    range,
    before: range,
    sums: NO_FIGURES,
    sumsBefore: NO_FIGURES,
    steps: [],
    parts: {},
    forms: [],
    popup: { render: 0, close: 0, submit: 0, click: 0 },
    letters: [],
    dropped: [],
    hasHits: true,
    daysLeft: 0,
    ...report,
  });
  return renderToStaticMarkup(
    <MantineProvider>
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[`/analytics?${new URLSearchParams(filters)}`]}>{screen}</MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>,
  );
}

test('an address without a page can be redirected', () => {
  const parts = { notFound: [part('/old page', { events: 3, visitors: 2 })] };
  expect(draw(<Missing />, 'missing', { report: { parts } })).toContain(
    'href="/settings/redirects?from=%2Fold%20page"',
  );
});

test('a newsletter brings visits under its subject, and the pop-up is told by what was done with it', () => {
  const letter = {
    id: 'l1',
    subject: 'Spring <b>jam</b>',
    day: '2026-05-04',
    recipients: 200,
    delivered: 196,
    unsubscribed: 3,
  };
  const html = draw(<Marketing />, 'marketing', {
    report: {
      letters: [letter],
      popup: { render: 400, close: 300, submit: 20, click: 0 },
      parts: { campaign: [part('Spring b jam /b', { visits: 50 })] },
    },
  });
  expect(html).toContain('50 (25 %)');
  expect(html).toContain('98 %');
  expect(html).toContain('Signed up');
  expect(html).toContain('5 %');
  expect(draw(<Marketing />, 'marketing')).toContain('No pop-up views.');
});

test('filters stand in the address, are named, and go along to other screens', () => {
  const html = draw(<Sources />, 'sources', { filters: { country: 'DE', source: '' } });
  expect(html).toContain('Country: Germany');
  expect(html).toContain('Source: Direct');
  expect(html).toContain('href="/analytics/pages?country=DE&amp;source="');
});

test('the steps of a shop stand in their order, and sources by what they brought', () => {
  const parts = {
    step: [part('order', { visitors: 1 }), part('product', { visitors: 9 })],
    source: [
      part('a.example', { events: 1, cents: 100 }),
      part('b.example', { events: 1, cents: 90_000 }),
      part('c.example', { visits: 5 }),
    ],
  };
  const html = draw(<ShopFunnel />, 'shop', { report: { parts } });
  expect(html.indexOf('Viewed a product')).toBeLessThan(html.indexOf('Purchased'));
  expect(html.indexOf('b.example')).toBeLessThan(html.indexOf('a.example'));
  expect(html).toContain('£900.00');
  expect(html).not.toContain('c.example');
});

test('forms say at which field visitors give up', () => {
  const contact = { id: 'c', name: 'Contact', views: 9, starts: 4, submits: 1 };
  const forms = [{ ...contact, exits: [{ field: 'Phone', count: 3 }] }];
  const html = draw(<FormsAndButtons />, 'actions', { report: { forms } });
  expect(html).toMatch(/Phone <span class="quiet">Contact<\/span>.*75 %/);
});

test('before the first visit the screen says when figures come', () => {
  expect(draw(<Sources />, 'sources', { report: { hasHits: false } })).toContain('No visits yet.');
});

test.each([
  [0, '0 s'],
  [59, '59 s'],
  [80, '1 m 20 s'],
])('%i seconds are %s', (seconds, expected) => {
  expect(durationText(seconds)).toBe(expected);
});
