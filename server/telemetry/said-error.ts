import { z } from 'zod';
import { withoutEmails } from '../job-failure.ts';
import type { LogLine } from '../log.ts';

const errorSchema = z.object({ type: z.string(), message: z.string(), stack: z.string() });
export type SaidError = z.infer<typeof errorSchema>;

/** The values of a query that failed, which may name people. */
const PARAMS = /\n?params: [^\n]*/g;
const clean = (words: string) => withoutEmails(words.replaceAll(PARAMS, ''));

/** The error in a line of the log, as it may leave this machine. */
export function saidError({ err }: LogLine): SaidError | undefined {
  const { data } = errorSchema.safeParse(err);
  return data && { type: data.type, message: clean(data.message), stack: clean(data.stack) };
}

export const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
