import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { listenForPublishes } from './listen.ts';

const message = (type: string, body: string | number[]) => {
  const bytes = Buffer.from(body as string);
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(bytes.length + 4, 1);
  return Buffer.concat([head, bytes]);
};
const READY = message('Z', 'I');
const WELCOME = Buffer.concat([message('R', [0, 0, 0, 0]), READY]);
const IN_RECOVERY = message('E', 'SERROR\0C25006\0Mcannot execute LISTEN during recovery\0\0');
const LISTENING = message('C', 'LISTEN\0');

/** A PostgreSQL that is a standby at first, and primary for whoever comes back. */
async function aStandbyThatTakesOver() {
  let asked = 0;
  let isPrimary = true;
  const server = createServer((socket) => {
    let isGreeted = false;
    socket.on('error', () => {});
    socket.on('data', (bytes: Buffer) => {
      if (!isGreeted) {
        isGreeted = true;
        return socket.write(WELCOME);
      }
      if (bytes[0] !== 'Q'.charCodeAt(0)) return socket.end();
      asked += 1;
      socket.write(Buffer.concat([isPrimary ? LISTENING : IN_RECOVERY, READY]));
      if (asked === 1) {
        // What listened at first is cut off, and finds a standby.
        isPrimary = false;
        socket.end();
      } else isPrimary = true;
      return true;
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, close: () => void server.close() };
}

test('a node that is sent to a standby during a failover listens again later', async () => {
  const server = await aStandbyThatTakesOver();
  const doubtAll = vi.fn();
  const stop = await listenForPublishes(
    { host: '127.0.0.1', port: server.port, user: 'x', database: 'x' },
    { forget: () => {}, doubtAll },
  );
  await vi.waitFor(() => expect(doubtAll).toHaveBeenCalledTimes(2), { timeout: 10_000 });
  await stop();
  server.close();
});
