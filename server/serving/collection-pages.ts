import { PageKind } from '#core/enumerations/page-kinds.ts';
import type { PageBody } from '#core/page/page.ts';
import type { CommentsView, ListView } from '#site/collections/view.ts';
import type { SiteCollection } from '#site/page-input.ts';
import type { Bundle } from '../bundle/bundle.ts';
import type { Reading } from '../collections/reading.ts';
import type { Comments } from '../comments/service.ts';
import type { Address } from './address.ts';
import type { Draw } from '../drawing/draw.ts';
import type { FreshPage } from './page-cache.ts';
import type { Visit } from '../drawing/scene.ts';
import type { ReadStored } from '../drawing/stored-page.ts';

type At<Kind extends Address['kind']> = Extract<Address, { kind: Kind }>;

/** Lists, calendars and items of collections. */
export function makeCollectionPages(deps: {
  bundle: Bundle;
  draw: Draw;
  readStored: ReadStored;
  reading: Reading;
  comments: Comments;
}) {
  const { bundle, draw, readStored, reading, comments } = deps;

  /** Drafts are not commented on. */
  async function commentsOf(
    { site, draft, visitor, snapshot, lock }: Visit,
    { id, publishedAt }: { id: string; publishedAt: string },
  ): Promise<CommentsView | null> {
    const list = draft ? undefined : await comments.below(site, id);
    if (!list) return null;
    // Pages of strangers are shared: only those of accounts may hold what belongs to a session.
    return {
      list,
      isOpen: comments.isOpen(snapshot.settings.comments, publishedAt),
      crumb: visitor ? lock.crumb : '',
    };
  }

  /** What stands above a list. Lists by tag, month and so on have nothing there. */
  async function builtAbove(
    visit: Visit,
  ): Promise<{ body: PageBody; fellBack: ReadonlyMap<string, string> }> {
    const { page, fellBack } = await readStored(visit);
    const { documents } = await bundle.entry();
    const read = page && (documents.fieldsOf('collection', null)?.read(page.body) as { body: PageBody });
    return { body: read?.body ?? { sections: [] }, fellBack };
  }

  async function drawList(
    visit: Visit,
    { id, collection }: SiteCollection,
    read: () => Promise<ListView | undefined>,
  ): Promise<FreshPage | undefined> {
    const { body, fellBack } = await builtAbove(visit);
    const view = await read();
    if (!view) return undefined;
    const updatedAt = view.cards[0]?.publishedAt ?? new Date(0).toISOString();
    return draw(visit, {
      content: { kind: 'collection', id, collection, body, view, updatedAt },
      pageType: PageKind.collection,
      isIndexable: visit.admitted.isIndexable,
      fellBack,
    });
  }

  return {
    list: (visit: Visit, { place }: At<'list'>) =>
      drawList(visit, place.collection, () => reading.openList(visit.shelf, place)),

    calendar: (visit: Visit, { place: { collection, address } }: At<'calendar'>) =>
      drawList(visit, collection, () => reading.openCalendar(visit.shelf, collection, address.month)),

    async item(visit: Visit, { place }: At<'item'>): Promise<FreshPage | undefined> {
      await readStored(visit);
      const opened = await reading.openItem(visit.shelf, place.collection, place.address.slug);
      if (!opened) return undefined;
      const { id, collection, itemPage } = place.collection;
      const { item, view, updatedAt, fellBack } = opened;
      return draw(visit, {
        content: {
          kind: 'item',
          id,
          collection,
          item,
          itemPage,
          view,
          comments: await commentsOf(visit, view),
          updatedAt: updatedAt.toISOString(),
        },
        pageType: PageKind.item,
        isIndexable: visit.admitted.isIndexable,
        fellBack,
      });
    },
  };
}
