import { readCookie } from '#browser/cookies.ts';
import { VISITOR_COOKIE } from '#core/cookies.ts';
import type { SiteContext } from '#core/site/context.ts';

export const CENSUS_TIMEOUT_MS = 2500;

/** Tells that a form was seen, for visitors only. The form itself sleeps until somebody reaches for it. */
export function countForms({ authenticatedAccount, collectionId, itemId }: SiteContext): void {
  if (authenticatedAccount) return;
  for (const form of document.querySelectorAll<HTMLElement>('form[data-form-id]')) {
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
        pagePermissionTypeValue: 1,
      }),
    }).catch(() => {});
  }
}
