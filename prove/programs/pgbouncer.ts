import { mkdirSync, writeFileSync, chownSync } from 'node:fs';
import { join } from 'node:path';
import { connect } from '../../bench/connect.ts';
import { makeDaemon } from './daemon.ts';
import { deployFile } from './deploy-file.ts';

/** PgBouncer as `deploy/pgbouncer.ini` sets it up, in a folder of its own. */
export function makePgBouncer(options: {
  folder: string;
  port: number;
  /** The rest of a line of [databases], by the database's name. */
  databases: Readonly<Record<string, string>>;
  users: readonly string[];
  poolSize: number;
  mode?: 'transaction' | 'session' | 'statement';
  user?: { uid: number; gid: number } | undefined;
}) {
  const { folder, port, databases, users, poolSize, mode = 'transaction', user } = options;
  const [limits = ''] = /connect_query='[^']*'/.exec(deployFile('pgbouncer.ini', [])) ?? [];
  const lines = Object.entries(databases).map(([name, rest]) => `${name} = ${rest} ${limits}`);
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'pgbouncer.ini');
  const userList = join(folder, 'userlist.txt');
  writeFileSync(userList, users.map((name) => `"${name}" ""\n`).join(''));
  writeFileSync(
    file,
    deployFile('pgbouncer.ini', [
      [`plinth = host=127.0.0.1 port=5432 ${limits}`, lines.join('\n')],
      ['listen_port = 6432', `listen_port = ${port}`],
      ['auth_type = scram-sha-256', 'auth_type = trust'],
      ['/etc/pgbouncer/userlist.txt', userList],
      ['pool_mode = transaction', `pool_mode = ${mode}`],
      ['default_pool_size = 40', `default_pool_size = ${poolSize}`],
    ]) + `unix_socket_dir =\n`,
  );
  if (user && process.getuid?.() === 0)
    for (const path of [folder, file, userList]) chownSync(path, user.uid, user.gid);
  return makeDaemon({
    name: 'PgBouncer',
    command: ['pgbouncer', file],
    user,
    isReady: async () => {
      const [name = ''] = Object.keys(databases);
      await (await connect(`postgres://${users[0]}@127.0.0.1:${port}/${name}`)).end();
      return true;
    },
  });
}
