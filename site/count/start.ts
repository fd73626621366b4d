import { CONSENT_CHANGE_EVENT } from '#core/consent/banner-events.ts';
import type { SiteContext } from '#core/site-context/context.ts';
import { VIEW_EVENT } from '#core/visitors/census.ts';
import { recordHit } from '#contract/addresses/visits/analytics.ts';
import { tellForm } from '#browser/http/tell-form.ts';
import { countButtons } from './buttons.ts';
import { renewVisitor } from './identity.ts';

/**
 * Tells the site's owner that a page was looked at. Comes only on pages that say themselves that they count.
 * Returns its undoing.
 */
export function startCounting(context: SiteContext): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const count = () => {
    const ss_cvr = renewVisitor(context);
    tellForm(recordHit, { event: VIEW_EVENT, data: JSON.stringify(hitOf(context)), ss_cvr });
    countButtons(context, { ss_cvr, signal });
  };
  // What a browser draws in advance nobody has looked at yet.
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', count, { once: true, signal });
  else count();
  // The view was told without a name; from now on the visit has one.
  document.addEventListener(CONSENT_CHANGE_EVENT, () => renewVisitor(context), { signal });
  // Back from another page, as it was left.
  addEventListener('pageshow', ({ persisted }) => persisted && count(), { signal });
  return () => listening.abort();
}

function hitOf({ item, collectionId, website, templateId }: SiteContext) {
  return {
    url: location.href,
    title: document.title,
    itemId: item?.id ?? null,
    // Of an item; pages are none.
    recordType: item?.recordType ?? null,
    collectionId,
    websiteId: website.id,
    templateId,
    website_locale: website.locale,
    userAgent: navigator.userAgent,
    clientDate: Date.now(),
    viewportInnerWidth: innerWidth,
    viewportInnerHeight: innerHeight,
    screenWidth: screen.width,
    screenHeight: screen.height,
    localStorageSupported: hasStorage(),
    queryString: location.search,
    referrer: document.referrer,
  };
}

function hasStorage(): boolean {
  try {
    return Boolean(localStorage);
  } catch {
    return false;
  }
}
