import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { BROKEN_FONT, KNOWN_TABLES, viewOf, WOFF2_SIGNATURE } from '#core/theme/font-file.ts';
import { tagAt, type Sfnt } from './sfnt.ts';

const HEADER = 48;
/** Of the tags that have a number in the format; others are written out. */
const TAGS = (
  'cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT ' +
  'VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar bdat bloc bsln cvar ' +
  'fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'
).match(/.{4}(?= |$)/g) as readonly string[];
const WRITTEN_OUT = 63;
/** Outlines as they are: the format's own way to store them is number 0. */
const UNCHANGED_OUTLINES = 3;
const OUTLINES = ['glyf', 'loca'];
/** What may come out of a file of a few megabytes. */
const MAX_UNPACKED = 30 * 1024 * 1024;

/** The last steps take ten times as long and save a few percent. */
const QUALITY = 9;

export const isWoff2 = (bytes: Uint8Array): boolean =>
  bytes.length >= HEADER && viewOf(bytes).getUint32(0) === WOFF2_SIGNATURE;

/** A WOFF2 file of these tables. Compressing is the work of Node's own threads. */
export async function writeWoff2({ flavor, tables }: Sfnt): Promise<Buffer> {
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  // The table of glyph positions follows the glyphs, as the format wants it.
  const ordered = [
    ...sorted.filter(([tag]) => !OUTLINES.includes(tag)),
    ...OUTLINES.flatMap((tag) => sorted.filter((entry) => entry[0] === tag)),
  ];
  const directory = ordered.flatMap(([tag, table]) => {
    const known = TAGS.indexOf(tag);
    const number = known === -1 ? WRITTEN_OUT : known;
    const way = OUTLINES.includes(tag) ? UNCHANGED_OUTLINES : 0;
    return [
      number | (way << 6),
      ...(known === -1 ? Buffer.from(tag, 'latin1') : []),
      ...base128(table.length),
    ];
  });
  const plain = Buffer.concat(ordered.map(([, table]) => table));
  const packed = await promisify(brotliCompress)(plain, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT,
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  });
  const unpackedFile = ordered.reduce(
    (sum, [, table]) => sum + ((table.length + 3) & ~3),
    12 + ordered.length * 16,
  );
  const length = (HEADER + directory.length + packed.length + 3) & ~3;
  const file = Buffer.alloc(length);
  file.writeUInt32BE(WOFF2_SIGNATURE, 0);
  file.writeUInt32BE(flavor, 4);
  file.writeUInt32BE(length, 8);
  file.writeUInt16BE(ordered.length, 12);
  file.writeUInt32BE(unpackedFile, 16);
  file.writeUInt32BE(packed.length, 20);
  file.writeUInt16BE(1, 24);
  Buffer.from(directory).copy(file, HEADER);
  packed.copy(file, HEADER + directory.length);
  return file;
}

/** The tables of a WOFF2 file, as it stores them. One with a table that pages have no use for is refused. */
export async function readWoff2(bytes: Uint8Array): Promise<Sfnt | string> {
  const view = viewOf(bytes);
  const [flavor, count, packedLength] = [view.getUint32(4), view.getUint16(12), view.getUint32(20)];
  const entries: { tag: string; length: number }[] = [];
  let at = HEADER;
  const number = (): number => {
    let value = 0;
    for (let byte = 0; byte < 5; byte += 1) {
      const next = view.getUint8(at++);
      value = value * 128 + (next & 0x7f);
      if ((next & 0x80) === 0) return value;
    }
    throw new RangeError('A number without an end.');
  };
  try {
    for (let index = 0; index < count; index += 1) {
      const flags = view.getUint8(at++);
      const isNamed = (flags & 0x3f) === WRITTEN_OUT;
      const tag = isNamed ? tagAt(view, at) : (TAGS[flags & 0x3f] ?? '');
      if (isNamed) at += 4;
      const plain = number();
      const isChanged = OUTLINES.includes(tag) ? flags >> 6 !== UNCHANGED_OUTLINES : flags >> 6 !== 0;
      const length = isChanged ? number() : plain;
      if (!KNOWN_TABLES.has(tag) && tag !== 'DSIG' && tag !== 'meta') return BROKEN_FONT;
      entries.push({ tag, length });
    }
    const wanted = entries.reduce((sum, { length }) => sum + length, 0);
    if (count === 0 || wanted > MAX_UNPACKED || at + packedLength > bytes.length) return BROKEN_FONT;
    const plain = await promisify(brotliDecompress)(bytes.subarray(at, at + packedLength), {
      maxOutputLength: Math.max(wanted, 1),
    });
    if (plain.length !== wanted) return BROKEN_FONT;
    const tables = new Map<string, Uint8Array>();
    let offset = 0;
    for (const { tag, length } of entries) {
      tables.set(tag, plain.subarray(offset, offset + length));
      offset += length;
    }
    return { flavor, tables };
  } catch {
    // Whatever a hostile file trips over: it is no font.
    return BROKEN_FONT;
  }
}

function base128(value: number): number[] {
  const groups = [value & 0x7f];
  for (let rest = value >>> 7; rest > 0; rest >>>= 7) groups.unshift((rest & 0x7f) | 0x80);
  return groups;
}
