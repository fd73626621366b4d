import { createReadStream } from 'node:fs';
import type { FieldSpec } from '#core/forms/field.ts';
import {
  isWhatItSays,
  makeArchiveMeter,
  MAX_ARCHIVE_RATIO,
  MAX_PICTURE_PIXELS,
} from '#core/forms/kinds/file/upload-contents.ts';
import { endingOf, FILE_GROUPS, fileProblem } from '#core/forms/kinds/file/uploads.ts';
import { tidyLine } from '#core/forms/shapes/tidy.ts';
import { fail, type Failure } from '#contract/errors.ts';
import { headOf, type Files } from '../assets/files.ts';
import type { Database } from '../database/database.ts';
import type { SentFile } from '../http/incoming/incoming.ts';
import { newId } from '../ids.ts';
import * as store from './store.ts';
import type { SayFields } from '#core/forms/shapes/rules.ts';
import { openSharp } from '../assets/pictures/open-sharp.ts';

interface UploadPlace {
  formId: string;
  field: FieldSpec;
  say: SayFields;
}

/** Files that visitors send. They are kept as they are, never opened, and only handed to owners as downloads. */
export function makeUploads(deps: { db: Database; files: Files; now: () => Date }) {
  const { db, files, now } = deps;

  async function problemOf(
    { field, say }: UploadPlace,
    name: string,
    sent: SentFile,
  ): Promise<string | undefined> {
    const problem = fileProblem({ name, size: sent.size }, field, say);
    if (problem !== undefined) return problem;
    const head = await headOf(sent.path);
    if (!isWhatItSays(name, head)) return say('fileUnsupported', { fileName: name });
    const ending = endingOf(name);
    if (FILE_GROUPS.images.some((image) => image === ending) && !(await isModestPicture(sent.path)))
      return say('fileHarmful');
    return head[0] === 0x50 && (await archiveRatio(sent.path)) > MAX_ARCHIVE_RATIO
      ? say('fileHarmful')
      : undefined;
  }

  return {
    async add(
      siteId: string,
      to: UploadPlace,
      file: { name: string; sent: SentFile },
    ): Promise<{ id: string; name: string } | Failure> {
      const name = tidyLine(file.name.split(/[\\/]/).at(-1) ?? '') || 'file';
      const problem = await problemOf(to, name, file.sent);
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
    const sharp = await openSharp();
    const { width, height } = await sharp(path, { limitInputPixels: false }).metadata();
    return width > 0 && width * height <= MAX_PICTURE_PIXELS;
  } catch {
    return false;
  }
}
