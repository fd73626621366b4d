import { collectionFields, pageSizeOf, type Collection } from '#core/collections/collection.ts';
import { itemLimit } from '#core/collections/kinds.ts';
import { freeSlug, newSlug } from '#core/collections/slug.ts';
import { dayIn } from '#core/collections/calendar/day.ts';
import { exceedsLimit } from '#core/limits.ts';
import type { collections as contract, GalleryPicture } from '#contract/content/collections.ts';
import { fail, Failure } from '#contract/errors.ts';
import type { BodyOf } from '#contract/route.ts';
import type { Actor, Content, Reader } from '../content/service.ts';
import type { Database } from '../database/database.ts';
import type { Collections } from './service.ts';
import * as store from './store.ts';

type NewPicture = BodyOf<typeof contract.addPictures>['pictures'][number];

/** The pictures of a gallery, looked at and added all together. */
export function makeGalleryPictures(deps: {
  db: Database;
  content: Content;
  collections: Pick<Collections, 'find'>;
  now: () => Date;
}) {
  const { db, content, collections, now } = deps;

  async function findGallery(siteId: string, id: string): Promise<Collection | Failure> {
    const found = await collections.find(siteId, id);
    return found instanceof Failure || found.kind === 'gallery' ? found : fail('notFound');
  }

  async function addOne(actor: Actor, collectionId: string, gallery: Collection, picture: NewPicture) {
    const slug = await db.readSite(actor.siteId, async (tx) => {
      const wanted = newSlug(picture.title, gallery.urlFormat, dayIn(await store.readTimeZone(tx), now()));
      const taken = await store.takenSlugs(tx, collectionId, wanted);
      return freeSlug(wanted, (candidate) => taken.has(candidate));
    });
    const body = {
      collectionId,
      title: picture.title,
      slug,
      thumbnail: picture.image,
      // Whoever fills a gallery wants its pictures seen; they wait for the next publish like every change.
      status: 'published',
      publishAt: now().toISOString(),
      comments: gallery.comments,
      body: { sections: [] },
    };
    return content.create(actor, { kind: 'item', body });
  }

  /** Behind those that are there, in the order they were given. */
  async function arrange(actor: Actor, collectionId: string, added: readonly string[]) {
    const entry = await content.read(actor, collectionId);
    if (entry instanceof Failure) return entry;
    const gallery = collectionFields.read(entry.body);
    if (gallery.order !== 'manual') return entry;
    const all = await db.readSite(actor.siteId, (tx) =>
      store.listPictures(tx, collectionId, { ...gallery, limit: pageSizeOf(gallery) }),
    );
    const before = all.map(({ id }) => id).filter((id) => !added.includes(id));
    const body = { ...entry.body, itemOrder: [...before, ...added] };
    return content.save(actor, collectionId, { base: entry.revision, body });
  }

  return {
    /** As visitors will see them. */
    async list(reader: Reader, collectionId: string): Promise<{ pictures: GalleryPicture[] } | Failure> {
      const gallery = await findGallery(reader.siteId, collectionId);
      if (gallery instanceof Failure) return gallery;
      const limit = pageSizeOf(gallery);
      return db.readSite(reader.siteId, async (tx) => ({
        pictures: await store.listPictures(tx, collectionId, { ...gallery, limit }),
      }));
    },

    async add(
      actor: Actor,
      collectionId: string,
      pictures: readonly NewPicture[],
    ): Promise<{ ids: string[] } | Failure> {
      const gallery = await findGallery(actor.siteId, collectionId);
      if (gallery instanceof Failure) return gallery;
      const limit = itemLimit(gallery.kind, gallery.order);
      const before = await db.readSite(actor.siteId, (tx) => store.countItems(tx, collectionId));
      const after = before + pictures.length;
      if (limit && exceedsLimit({ before, after, limit: limit.max }))
        return fail('limitReached', {}, limit.message);
      const ids: string[] = [];
      for (const picture of pictures) {
        const made = await addOne(actor, collectionId, gallery, picture);
        if (made instanceof Failure) return made;
        ids.push(made.id);
      }
      const arranged = await arrange(actor, collectionId, ids);
      return arranged instanceof Failure ? arranged : { ids };
    },
  };
}

export type GalleryPictures = ReturnType<typeof makeGalleryPictures>;
