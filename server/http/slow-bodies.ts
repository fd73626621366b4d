import type { IncomingMessage, ServerResponse } from 'node:http';
import { BadIncoming } from './incoming/each-chunk.ts';

/** A body may take so long whatever its size. */
export const GRACE_MS = 10_000;
/** Slower than the worst connection that anybody sends a file over. */
const LEAST_BYTES_PER_SECOND = 8 * 1024;
/** Ten times within the grace. */
const LOOKS = 10;

/** Milliseconds that so many bytes of a body may have taken. */
export const timeFor = (bytes: number, graceMs = GRACE_MS): number =>
  graceMs + (bytes / LEAST_BYTES_PER_SECOND) * 1000;

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Ends requests whose bodies come drop by drop, each of which would hold a connection and its memory. */
export function watchBody(request: IncomingMessage, response: ServerResponse, graceMs = GRACE_MS): void {
  if (!hasBody(request)) return;
  const { socket } = request;
  const [begun, before] = [performance.now(), socket.bytesRead];
  const stop = () => clearInterval(timer);
  const timer = setInterval(() => {
    if (request.complete || socket.destroyed) stop();
    else if (performance.now() - begun > timeFor(socket.bytesRead - before, graceMs)) {
      stop();
      cutOff(request, response);
    }
  }, graceMs / LOOKS).unref();
  request.once('close', stop);
}

function cutOff(request: IncomingMessage, response: ServerResponse): void {
  const canAnswer = !response.headersSent && request.listenerCount('error') > 0;
  if (!canAnswer) {
    request.socket.destroy();
    return;
  }
  response.setHeader('connection', 'close');
  response.once('finish', () => request.socket.destroySoon());
  // Whoever reads the body hears of it like of any other break, and the framework answers.
  request.emit('error', new BadIncoming(408));
}
