import { connect, type Socket } from 'node:net';

export interface Driven {
  perSecond: number;
  p95: number;
  answered: number;
  /** Answers that were neither 200 nor 204. */
  failures: number;
}

/**
 * Sends requests at a steady pace, as visitors come, each on a connection that has nothing else to wait for. Where
 * the server is slower than that, fewer are sent.
 */
export async function drive(options: {
  port: number;
  connections: number;
  perSecond: number;
  seconds: number;
  /** The whole text of the n-th request. */
  next: (index: number) => string;
}): Promise<Driven> {
  const { port, connections, perSecond, seconds, next } = options;
  const times: number[] = [];
  let [sent, failures] = [0, 0];
  const idle: Socket[] = [];
  const began = performance.now();
  const end = began + seconds * 1000;

  const pump = () => {
    const due = Math.min(((performance.now() - began) / 1000) * perSecond, perSecond * seconds);
    while (sent < due && idle.length > 0) {
      idle.pop()?.write(next(sent));
      sent += 1;
    }
  };

  const open = () =>
    new Promise<Socket>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => resolve(socket));
      socket.setNoDelay(true);
      socket.on('error', reject);
      const write = socket.write.bind(socket);
      let [sentAt, waitingFor] = [0, 0];
      socket.write = (text: string) => {
        sentAt = performance.now();
        return write(text);
      };
      socket.on('data', (chunk: Buffer) => {
        if (waitingFor === 0) {
          const head = chunk.indexOf('\r\n\r\n');
          const text = chunk.toString('latin1', 0, head);
          if (!/^HTTP\/1.1 20[04]/.test(text)) failures += 1;
          waitingFor = head + 4 + Number(/content-length: (\d+)/i.exec(text)?.[1] ?? 0);
        }
        waitingFor -= chunk.length;
        if (waitingFor > 0) return;
        times.push(performance.now() - sentAt);
        idle.push(socket);
        pump();
      });
    });

  const sockets = await Promise.all(Array.from({ length: connections }, open));
  idle.push(...sockets);
  while (performance.now() < end) {
    pump();
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  const elapsed = (performance.now() - began) / 1000;
  for (const socket of sockets) socket.destroy();
  times.sort((a, b) => a - b);
  return {
    perSecond: (times.length - failures) / elapsed,
    p95: times[Math.floor(times.length * 0.95)] ?? 0,
    answered: times.length,
    failures,
  };
}

const BROWSER = 'Mozilla/5.0 (Windows NT 10.0; rv:132.0) Gecko/20100101 Firefox/132.0';

/** A page that somebody looked at, told as a browser does; each comes from another network. */
export function hitRequest(host: string, index: number): string {
  const data = JSON.stringify({ url: `http://${host}/page-${index % 300}`, clientDate: index });
  const body = new URLSearchParams({ event: '1', data, ss_cvr: '' }).toString();
  return [
    'POST /api/census/RecordHit HTTP/1.1',
    `host: ${host}`,
    `user-agent: ${BROWSER}`,
    `x-forwarded-for: 203.${index % 99}.${Math.floor(index / 99) % 250}.${index % 200}`,
    'content-type: application/x-www-form-urlencoded',
    `content-length: ${body.length}`,
    '',
    body,
  ].join('\r\n');
}

export const pageRequest = (host: string, path: string): string =>
  `GET ${path} HTTP/1.1\r\nhost: ${host}\r\naccept-encoding: gzip\r\nuser-agent: ${BROWSER}\r\n\r\n`;
