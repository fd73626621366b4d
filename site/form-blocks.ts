import { CENSUS_TIMEOUT_MS } from '#core/visitors/census.ts';
import { VISITOR_COOKIE } from '#core/visitors/cookies.ts';
import { SMALL_CONTAINER_BELOW_PX, SMALL_CONTAINER_CLASS } from '#core/forms/newsletter.ts';
import { scriptJson } from '#core/site-context/context.ts';
import { POPUP_SHOWN_EVENT } from '#core/popup/events.ts';
import { render } from '#contract/addresses/forms.ts';
import type { BodyAt } from '#contract/index.ts';
import { request } from '#browser/http/request.ts';
import { SMALL_TEXT, watchMinFont } from '#browser/page/min-font.ts';
import './document/page-context.ts';

const GIVEN = {
  seen: render,
  cookie: VISITOR_COOKIE,
  timeout: CENSUS_TIMEOUT_MS,
  smallClass: SMALL_CONTAINER_CLASS,
  smallBelow: SMALL_CONTAINER_BELOW_PX,
  shown: POPUP_SHOWN_EVENT,
  small: SMALL_TEXT,
};

/**
 * Stands in pages with forms, so that they load no script besides the start script before somebody reaches
 * for a form, and pages without forms carry none of it.
 */
export const FORMS_SCRIPT = `(${String(startForms)})(${scriptJson(GIVEN)},${String(watchMinFont)},${String(request)})`;

/** Whether a page needs {@link FORMS_SCRIPT}. */
export function hasForms(markup: string): boolean {
  return markup.includes('data-form-id=') || markup.includes('data-missing-form=');
}

/** Sent as text: it can use nothing but what it is given. */
function startForms(given: typeof GIVEN, watchSmallText: typeof watchMinFont, send: typeof request): void {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const { collectionId, itemId } = window.Static?.SITE_CONTEXT ?? {};

  for (const { dataset } of all('[data-missing-form]'))
    console.error(`Form ${dataset.missingForm} could not be rendered.`);

  // Tells that a form was seen, for visitors only; nobody waits for the answer.
  const cookies = new URLSearchParams(document.cookie.replaceAll('; ', '&'));
  const tellSeen = (form: HTMLElement) => {
    const seen: BodyAt<typeof given.seen> = {
      formId: form.dataset.formId ?? '',
      visitorCookie: cookies.get(given.cookie) ?? undefined,
      pageTitle: document.title,
      pageId: itemId ?? collectionId ?? undefined,
      contentSource: itemId ? 'i' : 'c',
      pagePath: location.pathname,
      pagePermissionTypeValue: Number(
        form.querySelector<HTMLInputElement>('[name=pagePermissionTypeValue]')?.value ?? 1,
      ),
    };
    const signal = AbortSignal.timeout(given.timeout);
    send(given.seen.method, given.seen.path, { json: seen, signal }).catch(() => {});
  };
  for (const form of 'counts' in document.documentElement.dataset ? all('form[data-form-id]') : []) {
    const popup = form.closest('.popup');
    // In a pop-up it is seen when that opens, if ever.
    if (popup) popup.addEventListener(given.shown, () => tellSeen(form), { once: true });
    else tellSeen(form);
  }

  // What style sheets cannot tell by themselves: narrow newsletter blocks and small print.
  const observer = new ResizeObserver((entries) => {
    for (const { target, contentRect } of entries)
      target.classList.toggle(given.smallClass, contentRect.width < given.smallBelow);
  });
  for (const block of all('.newsletter')) observer.observe(block);
  const stopWatching = watchSmallText(all('form[data-form-id] :is(p, label, button)'), given.small);
  window.Site?.onDestroy(() => {
    observer.disconnect();
    stopWatching();
  });
}
