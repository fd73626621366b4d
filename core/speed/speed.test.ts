import { describe, expect, test } from 'vitest';
import { add, CLASSES, classOf, one, percentile, total } from './histogram.ts';
import { ratingOf, SPEED_METRIC_NAMES, SPEED_METRICS, speedText } from './metrics.ts';
import { speedReport, type SpeedRow } from './report.ts';
import { samplesOf } from './samples.ts';

const countsOf = (metric: 'lcp' | 'cls', values: readonly number[]) =>
  values.reduce<number[]>((counts, value) => add(counts, one(classOf(metric, value))), []);

describe('percentiles', () => {
  test.each([
    ['lcp', [1000], 1000],
    ['lcp', [100, 200, 300, 4000], 300],
    ['lcp', Array.from({ length: 1000 }, (_, index) => index * 4), 3000],
    ['cls', [0, 0, 0, 0.3], 0],
    ['cls', Array.from({ length: 100 }, (_, index) => index / 200), 0.375],
  ] as const)('of %s are known to within the width of a class', (metric, values, expected) => {
    const found = percentile(metric, countsOf(metric, values), 0.75) ?? NaN;
    expect(Math.abs(found - expected)).toBeLessThanOrEqual(
      0.15 * expected + 10 / SPEED_METRICS[metric].scale,
    );
  });

  test('of nothing are none', () => expect(percentile('lcp', [], 0.75)).toBeUndefined());

  test.each(SPEED_METRIC_NAMES)('every %s that can be has a class', (metric) => {
    for (const value of [0, SPEED_METRICS[metric].good, SPEED_METRICS[metric].max])
      expect(classOf(metric, value)).toBeLessThan(CLASSES);
    expect(classOf(metric, 0)).toBe(0);
    expect(classOf(metric, SPEED_METRICS[metric].good)).toBeLessThan(
      classOf(metric, SPEED_METRICS[metric].poor),
    );
  });
});

test.each([
  ['lcp', 2500, 'good', '2.5 s'],
  ['lcp', 4000, 'fair', '4.0 s'],
  ['lcp', 4001, 'poor', '4.0 s'],
  ['inp', 180, 'good', '180 ms'],
  ['cls', 0.26, 'poor', '0.26'],
] as const)('%s of %d is %s', (metric, value, rating, words) => {
  expect([ratingOf(metric, value), speedText(metric, value)]).toEqual([rating, words]);
});

describe('what a browser sent', () => {
  const about = { path: '/about', device: 'phone', version: '4.3.0' };
  test.each<[string, object, object[]]>([
    [
      'a figure with its picture',
      { ...about, lcp: 2000, lcpBlock: 'image', lcpElement: 'hero.jpg' },
      [{ path: '/about', device: 'phone', metric: 'lcp', block: 'image', element: 'hero.jpg' }],
    ],
    ['two figures', { ...about, ttfb: 80, fcp: 900 }, [{ metric: 'fcp' }, { metric: 'ttfb' }]],
    ['a block that cannot be', { ...about, inp: 9, inpBlock: '<b>' }, [{ metric: 'inp', block: '' }]],
    ['control characters', { ...about, inp: 9, inpElement: 'a\u0000b' }, [{ element: 'ab' }]],
    ['a time that cannot be', { ...about, lcp: -1, fcp: 1e9, ttfb: '5', inp: NaN }, []],
    ['no address', { ...about, path: 'https://elsewhere.example/', lcp: 5 }, []],
    ['an address with a query', { ...about, path: '/?email=a', lcp: 5 }, []],
    ['a device nobody has', { ...about, device: 'watch', lcp: 5 }, []],
    ['nothing', {}, []],
  ])('%s', (_, data, expected) => {
    const samples = samplesOf(data as Record<string, unknown>);
    expect(samples).toHaveLength(expected.length);
    samples.forEach((sample, index) => expect(sample).toMatchObject(expected[index] ?? {}));
  });
});

describe('the report', () => {
  const row = (path: string, element: string, values: readonly number[]): SpeedRow => ({
    path,
    metric: 'lcp',
    block: element === '' ? '' : 'image',
    element,
    counts: countsOf('lcp', values),
  });

  test('lists pages by visits, and names what slow visits waited for', () => {
    const { site, pages } = speedReport(
      [
        row('/', 'hero.jpg', [5000, 6000, 7000]),
        row('/', 'logo.png', [900, 1000]),
        row('/', '', [9000, 9000, 9000, 9000]),
        row('/about', 'team.jpg', [900, 1000]),
      ],
      10,
    );
    expect(pages.map(({ path, visits }) => [path, visits])).toEqual([
      ['/', 9],
      ['/about', 2],
    ]);
    expect(pages[0]?.figures[0]).toMatchObject({
      rating: 'poor',
      culprit: { block: 'image', element: 'hero.jpg' },
    });
    expect(pages[1]?.figures[0]).toMatchObject({ rating: 'good', culprit: null });
    expect(site[0]?.visits).toBe(11);
  });

  test('of nothing is empty', () => expect(speedReport([], 10)).toEqual({ site: [], pages: [] }));
  test('counts every visit once', () => expect(total(countsOf('lcp', [1, 2, 3]))).toBe(3));
});
