import type { Tx } from './database.ts';

/**
 * A statement that is asked so often that each connection keeps its plan.
 * The name stands for the text, so another text needs another name.
 */
export function statement<Row extends object>(name: string, text: string) {
  return async (tx: Tx, values: readonly unknown[]): Promise<Row[]> =>
    (await tx.$client.query<Row>({ name, text, values: [...values] })).rows;
}
