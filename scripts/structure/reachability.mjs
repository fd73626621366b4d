// Which declarations the product can reach from the places where it starts. What only a test imports is not in
// the product, whatever its tests say.

/**
 * @typedef {import('./read-code.mjs').Code} Code
 * @typedef {import('./read-code.mjs').Taken} Taken
 */

/** Where the product starts: programs, the inputs of the build, and what is loaded by its address. */
const ENTRY_POINTS = [
  /^server\/(?:main|rotate-key)\.ts$/,
  /^server\/(?:\w+\/)?[\w-]+-command\.ts$/,
  /^site\/(?:client|styles|server-entry)\.ts$/,
  /^site\/(?:collections\/styles|platform\/client)\.ts$/,
  /\/island\.tsx$/,
  /^blocks\/[a-z-]+\/(?:block|icon|showcase)\.ts$/,
  /^site\/templates\/[a-z-]+\/look\.ts$/,
  /^admin\/(?:main\.tsx|dev\.ts|http\/trusting-schemas\.ts)$/,
  /^scripts\/.+\.(?:mjs|ts)$/,
  /^server\/database\/schema(?:\/[\w-]+|)\.ts$/,
  /^vite\.config\.ts$/,
];

/** @param {string} path */
export const isEntryPoint = (path) => ENTRY_POINTS.some((pattern) => pattern.test(path));

/** What the product is made of; tests, benches and proofs are not. */
export const PRODUCT = /^(?:core|contract|browser|blocks|site|admin|server)\//;

/** @param {Map<string, Code>} files @returns {import('./boundaries.mjs').Finding[]} */
export function checkReached(files) {
  return findUnreachable(files)
    .filter(({ path }) => PRODUCT.test(path))
    .map(({ path, name, line }) => ({
      path,
      line,
      fault: `nothing in the product reaches ${name}`,
      instead: 'use it where the product needs it, or delete it with its tests',
    }));
}

/**
 * @param {Map<string, Code>} files
 * @returns {{ path: string, name: string, line: number }[]} exports nothing in the product leads to
 */
export function findUnreachable(files) {
  const reach = makeReach(files);
  for (const path of files.keys()) if (isEntryPoint(path)) reach.all(path);
  return [...files].flatMap(([path, { gives }]) =>
    [...gives].flatMap(([name, given]) => {
      const isReached = 'local' in given ? reach.has(path, given.local) : reach.hasExport(path, name);
      return isReached ? [] : [{ path, name, line: given.line }];
    }),
  );
}

/** @param {Map<string, Code>} files */
function makeReach(files) {
  const reached = new Set();
  const exported = new Set();
  const loaded = new Set();
  /** @type {(() => void)[]} work that waits, since chains of imports are longer than a stack is deep */
  const waiting = [];

  /** @param {string} path */
  const load = (path) => {
    const code = files.get(path);
    if (!code || loaded.has(path)) return;
    loaded.add(path);
    for (const other of code.loads) waiting.push(() => load(other));
    for (const statement of code.statements) if (statement.declares.length === 0) use(path, statement);
  };

  /** @param {string} path @param {Code['statements'][number]} statement */
  const use = (path, { mentions, loads }) => {
    for (const name of mentions) waiting.push(() => reachName(path, name));
    for (const file of loads) waiting.push(() => reachAll(file));
  };

  /** @param {string} path @param {string} name a name as it is written in that file */
  const reachName = (path, name) => {
    const code = files.get(path);
    const key = `${path} ${name}`;
    if (!code || reached.has(key)) return;
    reached.add(key);
    const taken = code.takes.get(name);
    if (taken) reachExport(taken);
    for (const statement of code.statements) if (statement.declares.includes(name)) use(path, statement);
  };

  /** @param {Taken} taken */
  const reachExport = ({ file, name }) => {
    const code = files.get(file);
    if (!code) return;
    if (name === '*') return reachAll(file);
    const key = `${file} ${name}`;
    if (exported.has(key)) return;
    exported.add(key);
    load(file);
    const given = code.gives.get(name);
    if (!given) for (const other of code.passesOn) waiting.push(() => reachExport({ file: other, name }));
    else if ('local' in given) waiting.push(() => reachName(file, given.local));
    else waiting.push(() => reachExport(given));
  };

  /** @param {string} path */
  const reachAll = (path) => {
    const code = files.get(path);
    if (!code) return;
    load(path);
    for (const name of code.gives.keys()) reachExport({ file: path, name });
    for (const other of code.passesOn) waiting.push(() => reachAll(other));
  };

  return {
    /** @param {string} path */
    all(path) {
      reachAll(path);
      for (const statement of files.get(path)?.statements ?? []) use(path, statement);
      for (let next = waiting.pop(); next; next = waiting.pop()) next();
    },
    /** @param {string} path @param {string} local */
    has: (path, local) => reached.has(`${path} ${local}`),
    /** @param {string} path @param {string} name */
    hasExport: (path, name) => exported.has(`${path} ${name}`),
  };
}
