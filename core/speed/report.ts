import { add, classOf, percentile, total } from './histogram.ts';
import { ratingOf, SPEED_METRIC_NAMES, SPEED_METRICS, type Rating, type SpeedMetric } from './metrics.ts';

/** Three quarters of all visits are at least as fast as what is shown. */
const SHOWN_SHARE = 0.75;

/** All visits of a while that agree in what they were measured at. */
export interface SpeedRow {
  path: string;
  metric: SpeedMetric;
  block: string;
  element: string;
  counts: readonly number[];
}

export interface SpeedFigure {
  metric: SpeedMetric;
  visits: number;
  p75: number;
  rating: Rating;
  /** What on the page slow visits were most often slow at; nothing where all is well or nobody can say. */
  culprit: { block: string; element: string } | null;
}

export interface PageSpeed {
  path: string;
  /** Of the figure that most visits told. */
  visits: number;
  figures: SpeedFigure[];
}

function figureOf(metric: SpeedMetric, rows: readonly SpeedRow[]): SpeedFigure | undefined {
  const counts = rows.reduce<number[]>((sum, row) => add(sum, row.counts), []);
  const p75 = percentile(metric, counts, SHOWN_SHARE);
  if (p75 === undefined) return undefined;
  const rating = ratingOf(metric, p75);
  return {
    metric,
    visits: total(counts),
    p75,
    rating,
    culprit: rating === 'good' ? null : culpritOf(metric, rows),
  };
}

/** The one with the most visits that were not good. */
function culpritOf(metric: SpeedMetric, rows: readonly SpeedRow[]): SpeedFigure['culprit'] {
  const { good } = SPEED_METRICS[metric];
  const named = rows.filter(({ block, element }) => block !== '' || element !== '');
  const slow = ({ counts }: SpeedRow) => total(counts.slice(classOf(metric, good) + 1));
  const [worst] = named.toSorted((a, b) => slow(b) - slow(a));
  return worst && slow(worst) > 0 ? { block: worst.block, element: worst.element } : null;
}

function figuresOf(rows: readonly SpeedRow[]): SpeedFigure[] {
  return SPEED_METRIC_NAMES.flatMap((metric) => {
    const figure = figureOf(
      metric,
      rows.filter((row) => row.metric === metric),
    );
    return figure ? [figure] : [];
  });
}

/** The whole site, and its pages with the most visits. */
export function speedReport(
  rows: readonly SpeedRow[],
  maxPages: number,
): { site: SpeedFigure[]; pages: PageSpeed[] } {
  const pages = [...Map.groupBy(rows, ({ path }) => path)].map(([path, ofPage]) => {
    const figures = figuresOf(ofPage);
    return { path, visits: Math.max(...figures.map(({ visits }) => visits)), figures };
  });
  return {
    site: figuresOf(rows).map((figure) => ({ ...figure, culprit: null })),
    pages: pages.toSorted((a, b) => b.visits - a.visits).slice(0, maxPages),
  };
}
