import { join } from 'node:path';
import { build } from 'vite';

const root = join(import.meta.dirname, '../..');
const NAME = 'worker.js';

/** The worker as one file: a hundred of them die in a proof, and each successor would read a thousand sources. */
export async function buildWorker(): Promise<string> {
  const outDir = join(root, '.cache/prove-subscriptions');
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir,
      ssr: join(import.meta.dirname, 'worker.ts'),
      minify: false,
      target: 'esnext',
      rolldownOptions: { output: { entryFileNames: NAME, codeSplitting: false } },
    },
    // Made for the machine, or only there to work on Plinth.
    ssr: { noExternal: true, external: ['sharp', '@node-rs/argon2', 'vite', 'pg-native'] },
  });
  return join(outDir, NAME);
}
