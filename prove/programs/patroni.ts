import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { send } from '../../bench/client.ts';
import { familyOf } from '../faults/processes.ts';
import { makeDaemon } from './daemon.ts';
import { deployFile } from './deploy-file.ts';

const MEMBERS = [1, 2, 3] as const;
export const PASSWORD = 'change-me';
const USER = 'postgres';

interface Member {
  name: string;
  role: string;
  state: string;
}

/** Three PostgreSQL under Patroni with three etcd, as `deploy/` sets them up, on ports of this machine. */
export function makeCluster({ folder, port }: { folder: string; port: number }) {
  const user = systemUser(USER);
  const apiOf = (number: number) => port + number * 5;
  const postgresOf = (number: number) => port + number * 5 + 1;
  const clientOf = (number: number) => port + number * 5 + 2;
  const peerOf = (number: number) => port + number * 5 + 3;
  const binDir = newestPostgres();

  const addresses = (number: number): [string, string][] =>
    [number, ...MEMBERS].flatMap((each) =>
      (
        [
          [':2379', clientOf(each)],
          [':2380', peerOf(each)],
          [':8008', apiOf(each)],
          [':5432', postgresOf(each)],
        ] as const
      ).map(([from, to]): [string, string] => [`10.0.0.2${each}${from}`, `127.0.0.1:${to}`]),
    );
  /** All of the file is for the first of three; what names this machine alone names another in its place. */
  const forMember = (file: string, number: number, changes: readonly [string, string][]) => {
    const text = deployFile(file, changes)
      .split('\n')
      .map((line) =>
        line.includes('hosts:') || line.includes('initial-cluster:')
          ? line
          : line.replaceAll('10.0.0.21', `10.0.0.2${number}`),
      )
      .join('\n');
    return addresses(number)
      .reduce((done, [from, to]) => done.replaceAll(from, to), text)
      .replaceAll('10.0.0.0/24', '127.0.0.0/8');
  };

  function write(name: string, text: string): string {
    const file = join(folder, name);
    writeFileSync(file, text, { mode: 0o600 });
    chownSync(file, user.uid, user.gid);
    return file;
  }

  function home(name: string): string {
    const path = join(folder, name);
    mkdirSync(path, { mode: 0o700 });
    chownSync(path, user.uid, user.gid);
    return path;
  }

  const etcds = MEMBERS.map((number) => {
    const settings = forMember('etcd.yml', number, [
      ['name: pg1', `name: pg${number}`],
      ['/var/lib/etcd/plinth', home(`etcd-${number}`)],
    ]);
    return makeDaemon({
      name: `etcd ${number}`,
      command: ['etcd', '--config-file', write(`etcd-${number}.yml`, settings)],
      user,
      isReady: async () => (await send(clientOf(number), 'x', 'GET', '/health')).body.includes('true'),
    });
  });

  const members = MEMBERS.map((number) => {
    const dataDir = join(home(`pg-${number}`), 'data');
    const settings = forMember('patroni.yml', number, [
      ['name: pg1', `name: pg${number}`],
      ['/usr/lib/postgresql/15/bin', binDir],
      ['/var/lib/postgresql/15/plinth', dataDir],
      ['/var/lib/postgresql/.pgpass-patroni', join(folder, `pg-${number}`, 'pgpass')],
    ]).replace(
      '  pg_hba:',
      `  parameters:\n    unix_socket_directories: '${join(folder, `pg-${number}`)}'\n  pg_hba:`,
    );
    const patroni = makeDaemon({
      name: `Patroni ${number}`,
      command: ['patroni', write(`patroni-${number}.yml`, settings)],
      user,
      isReady: async () => (await send(apiOf(number), 'x', 'GET', '/health')).status === 200,
    });
    const postmaster = () =>
      Number(readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n')[0] ?? 0);
    return {
      name: `pg${number}`,
      patroni,
      apiPort: apiOf(number),
      port: postgresOf(number),
      /** As a crash of PostgreSQL, or with Patroni, as the loss of the whole machine. */
      async kill(isMachine: boolean): Promise<void> {
        if (isMachine) process.kill(patroni.pid, 'SIGKILL');
        killAll(familyOf(postmaster()));
        if (isMachine) await patroni.end('SIGKILL');
      },
    };
  });

  async function look(): Promise<Member[]> {
    for (const { apiPort } of members) {
      const answer = await send(apiPort, 'x', 'GET', '/cluster').catch(() => undefined);
      if (answer?.status === 200) return (JSON.parse(answer.body) as { members: Member[] }).members;
    }
    return [];
  }

  return {
    members,
    look,
    async start(): Promise<void> {
      await Promise.all(etcds.map((etcd) => etcd.start()));
      for (const { patroni } of members) patroni.launch();
    },
    /** Whether all three follow one primary, and one of the others has all that is acknowledged. */
    async isWhole(): Promise<boolean> {
      const answers = await Promise.all(
        members.map(({ apiPort }) => send(apiPort, 'x', 'GET', '/health').catch(() => undefined)),
      );
      if (answers.some((answer) => answer?.status !== 200)) return false;
      const roles = (await look())
        .filter(({ state }) => state === 'running' || state === 'streaming')
        .map(({ role }) => role);
      return roles.length === MEMBERS.length && roles.includes('leader') && roles.includes('sync_standby');
    },
    async primary() {
      const leader = (await look()).find(({ role }) => role === 'leader');
      return members.find(({ name }) => name === leader?.name);
    },
    words: () => members.map(({ name, patroni }) => `${name}: ${patroni.words().slice(-1500)}`).join('\n'),
    async end(): Promise<void> {
      await Promise.all(members.map(({ patroni }) => patroni.end()));
      await Promise.all(etcds.map((etcd) => etcd.end()));
    },
  };
}

export type Cluster = ReturnType<typeof makeCluster>;

function systemUser(name: string): { uid: number; gid: number } {
  const id = (flag: string) => Number(spawnSync('id', [flag, name]).stdout.toString().trim());
  return process.getuid?.() === 0
    ? { uid: id('-u'), gid: id('-g') }
    : { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
}

function newestPostgres(): string {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).map(Number).filter(Boolean) : [];
  return join(root, String(Math.max(...versions)), 'bin');
}

/** Those that come last may have seen that the first is gone. */
function killAll(pids: readonly number[]): void {
  for (const pid of pids)
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
}

/** What is missing for a cluster, in a sentence. */
export function missingPostgres(): string | undefined {
  return existsSync(join(newestPostgres(), 'postgres'))
    ? undefined
    : 'Not installed: PostgreSQL. On Debian: apt-get install postgresql';
}
