/** The part of the editor's address that names a block, a section or the header to go to. */
const PARAMETER = 'at';

interface Spot {
  kind: string;
  id: string;
}

/** Names a block or a section to whatever editor is opened; empty for anything else. */
export function spotQuery({ kind, id }: Spot): string {
  return kind === 'block' || kind === 'section' ? `?${PARAMETER}=${kind}.${id}` : '';
}

/** The address that opens a page in the editor, at one of its blocks or sections. */
export function jumpTo(pageId: string, spot: Spot): string {
  return `/pages/${pageId}${spotQuery(spot)}`;
}

/** The address that opens a page in the editor with the header above it. */
export const headerEditorPath = (pageId: string) => `/pages/${pageId}?${PARAMETER}=header`;

export function spotIn(search: URLSearchParams): Spot | undefined {
  if (search.get(PARAMETER) === 'header') return { kind: 'header', id: '' };
  const [, kind = '', id = ''] = /^(block|section)\.(\w+)$/.exec(search.get(PARAMETER) ?? '') ?? [];
  return id === '' ? undefined : { kind, id };
}

export function withoutSpot(search: URLSearchParams): URLSearchParams {
  const left = new URLSearchParams(search);
  left.delete(PARAMETER);
  return left;
}
