import { expect, test } from 'vitest';
import { checkWith } from '#core/fields/index.ts';
import { draw, PICTURE } from '../kit/testing/draw.tsx';
import hotspots from './block.ts';

const spots = [
  { title: 'Lid', words: 'Of cork.', x: 20, y: 80 },
  { title: 'Jam', x: 90, y: 10, to: { href: 'javascript:alert(1)', newWindow: false } },
  { title: ' ', x: 1, y: 1 },
];

test('points with a title lie on the picture and open to the side that has room', () => {
  const markup = draw(hotspots, { image: PICTURE, spots });
  expect(markup.match(/<details/g)).toHaveLength(2);
  expect(markup).toContain('style="left:20%;top:80%" data-side="right" data-up="yes"');
  expect(markup).toContain('style="left:90%;top:10%" data-side="left" data-up="no"');
  expect(markup).not.toContain('javascript:');
});

test('without a picture there is nothing, and a point beside it is refused', () => {
  expect(draw(hotspots, { spots })).toBe('');
  const values = { ...(hotspots.fields.initial as object), spots: [{ ...spots[0], x: 101 }] };
  expect(checkWith(hotspots.fields, values).ok).toBe(false);
});
