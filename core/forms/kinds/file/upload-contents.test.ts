import { expect, test } from 'vitest';
import { isWhatItSays, makeArchiveMeter, MAX_ARCHIVE_RATIO, MAX_PICTURE_PIXELS } from './upload-contents.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** The first bytes of each kind, as files of it have them. */
const BEGINNINGS: readonly (readonly [endings: readonly string[], begins: string])[] = [
  [['jpg', 'jpeg'], '\xff\xd8\xff'],
  [['png'], '\x89PNG\r\n\x1a\n'],
  [['gif'], 'GIF8'],
  [['webp'], 'RIFF....WEBP'],
  [['pdf'], '%PDF'],
  [['doc', 'xls'], '\xd0\xcf\x11\xe0'],
  [['docx', 'xlsx', 'odt', 'ods', 'zip'], 'PK\x03\x04'],
  [['zip'], 'PK\x05\x06'],
  [['rtf'], '{\\rtf'],
];
const cases = BEGINNINGS.flatMap(([endings, begins]) => endings.map((ending) => [ending, begins] as const));

test.each(cases)('a .%s file begins with %j, and with nothing else', (ending, begins) => {
  const content = bytes(`${begins}and more`);
  expect(isWhatItSays(`A.${ending.toUpperCase()}`, content)).toBe(true);
  expect(isWhatItSays(`a.${ending}`, new Uint8Array())).toBe(false);
  for (let index = 0; index < begins.length; index += 1)
    if (begins[index] !== '.')
      expect(isWhatItSays(`a.${ending}`, content.with(index, 0)), `byte ${index}`).toBe(false);
});

test.each([
  ['a.txt', 'words', true],
  ['a.csv', 'a;b', true],
  ['a.txt', 'not\0words', false],
  ['a.csv', '\0', false],
  ['a.txt', 'of Unicode: \x01', true],
  ['a.svg', '<svg>', false],
])('%s with %j', (name, content, isTrue) => expect(isWhatItSays(name, bytes(content))).toBe(isTrue));

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
  expect(ratioOf(bytes(`before it${'.'.repeat(37)}`), entry)).toBe(500);
  expect(ratioOf(bytes('of a text as long as an entry of such an archive, and no archive'))).toBe(0);
  expect(ratioOf()).toBe(0);
});

test('traps are large pictures and archives that grow', () =>
  expect([MAX_PICTURE_PIXELS, MAX_ARCHIVE_RATIO]).toEqual([50_000_000, 100]));
