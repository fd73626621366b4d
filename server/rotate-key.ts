/** `npm run rotate-key`: a new key in place of the former, and every secret encrypted with it. */
import { keySourceOf, readConfig, type Config } from './config.ts';
import { explainDatabaseError } from './database/explain.ts';
import { prepareDatabase } from './database/migrate.ts';
import { openDatabase } from './open-database.ts';
import { rotateKey } from './secrets/open-vault.ts';
import { StartProblem } from './start-problem.ts';
import { makeSteps, screenOfProcess } from './steps.mjs';

const steps = makeSteps(screenOfProcess());

const config = readConfig(process.env);
if (Array.isArray(config)) {
  for (const problem of config) steps.fail(problem);
  process.exit(1);
}
try {
  await rotate(config);
} catch (error) {
  if (!(error instanceof StartProblem)) throw error;
  steps.fail(error);
  process.exitCode = 1;
}

async function rotate(settings: Config): Promise<void> {
  const endings: (() => Promise<void>)[] = [];
  try {
    const admin = await steps.run('Database', () =>
      openDatabase(settings, { endings, onDeath: () => process.exit(1), log: (line) => steps.say(line) }),
    );
    await steps.run('Migrations', () =>
      prepareDatabase(admin).catch((error: unknown) => explainDatabaseError(error, settings)),
    );
    await steps.run('Secrets', async (note) => {
      const { sealed } = await rotateKey(admin, keySourceOf(settings));
      note(`${sealed} encrypted with the new key`);
    });
  } finally {
    for (const end of endings.toReversed()) await end();
  }
}
