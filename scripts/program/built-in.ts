import type { Plugin } from 'vite';
import { BLOCK_TYPES } from '../../blocks/types.ts';

/** What sources find at run time, named one by one where everything is built into a few files. */
const BUILT: Readonly<Record<string, string>> = {
  'server/bundle/views.ts': `export const loadViews = () => import('#site/server-entry.ts');`,
  'site/templates/showcase/of-blocks.ts': [
    ...BLOCK_TYPES.map((type, index) => `import pages${index} from '#blocks/${type}/showcase.ts';`),
    `export const fromBlocks = [${BLOCK_TYPES.map((_, index) => `pages${index}`).join()}];`,
  ].join('\n'),
};

export const builtIn: Plugin = {
  name: 'built-in',
  enforce: 'pre',
  load(id) {
    const file = Object.keys(BUILT).find((name) => id.replaceAll('\\', '/').endsWith(`/${name}`));
    return file && BUILT[file];
  },
};

const HTTP = /^(?:node:)?http$/;
const PLAIN_HTTP = '\0plain-http';
const USED = ['Agent', 'STATUS_CODES', 'createServer', 'get', 'request'];

/**
 * To import from `node:http`, Node looks at all it exports, and for three classes of WebSockets nobody uses here that
 * loads its whole HTTP client for `fetch`: a twentieth of a start. To ask for the module itself loads none of it.
 */
export const plainHttp: Plugin = {
  name: 'plain-http',
  enforce: 'pre',
  resolveId(source, _importer, { kind }) {
    return HTTP.test(source) && kind === 'import-statement' ? PLAIN_HTTP : undefined;
  },
  load(id) {
    if (id !== PLAIN_HTTP) return undefined;
    return `const http = process.getBuiltinModule('node:http');
      export const { ${USED.join(', ')} } = http;
      export default http;`;
  },
};
