import { Failure } from '#contract/errors.ts';
import type { Database, End, Tx } from './database.ts';

/**
 * One transaction that leaves nothing behind when its work comes back with a refusal. A refusal that is only
 * returned would commit what was written before it.
 */
export async function unlessRefused<T>(
  transaction: Database['site'],
  siteId: string,
  work: (tx: Tx, end: End) => Promise<T | Failure>,
): Promise<T | Failure> {
  let refusal: Failure | undefined;
  try {
    return await transaction(siteId, async (tx, end) => {
      const result = await work(tx, end);
      if (!(result instanceof Failure)) return result;
      refusal = result;
      throw new Error('Refused.');
    });
  } catch (error) {
    if (refusal) return refusal;
    throw error;
  }
}
