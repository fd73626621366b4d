import type { FastifyInstance } from 'fastify';
import { fail, type Failure } from '#contract/errors.ts';
import { RefusedBody } from './errors.ts';

/** Deeper than anything we store; a hostile document must not exhaust the stack of whoever walks it. */
const MAX_DEPTH = 64;

/** Bodies are JSON or form fields, and hold only text that the database can keep. */
export function acceptBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    void parseJson(request, String(body), (error, parsed) => {
      done(error ?? refusalOf(parsed), parsed);
    });
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      const fields = Object.fromEntries(new URLSearchParams(String(body)));
      done(refusalOf(fields), fields);
    },
  );
}

function refusalOf(value: unknown): RefusedBody | null {
  const problem = problemOf(value);
  return problem ? new RefusedBody(problem) : null;
}

function problemOf(value: unknown): Failure | undefined {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return fail('tooDeep');
    for (const item of level) if (typeof item === 'string' && !isText(item)) return fail('badRequest');
    level = level.flatMap((item) =>
      typeof item === 'object' && item !== null ? [...Object.keys(item), ...Object.values(item)] : [],
    );
  }
  return undefined;
}

/** PostgreSQL keeps neither zero bytes nor halves of characters. */
function isText(value: string): boolean {
  return !value.includes('\0') && value.isWellFormed();
}
