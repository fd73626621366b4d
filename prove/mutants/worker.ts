/** Plants the faults it is sent, one after the other, and says of each whether a test noticed. */
import { dirname, join } from 'node:path';
import { createVitest } from 'vitest/node';
import { withMutant, type Mutant } from './mutate.ts';

const root = join(import.meta.dirname, '../..');
const tests = JSON.parse(process.argv[2] ?? '[]') as string[];
let planted: Mutant | undefined;

const vitest = await createVitest(
  'test',
  {
    root,
    config: false,
    watch: false,
    include: tests,
    maxWorkers: 1,
    // A thread begins three times as fast as a process does.
    pool: 'threads',
    isolate: false,
    // A kept module would be the one without the fault.
    fsModuleCache: false,
    bail: 1,
    testTimeout: 20_000,
    reporters: [{}],
  },
  {
    plugins: [
      {
        name: 'plant',
        enforce: 'pre',
        transform(source, id) {
          const isMeant = planted && id.split('?')[0] === join(root, planted.file);
          return planted && isMeant ? withMutant(source, planted) : undefined;
        },
      },
    ],
  },
);
await vitest.standalone();
const specifications = await vitest.globTestSpecifications();

/** Whether every one of these tests passes with what is planted now. */
async function pass(chosen: typeof specifications): Promise<boolean> {
  if (chosen.length === 0) return true;
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(chosen);
  // What the runner remembers of tests that were not run now is of another fault.
  const ran = new Set(chosen.map(({ moduleId }) => moduleId));
  return (
    unhandledErrors.length === 0 &&
    testModules.filter(({ moduleId }) => ran.has(moduleId)).every((module) => module.ok())
  );
}

/** Tests beside the file come first: they notice most of its faults. */
async function passWith(path: string): Promise<boolean> {
  const isBeside = ({ moduleId }: (typeof specifications)[number]) => dirname(moduleId) === dirname(path);
  return (
    (await pass(specifications.filter(isBeside))) &&
    pass(specifications.filter((specification) => !isBeside(specification)))
  );
}

async function tryOut(mutant: Mutant): Promise<boolean> {
  const path = join(root, mutant.file);
  planted = mutant;
  vitest.invalidateFile(path);
  const passed = await passWith(path);
  planted = undefined;
  vitest.invalidateFile(path);
  return passed;
}

process.on('message', (wanted: Mutant | 'clean') => {
  void (wanted === 'clean' ? pass(specifications) : tryOut(wanted)).then((passed) =>
    process.send?.({ passed }),
  );
});
process.send?.({ passed: true });
