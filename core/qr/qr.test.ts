import { describe, expect, test } from 'vitest';
import { codewords, multiply, versionFor } from './blocks.ts';
import { MASKS, qrMatrix, zigzag, type Matrix } from './matrix.ts';

const bits = (matrix: Matrix, cells: readonly (readonly [number, number])[]) =>
  cells.map(([row, column]) => (matrix[row]?.[column] ? '1' : '0')).join('');

// The fifteen cells beside the upper left corner, from the highest bit to the lowest, and their values at level M.
const FORMAT_CELLS = [
  [8, 0],
  [8, 1],
  [8, 2],
  [8, 3],
  [8, 4],
  [8, 5],
  [8, 7],
  [8, 8],
  [7, 8],
  [5, 8],
  [4, 8],
  [3, 8],
  [2, 8],
  [1, 8],
  [0, 8],
] as const;
const FORMATS = [
  '101010000010010',
  '101000100100101',
  '101111001111100',
  '101101101001011',
  '100010111111001',
  '100000011001110',
  '100111110010111',
  '100101010100000',
];

/** Reads a code as a camera would, written against the standard and not against the encoder. */
function read(matrix: Matrix): string {
  const size = matrix.length;
  const mask = FORMATS.indexOf(bits(matrix, FORMAT_CELLS));
  const isMasked = MASKS[mask];
  if (!isMasked) throw new Error('The format cannot be read.');
  const centres = [6, ...({ 25: [18], 33: [26], 41: [34], 45: [22, 38], 57: [28, 50] }[size] ?? [])];
  const isReserved = (row: number, column: number) =>
    (row < 9 && column < 9) ||
    (row < 9 && column >= size - 8) ||
    (row >= size - 8 && column < 9) ||
    row === 6 ||
    column === 6 ||
    (size >= 45 && ((row < 6 && column >= size - 11) || (column < 6 && row >= size - 11))) ||
    centres.some((y) =>
      centres.some(
        (x) =>
          !((y === 6 && x === 6) || (y === 6 && x === size - 7) || (x === 6 && y === size - 7)) &&
          Math.abs(row - y) <= 2 &&
          Math.abs(column - x) <= 2,
      ),
    );
  const text = zigzag(size)
    .filter(([row, column]) => !isReserved(row, column))
    .map(([row, column]) => (matrix[row]?.[column] !== isMasked(row, column) ? '1' : '0'))
    .join('');
  return text;
}

const toBits = (words: readonly number[]) => words.map((word) => word.toString(2).padStart(8, '0')).join('');

describe('the drawn code', () => {
  test.each([
    ['a', 21],
    ['https://example.com/x', 25],
    ['x'.repeat(60), 33],
    ['x'.repeat(100), 41],
    ['otpauth://totp/Plinth:ada%40example.com?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Plinth&x=1', 41],
    ['x'.repeat(120), 45],
    ['x'.repeat(213), 57],
  ])('of %.20s is read again, at %i cells', (text, size) => {
    const matrix = qrMatrix(text) ?? [];
    expect(matrix.length).toBe(size);
    const words = codewords(new TextEncoder().encode(text), (size - 17) / 4);
    expect(read(matrix).startsWith(toBits(words))).toBe(true);
  });

  test('of more than it can hold is none', () => {
    expect(qrMatrix('x'.repeat(214))).toBeUndefined();
  });

  test('says its version from the seventh on', () => {
    const matrix = qrMatrix('x'.repeat(120)) ?? [];
    const cells = Array.from({ length: 18 }, (_, index) => {
      const at = 17 - index;
      return [matrix.length - 11 + (at % 3), Math.floor(at / 3)] as const;
    });
    expect(bits(matrix, cells)).toBe('000111110010010100');
  });

  test('has a corner in three of its corners', () => {
    const matrix = qrMatrix('a') ?? [];
    const line = (row: number, from: number) =>
      matrix[row]
        ?.slice(from, from + 7)
        .map(Number)
        .join('');
    for (const [row, column] of [
      [0, 0],
      [0, 14],
      [14, 0],
    ] as const)
      expect([0, 1, 2, 3, 4, 5, 6].map((step) => line(row + step, column))).toEqual([
        '1111111',
        '1000001',
        '1011101',
        '1011101',
        '1011101',
        '1000001',
        '1111111',
      ]);
  });
});

describe('the codewords', () => {
  test('of one block are a multiple of the generator, so that errors can be found', () => {
    const words = codewords(new TextEncoder().encode('hello'), 1);
    expect(words).toHaveLength(26);
    let root = 1;
    for (let power = 0; power < 10; power += 1) {
      const value = words.reduce((sum, word) => multiply(sum, root) ^ word, 0);
      expect(value).toBe(0);
      root = multiply(root, 2);
    }
  });

  test('begin with mode, length and bytes, and are filled up in turn', () => {
    expect(codewords(new TextEncoder().encode('ab'), 1).slice(0, 8)).toEqual([
      0x40, 0x26, 0x16, 0x20, 0xec, 0x11, 0xec, 0x11,
    ]);
  });

  test.each([
    [1, 26],
    [4, 100],
    [7, 196],
    [8, 242],
    [10, 346],
  ])('of version %i are %i', (version, count) => {
    expect(codewords(new Uint8Array([1]), version)).toHaveLength(count);
  });

  test.each([
    [14, 1],
    [15, 2],
    [213, 10],
    [214, undefined],
  ])('%i bytes need version %s', (bytes, version) => {
    expect(versionFor(bytes)).toBe(version);
  });
});
