import { useContext } from 'react';
import { localeOf } from '#core/settings/locale.ts';
import type { ViewProps } from '../kit/block.tsx';
import { PageContentContext } from '../kit/page-content.ts';
import { TableView } from '../table/view.tsx';
import { Bars, Lines, type DrawnProps } from './axes.tsx';
import type { ChartValues } from './fields.ts';
import { seriesOf, slicesOf } from './geometry.ts';
import { toneOf } from './tone.ts';
import { useWords } from '../kit/words.ts';

export function ChartView({ id, values, isEditing }: ViewProps<ChartValues>) {
  const say = useWords('content');
  const { region } = useContext(PageContentContext);
  const { kind, caption, data, unit, showTable } = values;
  const series = seriesOf(data);
  const numbers = new Intl.NumberFormat(localeOf(region), { maximumFractionDigits: 2 });
  const words = (value: number) => `${numbers.format(value)}${unit === '' ? '' : ` ${unit}`}`;
  const Drawn = { bar: Bars, line: Lines, pie: Pie }[kind];
  return (
    <figure className="chart" data-kind={kind}>
      {caption !== '' && <figcaption>{caption}</figcaption>}
      <Drawn series={series} words={words} label={caption || say('chart')} />
      {series.names.length > 1 && kind !== 'pie' && (
        <ul className="chart-legend">
          {series.names.map((name, index) => (
            <li key={index} style={toneOf(index)}>
              {name}
            </li>
          ))}
        </ul>
      )}
      {showTable && (
        <details className="chart-table">
          <summary>{say('numbers')}</summary>
          <TableView
            id={id}
            values={{ caption: '', data, hasRowNames: true, look: 'lines' }}
            isEditing={isEditing}
          />
        </details>
      )}
    </figure>
  );
}

function Pie({ series, words, label }: DrawnProps) {
  const slices = slicesOf(series);
  return (
    <div className="chart-pie">
      <svg viewBox="-1.02 -1.02 2.04 2.04" role="img" aria-label={label}>
        {slices.map(({ path }, index) => (
          <path key={index} d={path} style={toneOf(index)} />
        ))}
      </svg>
      <ul className="chart-legend">
        {slices.map(({ label: name, value, share }, index) => (
          <li key={index} style={toneOf(index)}>
            {name} <span>{words(value)}</span> <span>{Math.round(share * 100)} %</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
