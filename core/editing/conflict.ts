/** One thing two people changed differently. */
export interface Conflict {
  /** Where it is: the page itself, one of its sections or one of its blocks. */
  where: 'page' | 'section' | 'block';
  /** The section's or block's id; empty for the page. */
  id: string;
  /** What of it: `order`, `existence`, `section`, `place.base`, `style.tone`, `values.words`, `title` … */
  field: string;
  mine: unknown;
  theirs: unknown;
}

export type ReportConflict = (conflict: Conflict) => void;
