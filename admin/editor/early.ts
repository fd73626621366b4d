import { isPageEditorPath } from './editor-path.ts';

/** The address of the page to be edited, asked for while the application itself is still on its way. */
let asked: { pathname: string; path: Promise<string | undefined> } | undefined;

export function askEarly(pathname: string): void {
  if (!isPageEditorPath(pathname)) return;
  const id = pathname.slice(pathname.lastIndexOf('/') + 1);
  const path = fetch(`/api/content/documents/${id}`)
    .then((answer): Promise<unknown> | undefined => (answer.ok ? answer.json() : undefined))
    .then((page) =>
      typeof page === 'object' && page !== null && 'path' in page && typeof page.path === 'string'
        ? page.path
        : undefined,
    )
    // The editor asks again, and says what is wrong.
    .catch(() => undefined);
  asked = { pathname, path };
}

export function earlyPath(pathname: string): Promise<string | undefined> {
  return asked?.pathname === pathname ? asked.path : Promise.resolve(undefined);
}
