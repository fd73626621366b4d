import cluster from 'node:cluster';
import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { readConfig } from './config.ts';
import { StartProblem } from './start-problem.ts';
import { makeSteps, screenOfProcess } from './steps.mjs';

const steps = makeSteps(screenOfProcess());

try {
  const config = readConfig(process.env);
  if (Array.isArray(config)) {
    for (const problem of config) steps.fail(problem);
    process.exit(1);
  }
  // Compiled once and not at every start. What is in the folder is run, so it is one that nobody else can write to.
  if (existsSync(config.dataDir)) enableCompileCache(join(config.dataDir, 'cache'));
  // Loaded when needed: whoever only looks after the others needs nothing of the product.
  if (config.processes > 1 && cluster.isPrimary) {
    const { startProcesses } = await import('./processes/primary.ts');
    await startProcesses(config, steps);
  } else {
    const { openAhead, openDatabase } = await import('./open-database.ts');
    // Of several processes it is found out later which one has the database.
    const open = config.processes > 1 ? openDatabase : await openAhead(config);
    const { startNode } = await import('./processes/node.ts');
    await startNode(config, { screen: steps, openDatabase: open });
  }
} catch (error) {
  if (!(error instanceof StartProblem)) throw error;
  steps.fail(error);
  process.exit(1);
}
