import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { BYTES_PER_MB } from '#core/assets/file-size.ts';
import { collectDefaultMetrics } from 'prom-client';
import { makeSteps, type Steps } from '../steps.mjs';
import { answerMeanwhile } from './meanwhile.ts';
import { keepHeapSmall } from './heap.ts';
import { listen } from './listen.ts';
import { findSiblings } from './siblings.ts';
import { buildApp } from '../app.ts';
import { isLocalhostName, keySourceOf, type Config } from '../config.ts';
import { projectDir } from '../project-dir.ts';
import { refuseWrongClock } from '../database/clock/clock.ts';
import { makeDatabase, type Database, type ReplicaReport } from '../database/database.ts';
import { replicaProblem } from '../database/replicas/problem.ts';
import { withReplicas } from '../database/replicas/with-replicas.ts';
import { directSettingOf, explainDatabaseError, explainLostDatabase } from '../database/explain.ts';
import { makeMetricsServer } from '../http/monitoring/metrics-door.ts';
import type { OperatorDoor } from '../http/monitoring/operator-door.ts';
import { makeHearing } from '../serving/caches-in-front.ts';
import { listenForPublishes } from '../sites/listen.ts';
import { markFiles } from '../storage/folder-mark.ts';
import { openStorage } from '../storage/place.ts';
import { log } from '../log.ts';
import type { OpenDatabase } from '../open-database.ts';
import { openVault } from '../secrets/open-vault.ts';
import { prepareDatabase } from '../database/migrate.ts';
import { DEMO_OWNER } from '../demo/owner.ts';
import { makeDemo } from '../demo/seed.ts';
import { startJobs, type Jobs } from '../jobs.ts';
import { keepShipping } from '../backup/moments/kept-log.ts';
import { noteNewFiles, notesOf } from '../backup/moments/new-files.ts';
import { scheduleBackups } from '../backup/schedule.ts';
import { startTelemetry } from '../telemetry/start.ts';
import { loadBundle } from '../bundle/bundle.ts';
import { StartProblem } from '../start-problem.ts';

const isDev = process.argv.includes('--dev');
const SILENT = { write: () => {}, isTty: false, now: () => performance.now() };

/** Of all processes together: each keeps its own pages. */
const PAGE_CACHE_MB = 256;

/** One process of the product: alone, or one of several on this port. */
export async function startNode(
  given: Config,
  { screen, openDatabase }: { screen: Steps; openDatabase: OpenDatabase },
): Promise<void> {
  collectDefaultMetrics();
  const siblings = findSiblings();
  const isFirst = siblings?.isFirst ?? true;
  const steps = isFirst ? screen : makeSteps(SILENT);
  // The first of several does the jobs.
  const config: Config = isFirst || given.role !== 'all' ? given : { ...given, role: 'web' };
  const isLocal = isLocalhostName(config.appDomain);
  const endings: (() => Promise<void>)[] = [];
  const end = justOnce(async () => {
    for (const step of endings.reverse()) await step();
  });
  const stop = (code: number) => void end().then(() => process.exit(code));
  let isDraining = false;
  /** Told again, it ends without waiting. */
  const drain = async () => {
    if (!isDraining && isServing) {
      isDraining = true;
      await pause(config.drainSeconds * 1000);
    }
    stop(0);
  };
  let isServing = false;
  let isFilling = false;
  let isDatabaseAway = () => false;
  // A terminal tells all of its processes; several are told by the one that looks after them.
  process.on('SIGINT', () => {
    if (!siblings) void drain();
  });
  process.on('SIGTERM', () => void drain());

  try {
    const telemetry = await startTelemetry(config);
    endings.push(telemetry.stop);
    // Read while the database starts; a failure is told where it is waited for.
    const built = isDev ? undefined : loadBundle();
    built?.catch(() => {});
    const admin =
      siblings?.databaseUrl === undefined
        ? await steps.run('Database', () =>
            openDatabase(config, {
              endings,
              onDeath: () => stop(1),
              log: (line) => steps.say(line),
            }),
          )
        : { connectionString: siblings.databaseUrl };
    // Of several processes the first alone is asked by everybody; later the others go on answering.
    const isAlone = siblings?.isAlone ?? true;
    const stopMeanwhile = isAlone ? await answerMeanwhile(config) : async () => {};
    endings.push(stopMeanwhile);
    const pooled = config.databaseDirectUrl ? { connectionString: config.databaseUrl } : undefined;
    const pool = await steps.run('Migrations', () =>
      prepareDatabase(admin, { pooled, say: (line) => steps.say(line) }).catch((error: unknown) =>
        explainDatabaseError(error, config, directSettingOf(config)),
      ),
    );
    const db = await withReplicas(makeDatabase(pool), {
      urls: config.databaseReplicaUrls,
      options: pool.options,
      tell: tellOfReplica,
    });
    endings.push(() => db.close());
    isDatabaseAway = () => db.pulse.isAway();
    // Beside each other: most of each is waiting for the database.
    const [vault, jobs] = await Promise.all([
      openVault(admin, keySourceOf(config)),
      startWork(db, { isWorker: config.role !== 'web' }),
    ]);
    endings.push(() => jobs.stop());
    db.pulse.watch((isAway) =>
      isAway
        ? log('error', 'The database does not answer. Kept pages are served; everything else has to wait.')
        : log('info', 'The database answers again.'),
    );
    const bundle = (await built) ?? (await steps.run('Sources', () => openSources(endings)));
    closeFolders(config.dataDir);
    const filesDir = join(config.dataDir, 'files');
    const files = openStorage(config.filesUrl ?? filesDir, projectDir);
    const storage = config.backup.keepsLog ? noteNewFiles(files, notesOf(config.dataDir)) : files;
    const app = await buildApp({
      db,
      storage,
      hasFiles: await markFiles(db, storage),
      isDraining: () => isDraining,
      isFilling: () => isFilling,
      isWorkerOnly: config.role === 'worker',
      jobs,
      bundle,
      vault,
      filesDir,
      appDomain: config.appDomain,
      sitesDomain: config.sitesDomain,
      isSecure: !isLocal,
      logLevel: config.logLevel,
      proxies: config.proxies,
      countryHeader: config.countryHeader,
      datacentresFile: config.datacentresFile,
      cachesInFront: config.cachesInFront,
      flags: config.flags,
      metrics: config.metrics,
      siblings,
      tracing: telemetry.tracing,
      operators: config.operators,
      fontHosts: config.fontHosts,
      serviceUrls: config.serviceUrls,
      places: config.places,
      photos: config.photos,
      siteBytes: config.siteStorageMb * BYTES_PER_MB,
      mail: { ...config.mail, folder: join(config.dataDir, 'mail') },
      trialDays: config.trialDays,
      providerUrls: config.providerUrls,
      plans: config.plans,
      domains: config.domains,
      // What is being edited must be drawn anew each time.
      pageCacheBytes: isDev ? 0 : (PAGE_CACHE_MB * BYTES_PER_MB) / config.processes,
    });
    endings.push(await listenForPublishes(admin, makeHearing(app.services)));
    const demo = isFirst && config.demo && isLocal ? makeDemo(app.services) : undefined;
    isFilling = demo !== undefined;
    if (demo) await steps.run('Demo', demo.first);
    await stopMeanwhile();
    await listen(app.http, config);
    if (config.metrics.port !== undefined) endings.push(await listenForMetrics(app.operatorDoor, config));
    endings.push(() => app.http.close());
    if (isFirst) endings.push(keepShipping(config, files));
    if (isFirst && config.role !== 'web') endings.push(scheduleBackups(config.backup));
    endings.push(await app.services.nodes.register(config.role));
    isServing = true;
    // A start has everything still to come, and would only be held up.
    keepHeapSmall();
    siblings?.tellReady();
    const hasMore = (await demo?.hasMore()) ?? false;
    if (isFirst) announce(steps, config, demo && (hasMore ? 'first' : 'all'));
    if (demo && hasMore) {
      endings.push(() => demo.stop());
      await steps.run('More demos', demo.others);
      if (!isDraining) announceOthers(steps, config);
    }
    isFilling = false;
  } catch (error) {
    await end();
    throw explainLostDatabase(error, isDatabaseAway());
  }
}

