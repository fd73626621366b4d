import { findBinaries, type Binaries } from './binaries.ts';
import { prepareCluster } from './cluster.ts';
import { openDoor } from './door.ts';
import { explainFileError } from './explain.ts';
import { settleHome } from './home.ts';
import { logSettings } from './kept-log.ts';
import { stopLeftover } from './leftover.ts';
import { holdLock } from './lock.ts';
import { startPostmaster } from './postmaster.ts';
import { makeRunnable } from './runnable.ts';

export type Engine = {
  /** Address of the superuser, for the driver. */
  adminUrl: string;
  stop: () => Promise<void>;
  /** Resolves with PostgreSQL's last words if it ends without being asked to. */
  died: Promise<string>;
};

type Options = {
  dataDir: string;
  log: (line: string) => void;
  /** Where root keeps what must not lie below a closed folder. */
  stateDir?: string;
  /** Whether every change is put down where it can be taken away, to come back to any moment. */
  keepsLog?: boolean;
  /** What PostgreSQL is to do otherwise than for people's data. */
  settings?: Record<string, string>;
  /** Another PostgreSQL than the one this version brings, for a database that was written by it. */
  binaries?: Binaries;
  /** Told once PostgreSQL has been started, which is a while before it can be asked. */
  onLaunch?: () => void;
};

/** Runs our own PostgreSQL on the data folder, for this process alone, until it is stopped. */
export async function openEngine({
  dataDir,
  log,
  stateDir = '/var/lib/plinth',
  keepsLog = false,
  settings = {},
  binaries: installed = findBinaries(),
  onLaunch,
}: Options): Promise<Engine> {
  const undo = new DisposableStack();
  try {
    const home = settleHome(dataDir, stateDir);
    const binaries = home.user ? makeRunnable(installed, home.user, { stateDir, log }) : installed;
    const lock = holdLock(home.clusterDir, dataDir);
    undo.defer(() => lock.release());
    await stopLeftover(home.clusterDir, binaries);
    await prepareCluster(home, binaries, log);
    const door = await openDoor(home.clusterDir, home.user);
    undo.defer(() => door.close());
    const postmaster = await startPostmaster({
      home,
      binaries,
      settings: { ...door.settings, ...(keepsLog && logSettings(home)), ...settings },
      log,
      onLaunch,
    });
    return {
      adminUrl: door.adminUrl,
      died: postmaster.died,
      stop: async () => {
        await postmaster.stop();
        undo.dispose();
      },
    };
  } catch (error) {
    undo.dispose();
    throw explainFileError(error, dataDir);
  }
}
