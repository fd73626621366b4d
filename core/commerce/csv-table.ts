/** A table with a header, as rows of cells by the name of their column in small letters. */
export type CsvRow = Readonly<Record<string, string>>;

/** Commas between cells, or semicolons where the header has them; quotes around whatever needs them. */
export function readCsvTable(text: string): CsvRow[] {
  const source = text.replace(/^\uFEFF/, '');
  const header = source.split('\n', 1)[0] ?? '';
  const separator = header.split(';').length > header.split(',').length ? ';' : ',';
  const rows = cellsOf(source, separator);
  const names = (rows.shift() ?? []).map((name) => name.trim().toLowerCase());
  return rows
    .filter((row) => row.some((cell) => cell !== ''))
    .map((row) => Object.fromEntries(names.map((name, index) => [name, (row[index] ?? '').trim()])));
}

function cellsOf(source: string, separator: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    rows.at(-1)?.push(cell);
    cell = '';
  };
  for (let at = 0; at < source.length; at += 1) {
    const letter = source[at] ?? '';
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (source[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (letter === '"' && cell === '') isQuoted = true;
    else if (letter === separator) endCell();
    else if (letter === '\n') {
      endCell();
      rows.push([]);
    } else if (letter !== '\r') cell += letter;
  }
  endCell();
  return rows;
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
};

/** Words of HTML, a line for each block of it. */
export function wordsOfHtml(html: string): string {
  return html
    .replaceAll(/<(?:br|\/p|\/li|\/h\d|\/div)[^>]*>/gi, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
