import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { dataDirOf } from './project-dir.ts';

// Compiled once and not at every start. What is in the folder is run, so it is one that nobody else can write to.
const dataDir = dataDirOf(process.env['DATA_DIR']);
if (existsSync(dataDir)) enableCompileCache(join(dataDir, 'cache'));

// Everything else comes after that, and out of it.
await import('./processes/start.ts');
