/** Nothing to read in it. */
export const isBlank = (text: string): boolean => text.trim() === '';
