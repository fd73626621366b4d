import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Whoever opens such a file opens it outside the site. */
const DOWNLOAD_HEADERS = {
  'content-security-policy': "default-src 'none'; sandbox",
  'cache-control': 'private, no-store',
};

export function sendDownload(
  reply: FastifyReply,
  file: { name: string; type: string; bytes: Buffer | Readable },
): FastifyReply {
  const plain = file.name.replaceAll(/[^\w.-]/g, '_');
  return reply
    .headers({
      ...DOWNLOAD_HEADERS,
      'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(file.name)}`,
    })
    .type(file.type)
    .send(file.bytes);
}