async function startWork(db: Database, { isWorker }: { isWorker: boolean }): Promise<Jobs> {
  await db.pulse.beat();
  refuseWrongClock(db.pulse.clockApartMs());
  return startJobs(db, {
    // While the database is away every look for work would say so.
    onError: (error) => {
      if (!db.pulse.isAway()) log('error', error.message);
    },
    isWorker,
  });
}

function tellOfReplica(replica: ReplicaReport): void {
  const problem = replicaProblem(replica);
  if (problem === undefined) log('info', `Published pages are read from the replica ${replica.name}.`);
  else log('warn', `${problem} Pages are read from the primary.`);
}

/** What people sent is nobody else's on this machine; folders of earlier versions were open to all. */
function closeFolders(dataDir: string): void {
  for (const name of ['files', 'mail']) {
    const folder = join(dataDir, name);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    // On a shared disk they may belong to another user, who has decided about them.
    if (statSync(folder).uid === process.getuid?.()) chmodSync(folder, 0o700);
  }
}

async function openSources(endings: (() => Promise<void>)[]) {
  const { makeDevBundle } = await import('../bundle/dev-bundle.ts');
  const bundle = await makeDevBundle();
  endings.push(() => bundle.stop());
  return bundle;
}

/** Figures on a port of their own, which a firewall can keep from the world. */
async function listenForMetrics(door: OperatorDoor, { host, metrics: access }: Config) {
  const server = makeMetricsServer(door, access);
  server.listen(access.port, host);
  try {
    await once(server, 'listening');
  } catch {
    throw new StartProblem(
      `Port ${access.port} of METRICS_PORT cannot be used.`,
      'Stop the program that has it, or choose another port.',
    );
  }
  return async () => {
    server.close();
    server.closeAllConnections();
  };
}

function announce(steps: Steps, config: Config, demos: 'first' | 'all' | undefined): void {
  const scheme = isLocalhostName(config.appDomain) ? 'http' : 'https';
  steps.say('');
  steps.say(`  Plinth      ${scheme}://${config.appDomain}`);
  if (!demos) return;
  steps.say(`  Demo site   ${scheme}://demo.${config.sitesDomain}`);
  if (demos === 'all') announceOthers(steps, config);
  steps.say(
    `  Log in      ${scheme}://${config.appDomain}/login   ${DEMO_OWNER.email}   ${DEMO_OWNER.password}`,
  );
  steps.say('');
}

/** There are demos on this machine alone. */
function announceOthers(steps: Steps, { sitesDomain }: Config): void {
  steps.say(`  Studio site http://atelier.${sitesDomain}`);
  steps.say(`  Journal     http://almanac.${sitesDomain}`);
  steps.say(`  Restaurant  http://osteria.${sitesDomain}`);
  steps.say(`  Showcase    http://showcase.${sitesDomain}`);
}

function justOnce(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => (done ??= work());
}
