import { hrefTo } from '#contract/href-to.ts';
import { me } from '#contract/addresses/auth.ts';
import { read } from '#contract/addresses/content.ts';
import { askEarly, forgetEarly } from '../../http/early.ts';
import { isPageEditorPath } from '../../addresses/editor-path.ts';

/**
 * The admin was opened on a page to be edited, and one cannot edit it yet. Until then everything else waits: the
 * page is what somebody came for.
 */
let opening: { pathname: string; path: Promise<string | undefined>; known?: string | undefined } | undefined;
const listeners = new Set<() => void>();
/** A page that does not come must not keep the rest away. */
const LONGEST_MS = 6000;

export function beginOpening(pathname: string): void {
  if (!isPageEditorPath(pathname)) return;
  const id = pathname.slice(pathname.lastIndexOf('/') + 1);
  void askEarly(hrefTo(me));
  const begun: NonNullable<typeof opening> = {
    pathname,
    path: askEarly(hrefTo(read, { params: { id } })).then((page) => (begun.known = pathOf(page))),
  };
  opening = begun;
  setTimeout(endOpening, LONGEST_MS);
}

export function endOpening(): void {
  if (!opening) return;
  opening = undefined;
  forgetEarly();
  for (const listener of listeners) listener();
}

/** Whoever goes somewhere else meanwhile is not kept waiting there. */
export function endOpeningUnless(pathname: string): void {
  if (opening?.pathname !== pathname) endOpening();
}

export const isOpening = (): boolean => opening !== undefined;

export function onOpened(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Once one can begin; at once where no page is being opened. */
export function opened(): Promise<void> {
  return new Promise((resolve) => {
    if (!opening) return resolve();
    const stop = onOpened(() => {
      stop();
      resolve();
    });
  });
}

/** Where the page that is being opened stands on the site. */
export function openingPath(pathname: string): Promise<string | undefined> {
  return opening?.pathname === pathname ? opening.path : Promise.resolve(undefined);
}

/** The same where it has been told already: the frame then loads it from the first moment. */
export function knownOpeningPath(pathname: string): string | undefined {
  return opening?.pathname === pathname ? opening.known : undefined;
}

function pathOf(page: unknown): string | undefined {
  return typeof page === 'object' && page !== null && 'path' in page && typeof page.path === 'string'
    ? page.path
    : undefined;
}
