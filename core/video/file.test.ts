import { expect, test } from 'vitest';
import { checkWith } from '../fields/index.ts';
import { NOT_A_VIDEO_FILE, videoFile } from './file.ts';

test.each([
  ['', true],
  ['/s/waves.mp4', true],
  ['/s/waves-2.WEBM', true],
  ['/s/../secret.mp4', false],
  ['/s/page.html', false],
  ['https://example.com/waves.mp4', false],
  [7, false],
])('%j', (value, isFine) => {
  const result = checkWith(videoFile({ label: 'Video' }), value);
  expect(result).toMatchObject(isFine ? { ok: true, value } : { problems: [{ message: NOT_A_VIDEO_FILE }] });
});
