import type { Licence } from '#core/assets/licences.ts';
import type { AssetKind } from '#core/assets/types.ts';
import type { Asset } from '#contract/content/assets.ts';
import { fail, type Failure } from '#contract/errors.ts';
import type { Mentions } from '../content/mentions.ts';
import type { Content } from '../content/service.ts';
import type { Database } from '../database/database.ts';
import type { Jobs } from '../jobs.ts';
import type { Storage } from '../storage/storage.ts';
import { makeFiles } from './files.ts';
import { makeAdding } from './uploads/adding.ts';
import { makeAssetArchive } from './archive.ts';
import { makeCopies } from './copies.ts';
import { makeFolders } from './folders.ts';
import { makeIntake } from './intake.ts';
import { makeLibrary } from './library.ts';
import { makeDrawingQueue } from './pictures/drawing-queue.ts';
import { makePictureParts } from './pictures/parts.ts';
import { makePictures } from './pictures/pictures.ts';
import { toAsset } from './reply.ts';
import { makeShownPictures } from './pictures/shown-pictures.ts';
import * as store from './store.ts';
import { makeUploads } from './uploads/uploads.ts';
import type { ShowInPlace } from './versions.ts';

const PAGE_LENGTH = 60;
export const DEFAULT_SITE_BYTES = 10_000_000_000;

export async function makeAssets(deps: {
  db: Database;
  jobs: Jobs;
  content: Content;
  mentions: Mentions;
  files: Storage;
  /** For what is put together from parts. */
  folder: string;
  siteBytes: number;
  showInPlace: ShowInPlace;
  now: () => Date;
}) {
  const { db, now } = deps;
  const originals = makeFiles(deps.files, 'originals');
  const renditions = makeFiles(deps.files, 'renditions');
  const drawing = makeDrawingQueue(deps);
  const pictures = makePictures({ originals, renditions, order: drawing.order, inTurn: drawing.inTurn });
  await drawing.drawnBy(pictures);
  const intake = makeIntake({ originals, pictures });
  const { forget, ...shown } = makeShownPictures({ db, pictures, now });
  const library = await makeLibrary({
    ...deps,
    originals,
    pictures,
    renditions,
    onChanged: forget,
  });
  const folders = makeFolders({ db });
  const uploads = await makeUploads({ ...deps, intake, library, scratch: `${deps.folder}/uploads` });

  return {
    library,
    folders,
    uploads,

    async list(
      siteId: string,
      query: {
        folder?: string | undefined;
        search?: string | undefined;
        kind?: AssetKind | undefined;
        licence?: Licence | undefined;
        deleted: 'true' | 'false';
        from: number;
      },
    ) {
      const { from, deleted, ...filter } = query;
      return db.readSite(siteId, async (tx) => {
        const page = { from, limit: PAGE_LENGTH };
        const { rows, total } = await store.listAssets(
          tx,
          { ...filter, isDeleted: deleted === 'true' },
          page,
        );
        return {
          assets: rows.map(toAsset),
          total,
          folders: await folders.list(tx),
          storage: { used: await store.usedBytes(tx), limit: deps.siteBytes },
        };
      });
    },

    async read(siteId: string, id: string): Promise<Asset | Failure> {
      const row = await db.readSite(siteId, (tx) => store.findAsset(tx, id));
      return row ? toAsset(row) : fail('notFound');
    },

    ...makeAdding({ db, intake, library, uploads }),
    ...makeAssetArchive({ db, originals }),
    ...makeCopies({ db, library, uploads, originals, pictures }),

    /** The files are shared by their bytes, and under the same ids what pages say of them stays true. */
    async copyAll(fromSiteId: string, toSiteId: string): Promise<void> {
      const all = await db.readSite(fromSiteId, store.listAll);
      await db.site(toSiteId, (tx) => store.insertCopies(tx, toSiteId, all));
    },

    ...shown,
    partsOf: makePictureParts(shown),

    async findFile(siteId: string, name: string): Promise<store.AssetRow | undefined> {
      return db.readSite(siteId, (tx) => store.findByName(tx, name));
    },

    async findOriginal(siteId: string, id: string): Promise<store.AssetRow | undefined> {
      return db.readSite(siteId, (tx) => store.findAsset(tx, id));
    },

    pictureOf: (row: store.AssetRow) => pictures.full(row),
    stream: (hash: string, part: { start: number; end: number }) => originals.stream(hash, part),
  };
}

export type AssetService = Awaited<ReturnType<typeof makeAssets>>;
