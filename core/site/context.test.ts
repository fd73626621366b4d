import { expect, test } from 'vitest';
import { readSettings } from '../settings/groups.ts';
import { themeFields } from '../theme/theme.ts';
import { siteContext, type ContextInput } from './context.ts';

const input: ContextInput = {
  site: {
    id: 'a'.repeat(24),
    identifier: 'demo',
    websiteType: 4,
    siteStatus: 8,
    developerMode: true,
    cloneable: true,
    templateId: 'atelier',
  },
  baseUrl: 'https://demo.app.example',
  appDomain: 'app.example',
  account: null,
  pageType: 50,
  collectionId: 'c'.repeat(24),
  itemId: 'i'.repeat(24),
  theme: themeFields.initial,
  fonts: [],
  settings: readSettings({}),
  rollups: { js: [], css: [], islands: {} },
};

test('what an owner sets is what pages are told', () => {
  const settings = readSettings({
    access: { useEscapeKeyToLogin: false },
    announcement: { showAnnouncementBar: true },
    cookies: { cookieBannerTheme: 'LIGHT' },
    comments: { commentsEnabled: true, disqusShortname: 'demo-talk' },
    popup: { version: 3, displayFrequency: -1, showUntilSignup: true, enableMobile: true },
    mobileInfoBar: { isEnabled: true, phone: '555 0100' },
    sharing: { pinterestMode: 'hover' },
    badge: { ssBadgeType: 'dark' },
    store: { storeCurrency: 'CHF', measurementStandard: 'metric', orderEmail: 'orders@example.com' },
  });
  const theme = { ...input.theme, typekitId: 'abc1def' };
  const context = siteContext({ ...input, settings, theme });
  expect(context).toMatchObject({
    website: { typekitId: 'abc1def', developerMode: true, cloneable: true },
    useEscapeKeyToLogin: false,
    showAnnouncementBar: true,
    cookieSettings: { cookieBannerTheme: 'LIGHT' },
    websiteSettings: {
      commentsEnabled: true,
      disqusShortname: 'demo-talk',
      popupOverlaySettings: { version: 3, displayFrequency: -1, showUntilSignup: true, enableMobile: true },
      mobileInfoBarSettings: { isEnabled: true, phone: '555 0100' },
      pinterestOverlayOptions: { mode: 'hover' },
      ssBadgeType: 'dark',
      storeSettings: { storeCurrency: 'CHF', measurementStandard: 'metric' },
    },
    typekitFonts: [{ id: 'abc1def', variations: [] }],
  });
  expect(JSON.stringify(context)).not.toContain('orders@example.com');
});

test('the page of an item names it and its collection in both ways', () => {
  const { collection, collectionId, item, itemId, pageType } = siteContext(input);
  expect([collection, collectionId]).toEqual([{ id: input.collectionId }, input.collectionId]);
  expect([item, itemId, pageType]).toEqual([{ id: input.itemId }, input.itemId, 50]);
});

test('an account is told by its id, its roles and its permissions alone', () => {
  const account = { id: 'b'.repeat(24), roles: [4], permissions: [1, 11] };
  expect(siteContext({ ...input, account })).toMatchObject({
    authenticatedAccount: { id: account.id },
    websiteRoles: [4],
    accessPermissions: [1, 11],
  });
  expect(siteContext(input)).toMatchObject({
    authenticatedAccount: null,
    websiteRoles: [],
    accessPermissions: [],
  });
});
