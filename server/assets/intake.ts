import { readFile, stat } from 'node:fs/promises';
import {
  emptyFileSentence,
  MAX_PIXELS,
  tooLargeSentence,
  tooManyPixelsSentence,
  unsupportedSentence,
} from '#core/assets/limits.ts';
import { HEAD_BYTES, kindOf, limitOf, typeOf } from '#core/assets/types.ts';
import { isFileTooLarge } from '#core/assets/file-size.ts';
import { fail, Failure } from '#contract/errors.ts';
import { headOf, type Files } from './files.ts';
import { measure, type Pictures } from './pictures/pictures.ts';

/** What is known of a file once its bytes were looked at. */
export interface Facts {
  mime: string;
  hash: string;
  size: number;
  width: number | null;
  height: number | null;
  frames: number;
  /** A few pixels of a picture; empty for everything else. */
  blur: string;
}

/** Shown in lists, so it is worth having before anybody asks; and drawing it proves that the picture is whole. */
const FIRST_WIDTH = 300;

/** Looks at the bytes of a file, and keeps them if they are what their name says. */
export function makeIntake(deps: { originals: Files; pictures: Pictures }) {
  const { originals, pictures } = deps;

  function typeProblem(name: string, head: Uint8Array, size: number, accepts: string): string | Failure {
    if (size === 0) return fail('emptyFile', {}, emptyFileSentence(name));
    const mime = typeOf(name, head);
    if (mime === undefined || (accepts === 'image' && kindOf(mime) !== 'image'))
      return fail('unsupportedFile', {}, unsupportedSentence(name));
    const kind = kindOf(mime);
    return isFileTooLarge(limitOf(kind), size)
      ? fail('fileTooLarge', {}, tooLargeSentence(name, kind))
      : mime;
  }

  async function keepPicture(name: string, mime: string, bytes: Buffer): Promise<Facts | Failure> {
    const size = await measure(bytes);
    if (!size) return fail('fileProcessing');
    const { width, height, frames } = size;
    if (width * height > MAX_PIXELS) return fail('unsupportedFile', {}, tooManyPixelsSentence(name));
    const hash = await originals.put(bytes);
    const picture = { hash, mime, frames, crop: null };
    try {
      await pictures.shrink(picture, FIRST_WIDTH, ['webp']);
      const blur = await pictures.blur(picture);
      return { mime, hash, size: bytes.length, width, height, frames, blur };
    } catch {
      return fail('fileProcessing');
    }
  }

  return {
    async keepBytes(name: string, bytes: Buffer, accepts: string): Promise<Facts | Failure> {
      const mime = typeProblem(name, bytes.subarray(0, HEAD_BYTES), bytes.length, accepts);
      if (mime instanceof Failure) return mime;
      if (kindOf(mime) === 'image') return keepPicture(name, mime, bytes);
      const hash = await originals.put(bytes);
      return { mime, hash, size: bytes.length, width: null, height: null, frames: 1, blur: '' };
    },

    async keepFile(name: string, path: string, accepts: string): Promise<Facts | Failure> {
      const { size } = await stat(path);
      const mime = typeProblem(name, await headOf(path), size, accepts);
      if (mime instanceof Failure) return mime;
      if (kindOf(mime) === 'image') return keepPicture(name, mime, await readFile(path));
      const hash = await originals.adopt(path);
      return { mime, hash, size, width: null, height: null, frames: 1, blur: '' };
    },
  };
}

export type Intake = ReturnType<typeof makeIntake>;
