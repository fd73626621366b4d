/** Codewords of one version at error correction level M: [checks in each block, [blocks, data in each], …]. */
type Layout = readonly [checks: number, ...groups: readonly (readonly [blocks: number, data: number])[]];

const LAYOUTS: readonly Layout[] = [
  [10, [1, 16]],
  [16, [1, 28]],
  [26, [1, 44]],
  [18, [2, 32]],
  [24, [2, 43]],
  [16, [4, 27]],
  [18, [4, 31]],
  [22, [2, 38], [2, 39]],
  [22, [3, 36], [2, 37]],
  [26, [4, 43], [1, 44]],
];

const BYTE_MODE = 0b0100;
const PADDING = [0xec, 0x11] as const;

const dataCodewords = ([, ...groups]: Layout) =>
  groups.reduce((sum, [blocks, data]) => sum + blocks * data, 0);
const lengthBits = (version: number) => (version < 10 ? 8 : 16);

/** The smallest version that holds so many bytes, if one of ours does. */
export function versionFor(bytes: number): number | undefined {
  const index = LAYOUTS.findIndex(
    (layout, at) => 4 + lengthBits(at + 1) + bytes * 8 <= dataCodewords(layout) * 8,
  );
  return index < 0 ? undefined : index + 1;
}

/** All codewords in the order they are drawn: data and checks, each taken in turn from every block. */
export function codewords(bytes: Uint8Array, version: number): number[] {
  const layout = LAYOUTS[version - 1];
  if (!layout) throw new RangeError('There is no such version.');
  const [checks, ...groups] = layout;
  const data = fill(bytes, version, dataCodewords(layout));
  const blocks: number[][] = [];
  for (const [count, size] of groups)
    for (let index = 0; index < count; index += 1) blocks.push(data.splice(0, size));
  return [...interleave(blocks), ...interleave(blocks.map((block) => checksOf(block, checks)))];
}

function fill(bytes: Uint8Array, version: number, size: number): number[] {
  const toBits = (value: number, length: number) => value.toString(2).padStart(length, '0');
  const bits =
    toBits(BYTE_MODE, 4) +
    toBits(bytes.length, lengthBits(version)) +
    Array.from(bytes, (byte) => toBits(byte, 8)).join('');
  const ended = bits + '0'.repeat(Math.min(4, size * 8 - bits.length));
  const words = (ended.padEnd(Math.ceil(ended.length / 8) * 8, '0').match(/.{8}/g) ?? []).map((word) =>
    Number.parseInt(word, 2),
  );
  for (let index = 0; words.length < size; index += 1) words.push(PADDING[index % 2] ?? 0);
  return words;
}

function interleave(blocks: readonly number[][]): number[] {
  const longest = Math.max(...blocks.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) =>
    blocks.flatMap((block) => block.slice(index, index + 1)),
  ).flat();
}

/** Reed–Solomon over GF(256): what remains of the data after division by (x - 1)(x - 2)(x - 4)… */
function checksOf(data: readonly number[], count: number): number[] {
  let generator = [1];
  for (let power = 0, root = 1; power < count; power += 1, root = multiply(root, 2)) {
    const next = [...generator, 0];
    generator.forEach((factor, index) => {
      next[index + 1] = (next[index + 1] ?? 0) ^ multiply(factor, root);
    });
    generator = next;
  }
  const rest = [...data, ...Array<number>(count).fill(0)];
  for (let at = 0; at < data.length; at += 1) {
    const lead = rest[at] ?? 0;
    generator.forEach((factor, index) => {
      rest[at + index] = (rest[at + index] ?? 0) ^ multiply(factor, lead);
    });
  }
  return rest.slice(data.length);
}

export function multiply(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ (product & 0x80 ? 0x11d : 0);
    if ((b >> bit) & 1) product ^= a;
  }
  return product & 255;
}
