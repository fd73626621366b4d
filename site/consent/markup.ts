import type { Banner } from '#core/consent/banner.ts';
import { CATEGORIES, type Category } from '#core/consent/categories.ts';
import { COOKIE_BANNER_VERSION } from '#core/consent/banner-version.ts';
import { escape } from '#core/text/html.ts';
import { choose } from '#contract/addresses/consent.ts';
import type { Say } from '#core/words/words.ts';

const CHECK =
  '<svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true"><path d="M4 10.5l4 4 8-9" fill="none" stroke="currentColor" stroke-width="2"/></svg>';

/** The form works without scripts: it posts the pressed button and the ticked boxes, and leads back to the page. */
export const consentForm = (path: string, content: string): string =>
  `<form method="${choose.method}" action="${choose.path}"><input type="hidden" name="to" value="${escape(path || '/')}">${content}</form>`;

/** One box for each category, and the button that saves them. */
export function categoryBoxes(ticked: readonly Category[], say: Say<'consent'>): string {
  const boxes = CATEGORIES.map((category) => {
    const state =
      category === 'necessary'
        ? 'checked disabled'
        : `name="${category}"${ticked.includes(category) ? ' checked' : ''}`;
    return `<label><input type="checkbox" ${state}><span><b>${escape(say(category))}</b> ${escape(say(`${category}Purpose`))}</span></label>`;
  });
  return `<div class="cookie-boxes">${boxes.join('')}</div>${wayButton('choose', say('saveChoice'))}`;
}

const wayButton = (way: string, label: string) =>
  `<button name="way" value="${way}">${escape(label)}</button>`;

export const bannerButtons = ({
  accept,
  decline,
  cta,
}: Pick<Banner, 'accept' | 'decline' | 'cta'>): string => {
  const yes =
    cta === 'icon'
      ? `<button name="way" value="accept" class="cookie-icon" aria-label="${escape(accept)}">${CHECK}</button>`
      : wayButton('accept', accept);
  return `<div class="cookie-buttons">${yes}${decline === undefined ? '' : wayButton('decline', decline)}</div>`;
};

export function bannerMarkup(
  banner: Banner,
  { path, asks = '', say }: { path: string; asks?: string | undefined; say: Say<'consent'> },
): string {
  const { text, toldText, decline, declineLabel, place, variant, theme, cta } = banner;
  const choices =
    decline === undefined
      ? ''
      : `<details><summary>${escape(say('choose'))}</summary>${categoryBoxes([], say)}</details>`;
  const told = toldText === '' ? '' : `<p class="cookie-told" hidden>${toldText}</p>`;
  const content = `<p>${text}</p>${told}<p class="cookie-gpc" hidden>${escape(say('gpc'))}</p>${bannerButtons(banner)}${choices}`;
  return `<section class="cookie-banner" aria-label="${escape(say('cookies'))}" data-version="${COOKIE_BANNER_VERSION}" data-asks="${escape(asks)}" data-variant="${variant}" data-place="${place}" data-theme="${theme}" data-cta="${cta}" data-decline="${escape(declineLabel)}">${consentForm(path, content)}</section>`;
}
