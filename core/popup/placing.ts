import { hasSomething, type PopupDocument } from './document.ts';

/**
 * Shown by its own rules, there but kept closed for those who work on the site, or shown at once to be looked at.
 */
export type PopupState = 'on' | 'off' | 'preview';

/** An address stands for everything below it too; the home page stands for itself. */
export function isOnPage({ where, paths }: PopupDocument['pages'], path: string): boolean {
  const isNamed = paths.some((each) => each === path || (each !== '/' && path.startsWith(`${each}/`)));
  return where === 'all' || isNamed === (where === 'only');
}

export function placePopup(
  popup: PopupDocument,
  page: {
    path: string;
    /** What the owner wrote or sells: not a cover page, a lock or a page of the product's own. */
    isContent: boolean;
    isSignedIn: boolean;
    isPreview: boolean;
  },
): PopupState | undefined {
  if (page.isPreview) return 'preview';
  if (!page.isContent) return undefined;
  if (popup.isEnabled && hasSomething(popup) && isOnPage(popup.pages, page.path)) return 'on';
  return page.isSignedIn ? 'off' : undefined;
}
