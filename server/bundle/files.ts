import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { DAY_MS } from '#core/durations.ts';
import { FONT_FAMILIES } from '#core/theme/fonts.ts';
import { fail } from '#contract/errors.ts';
import { packageDir } from '../packages/package-dir.ts';
import { sendFailure } from '../http/errors.ts';
import { projectDir } from '../project-dir.ts';

const ONE_YEAR = 365 * DAY_MS;
const forever = { maxAge: ONE_YEAR, immutable: true, index: false, wildcard: true } as const;

/** The build's files and the fonts. Their names change with their content, so browsers may keep them. */
export async function serveFiles(app: FastifyInstance, options: { hasBuild: boolean }): Promise<void> {
  const built = (name: string) => ({
    ...forever,
    root: options.hasBuild ? join(projectDir, 'dist', name) : projectDir,
    serve: options.hasBuild,
    preCompressed: true,
  });
  await app.register(fastifyStatic, { ...built('visitor'), prefix: '/assets/' });
  await app.register(fastifyStatic, { ...built('admin'), prefix: '/assets/admin/', decorateReply: false });
  const families: Record<string, string> = Object.fromEntries(
    FONT_FAMILIES.map(({ folder }) => [
      folder,
      join(packageDir(`@fontsource-variable/${folder}`) ?? '', 'files'),
    ]),
  );
  const cuts = join(projectDir, 'dist/fonts');
  app.get<{ Params: { file: string } }>(
    '/fonts/:file',
    { config: { declared: true } },
    async (request, reply) => {
      const { file } = request.params;
      const folder = Object.keys(families).find((name) => file.startsWith(`${name}-`));
      const known = file.startsWith('cut-') ? cuts : folder && families[folder];
      const path = /^[a-z0-9-]+\.woff2$/.test(file) ? known : undefined;
      if (!path || !existsSync(join(path, file))) return sendFailure(request, reply, fail('notFound'));
      return reply
        .header('access-control-allow-origin', '*')
        .sendFile(file, path, { maxAge: ONE_YEAR, immutable: true });
    },
  );
}
