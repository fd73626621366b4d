import { bannerOf } from '#core/consent/banner.ts';
import { DECISION_NAME } from '#core/consent/decision.ts';
import { publicCookieSettings } from '#core/consent/settings.ts';
import { CHOICE_COOKIE, CONSENT_COOKIE } from '#core/visitors/cookies.ts';
import { state } from '#contract/addresses/consent.ts';
import type { PageInput } from '../page-input.ts';
import bannerCss from './banner.css?inline';
import { bannerMarkup } from './markup.ts';
import type { Say } from '#core/words/words.ts';

/** Where a banner that is not due lies, until somebody wants to change their mind. */
export const BANNER_KEPT_ID = 'cookie-banner-kept';

/**
 * Behind the banner, and so before it is painted: whoever has chosen about this does not get it, nor does a page in a frame. The
 * same bytes go to everybody, so the server cannot leave it out.
 */
export const BANNER_SCRIPT = `(function(d,b,c,m,t){c=d.cookie;m=/(?:^|; )${CHOICE_COOKIE}=\\w+\\.([\\w-]+)/.exec(c);if(/(^|; )${CONSENT_COOKIE}=/.test(c)&&(!m||m[1]==b.dataset.asks)||top!=self){t=d.createElement("template");t.id="${BANNER_KEPT_ID}";b.replaceWith(t);t.content.append(b)}else if(navigator.globalPrivacyControl)b.querySelector(".cookie-gpc").hidden=false})(document,document.querySelector(".cookie-banner"))`;

/** Behind it, where its owner words it by region: what was decided for this visitor came in a header. */
export const TOLD_SCRIPT = `;(function(b,t){t=performance.getEntriesByType("navigation")[0];t=((t&&t.serverTiming)||[]).find(function(e){return e.name=="${DECISION_NAME}"});if(b&&t&&/^(optOut|notice)/.test(t.description)){b.hidden=false;b.previousSibling.hidden=true}})(document.querySelector(".cookie-told"));`;

/** Where no script runs, a style sheet hides it; elsewhere it is not even asked for. */
const WITHOUT_SCRIPT = `<noscript><link rel="stylesheet" href="${state.path}"></noscript>`;

export interface BannerParts {
  html: string;
  script: string;
  style: string;
}

/** What stands first in the body of a page; nothing where the owner shows no banner. */
export function bannerParts(input: PageInput, say: Say<'consent'>): BannerParts | undefined {
  const { settings, isEditing, isPopupPreview, path, consentVersion } = input;
  if (!settings.cookies.isCookieBannerEnabled || isEditing || isPopupPreview) return undefined;
  const style = bannerCss.trim();
  const banner = bannerOf(publicCookieSettings(settings.cookies), say);
  const script = banner.toldText === '' ? BANNER_SCRIPT : TOLD_SCRIPT + BANNER_SCRIPT;
  return {
    html: `<style>${style}</style>${bannerMarkup(banner, { path, asks: consentVersion, say })}<script>${script}</script>${WITHOUT_SCRIPT}`,
    script,
    style,
  };
}
