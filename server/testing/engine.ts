import { rmSync } from 'node:fs';
import { openEngine } from '../engine/engine.ts';
import { aScratchFolder } from './scratch.ts';

/**
 * What a crash would take is thrown away after the run anyway; waiting for the disk took a good part of it. Each of many
 * hands has a product on it, with connections of its own.
 */
const FORGETFUL = { fsync: 'off', full_page_writes: 'off', max_connections: '250' };

/** The one named by DATABASE_URL, where the tests make databases of their own, or one for this run alone. */
export async function aDatabaseServer(): Promise<{ adminUrl: string; stop: () => Promise<void> }> {
  if (process.env.DATABASE_URL) return { adminUrl: process.env.DATABASE_URL, stop: async () => {} };
  const dataDir = aScratchFolder();
  const engine = await openEngine({ dataDir, log: () => {}, settings: FORGETFUL });
  return {
    adminUrl: engine.adminUrl,
    async stop() {
      await engine.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
