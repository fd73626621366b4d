import { expect, test } from 'vitest';
import { checkWith } from '../fields/index.ts';
import { fileNameOf, siteFile } from './file-field.ts';

const problem = 'Choose a sound.';
const sound = siteFile({ accept: 'audio/*', endings: /\.mp3$/, problem });
const any = siteFile({ accept: '*/*', problem });

test.each([
  [sound, '', true],
  [sound, '/s/abc/song.mp3', true],
  [sound, '/s/abc/song.wav', false],
  [any, '/s/abc/song.wav', true],
  [any, '/s/abc/caf%C3%A9.pdf', true],
  [any, '/s/../config', false],
  [any, '/s/', false],
  [any, '/other/song.mp3', false],
  [any, 'https://example.com/s/song.mp3', false],
  [any, '/s/a b.mp3', false],
  [any, 7, false],
])('row %#: %j is taken: %s', (field, value, isTaken) => {
  const result = checkWith(field, value);
  expect(result.ok ? result.value : result.problems.map(({ message }) => message)).toEqual(
    isTaken ? value : [problem],
  );
});

test.each([
  ['/s/abc/caf%C3%A9.pdf', 'café.pdf'],
  ['/s/abc/100%.pdf', '100%.pdf'],
  ['', ''],
])('%j is called %j', (path, name) => {
  expect(fileNameOf(path)).toBe(name);
});
