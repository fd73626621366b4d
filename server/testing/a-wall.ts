import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';

const SOCKET_NAME = '.s.PGSQL.5432';

/** A way to a PostgreSQL that can be closed: in silence, as when it hangs, or loudly, as when it has ended. */
export async function aWallBefore(adminUrl: string) {
  const url = new URL(adminUrl);
  const folder = url.searchParams.get('host');
  const reach = () =>
    folder ? connect(join(folder, SOCKET_NAME)) : connect(Number(url.port || 5432), url.hostname);
  const open = new Set<Socket>();
  let state: 'open' | 'silent' | 'gone' = 'open';
  const server = createServer((inside) => {
    if (state === 'gone') return inside.destroy();
    const outside = reach();
    for (const socket of [inside, outside]) {
      open.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => open.delete(socket));
      if (state === 'silent') socket.pause();
    }
    inside.on('data', (bytes) => outside.write(bytes));
    outside.on('data', (bytes) => inside.write(bytes));
    inside.on('close', () => outside.destroy());
    outside.on('close', () => inside.destroy());
    if (state === 'silent') for (const socket of [inside, outside]) socket.pause();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    set(next: typeof state): void {
      state = next;
      for (const socket of open) {
        if (next === 'gone') socket.destroy();
        else if (next === 'silent') socket.pause();
        else socket.resume();
      }
    },
    close: () => void server.close(),
  };
}
