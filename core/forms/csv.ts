// A spreadsheet runs a cell that starts with one of these, in some countries also in full width; a leading
// apostrophe makes it plain text.
const RUNS_AS_FORMULA = /^\s*[=+\-@＝＋－＠]/;
const PLAIN_NUMBER = /^[+-]?\d+(?:\.\d+)?$/;

export function csvCell(text: string): string {
  const safe = RUNS_AS_FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** With a byte order mark, without which some spreadsheets take it for another encoding. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`;
}

/** Reads a list of lines, also those with quotes and line breaks in them. */
export function fromCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  const cells = /(?:"((?:[^"]|"")*)"|([^",;\r\n]*))(,|;|\r?\n|$)/g;
  const source = text.replace(/^\uFEFF/, '');
  for (const [whole, quoted, plain = '', end = ''] of source.matchAll(cells)) {
    rows.at(-1)?.push(quoted === undefined ? plain.trim() : quoted.replaceAll('""', '"'));
    if (end.includes('\n')) rows.push([]);
    if (whole === '' || end === '') break;
  }
  return rows.filter((row) => row.some((cell) => cell !== ''));
}
