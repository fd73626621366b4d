import type { UploadState } from './upload-queue.ts';
import { say } from './words.ts';

/** How a batch of uploads stands, in one line. What somebody cancelled did not arrive. */
export function summaryOf(states: readonly UploadState[]): string {
  const count = (...wanted: UploadState[]) => states.filter((state) => wanted.includes(state)).length;
  const left = count('waiting', 'sending', 'processing');
  const failed = count('failed');
  const done = count('done');
  if (left > 0) return say('uploadingFiles', { count: left });
  if (failed > 0 && done > 0) return say('someUploaded', { count: done, failed });
  if (failed > 0) return say('notUploaded', { count: failed });
  return done === 0 ? say('nothingWasUploaded') : say('uploaded', { count: done });
}
