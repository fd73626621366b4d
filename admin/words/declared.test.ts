import { expect, test } from 'vitest';
import { BLOCKS } from '#blocks/index.ts';
import { BLOCK_CATEGORIES } from '#blocks/kit/block.tsx';
import { DROP_LABELS } from '#core/analytics/hits.ts';
import { ACTIONS, ACTIVITY_KINDS } from '#core/activity/actions.ts';
import { PIECES, type ActionWords } from '#core/activity/pieces.ts';
import { sayAction } from '#core/activity/say-action.ts';
import { CROP_CORNERS, CROP_RATIOS } from '#core/assets/crop.ts';
import { LICENCE_WORDS } from '#core/assets/licences.ts';
import { collectionFields } from '#core/collections/collection.ts';
import { KINDS as COLLECTION_KINDS } from '#core/collections/kinds.ts';
import { STATE_WORDS } from '#core/collections/states.ts';
import { workflowLabel, WORKFLOW_STATES } from '#core/commerce/catalogue/product.ts';
import { CARD_MOVEMENTS, GIFT_CARD_STATE_LABELS } from '#core/commerce/gift-cards/gift-card.ts';
import { LEDGER_ACCOUNTS } from '#core/commerce/orders/ledger.ts';
import { ORDER_EVENTS, ORDER_LABELS, ORDER_MAIL_LABELS } from '#core/commerce/orders/orders.ts';
import { SALES_RANGE_LABELS } from '#core/commerce/orders/sales.ts';
import { discountField } from '#core/commerce/pricing/discount-fields.ts';
import { DISCOUNT_STATES } from '#core/commerce/pricing/discounts.ts';
import { CATEGORY_NAMES } from '#core/consent/categories.ts';
import { CUSTOMER_SORT_LABELS } from '#core/customers/customer.ts';
import { DOMAIN_IS_ADDRESS, DOMAIN_IS_OURS, NOT_A_DOMAIN } from '#core/domains/host.ts';
import { DOMAIN_PROBLEMS } from '#core/domains/states.ts';
import { inWords, labelOf } from '#core/fields/label.ts';
import type { Control } from '#core/fields/index.ts';
import { FormEditorTab } from '#core/enumerations/form-builder.ts';
import { formDocument, formField } from '#core/forms/document.ts';
import { KINDS as FORM_KINDS } from '#core/forms/kinds/kinds.ts';
import { NEWS_LABELS } from '#core/home/news.ts';
import * as connection from '#core/messages/connection.ts';
import * as editing from '#core/messages/editing.ts';
import * as files from '#core/messages/files.ts';
import { TONE_NAMES } from '#core/page/page.ts';
import { sectionStyle } from '#core/page/stored/fields.ts';
import { galleryOptionFields } from '#core/gallery/fields.ts';
import { itemPartFields, PART_FACTS } from '#core/collections/item-parts.ts';
import { popupFields } from '#core/popup/document.ts';
import { announcementFields } from '#core/content/announcement.ts';
import { headerFields } from '#core/content/header-footer.ts';
import { navigationFields } from '#core/content/navigation.ts';
import {
  addOnField,
  productBody,
  productField,
  variantField,
} from '#core/commerce/catalogue/product-fields.ts';
import { CARD_PROBLEMS, PAYMENT_PROBLEMS } from '#core/payments/payment.ts';
import { capabilityWords, REFUND_SCOPES } from '#core/payments/provider.ts';
import { FINER } from '#core/people/finer-permissions.ts';
import { ROLES } from '#core/people/roles.ts';
import { CHECKS, REASONS } from '#core/publishing/finding.ts';
import { SETTINGS } from '#core/settings/groups.ts';
import { SUBSCRIPTION_LABELS } from '#core/subscriptions/states.ts';
import { FONT_PAIRS } from '#core/theme/font-pairs.ts';
import { PALETTES } from '#core/theme/palettes.ts';
import { themeFields } from '#core/theme/theme.ts';
import { PAGE_LAYOUTS } from '#site/page-layouts/layouts.ts';
import { DESIGN_GROUPS } from '#site/sections-library/design.ts';
import { SECTION_DESIGNS } from '#site/sections-library/index.ts';
import { ERRORS } from '#contract/errors.ts';
import { OWNER_MAIL_WORDS } from '#core/owner-mails/words.ts';
import { DOCUMENT_KINDS } from '#core/content/kinds.ts';
import { documentTitle, makeDocuments } from '#core/content/documents.ts';
import { categoryTexts, productTexts } from '#core/commerce/catalogue/product-texts.ts';
import { discountTexts } from '#core/commerce/pricing/discount-texts.ts';
import { donationPageField } from '#core/donations/donation-page.ts';
import { memberAreaField } from '#core/members/member-area.ts';
import { SETTINGS_TITLES } from '#core/settings/groups.ts';
import { BETTER_WORDS, VERDICT_WORDS, verdictOf, WORSE_WORDS } from '#core/experiments/verdict.ts';
import { STATUS_RULES } from '#core/access/site-access.ts';
import { CHAIN_TEXTS } from '#core/activity/say-chain.ts';
import * as platformDeclared from '#core/platform-words/declared-de.ts';
import de from './de.json';
import { makeTemplates } from './templates.ts';

