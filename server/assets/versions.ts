import {
  cropPixels,
  cropProblem,
  isWhole,
  pointInCrop,
  pointInWhole,
  WHOLE,
  type Crop,
} from '#core/assets/crop.ts';
import { kindOf } from '#core/assets/types.ts';
import { showNewVersion } from '#core/assets/uses.ts';
import type { KeptAsset } from '#contract/content/assets.ts';
import { fail, Failure } from '#contract/errors.ts';
import { recordAction } from '../audit.ts';
import type { Mentions, PlaceOfFiles } from '../content/mentions.ts';
import type { Actor, Content } from '../content/service.ts';
import type { Database, Tx } from '../database/database.ts';
import { imagesOf } from './addresses.ts';
import type { Files } from './files.ts';
import type { Facts } from './intake.ts';
import { isPassedOn, measure, type Pictures } from './pictures/pictures.ts';
import { srcOf, toAsset } from './reply.ts';
import * as store from './store.ts';

const TRIES = 3;

export const invalid = (field: string, problem: string): Failure =>
  fail('invalid', { errors: { [field]: problem } }, problem);

type Change = (
  actor: Actor,
  id: string,
  work: (tx: Tx, row: store.AssetRow) => Promise<store.AssetRow | Failure>,
) => Promise<store.AssetRow | Failure>;

/** Holds a file while something is done to it, and forgets what is known of it. */
export function makeAssetChange(deps: {
  db: Database;
  onChanged: (siteId: string, id: string) => void;
}): Change {
  return async function change(actor, id, work) {
    const result = await deps.db.site(actor.siteId, async (tx) => {
      const row = await store.lockAsset(tx, id);
      return row ? work(tx, row) : fail('notFound');
    });
    deps.onChanged(actor.siteId, id);
    return result;
  };
}

/** What has no drafts takes a new picture at once. */
export type ShowInPlace = (
  siteId: string,
  place: { kind: PlaceOfFiles; id: string },
  edit: (body: unknown) => unknown,
) => Promise<void>;

/** Other bytes or another frame for a file that is in use. */
export function makeVersions(deps: {
  content: Content;
  mentions: Mentions;
  originals: Files;
  pictures: Pictures;
  change: Change;
  showInPlace: ShowInPlace;
}) {
  const { content, mentions, originals, pictures, change } = deps;

  /** Drafts take the new version; visitors see it after the next publish, as with any other change. */
  async function showEverywhere(actor: Actor, row: store.AssetRow, note: string): Promise<number> {
    const { id, width, height, blur } = row;
    if (width === null || height === null) return 0;
    const picture = { src: srcOf(row), width, height, blur };
    const uses = await mentions.find(actor.siteId, [imagesOf(id)]);
    let changed = 0;
    const edit = (body: unknown) => showNewVersion(body, id, picture);
    for (const { documentId, kind } of uses.filter(({ isDraft }) => isDraft)) {
      if (kind === 'product' || kind === 'savedSection')
        await deps.showInPlace(actor.siteId, { kind, id: documentId }, edit);
      else if (!(await showIn(actor, documentId, { edit, note }))) continue;
      changed += 1;
    }
    return changed;
  }

  async function showIn(
    actor: Actor,
    documentId: string,
    { edit, note }: { edit: (body: unknown) => unknown; note: string },
  ): Promise<boolean> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const draft = await content.read(actor, documentId);
      if (draft instanceof Failure || !draft.body) return false;
      const saved = await content.save(actor, documentId, {
        base: draft.revision,
        body: edit(draft.body),
        note,
      });
      if (!(saved instanceof Failure)) return true;
      if (saved.code !== 'conflict') return false;
    }
    return false;
  }

  return {
    /** Other bytes under the same asset. A picture stays a picture: pages have a place for nothing else. */
    async replace(actor: Actor, id: string, facts: Facts): Promise<KeptAsset | Failure> {
      const row = await change(actor, id, async (tx, before) => {
        if (kindOf(before.mime) !== kindOf(facts.mime))
          return fail('unsupportedFile', {}, 'Please replace a file by one of the same kind.');
        await recordAction(tx, { ...actor, action: 'asset.replace', detail: { id, name: before.name } });
        return store.addVersion(tx, actor.siteId, before, { ...facts, crop: null });
      });
      if (row instanceof Failure) return row;
      const changed = await showEverywhere(actor, row, `Replaced ${row.name}`);
      return { asset: toAsset(row), changed };
    },

    async crop(actor: Actor, id: string, asked: Crop | null): Promise<KeptAsset | Failure> {
      const crop = asked && isWhole(asked) ? null : asked;
      const problem = crop && cropProblem(crop);
      if (problem) return invalid('crop', problem);
      const row = await change(actor, id, async (tx, before) => {
        if (kindOf(before.mime) !== 'image' || isPassedOn(before))
          return fail('unsupportedFile', {}, 'Only photographs and other still pictures can be cropped.');
        const bytes = await originals.read(before.hash);
        const whole = bytes && (await measure(bytes));
        if (!whole) return fail('fileProcessing');
        const { width, height } = cropPixels(crop ?? WHOLE, whole);
        // What matters most stays where it is in the picture, although the frame around it moved.
        const inWhole = pointInWhole({ x: before.focalX, y: before.focalY }, before.crop ?? WHOLE);
        const focal = pointInCrop(inWhole, crop ?? WHOLE);
        await recordAction(tx, { ...actor, action: 'asset.crop', detail: { id, crop } });
        const { mime, hash, size, frames } = before;
        const blur = await pictures.blur({ hash, mime, frames, crop });
        const next = { mime, hash, size, frames, width, height, crop, blur };
        await store.addVersion(tx, actor.siteId, before, next);
        return store.updateAsset(tx, id, { focalX: focal.x, focalY: focal.y });
      });
      if (row instanceof Failure) return row;
      return { asset: toAsset(row), changed: await showEverywhere(actor, row, `Cropped ${row.name}`) };
    },
  };
}
