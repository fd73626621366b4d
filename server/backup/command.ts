import { join } from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { commandLine } from '../command-line/command-line.mjs';
import { readConfig, type Config } from '../config.ts';
import { projectDir } from '../project-dir.ts';
import { isUnavailable } from '../database/unavailable.ts';
import { StartProblem } from '../start-problem.ts';
import { makeSteps, screenOfProcess } from '../steps.mjs';
import { StorageRefusal } from '../storage/bucket-requests.ts';
import { backupPlaceProblem } from '../storage/backup-place.ts';
import { openStorage } from '../storage/place.ts';
import type { Storage } from '../storage/storage.ts';
import { BadFrames } from './frames.ts';

export type Steps = ReturnType<typeof makeSteps>;

/** Reads settings and options, runs, and tells what went wrong in a sentence. */
export async function runCommand<const O extends NonNullable<ParseArgsConfig['options']>>(
  options: O,
  run: (given: {
    config: Config;
    steps: Steps;
    values: ReturnType<typeof parseArgs<{ options: O }>>['values'];
  }) => Promise<void>,
): Promise<void> {
  const steps = makeSteps(screenOfProcess());
  const config = readConfig(process.env);
  if (Array.isArray(config)) {
    for (const problem of config) steps.fail(problem);
    process.exitCode = 1;
    return;
  }
  try {
    const { values } = parseArgs({ options, strict: true, allowPositionals: false });
    await run({ config, steps, values });
  } catch (error) {
    const problem = problemOf(error, Object.keys(options));
    if (!problem) throw error;
    steps.fail(problem);
    process.exitCode = 1;
  }
}

function problemOf(error: unknown, names: readonly string[]) {
  if (error instanceof StartProblem) return error;
  if (error instanceof BadFrames)
    return { message: error.message, remedy: 'Restore another one, or set BACKUP_KEY to its key.' };
  if (!(error instanceof Error)) return undefined;
  if (error instanceof StorageRefusal) return { message: error.message, remedy: error.remedy };
  if (isUnavailable(error))
    return {
      message: error.message,
      remedy: 'Look at the place, its space and the network to it, then run it again.',
    };
  const code = 'code' in error ? String(error.code) : '';
  if (code.startsWith('ERR_PARSE_ARGS'))
    return {
      message: error.message.split('. ')[0] ?? '',
      remedy: `Known are: ${names.map((name) => `--${name}`).join(', ')}.`,
    };
  return undefined;
}

/** Where the product keeps its files. */
export const filesOfProduct = ({ filesUrl, dataDir }: Config): Storage =>
  openStorage(filesUrl ?? join(dataDir, 'files'), projectDir);

/** The place of the settings, or one named on the command line, which starts where the command is called. */
export function backupsOf(config: Config, named?: { option: string; place: string | undefined }): Storage {
  if (named?.place !== undefined) {
    const base = process.cwd();
    const wanted = backupPlaceProblem(named.place, config, base);
    if (wanted !== undefined)
      throw new StartProblem(`${named.option} must be ${wanted}.`, 'Name another place.');
    return openStorage(named.place, base);
  }
  const { to } = config.backup;
  if (to === undefined)
    throw new StartProblem(
      'Nobody has said where backups are kept.',
      `Set BACKUP_TO, or name a place: ${commandLine('backup', '--to /mnt/backups')}`,
    );
  return openStorage(to, projectDir);
}

export const secretKeyFileOf = ({ dataDir }: Pick<Config, 'dataDir'>) => join(dataDir, 'secret.key');
