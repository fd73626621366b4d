import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, test } from 'vitest';
import { fields, SHAPE_MASKS } from './fields.ts';
import { ImageView } from './view.tsx';
import '../gallery/testing/page.css';
import './styles.css';
import './masks.css';

const PICTURE = {
  src: '/images/abcdefghijklmnopqrstuvwx/jar.jpg',
  alt: 'A jar',
  width: 1600,
  height: 900,
  focalPoint: { x: 0.25, y: 0.75 },
};

afterEach(() => document.body.replaceChildren());

function show(values: Record<string, unknown>, width = 300) {
  const block = document.createElement('div');
  block.className = 'block';
  block.dataset.block = 'image';
  block.style.width = `${width}px`;
  document.body.append(block);
  const read = fields.read({ image: PICTURE, ...values });
  const root = createRoot(block);
  root.render(<ImageView id="picture" values={read} isEditing={false} />);
  const box = (selector: string) => block.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
  return { block, box };
}

describe('masks', () => {
  test.each([
    ['square', 100],
    ['tall', 150],
    ['wide', 67],
  ])('%s: %d high for a width of 100', (ratio, height) => {
    const { box } = show({ mask: 'gear', ratio }, 100);
    expect([box('.image-frame').width, box('.image-frame').height]).toEqual([100, expect.closeTo(height, 1)]);
  });

  test.each(SHAPE_MASKS.slice(1))('%s cuts the picture', (mask) => {
    const { block } = show({ mask });
    const frame = block.querySelector('.image-frame') as Element;
    expect(getComputedStyle(frame).maskImage).toMatch(/^url\("data:image\/svg/);
  });
});

describe('frames', () => {
  test.each([
    [{ shadow: 'none' }, 'none', '0px'],
    [{ shadow: 'light' }, 'rgba(0, 0, 0, 0.35) 0px 12px 36px -16px', '0px'],
    [{ shadow: 'dark' }, 'rgba(0, 0, 0, 0.65) 0px 18px 48px -12px', '0px'],
    [{ border: 'black' }, 'none', '1px'],
    [{ border: 'white' }, 'none', '8px'],
  ])('%j: shadow %s, border %s', (values, shadow, border) => {
    const frame = show(values).block.querySelector('.image-frame') as Element;
    const { boxShadow, borderTopWidth } = getComputedStyle(frame);
    expect([boxShadow, borderTopWidth]).toEqual([shadow, border]);
  });
});

describe('words on a poster', () => {
  test.each([
    ['top-left', 'start', 'start'],
    ['top-center', 'start', 'center'],
    ['center-center', 'center', 'center'],
    ['bottom-left', 'end', 'start'],
    ['bottom-right', 'end', 'end'],
  ])('%s: at the %s, %s', (position, block, inline) => {
    const { box } = show({ layout: 'poster', title: 'Words', position, ratio: 'square' }, 600);
    const [frame, title] = [box('.image-frame'), box('.image-title')];
    const third = (at: number, size: number) =>
      at < size / 3 ? 'start' : at > (size * 2) / 3 ? 'end' : 'center';
    expect([
      third((title.top + title.bottom) / 2 - frame.top, frame.height),
      third((title.left + title.right) / 2 - frame.left, frame.width),
    ]).toEqual([block, inline]);
  });

  test('only a poster has a place for them', () => {
    expect(show({ layout: 'card', title: 'Words' }).block.innerHTML).not.toContain('data-position');
  });
});

describe('below 415 pixels', () => {
  test.each(['poster', 'card', 'overlap', 'collage'])('%s stacks its words below the picture', (layout) => {
    const wide = show({ layout, title: 'A jar' }, 900);
    expect(wide.box('.image-words').top).toBeLessThan(wide.box('.image-frame').bottom);
    const narrow = show({ layout, title: 'A jar' }, 414);
    expect(narrow.box('.image-words').top).toBeGreaterThanOrEqual(narrow.box('.image-frame').bottom);
  });
});

test.each([
  [true, 300],
  [false, 100],
])('a picture of 100 pixels in a block of 300, enlarged: %j, is %d wide', (stretch, width) => {
  const { box } = show({ image: { ...PICTURE, width: 100, height: 50 }, stretch, ratio: 'square' });
  expect(box('img').width).toBe(width);
  expect(box('.image-frame').width).toBe(300);
});
