import { describe, expect, test } from 'vitest';
import * as appearance from './appearance.ts';
import * as blocks from './block-types.ts';
import * as commerce from './commerce.ts';
import * as content from './content.ts';
import * as forms from './form-builder.ts';
import { isIdOf, nameOf } from './name-of.ts';
import * as pages from './page-kinds.ts';
import { ContributorRole, Permission } from './permissions.ts';
import * as sites from './sites.ts';

const ids = (table: Readonly<Record<string, number>>) => Object.values(table);
const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, i) => first + i);

test.each([
  ['page kinds', pages.PageKind, [1, 2, 3, 50, ...range(100, 106), ...range(200, 209), 300, 301]],
  ['product types', commerce.ProductType, range(1, 5)],
  ['unit systems', commerce.UnitSystem, [1, 2]],
  ['cart display', commerce.CartDisplay, [1, 2]],
  ['item types', content.ContentItemType, [1, 2, ...range(4, 8), ...range(10, 22), ...range(50, 62)]],
  ['website types', sites.WebsiteType, range(1, 5)],
  ['site status', sites.SiteStatus, [...range(1, 8), ...range(11, 15)]],
  ['roles', ContributorRole, [...range(1, 4), ...range(6, 13)]],
  ['permissions', Permission, [0, 1, 2, ...range(11, 15), 17, 18]],
  ['slices', blocks.SliceType, [...range(1, 20), 100]],
  ['layout variants', blocks.LayoutVariant, range(1000, 1019)],
  ['shadows', appearance.Shadow, [1, 2, 3]],
  ['borders', appearance.Border, [1, 2, 3]],
  ['form editor tabs', forms.FormEditorTab, range(1, 5)],
])('%s hold exactly their ids', (_, table, expected) => {
  expect(ids(table)).toEqual(expected);
});

/** The names in the order of their ids, which the rows above hold. */
test.each([
  [
    'page kinds',
    pages.PageKind,
    'collection page splashPage item notFound error search lockScreen popupOverlay protectedContent ' +
      'memberAreaAccessDenied showCart checkout orderConfirmed donate contributionConfirmed commerceCartV2 ' +
      'subscriptionConfirmed orderReceived membershipConfirmed reviewsRequest newsletterUnsubscribe commerceEmailPreview',
  ],
  ['product types', commerce.ProductType, 'physical digital service giftCard paywall'],
  ['unit systems', commerce.UnitSystem, 'imperial metric'],
  ['cart display', commerce.CartDisplay, 'none show'],
  [
    'item types',
    content.ContentItemType,
    'text image quote link chat audio video review storeItem event thread gallery binary cssAsset tweakAsset ' +
      'digitalGood attachment contentExport dataExport proseMirrorText tweet rss checkin kbArticle projectItem ' +
      'tagTaxonomy categoryTaxonomy otherTaxonomy portfolioItem reserved59 translatableStringsExport hostedVideo lesson',
  ],
  ['website types', sites.WebsiteType, 'classic coverPage parkingPage commerce enterprise'],
  [
    'site status',
    sites.SiteStatus,
    'expired pastDue trial beta removed internal comped paid linked activeParkingPage resold resoldGracePeriod enterprise',
  ],
  [
    'roles',
    ContributorRole,
    'admin billing reporting editor moderator commenter storeManager scheduling viewer campaignsEditor ' +
      'schedulingViewer schedulingEditor',
  ],
  [
    'permissions',
    Permission,
    'authenticated config admin contentManager settings activity commerce newsletter damask crm',
  ],
  [
    'slices',
    blocks.SliceType,
    'heading subHeading body image gallery video socialIcons buttons navigation customForm newsletter album map ' +
      'logo action form lock password twitter popupOverlayAction tempLockInject',
  ],
  [
    'layout variants',
    blocks.LayoutVariant,
    'gallerySlideshow galleryCarousel galleryGrid galleryStack summaryWall summaryCarousel summaryList summaryGrid ' +
      'barChart lineChart pieChart imageInline imagePoster imageCard imageOverlap imageCollage imageStack ' +
      'reservationEmbed eventEmbed tockEmbed',
  ],
  ['shadows', appearance.Shadow, 'none light dark'],
  ['borders', appearance.Border, 'none black white'],
  ['form editor tabs', forms.FormEditorTab, 'build storage advanced captcha disclaimer'],
])('%s have these names', (_, table: Readonly<Record<string, number>>, names) => {
  expect(Object.keys(table)).toEqual(names.split(' '));
  expect(nameOf(table, table[names.split(' ')[0] ?? ''] ?? -1)).toBe(names.split(' ')[0]);
});

