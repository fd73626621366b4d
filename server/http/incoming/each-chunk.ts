import type { Readable } from 'node:stream';

/** What a body could not be taken for; the framework answers with the status. */
export class BadIncoming extends Error {
  readonly statusCode: 400 | 408 | 413;
  constructor(statusCode: 400 | 408 | 413) {
    super('The body could not be taken.');
    this.statusCode = statusCode;
  }
}

/**
 * Hands over a body piece by piece, the next one when the last is dealt with. The stream is left as it is when
 * something goes wrong: ending it would end the connection, and nobody would hear why.
 */
export function eachChunk(stream: Readable, work: (chunk: Buffer) => Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    let working = Promise.resolve();
    const stop = (error: unknown) => {
      stream.off('data', onData).pause();
      reject(error instanceof Error ? error : new BadIncoming(400));
    };
    const onData = (chunk: Buffer) => {
      stream.pause();
      working = work(chunk).then(() => void stream.resume());
      working.catch(stop);
    };
    stream.on('data', onData);
    // The last piece may still be under way.
    stream.once('end', () => void working.then(resolve, reject));
    stream.on('error', stop);
    stream.once('close', () => void working.then(() => stop(new BadIncoming(400)), reject));
  });
}