/** Everything that a control shows: its label, help and choices, and those of the controls in it. */
function textsOf(name: string, control: Control): string[] {
  const { help, fields = {}, item } = control;
  return [
    labelOf(name, control),
    ...(help === undefined ? [] : [help]),
    ...choicesOf(control),
    ...Object.entries(fields).flatMap(([inner, one]) => textsOf(inner, one)),
    ...(item ? textsOf(name, item) : []),
  ];
}

function choicesOf(control: Control): string[] {
  if (control.kind !== 'choice') return [];
  const { values, labels = {} } = control.options;
  // Names, such as those of fonts, and numbers are the same everywhere.
  return values.flatMap((value) => {
    const label = labels[value];
    if (label !== undefined) return [label];
    return typeof value === 'string' && /^[a-z]/.test(value) ? [inWords(value)] : [];
  });
}

const inside = ({ control }: { control: Control }) =>
  Object.entries(control.fields ?? {}).flatMap(([name, one]) => textsOf(name, one));

/** What the texts of a document are called that its translators read. */
function labelsOfTexts(name: string, control: Control): string[] {
  const { kind, fields = {}, item } = control;
  const below = [
    ...Object.entries(fields).flatMap(([inner, one]) => labelsOfTexts(inner, one)),
    ...(item ? labelsOfTexts('', item) : []),
  ];
  const isText = ['text', 'richText', 'image', 'dataset'].includes(kind);
  const own = name === '' || (!isText && below.length === 0) ? [] : [labelOf(name, control)];
  return [...own, ...below];
}
const documents = makeDocuments(() => undefined);

/** Sentences come from the server with their values in them. */
const FIRST = '{fileName}';
const SECOND = '{maxSize}';

