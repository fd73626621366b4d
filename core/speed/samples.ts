import { classOf } from './histogram.ts';
import { SPEED_METRIC_NAMES, SPEED_METRICS, type SpeedMetric } from './metrics.ts';
import { SPEED_DEVICES, type SpeedDevice } from './records.ts';

/** One figure of one visit. */
export interface SpeedSample {
  path: string;
  device: SpeedDevice;
  metric: SpeedMetric;
  /** The type of the block it was measured at, and the picture or element in it; empty where nobody can say. */
  block: string;
  element: string;
  class: number;
}

const MAX_PATH = 200;
const MAX_ELEMENT = 80;
const BLOCK = /^[a-z][a-z-]{0,39}$/;

/** What a browser sent may be anything: figures that cannot be are left out, and the rest counts. */
export function samplesOf(data: Readonly<Record<string, unknown>>): SpeedSample[] {
  const path = pathOf(data['path']);
  const device = SPEED_DEVICES.find((known) => known === data['device']);
  if (path === undefined || !device) return [];
  return SPEED_METRIC_NAMES.flatMap((metric) => {
    const value = data[metric];
    if (typeof value !== 'number' || !(value >= 0 && value <= SPEED_METRICS[metric].max)) return [];
    const block = data[`${metric}Block`];
    return [
      {
        path,
        device,
        metric,
        block: typeof block === 'string' && BLOCK.test(block) ? block : '',
        element: wordsOf(data[`${metric}Element`]),
        class: classOf(metric, value),
      },
    ];
  });
}

function pathOf(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\/[^?#\s]*$/.test(value)) return undefined;
  return value.isWellFormed() ? wordsOf(value, MAX_PATH) : undefined;
}

/** Cut, and without what a database or a table would stumble over. */
function wordsOf(value: unknown, max = MAX_ELEMENT): string {
  if (typeof value !== 'string') return '';
  return Array.from(value.replaceAll(/\p{C}/gu, '')).slice(0, max).join('');
}
