import { choice, group, text, toggle } from '../fields/index.ts';

export const DEFAULT_COOKIE_BANNER_TEXT =
  'By using this website, you agree to our use of cookies. We use cookies to provide you with a great experience and to help our website run effectively.';
export const DEFAULT_COOKIE_ACCEPT = 'Accept';
export const DEFAULT_COOKIE_DECLINE = 'Decline';

export const BAR_POSITIONS = ['TOP', 'BOTTOM'] as const;
export const POPUP_POSITIONS = ['TOP_LEFT', 'TOP_RIGHT', 'BOTTOM_LEFT', 'BOTTOM_RIGHT'] as const;

export const cookieSettings = group({
  isCookieBannerEnabled: toggle(false, { label: 'Show a cookie banner' }),
  cookieBannerText: text({ max: 2000, lines: 4, initial: DEFAULT_COOKIE_BANNER_TEXT, label: 'Text' }),
  cookieBannerCtaText: text({ max: 40, initial: DEFAULT_COOKIE_ACCEPT, label: 'Accept button' }),
  cookieBannerOptOutCtaText: text({ max: 40, initial: DEFAULT_COOKIE_DECLINE, label: 'Decline button' }),
  cookieBannerCtaVariant: choice(['TEXT', 'BUTTON', 'ICON'], 'ICON', { label: 'Button style' }),
  cookieBannerPosition: choice([...BAR_POSITIONS, ...POPUP_POSITIONS], 'BOTTOM', { label: 'Position' }),
  cookieBannerTheme: choice(['LIGHT', 'DARK'], 'DARK', { label: 'Colours' }),
  cookieBannerVariant: choice(['BAR', 'POPUP'], 'BAR', { label: 'Shape' }),
  cookieBannerAcceptType: choice(['OPT_IN', 'OPT_IN_AND_OUT'], 'OPT_IN', { label: 'Choices offered' }),
  consentPolicy: choice(['region', 'optIn', 'optOut', 'notice'], 'region', {
    label: 'Rules by region',
    labels: {
      region: 'By the visitor’s region',
      optIn: 'Ask everybody first',
      optOut: 'Allow until a visitor objects',
      notice: 'Only tell visitors',
    },
  }),
  isRestrictiveCookiePolicyEnabled: toggle(false, { label: 'Set no analytics cookies without consent' }),
  isRestrictiveCookiePolicyAbsolute: toggle(false, { label: 'Never set analytics cookies' }),
  isVisitorDataRestricted: toggle(false, { label: 'Keep no activity log of visitors' }),
});
