import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

const LOOK_EVERY_MS = 100;

/** As much of a load balancer as a rolling restart needs: it keeps connections, asks who is ready, and never tries twice. */
export async function startBalancer(ports: readonly number[]) {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set<number>();
  let turn = 0;

  async function look(port: number): Promise<void> {
    const isReady = await new Promise<boolean>((resolve) => {
      request({ port, path: '/readyz', timeout: 1000 }, (response) => {
        response.resume();
        resolve(response.statusCode === 200);
      })
        .on('error', () => resolve(false))
        .end();
    });
    if (isReady) ready.add(port);
    else ready.delete(port);
  }

  const lookAtAll = () => Promise.all(ports.map(look));
  await lookAtAll();
  const timer = setInterval(() => void lookAtAll(), LOOK_EVERY_MS);

  const server = createServer((incoming, outgoing) => {
    const open = [...ready];
    turn += 1;
    const port = open[turn % open.length];
    if (port === undefined) return void outgoing.writeHead(502).end();
    const { method, url: path, headers } = incoming;
    const passed = request({ agent, port, method, path, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, { 'content-type': answer.headers['content-type'] ?? '' });
      answer.pipe(outgoing);
    });
    passed.on('error', () => outgoing.headersSent || outgoing.writeHead(502).end());
    incoming.pipe(passed);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    isReady: (port: number) => ready.has(port),
    close(): void {
      clearInterval(timer);
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}
