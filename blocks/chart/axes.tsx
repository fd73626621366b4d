import type { ReactNode } from 'react';
import { axisOf, type Series } from './geometry.ts';
import { toneOf } from './tone.ts';

export interface DrawnProps {
  series: Series;
  words: (value: number) => string;
  label: string;
}

const WIDTH = 640;
const HEIGHT = 320;
const LEFT = 64;
const BOTTOM = 28;
const TOP = 12;
/** More names than this would lie on top of each other. */
const MAX_NAMES = 12;

function Frame({ series, words, label, children }: DrawnProps & { children: ReactNode }) {
  const { ticks } = axisOf(series);
  const { points } = series;
  const every = Math.ceil(points.length / MAX_NAMES);
  return (
    <svg className="chart-plot" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      {ticks.map((tick) => (
        <g key={tick} className="chart-tick">
          <line x1={LEFT} x2={WIDTH} y1={heightOf(series, tick)} y2={heightOf(series, tick)} />
          <text x={LEFT - 8} y={heightOf(series, tick) + 4} textAnchor="end">
            {words(tick)}
          </text>
        </g>
      ))}
      {children}
      {points.map(({ label: name }, index) =>
        index % every === 0 ? (
          <text key={index} x={middleOf(series, index)} y={HEIGHT - 6} textAnchor="middle">
            {name}
          </text>
        ) : null,
      )}
    </svg>
  );
}

function heightOf(series: Series, value: number): number {
  const { min, max } = axisOf(series);
  const room = HEIGHT - BOTTOM - TOP;
  return Math.round((TOP + room * (1 - (value - min) / (max - min))) * 10) / 10;
}

const slotOf = ({ points }: Series) => (WIDTH - LEFT) / points.length;
const middleOf = (series: Series, index: number) =>
  Math.round((LEFT + slotOf(series) * (index + 0.5)) * 10) / 10;

export function Bars(props: DrawnProps) {
  const { series, words } = props;
  const zero = heightOf(series, 0);
  const width = (slotOf(series) * 0.72) / series.names.length;
  return (
    <Frame {...props}>
      {series.points.flatMap(({ label, values }, index) =>
        values.map((value, at) => {
          if (value === undefined) return null;
          const top = heightOf(series, value);
          const left = middleOf(series, index) + (at - series.names.length / 2) * width;
          return (
            <rect
              key={`${index}-${at}`}
              className="chart-bar"
              style={toneOf(at)}
              x={left}
              y={Math.min(top, zero)}
              width={Math.max(width - 2, 1)}
              height={Math.abs(zero - top)}
            >
              <title>{`${label}: ${words(value)}`}</title>
            </rect>
          );
        }),
      )}
    </Frame>
  );
}

export function Lines(props: DrawnProps) {
  const { series, words } = props;
  return (
    <Frame {...props}>
      {series.names.map((_, at) => {
        const places = series.points.flatMap(({ label, values }, index) => {
          const value = values[at];
          return value === undefined
            ? []
            : [
                {
                  x: middleOf(series, index),
                  y: heightOf(series, value),
                  title: `${label}: ${words(value)}`,
                },
              ];
        });
        return (
          <g key={at} style={toneOf(at)}>
            <polyline className="chart-line" points={places.map(({ x, y }) => `${x},${y}`).join(' ')} />
            {places.map(({ x, y, title }) => (
              <circle key={x} className="chart-point" cx={x} cy={y} r="4">
                <title>{title}</title>
              </circle>
            ))}
          </g>
        );
      })}
    </Frame>
  );
}
