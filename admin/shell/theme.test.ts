import { expect, test } from 'vitest';
import { theme } from './theme.ts';

test('corners are square, slightly or clearly rounded, or a circle', () => {
  expect(theme.radius).toMatchObject({ xs: '0px', sm: '4px', md: '8px', xl: '50%' });
});
