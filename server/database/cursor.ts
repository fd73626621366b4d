/** Where a list that goes by time ends, and its next part begins. */
export interface Cursor {
  at: string;
  id: string;
}

export const writeCursor = ({ at, id }: { at: Date; id: string }): string => `${at.toISOString()}_${id}`;

/** Nothing for what is none: the list then begins anew. */
export function readCursor(cursor: string | undefined): Cursor | undefined {
  const [at = '', id = ''] = cursor?.split('_') ?? [];
  return Number.isNaN(Date.parse(at)) || id === '' ? undefined : { at, id };
}
