import { BANNER_EVENTS, CONSENT_CHANGE_EVENT, FORCED_CLASS } from '#core/consent/banner-events.ts';
import { CATEGORIES, type Category } from '#core/consent/categories.ts';
import type { SiteContext } from '#core/site-context/context.ts';
import { CHOICE_COOKIE, CONSENT_COOKIE, TRACKING_COOKIES } from '#core/visitors/cookies.ts';
import { choose, frame, manage } from '#contract/addresses/consent.ts';
import { request } from '#browser/http/request.ts';
import { crumbCookie } from '#browser/http/crumb.ts';
import { anyBanner, BANNER, KEPT, visitorConsent } from './allowed-now.ts';
import { forgetForeign } from './forget.ts';
import { deleteCookie, readCookie } from '#browser/storage/cookies.ts';

const FRAMES = `iframe[src^="${frame.path}"]`;

/**
 * The banner, the way back to it, and what follows from a choice: frames load again and decide anew, and the page
 * itself where code waits or has to stop, which no policy of a loaded document can change.
 */
export function startConsent({ cookieSettings }: Pick<SiteContext, 'cookieSettings'>): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const { gpc, allowedNow } = visitorConsent(cookieSettings);
  let known = readCookie(CHOICE_COOKIE);

  const clear = (isWithdrawal = false) => {
    const now = allowedNow();
    if (!now.includes('statistics')) TRACKING_COOKIES.forEach(deleteCookie);
    // Of somebody who refused everything nothing is left; what is still allowed keeps what it stored until then.
    const isRefusal = now.length === 1 && readCookie(CONSENT_COOKIE) !== undefined;
    if (isRefusal || (isWithdrawal && now.length < CATEGORIES.length)) forgetForeign();
  };

  /** A choice was made, here or in one of the frames. */
  const follow = () => {
    known = readCookie(CHOICE_COOKIE);
    const now = allowedNow();
    clear(true);
    document.dispatchEvent(new CustomEvent(CONSENT_CHANGE_EVENT, { detail: { allowed: now } }));
    const banner = document.querySelector(BANNER);
    if (banner && !banner.classList.contains(FORCED_CLASS)) keep(banner);
    if (needsReload(now)) return location.reload();
    for (const held of document.querySelectorAll<HTMLIFrameElement>(FRAMES))
      if (held.dataset.known !== known) held.contentWindow?.location.replace(held.src);
  };

  document.addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      if (form.getAttribute('action') !== choose.path) return;
      event.preventDefault();
      const json = Object.fromEntries(new FormData(form, event.submitter));
      // A banner that is only shown to its owner decides nothing.
      if (form.closest(`.${FORCED_CLASS}`)) return;
      const crumb = crumbCookie.read();
      void request(choose.method, choose.path, { json, headers: crumb ? { 'x-csrf-token': crumb } : {} })
        .then((answer) => (answer.ok ? follow() : Promise.reject(new Error())))
        // Sent once more as without scripts: the browser then says what went wrong.
        .catch(() => {
          const { name = '', value = '' } = (event.submitter ?? {}) as { name?: string; value?: string };
          const pressed = Object.assign(document.createElement('input'), { type: 'hidden', name, value });
          if (name !== '') form.append(pressed);
          form.submit();
        });
    },
    { signal },
  );

  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element && event.target.closest(`a[href^="${manage.path}"]`);
      const banner = link ? reopen(allowedNow()) : undefined;
      if (!banner) return;
      event.preventDefault();
      makeRoom(banner, signal);
    },
    { signal },
  );

  document.addEventListener(
    'load',
    ({ target }) => {
      if (!(target instanceof HTMLIFrameElement && target.matches(FRAMES))) return;
      const choice = readCookie(CHOICE_COOKIE);
      target.dataset.known = choice ?? '';
      if (choice !== known) follow();
    },
    { capture: true, signal },
  );

  for (const name of [BANNER_EVENTS.force, BANNER_EVENTS.update, BANNER_EVENTS.unforce])
    addEventListener(
      name,
      (event) => void import('./forced.ts').then(({ force }) => force(event as CustomEvent, cookieSettings)),
      { signal },
    );

  dispatchEvent(new Event(BANNER_EVENTS.ready));
  clear();
  const banner = document.querySelector<HTMLElement>(BANNER);
  if (banner) {
    const words = banner.querySelector<HTMLElement>('.cookie-gpc');
    if (gpc && words) words.hidden = false;
    makeRoom(banner, signal);
  }
  return () => listening.abort();
}

/** Out of the page, and kept for whoever changes their mind. */
function keep(banner: Element): void {
  const kept = document.createElement('template');
  kept.id = KEPT.slice(1);
  banner.replaceWith(kept);
  kept.content.append(banner);
}

/** Shows the banner again with what is allowed now; declining is always offered here. Without one the link is followed. */
function reopen(now: readonly Category[]): HTMLElement | undefined {
  const kept = document.querySelector<HTMLTemplateElement>(KEPT);
  const banner = anyBanner();
  if (!banner) return undefined;
  kept?.replaceWith(banner);
  const buttons = banner.querySelector('.cookie-buttons');
  if (buttons?.childElementCount === 1) {
    const decline = document.createElement('button');
    Object.assign(decline, { name: 'way', value: 'decline', textContent: banner.dataset.decline ?? '' });
    buttons.append(decline);
  }
  for (const box of banner.querySelectorAll<HTMLInputElement>('[type=checkbox][name]'))
    box.checked = now.includes(box.name as Category);
  banner.querySelector<HTMLElement>('button')?.focus();
  return banner;
}

/** Other layers leave the room free that the banner takes. */
function makeRoom(banner: HTMLElement, signal: AbortSignal): void {
  const watching = new ResizeObserver(() => {
    const { height, width } = banner.getBoundingClientRect();
    const isWide = width > innerWidth / 2;
    const side = banner.dataset.place?.startsWith('top') ? '--cookie-top' : '--cookie-bottom';
    document.documentElement.style.setProperty(side, `${isWide ? Math.ceil(height) : 0}px`);
  });
  watching.observe(banner);
  signal.addEventListener('abort', () => watching.disconnect());
}

/** Whether code on this page waits for what is allowed now, or runs although it no longer is. */
function needsReload(now: readonly Category[]): boolean {
  const { consentHeld = '', consentRuns = '' } = document.documentElement.dataset;
  const isAllowed = (name: string) => now.includes(name as Category);
  const names = (list: string) => list.split(' ').filter((name) => name !== '');
  return (
    names(consentRuns).some((name) => !isAllowed(name)) || (names(consentHeld).some(isAllowed) && !hasTyped())
  );
}

/** What somebody has written would be lost. */
function hasTyped(): boolean {
  return [
    ...document.querySelectorAll<HTMLInputElement>('main :is(input, textarea):not([type=hidden])'),
  ].some(
    ({ value, defaultValue, checked, defaultChecked }) =>
      value !== defaultValue || checked !== defaultChecked,
  );
}
