import { codewords, versionFor } from './blocks.ts';

export type Matrix = readonly (readonly boolean[])[];

const ALIGNMENT: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];

export const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_row, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

/** A QR code (ISO/IEC 18004, byte mode, level M) of a short text; nothing for texts above 213 bytes. */
export function qrMatrix(text: string): Matrix | undefined {
  const bytes = new TextEncoder().encode(text);
  const version = versionFor(bytes.length);
  if (version === undefined) return undefined;
  const words = codewords(bytes, version);
  const candidates = MASKS.map((_, mask) => draw(version, words, mask));
  return candidates.reduce((best, next) => (penalty(next) < penalty(best) ? next : best));
}

function draw(version: number, words: readonly number[], mask: number): boolean[][] {
  const size = version * 4 + 17;
  const cells: (boolean | undefined)[][] = Array.from({ length: size }, () =>
    Array<boolean | undefined>(size).fill(undefined),
  );
  const set = (row: number, column: number, isDark: boolean) => {
    const line = cells[row];
    if (line && column >= 0 && column < size) line[column] = isDark;
  };
  const isSet = (row: number, column: number) => cells[row]?.[column] !== undefined;
  drawPatterns(version, size, set, isSet);
  drawFormat(version, size, mask, set);
  const isMasked = MASKS[mask] ?? (() => false);
  let at = 0;
  for (const [row, column] of zigzag(size)) {
    if (isSet(row, column)) continue;
    const bit = ((words[at >> 3] ?? 0) >> (7 - (at & 7))) & 1;
    set(row, column, (bit === 1) !== isMasked(row, column));
    at += 1;
  }
  return cells.map((line) => line.map((cell) => cell === true));
}

type Set = (row: number, column: number, isDark: boolean) => void;

function drawPatterns(
  version: number,
  size: number,
  set: Set,
  isSet: (row: number, column: number) => boolean,
): void {
  const rings = (row: number, column: number, reach: number, dark: readonly number[]) => {
    for (let y = -reach; y <= reach; y += 1)
      for (let x = -reach; x <= reach; x += 1)
        set(row + y, column + x, dark.includes(Math.max(Math.abs(x), Math.abs(y))));
  };
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    rings(row, column, 4, [0, 1, 3]);
  const places = ALIGNMENT[version - 1] ?? [];
  for (const row of places)
    for (const column of places) if (!isSet(row, column)) rings(row, column, 2, [0, 2]);
  for (let at = 8; at < size - 8; at += 1) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
}

function drawFormat(version: number, size: number, mask: number, set: Set): void {
  // Level M is 00, so the mask alone is the data.
  const format = ((mask << 10) | remainder(mask << 10, 0x537)) ^ 0x5412;
  const isDark = (bits: number, index: number) => ((bits >> index) & 1) === 1;
  const skip = (index: number) => (index < 6 ? index : index + 1);
  for (let index = 0; index < 15; index += 1) {
    const bit = isDark(format, index);
    if (index < 8) set(skip(index), 8, bit);
    else set(8, skip(14 - index), bit);
    if (index < 8) set(8, size - 1 - index, bit);
    else set(size - 15 + index, 8, bit);
  }
  set(size - 8, 8, true);
  if (version < 7) return;
  const bits = (version << 12) | remainder(version << 12, 0x1f25);
  for (let index = 0; index < 18; index += 1) {
    const [far, near] = [size - 11 + (index % 3), Math.floor(index / 3)];
    set(far, near, isDark(bits, index));
    set(near, far, isDark(bits, index));
  }
}

/** Of a division of polynomials over two: the check bits of format and version. */
function remainder(value: number, divisor: number): number {
  const length = (bits: number) => 32 - Math.clz32(bits);
  let rest = value;
  while (length(rest) >= length(divisor)) rest ^= divisor << (length(rest) - length(divisor));
  return rest;
}

/** Columns in pairs from the right, up and down in turn, around the timing pattern. */
export function zigzag(size: number): [row: number, column: number][] {
  const path: [number, number][] = [];
  let isUp = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right -= 1;
    for (let step = 0; step < size; step += 1) {
      const row = isUp ? size - 1 - step : step;
      path.push([row, right], [row, right - 1]);
    }
    isUp = !isUp;
  }
  return path;
}

/** How hard a reader has it: long runs, blocks of one colour, what looks like a corner, too much of one colour. */
function penalty(matrix: Matrix): number {
  const toText = (line: readonly boolean[]) => line.map((cell) => (cell ? '1' : '0')).join('');
  const columns = matrix.map((_, index) => matrix.map((line) => line[index] === true));
  const lines = [...matrix, ...columns].map(toText);
  const runs = lines.flatMap((line) => line.match(/(.)\1{4,}/g) ?? []);
  const corners = lines.flatMap((line) => line.match(/10111010000|00001011101/g) ?? []);
  const dark = matrix.flat().filter(Boolean).length / matrix.flat().length;
  return (
    runs.reduce((sum, run) => sum + run.length - 2, 0) +
    corners.length * 40 +
    countSquares(matrix) * 3 +
    Math.floor(Math.abs(dark - 0.5) * 20) * 10
  );
}

function countSquares(matrix: Matrix): number {
  let count = 0;
  for (let row = 1; row < matrix.length; row += 1)
    for (let column = 1; column < matrix.length; column += 1) {
      const around = [matrix[row]?.[column - 1], matrix[row - 1]?.[column], matrix[row - 1]?.[column - 1]];
      if (around.every((cell) => cell === matrix[row]?.[column])) count += 1;
    }
  return count;
}
