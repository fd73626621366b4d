import Papa from 'papaparse';

/** A table with a header, as rows of cells by the name of their column in small letters. */
export type CsvRow = Readonly<Record<string, string>>;

/**
 * A spreadsheet runs a cell that starts with one of these, in some countries also in full width; a leading apostrophe
 * makes it plain text. A number is a number.
 */
const RUNS_AS_FORMULA = /^\s*[=@＝＋－＠]|^\s+[+-]|^[+-](?!\d+(?:\.\d+)?$)/;

/** With a byte order mark, without which some spreadsheets take it for another encoding. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  const lines = Papa.unparse(
    rows.map((row) => [...row]),
    {
      quotes: true,
      escapeFormulae: RUNS_AS_FORMULA,
    },
  );
  return `\uFEFF${lines}\r\n`;
}

/** Reads a list of lines, also those with quotes and line breaks in them; empty ones are left out. */
export function fromCsv(text: string): string[][] {
  const { data } = Papa.parse<string[]>(text, { delimiter: separatorOf(text), skipEmptyLines: 'greedy' });
  return data.map((cells) => cells.map((cell) => cell.trim()));
}

export function readCsvTable(text: string): CsvRow[] {
  const [header = [], ...rows] = fromCsv(text);
  const names = header.map((name) => name.toLowerCase());
  return rows.map((row) => Object.fromEntries(names.map((name, index) => [name, row[index] ?? ''])));
}

/** Commas, or semicolons where the first line has more of them. */
function separatorOf(text: string): ',' | ';' {
  const [first = ''] = text.split('\n', 1);
  return first.split(';').length > first.split(',').length ? ';' : ',';
}
