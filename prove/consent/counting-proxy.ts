import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/** A way out for a browser that leads nowhere, and remembers which hosts were asked for. */
export async function openCountingProxy() {
  let asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://nowhere.invalid').hostname);
    response.writeHead(204).end();
  });
  server.on('connect', (request, socket) => {
    asked.push((request.url ?? '').replace(/:\d+$/, ''));
    socket.on('error', () => {});
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,

    /** For what was answered before it came here. */
    count(host: string): void {
      asked.push(host);
    },

    /** Hosts that were asked for since the last time, each once. */
    take(): string[] {
      const hosts = [...new Set(asked)];
      asked = [];
      return hosts;
    },

    close: () => server.close(),
  };
}

export type CountingProxy = Awaited<ReturnType<typeof openCountingProxy>>;
