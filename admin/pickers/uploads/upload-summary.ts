import type { UploadState } from './upload-queue.ts';

/** How a batch of uploads stands, in one line. What somebody cancelled did not arrive. */
export function summaryOf(states: readonly UploadState[]): string {
  const count = (...wanted: UploadState[]) => states.filter((state) => wanted.includes(state)).length;
  const files = (number: number) => `${number} ${number === 1 ? 'file' : 'files'}`;
  const left = count('waiting', 'sending', 'processing');
  const failed = count('failed');
  const done = count('done');
  if (left > 0) return `Uploading ${files(left)}`;
  if (failed > 0 && done > 0) return `${files(done)} uploaded, ${failed} could not be`;
  if (failed > 0) return `${files(failed)} could not be uploaded`;
  return done === 0 ? 'Nothing was uploaded' : `${files(done)} uploaded`;
}
