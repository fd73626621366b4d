import { FILES_PATH } from '#core/assets/names.ts';
import { parseImagePath } from '#core/images/images.ts';
import { fail, type Failure } from '#contract/errors.ts';
import type { Actor } from '../content/service.ts';
import type { Database, Tx } from '../database/database.ts';
import type { Files } from './files.ts';
import type { Library } from './library.ts';
import type { Pictures } from './pictures/pictures.ts';
import { srcOf, toAsset } from './reply.ts';
import * as store from './store.ts';
import type { Uploads } from './uploads/uploads.ts';

/** Files of one site in another. The bytes are there already: what is copied is what is said of them. */
export function makeCopies(deps: {
  db: Database;
  library: Library;
  uploads: Uploads;
  originals: Files;
  pictures: Pictures;
}) {
  const { db, library, uploads, originals, pictures } = deps;

  /** The file at an address, as that address shows it. */
  async function findAt(tx: Tx, address: string): Promise<store.AssetRow | undefined> {
    const picture = parseImagePath(address);
    if (!picture)
      return address.startsWith(FILES_PATH)
        ? store.findByName(tx, address.slice(FILES_PATH.length))
        : undefined;
    const row = await store.findAsset(tx, picture.id);
    const shown = row && (await store.findVersion(tx, picture.id, picture.version));
    if (!row || !shown || row.version === shown.version) return shown && row;
    const blur = await pictures.blur(shown);
    return { ...row, ...shown, blur };
  }

  return {
    fileAt: (siteId: string, address: string) => db.readSite(siteId, (tx) => findAt(tx, address)),

    /** The address the copy has. What was brought before is not brought again. */
    async copyFile(
      actor: Actor,
      row: store.AssetRow,
      input: { address: string; from: string },
    ): Promise<string | Failure> {
      const { name, alt, licence, credit, crop, mime, hash, size, width, height, frames, blur } = row;
      if (!(await originals.keepAgain(hash))) return fail('notFound');
      const known = await db.readSite(actor.siteId, (tx) => store.findByHash(tx, hash));
      const same = known.find((kept) => JSON.stringify(kept.crop) === JSON.stringify(crop));
      const refusal = same ? undefined : await uploads.roomProblem(actor.siteId, size);
      if (refusal) return refusal;
      const copy =
        same ??
        (await library.add(actor, {
          name,
          folder: '',
          facts: { mime, hash, size, width, height, frames, blur },
          alt,
          focalPoint: { x: row.focalX, y: row.focalY },
          crop,
          licence,
          credit,
          from: input.from,
        }));
      return parseImagePath(input.address) ? srcOf(copy) : toAsset(copy).path;
    },
  };
}
