import { expect, test } from 'vitest';
import { isWhatItSays, makeArchiveMeter } from './upload-contents.ts';
import { acceptOf, fileProblem } from './uploads.ts';
import { SAY } from '../testing/check-value.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]);

test.each([
  ['a.png', 10, undefined],
  ['a.PNG', 10, undefined],
  ['a.exe', 10, 'The file a.exe is not a supported file type.'],
  ['noending', 10, 'The file noending is not a supported file type.'],
  ['a.pdf', 10, 'The file a.pdf is not a supported file type.'],
  ['a.png', 2_000_001, 'The file a.png is too large. The maximum allowed file size is 2 MB.'],
  ['$&.png', 2_000_001, 'The file $&.png is too large. The maximum allowed file size is 2 MB.'],
])('%s of %d bytes', (name, size, problem) => {
  expect(fileProblem({ name, size }, { fileTypes: ['images'], maxFileMb: 2 }, SAY)).toBe(problem);
});

test.each([
  ['a.png', PNG, true],
  ['a.jpg', PNG, false],
  ['a.pdf', bytes('%PDF-1.7'), true],
  ['a.pdf', bytes('<script>'), false],
  ['a.txt', bytes('words'), true],
  ['a.txt', PNG, false],
  ['a.docx', bytes('PK\u0003\u0004'), true],
  ['a.svg', bytes('<svg>'), false],
])('%s holds what it says: %#', (name, content, isTrue) => expect(isWhatItSays(name, content)).toBe(isTrue));

test('an archive tells how far it grows', () => {
  const entry = new Uint8Array(46);
  const view = new DataView(entry.buffer);
  view.setUint32(0, 0x02014b50, true);
  view.setUint32(24, 46_000, true);
  const ratioOf = (...pieces: Uint8Array[]) => {
    const meter = makeArchiveMeter();
    for (const piece of pieces) meter.push(piece);
    return meter.ratio();
  };
  expect(ratioOf(entry)).toBe(1000);
  expect(ratioOf(entry.subarray(0, 20), entry.subarray(20, 45), entry.subarray(45))).toBe(1000);
  expect(ratioOf(bytes('plain'))).toBe(0);
  expect(ratioOf()).toBe(0);
});

test('browsers are told the endings', () => expect(acceptOf(['archives'])).toBe('.zip'));
