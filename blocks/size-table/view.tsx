import type { ViewProps } from '../kit/block.tsx';
import type { SizeTableValues } from './fields.ts';
import { isMeasure, measureIn, UNITS } from './measures.ts';
import { useWords } from '../kit/words.ts';

/** Both units are on the page; the styles show the one that is chosen. */
export function SizeTableView({ id, values }: ViewProps<SizeTableValues>) {
  const say = useWords('blocks');
  const { caption, data, unit, note } = values;
  return (
    <div className="size-table">
      <fieldset>
        <legend className="visually-hidden">{say('unit')}</legend>
        {[unit, ...UNITS.filter((each) => each !== unit)].map((each) => (
          <label key={each}>
            <input type="radio" name={`unit-${id}`} value={each} defaultChecked={each === unit} />
            {say(each)}
          </label>
        ))}
      </fieldset>
      <div className="size-table-frame" tabIndex={0} role="region" aria-label={caption || say('sizes')}>
        <table>
          {caption !== '' && <caption>{caption}</caption>}
          <thead>
            <tr>
              {data.columns.map((name, place) =>
                name === '' ? (
                  <td key={place} />
                ) : (
                  <th key={place} scope="col">
                    {name}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {data.rows.map((row, at) => (
              <tr key={at}>
                {data.columns.map((_, place) =>
                  place === 0 ? (
                    <th key={place} scope="row">
                      {row[place] ?? ''}
                    </th>
                  ) : (
                    <td key={place}>
                      <Cell cell={row[place] ?? ''} from={unit} />
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {note !== '' && <p className="size-table-note">{note}</p>}
    </div>
  );
}

function Cell({ cell, from }: { cell: string; from: SizeTableValues['unit'] }) {
  if (!isMeasure(cell)) return <>{cell}</>;
  return UNITS.map((to) => (
    <span key={to} data-unit={to}>
      {measureIn(cell, { from, to })}
      <span className="visually-hidden"> {to}</span>
    </span>
  ));
}
