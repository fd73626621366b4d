/** A text of the owner. One that is empty, or still the product's own, is said in the words of the site. */
export const unlessOwn = (text: string, initial: string, words: string): string =>
  text.trim() === '' || text === initial ? words : text;
