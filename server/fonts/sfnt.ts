import { BROKEN_FONT, FLAVORS, KNOWN_TABLES, NOT_A_FONT, viewOf } from '#core/theme/font-file.ts';

const MAX_TABLES = 64;

export interface Sfnt {
  flavor: number;
  tables: Map<string, Uint8Array>;
}

export const tagAt = (view: DataView, at: number): string =>
  String.fromCharCode(view.getUint8(at), view.getUint8(at + 1), view.getUint8(at + 2), view.getUint8(at + 3));

/** The known tables of a TrueType or OpenType file. Each has to lie where the file says. */
export function readSfnt(bytes: Uint8Array): Sfnt | string {
  if (bytes.length < 12) return NOT_A_FONT;
  const view = viewOf(bytes);
  const [flavor, count] = [view.getUint32(0), view.getUint16(4)];
  if (!Object.values<number>(FLAVORS).includes(flavor)) return NOT_A_FONT;
  if (count === 0 || count > MAX_TABLES || bytes.length < 12 + count * 16) return BROKEN_FONT;
  const tables = new Map<string, Uint8Array>();
  for (let at = 12; at < 12 + count * 16; at += 16) {
    const tag = tagAt(view, at);
    const [offset, length] = [view.getUint32(at + 8), view.getUint32(at + 12)];
    if (offset + length > bytes.length || tables.has(tag)) return BROKEN_FONT;
    if (KNOWN_TABLES.has(tag)) tables.set(tag, bytes.subarray(offset, offset + length));
  }
  return { flavor: flavor === FLAVORS.openType ? flavor : FLAVORS.trueType, tables };
}
