import { describe, expect, test } from 'vitest';
import { readSettings } from '../settings/groups.ts';
import { fontFamily } from '../theme/fonts.ts';
import { themeFields } from '../theme/theme.ts';
import { popupFields } from '../popup/document.ts';
import { scriptJson, siteContext, type ContextInput } from './context.ts';

const SITE_ID = 'abcdefghijkl012345678901';
const PAGE_ID = 'bcdefghijklm012345678901';
const ITEM_ID = 'cdefghijklmn012345678901';

const settings = readSettings({
  site: { language: 'de', region: 'CH', timezone: 'Europe/Zurich' },
  access: { useEscapeKeyToLogin: false },
  cookies: { cookieBannerTheme: 'LIGHT' },
  comments: { commentsEnabled: true, disqusShortname: 'larder' },
  mobileInfoBar: { isEnabled: true, phone: '555 0100' },
  sharing: { pinterestMode: 'hover' },
  badge: { ssBadgeType: 'dark' },
  store: {
    storeCurrency: 'GBP',
    measurementStandard: 'metric',
    orderEmail: 'orders@example.com',
    manualWords: 'Pay by transfer',
  },
});

const input: ContextInput = {
  headerFooter: { announcement: { showAnnouncementBar: true } },
  site: {
    id: SITE_ID,
    identifier: 'larder',
    websiteType: 2,
    siteStatus: 14,
    developerMode: true,
    cloneable: true,
    templateId: 'showcase',
  },
  baseUrl: 'https://larder.example',
  appDomain: 'plinth.example',
  account: { id: 'owner', roles: [1], permissions: [1, 2] },
  pageType: 50,
  collectionId: PAGE_ID,
  item: { id: ITEM_ID, recordType: 11 },
  demoCollections: [{ collectionId: PAGE_ID }],
  theme: { ...themeFields.initial, remoteFonts: true, typekitId: 'abc1def', customCss: 'p{color:red}' },
  fonts: [fontFamily('Inter')],
  settings,
  popup: {
    ...popupFields.initial,
    style: 'full',
    version: 3,
    displayFrequency: -1,
    showUntilSignup: true,
    enableMobile: true,
  },
  rollups: { js: ['/a.js'], css: ['/a.css'], islands: { accordion: '/b.js' } },
};
const context = siteContext(input);

test('holds these fields and no others', () => {
  expect(Object.keys(context).sort()).toEqual(
    [
      'accessPermissions appDomain authenticatedAccount collection collectionId cookieSettings demoCollections',
      'experiments flags googleFonts item itemId pageType rollups showAnnouncementBar siteStatus templateId templateInstallation',
      'templateVersion tweakJSON typekitFonts useEscapeKeyToLogin website websiteRoles websiteSettings',
    ].flatMap((line) => line.split(' ')),
  );
});

test('follows the site, the page and who looks at it', () => {
  expect(context).toMatchObject({
    website: {
      id: SITE_ID,
      identifier: 'larder',
      websiteType: 2,
      baseUrl: 'https://larder.example',
      developerMode: true,
      cloneable: true,
      typekitId: 'abc1def',
      locale: 'de-CH',
      timeZone: 'Europe/Zurich',
    },
    siteStatus: { value: 14 },
    appDomain: 'plinth.example',
    authenticatedAccount: { id: 'owner' },
    websiteRoles: [1],
    accessPermissions: [1, 2],
    pageType: 50,
    collection: { id: PAGE_ID },
    collectionId: PAGE_ID,
    item: { id: ITEM_ID, recordType: 11 },
    itemId: ITEM_ID,
    demoCollections: [{ collectionId: PAGE_ID }],
    templateId: 'showcase',
    templateInstallation: SITE_ID,
    templateVersion: '7.0',
    googleFonts: [{ includeName: 'Inter:wght@100..900' }],
    typekitFonts: [{ id: 'abc1def', variations: [] }],
    rollups: { js: ['/a.js'], css: ['/a.css'] },
  });
});

test('follows what the owner has set', () => {
  expect(context).toMatchObject({
    useEscapeKeyToLogin: false,
    showAnnouncementBar: true,
    cookieSettings: { cookieBannerTheme: 'LIGHT' },
    websiteSettings: {
      disqusShortname: 'larder',
      commentsEnabled: true,
      popupOverlaySettings: {
        style: 'full',
        version: 3,
        displayFrequency: -1,
        showUntilSignup: true,
        enableMobile: true,
      },
      mobileInfoBarSettings: { isEnabled: true, phone: '555 0100' },
      pinterestOverlayOptions: { mode: 'hover' },
      ssBadgeType: 'dark',
      storeSettings: { storeCurrency: 'GBP', measurementStandard: 'metric' },
    },
  });
});

describe('keeps to itself', () => {
  test.each(['orders@example.com', 'Pay by transfer', 'color:red'])('%s', (secret) => {
    expect(JSON.stringify(context)).not.toContain(secret);
  });

  test('who looks at it, when nobody is signed in', () => {
    const { authenticatedAccount, websiteRoles, accessPermissions } = siteContext({
      ...input,
      account: null,
    });
    expect([authenticatedAccount, websiteRoles, accessPermissions]).toEqual([null, [], []]);
  });

  test('other hosts, where fonts come from here', () => {
    const own = siteContext({ ...input, theme: themeFields.initial });
    expect([own.googleFonts, own.typekitFonts]).toEqual([[], []]);
  });
});

test.each(['</script><script>alert(1)</script>', '<!--', '\u2028\u2029'])(
  '%j cannot leave the script it stands in',
  (words) => {
    const json = scriptJson({ words });
    expect(json).not.toMatch(/[<>\u2028\u2029]/);
    expect(JSON.parse(json)).toEqual({ words });
  },
);
