import { Failure } from '#contract/errors.ts';
import type { Database, End, Tx } from './database.ts';
import { isUniqueViolation } from './errors.ts';

/**
 * One transaction of a site that may be refused: a refusal that `work` returns undoes what was written before it.
 * `taken` says what it means when an index finds something there already.
 */
export async function unlessRefused<T>(
  transaction: Database['site'],
  siteId: string,
  work: (tx: Tx, end: End) => Promise<T | Failure>,
  taken: Readonly<Record<string, () => Failure>> = {},
): Promise<T | Failure> {
  try {
    return await transaction(siteId, async (tx, end) => {
      const result = await work(tx, end);
      // Only what is thrown rolls a transaction back.
      if (result instanceof Failure) throw result;
      return result;
    });
  } catch (error) {
    if (error instanceof Failure) return error;
    const index = Object.keys(taken).find((name) => isUniqueViolation(error, name));
    const refusal = index === undefined ? undefined : taken[index];
    if (!refusal) throw error;
    return refusal();
  }
}
