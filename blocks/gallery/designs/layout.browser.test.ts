import { afterEach, describe, expect, test, vi } from 'vitest';
import { makeRows, ROW_SPANS } from '#core/gallery/rows.ts';
import { film, show, slides, type Shown } from '../testing/show.tsx';

let shown: Shown[] = [];
afterEach(() => {
  for (const { end } of shown.splice(0)) end();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

const draw = (...given: Parameters<typeof show>) => {
  const one = show(...given);
  shown.push(one);
  return one;
};
const boxes = (elements: readonly HTMLElement[]) =>
  elements.map((element) => element.getBoundingClientRect());
const distinct = (values: readonly number[]) => new Set(values.map(Math.round)).size;
const columnsOf = ({ media }: Shown) => distinct(boxes(media).map(({ left }) => left));
const firstRow = ({ media }: Shown) => {
  const all = boxes(media);
  return all.filter(({ top }) => Math.abs(top - (all[0]?.top ?? 0)) < 1);
};
const gapOf = (one: Shown) => {
  const [first, second] = firstRow(one);
  return Math.round((second?.left ?? 0) - (first?.right ?? 0));
};

describe('grid', () => {
  test.each([
    [{}, 1000, 4, 20],
    [{}, 723, 3, 20],
    [{}, 479, 2, 20],
    [{ 'thumbnails-per-row': 6, padding: 6 }, 1000, 6, 6],
    [{ 'thumbnails-per-row': 1 }, 400, 1, 0],
  ])('%j at %d px: %d in a row, %d px apart', (values, width, perRow, gap) => {
    const one = draw({ design: 'grid', ...values }, { width });
    expect(firstRow(one)).toHaveLength(perRow);
    if (perRow > 1) expect(gapOf(one)).toBe(gap);
    expect(one.media[0]?.offsetHeight).toBe(one.media[0]?.offsetWidth);
  });

  test.each([
    ['Auto', 1.6],
    [2, 2],
  ])('not square, shape %s', (imageAspectRatio, ratio) => {
    const { media } = draw({ design: 'grid', 'square-thumbs': false, imageAspectRatio });
    const [box] = boxes(media);
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(ratio, 1);
  });
});

describe('auto grid and auto columns', () => {
  test.each([
    ['autogrid', {}, 1000, 4, 0],
    ['autocolumns', {}, 1000, 4, 0],
    ['autogrid', {}, 600, 2, 0],
    ['autogrid', { columnWidth: 400 }, 1200, 3, 0],
    ['autocolumns', { columnWidth: 400 }, 1200, 3, 0],
    ['autogrid', { gutter: 30 }, 1000, 3, 30],
    ['autocolumns', { columnWidth: 300 }, 1000, 3, 0],
    ['autocolumns', { columnWidth: 300, columnWidthBehavior: 'max' }, 1000, 4, 0],
    ['autogrid', { columnWidth: 300, columnWidthBehavior: 'max' }, 1000, 4, 0],
    ['autogrid', { columnWidth: 500 }, 320, 1, 0],
  ])('%s with %j at %d px: %d columns, %d px apart', (design, values, width, columns, gap) => {
    const one = draw({ design, slides: slides(12), imageAspectRatio: 1, ...values }, { width });
    expect(columnsOf(one)).toBe(columns);
    const [first, second] = [...new Set(boxes(one.media).map(({ left }) => left))].toSorted((a, b) => a - b);
    const own = boxes(one.media)[0]?.width ?? 0;
    if (columns > 1) expect(Math.round((second ?? 0) - (first ?? 0) - own)).toBe(gap);
    for (const { right } of boxes(one.media)) expect(right).toBeLessThanOrEqual(width + 1);
  });

  test('columns keep the shapes of their pictures and have no common rows', () => {
    const { media } = draw({ design: 'autocolumns', slides: slides(10) });
    expect(distinct(boxes(media).map(({ width }) => width))).toBe(1);
    expect(distinct(boxes(media).map(({ top }) => top))).toBeGreaterThan(5);
  });
});

const rowsOf = (media: readonly HTMLElement[]) => [
  ...Map.groupBy(boxes(media), ({ top }) => Math.round(top)).values(),
];

test.each([250, 180])('auto rows near %d px fill the width, one height each', (rowHeight) => {
  const { media } = draw({ design: 'autorows', rowHeight, slides: slides(16) });
  const rows = rowsOf(media).slice(0, -1);
  expect(rows.length).toBeGreaterThan(1);
  for (const row of rows) {
    expect(distinct(row.map(({ height }) => height))).toBe(1);
    expect(row.reduce((sum, { width }) => sum + width, 20 * (row.length - 1))).toBeCloseTo(1000, 0);
  }
  const mean = rows.reduce((sum, [first]) => sum + (first?.height ?? 0), 0) / rows.length;
  expect(Math.abs(mean - rowHeight) / rowHeight).toBeLessThan(0.3);
});

describe.each([350, 390, 720, 768, 976, 1024, 1232, 1440])('auto rows in %d px', (width) => {
  const shapes = [
    [1600, 1000],
    [800, 1200],
    [1000, 1000],
    [3000, 750],
    [1500, 1000],
    [500, 1600],
    [1600, 900],
  ] as const;
  const pictures = (count: number, first: number) =>
    slides(count).map((slide, index) => {
      const [own, height] = shapes[(index + first) % shapes.length] ?? [1, 1];
      return { ...slide, image: { ...slide.image, width: own, height } };
    });

  test.each([
    [1, 0, 250],
    [1, 3, 250],
    [1, 5, 250],
    [2, 0, 250],
    [2, 4, 150],
    [3, 3, 250],
    [7, 0, 250],
    [7, 2, 400],
    [50, 0, 250],
    [50, 0, 150],
  ])('%d pictures, the first of shape %d, near %d px', (count, first, rowHeight) => {
    const shown = pictures(count, first);
    const { media } = draw({ design: 'autorows', rowHeight, slides: shown }, { width });
    const rows = rowsOf(media);
    const asked = Math.min(rowHeight, 0.75 * width);
    const ratios = shown.map(({ image }) => image.width / image.height);
    const span = ROW_SPANS.findLast(({ from }) => from <= width) ?? { from: width, to: width };
    const made = makeRows(ratios, span, { height: rowHeight, gap: 20 });
    expect(rows.map((row) => row.length)).toEqual(made.map((row) => row.count));
    for (const [index, row] of rows.entries()) {
      expect(distinct(row.map(({ height }) => height))).toBe(1);
      const height = row[0]?.height ?? 0;
      expect(height).toBeLessThanOrEqual(1.35 * rowHeight + 0.1);
      const [right] = row.map((box) => box.right).toSorted((a, b) => b - a);
      expect(right).toBeLessThanOrEqual(width);
      // One that fills the width alone is as high as its shape makes it.
      if (row.length > 1 || width - (right ?? 0) > 1) expect(height).toBeGreaterThan(0.4 * asked);
      const [left] = row.map((box) => box.left).toSorted((a, b) => a - b);
      expect(left).toBe(0);
      expect(index === 0 || (rows[index - 1]?.[0]?.bottom ?? 0) < (row[0]?.top ?? 0)).toBe(true);
    }
  });
});

test('auto rows on a phone: portraits in pairs, a landscape fills the width', () => {
  const [landscape, , portrait] = slides(3);
  const { media } = draw(
    { design: 'autorows', slides: [landscape, portrait, portrait, landscape] },
    { width: 360 },
  );
  const rows = rowsOf(media);
  expect(rows.map((row) => row.length)).toEqual([1, 2, 1]);
  for (const row of rows) expect(row.at(-1)?.right).toBeCloseTo(360, 0);
});

test.each([
  [undefined, 800, 320],
  [25, 800, 200],
  [60, 400, 400],
])('list with %s %% in %d px: the picture is %d px wide', (listImageSize, width, own) => {
  const { media } = draw(
    { design: 'list', captions: true, ...(listImageSize && { listImageSize }) },
    { width },
  );
  expect(media[0]?.offsetWidth).toBe(own);
});

test.each([
  [1000, 3, 3],
  [724, 5, 5],
  [723, 5, 3],
  [700, 2, 2],
  [480, 4, 3],
  [479, 4, 2],
  [400, 1, 1],
])('carousel in %d px shows %d as %d, 1 %% apart', (width, slidesPerRow, seen) => {
  const one = draw({ design: 'carousel', slidesPerRow, imageAspectRatio: 1 }, { width });
  const inside = boxes(one.slides).filter(({ right }) => right <= width + 1);
  expect(inside).toHaveLength(seen);
  if (seen > 1) expect((inside[1]?.left ?? 0) - (inside[0]?.right ?? 0)).toBeCloseTo(width / 100, 0);
});

test.each([
  [{}, 500],
  [{ vSize: 6 }, 300],
  [{ vSize: 20 }, 1000],
  [{ imageAspectRatio: 4, vSize: 20 }, 250],
])('strip with %j is %d px high in 1000', (values, height) => {
  const { viewport, slides: all } = draw({ design: 'slider', ...values });
  expect(viewport.offsetHeight).toBe(height);
  expect(distinct(boxes(all).map((box) => box.height))).toBe(1);
});

test('a strip of small pictures below: so high, so far away, films 16:9', () => {
  const { block } = draw({
    design: 'slideshow',
    slides: [...slides(2), film],
    thumbnails: true,
    'thumbnail-strip-height': 90,
    'thumbnail-strip-margin': 14,
  });
  const strip = block.querySelector<HTMLElement>('.gallery-thumbnails');
  const thumbnails = [...block.querySelectorAll<HTMLElement>('.gallery-thumbnail')];
  expect([strip?.offsetHeight, getComputedStyle(strip as Element).marginTop]).toEqual([90, '14px']);
  expect([thumbnails.length, thumbnails[2]?.offsetWidth]).toEqual([3, 160]);
});

describe('words of a slideshow', () => {
  const words = (one: Shown) => {
    const [slide, meta] = [one.slides[0], one.slides[0]?.querySelector('.gallery-meta')];
    const [frame, box] = [slide?.getBoundingClientRect(), meta?.getBoundingClientRect()];
    if (!frame || !box) throw new Error('There are no words.');
    const near = (a: number, b: number) => Math.abs(a - b) < 2;
    return [
      near(box.top, frame.top) ? 'top' : near(box.bottom, frame.bottom) ? 'bottom' : 'middle',
      near(box.left, frame.left) && near(box.right, frame.right)
        ? 'all'
        : near(box.left, frame.left)
          ? 'left'
          : near(box.right, frame.right)
            ? 'right'
            : 'middle',
    ];
  };

  test.each([
    ['top', ['top', 'all']],
    ['bottom', ['bottom', 'all']],
    ['top-left', ['top', 'left']],
    ['bottom-left', ['bottom', 'left']],
    ['top-right', ['top', 'right']],
    ['bottom-right', ['bottom', 'right']],
    ['center', ['middle', 'middle']],
    ['x', ['bottom', 'all']],
  ])('at %s', (position, place) => {
    const values = { design: 'slideshow', captions: true, 'meta-position': position, imageAspectRatio: 2 };
    expect(words(draw(values))).toEqual(place);
  });

  test.each([
    ['bottom', 'below'],
    ['bottom-right', 'below'],
    ['top', 'above'],
    ['top-left', 'above'],
    ['center', 'on'],
  ])('on a phone, at %s: %s the picture', async (position, where) => {
    const long = slides(2, { description: 'Two or three lines of words that say more about this picture.' });
    const one = draw(
      {
        design: 'slideshow',
        captions: true,
        'meta-position': position,
        imageAspectRatio: 1.5,
        slides: [...slides(1), ...long],
      },
      { width: 390 },
    );
    const before = one.gallery.offsetHeight;
    const place = () => {
      const [picture] = boxes(one.media);
      const words = one.slides[0]?.querySelector('.gallery-meta')?.getBoundingClientRect();
      if (!picture || !words) throw new Error('There are no words.');
      if (words.top >= picture.bottom - 1) return 'below';
      return words.bottom <= picture.top + 1 ? 'above' : 'on';
    };
    expect(place()).toBe(where);
    await one.start();
    expect([place(), one.gallery.offsetHeight]).toEqual([where, before]);
    expect(boxes(one.media)[0]?.height).toBe(260);
  });

  test('more than nine tenths of the slide: four tenths, to scroll', async () => {
    const long = slides(2, { description: 'Many words. '.repeat(160) });
    const one = draw(
      { design: 'slideshow', captions: true, slides: [...long, ...slides(1)], imageAspectRatio: 2 },
      { width: 600 },
    );
    await one.start();
    const meta = one.slides[0]?.querySelector<HTMLElement>('.gallery-meta');
    expect(meta?.className).toContain('overflow');
    expect(meta?.offsetHeight).toBeCloseTo(one.viewport.offsetHeight * 0.4, -1);
    expect(one.slides[2]?.querySelector('.gallery-meta')?.className).not.toContain('overflow');
  });
});

const DESIGNS = ['grid', 'autogrid', 'autocolumns', 'autorows', 'carousel', 'list', 'slider', 'slideshow'];

describe.each([320, 768, 1920])('at %d px', (width) => {
  test.each([1.5, 'Auto'].flatMap((shape) => DESIGNS.map((design) => [design, shape] as const)))(
    '%s of shape %s: its height is known before its script, and stays',
    async (design, imageAspectRatio) => {
      const one = draw({ design, captions: true, imageAspectRatio }, { width });
      const before = one.gallery.offsetHeight;
      expect(before).toBeGreaterThan(100);
      await one.start();
      expect(one.gallery.offsetHeight).toBe(before);
      expect(one.block.scrollWidth).toBeLessThanOrEqual(width);
    },
  );
});

test.each(['slider', 'grid'])('%s with five hundred pictures, every one of them broken', async (design) => {
  const one = draw({ design, slides: slides(500), imageAspectRatio: 1 });
  await one.start();
  expect(one.slides).toHaveLength(500);
  one.next?.click();
  if (one.next) await vi.waitFor(() => expect(one.place()).toBe('2'));
  expect(one.block.scrollWidth).toBeLessThanOrEqual(1000);
});

test.each(['grid', 'carousel', 'slider', 'slideshow', 'list'])(
  '%s with one picture has nothing to press',
  async (design) => {
    const one = draw({ design, slides: slides(1) });
    await one.start();
    expect([one.slides.length, one.next]).toEqual([1, null]);
    expect(boxes(one.media)[0]?.height).toBeGreaterThan(50);
  },
);
