import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { StartProblem } from '../start-problem.ts';
import { newKey, readKey, writeKey, type SecretKey } from './key.ts';

/** Only who runs the server may read it. */
const OWNER_ONLY = 0o600;

/** The key as a file beside the data, for installations that set none. */
export function makeKeyFile(path: string) {
  const former = `${path}.old`;

  function read(file: string): SecretKey | undefined {
    if (!existsSync(file)) return undefined;
    const key = readKey(readFileSync(file, 'utf8'));
    if (!key)
      throw new StartProblem(
        `${file} does not hold a key of 32 bytes.`,
        'Restore the file from your backup, or set SECRET_KEY.',
      );
    chmodSync(file, OWNER_ONLY);
    return key;
  }

  function write(file: string, key: SecretKey): void {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${writeKey(key)}\n`, { mode: OWNER_ONLY, flag: 'wx', flush: true });
  }

  return {
    path,
    read: () => read(path),
    readFormer: () => read(former),

    create(): SecretKey {
      const key = newKey();
      write(path, key);
      return key;
    },

    /** Puts a new key in place and keeps the former beside it. At no moment is there none, and twice is once. */
    exchange(): void {
      if (existsSync(former)) return;
      const next = `${path}.new`;
      rmSync(next, { force: true });
      write(next, newKey());
      linkSync(path, former);
      renameSync(next, path);
    },

    dropFormer: () => rmSync(former, { force: true }),
  };
}

export type KeyFile = ReturnType<typeof makeKeyFile>;
