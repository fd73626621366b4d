/** Ids of sites, collections and items. */
export const ID_LENGTH = 24;
export const ID_PATTERN = /^[a-z0-9]{24}$/;
/** How many random bytes {@link makeId} takes. */
export const ID_RANDOM_BYTES = 32;

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789';
/** So many characters fit into a number that is quick to reckon with. */
const PART_LENGTH = 8;
const PART = 36n ** BigInt(PART_LENGTH);
const COLLECTION_PANEL = /^\/pages\/([a-z0-9]{24})$/;

export function isId(value: unknown): value is string {
  return typeof value === 'string' && ID_PATTERN.test(value);
}

/** Reads the bytes as one big number in base 36: no byte is thrown away and no character is favoured. */
export function makeId(randomBytes: Uint8Array): string {
  if (randomBytes.length < ID_RANDOM_BYTES) {
    throw new RangeError(`An id needs ${ID_RANDOM_BYTES} random bytes.`);
  }
  const words = new DataView(randomBytes.buffer, randomBytes.byteOffset, ID_RANDOM_BYTES);
  let rest = 0n;
  for (let at = 0; at < ID_RANDOM_BYTES; at += 8) rest = (rest << 64n) | words.getBigUint64(at);
  let id = '';
  while (id.length < ID_LENGTH) {
    let part = Number(rest % PART);
    for (let count = 0; count < PART_LENGTH; count += 1) {
      id += ALPHABET[part % 36];
      part = Math.floor(part / 36);
    }
    rest /= PART;
  }
  return id;
}

export function isCollectionPanelPath(path: string): boolean {
  return COLLECTION_PANEL.test(path);
}
