import { sql, type AnyColumn, type SQL } from 'drizzle-orm';

/** Whether a column is one of many values: one parameter, where a list of a thousand would be read a thousand times. */
export const isOneOf = (column: AnyColumn, values: readonly string[]): SQL =>
  sql`${column} = any(${sql.param([...values])}::text[])`;
