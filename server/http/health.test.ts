import { expect, test } from 'vitest';
import { APP_DOMAIN, useApp } from '../testing/app.ts';

const world = useApp();

test.each(['/healthz', '/readyz'])('%s is answered on every host', async (path) => {
  const site = await world.aSite();
  for (const host of [APP_DOMAIN, site.host, '10.0.0.1:3000'])
    expect((await world.call('GET', path, { host })).status).toBe(200);
});

test('the figures of the whole server are not told on the host of a site', async () => {
  const site = await world.aSite();
  for (const host of [APP_DOMAIN, '10.0.0.1:3000'])
    expect((await world.call('GET', '/metrics', { host })).body).toContain('# TYPE');
  expect((await world.call('GET', '/metrics', { host: site.host })).status).toBe(404);
});
