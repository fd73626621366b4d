import { expect, test } from 'vitest';
import type { SiteSecrets } from '../secrets/site-secrets.ts';
import { makeLinks, type Sender } from './links.ts';

const secrets = { of: (siteId: string) => Promise.resolve(`secret of ${siteId}`) } as SiteSecrets;
const links = makeLinks(secrets);
const sender = { siteId: 'one', baseUrl: 'https://one.test' } as Sender;
const about = { listId: 'list', email: 'ada@example.com' };
const tokenIn = (url: string) => new URL(url).searchParams.get('token') ?? '';

test('a link says whom it is about', async () => {
  const url = await links.to(sender, 'unsubscribe', { ...about, letterId: 'letter' });
  expect(url).toMatch(/^https:\/\/one\.test\/newsletter\/unsubscribe\?token=/);
  expect(await links.read('one', 'unsubscribe', tokenIn(url))).toEqual({
    ...about,
    areaId: '',
    letterId: 'letter',
  });
});

test('a link is worth nothing for another purpose, for another site, or changed', async () => {
  const token = tokenIn(await links.to(sender, 'confirm', about));
  const [body = '', signature = ''] = token.split('.');
  const other = Buffer.from(JSON.stringify(['confirm', 'list', 'eve@example.com'])).toString('base64url');
  expect(await links.read('one', 'confirm', token)).toEqual({ ...about, areaId: '', letterId: undefined });
  expect(await links.read('one', 'unsubscribe', token)).toBeUndefined();
  expect(await links.read('two', 'confirm', token)).toBeUndefined();
  expect(await links.read('one', 'confirm', `${other}.${signature}`)).toBeUndefined();
  expect(await links.read('one', 'confirm', body)).toBeUndefined();
  expect(await links.read('one', 'confirm', '')).toBeUndefined();
});
