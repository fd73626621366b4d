import { expect, test } from 'vitest';
import type { Template } from '#site/templates/template.ts';
import { APP_DOMAIN, useApp } from '../testing/app.ts';
import { smallTemplate } from '../testing/small-template.ts';
import { makeTemplatePreviews } from './template-previews.ts';

const kit = useApp();
const host = (url: string) => new URL(url).host;

async function preview(template: Template): Promise<string> {
  const { templatePreviews } = kit.app.services;
  await templatePreviews.ensure(template);
  return host(await templatePreviews.urlOf(template));
}

test('a template can be looked at in a frame of the platform, and search engines leave it', async () => {
  const at = await preview(smallTemplate);
  const page = await kit.call('GET', '/about', { host: at });
  expect([page.status, page.headers['x-robots-tag']]).toEqual([200, 'noindex']);
  expect(page.body).toContain('About us');
  expect(page.headers['content-security-policy']).toContain(`frame-ancestors 'self' https://${APP_DOMAIN}`);
  expect((await kit.call('GET', '/robots.txt', { host: at })).body).toContain('Disallow: /\n');
});

test('those who ask at once, and once more, get one and the same site', async () => {
  const [one, other] = await Promise.all([preview(smallTemplate), preview(smallTemplate)]);
  expect([other, await preview(smallTemplate)]).toEqual([one, one]);
});

test('nothing is written there', async () => {
  const at = await preview(smallTemplate);
  for (const path of ['/api/form/FormSubmissionKey', '/api/commerce/cart/entries'])
    expect((await kit.call('POST', path, { host: at, body: {} })).json()).toMatchObject({
      errorKey: 'previewOnly',
    });
  const counted = await kit.call('POST', '/api/census/form-render', { host: at, body: {} });
  expect([counted.status, counted.body]).toEqual([204, '']);
});

test('a template that has changed is another site, and the one before is gone', async () => {
  const { templatePreviews, sites } = kit.app.services;
  const changed = { ...smallTemplate, summary: 'Other words.' };
  const before = await preview(smallTemplate);
  // What it is named after is kept for as long as the process runs; a template changes with the program.
  const next = makeTemplatePreviews({ ...kit.app.services, db: kit.db, now: () => new Date() });
  await next.ensure(changed);
  const after = host(await next.urlOf(changed));
  expect(after).not.toBe(before);
  expect(host(await templatePreviews.urlOf(smallTemplate))).toBe(before);
  const found = async (name: string) =>
    (await sites.findByIdentifier(name.split('.')[0] ?? '')) !== undefined;
  expect([await found(before), await found(after)]).toEqual([false, true]);
});

test('nobody can take such an address', async () => {
  const as = await kit.signInOnPlatform((await kit.anAccount()).id);
  const body = { template: 'provisions', title: 'Mine', identifier: 'template-provisions-12345678' };
  expect((await kit.call('POST', '/api/sites', { as, body })).status).toBe(400);
});
