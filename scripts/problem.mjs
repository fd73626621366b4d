/** Something a person can put right: one sentence, what to do about it, and what a tool wrote before it failed. */
export class Problem extends Error {
  /**
   * @param {string} message
   * @param {{ remedy?: string, output?: string }} [details]
   */
  constructor(message, { remedy = '', output = '' } = {}) {
    super(message);
    this.name = 'Problem';
    this.remedy = remedy;
    this.output = output;
  }
}

/**
 * Ends with the sentence of a problem and with what to do about it.
 *
 * @param {unknown} error
 * @returns {never}
 */
export function endWith(error) {
  if (!(error instanceof Problem)) throw error;
  console.error([error.output, error.message, error.remedy].filter(Boolean).join('\n'));
  process.exit(1);
}
