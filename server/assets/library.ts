import { CENTRE, type Crop, type Point } from '#core/assets/crop.ts';
import type { Licence } from '#core/assets/licences.ts';
import { fileNameProblem } from '#core/assets/names.ts';
import { folderProblem } from '#core/assets/folders.ts';
import type { Asset } from '#contract/content/assets.ts';
import { fail, Failure } from '#contract/errors.ts';
import { recordAction } from '../audit.ts';
import type { Mentions } from '../content/mentions.ts';
import type { Actor, Content } from '../content/service.ts';
import type { Database } from '../database/database.ts';
import { newId } from '../ids.ts';
import type { Jobs } from '../jobs.ts';
import { claimAnother, claimName } from './file-names.ts';
import type { Files } from './files.ts';
import type { Facts } from './intake.ts';
import type { Pictures } from './pictures/pictures.ts';
import { makePurge } from './purge.ts';
import { makeRemoval } from './removal.ts';
import { toAsset } from './reply.ts';
import * as store from './store.ts';
import type { Plan } from './uploads/upload-store.ts';
import { invalid, makeAssetChange, makeVersions, type ShowInPlace } from './versions.ts';

/** What owners do with the files they have. */
export async function makeLibrary(deps: {
  db: Database;
  jobs: Jobs;
  content: Content;
  mentions: Mentions;
  originals: Files;
  pictures: Pictures;
  renditions: Files;
  now: () => Date;
  onChanged: (siteId: string, id: string) => void;
  showInPlace: ShowInPlace;
}) {
  const { db } = deps;
  const change = makeAssetChange(deps);

  const { purge, plan: planPurge } = await makePurge(deps);

  return {
    purge,
    ...makeVersions({ ...deps, change }),
    ...makeRemoval({ ...deps, planPurge }),

    existing: async (siteId: string, names: readonly string[]): Promise<ReadonlySet<string>> =>
      new Set(await db.readSite(siteId, (tx) => store.existingNames(tx, names))),

    async add(
      actor: Actor,
      input: {
        id?: string;
        name: string;
        folder: string;
        facts: Facts;
        alt?: string;
        focalPoint?: Point;
        crop?: Crop | null;
        licence?: Licence;
        credit?: string;
        /** The site it was brought from, by its name; otherwise somebody uploaded it. */
        from?: string;
      },
    ): Promise<store.AssetRow> {
      const { id = newId(), name, folder, facts, alt = '', focalPoint = CENTRE, from } = input;
      return db.site(actor.siteId, async (tx) => {
        const row = {
          ...facts,
          siteId: actor.siteId,
          id,
          name,
          folder,
          alt,
          version: 1,
          crop: input.crop ?? null,
          focalX: focalPoint.x,
          focalY: focalPoint.y,
          licence: input.licence ?? ('own' as const),
          credit: input.credit ?? '',
          createdBy: actor.accountId,
          fileName: null,
        };
        await store.insertAsset(tx, row);
        const fileName = await claimName(tx, { siteId: actor.siteId, id, name });
        // What a template brings along is nobody's action.
        if (actor.accountId !== null) {
          const detail = { id, name, size: facts.size };
          await recordAction(
            tx,
            from === undefined
              ? { ...actor, action: 'asset.add', detail }
              : { ...actor, action: 'asset.bring', detail: { ...detail, from } },
          );
        }
        return store.updateAsset(tx, id, { fileName });
      });
    },

    async update(
      actor: Actor,
      id: string,
      input: {
        name?: string | undefined;
        alt?: string | undefined;
        focalPoint?: Point | undefined;
        licence?: Licence | undefined;
        credit?: string | undefined;
      },
    ): Promise<Asset | Failure> {
      const name = input.name?.trim();
      const problem = name === undefined ? undefined : fileNameProblem(name);
      if (problem) return invalid('name', problem);
      const row = await change(actor, id, async (tx, before) => {
        await recordAction(tx, { ...actor, action: 'asset.update', detail: { id, ...input } });
        const isRenamed = name !== undefined && name !== before.name;
        return store.updateAsset(tx, id, {
          ...(isRenamed && { name, fileName: await claimAnother(tx, { siteId: actor.siteId, id, name }) }),
          ...(input.alt !== undefined && { alt: input.alt }),
          ...(input.licence !== undefined && { licence: input.licence }),
          ...(input.credit !== undefined && { credit: input.credit.trim() }),
          ...(input.focalPoint && { focalX: input.focalPoint.x, focalY: input.focalPoint.y }),
          version: before.version,
        });
      });
      return row instanceof Failure ? row : toAsset(row);
    },

    async move(actor: Actor, ids: readonly string[], folder: string) {
      const problem = folderProblem(folder);
      if (problem) return invalid('folder', problem);
      return db.site(actor.siteId, async (tx) => {
        const moved = await store.moveAssets(tx, ids, folder);
        await recordAction(tx, { ...actor, action: 'asset.move', detail: { ids, folder } });
        return { moved };
      });
    },

    /** Whether the plan of an upload can be carried out. */
    async planProblem(siteId: string, name: string, plan: Plan): Promise<Failure | undefined> {
      const problem = fileNameProblem(name) ?? folderProblem(plan.folder);
      if (problem) return invalid(fileNameProblem(name) ? 'name' : 'folder', problem);
      const { replaces } = plan;
      if (replaces === undefined) return undefined;
      const row = await db.readSite(siteId, (tx) => store.findAsset(tx, replaces));
      return row && !row.deletedAt ? undefined : fail('notFound');
    },
  };
}

export type Library = Awaited<ReturnType<typeof makeLibrary>>;
