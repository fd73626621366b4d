// Pages in Arabic are the mirror of those in English: styles speak of start and end, not of left and right.

/** @typedef {import('../boundaries.mjs').Finding} Finding */

const STYLES = /^(?:blocks|site)\/.*\.css$/;
/** Pages of the platform, which speaks English, pictures, which nobody mirrors, and corners that owners choose. */
const AS_THEY_ARE =
  /^site\/platform\/|^blocks\/(?:comparison|gallery|hotspots|map)\/|^site\/consent\/banner\.css$/;
/** Four values in a row, of which that at the right is another than that at the left; what is in the middle is on no side. */
const CORNERED = /^\s*inset: (?!\S+ (\S+) \S+ \1;)\S+ \S+ \S+ (?!50%)\S+;/;
const SIDED = /^\s*(?:(margin|padding|border)-(left|right)|(left|right)):/;

/** @param {string} path @param {string} source @returns {Finding[]} */
export function checkMirrored(path, source) {
  if (!STYLES.test(path) || AS_THEY_ARE.test(path)) return [];
  return source.split('\n').flatMap((text, index) => {
    const [, part = 'inset', side, ownSide = side] = SIDED.exec(text) ?? [];
    if (CORNERED.test(text))
      return {
        path,
        line: index + 1,
        fault: 'names a corner, which is another one in right-to-left languages',
        instead: 'use inset-inline-start or inset-inline-end',
      };
    if (!ownSide) return [];
    return {
      path,
      line: index + 1,
      fault: `says ${ownSide}, which is the other side in right-to-left languages`,
      instead: `use ${part}-inline-${ownSide === 'left' ? 'start' : 'end'}`,
    };
  });
}
