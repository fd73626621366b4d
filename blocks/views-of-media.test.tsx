import { describe, expect, test } from 'vitest';
import { SHAPES } from './kit/shapes.ts';
import { PICTURE } from './kit/testing/draw.tsx';
import { countOf, drawerOf, textIn } from './kit/testing/draw-view.tsx';
import { renderToStaticMarkup } from './kit/testing/render.tsx';
import { fields as audioFields } from './audio/fields.ts';
import { AudioView } from './audio/view.tsx';
import { fields as chartFields } from './chart/fields.ts';
import { Bars, Lines } from './chart/axes.tsx';
import { seriesOf } from './chart/geometry.ts';
import { ChartView } from './chart/view.tsx';
import { fields as comparisonFields } from './comparison/fields.ts';
import { ComparisonView } from './comparison/view.tsx';
import { fields as hotspotsFields } from './hotspots/fields.ts';
import { HotspotsView } from './hotspots/view.tsx';
import { fields as iconFields } from './icon/fields.ts';
import { IconView } from './icon/view.tsx';
import { aspectRatio } from './image/aspect-ratio.ts';
import { fields as pdfFields } from './pdf/fields.ts';
import { PdfView } from './pdf/view.tsx';
import { fields as qrFields } from './qr-code/fields.ts';
import { QrCodeView } from './qr-code/view.tsx';
import { fields as shapeFields } from './shape/fields.ts';
import { ShapeView } from './shape/view.tsx';
import { embed, MAX_EMBED_LENGTH } from './video/embed-field.ts';

const EDITING = { isEditing: true };
const to = { href: '/more', newWindow: false };

describe('audio', () => {
  const draw = drawerOf({ fields: audioFields, View: AudioView });
  test.each([
    [{ file: '/s/tide.mp3' }, 'tide.mp3'],
    [{ file: '/s/tide.mp3', title: 'Tide', author: 'Ada' }, 'Tide Ada'],
    [{ file: '/s/tide.mp3', title: 'Tide', isDownloadable: true }, 'Tide Download Tide'],
    [{ file: '/s/tide.mp3', title: 'Tide', transcript: 'Waves.' }, 'Tide Transcript Waves.'],
  ])('%j', (values, words) => {
    expect(textIn(draw(values))).toBe(words);
    expect(draw(values)).toContain('preload="none"');
  });
});

describe('chart', () => {
  const draw = drawerOf({ fields: chartFields, View: ChartView });
  const data = {
    columns: ['Month', 'Bread', 'Salt'],
    rows: [
      ['May', '10', '-5'],
      ['June', '20', ''],
    ],
  };

  test('a legend where there is more than one line, and a table where wanted', () => {
    expect(textIn(/<ul class="chart-legend">.*?<\/ul>/.exec(draw({ kind: 'bar', data }))?.[0] ?? '')).toBe(
      'Bread Salt',
    );
    const one = { columns: ['Month', 'Bread'], rows: [['May', '10']] };
    expect(draw({ kind: 'bar', data: one })).not.toContain('chart-legend');
    expect(draw({ data, showTable: true })).toContain('chart-table');
    expect(draw({ data, showTable: false })).not.toContain('chart-table');
    expect(draw({ data, unit: 'kg', caption: 'Sold' })).toContain('<title>May: 10 kg</title>');
    expect(draw({ data, caption: 'Sold' })).toContain('aria-label="Sold"');
  });

  test('slices say their share', () => {
    const pie = {
      columns: ['Month', 'Bread'],
      rows: [
        ['May', '10'],
        ['June', '30'],
      ],
    };
    expect(textIn(draw({ kind: 'pie', data: pie, showTable: false }))).toBe('May 10 25 % June 30 75 %');
  });

  const plot = (Drawn: typeof Bars, rows: string[][]) =>
    renderToStaticMarkup(
      <Drawn series={seriesOf({ columns: ['M', 'A', 'B'], rows })} words={String} label="Sold" />,
    );
  test('a bar reaches from zero to its value, and what is missing is not nothing', () => {
    const markup = plot(Bars, data.rows);
    expect(countOf(markup, '<rect')).toBe(3);
    const bars = [...markup.matchAll(/ y="([\d.]+)" width="[\d.]+" height="([\d.]+)"/g)].map(
      ([, y, height]) => [Number(y), Number(height)],
    );
    const [up, down, high] = bars as [[number, number], [number, number], [number, number]];
    expect(up[0] + up[1]).toBeCloseTo(down[0]);
    expect(high[1]).toBeCloseTo(up[1] * 2, 0);
    expect(high[0] + high[1]).toBeCloseTo(down[0]);
  });
  test('a line goes through what is there', () => {
    const markup = plot(Lines, data.rows);
    expect(countOf(markup, '<circle')).toBe(3);
    const points = [...markup.matchAll(/points="([^"]*)"/g)].map(([, all = '']) => all.split(' ').length);
    expect(points).toEqual([2, 1]);
  });
  test('of many names only some are written', () => {
    const rows = Array.from({ length: 30 }, (_, index) => [`m${index}`, '1', '2']);
    expect(countOf(plot(Lines, rows), 'text-anchor="middle"')).toBe(10);
  });
});

