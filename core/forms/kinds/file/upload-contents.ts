import { endingOf } from './uploads.ts';

/** A picture of more pixels than this is a trap for whoever opens it. */
export const MAX_PICTURE_PIXELS = 50_000_000;
/** An archive that grows by more than this when it is opened is one too. */
export const MAX_ARCHIVE_RATIO = 100;

const starts =
  (...signatures: readonly (readonly number[])[]) =>
  (bytes: Uint8Array) =>
    signatures.some((signature) => signature.every((byte, index) => bytes[index] === byte));
const ZIP = starts([0x50, 0x4b, 0x03, 0x04], [0x50, 0x4b, 0x05, 0x06]);
const OLE = starts([0xd0, 0xcf, 0x11, 0xe0]);
const JPEG = starts([0xff, 0xd8, 0xff]);
const isText = (bytes: Uint8Array) => !bytes.subarray(0, 4096).includes(0);

/** How the bytes of each kind begin: a name alone can say anything. */
const SIGNATURES: Readonly<Record<string, (bytes: Uint8Array) => boolean>> = {
  jpg: JPEG,
  jpeg: JPEG,
  png: starts([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  gif: starts([0x47, 0x49, 0x46, 0x38]),
  webp: (bytes) =>
    starts([0x52, 0x49, 0x46, 0x46])(bytes) && starts([0x57, 0x45, 0x42, 0x50])(bytes.subarray(8)),
  pdf: starts([0x25, 0x50, 0x44, 0x46]),
  doc: OLE,
  xls: OLE,
  docx: ZIP,
  xlsx: ZIP,
  odt: ZIP,
  ods: ZIP,
  zip: ZIP,
  rtf: starts([0x7b, 0x5c, 0x72, 0x74, 0x66]),
  txt: isText,
  csv: isText,
};

export function isWhatItSays(name: string, bytes: Uint8Array): boolean {
  return SIGNATURES[endingOf(name)]?.(bytes) ?? false;
}

const ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;

/** How much larger an archive says its files are, from its own directory as it passes by; nothing is unpacked. */
export function makeArchiveMeter() {
  let kept = new Uint8Array();
  let packed = 0;
  let unpacked = 0;
  return {
    push(bytes: Uint8Array): void {
      packed += bytes.length;
      const seen = new Uint8Array(kept.length + bytes.length);
      seen.set(kept);
      seen.set(bytes, kept.length);
      const view = new DataView(seen.buffer);
      let at = 0;
      while (at + ENTRY_BYTES <= seen.length) {
        const isEntry = view.getUint32(at, true) === ENTRY;
        if (isEntry) unpacked += view.getUint32(at + 24, true);
        at += isEntry ? ENTRY_BYTES : 1;
      }
      kept = seen.slice(at);
    },
    ratio: () => (packed === 0 ? 0 : unpacked / packed),
  };
}
