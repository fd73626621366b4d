import { readFileSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { MINUTE_MS } from '#core/durations.ts';
import { isIn, readNetworks, type Networks } from '#core/analytics/networks.ts';
import { log } from '../log.ts';

/** What is wrong with an operator's list, told before the server starts. */
export function networksFileProblem(file: string): string | undefined {
  try {
    const networks = readNetworks(readFileSync(file, 'utf8'));
    return typeof networks === 'string' ? networks : undefined;
  } catch {
    return 'It cannot be read.';
  }
}

/** Whether an address is in the operator's list of hosting networks. The list is read again when it changes. */
export function makeHostingNetworks({ file, now }: { file: string | undefined; now: () => Date }) {
  let networks: Networks = [];
  let version = '';
  let lookedAt = -MINUTE_MS;
  let reading: Promise<void> | undefined;

  async function read(path: string): Promise<void> {
    const { mtimeMs, size } = await stat(path);
    const found = `${mtimeMs} ${size}`;
    if (found === version) return;
    const changed = readNetworks(await readFile(path, 'utf8'));
    version = found;
    if (typeof changed === 'string') throw new Error(changed);
    networks = changed;
  }

  return async function isHosting(address: string): Promise<boolean> {
    if (file === undefined) return false;
    if (now().getTime() - lookedAt >= MINUTE_MS) {
      lookedAt = now().getTime();
      reading = read(file).catch((error: Error) =>
        log('error', `DATACENTRES_FILE is not used as it is now: ${error.message} The former list stays.`),
      );
    }
    await reading;
    return isIn(networks, address);
  };
}
