/**
 * Justified rows. A style sheet cannot look ahead to where a row should end, so where rows end is found here, once for
 * each band of widths; inside a band a row keeps its pictures and its height follows the width.
 */

/** No row is higher than this many times the height that was asked for. */
export const MAX_ROW_STRETCH = 1.35;
/** A row of several pictures is lower than this share of the height only where nothing else is possible. */
export const MIN_ROW_STRETCH = 0.65;
/** In a narrow place rows aim lower, so that a picture can fill the width. */
export const MAX_HEIGHT_OF_WIDTH = 0.75;
/** A row that would be a little too high fills the width all the same, and its pictures lose this much at most. */
const MAX_CROP = 0.2;
/** How wide the gallery is at least in each band; the style sheet has a rule for each. */
export const ROW_BANDS = [0, 280, 350, 436, 544, 680, 850, 1060, 1320, 1650, 2060] as const;
/** The narrowest and the widest place that rows are made for. */
const NARROWEST = 220;
const WIDEST = 2560;

export interface Row {
  count: number;
  /** Sum of the ratios of its pictures. */
  ratio: number;
  /** False where pictures keep the asked height and leave room at the end. */
  isFull: boolean;
}

export interface Span {
  from: number;
  to: number;
}

export const ROW_SPANS: readonly Span[] = ROW_BANDS.map((from, band) => ({
  from: Math.max(from, NARROWEST),
  to: ROW_BANDS[band + 1] ?? WIDEST,
}));

export interface RowMeasures {
  /** Pixels. */
  height: number;
  gap: number;
}

export const targetHeight = (height: number, { from, to }: Span) =>
  Math.min(height, MAX_HEIGHT_OF_WIDTH * Math.sqrt(from * to));

/** The rows whose heights are nearest to what was asked for, over all of them. */
export function makeRows(ratios: readonly number[], span: Span, { height, gap }: RowMeasures): Row[] {
  const target = targetHeight(height, span);
  const best: { cost: number; row: Row | undefined }[] = [{ cost: 0, row: undefined }];
  for (let end = 1; end <= ratios.length; end += 1) {
    let [cost, row]: [number, Row | undefined] = [Number.POSITIVE_INFINITY, undefined];
    let ratio = 0;
    for (let count = 1; count <= end; count += 1) {
      ratio += ratios[end - count] ?? 0;
      const judged = judge({ count, ratio, isLast: end === ratios.length }, span, { height: target, gap });
      const before = best[end - count]?.cost ?? 0;
      if (before + judged.cost < cost)
        [cost, row] = [before + judged.cost, { count, ratio, isFull: judged.isFull }];
      if (judged.isFarTooLow) break;
    }
    best.push({ cost, row });
  }
  const rows: Row[] = [];
  for (let end = ratios.length; end > 0;) {
    const row = best[end]?.row;
    if (!row) break;
    rows.unshift(row);
    end -= row.count;
  }
  return rows;
}

interface Candidate {
  count: number;
  ratio: number;
  isLast: boolean;
}

const square = (value: number) => value * value;
/** What is worth avoiding, beside heights that differ: the logarithm of the stretch, squared. */
const CROPPED = 0.5;
const HOLE = 2;
const SHORT_LAST = 0.2;
const TOO_LOW = 0.15;

function judge({ count, ratio, isLast }: Candidate, { from, to }: Span, { height, gap }: RowMeasures) {
  const heightIn = (width: number) => (width - (count - 1) * gap) / ratio;
  const [lowest, highest] = [heightIn(from), heightIn(to)];
  const middle = Math.max(1, Math.sqrt(Math.max(1, lowest) * Math.max(1, highest)));
  const away = square(Math.log(middle / height));
  if (highest > (MAX_ROW_STRETCH * height) / (1 - MAX_CROP)) {
    const empty = 1 - Math.min(1, height / middle);
    return { isFull: false, cost: (isLast ? SHORT_LAST : HOLE) + 0.2 * empty, isFarTooLow: false };
  }
  const cropped = highest > MAX_ROW_STRETCH * height ? CROPPED : 0;
  if (count === 1) return { isFull: true, cost: Math.min(away, 0.2) + cropped, isFarTooLow: false };
  const low =
    lowest < MIN_ROW_STRETCH * height
      ? TOO_LOW + 6 * square(Math.log((MIN_ROW_STRETCH * height) / Math.max(1, lowest)))
      : 0;
  return { isFull: true, cost: away + cropped + low, isFarTooLow: lowest < 0.2 * height };
}

/** What the style sheet needs of a picture in one band. */
export interface PictureInRow {
  /** Height of its row: a length without its `calc()`. */
  height: string;
  /** Room left behind the last picture of a row that is not full, so that the next starts below. */
  rest?: string;
}

/** For each picture its place in each band. */
export function placeInRows(ratios: readonly number[], measures: RowMeasures): PictureInRow[][] {
  const bands = ROW_SPANS.map((span) => placeInBand(ratios, span, measures));
  return ratios.map((_, index) => bands.map((places) => places[index] ?? { height: '0px' }));
}

function placeInBand(ratios: readonly number[], span: Span, { height, gap }: RowMeasures): PictureInRow[] {
  const rows = makeRows(ratios, span, { height, gap });
  return rows.flatMap((row, index) => {
    const gaps = (row.count - 1) * gap;
    if (row.isFull) {
      const share = `${floor(100 / row.ratio)}cqi`;
      const own = gaps > 0 ? `${share} - ${ceil(gaps / row.ratio)}px` : share;
      return Array.from({ length: row.count }, () => ({ height: own }));
    }
    const own = Math.round(targetHeight(height, span));
    const places: PictureInRow[] = Array.from({ length: row.count }, () => ({ height: `${own}px` }));
    const last = places.at(-1);
    if (last && index < rows.length - 1) last.rest = `100cqi - ${ceil(row.ratio * own + gaps)}px`;
    return places;
  });
}

// Never a hair too wide: the last picture of a row would start the next.
const floor = (value: number) => Math.floor(value * 1e4) / 1e4;
const ceil = (value: number) => Math.ceil(value * 100) / 100;
