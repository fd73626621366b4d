import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { BYTES_PER_MB } from '#core/assets/file-size.ts';
import { MAX_FONT_MB } from '#core/theme/own-fonts.ts';
import { fail } from '#contract/errors.ts';
import { fonts as contract } from '#contract/content/fonts.ts';
import { makeHandle, type Gate } from '../http/handle.ts';
import { SentFile, type Incoming } from '../http/incoming/incoming.ts';
import { FONT_TOO_LARGE, type Fonts } from './service.ts';

const tooLarge = fail('fileTooLarge', {}, FONT_TOO_LARGE);

export async function serveFonts(
  app: FastifyInstance,
  { gate, incoming }: { gate: Gate; incoming: Incoming },
  { fonts }: { fonts: Fonts },
): Promise<void> {
  await app.register(async (scope) => {
    incoming.accept(scope, { type: 'bytes', maxBytes: MAX_FONT_MB * BYTES_PER_MB, tooLarge });
    makeHandle(scope, gate)(contract.upload, async ({ site, visitor, query, request }) => {
      const sent = request.body;
      if (!(sent instanceof SentFile)) return fail('unsupportedType');
      const actor = { siteId: site.id, accountId: visitor.accountId };
      return fonts.add(actor, query.name, await readFile(sent.path));
    });
  });
}
