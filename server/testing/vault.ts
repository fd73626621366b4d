import { readKey } from '../secrets/key.ts';
import { makeVault } from '../secrets/vault.ts';

const key = readKey('7'.repeat(64));
if (!key) throw new Error('The key of the tests is not a key.');

/** A key that everybody knows, for what is thrown away after a run. */
export const testVault = makeVault({ current: key });
