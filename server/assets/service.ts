import type { ImageValue } from '#core/fields/index.ts';
import { CENTRE } from '#core/assets/crop.ts';
import type { Licence } from '#core/assets/licences.ts';
import type { AssetKind } from '#core/assets/types.ts';
import type { Asset, KeptAsset } from '#contract/assets.ts';
import { fail, Failure } from '#contract/errors.ts';
import type { Mentions } from '../content/mentions.ts';
import type { Actor, Content } from '../content/service.ts';
import type { Database } from '../database/database.ts';
import type { Jobs } from '../jobs.ts';
import { makeFiles } from './files.ts';
import { makeAssetArchive } from './archive.ts';
import { makeCopies } from './copies.ts';
import { makeFolders } from './folders.ts';
import { makeIntake, type Facts } from './intake.ts';
import { makeLibrary } from './library.ts';
import { focusText, isCutShape, type Cut, type PictureFormat } from '#core/images/images.ts';
import { isPassedOn, makePictures, type Drawn } from './pictures.ts';
import { srcOf, toAsset } from './reply.ts';
import * as store from './store.ts';
import type { Plan } from './upload-store.ts';
import { makeUploads } from './uploads.ts';

const MAX_KNOWN = 20_000;
/** Other nodes learn of a deletion this late at the most. */
const KNOWN_FOR_MS = 30_000;
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
  const known = new Map<string, Map<number, { row: store.ShownRow; until: number }>>();
  const library = await makeLibrary({
    ...deps,
    originals,
    pictures,
    renditions,
    onChanged: (siteId, id) => known.delete(`${siteId}:${id}`),
  });
  const folders = makeFolders({ db });
  const uploads = await makeUploads({ ...deps, intake, library, folder: `${deps.folder}/uploads` });

  async function find(siteId: string, id: string, version: number): Promise<store.ShownRow | undefined> {
    const key = `${siteId}:${id}`;
    const cached = known.get(key)?.get(version);
    if (cached && cached.until > now().getTime()) return cached.row;
    const row = await db.readSite(siteId, (tx) => store.findVersion(tx, id, version));
    if (!row) return undefined;
    if (known.size >= MAX_KNOWN) known.clear();
    const versions = known.get(key) ?? new Map<number, { row: store.ShownRow; until: number }>();
    known.set(key, versions.set(version, { row, until: now().getTime() + KNOWN_FOR_MS }));
    return row;
  }

  async function keep(
    actor: Actor,
    input: { id?: string; name: string; plan: Plan; facts: Facts },
  ): Promise<KeptAsset | Failure> {
    const { plan, ...file } = input;
    if (plan.replaces !== undefined) return library.replace(actor, plan.replaces, input.facts);
    return { asset: toAsset(await library.add(actor, { ...file, folder: plan.folder })), changed: 0 };
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
      const refusal =
        uploads.claimProblem(name, bytes.length, plan.accepts) ??
        (await library.planProblem(actor.siteId, name, plan)) ??
        (await uploads.roomProblem(actor.siteId, bytes.length));
      if (refusal) return refusal;
      const facts = await intake.keepBytes(name, bytes, plan.accepts);
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

    async rendition(
      siteId: string,
      address: { id: string; version: number },
      asked: { width: number | undefined; formats: readonly PictureFormat[]; cut?: Cut | undefined },
    ): Promise<Drawn | undefined> {
      const picture = await find(siteId, address.id, address.version);
      if (!picture?.mime.startsWith('image/')) return undefined;
      const { width, formats, cut } = asked;
      return width === undefined ? pictures.full(picture) : pictures.shrink(picture, width, formats, cut);
    },

    /** Whether it can only be had as it is, whatever width is asked for. */
    async isPassedOn(siteId: string, address: { id: string; version: number }): Promise<boolean> {
      const picture = await find(siteId, address.id, address.version);
      return picture !== undefined && isPassedOn(picture);
    },

    /**
     * The cut an address asks for. Only around the middle and around what the owner marked: each other point would
     * be one more file to draw and to keep. `isOther` when a page still names an earlier mark.
     */
    async cutOf(
      siteId: string,
      address: { id: string; version: number },
      asked: { shape: unknown; focus: unknown },
    ): Promise<(Cut & { isOther: boolean }) | undefined> {
      const picture = await find(siteId, address.id, address.version);
      if (!picture || !isCutShape(asked.shape)) return undefined;
      const marked = { x: picture.focalX, y: picture.focalY };
      const focus = [marked, CENTRE].find((point) => focusText(point) === asked.focus);
      return { shape: asked.shape, focus: focus ?? marked, isOther: focus === undefined };
    },

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
