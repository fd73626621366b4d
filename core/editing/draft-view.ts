/**
 * Drafts are asked for by the address, `?draft=edit` or `?draft=view`. A header cannot be set on a frame,
 * and a cookie would show the drafts in every other tab as well. A link followed on such a page keeps the
 * parameter: the server finds it in the address one comes from.
 */
export const DRAFT_PARAMETER = 'draft';
/** As the canvas needs it (nothing moves, no code of the owner's runs), or as visitors would get it. */
export const DRAFT_VIEWS = ['edit', 'view'] as const;
export type DraftView = (typeof DRAFT_VIEWS)[number];

/** A link with this parameter opens the drafts to somebody without an account; `off` ends that. */
export const PREVIEW_PARAMETER = 'draft-link';
export const PREVIEW_OFF = 'off';

/** Shows a page as one of its revisions has it, to those who may write. */
export const VERSION_PARAMETER = 'version';

/** In which language a page is edited; the one it is written in without it. Its address has no language in front then. */
export const DRAFT_LANGUAGE_PARAMETER = 'draft-language';

const ORIGIN = 'http://site.invalid';

export function draftViewOf(query: URLSearchParams): DraftView | undefined {
  const asked = query.get(DRAFT_PARAMETER);
  return DRAFT_VIEWS.find((view) => view === asked);
}

/** The address of a page's draft. */
export function withDraft(path: string, view: DraftView): string {
  return change(path, (query) => query.set(DRAFT_PARAMETER, view));
}

/** The same of a page that is edited in another language than it is written in. */
export function withDraftLanguage(path: string, language: string): string {
  return change(path, (query) => query.set(DRAFT_LANGUAGE_PARAMETER, language));
}

/** The address of a page as one of its revisions has it. */
export function withVersion(path: string, version: number): string {
  return change(withDraft(path, 'view'), (query) => query.set(VERSION_PARAMETER, String(version)));
}

export function versionOf(query: URLSearchParams): number | undefined {
  const asked = query.get(VERSION_PARAMETER) ?? '';
  return /^[1-9]\d{0,8}$/.test(asked) ? Number(asked) : undefined;
}

/** The address of the page itself. */
export function withoutDraft(path: string): string {
  return change(path, (query) => {
    query.delete(DRAFT_PARAMETER);
    query.delete(PREVIEW_PARAMETER);
    query.delete(VERSION_PARAMETER);
    query.delete(DRAFT_LANGUAGE_PARAMETER);
  });
}

function change(path: string, edit: (query: URLSearchParams) => void): string {
  const url = new URL(path, ORIGIN);
  const before = url.searchParams.toString();
  edit(url.searchParams);
  // Written anew only when it changed, so that an address with nothing to remove stays as it is.
  return url.searchParams.toString() === before ? path : url.pathname + url.search + url.hash;
}
