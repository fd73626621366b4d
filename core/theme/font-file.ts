import { tidyFontName } from './own-fonts.ts';

/** What a font says of itself. */
export interface FontFacts {
  name: string;
  weights: readonly [number, number];
  isItalic: boolean;
}

/** The tables of a font by their tags. */
export type FontTables = ReadonlyMap<string, Uint8Array>;

export const NOT_A_FONT = 'This file is not a font. Upload a WOFF2, TTF or OTF file.';
export const BROKEN_FONT = 'This font is damaged or incomplete. Export it again and retry.';

/** How files begin that hold a font. */
export const FLAVORS = { trueType: 0x00010000, appleTrueType: 0x74727565, openType: 0x4f54544f } as const;
export const WOFF2_SIGNATURE = 0x774f4632;

const REQUIRED = ['cmap', 'head', 'hhea', 'hmtx', 'maxp', 'name', 'OS/2', 'post'];
/** What type on pages needs. Pictures, signatures and notes of tools in other tables are not served. */
export const KNOWN_TABLES: ReadonlySet<string> = new Set([
  ...REQUIRED,
  ...'cvt |fpgm|glyf|loca|prep|gasp|CFF |CFF2|VORG'.split('|'),
  ...'GDEF|GPOS|GSUB|BASE|JSTF|MATH|kern|hdmx|LTSH|VDMX|vhea|vmtx'.split('|'),
  ...'fvar|gvar|avar|cvar|HVAR|VVAR|MVAR|STAT|COLR|CPAL'.split('|'),
]);

const HEAD_MAGIC = 0x5f0f3cf5;
const MAX_GLYPHS = 65_535;
const ITALIC_BIT = 1;

export const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Reads what is needed of a font, or says why it is none. */
export function readFontTables(tables: FontTables): FontFacts | string {
  const hasOutlines = (tables.has('glyf') && tables.has('loca')) || tables.has('CFF ') || tables.has('CFF2');
  if (!hasOutlines || !REQUIRED.every((tag) => tables.has(tag))) return BROKEN_FONT;
  try {
    const table = (tag: string) => viewOf(tables.get(tag) ?? new Uint8Array());
    const [head, os2, maxp] = [table('head'), table('OS/2'), table('maxp')];
    const glyphs = maxp.getUint16(4);
    if (head.getUint32(12) !== HEAD_MAGIC || glyphs === 0 || glyphs > MAX_GLYPHS) return BROKEN_FONT;
    const weight = clampWeight(os2.getUint16(4));
    return {
      name: tidyFontName(familyIn(table('name'))),
      weights: weightAxis(table('fvar')) ?? [weight, weight],
      isItalic: (os2.getUint16(62) & ITALIC_BIT) !== 0,
    };
  } catch (error) {
    // A table that is shorter than what it says.
    if (error instanceof RangeError) return BROKEN_FONT;
    throw error;
  }
}

const clampWeight = (weight: number) => Math.min(Math.max(Math.round(weight), 1), 1000);

const TYPOGRAPHIC_FAMILY = 16;
const FAMILY = 1;
const WINDOWS = 3;

/** The family by the name its designer gave it, in the encoding that all tools write. */
function familyIn(name: DataView): string {
  const [count, storage] = [name.getUint16(2), name.getUint16(4)];
  const found = new Map<number, string>();
  for (let at = 6; at < 6 + count * 12; at += 12) {
    const id = name.getUint16(at + 6);
    if (name.getUint16(at) !== WINDOWS || found.has(id)) continue;
    if (id !== FAMILY && id !== TYPOGRAPHIC_FAMILY) continue;
    const start = storage + name.getUint16(at + 10);
    const units = Array.from({ length: name.getUint16(at + 8) / 2 }, (_, unit) =>
      name.getUint16(start + unit * 2),
    );
    found.set(id, String.fromCharCode(...units));
  }
  return found.get(TYPOGRAPHIC_FAMILY) ?? found.get(FAMILY) ?? '';
}

const FIXED = 65_536;
const WEIGHT_AXIS = 0x77676874;

function weightAxis(fvar: DataView): readonly [number, number] | undefined {
  if (fvar.byteLength === 0) return undefined;
  const [first, count, size] = [fvar.getUint16(4), fvar.getUint16(8), fvar.getUint16(10)];
  for (let axis = 0; axis < count; axis += 1) {
    const at = first + axis * size;
    if (fvar.getUint32(at) === WEIGHT_AXIS)
      return [clampWeight(fvar.getInt32(at + 4) / FIXED), clampWeight(fvar.getInt32(at + 12) / FIXED)];
  }
  return undefined;
}
