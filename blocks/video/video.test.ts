import { expect, test } from 'vitest';
import { VIDEO_EMBED_INVALID, VIDEO_OVERLAY_NEEDS_EMBED } from '#core/messages/editing.ts';
import { fields, type VideoValues } from './fields.ts';
import { aspectRatio, hasVideo, hint, problemOf } from './video.ts';

const film = '<iframe src="https://player.vimeo.com/video/1" width="400" height="200"></iframe>';
const overlay = { ...fields.initial.overlay, src: '/s/a.jpg' };
const values = (change: Partial<VideoValues>) => ({ ...fields.initial, ...change });

test.each<[Partial<VideoValues>, boolean]>([
  [{}, false],
  [{ html: film }, true],
  [{ html: 'no film' }, false],
  [{ source: 'upload', html: film }, false],
  [{ source: 'upload', file: '/s/a.mp4' }, true],
  [{ file: '/s/a.mp4' }, false],
])('%j has a video: %s', (change, expected) => {
  expect(hasVideo(values(change))).toBe(expected);
});

test.each<[Partial<VideoValues>, string, string]>([
  [{}, 'Paste an address or embed code', VIDEO_EMBED_INVALID],
  [{ overlay }, VIDEO_OVERLAY_NEEDS_EMBED, VIDEO_OVERLAY_NEEDS_EMBED],
  [{ source: 'upload', overlay }, 'Choose one of your files', VIDEO_OVERLAY_NEEDS_EMBED],
])('row %#: what is missing is said', (change, missing, problem) => {
  expect([hint(values(change)), problemOf(values(change))]).toEqual([missing, problem]);
});

test.each<[Partial<VideoValues>, number]>([
  [{ html: film }, 2],
  [{ html: film, shape: 'square' }, 1],
  [{ html: film, source: 'upload' }, 100 / 56.3],
  [{}, 100 / 56.3],
])('row %#: is so many times as wide as high', (change, ratio) => {
  expect(aspectRatio(values(change))).toBeCloseTo(ratio);
});
