import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { projectDir } from '../project-dir.ts';

const options = { config: { declared: true } };
const HEADERS = {
  'cache-control': 'public, max-age=86400',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

/** The product's own icon, on every host; a site's own is named in its pages. */
export function serveFavicon(app: FastifyInstance): void {
  const icon = readFileSync(join(projectDir, 'site/platform/favicon.svg'));
  app.get('/favicon.svg', options, async (_request, reply) =>
    reply.headers(HEADERS).type('image/svg+xml').send(icon),
  );
  // Browsers ask for this name by themselves where a document names no icon.
  app.get('/favicon.ico', options, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=86400').redirect('/favicon.svg', 302),
  );
}
