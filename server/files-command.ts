/** `npm run files -- copy|verify`: moves files between the folder and a bucket, and reads them all. */
import { join } from 'node:path';
import { commandLine } from './command-line/command-line.mjs';
import { readConfig } from './config.ts';
import { projectDir } from './project-dir.ts';
import { StartProblem } from './start-problem.ts';
import { makeSteps, screenOfProcess } from './steps.mjs';
import { copyFiles, verifyFiles } from './storage/copy.ts';
import { BUCKET_FORM, isBucketUrl, looksLikeUrl, openStorage } from './storage/place.ts';

const USAGE = `${commandLine('files', 'copy FROM TO')}, or: ${commandLine('files', 'verify [PLACE]')}
FROM, TO and PLACE are “folder” for DATA_DIR/files, “bucket” for FILES_URL, a path, or the address of a bucket.`;
const SHOWN = 10;

const steps = makeSteps(screenOfProcess());
const config = readConfig(process.env);
const [command, ...places] = process.argv.slice(2);

try {
  if (Array.isArray(config)) for (const problem of config) fail(problem.message, problem.remedy);
  else if (command === 'copy' && places.length === 2) await copy(places);
  else if (command === 'verify' && places.length <= 1) await verify(places[0]);
  else fail('What is to be done with the files?', USAGE);
} catch (error) {
  fail(
    error instanceof Error ? error.message : String(error),
    error instanceof StartProblem ? error.remedy : 'What was copied stays. Run it again to go on.',
  );
}

async function copy([from = '', to = '']: string[]): Promise<void> {
  await steps.run('Copy', async (note) => {
    const { seen, copied } = await copyFiles(open(from), open(to), note);
    note(`${copied} of ${seen} files copied; the others were there already`);
  });
}

async function verify(
  place = Array.isArray(config) || !config.filesUrl ? 'folder' : 'bucket',
): Promise<void> {
  const { damaged } = await steps.run('Verification', async (note) => {
    const found = await verifyFiles(open(place), note);
    note(`${found.seen} files, ${found.damaged.length} damaged`);
    return found;
  });
  if (damaged.length > 0)
    fail(
      `Damaged: ${damaged.slice(0, SHOWN).join(', ')}${damaged.length > SHOWN ? ' …' : ''}`,
      'Delete them there and copy them again, or restore them from a backup.',
    );
}

function open(place: string) {
  if (Array.isArray(config)) throw new Error('The settings cannot be used.');
  if (place === 'folder') return openStorage(join(config.dataDir, 'files'), projectDir);
  if (place === 'bucket') {
    if (!config.filesUrl)
      throw new StartProblem('FILES_URL is not set.', 'Set it to the bucket, or name the bucket itself.');
    return openStorage(config.filesUrl, projectDir);
  }
  if (looksLikeUrl(place) && !isBucketUrl(place))
    throw new StartProblem('This is not the address of a bucket.', `Write it like ${BUCKET_FORM}.`);
  return openStorage(place, process.cwd());
}

function fail(message: string, remedy: string): void {
  steps.fail({ message, remedy });
  process.exitCode = 1;
}
