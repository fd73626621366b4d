import { readCookie } from '#browser/cookies.ts';
import { watchMinFont } from '#browser/min-font.ts';
import { VISITOR_COOKIE } from '#core/cookies.ts';
import { SMALL_CONTAINER_BELOW_PX, SMALL_CONTAINER_CLASS } from '#core/forms/newsletter.ts';
import type { SiteContext } from '#core/site/context.ts';

export const CENSUS_TIMEOUT_MS = 2500;

/** What pages with forms do before anybody reaches for one. */
export function startForms(context: SiteContext): () => void {
  for (const gap of document.querySelectorAll<HTMLElement>('[data-missing-form]'))
    console.error(`Form ${gap.dataset.missingForm} could not be rendered.`);
  countForms(context);
  return followSizes();
}

/** Tells that a form was seen, for visitors only. The form itself sleeps until somebody reaches for it. */
function countForms({ authenticatedAccount, collectionId, itemId }: SiteContext): void {
  if (authenticatedAccount) return;
  for (const form of document.querySelectorAll<HTMLElement>('form[data-form-id]')) {
    const permission = form.querySelector<HTMLInputElement>('[name=pagePermissionTypeValue]');
    void fetch('/api/census/form-render', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      signal: AbortSignal.timeout(CENSUS_TIMEOUT_MS),
      body: JSON.stringify({
        formId: form.dataset.formId,
        visitorCookie: readCookie(VISITOR_COOKIE),
        pageTitle: document.title,
        pageId: itemId ?? collectionId,
        contentSource: itemId ? 'i' : 'c',
        pagePath: location.pathname,
        pagePermissionTypeValue: Number(permission?.value ?? 1),
      }),
    }).catch(() => {});
  }
}

/** Keeps up to date what style sheets cannot tell by themselves: narrow newsletter blocks and small print. */
function followSizes(): () => void {
  const observer = new ResizeObserver((entries) => {
    for (const { target, contentRect } of entries)
      target.classList.toggle(SMALL_CONTAINER_CLASS, contentRect.width < SMALL_CONTAINER_BELOW_PX);
  });
  for (const block of document.querySelectorAll('.newsletter')) observer.observe(block);
  const stopWatching = watchMinFont(document.querySelectorAll('form[data-form-id] :is(p, label, button)'));
  return () => {
    observer.disconnect();
    stopWatching();
  };
}