describe('comparison', () => {
  const draw = drawerOf({ fields: comparisonFields, View: ComparisonView });
  test('both pictures with their words', () => {
    const markup = draw({ before: PICTURE, after: { ...PICTURE, alt: 'Another' }, afterLabel: 'Now' });
    expect(countOf(markup, '<img')).toBe(2);
    expect(textIn(markup)).toContain('Now');
    expect(draw({}, {}, EDITING)).toContain('&quot;isEditing&quot;:true');
  });
});

describe('hotspots', () => {
  const draw = drawerOf({ fields: hotspotsFields, View: HotspotsView });
  test('words open to the side where there is room', () => {
    const spot = (x: number, y: number) => draw({ image: PICTURE, spots: [{ title: 'Tap', x, y }] });
    expect(spot(51, 51)).toContain('data-side="left" data-up="yes"');
    expect(spot(50, 50)).toContain('data-side="right" data-up="no"');
    expect(spot(20, 30)).toContain('left:20%;top:30%');
  });
  test.each([
    [{ title: 'Tap', words: 'Brass' }, 'Tap Tap Brass'],
    [{ title: 'Tap', to }, 'Tap Tap More'],
    [{ title: 'Tap', to, linkLabel: 'Buy' }, 'Tap Tap Buy'],
    [{ title: 'Tap', to: { ...to, href: 'javascript:1' } }, 'Tap Tap'],
    [{ title: ' ', words: 'Lost' }, ''],
  ])('%j', (spot, words) => {
    expect(textIn(draw({ spots: [spot] }))).toBe(words);
  });
});

describe('icon', () => {
  const draw = drawerOf({ fields: iconFields, View: IconView });
  test('an icon that leads somewhere has words, if only its own name', () => {
    expect(textIn(draw({ icon: 'badge-check' }))).toBe('');
    expect(textIn(draw({ icon: 'badge-check', to }))).toBe('badge check');
    expect(textIn(draw({ icon: 'badge-check', to, title: 'Tested', words: 'Twice.' }))).toBe('Tested Twice.');
    expect(countOf(draw({ icon: 'badge-check', to, title: 'Tested' }), '<a')).toBe(1);
  });
  test.each([
    ['light', '1'],
    ['normal', '1.5'],
    ['bold', '2.25'],
  ])('%s lines', (weight, width) => {
    expect(draw({ icon: 'bell', weight })).toContain(`stroke-width="${width}"`);
  });
  test('only what there is', () => {
    expect(draw({ icon: '' })).toBe('');
    expect(iconFields.read({ icon: 'toString' }).icon).toBe('');
    expect(iconFields.read({ icon: 'bell' }).icon).toBe('bell');
    expect(countOf(draw({ icon: 'bell' }, {}, EDITING), 'data-edit')).toBe(2);
  });
});

describe('pdf', () => {
  const draw = drawerOf({ fields: pdfFields, View: PdfView });
  test('the link stands there always, the frame never in the editor', () => {
    expect(textIn(draw({ file: '/s/menu.pdf' }))).toBe('menu.pdf PDF');
    expect(draw({ file: '/s/menu.pdf', title: 'Menu' })).toContain('title="Menu"');
    expect(draw({ file: '/s/menu.pdf' }, {}, EDITING)).not.toContain('<iframe');
  });
});

describe('qr code', () => {
  const draw = drawerOf({ fields: qrFields, View: QrCodeView });
  test.each([
    ['https://example.com', true],
    ['HTTPS://EXAMPLE.COM', true],
    ['WIFI:S:Guests;;', false],
    ['javascript:alert(1)', false],
  ])('%s can be followed: %s', (content, isLink) => {
    expect(draw({ content }).includes('<a ')).toBe(isLink);
  });
  test('what is read out is the caption, or what it holds', () => {
    expect(draw({ content: ' Hello ' })).toMatch(/aria-label="[^"]*Hello"/);
    expect(draw({ content: 'Hello', caption: 'Menu' })).toMatch(/aria-label="[^"]*Menu".*<figcaption>Menu/s);
  });
});

describe('shape', () => {
  const draw = drawerOf({ fields: shapeFields, View: ShapeView });
  test('an edge is as wide as its place', () => {
    expect(draw({ shape: 'circle' })).toContain('viewBox="0 0 100 100"');
    expect(draw({ shape: 'wave' })).toContain('viewBox="0 0 1200 100" preserveAspectRatio="none"');
    expect(draw({ isFlipped: true })).toContain('data-flipped');
    expect(draw({ isFlipped: false })).not.toContain('data-flipped');
  });
});

test.each([
  ['own', { ...PICTURE }, 1600 / 900],
  ['own', { ...PICTURE, height: 0 }, undefined],
  ['square', { ...PICTURE, height: 0 }, SHAPES.square],
] as const)('a picture shaped %s', (ratio, image, shape) => {
  expect(aspectRatio(image, ratio)).toBe(shape);
});

test.each([
  ['', ''],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', expect.stringContaining('dQw4w9WgXcQ')],
  ['a film', undefined],
  ['<script>alert(1)</script>', undefined],
  [`https://www.youtube.com/watch?v=dQw4w9WgXcQ${' '.repeat(MAX_EMBED_LENGTH)}`, undefined],
  [7, undefined],
])('film %#', (given, kept) => {
  const problems: unknown[] = [];
  const value = embed({ label: 'Film', overlay: 'poster' }).check(
    given,
    (problem) => problems.push(problem),
    '',
  );
  expect(problems).toHaveLength(kept === undefined ? 1 : 0);
  expect(value).toEqual(kept ?? '');
  expect(value).not.toContain('<script');
});
