import { pathBelow } from '#core/collections/address.ts';
import { fail } from '#contract/errors.ts';
import type { Comments } from '../../comments/service.ts';
import type { DraftContent } from '../../content/drafts.ts';
import type { Site } from '../../http/context.ts';
import type { Snapshots } from '../../serving/snapshots.ts';
import type { Reading } from '../reading.ts';

/** An item as it is drafted, for those who arrange the page around items. */
export function makeItemPreview(deps: {
  drafts: DraftContent;
  snapshots: Snapshots;
  reading: Reading;
  comments: Comments;
}) {
  const { drafts, snapshots, reading, comments } = deps;
  return {
    async open(site: Site, collectionId: string, slug: string) {
      const { page: _, ...shared } = await drafts.read(site.id, '');
      const { collections, settings, baseUrl } = await snapshots.assemble(site, shared);
      const place = collections.find(({ id }) => id === collectionId);
      if (!place) return fail('notFound');
      const { language, region, timezone } = settings.site;
      // Whatever may be put on the page is read, whether it stands there now or not.
      const collection = { ...place, collection: { ...place.collection, showRelated: true } };
      const shelf = { siteId: site.id, collections, timeZone: timezone, isDraft: true, isInsider: true };
      const opened = await reading.openItem(shelf, { ...collection, itemPage: { sections: [] } }, slug);
      if (!opened) return fail('notFound');
      const { item, view } = opened;
      const list = await comments.below(site, view.id);
      return {
        region: { language, region, timezone },
        collection: place.collection,
        item,
        view,
        comments: list ? { list, isOpen: false, crumb: '' } : null,
        url: baseUrl + pathBelow(place.collection, item.slug),
      };
    },
  };
}

export type ItemPreview = ReturnType<typeof makeItemPreview>;
