import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aDatabaseOn } from '#server/testing/a-database.ts';
import { aDatabaseServer } from '#server/testing/engine.ts';
import { root } from '../../scripts/project.mjs';
import { APP_URL } from './places.ts';
import { startProduct } from './product.ts';

/** What the journeys copy a product of their own from; told by the environment, as they run in other processes. */
export interface Original {
  adminUrl: string;
  database: string;
  /** The original's data folder is in here, and the copies' come beside it. */
  home: string;
}

/** Starts the product once the way a person does, on nothing, and keeps what it made for all journeys to copy. */
export default async function setUp(): Promise<() => Promise<void>> {
  const home = mkdtempSync(join(tmpdir(), 'plinth-e2e-'));
  // Run as root, the database belongs to another user, who must be able to pass through.
  chmodSync(home, 0o711);
  const server = await aDatabaseServer();
  const database = await aDatabaseOn(server.adminUrl, 'plinth_e2e');
  const tearDown = async () => {
    await database.drop();
    await server.stop();
    rmSync(home, { recursive: true, force: true });
  };
  try {
    const product = await startProduct({
      program: join(root, 'scripts/start.mjs'),
      url: APP_URL,
      dataDir: join(home, 'original'),
      databaseUrl: database.url,
    });
    await product.stop();
  } catch (error) {
    await tearDown();
    throw error;
  }
  const original: Original = { adminUrl: server.adminUrl, database: database.name, home };
  process.env.E2E_ORIGINAL = JSON.stringify(original);
  return tearDown;
}
