import { connect, type Socket } from 'node:net';

export interface LoadResult {
  perSecond: number;
  p50: number;
  p99: number;
  requests: number;
}

export interface Target {
  host: string;
  path: string;
}

/**
 * Keeps a number of connections busy for a while, one request at a time on each, and measures every answer.
 * Works on bare sockets, so that the load costs far less than the server it measures.
 */
export async function load(options: {
  port: number;
  connections: number;
  seconds: number;
  /** Which page the n-th request asks for. */
  next: (index: number) => Target;
  headers?: string;
}): Promise<LoadResult> {
  const { port, connections, seconds, next, headers = '' } = options;
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  let index = 0;
  const start = performance.now();

  const run = (socket: Socket) =>
    new Promise<void>((resolve, reject) => {
      let sentAt = 0;
      let waitingFor = 0;
      const send = () => {
        if (performance.now() >= end) {
          socket.end();
          return resolve();
        }
        const { host, path } = next(index);
        index += 1;
        sentAt = performance.now();
        socket.write(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\n${headers}\r\n`);
      };
      socket.on('data', (chunk: Buffer) => {
        if (waitingFor === 0) {
          const head = chunk.indexOf('\r\n\r\n');
          const text = chunk.toString('latin1', 0, head);
          const length = /content-length: (\d+)/i.exec(text)?.[1];
          if (!text.startsWith('HTTP/1.1 200') || length === undefined)
            return reject(new Error(text.slice(0, 200)));
          waitingFor = head + 4 + Number(length);
        }
        waitingFor -= chunk.length;
        if (waitingFor > 0) return;
        waitingFor = 0;
        times.push(performance.now() - sentAt);
        send();
      });
      socket.on('error', reject);
      socket.setNoDelay(true);
      socket.on('connect', send);
    });

  await Promise.all(Array.from({ length: connections }, () => run(connect(port, '127.0.0.1'))));
  const elapsed = (performance.now() - start) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { perSecond: times.length / elapsed, p50: at(0.5), p99: at(0.99), requests: times.length };
}
