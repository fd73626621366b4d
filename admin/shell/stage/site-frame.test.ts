import { expect, test } from 'vitest';
import { wideEnough } from './site-frame.tsx';

test.each([
  { title: 'as wide as its layout needs', width: 1200, isEdited: false, laidOut: undefined },
  { title: 'the layout for wide screens, smaller', width: 640, isEdited: false, laidOut: 1000 },
  { title: 'a phone of its own width', width: 390, isEdited: false, laidOut: undefined },
  { title: 'narrower than any phone', width: 312, isEdited: false, laidOut: 360 },
  { title: 'edited on a small phone, at its own width', width: 320, isEdited: true, laidOut: undefined },
  { title: 'not measured yet', width: 0, isEdited: false, laidOut: undefined },
])('the site beside a screen: $title', ({ width, isEdited, laidOut }) => {
  const size = wideEnough(width, 800, isEdited);
  expect(size?.width).toBe(laidOut);
  if (size) expect(size.width + size.marginRight).toBeCloseTo(width);
});
