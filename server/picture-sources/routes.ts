import { pictureSources as contract } from '#contract/content/picture-sources.ts';
import { Failure } from '#contract/errors.ts';
import type { Handle } from '../http/handle.ts';
import type { PictureSources } from './service.ts';

/** The same picture for a day, for those who work on the site. */
const HEADERS = { 'cache-control': 'private, max-age=86400', 'content-type': 'image/webp' };

export function servePictureSources(handle: Handle, { pictures }: { pictures: PictureSources }): void {
  handle(contract.list, async () => pictures.list());
  handle(contract.search, ({ params, query }) =>
    pictures.search(params.source, query.search ?? '', query.page),
  );
  handle(contract.preview, async ({ params, reply }) => {
    const bytes = await pictures.preview(params.source, params.id);
    return bytes instanceof Failure ? bytes : reply.headers(HEADERS).send(bytes);
  });
  handle(contract.take, ({ site, visitor, params, body }) =>
    pictures.take({ siteId: site.id, accountId: visitor.accountId }, params, body.folder ?? ''),
  );
}
