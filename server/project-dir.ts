import { findPackageJSON } from 'node:module';
import { dirname } from 'node:path';

/** Where Plinth lies. Its sources and what is built of them are not equally deep in it. */
export const projectDir = dirname(findPackageJSON('.', import.meta.url) ?? import.meta.dirname);
