import { openEngine } from '../engine.ts';

/** Holds the engine on a data folder, for tests that kill or rival its holder. */
const [dataDir = ''] = process.argv.slice(2);
const engine = await openEngine({ dataDir, log: (line) => console.error(line) });
console.log(engine.adminUrl);
process.on('SIGTERM', () => void engine.stop().then(() => process.exit()));
