import { choice, group, text, toggle, type ValueOf } from '../fields/index.ts';
import {
  DEFAULT_COOKIE_ACCEPT,
  DEFAULT_COOKIE_BANNER_TEXT,
  DEFAULT_COOKIE_DECLINE,
} from '../messages/defaults.ts';
import { COOKIE_BANNER_VERSION } from './banner-version.ts';

export const BAR_POSITIONS = ['TOP', 'BOTTOM'] as const;
export const POPUP_POSITIONS = ['TOP_LEFT', 'TOP_RIGHT', 'BOTTOM_LEFT', 'BOTTOM_RIGHT'] as const;

export const cookieSettings = group({
  isCookieBannerEnabled: toggle(false, {
    label: 'Show a cookie banner',
    help: 'Visitors see it until they have chosen, for 30 days at a time.',
  }),
  cookieBannerText: text({
    max: 2000,
    lines: 4,
    initial: DEFAULT_COOKIE_BANNER_TEXT,
    label: 'Text',
    help: 'Links and bold can be written as HTML: <a href="/privacy">Privacy policy</a>.',
  }),
  cookieBannerAcceptType: choice(['OPT_IN', 'OPT_IN_AND_OUT'], 'OPT_IN', {
    label: 'Choices offered',
    labels: { OPT_IN: 'Accept', OPT_IN_AND_OUT: 'Accept, decline or choose' },
    help: 'Where consent is asked first, many laws want declining to be as easy as accepting.',
  }),
  cookieBannerCtaText: text({ max: 40, initial: DEFAULT_COOKIE_ACCEPT, label: 'Accept button' }),
  cookieBannerOptOutCtaText: text({ max: 40, initial: DEFAULT_COOKIE_DECLINE, label: 'Decline button' }),
  cookieBannerVariant: choice(['BAR', 'POPUP'], 'BAR', {
    label: 'Shape',
    labels: { BAR: 'Bar', POPUP: 'Box' },
  }),
  cookieBannerPosition: choice([...BAR_POSITIONS, ...POPUP_POSITIONS], 'BOTTOM', {
    label: 'Position',
    labels: {
      TOP: 'Top',
      BOTTOM: 'Bottom',
      TOP_LEFT: 'Top left',
      TOP_RIGHT: 'Top right',
      BOTTOM_LEFT: 'Bottom left',
      BOTTOM_RIGHT: 'Bottom right',
    },
  }),
  cookieBannerCtaVariant: choice(['TEXT', 'BUTTON', 'ICON'], 'ICON', {
    label: 'Button style',
    labels: { TEXT: 'Text', BUTTON: 'Button', ICON: 'Icon' },
  }),
  cookieBannerTheme: choice(['LIGHT', 'DARK'], 'DARK', {
    label: 'Colours',
    labels: { LIGHT: 'Light', DARK: 'Dark' },
  }),
  isManageCookiesLinked: toggle(true, {
    label: 'Link to “Manage cookies” in the footer',
    help: 'Withdrawing consent has to be as easy as giving it.',
  }),
  isAnalyticsCookiesDisabled: toggle(false, {
    label: 'Ask before tracking',
    help: 'Analytics cookies, your own code and content from other hosts wait for consent.',
  }),
  consentPolicy: choice(['region', 'optIn', 'optOut', 'notice'], 'region', {
    label: 'Whom to ask',
    labels: {
      region: 'Follow the visitor’s region',
      optIn: 'Ask everybody first',
      optOut: 'Allow until a visitor objects',
      notice: 'Tell visitors only',
    },
  }),
  cookieBannerToldText: text({
    max: 2000,
    lines: 4,
    label: 'Text where visitors are not asked first',
    help: 'Shown in regions where tracking is allowed until they object. Leave empty to show the same text everywhere.',
  }),
  isRestrictiveCookiePolicyAbsolute: toggle(false, {
    label: 'Never track',
    help: 'Statistics and marketing stay off, also for visitors who accept.',
  }),
  isActivityLogEnabled: toggle(true, {
    label: 'Keep visitors’ countries and browsers',
    help: 'Off: visits are counted without them. IP addresses are never kept.',
  }),
});

export type CookieSettings = ValueOf<typeof cookieSettings>;

/** The settings as pages and their scripts know them. */
export interface PublicCookieSettings extends Omit<
  CookieSettings,
  'isAnalyticsCookiesDisabled' | 'isActivityLogEnabled' | 'consentPolicy' | 'isManageCookiesLinked'
> {
  version: typeof COOKIE_BANNER_VERSION;
  isRestrictiveCookiePolicyEnabled: boolean;
  isVisitorDataRestricted: boolean;
}

export function publicCookieSettings(settings: CookieSettings): PublicCookieSettings {
  const {
    isAnalyticsCookiesDisabled,
    isActivityLogEnabled,
    consentPolicy: _,
    isManageCookiesLinked: _linked,
    ...shown
  } = settings;
  return {
    ...shown,
    version: COOKIE_BANNER_VERSION,
    isRestrictiveCookiePolicyEnabled: isAnalyticsCookiesDisabled,
    isVisitorDataRestricted: !isActivityLogEnabled,
  };
}
