import type { Plugin } from 'vite';

/** With any backslashes before it, as an escaped character needs no second one. */
const BEYOND_ASCII = /(\\*)([^\0-\x7f])/g;

/** The same program in ASCII, for code without raw template strings. */
export const inAscii = (code: string): string =>
  code.replaceAll(BEYOND_ASCII, (_, slashes: string, character: string) => {
    const isEscaped = slashes.length % 2 === 1;
    const unit = character.charCodeAt(0).toString(16).padStart(4, '0');
    return `${isEscaped ? slashes.slice(1) : slashes}\\u${unit}`;
  });

/**
 * V8 keeps the source of all it runs, in two bytes for each character as soon as one is beyond Latin-1. A single
 * quotation mark among three million characters costs three megabytes of every process.
 */
export const asciiSource: Plugin = {
  name: 'ascii-source',
  enforce: 'post',
  // The last step: what is printed again after it would have its characters back.
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = inAscii(file.code);
  },
};
