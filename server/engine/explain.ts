import { commandLine } from '../command-line/command-line.mjs';
import { StartProblem } from '../start-problem.ts';

type Explanation = {
  pattern: RegExp;
  codes?: readonly string[];
  message: (dir: string) => string;
  remedy: string;
};

/** What PostgreSQL says when it has replayed all there is and is not where it was to go. */
export const REPLAY_ENDED = 'recovery ended before configured recovery target';

const explanations: readonly Explanation[] = [
  {
    pattern: /No space left on device|Disk quota exceeded/,
    codes: ['ENOSPC', 'EDQUOT'],
    message: (dir) => `The disk that holds ${dir} is full.`,
    remedy: 'Free at least 200 MB there, or set DATA_DIR to a folder on another disk.',
  },
  {
    pattern: /Permission denied|Operation not permitted|^spawn .* E(?:ACCES|PERM)/,
    codes: ['EACCES', 'EPERM'],
    message: (dir) => `This user may not write to ${dir}.`,
    remedy: `Set DATA_DIR to a folder you own, for example: DATA_DIR="$HOME/plinth-data" ${commandLine('start')}`,
  },
  {
    pattern: /Read-only file system/,
    codes: ['EROFS'],
    message: (dir) => `${dir} is on a disk that is mounted read-only.`,
    remedy: 'Set DATA_DIR to a folder that can be written to.',
  },
  {
    pattern: /Not a directory/,
    codes: ['ENOTDIR', 'EEXIST'],
    message: (dir) => `${dir} cannot be a folder, because a file is in its way.`,
    remedy: 'Move that file, or set DATA_DIR to another folder.',
  },
  {
    pattern: /Cannot allocate memory|could not (?:create|map|resize) .*shared memory/,
    message: () => 'There is not enough memory for the built-in PostgreSQL.',
    remedy: 'Give this machine or container at least 512 MB.',
  },
  {
    pattern: /error while loading shared libraries|^spawn .* ENOENT/,
    message: () => 'The built-in PostgreSQL does not run on this system.',
    remedy:
      'It needs a Linux with glibc and libstdc++, such as Debian; or set DATABASE_URL to your own PostgreSQL.',
  },
  {
    pattern: new RegExp(REPLAY_ENDED),
    message: () => 'The log that is kept ends before that moment, or a piece of it is missing.',
    remedy: 'Name an earlier moment. The last seconds before a disk was lost are not in it.',
  },
  {
    pattern: /administrative permissions is not permitted/,
    message: () => 'PostgreSQL does not run with administrator rights.',
    remedy: 'Start Plinth from an ordinary terminal.',
  },
];

/** Turns what PostgreSQL wrote before it gave up into a sentence a person can act on. */
export function explainOutput(output: string, dir: string): StartProblem {
  const known = explanations.find(({ pattern }) => pattern.test(output));
  if (known) return new StartProblem(known.message(dir), known.remedy, { cause: output });
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const telling = lines.find((line) => /FATAL|PANIC|error:/.test(line)) ?? lines.at(-1) ?? 'it said nothing';
  return new StartProblem(
    `PostgreSQL could not start in ${dir}: ${telling.replace(/^\w+:\s+/, '')}`,
    'Put that right and start again, or set DATABASE_URL to a PostgreSQL of your own.',
    { cause: output },
  );
}

/** The same for what a file operation throws; what no person can put right stays as it is. */
export function explainFileError(error: unknown, dir: string): unknown {
  if (!(error instanceof Error && 'code' in error)) return error;
  const { code } = error;
  const known = explanations.find(({ codes }) => codes?.some((one) => one === code));
  return known ? new StartProblem(known.message(dir), known.remedy, { cause: error }) : error;
}
