const PNG_END = Buffer.from('0000000049454e44ae426082', 'hex');
const JPEG_END = Buffer.from('ffd9', 'hex');
const RIFF_HEAD_BYTES = 8;
const BOX_HEAD_BYTES = 8;

const endsWith = (bytes: Buffer, end: Buffer) => bytes.subarray(-end.length).equals(end);

/** Boxes follow each other to the last byte, and each begins with its length. */
function hasWholeBoxes(bytes: Buffer): boolean {
  let at = 0;
  while (at + BOX_HEAD_BYTES <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    if (length < BOX_HEAD_BYTES) return false;
    at += length;
  }
  return at > 0 && at === bytes.length;
}

const WHOLE: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  webp: (bytes) => bytes.length > RIFF_HEAD_BYTES && bytes.readUInt32LE(4) + RIFF_HEAD_BYTES === bytes.length,
  avif: hasWholeBoxes,
  png: (bytes) => endsWith(bytes, PNG_END),
  jpg: (bytes) => endsWith(bytes, JPEG_END),
  jpeg: (bytes) => endsWith(bytes, JPEG_END),
};

/**
 * Whether a picture is there to its end, as its format tells. A disk that was full or lost its power may have left
 * a part of one, which browsers would keep for a year.
 */
export function isWhole(name: string, bytes: Buffer): boolean {
  return WHOLE[name.slice(name.lastIndexOf('.') + 1)]?.(bytes) ?? bytes.length > 0;
}
