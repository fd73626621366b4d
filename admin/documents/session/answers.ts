import type { Control } from '#core/fields/field.ts';
import type { Conflict } from '#core/editing/conflict.ts';
import type { Damage } from '#core/page/stored/damage.ts';
import type { Body } from '../draft.ts';

/** A document as the server has it. */
export interface Opened {
  revision: number;
  body: Body;
  /** What its fields are: a merge goes by them. */
  control: Control;
  /** What of it could not be read and was mended: a block of a type there is not, a value of the wrong kind. */
  repairs: readonly Damage[];
}

export type SaveAnswer =
  | { kind: 'saved'; revision: number }
  /** What is there now; null when it was deleted. */
  | { kind: 'conflict'; revision: number; body: Body | null }
  | { kind: 'offline' }
  | { kind: 'refused'; sentence: string };

/** The server, as a session sees it. */
export interface Remote {
  load(id: string): Promise<Opened | 'offline' | 'gone'>;
  save(id: string, draft: { base: number; body: Body }): Promise<SaveAnswer>;
}

/** Both versions, for the person to choose. */
export interface Dispute {
  id: string;
  revision: number;
  mine: Body;
  /** Null when they deleted it. */
  theirs: Body | null;
  differences: readonly Conflict[];
}
