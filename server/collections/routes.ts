import { collections as contract } from '#contract/content/collections.ts';
import { Failure } from '#contract/errors.ts';
import { SITE_LOCK_COOKIE } from '#core/visitors/cookies.ts';
import { readSecret } from '../http/cookies.ts';
import type { Site, Visitor } from '../http/context.ts';
import type { Handle } from '../http/handle.ts';
import { pathCameFrom } from '../http/visitors/came-from.ts';
import type { BlockPages } from './block-pages.ts';
import type { ItemPreview } from './items/item-preview.ts';
import type { GalleryPictures } from './pictures.ts';
import type { SiteSearch } from './search/search.ts';
import type { Collections } from './service.ts';

export function serveCollections(
  handle: Handle,
  deps: {
    collections: Collections;
    galleryPictures: GalleryPictures;
    search: SiteSearch;
    blockPages: BlockPages;
    itemPreview: ItemPreview;
  },
): void {
  const { collections, galleryPictures, search, blockPages, itemPreview } = deps;
  const actor = ({ site, visitor }: { site: Site; visitor: Visitor }) => ({
    siteId: site.id,
    accountId: visitor.accountId,
    permissions: visitor.permissions,
  });

  handle(contract.list, async (call) => {
    const list = await collections.list(actor(call));
    return list instanceof Failure ? list : { collections: list };
  });
  handle(contract.items, (call) => collections.items(actor(call), call.params.id, call.query));
  handle(contract.terms, (call) => collections.terms(actor(call), call.params.id));
  handle(contract.add, (call) => collections.add(actor(call), call.params.id, call.body.title));
  handle(contract.pictures, (call) => galleryPictures.list(actor(call), call.params.id));
  handle(contract.addPictures, (call) =>
    galleryPictures.add(actor(call), call.params.id, call.body.pictures),
  );
  handle(contract.change, (call) => collections.change(actor(call), call.params.id, call.body));
  handle(contract.rename, (call) => collections.rename(actor(call), call.params.id, call.body));
  handle(contract.blocks, async ({ site, body }) => ({
    content: (await blockPages.draft(site, body.blocks)).content,
  }));
  handle(contract.itemPage, ({ site, params, query }) => itemPreview.open(site, params.id, query.slug));
  handle(contract.preview, ({ site, query, visitor, request }) =>
    search.preview(site, query.q, {
      visitor,
      sitePass: readSecret(request, SITE_LOCK_COOKIE),
      path: pathCameFrom(request),
    }),
  );
}
