/** Ids of sites, collections and items. */
export const ID_PATTERN = /^[a-z0-9]{24}$/;
/** How many random bytes {@link makeId} takes. */
export const ID_RANDOM_BYTES = 32;

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789';
/** Eight bytes are read as a number of 53 bits, the most that is quick to reckon with; it makes six characters. */
const PART_BYTES = 8;
const PART_LENGTH = 6;
const LOWER_HALF = 2 ** 21;
const COLLECTION_PANEL = /^\/pages\/([a-z0-9]{24})$/;

export function isId(value: unknown): value is string {
  return typeof value === 'string' && ID_PATTERN.test(value);
}

/** Writes the bytes in base 36, part by part; none of the characters is favoured by a millionth. */
export function makeId(randomBytes: Uint8Array): string {
  if (randomBytes.length < ID_RANDOM_BYTES) {
    throw new RangeError(`An id needs ${ID_RANDOM_BYTES} random bytes.`);
  }
  const words = new DataView(randomBytes.buffer, randomBytes.byteOffset, ID_RANDOM_BYTES);
  let id = '';
  for (let at = 0; at < ID_RANDOM_BYTES; at += PART_BYTES) {
    let part = words.getUint32(at) * LOWER_HALF + (words.getUint32(at + 4) % LOWER_HALF);
    for (let count = 0; count < PART_LENGTH; count += 1) {
      id += ALPHABET[part % 36];
      part = Math.floor(part / 36);
    }
  }
  return id;
}

export function isCollectionPanelPath(path: string): boolean {
  return COLLECTION_PANEL.test(path);
}
