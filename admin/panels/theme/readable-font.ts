import { BROKEN_FONT, FLAVORS, NOT_A_FONT, WOFF2_SIGNATURE } from '#core/theme/font-file.ts';

const SIGNATURES: readonly number[] = [...Object.values(FLAVORS), WOFF2_SIGNATURE];

/** Why no browser sets text in a file, if that is so. The server reads tables; outlines are read here alone. */
export async function whyUnreadable(file: Blob): Promise<string | undefined> {
  const bytes = await file.arrayBuffer();
  const signature = bytes.byteLength < 4 ? 0 : new DataView(bytes).getUint32(0);
  if (!SIGNATURES.includes(signature)) return NOT_A_FONT;
  try {
    await new FontFace('uploaded', bytes).load();
    return undefined;
  } catch {
    return BROKEN_FONT;
  }
}
