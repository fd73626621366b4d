import { cpSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openEngine } from '../engine/engine.ts';
import { giveTo } from '../engine/fill-cluster.ts';
import { settleHome } from '../engine/home.ts';
import { aScratchFolder } from './scratch.ts';

/** Where the engine keeps what it runs as another user. */
const STATE_DIR = '/var/lib/plinth';
const FORGETFUL = { fsync: 'off', full_page_writes: 'off' };

/** A PostgreSQL and another one that follows it by streaming, for one test file. */
export async function aPrimaryAndStandby() {
  const folder = aScratchFolder();
  const [first, second] = [join(folder, 'primary'), join(folder, 'standby')];
  const open = (dataDir: string, settings = {}) =>
    openEngine({
      dataDir,
      log: () => {},
      settings: { ...FORGETFUL, ...settings },
    });
  await (await open(first)).stop();
  cpSync(first, second, { recursive: true });
  const { clusterDir, user } = settleHome(second, STATE_DIR);
  writeFileSync(join(clusterDir, 'standby.signal'), '');
  if (user) giveTo(clusterDir, user);
  const primary = await open(first);
  const follow = () =>
    open(second, {
      primary_conninfo: `host=${realpathSync(join(first, 'postgres'))} port=5432 user=postgres`,
    });
  let standby = await follow();
  return {
    primaryUrl: primary.adminUrl,
    standbyUrl: standby.adminUrl,
    stopStandby: () => standby.stop(),
    async startStandby() {
      standby = await follow();
    },
    async end() {
      await standby.stop();
      await primary.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
