import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { aDatabaseOn } from '#server/testing/a-database.ts';
import { root } from '../../scripts/project.mjs';
import { APP_URL } from './places.ts';
import { startProduct } from './product.ts';
import type { Original } from './setup.ts';

export interface Product {
  dataDir: string;
  databaseUrl: string;
  stop: () => Promise<void>;
}

/** A product of its own, on a copy of what the original made. */
export async function copyProduct(): Promise<Product> {
  const original = JSON.parse(process.env.E2E_ORIGINAL ?? '') as Original;
  const database = await aDatabaseOn(original.adminUrl, 'plinth_e2e', original.database);
  const dataDir = join(original.home, database.name);
  // Its files go with those of all others at the end: one by one they cost half a second for each product.
  const forget = () => database.drop();
  try {
    cpSync(join(original.home, 'original'), dataDir, { recursive: true });
    shareRenditions(dataDir, original.home);
    const { kill } = await startProduct({
      program: join(root, 'dist/program/main.js'),
      url: APP_URL,
      dataDir,
      databaseUrl: database.url,
    });
    return {
      dataDir,
      databaseUrl: database.url,
      stop: async () => {
        await kill();
        await forget();
      },
    };
  } catch (error) {
    await forget();
    throw error;
  }
}

/** What one product made of a picture is right for all of them; they hold the same pictures under the same names. */
function shareRenditions(dataDir: string, home: string): void {
  const shared = join(home, 'renditions');
  const own = join(dataDir, 'files', 'renditions');
  mkdirSync(shared, { recursive: true });
  rmSync(own, { recursive: true, force: true });
  symlinkSync(shared, own, 'junction');
}