const DECLARED: Readonly<Record<string, readonly string[]>> = {
  'texts to translate': [
    'Section',
    'Background picture',
    'Tag',
    'Tag or category',
    'Description',
    ...(['page', 'headerFooter', 'navigation', 'popup', 'collection', 'item', 'form'] as const)
      .flatMap((kind) => Object.entries(documents.fieldsOf(kind, null)?.control.fields ?? {}))
      .flatMap(([name, control]) => labelsOfTexts(name, control)),
    ...[productTexts, categoryTexts, discountTexts, donationPageField, memberAreaField].flatMap(
      ({ control }) => labelsOfTexts('', control),
    ),
  ],
  blocks: [...BLOCKS.map(({ name }) => name), ...BLOCK_CATEGORIES.map((category) => inWords(category))],
  'summaries of blocks': BLOCKS.map(({ summary }) => summary),
  'fields of blocks': BLOCKS.flatMap(({ fields }) => inside(fields)),
  settings: Object.values(SETTINGS).flatMap((fields) => inside(fields)),
  collections: inside(collectionFields),
  files: [
    ...Object.values(LICENCE_WORDS),
    ...Object.values(CROP_RATIOS).map(({ label }) => label),
    ...Object.values(CROP_CORNERS),
  ],
  'kinds of collections': Object.values(COLLECTION_KINDS).flatMap(({ name, summary }) => [name, summary]),
  'states of items': Object.values(STATE_WORDS),
  forms: [
    ...inside(formDocument),
    ...inside(formField),
    ...Object.keys(FormEditorTab).map((name) => inWords(name)),
    ...Object.values(FORM_KINDS).flatMap(({ name, options }) => [
      name,
      ...Object.entries(options).flatMap(([option, field]) => (field ? textsOf(option, field.control) : [])),
    ]),
  ],
  'what surrounds pages': [popupFields, announcementFields, headerFields, navigationFields].flatMap((field) =>
    inside(field),
  ),
  'sections and parts of items': [
    ...[sectionStyle, galleryOptionFields, itemPartFields].flatMap((field) => inside(field)),
    ...Object.values(PART_FACTS).flatMap(({ name, summary }) => [name, summary]),
  ],
  documents: (['page', 'collection', 'item', 'form'] as const).flatMap((kind) => {
    const fields = documents.fieldsOf(kind, null);
    return fields ? inside(fields) : [];
  }),
  'products, donations and member areas': [
    productField,
    productBody,
    variantField,
    addOnField,
    donationPageField,
    memberAreaField,
  ].flatMap((field) => inside(field)),
  'of files': Object.values(files).map((message) => message.replace(FIRST, '{1}').replace(SECOND, '{2}')),
  selling: [
    ...inside(discountField),
    ...WORKFLOW_STATES.map((state) => workflowLabel(state)),
    ...[
      CARD_MOVEMENTS,
      CUSTOMER_SORT_LABELS,
      DISCOUNT_STATES,
      GIFT_CARD_STATE_LABELS,
      LEDGER_ACCOUNTS,
      ORDER_EVENTS,
      ORDER_LABELS,
      ORDER_MAIL_LABELS,
      SALES_RANGE_LABELS,
      SUBSCRIPTION_LABELS,
    ].flatMap((labels) => Object.values<string>(labels)),
  ],
  'roles and permissions': [
    ...ROLES.flatMap(({ name, summary }) => [name, summary]),
    ...FINER.map(({ name }) => name),
  ],
  news: [ACTIVITY_KINDS, CATEGORY_NAMES, DROP_LABELS, NEWS_LABELS].flatMap((labels) =>
    Object.values<string>(labels),
  ),
  design: [
    ...inside(themeFields),
    ...Object.values(TONE_NAMES),
    ...[...FONT_PAIRS, ...PALETTES].map(({ name }) => name),
  ],
  'ready-made pages and sections': [
    ...DESIGN_GROUPS,
    ...SECTION_DESIGNS.map(({ name }) => name),
    ...PAGE_LAYOUTS.flatMap(({ name, summary }) => [name, summary]),
  ],
  messages: [...Object.values(connection), ...Object.values(editing)].filter(
    // Those with values in them are filled before they are shown; examples of addresses are the same everywhere.
    (message) => typeof message === 'string' && !/\{|^\S+\.com$/.test(message),
  ),
  'states of a site': Object.values(STATUS_RULES).flatMap(({ label, meaning }) => [label, meaning]),
  activity: [
    ...Object.values(PIECES),
    ...Object.values(ACTIONS).flatMap(({ text, many }: ActionWords) => [text, ...(many ? [many.times] : [])]),
    ...Object.values(CHAIN_TEXTS),
    ...DOCUMENT_KINDS.map((kind) => documentTitle(kind, null, null)),
    ...Object.values(SETTINGS_TITLES),
  ],
  'results of experiments': [VERDICT_WORDS, BETTER_WORDS, WORSE_WORDS].flatMap((words) =>
    Object.values<string>(words),
  ),
  checks: [...Object.values(CHECKS), ...Object.values(REASONS)],
  errors: Object.values(ERRORS).map(({ sentence }) => sentence),
  domains: [...Object.values(DOMAIN_PROBLEMS), DOMAIN_IS_ADDRESS, DOMAIN_IS_OURS, NOT_A_DOMAIN],
  payments: [
    ...Object.values(PAYMENT_PROBLEMS),
    ...Object.values(CARD_PROBLEMS),
    ...REFUND_SCOPES.flatMap((refunds) =>
      [true, false].flatMap((is) => capabilityWords({ refunds, savedCards: is, wallets: is, redirects: is })),
    ),
  ],
};

const LETTERS = /\p{Ll}{2}/u;
const all = Object.fromEntries(
  Object.entries(DECLARED).map(([where, texts]) => [
    where,
    [...new Set(texts)].filter((text) => LETTERS.test(text)),
  ]),
);
const german: Readonly<Record<string, string>> =
  (de as Record<string, Record<string, string>>).declared ?? {};

test.each(Object.keys(all))('German has all that is declared: %s', (where) => {
  expect((all[where] ?? []).filter((text) => german[text] === undefined)).toEqual([]);
});

test('invitations call roles what the admin calls them', () => {
  const roles = (texts: Readonly<Record<string, string>>) =>
    Object.keys(texts).flatMap((key) => (/^role[A-Z]/.test(key) ? [texts[key] ?? ''] : []));
  const names = ROLES.map(({ name }) => name);
  expect(roles(OWNER_MAIL_WORDS['en'] ?? {})).toEqual(names);
  expect(roles(OWNER_MAIL_WORDS['de'] ?? {})).toEqual(names.map((name) => german[name]));
});

test.each([
  ['document.save', [{ kind: 'page', title: 'Über uns' }], 'hat die Seite „Über uns“ bearbeitet'],
  ['document.save', [{ kind: 'theme', title: 'Design' }], 'hat „Design“ bearbeitet'],
  [
    'document.save',
    [
      { kind: 'page', title: 'A' },
      { kind: 'page', title: 'A' },
    ],
    'hat die Seite „A“ 2-mal bearbeitet',
  ],
  ['people.invite', [{ email: 'a@b.co', roles: [4, 2] }], 'hat a@b.co eingeladen (Redaktion und Abrechnung)'],
  ['release.publish', [{ count: 1 }], 'hat 1 Änderung veröffentlicht'],
  ['comment.moderate', [{ state: 'spam', ids: ['a', 'b'] }], 'hat 2 Kommentare als Spam markiert'],
  [
    'domain.language',
    [{ host: 'a.test', language: 'fr' }],
    'hat eingestellt, dass die Domain a.test die Sprache Französisch zeigt',
  ],
])('in German, %s of %j is said as …', (action, details, words) => {
  const voice = { locale: 'de', translate: (text: string) => german[text] ?? text };
  expect(sayAction(action, details, voice)).toBe(words);
});

test.each([
  [
    3,
    560,
    'Läuft seit 3 von 7 Tagen. Ergebnisse gibt es nach einer ganzen Woche, damit jeder Wochentag zählt.',
  ],
  [8, 560, 'B ist besser: 17–63 % mehr Formulare. Sie können das Experiment beenden.'],
  [
    8,
    280,
    'A ist besser: B bringt 11–49 % weniger Formulare. Sie können das Experiment beenden und A behalten.',
  ],
])('after %i days and %i forms against 400 an experiment says in German …', (days, conversions, words) => {
  const figures = [
    { variant: 'A', visitors: 8000, conversions: 400 },
    { variant: 'B', visitors: 8000, conversions },
  ];
  expect(makeTemplates(german)(verdictOf(figures, { days, goal: 'form' }).words)).toBe(words);
});

test('pages of the app domain say what the admin says', () => {
  const { answers, labels } = platformDeclared;
  const both = Object.entries({ ...answers, ...labels }).filter(([text]) => german[text] !== undefined);
  expect(both.length).toBeGreaterThan(40);
  for (const [text, said] of both) expect({ text, said }).toEqual({ text, said: german[text] });
});
