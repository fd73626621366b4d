// `npm run prove [name]`: treats the product as badly as it can, and looks whether it kept its promises.
import { runPrograms } from './programs.mjs';

process.exit(await runPrograms({ folder: 'prove', ending: '.prove.ts', kind: 'proof' }));
