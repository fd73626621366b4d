import type { FastifyInstance } from 'fastify';

/** Deeper than anything we store; a hostile document must not exhaust the stack of whoever walks it. */
const MAX_DEPTH = 64;

class BadBody extends Error {
  readonly statusCode = 400;
}

/** Bodies are JSON or form fields, and hold only text that the database can keep. */
export function acceptBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    void parseJson(request, String(body), (error, parsed) => {
      done(error ?? (isKeepable(parsed) ? null : new BadBody('The text cannot be stored.')), parsed);
    });
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      const fields = Object.fromEntries(new URLSearchParams(String(body)));
      done(isKeepable(fields) ? null : new BadBody('The text cannot be stored.'), fields);
    },
  );
}

function isKeepable(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return false;
    for (const item of level) if (typeof item === 'string' && !isText(item)) return false;
    level = level.flatMap((item) =>
      typeof item === 'object' && item !== null ? [...Object.keys(item), ...Object.values(item)] : [],
    );
  }
  return true;
}

/** PostgreSQL keeps neither zero bytes nor halves of characters. */
function isText(value: string): boolean {
  return !value.includes('\0') && value.isWellFormed();
}
