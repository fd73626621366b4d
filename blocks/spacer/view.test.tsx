import { expect, test } from 'vitest';
import { checkWith } from '#core/fields/index.ts';
import { draw } from '../kit/testing/draw.tsx';
import spacer from './block.ts';
import { MAX_SPACER_HEIGHT } from './fields.ts';

test.each([
  [{ height: { base: 120 } }, '--height:120px;--phone-height:120px'],
  [{ height: { base: 120, phone: 40 } }, '--height:120px;--phone-height:40px'],
  [{ height: { base: 120, phone: 0 } }, '--height:120px;--phone-height:0px'],
  [{ height: { base: '1px;color:red' } }, '--height:64px;--phone-height:64px'],
])('%j', (values, style) => {
  expect(draw(spacer, values)).toBe(`<div class="spacer" style="${style}"></div>`);
});

test('both heights are held to the limit', () => {
  const result = checkWith(spacer.fields, { height: { base: -1, phone: MAX_SPACER_HEIGHT + 1 } });
  expect(result).toMatchObject({ problems: [{ path: 'height.base' }, { path: 'height.phone' }] });
});
