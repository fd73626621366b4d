/** `npm run doctor`: looks at everything an operator would be asked about, and says what to do. */
import { readConfig } from '../config.ts';
import { makeSteps, screenOfProcess } from '../steps.mjs';
import { databaseChecks } from './database.ts';
import { broken, examine, fine, type Check } from './finding.ts';
import { machineChecks } from './machine.ts';
import { outsideChecks } from './outside.ts';
import { toldChecks } from './told.ts';

const config = readConfig(process.env);

const settings: Check = {
  name: 'Settings',
  run: async () =>
    Array.isArray(config)
      ? config.map(({ message, remedy }) => broken(message, remedy))
      : fine('All can be used.'),
};
const checks = Array.isArray(config)
  ? []
  : [...machineChecks(config), ...databaseChecks(config), ...outsideChecks(config), ...toldChecks(config)];

const isBroken = await examine([settings, ...checks], makeSteps(screenOfProcess()).say);
process.exitCode = isBroken ? 1 : 0;
