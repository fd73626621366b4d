import { readNumber, type DatasetValue } from '#core/dataset.ts';

/** Rows as a chart counts them: what each is called, and a number for each column behind the first. */
export interface Series {
  names: string[];
  points: { label: string; values: (number | undefined)[] }[];
}

/** A table of one column is counted without names. */
export function seriesOf({ columns, rows }: DatasetValue): Series {
  const isBare = columns.length === 1;
  return {
    names: isBare ? columns : columns.slice(1),
    points: rows.map((row, index) => ({
      label: isBare ? String(index + 1) : (row[0] ?? ''),
      values: (isBare ? row.slice(0, 1) : row.slice(1)).map(readNumber),
    })),
  };
}

export const isEmptySeries = ({ points, names }: Series): boolean =>
  points.length === 0 || names.length === 0;

/** From where to where an axis goes: round numbers, zero always among them. */
export function axisOf({ points }: Series): { min: number; max: number; ticks: number[] } {
  const all = points.flatMap(({ values }) => values.filter((value) => value !== undefined));
  const low = Math.min(0, ...all);
  const most = Math.max(0, ...all);
  const high = most === low ? low + 1 : most;
  const step = roundStep((high - low) / 4);
  const min = Math.floor(low / step) * step;
  const max = Math.ceil(high / step) * step;
  const count = Math.round((max - min) / step);
  const ticks = Array.from({ length: count + 1 }, (_, index) => Number((min + index * step).toPrecision(12)));
  return { min, max, ticks };
}

/** The next of 1, 2, 5, 10, 20, 50 … */
function roundStep(raw: number): number {
  const power = 10 ** Math.floor(Math.log10(raw));
  const factor = [1, 2, 5, 10].find((each) => each * power >= raw * 0.999) ?? 10;
  return factor * power;
}

export interface Slice {
  label: string;
  value: number;
  /** Of the whole, from 0 to 1. */
  share: number;
  path: string;
}

/** Slices of a circle around 0,0 with the radius 1, from the top and clockwise. Nothing for what is not above zero. */
export function slicesOf({ points }: Series): Slice[] {
  const counted = points.flatMap(({ label, values: [value] }) =>
    value !== undefined && value > 0 ? [{ label, value }] : [],
  );
  const total = counted.reduce((sum, { value }) => sum + value, 0);
  let from = 0;
  return counted.map(({ label, value }) => {
    const share = value / total;
    const path = share >= 1 ? WHOLE : arc(from, from + share);
    from += share;
    return { label, value, share, path };
  });
}

const WHOLE = 'M0-1A1 1 0 1 1 0 1A1 1 0 1 1 0-1Z';

function arc(from: number, to: number): string {
  const at = (share: number) =>
    `${round(Math.sin(share * 2 * Math.PI))} ${round(-Math.cos(share * 2 * Math.PI))}`;
  return `M0 0L${at(from)}A1 1 0 ${to - from > 0.5 ? 1 : 0} 1 ${at(to)}Z`;
}

const round = (value: number) => Number(value.toFixed(4));
