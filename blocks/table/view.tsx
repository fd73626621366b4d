import { readNumber } from '#core/dataset.ts';
import type { ViewProps } from '../kit/block.tsx';
import type { TableValues } from './fields.ts';
import { useWords } from '../kit/words.ts';

export function TableView({ values }: ViewProps<TableValues>) {
  const say = useWords('content');
  const { caption, data, hasRowNames, look } = values;
  const { columns, rows } = data;
  const width = Math.max(columns.length, ...rows.map((row) => row.length));
  const places = Array.from({ length: width }, (_, place) => place);
  const isNumber = places.map((place) => isNumeric(rows.map((row) => row[place] ?? '')));
  const side = (place: number) => (isNumber[place] ? { 'data-number': '' } : {});
  return (
    // What is wider than its place is pushed along, by finger or by keyboard.
    <div
      className="table-block"
      data-look={look}
      tabIndex={0}
      role="region"
      aria-label={caption || say('table')}
    >
      <table>
        {caption !== '' && <caption>{caption}</caption>}
        {columns.some((name) => name !== '') && (
          <thead>
            <tr>
              {places.map((place) =>
                (columns[place] ?? '') === '' ? (
                  // A header without words would be read out as one.
                  <td key={place} />
                ) : (
                  <th key={place} scope="col" {...side(place)}>
                    {columns[place]}
                  </th>
                ),
              )}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              {places.map((place) =>
                place === 0 && hasRowNames ? (
                  <th key={place} scope="row">
                    {row[place] ?? ''}
                  </th>
                ) : (
                  <td key={place} {...side(place)}>
                    {row[place] ?? ''}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Figures are compared digit below digit. */
function isNumeric(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '');
  return (
    filled.length > 0 &&
    filled.every((cell) => /^\D{0,3}[\d.,\s-]+\D{0,3}$/.test(cell) && readNumber(cell) !== undefined)
  );
}
