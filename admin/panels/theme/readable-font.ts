import { BROKEN_FONT, NOT_A_FONT } from '#core/theme/font-file.ts';

/** How TrueType, OpenType with PostScript outlines, old Apple and WOFF2 files begin. */
const SIGNATURES = new Set(['\0\u0001\0\0', 'OTTO', 'true', 'wOF2']);

/** Why no browser sets text in a file, if that is so. The server reads tables; outlines are read here alone. */
export async function whyUnreadable(file: Blob): Promise<string | undefined> {
  const bytes = await file.arrayBuffer();
  if (!SIGNATURES.has(String.fromCharCode(...new Uint8Array(bytes.slice(0, 4))))) return NOT_A_FONT;
  try {
    await new FontFace('uploaded', bytes).load();
    return undefined;
  } catch {
    return BROKEN_FONT;
  }
}
