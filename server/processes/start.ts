import cluster from 'node:cluster';
import { readConfig } from '../config.ts';
import { StartProblem } from '../start-problem.ts';
import { makeSteps, screenOfProcess } from '../steps.mjs';

const steps = makeSteps(screenOfProcess());

try {
  const config = readConfig(process.env);
  if (Array.isArray(config)) {
    for (const problem of config) steps.fail(problem);
    process.exit(1);
  }
  // Loaded when needed: whoever only looks after the others needs nothing of the product.
  if (config.processes > 1 && cluster.isPrimary) {
    const { startProcesses } = await import('./primary.ts');
    await startProcesses(config, steps);
  } else {
    const { openAhead, openDatabase } = await import('../open-database.ts');
    // Of several processes it is found out later which one has the database.
    const open = config.processes > 1 ? openDatabase : await openAhead(config);
    const { startNode } = await import('./node.ts');
    await startNode(config, { screen: steps, openDatabase: open });
  }
} catch (error) {
  if (!(error instanceof StartProblem)) throw error;
  steps.fail(error);
  process.exit(1);
}
