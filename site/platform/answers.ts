/** What the page brought along to answer in its language; the server answers in English. */
const answers = JSON.parse(document.getElementById('answers')?.textContent ?? '{}') as Record<string, string>;

/** A sentence of the server or of this script in the language of the page, where it is known in it. */
export const declared = (sentence: string): string => answers[sentence] ?? sentence;
