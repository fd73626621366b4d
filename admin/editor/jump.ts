/** The part of the editor's address that names a block or section to go to. */
const PARAMETER = 'at';

interface Spot {
  kind: string;
  id: string;
}

/** The address that opens a page in the editor, at one of its blocks or sections. */
export function jumpTo(pageId: string, { kind, id }: Spot): string {
  const isThere = kind === 'block' || kind === 'section';
  return `/pages/${pageId}${isThere ? `?${PARAMETER}=${kind}.${id}` : ''}`;
}

export function spotIn(search: URLSearchParams): Spot | undefined {
  const [, kind = '', id = ''] = /^(block|section)\.(\w+)$/.exec(search.get(PARAMETER) ?? '') ?? [];
  return id === '' ? undefined : { kind, id };
}

export function withoutSpot(search: URLSearchParams): URLSearchParams {
  const left = new URLSearchParams(search);
  left.delete(PARAMETER);
  return left;
}
