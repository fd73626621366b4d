import type { ImageValue } from '#core/fields/index.ts';
import { CENTRE } from '#core/assets/crop.ts';
import type { Licence } from '#core/assets/licences.ts';
import type { AssetKind } from '#core/assets/types.ts';
import type { Asset, KeptAsset } from '#contract/content/assets.ts';
import { fail, Failure } from '#contract/errors.ts';
import type { Mentions } from '../content/mentions.ts';
import type { Actor, Content } from '../content/service.ts';
import type { Database } from '../database/database.ts';
import type { SentFile } from '../http/incoming/incoming.ts';
import type { Jobs } from '../jobs.ts';
import { makeFiles } from './files.ts';
import { makeAssetArchive } from './archive.ts';
import { makeCopies } from './copies.ts';
import { makeFolders } from './folders.ts';
import { makeIntake, type Facts } from './intake.ts';
import { makeLibrary } from './library.ts';
import { makePictures } from './pictures/pictures.ts';
import { srcOf, toAsset } from './reply.ts';
import { makeShownPictures } from './pictures/shown-pictures.ts';
import * as store from './store.ts';
import type { Plan } from './uploads/upload-store.ts';
import { makeUploads } from './uploads/uploads.ts';

const PAGE_LENGTH = 60;
export const DEFAULT_SITE_BYTES = 10_000_000_000;

export async function makeAssets(deps: {
  db: Database;
  jobs: Jobs;
  content: Content;
  mentions: Mentions;
  folder: string;
  siteBytes: number;
  showInProduct: Parameters<typeof makeLibrary>[0]['showInProduct'];
  now: () => Date;
}) {
  const { db, now } = deps;
  const originals = makeFiles(`${deps.folder}/originals`);
  const renditions = makeFiles(`${deps.folder}/renditions`);
  const pictures = makePictures({ originals, renditions });
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
  const uploads = await makeUploads({ ...deps, intake, library, folder: `${deps.folder}/uploads` });

  async function keep(
    actor: Actor,
    input: { id?: string; name: string; plan: Plan; facts: Facts },
  ): Promise<KeptAsset | Failure> {
    const { plan, ...file } = input;
    if (plan.replaces !== undefined) return library.replace(actor, plan.replaces, input.facts);
    return { asset: toAsset(await library.add(actor, { ...file, folder: plan.folder })), changed: 0 };
  }

  async function addProblem(
    { siteId }: Actor,
    name: string,
    plan: Plan,
    size: number,
  ): Promise<Failure | undefined> {
    return (
      uploads.claimProblem(name, size, plan.accepts) ??
      (await library.planProblem(siteId, name, plan)) ??
      (await uploads.roomProblem(siteId, size))
    );
  }

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

    /** A file that came in one piece. */
    async add(actor: Actor, name: string, plan: Plan, bytes: Buffer): Promise<KeptAsset | Failure> {
      const refusal = await addProblem(actor, name, plan, bytes.length);
      if (refusal) return refusal;
      const facts = await intake.keepBytes(name, bytes, plan.accepts);
      return facts instanceof Failure ? facts : keep(actor, { name: name.trim(), plan, facts });
    },

    /** A file that somebody sent in one piece. */
    async addSent(
      actor: Actor,
      name: string,
      plan: Plan,
      sent: SentFile | undefined,
    ): Promise<KeptAsset | Failure> {
      const refusal = await addProblem(actor, name, plan, sent?.size ?? 0);
      if (refusal || !sent) return refusal ?? fail('badRequest');
      const facts = await intake.keepFile(name, sent.path, plan.accepts);
      return facts instanceof Failure ? facts : keep(actor, { name: name.trim(), plan, facts });
    },

    /** The file takes the upload's id: asking again, after an answer that got lost, finds it. */
    async complete(actor: Actor, id: string): Promise<KeptAsset | Failure> {
      const finished = await uploads.finish(actor.siteId, id);
      if (!(finished instanceof Failure)) return keep(actor, { id, ...finished });
      const row = await db.readSite(actor.siteId, (tx) => store.findAsset(tx, id));
      return row && !row.deletedAt ? { asset: toAsset(row), changed: 0 } : finished;
    },

    /** Takes a template's picture in and returns what a page's values hold of it. */
    async addImage(
      siteId: string,
      input: { name: string; bytes: Buffer; alt: string; focalPoint?: { x: number; y: number } },
    ): Promise<ImageValue> {
      const { name, bytes, alt, focalPoint = CENTRE } = input;
      const facts = await intake.keepBytes(name, bytes, 'image');
      if (facts instanceof Failure) throw new Error(`${name}: ${facts.sentence}`);
      const actor = { siteId, accountId: null };
      const row = await library.add(actor, { name, folder: '', facts, alt, focalPoint });
      const { width, height, blur } = row;
      return {
        src: srcOf(row),
        alt,
        width: width ?? 0,
        height: height ?? 0,
        focalPoint,
        ...(blur !== '' && { blur }),
      };
    },

    ...makeAssetArchive({ db, originals }),
    ...makeCopies({ db, library, uploads, originals, pictures }),

    /** The files are shared by their bytes, and under the same ids what pages say of them stays true. */
    async copyAll(fromSiteId: string, toSiteId: string): Promise<void> {
      const all = await db.readSite(fromSiteId, store.listAll);
      await db.site(toSiteId, (tx) => store.insertCopies(tx, toSiteId, all));
    },

    ...shown,

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
