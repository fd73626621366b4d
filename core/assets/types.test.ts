import { expect, test } from 'vitest';
import { isShownInPlace, kindByName, kindOf, limitOf, typeOf } from './types.ts';

const bytes = (...parts: (string | number[])[]) =>
  new Uint8Array(
    parts.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : part)),
  );
const PNG = bytes([0x89], 'PNG\r\n', [0x1a, 0x0a], '....');
const JPEG = bytes([0xff, 0xd8, 0xff, 0xe0]);
const EXE = bytes('MZ', [0x90, 0, 3]);
const ZIP = bytes([0x50, 0x4b, 3, 4], 'rest');

test.each([
  ['a.png', PNG, 'image/png'],
  ['a.jpg', PNG, 'image/png'],
  ['photo', JPEG, 'image/jpeg'],
  ['A.JPEG', JPEG, 'image/jpeg'],
  ['a.webp', bytes('RIFF', [1, 2, 3, 4], 'WEBP'), 'image/webp'],
  ['a.avif', bytes([0, 0, 0, 28], 'ftypavif'), 'image/avif'],
  ['a.gif', bytes('GIF89a'), 'image/gif'],
  ['a.svg', bytes('<?xml version="1.0"?><!-- by hand --><svg xmlns="x">'), 'image/svg+xml'],
  ['a.svg', bytes('\uFEFF <svg>'), 'image/svg+xml'],
  ['menu.pdf', bytes('%PDF-1.7'), 'application/pdf'],
  ['song.mp3', bytes('ID3'), 'audio/mpeg'],
  ['song.wav', bytes('RIFF', [1, 2, 3, 4], 'WAVE'), 'audio/wav'],
  ['film.mp4', bytes([0, 0, 0, 32], 'ftypisom'), 'video/mp4'],
  ['list.csv', bytes('a,b\n'), 'text/csv'],
  ['a.docx', ZIP, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['a.zip', ZIP, 'application/zip'],
  ['setup.exe', EXE, 'application/octet-stream'],
  ['page.html', bytes('<!doctype html><script>'), 'application/octet-stream'],
  ['script.js', bytes('alert(1)'), 'application/octet-stream'],
])('%s is what its bytes say', (name, head, type) => expect(typeOf(name, head)).toBe(type));

test.each([
  ['a.png', EXE],
  ['a.png', bytes('<html><script>')],
  ['a.svg', bytes('<html><svg>')],
  ['a.svg', PNG],
  ['menu.pdf', PNG],
  ['menu.pdf', ZIP],
  ['a.docx', EXE],
  ['song.mp3', PNG],
  ['a.jpg', new Uint8Array()],
])('%s that is something else is not believed', (name, head) => expect(typeOf(name, head)).toBeUndefined());

test.each([
  ['image/png', 'image', 'image', true],
  ['image/svg+xml', 'image', 'image', true],
  ['image/tiff', 'file', 'file', false],
  ['audio/mpeg', 'audio', 'audio', true],
  ['video/mp4', 'video', 'file', true],
  ['application/pdf', 'file', 'file', true],
  ['text/plain', 'file', 'file', true],
  ['text/html', 'file', 'file', false],
  ['application/octet-stream', 'file', 'file', false],
] as const)('%s is %s', (type, kind, limit, shown) => {
  expect(kindOf(type)).toBe(kind);
  expect(limitOf(kind)).toBe(limit);
  expect(isShownInPlace(type)).toBe(shown);
});

test.each([
  ['a.PNG', 'image'],
  ['a.svg', 'image'],
  ['a.m4a', 'audio'],
  ['a.mov', 'video'],
  ['a.pdf', 'file'],
  ['a', 'file'],
])('%s looks like %s', (name, kind) => expect(kindByName(name)).toBe(kind));
