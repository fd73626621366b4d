import { readCsvTable, toCsv } from '../../text/csv.ts';
import { fromLine, toLine } from './codes.ts';
import { BadFile, type ExchangeFile } from './file.ts';

const COLUMNS = ['site', 'from', 'to', 'document', 'key', 'state', 'where', 'source', 'translation'] as const;

/** A line for each text; what is formatted has numbers in braces where the formatting begins and ends. */
export function toTable({ siteId, sourceLanguage, language, documents, texts }: ExchangeFile): string {
  const titles = new Map(documents.map(({ of, title }) => [of, title]));
  return toCsv([
    [...COLUMNS],
    ...texts.map(({ of, key, label, state, source, target }) => [
      siteId,
      sourceLanguage,
      language,
      of,
      key,
      state,
      `${titles.get(of) ?? ''}: ${label}`,
      guarded(toLine(source)),
      guarded(toLine(target)),
    ]),
  ]);
}

/** What spreadsheets were kept from running as a formula. */
const withoutGuard = (cell: string): string => cell.replace(/^'(?='*\s*[=@＝＋－＠+-])/, '');

/** A text that itself begins as if it had been kept from running gets one apostrophe more, which is taken off again. */
const guarded = (line: string): string => line.replace(/^(?='+\s*[=@＝＋－＠+-])/, "'");

export function fromTable(csv: string): ExchangeFile {
  const rows = readCsvTable(csv.replace(/^\uFEFF/, ''));
  const [first] = rows;
  const missing = COLUMNS.find((name) => name !== 'where' && first?.[name] === undefined);
  if (!first || missing !== undefined)
    throw new BadFile('This is not a file of translations: export one first, and keep its columns.');
  const one = (name: 'site' | 'from' | 'to') => {
    if (rows.some((row) => row[name] !== first[name]))
      throw new BadFile('The lines of this file are of different sites or languages.');
    return first[name] ?? '';
  };
  return {
    siteId: one('site'),
    sourceLanguage: one('from'),
    language: one('to'),
    documents: [],
    texts: rows.map((row) => ({
      of: row['document'] ?? '',
      key: row['key'] ?? '',
      label: row['where'] ?? '',
      state: row['state'] ?? '',
      source: fromLine(withoutGuard(row['source'] ?? '')),
      target: fromLine(withoutGuard(row['translation'] ?? '')),
    })),
  };
}
