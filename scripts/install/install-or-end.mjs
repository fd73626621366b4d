// For commands that may be the first in a fresh clone.
import { endWith } from '../problem.mjs';
import { ensureInstalled } from './installation.mjs';

/**
 * Installs the packages unless they are there. Where that fails the process ends with what to do about it.
 *
 * @param {{ withDev: boolean }} wanted
 */
export async function installOrEnd({ withDev }) {
  try {
    await ensureInstalled({ withDev, onInstall: () => console.log('Installing packages …') });
  } catch (error) {
    endWith(error);
  }
}
