import type { Failure } from '#contract/errors.ts';
import type { Tx } from '../database/database.ts';
import type { Projection } from './stores/store.ts';

/** What a kind of document brings along besides its fields. All of it runs in the transaction of the save. */
export interface KindRules {
  /** What lists and search need of it, kept with each revision. */
  project?: (body: unknown) => Projection;
  /** Refuses what a rule of its surroundings forbids. `id` and `before` are missing for a new one. */
  prepare?: (
    tx: Tx,
    change: { id: string | undefined; body: unknown; before: unknown },
  ) => Promise<{ body: unknown } | Failure>;
  /** Told after each save; `body` is null when it was deleted. */
  saved?: (tx: Tx, change: { id: string; body: unknown }) => Promise<void>;
}
