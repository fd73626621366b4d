import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { once } from 'node:events';
import { makeDaemon } from './daemon.ts';

/** HAProxy with a file of `deploy/`, ready once it takes connections at a port. */
export function makeHaproxy(file: string, { settings, port }: { settings: string; port: number }) {
  writeFileSync(file, settings);
  return makeDaemon({
    name: 'HAProxy',
    command: ['haproxy', '-db', '-f', file],
    isReady: async () => {
      const socket = connect(port, '127.0.0.1');
      try {
        await once(socket, 'connect');
        return true;
      } finally {
        socket.destroy();
      }
    },
  });
}
