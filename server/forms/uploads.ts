import { createReadStream } from 'node:fs';
import sharp from 'sharp';
import type { FieldSpec } from '#core/forms/field.ts';
import {
  isWhatItSays,
  makeArchiveMeter,
  MAX_ARCHIVE_RATIO,
  MAX_PICTURE_PIXELS,
} from '#core/forms/kinds/file/upload-contents.ts';
import { endingOf, FILE_GROUPS, fileProblem } from '#core/forms/kinds/file/uploads.ts';
import { tidyLine } from '#core/forms/shapes/tidy.ts';
import { FILE_TYPE_UNSUPPORTED } from '#core/messages/files.ts';
import { fail, type Failure } from '#contract/errors.ts';
import { headOf, type Files } from '../assets/files.ts';
import type { Database } from '../database/database.ts';
import type { SentFile } from '../http/incoming/incoming.ts';
import { newId } from '../ids.ts';
import * as store from './store.ts';

export const HARMFUL_FILE = 'This file could not be accepted.';

/** Files that visitors send. They are kept as they are, never opened, and only handed to owners as downloads. */
export function makeUploads(deps: { db: Database; files: Files; now: () => Date }) {
  const { db, files, now } = deps;

  async function problemOf(field: FieldSpec, name: string, sent: SentFile): Promise<string | undefined> {
    const problem = fileProblem({ name, size: sent.size }, field);
    if (problem !== undefined) return problem;
    const head = await headOf(sent.path);
    if (!isWhatItSays(name, head)) return FILE_TYPE_UNSUPPORTED.replace('{fileName}', () => name);
    const ending = endingOf(name);
    if (FILE_GROUPS.images.some((image) => image === ending) && !(await isModestPicture(sent.path)))
      return HARMFUL_FILE;
    return head[0] === 0x50 && (await archiveRatio(sent.path)) > MAX_ARCHIVE_RATIO ? HARMFUL_FILE : undefined;
  }

  return {
    async add(
      siteId: string,
      to: { formId: string; field: FieldSpec },
      file: { name: string; sent: SentFile },
    ): Promise<{ id: string; name: string } | Failure> {
      const name = tidyLine(file.name.split(/[\\/]/).at(-1) ?? '') || 'file';
      const problem = await problemOf(to.field, name, file.sent);
      if (problem !== undefined) {
        const errors = { [to.field.id]: problem };
        return fail('formInvalid', { errors, data: { errors, error: problem } }, problem);
      }
      const id = newId();
      await db.site(siteId, async (tx) => {
        await store.lockUploads(tx, 'adding');
        const hash = await files.adopt(file.sent.path);
        await store.insertUpload(tx, {
          siteId,
          id,
          formId: to.formId,
          fieldId: to.field.id,
          name,
          hash,
          size: file.sent.size,
          createdAt: now(),
        });
      });
      return { id, name };
    },

    async read(siteId: string, id: string): Promise<{ name: string; bytes: Buffer } | undefined> {
      const row = await db.readSite(siteId, (tx) => store.findUpload(tx, id));
      const bytes = row && (await files.read(row.hash));
      return row && bytes ? { name: row.name, bytes } : undefined;
    },
  };
}

export type Uploads = ReturnType<typeof makeUploads>;

async function archiveRatio(path: string): Promise<number> {
  const meter = makeArchiveMeter();
  for await (const chunk of createReadStream(path)) meter.push(chunk as Buffer);
  return meter.ratio();
}

/** Reads the head of the picture only. */
async function isModestPicture(path: string): Promise<boolean> {
  try {
    const { width, height } = await sharp(path, { limitInputPixels: false }).metadata();
    return width > 0 && width * height <= MAX_PICTURE_PIXELS;
  } catch {
    return false;
  }
}
