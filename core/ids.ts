/** Ids of sites, collections and items. */
export const ID_LENGTH = 24;
export const ID_PATTERN = /^[a-z0-9]{24}$/;
/** How many random bytes {@link makeId} takes. */
export const ID_RANDOM_BYTES = 32;

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789';
const COLLECTION_PANEL = /^\/pages\/([a-z0-9]{24})$/;

export function isId(value: unknown): value is string {
  return typeof value === 'string' && ID_PATTERN.test(value);
}

/** Reads the bytes as one big number in base 36: no byte is thrown away and no character is favoured. */
export function makeId(randomBytes: Uint8Array): string {
  if (randomBytes.length < ID_RANDOM_BYTES) {
    throw new RangeError(`An id needs ${ID_RANDOM_BYTES} random bytes.`);
  }
  let rest = randomBytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
  let id = '';
  while (id.length < ID_LENGTH) {
    id += ALPHABET[Number(rest % 36n)];
    rest /= 36n;
  }
  return id;
}

export function isCollectionPanelPath(path: string): boolean {
  return COLLECTION_PANEL.test(path);
}
