// The floors of admin/: each may use what is below it, and features stand side by side without knowing each other.

/**
 * @typedef {import('./boundaries.mjs').Link} Link
 * @typedef {import('./boundaries.mjs').Finding} Finding
 */

/** From the bottom to the top. */
export const FLOORS = [
  'words',
  'addresses',
  'http',
  'kit',
  'documents',
  'account',
  'pickers',
  'fields',
  'panels',
  'editor',
  'features',
  'shell',
];

/** @param {Link} link @returns {Finding[]} */
export function checkAdminFloors({ from, line, target }) {
  const [here, there] = [placeOf(from), placeOf(target ?? '')];
  if (!here || !there) return [];
  if (here.floor < 0)
    return [
      {
        path: from,
        line,
        fault: `admin/${here.name}/ is no floor of the admin`,
        instead: `sort it into one of ${FLOORS.join(', ')}`,
      },
    ];
  if (there.floor > here.floor)
    return [
      {
        path: from,
        line,
        fault: `admin/${here.name}/ imports admin/${there.name}/, which is built on top of it`,
        instead: 'move what both need down to the floor it belongs to, or have it handed in from above',
      },
    ];
  if (here.name !== 'features' || there.name !== 'features' || here.feature === there.feature) return [];
  return [
    {
      path: from,
      line,
      fault: `the feature ${here.feature} imports the feature ${there.feature}`,
      instead:
        'move what both need down to kit, documents, pickers, fields or panels, or hand it in from shell',
    },
  ];
}

/** @param {string} path */
function placeOf(path) {
  const [, name, feature] = /^admin\/([^/]+)\/([^/]+)/.exec(path) ?? [];
  return name === undefined ? undefined : { name, feature, floor: FLOORS.indexOf(name) };
}
