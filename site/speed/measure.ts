import type { SpeedData } from '#core/speed/records.ts';

/** Shifts less than a second apart and within five seconds are one; of many interactions the slowest few do not count. */
const SHIFT_GAP_MS = 1000;
const SHIFT_WINDOW_MS = 5000;
const INTERACTIONS_FOR_EACH_FORGIVEN = 50;
const SHORTEST_INTERACTION_MS = 40;

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources?: readonly { node?: Node | null }[];
}
interface Paint extends PerformanceEntry {
  element?: Element | null;
}
interface Interaction extends PerformanceEntry {
  interactionId?: number;
  target?: Node | null;
}

/** Measures a page from its beginning, however late this comes: browsers keep what has happened. */
export function measure() {
  const observers: PerformanceObserver[] = [];
  function observe(
    options: PerformanceObserverInit,
    take: (entry: Paint & LayoutShift & Interaction) => void,
  ): void {
    if (!PerformanceObserver.supportedEntryTypes.includes(options.type ?? '')) return;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry as Paint & LayoutShift & Interaction);
    });
    observer.observe({ buffered: true, ...options });
    observers.push(observer);
  }

  const [navigation] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
    activationStart?: number;
  })[];
  // A page that was drawn before somebody asked for it begins when they did.
  const start = navigation?.activationStart ?? 0;
  const since = (time: number) => Math.max(0, Math.round(time - start));

  let lcp: Paint | undefined;
  observe({ type: 'largest-contentful-paint' }, (entry) => (lcp = entry));
  let fcp: PerformanceEntry | undefined;
  observe({ type: 'paint' }, (entry) => {
    if (entry.name === 'first-contentful-paint') fcp = entry;
  });

  const cls = { worst: 0, sum: 0, from: 0, last: 0, largest: 0, at: null as Node | null };
  observe({ type: 'layout-shift' }, ({ value, hadRecentInput, startTime, sources }) => {
    if (hadRecentInput) return;
    const isSame = startTime - cls.last < SHIFT_GAP_MS && startTime - cls.from < SHIFT_WINDOW_MS;
    if (!isSame) Object.assign(cls, { sum: 0, from: startTime });
    cls.sum += value;
    cls.last = startTime;
    cls.worst = Math.max(cls.worst, cls.sum);
    if (value > cls.largest) Object.assign(cls, { largest: value, at: sources?.[0]?.node ?? null });
  });

  const slowest = new Map<number, Interaction>();
  observe(
    { type: 'event', durationThreshold: SHORTEST_INTERACTION_MS } as PerformanceObserverInit,
    (entry) => {
      const id = entry.interactionId ?? 0;
      if (id !== 0 && entry.duration > (slowest.get(id)?.duration ?? 0)) slowest.set(id, entry);
    },
  );

  return {
    /** What is complete once a page has loaded. */
    early(): SpeedData {
      return {
        ...(navigation && { ttfb: since(navigation.responseStart) }),
        ...(fcp && { fcp: since(fcp.startTime) }),
        ...(lcp && { lcp: since(lcp.startTime), ...named('lcp', lcp.element) }),
      };
    },
    /** What is complete once it is left. */
    late(): SpeedData {
      if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) return {};
      return { cls: Math.round(cls.worst * 10_000) / 10_000, ...named('cls', cls.at) };
    },
    interaction(): SpeedData {
      const sorted = [...slowest.values()].toSorted((a, b) => b.duration - a.duration);
      const worst = sorted[Math.floor(sorted.length / INTERACTIONS_FOR_EACH_FORGIVEN)];
      return worst ? { inp: Math.round(worst.duration), ...named('inp', worst.target) } : {};
    },
    slowestPicture(): SpeedData {
      const [worst] = performance
        .getEntriesByType('resource')
        .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'img')
        .toSorted((a, b) => b.duration - a.duration);
      if (!worst) return {};
      const shown = [...document.images].find(({ currentSrc }) => currentSrc === worst.name);
      return { image: Math.round(worst.duration), ...named('image', shown) };
    },
    stop: () => observers.forEach((observer) => observer.disconnect()),
  };
}

/** The block something stands in, and the file of a picture or the kind of an element: nothing a visitor wrote. */
function named(metric: string, node: Node | null | undefined): SpeedData {
  const element = node instanceof Element ? node : node?.parentElement;
  if (!element) return {};
  const place = element.closest<HTMLElement>('[data-block]')?.dataset.block;
  const part = element.closest('header, footer, dialog')?.localName;
  return {
    [`${metric}Block`]: place ?? part ?? '',
    [`${metric}Element`]:
      element instanceof HTMLImageElement ? fileName(element.currentSrc) : element.localName,
  };
}

function fileName(address: string): string {
  const last = address.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
