import { choice, group, image, number, text, toggle, type Field, type ValueOf } from '../fields/index.ts';
import { consentField } from '../consent/contacts.ts';
import { pixelSettings } from '../pixels/settings.ts';
import { businessSettings } from './business.ts';
import { cookieSettings } from '../consent/settings.ts';
import { languageFields, languageSettings, withLanguageCheck } from './languages.ts';
import { LANGUAGE_CODES, LANGUAGES, region, timeZone } from './locale.ts';
import { mapSettings } from './maps.ts';
import { redirectSettings } from './redirects.ts';
import { formSettings } from './forms.ts';
import { orderMailSettings, reviewSettings, shippingSettings, storeSettings, taxSettings } from './store.ts';
import { wordSettings } from './words.ts';

/** One line here and the place that honours it: that is all a new setting needs. */
export const SETTINGS = {
  site: withLanguageCheck(
    group({
      title: text({
        max: 100,
        initial: 'Untitled site',
        label: 'Site title',
        help: 'In the header, in browser tabs and in search results.',
      }),
      description: text({
        max: 400,
        lines: 3,
        label: 'Description',
        help: 'One or two sentences for search engines and shared links, where a page has none of its own.',
      }),
      logo: image({
        label: 'Logo',
        help: 'In the header in place of the title, unless the header has its own.',
      }),
      language: choice<string>(LANGUAGE_CODES, 'en', {
        label: 'Language',
        labels: LANGUAGES,
        help: 'What the site is written in. Screen readers and search engines go by it.',
      }),
      region: region({ label: 'Region', help: 'Decides how dates and numbers are written.' }),
      timezone: timeZone({ label: 'Time zone', help: 'Dates on the site are shown in this time.' }),
      favicon: image({ label: 'Browser icon', help: 'A square picture, shown small in browser tabs.' }),
      shareImage: image({
        label: 'Picture for shared links',
        help: 'Shown when somebody shares a page that has no picture of its own.',
      }),
      hideFromSearchEngines: toggle(false, {
        label: 'Hide the whole site from search engines',
        help: 'Pages stay open to everybody who has the address.',
      }),
      ...languageFields,
    }),
  ),
  access: group({
    useEscapeKeyToLogin: toggle(true, {
      label: 'Escape opens the login page',
      help: 'Pressing Escape on the site opens the login page, which leads back to where you were.',
    }),
    visibility: choice(['public', 'private'], 'public', {
      label: 'Who can see the site',
      labels: { public: 'Everybody', private: 'Only contributors' },
    }),
    lockHeadline: text({
      max: 120,
      label: 'Headline of the lock screen',
      help: 'Empty means “This site is private”.',
    }),
    lockWords: text({
      max: 500,
      lines: 3,
      label: 'Text on the lock screen',
      help: 'Read by everybody who cannot see the site. Empty means a short line about the password.',
    }),
  }),
  cookies: cookieSettings,
  receipts: group({
    receiptMonths: number({
      min: 1,
      max: 120,
      initial: 24,
      unit: 'months',
      label: 'Keep receipts for',
      help: 'Older ones are deleted. Laws differ; two years suits most sites.',
    }),
  }),
  mobileInfoBar: group({
    isEnabled: toggle(false, {
      label: 'Show the information bar on phones',
      help: 'At the bottom of every page, on phones and tablets only.',
    }),
    phone: text({ max: 40, isLiteral: true, label: 'Phone', help: 'Starts a call.' }),
    email: text({ max: 256, isLiteral: true, label: 'Email', help: 'Opens a new email to you.' }),
    address: text({ max: 300, label: 'Address', help: 'Opens a map.' }),
    hours: text({ max: 120, label: 'Opening hours', help: 'In a few words, such as “Tue to Sat, 9 to 6”.' }),
  }),
  comments: group({
    commentsEnabled: toggle(false, {
      label: 'Comments',
      help: 'Below items of collections that allow them.',
    }),
    approval: choice(['all', 'first', 'none'], 'all', {
      label: 'Approve comments before they appear',
      labels: { all: 'All of them', first: 'Only the first of each person', none: 'None' },
    }),
    closeAfterDays: number({
      min: 0,
      max: 3650,
      initial: 0,
      label: 'Close after (days)',
      help: '0 leaves them open.',
    }),
    blockedWords: text({
      max: 5000,
      lines: 4,
      label: 'Blocked words',
      help: 'One on each line.',
    }),
    notify: toggle(true, { label: 'Email the author about new comments' }),
    disqusShortname: text({
      max: 100,
      label: 'Disqus shortname',
      help: 'Loads the count of comments from Disqus. Leave it empty to keep comments here.',
    }),
  }),
  sharing: group({
    pinterestMode: choice(['disabled', 'hover', 'always'], 'disabled', {
      label: 'Pin button on pictures',
      labels: { disabled: 'Never', hover: 'When pointed at', always: 'Always' },
      help: 'Lets visitors keep a picture on Pinterest. Nothing is asked of Pinterest before they press it.',
    }),
  }),
  maps: mapSettings,
  badge: group({
    ssBadgeType: choice(['none', 'light', 'dark'], 'none', {
      label: 'Platform badge',
      labels: { none: 'None', light: 'Light', dark: 'Dark' },
      help: 'A small “Made with Plinth” in the corner.',
    }),
  }),
  store: storeSettings,
  shipping: shippingSettings,
  taxes: taxSettings,
  reviews: reviewSettings,
  orderMails: orderMailSettings,
  forms: formSettings,
  code: group({
    header: text({ max: 50_000, lines: 12, label: 'Code in the head of every page' }),
    headerConsent: consentField('Consent for the code in the head'),
    footer: text({ max: 50_000, lines: 12, label: 'Code at the end of every page' }),
    footerConsent: consentField('Consent for the code at the end'),
  }),
  pixels: pixelSettings,
  business: businessSettings,
  redirects: redirectSettings,
  words: wordSettings,
  languages: languageSettings,
} as const;

export type SettingsGroup = keyof typeof SETTINGS;
export const SETTINGS_GROUPS = Object.keys(SETTINGS) as SettingsGroup[];

/** What a group is called in lists of changes. */
export const SETTINGS_TITLES: Readonly<Record<SettingsGroup, string>> = {
  site: 'site, language and region',
  access: 'access',
  cookies: 'cookies and visitor data',
  receipts: 'consent receipts',
  mobileInfoBar: 'information bar on phones',
  comments: 'comments',
  sharing: 'sharing',
  maps: 'maps',
  badge: 'platform badge',
  store: 'store',
  shipping: 'shipping',
  taxes: 'taxes',
  reviews: 'reviews',
  orderMails: 'order mails',
  code: 'code injection',
  pixels: 'pixels and tag managers',
  business: 'business information',
  redirects: 'redirects',
  forms: 'forms',
  words: 'words',
  languages: 'languages',
};
export type Settings = { [G in SettingsGroup]: ValueOf<(typeof SETTINGS)[G]> };

/** Reads whatever is stored, group by group; what is missing or broken takes its default. */
export function readSettings(stored: Readonly<Partial<Record<SettingsGroup, unknown>>>): Settings {
  return Object.fromEntries(
    SETTINGS_GROUPS.map((name) => [name, (SETTINGS[name] as Field<unknown>).read(stored[name])]),
  ) as Settings;
}
