import { bannerOf } from '#core/consent/banner.ts';
import { BANNER_EVENTS, FORCED_CLASS } from '#core/consent/banner-events.ts';
import type { PublicCookieSettings } from '#core/consent/settings.ts';
import { CONSENT_COOKIE } from '#core/visitors/cookies.ts';
import { readCookie } from '#browser/storage/cookies.ts';
import bannerCss from './banner.css?inline';
import { bannerMarkup } from './markup.ts';
import { pageWords } from '#browser/page/page-words.ts';

/** Shows the banner as its owner is setting it up, and puts it back as visitors get it. */
export function force(
  { type, detail }: CustomEvent<Partial<PublicCookieSettings> | null>,
  stored: PublicCookieSettings,
): void {
  const shown = document.querySelector('.cookie-banner');
  const settings = { ...stored, ...detail };
  const isForced =
    type === BANNER_EVENTS.force ||
    (type === BANNER_EVENTS.update && (shown?.classList.contains(FORCED_CLASS) ?? false));
  const isDue = settings.isCookieBannerEnabled && readCookie(CONSENT_COOKIE) === undefined;
  shown?.remove();
  if (!isForced && !isDue) return;
  addStyle();
  const say = pageWords().of('consent');
  document.body.insertAdjacentHTML(
    'afterbegin',
    bannerMarkup(bannerOf(settings, say), { path: location.pathname, say }),
  );
  if (isForced) document.querySelector('.cookie-banner')?.classList.add(FORCED_CLASS);
}

/** As a sheet of its own: a page without a banner has no hash for it in its policy. */
function addStyle(): void {
  const isThere = document.adoptedStyleSheets.some((known) => sheets.has(known));
  if (isThere) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(bannerCss);
  sheets.add(sheet);
  document.adoptedStyleSheets.push(sheet);
}

const sheets = new WeakSet<CSSStyleSheet>();
