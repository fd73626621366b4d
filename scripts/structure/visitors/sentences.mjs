// What visitors read stands in the catalogues of core/words/, where it is translated and owners can word it.

/**
 * @typedef {import('../read-code.mjs').Code} Code
 * @typedef {import('../boundaries.mjs').Finding} Finding
 */

const VIEWS = /^(?:blocks|site)\//;
/** Drawn for owners alone, or theirs to change from the first day. */
const NOT_FOR_VISITORS = /\.test\.tsx$|^site\/(?:owner|platform|sections-library|templates)\//;
/** A word in small letters, or a beginning of one. Abbreviations such as PDF are the same everywhere. */
const WORD = /\p{Ll}{2}|\p{Lu}\p{Ll}/u;

/** @param {string} path @param {Code} code @returns {Finding[]} */
export function checkSentences(path, { says }) {
  if (!VIEWS.test(path) || NOT_FOR_VISITORS.test(path)) return [];
  return says
    .filter(({ text }) => WORD.test(text))
    .map(({ text, line }) => ({
      path,
      line,
      fault: `says “${text.trim().replace(/\s+/g, ' ').slice(0, 60)}” to visitors`,
      instead: 'put it into a catalogue of core/words/, and say it with useWords',
    }));
}
