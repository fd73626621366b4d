import { expect, test } from 'vitest';
import type { UploadState } from './upload-queue.ts';
import { summaryOf } from './upload-summary.ts';

test.each<[UploadState[], string]>([
  [['sending', 'waiting', 'done'], 'Uploading 2 files'],
  [['processing'], 'Uploading 1 file'],
  [['done', 'done'], '2 files uploaded'],
  [['done', 'cancelled'], '1 file uploaded'],
  [['cancelled', 'cancelled'], 'Nothing was uploaded'],
  [['failed', 'cancelled'], '1 file could not be uploaded'],
  [['done', 'failed', 'done', 'failed', 'cancelled'], '2 files uploaded, 2 could not be'],
])('%j: %s', (states, words) => {
  expect(summaryOf(states)).toBe(words);
});
