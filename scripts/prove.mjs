// `npm run prove [name]`: shows that nothing acknowledged is lost or doubled, by the programs in prove/.
import { runPrograms } from './programs.mjs';

process.exit(await runPrograms({ folder: 'prove', ending: '.ts', kind: 'proof' }));
