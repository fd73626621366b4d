/** Files one after the other, as every system can open them. Names and sizes only: no times, no owners. */
const BLOCK = 512;
/** As long as a name can be in the plain format. */
const MAX_NAME_LENGTH = 100;

export function tarHeader(name: string, size: number): Buffer {
  if (Buffer.byteLength(name) > MAX_NAME_LENGTH) throw new Error(`The name ${name} is too long.`);
  const header = Buffer.alloc(BLOCK);
  header.write(name, 0);
  header.write('0000644\0', 100);
  header.write('0000000\0', 108);
  header.write('0000000\0', 116);
  header.write(`${size.toString(8).padStart(11, '0')}\0`, 124);
  header.write('00000000000\0', 136);
  header.write('        ', 148);
  header.write('0', 156);
  header.write('ustar\x0000', 257, 'latin1');
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}

export const tarPadding = (size: number): Buffer => Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK);
export const TAR_END = Buffer.alloc(2 * BLOCK);

export class BadArchive extends Error {}

/** The files of an archive as they come; one larger than `maxBytes` is refused. */
export async function* readTar(
  source: AsyncIterable<Buffer>,
  maxBytes: number,
): AsyncGenerator<{ name: string; bytes: Buffer }> {
  let held: Buffer = Buffer.alloc(0);
  const chunks = source[Symbol.asyncIterator]();
  const take = async (size: number): Promise<Buffer | undefined> => {
    const parts = [held];
    let length = held.length;
    while (length < size) {
      const next = await chunks.next();
      if (next.done) return undefined;
      parts.push(next.value);
      length += next.value.length;
    }
    const all = Buffer.concat(parts);
    held = all.subarray(size);
    return all.subarray(0, size);
  };
  for (;;) {
    const header = await take(BLOCK);
    if (!header) throw new BadArchive('The archive ends too early.');
    if (header.every((byte) => byte === 0)) return;
    const name = header.toString('utf8', 0, MAX_NAME_LENGTH).replace(/\0.*$/s, '');
    const size = Number.parseInt(header.toString('latin1', 124, 135), 8);
    if (!Number.isInteger(size) || size < 0 || size > maxBytes)
      throw new BadArchive('The archive is damaged.');
    const bytes = await take(size + tarPadding(size).length);
    if (!bytes) throw new BadArchive('The archive ends too early.');
    yield { name, bytes: bytes.subarray(0, size) };
  }
}
