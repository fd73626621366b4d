import type { SiteContext } from '#core/site-context/context.ts';

declare global {
  interface Window {
    /** Frozen by the first script of the page. */
    Static?: { SITE_CONTEXT: SiteContext };
  }
}

export function pageContext(): SiteContext | undefined {
  return window.Static?.SITE_CONTEXT;
}
