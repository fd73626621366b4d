// `npm run bench [name]`: runs the comparisons in bench/ on the Node of the project and keeps their figures.
import { runPrograms } from './programs.mjs';

process.exit(await runPrograms({ folder: 'bench', ending: '.bench.ts', kind: 'bench' }));
