import { readFontTables } from '#core/theme/font-file.ts';
import { MAX_FONT_MB } from '#core/theme/own-fonts.ts';
import { BYTES_PER_MB } from '#core/assets/file-size.ts';
import { fail, Failure } from '#contract/errors.ts';
import type { UploadedFont } from '#contract/content/fonts.ts';
import type { AssetService } from '../assets/service.ts';
import type { Actor } from '../content/service.ts';
import { readSfnt } from './sfnt.ts';
import { isWoff2, readWoff2, writeWoff2 } from './woff2.ts';

export const FONT_TOO_LARGE = `Fonts can be up to ${MAX_FONT_MB} MB. Upload a smaller file, or a subset of it.`;

/** Fonts of owners: read table by table, kept as WOFF2 among the files of the site. */
export function makeFonts({ assets }: { assets: Pick<AssetService, 'add'> }) {
  return {
    async add(actor: Actor, name: string, bytes: Buffer): Promise<UploadedFont | Failure> {
      if (bytes.length > MAX_FONT_MB * BYTES_PER_MB) return fail('fileTooLarge', {}, FONT_TOO_LARGE);
      const isPacked = isWoff2(bytes);
      const font = isPacked ? await readWoff2(bytes) : readSfnt(bytes);
      if (typeof font === 'string') return fail('unsupportedFile', {}, font);
      const facts = readFontTables(font.tables);
      if (typeof facts === 'string') return fail('unsupportedFile', {}, facts);
      const file = isPacked ? bytes : await writeWoff2(font);
      const stem = name.replace(/\.[^.]*$/, '') || facts.name;
      const kept = await assets.add(actor, `${stem}.woff2`, { folder: '', accepts: 'any' }, file);
      if (kept instanceof Failure) return kept;
      const [lightest, boldest] = facts.weights;
      return { name: facts.name, file: kept.asset.path, lightest, boldest, isItalic: facts.isItalic };
    },
  };
}

export type Fonts = ReturnType<typeof makeFonts>;