test.each([
  ['navigation', 1],
  ['html', 2],
  ['logo', 3],
  ['map', 4],
  ['image', 5],
  ['gallery', 8],
  ['form', 9],
  ['video', 32],
  ['button', 53],
  ['summary', 55],
  ['openTableV2', 66],
  ['memberArea', 67],
  ['tock', 68],
  ['accordion', 69],
  ['marquee', 70],
] as const)('the block %s has number %i', (name, id) => {
  expect(blocks.BlockType[name]).toBe(id);
});

test.each([
  ['block types', blocks.BlockType, 97],
  ['collection types', content.CollectionType, 24],
] as const)('%s are unique and stay below the last id', (_, table, last) => {
  expect(new Set(ids(table)).size).toBe(ids(table).length);
  for (const id of ids(table)) expect(range(1, last)).toContain(id);
});

test('unknown ids have no name', () => {
  expect(nameOf(content.ContentItemType, 3)).toBeUndefined();
  expect(isIdOf(content.CollectionType, 25)).toBe(false);
  expect(isIdOf(content.CollectionType, '1')).toBe(false);
  expect(isIdOf(content.CollectionType, 1)).toBe(true);
});

test.each([
  [1, 'PHYSICAL'],
  [2, 'DIGITAL'],
  [3, 'SERVICE'],
  [4, 'GIFT_CARD'],
  [5, 'PAYWALL'],
] as const)('product type %i is %s in structured content', (id, name) => {
  expect(commerce.PRODUCT_TYPE_NAMES[id]).toBe(name);
  expect(commerce.productTypeFromName(name)).toBe(id);
});

test('an unknown product type name is no type', () => {
  expect(commerce.productTypeFromName('physical')).toBeUndefined();
});

test.each([
  [sites.SiteStatus.trial, '/config/settings/billing/upgrade'],
  [sites.SiteStatus.paid, '/config/settings/billing/subscriptions/website'],
  [sites.SiteStatus.expired, '/config/settings/billing/subscriptions/website'],
])('site status %i leads to %s', (status, path) => {
  expect(sites.upgradePath(status)).toBe(path);
});

describe('named lists', () => {
  test.each([
    ['shapes', appearance.SHAPES, 32, ['circle', 'diamond', 'gear']],
    [
      'positions',
      appearance.NINE_GRID_POSITIONS,
      9,
      ['top', 'center', 'bottom'].flatMap((row) =>
        ['left', 'center', 'right'].map((side) => `${row}-${side}`),
      ),
    ],
    ['sides', appearance.SIDES, 2, ['left', 'right']],
    [
      'gallery media',
      content.GALLERY_MEDIA_TYPES,
      6,
      ['image empty', 'image file', 'image licensed', 'image reused', 'asset reused', 'video'],
    ],
    ['visibility', content.ITEM_VISIBILITY_STATES, 4, ['draft', 'published', 'needs_review', 'scheduled']],
  ] as const)('%s', (_, list, size, some) => {
    expect(new Set(list).size).toBe(size);
    expect(list).toHaveLength(size);
    expect(list).toEqual(expect.arrayContaining([...some]));
  });
});
