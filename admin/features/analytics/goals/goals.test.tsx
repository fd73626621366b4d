import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { Permission } from '#core/enumerations/permissions.ts';
import type { GoalView } from '#contract/visits/goals.ts';
import { accountQuery } from '../../../account/account.ts';
import { stepText } from './goal-card.tsx';
import { GoalsScreen } from './goals-screen.tsx';
import { goalReportQuery, goalsQuery } from './queries.ts';

const QUOTE: GoalView = {
  id: 'abcdefghijklmnopqrstuvwx',
  name: 'Request a quote',
  steps: [
    { kind: 'page', target: '/pricing' },
    { kind: 'form', target: 'quote' },
  ],
};

function draw({ goals = [QUOTE], permissions = [Permission.activity, Permission.contentManager] } = {}) {
  const client = new QueryClient();
  client.setQueryData(accountQuery.queryKey, { id: 'a', permissions } as never);
  client.setQueryData(goalsQuery.queryKey, { goals, buttons: [], forms: [{ id: 'quote', name: 'Quote' }] });
  client.setQueryData(goalReportQuery(QUOTE.id, { range: 'month' }).queryKey, {
    range: { from: '2026-05-01', to: '2026-05-30' },
    daysLeft: 0,
    steps: [200, 50],
    sources: [{ source: '', began: 80, reached: 40 }],
  });
  return renderToStaticMarkup(
    <MantineProvider>
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <GoalsScreen />
        </MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>,
  );
}

test('a goal shows how many came how far, and from where', () => {
  const html = draw();
  for (const words of ['1. Page /pricing', '2. Form “Quote”', '200', '25 %', 'Direct', '50 %'])
    expect(html).toContain(words);
});

test('without goals the screen says what they are for', () => {
  expect(draw({ goals: [] })).toContain('No goals yet');
});

test('those who may only read figures change nothing', () => {
  expect(draw()).toContain('Edit Request a quote');
  const html = draw({ permissions: [Permission.activity] });
  expect(html).not.toContain('Edit Request a quote');
  expect(html).not.toContain('Add goal');
});

test.each([
  ['purchase', '', 'Purchase'],
  ['button', 'Buy', 'Button “Buy”'],
  ['form', 'gone', 'Form “gone”'],
] as const)('the step %s %s is called %s', (kind, target, words) => {
  expect(stepText({ kind, target }, [])).toBe(words);
});
