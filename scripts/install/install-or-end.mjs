// For commands that may be the first in a fresh clone.
import { Problem } from '../problem.mjs';
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
    if (!(error instanceof Problem)) throw error;
    console.error([error.output, error.message, error.remedy].filter(Boolean).join('\n'));
    process.exit(1);
  }
}
