/** One line stays one line: what could become a second header of a mail is a space. */
export function tidyLine(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, ' ').trim();
}

/** Line breaks as one character, and no other control characters but tabs. */
export function tidyText(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\P{Cc}\t\n]/gu, '');
}
