// What `npm test` consists of, and which parts of it a person has asked for.

/**
 * @typedef {object} Part
 * @property {string} name as asked for on the command line
 * @property {string} title
 * @property {string} about
 * @property {boolean} [needsBrowser]
 */

/** @type {readonly Part[]} */
export const parts = [
  { name: 'format', title: 'Format', about: 'every file as the formatter would write it' },
  { name: 'lint', title: 'Types and lint', about: 'the TypeScript compiler and the linter' },
  { name: 'boundaries', title: 'Boundaries', about: 'who may import whom' },
  { name: 'lockfile', title: 'Lockfile', about: 'the same packages everywhere' },
  { name: 'build', title: 'Build', about: 'the bundles for browser and server' },
  { name: 'unit', title: 'Unit tests', about: 'rules, server and database, in Node' },
  {
    name: 'browser',
    title: 'Browser tests',
    about: 'blocks and browser code, in Chromium',
    needsBrowser: true,
  },
  { name: 'e2e', title: 'Journeys', about: 'the running product, in Chromium', needsBrowser: true },
];

export const HELP = `npm test                     everything
npm test -- unit e2e         only the parts named
npm test -- unit server/     only tests whose path contains "server/"

Parts:
${parts.map(({ name, about }) => `  ${name.padEnd(12)} ${about}`).join('\n')}
`;

/**
 * @param {string[]} args
 * @returns {{ chosen: readonly Part[], paths: string[], unknown: string[], isHelp: boolean }}
 */
export function planTests(args) {
  const names = new Set(parts.map(({ name }) => name));
  const isPath = (/** @type {string} */ arg) => !names.has(arg) && /[./]/.test(arg) && !arg.startsWith('-');
  const isHelp = args.includes('--help') || args.includes('-h');
  const chosen = parts.filter(({ name }) => args.includes(name));
  return {
    chosen: chosen.length > 0 ? chosen : parts,
    paths: args.filter(isPath),
    unknown: isHelp ? [] : args.filter((arg) => !names.has(arg) && !isPath(arg)),
    isHelp,
  };
}
