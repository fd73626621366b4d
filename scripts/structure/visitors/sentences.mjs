// What visitors read stands in the catalogues of core/words/, where it is translated and owners can word it.

/**
 * @typedef {import('../read-code.mjs').Code} Code
 * @typedef {import('../boundaries.mjs').Finding} Finding
 */

const VIEWS = /^(?:blocks|site)\//;
/** Drawn for owners alone, or theirs to change from the first day. */
const NOT_FOR_VISITORS =
  /\.test\.tsx$|^site\/(?:owner|platform|sections-library|templates)\/|^blocks\/[^/]+\/block\.ts$/;
/** A word in small letters, or a beginning of one. Abbreviations such as PDF are the same everywhere. */
const WORD = /\p{Ll}{2}|\p{Lu}\p{Ll}/u;

/** Writes mails to visitors, or what stands in them. What owners read is written elsewhere. */
const MAILS =
  /^(?:site\/mails\/visitors\/(?!.*\.test\.)|server\/(?:customers\/(?:links|account)|donations\/(?:donors|thanking)|forms\/mails|gift-cards\/mails|newsletter\/(?:letter-mail|service)|orders\/mails|subscriptions\/letters)\.ts$)/;

/** @param {string} path @param {Code} code @returns {Finding[]} */
export function checkSentences(path, { says, mails }) {
  const isView = VIEWS.test(path) && !NOT_FOR_VISITORS.test(path);
  return [...(isView ? says : []), ...(MAILS.test(path) ? mails : [])]
    .filter(({ text }) => WORD.test(text))
    .map(({ text, line }) => ({
      path,
      line,
      fault: `says “${text.trim().replace(/\s+/g, ' ').slice(0, 60)}” to visitors`,
      instead: 'put it into a catalogue of core/words/, and say it with the words of the site',
    }));
}
