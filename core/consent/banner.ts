import type { Say } from '../words/words.ts';
import { unlessOwn } from '../words/own-text.ts';
import {
  DEFAULT_COOKIE_ACCEPT,
  DEFAULT_COOKIE_BANNER_TEXT,
  DEFAULT_COOKIE_DECLINE,
} from '../messages/defaults.ts';
import type { PublicCookieSettings } from './settings.ts';
import { reduceHtml } from './reduce-html.ts';

type Position = PublicCookieSettings['cookieBannerPosition'];
const POPUP_PLACES = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const;
export type BannerPlace = 'top' | 'bottom' | (typeof POPUP_PLACES)[number];

export interface Banner {
  /** Reduced HTML. */
  text: string;
  /** Reduced HTML, in place of the text where nobody is asked first; empty where it is the same. */
  toldText: string;
  accept: string;
  /** Missing where only accepting is offered. */
  decline: string | undefined;
  /** What declining is called, where somebody changes their mind. */
  declineLabel: string;
  place: BannerPlace;
  variant: 'bar' | 'popup';
  theme: 'light' | 'dark';
  cta: 'text' | 'button' | 'icon';
}

/** A bar lies at an edge, a pop-up in a corner: what was chosen for the other is read as the nearest. */
export function bannerPlace(variant: 'BAR' | 'POPUP', position: Position): BannerPlace {
  const isTop = position.startsWith('TOP');
  if (variant === 'BAR') return isTop ? 'top' : 'bottom';
  const corner = POPUP_PLACES.find((place) => place === position.toLowerCase().replace('_', '-'));
  return corner ?? (isTop ? 'top-left' : 'bottom-left');
}

export function bannerOf(settings: PublicCookieSettings, say: Say<'consent'>): Banner {
  const { cookieBannerVariant: variant, cookieBannerAcceptType, cookieBannerOptOutCtaText } = settings;
  const declineLabel = unlessOwn(cookieBannerOptOutCtaText, DEFAULT_COOKIE_DECLINE, say('decline'));
  return {
    text: unlessOwn(reduceHtml(settings.cookieBannerText), DEFAULT_COOKIE_BANNER_TEXT, say('text')),
    toldText: reduceHtml(settings.cookieBannerToldText),
    accept: unlessOwn(settings.cookieBannerCtaText, DEFAULT_COOKIE_ACCEPT, say('accept')),
    decline: cookieBannerAcceptType === 'OPT_IN_AND_OUT' ? declineLabel : undefined,
    declineLabel,
    place: bannerPlace(variant, settings.cookieBannerPosition),
    variant: variant === 'POPUP' ? 'popup' : 'bar',
    theme: settings.cookieBannerTheme === 'LIGHT' ? 'light' : 'dark',
    cta: CTA[settings.cookieBannerCtaVariant],
  };
}

const CTA = { TEXT: 'text', BUTTON: 'button', ICON: 'icon' } as const;
