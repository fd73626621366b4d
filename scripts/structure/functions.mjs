// Rules about functions: short enough to be read at once, and with arguments that can be told apart where it is called.

/**
 * @typedef {import('./read-code.mjs').Code} Code
 * @typedef {import('./boundaries.mjs').Finding} Finding
 */

const MAX_FUNCTION_LINES = 150;
const MAX_PARAMETERS = 4;

/** Pages and pictures of templates are data, however long. */
const DATA = /^site\/(?:templates|sections-library)\//;

/** @param {string} path @param {Code} code @returns {Finding[]} */
export function checkFunctions(path, { functions }) {
  return functions.flatMap(({ name, line, lines, parameters }) => [
    ...(lines > MAX_FUNCTION_LINES && !DATA.test(path)
      ? [
          {
            path,
            line,
            fault: `${name} has ${lines} lines, more than ${MAX_FUNCTION_LINES}`,
            instead: 'split it by use case into small functions that are put together in one place',
          },
        ]
      : []),
    ...(parameters > MAX_PARAMETERS
      ? [
          {
            path,
            line,
            fault: `${name} takes ${parameters} arguments, more than ${MAX_PARAMETERS}`,
            instead: 'take one object with named properties',
          },
        ]
      : []),
  ]);
}
