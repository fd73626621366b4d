import { Table, Text, Title } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useState } from 'react';
import { axisOf } from '#blocks/chart/geometry.ts';
import type { DayRange } from '#core/commerce/orders/sales.ts';
import { dayText, monthText } from '../../kit/days.ts';
import { formatsIn } from '../../words/catalogue.ts';
import { say } from './words.ts';
import classes from './time-chart.module.css';

const HEIGHT = 220;
const TOP = 8;
const BOTTOM = 26;
const LEFT = 64;
/** A date below the axis needs so much room. */
const LABEL_PX = 84;

/** Days or months, beside those before. */
interface OverTime<Sums> {
  unit: 'day' | 'month';
  range: DayRange;
  before: DayRange;
  steps: readonly { at: string; atBefore: string; sums: Sums; before: Sums }[];
}

interface ChartProps<Sums> {
  title: string;
  report: OverTime<Sums>;
  valueOf: (sums: Sums) => number;
  words: (value: number) => string;
  /** What one of the axis is worth in values; whole ones alone are named where it is left out. */
  divider?: number;
}

/** What was, as bars; what was before, as a line behind them. The numbers themselves stand below. */
export function TimeChart<Sums>(props: ChartProps<Sums>) {
  const { title, report, valueOf, words } = props;
  const [pointed, setPointed] = useState<number>();
  const name = report.unit === 'day' ? dayText : monthText;
  const { steps } = report;
  const best = steps.reduce(
    (most, step, index) => (valueOf(step.sums) > valueOf((steps[most] ?? step).sums) ? index : most),
    0,
  );
  const shown = steps[pointed ?? best];
  const isNothing = pointed === undefined && shown && valueOf(shown.sums) === 0;
  const sentence = isNothing
    ? say('nothingInThisPeriod')
    : shown
      ? say(pointed === undefined ? 'most' : 'here', {
          at: name(shown.at),
          value: words(valueOf(shown.sums)),
          earlier: name(shown.atBefore),
          before: words(valueOf(shown.before)),
        })
      : '';
  return (
    <figure className={classes.figure}>
      <figcaption className={classes.caption}>
        <Title order={2} size="h4">
          {title}
        </Title>
        <Text size="sm" className="quiet">
          {report.unit === 'month' ? sentence.replaceAll(' on ', ' in ') : sentence}
        </Text>
      </figcaption>
      <Plot {...props} sentence={sentence} pointed={pointed} onPoint={setPointed} name={name} />
      <details className={classes.numbers}>
        <summary>{say('figures')}</summary>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{report.unit === 'day' ? say('day') : say('month')}</Table.Th>
              <Table.Th className={classes.number}>{title}</Table.Th>
              <Table.Th className={classes.number}>{say('before')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {steps.map(({ at, sums, before }) => (
              <Table.Tr key={at}>
                <Table.Td>{name(at)}</Table.Td>
                <Table.Td className={classes.number}>{words(valueOf(sums))}</Table.Td>
                <Table.Td className={classes.number}>{words(valueOf(before))}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </details>
    </figure>
  );
}

interface PlotProps<Sums> extends ChartProps<Sums> {
  sentence: string;
  pointed: number | undefined;
  onPoint: (index: number | undefined) => void;
  name: (day: string) => string;
}

/** Drawn at the width there is, so that its words stay legible on a phone. */
function Plot<Sums>(props: PlotProps<Sums>) {
  const { title, report, valueOf, divider, pointed, onPoint, name } = props;
  const { ref, width } = useElementSize();
  const { steps } = report;
  const unit = divider ?? 1;
  const points = steps.map(({ at, sums, before }) => ({
    label: at,
    values: [valueOf(sums) / unit, valueOf(before) / unit],
  }));
  const { min, max, ticks } = axisOf({ names: ['now', 'before'], points });
  const yOf = (value: number) => TOP + (HEIGHT - TOP - BOTTOM) * (1 - (value - min) / (max - min));
  const slot = Math.max(width - LEFT, 0) / Math.max(steps.length, 1);
  const xOf = (index: number) => LEFT + slot * (index + 0.5);
  const every = Math.max(1, Math.ceil(LABEL_PX / Math.max(slot, 1)));
  const whole = divider ? ticks : ticks.filter((tick) => Number.isInteger(tick));
  return (
    <div ref={ref} className={classes.plot}>
      {width > 0 && (
        <svg
          width={width}
          height={HEIGHT}
          role="img"
          aria-label={`${title}. ${props.sentence}`}
          onPointerLeave={() => onPoint(undefined)}
        >
          {whole.map((tick) => (
            <g key={tick} className={classes.tick}>
              <line x1={LEFT} x2={width} y1={yOf(tick)} y2={yOf(tick)} />
              <text x={LEFT - 10} y={yOf(tick) + 4} textAnchor="end">
                {SHORT.format(tick)}
              </text>
            </g>
          ))}
          {steps.map(({ at }, index) => {
            const value = points[index]?.values[0] ?? 0;
            return (
              <g key={at} onPointerEnter={() => onPoint(index)} data-pointed={index === pointed || undefined}>
                <rect
                  className={classes.column}
                  x={xOf(index) - slot / 2}
                  y={0}
                  width={slot}
                  height={HEIGHT}
                />
                <rect
                  className={classes.bar}
                  x={xOf(index) - (slot * 0.64) / 2}
                  width={Math.max(slot * 0.64, 1)}
                  y={Math.min(yOf(value), yOf(0))}
                  height={Math.abs(yOf(0) - yOf(value))}
                  rx={Math.min(2, slot / 6)}
                />
              </g>
            );
          })}
          <polyline
            className={classes.before}
            points={points.map(({ values }, index) => `${xOf(index)},${yOf(values[1] ?? 0)}`).join(' ')}
          />
          {steps.map(({ at }, index) =>
            index % every === 0 && xOf(index) + LABEL_PX / 2 <= width + 12 ? (
              <text key={at} className={classes.date} x={xOf(index)} y={HEIGHT - 6} textAnchor="middle">
                {report.unit === 'day' ? SHORT_DAY.format(new Date(at)) : SHORT_MONTH.format(new Date(at))}
              </text>
            ) : null,
          )}
        </svg>
      )}
      <Text size="xs" className={classes.legend}>
        <span data-now="">{rangeWords(report.range, name)}</span>
        <span data-before="">{rangeWords(report.before, name)}</span>
      </Text>
    </div>
  );
}

const rangeWords = ({ from, to }: DayRange, name: (day: string) => string) => `${name(from)} – ${name(to)}`;

const SHORT = new Intl.NumberFormat(formatsIn(), { notation: 'compact', maximumFractionDigits: 1 });
const SHORT_DAY = new Intl.DateTimeFormat(formatsIn(), { day: 'numeric', month: 'short', timeZone: 'UTC' });
const SHORT_MONTH = new Intl.DateTimeFormat(formatsIn(), {
  month: 'short',
  year: '2-digit',
  timeZone: 'UTC',
});
