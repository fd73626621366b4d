import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectDefaultMetrics, register } from 'prom-client';
import { expect, test } from 'vitest';
import { PAYMENT_STATES } from '#core/payments/payment.ts';
import { projectDir } from '../../project-dir.ts';
import { useApp } from '../../testing/app.ts';

const kit = useApp();
const read = (file: string) => readFileSync(join(projectDir, 'deploy', file), 'utf8');

/** Prometheus itself says whether it reached somebody. */
const OF_PROMETHEUS = ['up'];
const FUNCTIONS = /\b(?:by|and|abs|sum|max|rate|increase|histogram_quantile)\b/g;

/** Names of metrics in an expression: what is left without labels, ranges, functions and numbers. */
function metricsIn(expression: string): string[] {
  const bare = expression
    .replaceAll(/\bby \([^)]*\)/g, '')
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"/g, '')
    .replaceAll(FUNCTIONS, '');
  return bare.match(/[a-z_][a-z_0-9]{1,}/g) ?? [];
}

const ofDashboard = () =>
  (
    JSON.parse(read('grafana-dashboard.json')) as { panels: { targets: { expr: string }[] }[] }
  ).panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
const ofAlerts = () => [...read('alerts.yml').matchAll(/^ +expr: (.+)$/gm)].map(([, expr = '']) => expr);

test.each([
  ['grafana-dashboard.json', ofDashboard],
  ['alerts.yml', ofAlerts],
] as const)('every metric that %s names is one the server tells', async (_, expressions) => {
  if (!register.getSingleMetric('process_resident_memory_bytes')) collectDefaultMetrics();
  const text = (await kit.call('GET', '/metrics', { host: '127.0.0.1' })).body;
  const types = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)];
  const told = types.flatMap(([, name = '', type]) =>
    type === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name],
  );
  const named = new Set(expressions().flatMap(metricsIn));
  expect(named.size).toBeGreaterThan(8);
  expect([...named].filter((name) => !told.includes(name) && !OF_PROMETHEUS.includes(name))).toEqual([]);
});

test('no label names a site, so series do not grow with sites', async () => {
  for (let n = 0; n < 3; n += 1) await kit.call('GET', '/', { host: (await kit.aSite()).host });
  const text = (await kit.call('GET', '/metrics', { host: '127.0.0.1' })).body;
  const labels = new Set([...text.matchAll(/[{,]([a-z_]+)="/g)].map(([, name]) => name));
  const known = [
    'status',
    'kind',
    'site_class',
    'le',
    'queue',
    'state',
    'outcome',
    'provider',
    'service',
    'where',
  ];
  const ofNode = ['type', 'space', 'version', 'major', 'minor', 'patch'];
  expect([...labels].filter((name = '') => ![...known, ...ofNode].includes(name))).toEqual([]);
  expect(text).toMatch(/duration_seconds_count\{kind="page",site_class="open"\} [1-9]/);
  expect(text).toMatch(/duration_seconds_count\{kind="health",site_class="platform"\} [1-9]/);
  expect(text).toMatch(/plinth_page_cache_requests_total\{outcome="miss"\} [1-9]/);
});

test('every alert says why and what to do, and waits for states that exist', () => {
  const rules = read('alerts.yml').split('- alert: ').slice(1);
  for (const rule of rules) {
    expect(rule).toMatch(/^ {10}why: \S/m);
    expect(rule).toMatch(/^ {10}do: \S/m);
    for (const [, state = ''] of rule.matchAll(/plinth_payments_total\{state="(\w+)"/g))
      expect(Object.keys(PAYMENT_STATES)).toContain(state);
  }
});
