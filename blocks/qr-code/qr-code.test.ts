import { expect, test } from 'vitest';
import { checkWith } from '#core/fields/index.ts';
import { draw } from '../kit/testing/draw.tsx';
import qrCode from './block.ts';
import { TOO_MUCH_FOR_A_CODE } from './fields.ts';

const check = (content: string) =>
  checkWith(qrCode.fields, { ...(qrCode.fields.initial as object), content });

test('a link is a code that can be followed, a text one that can not', () => {
  expect(draw(qrCode, { content: 'https://example.com' })).toContain('<a href="https://example.com">');
  for (const content of ['hello', 'javascript:alert(1)'])
    expect(draw(qrCode, { content })).not.toContain('<a ');
});

test('says what it is to those who do not see it', () => {
  expect(draw(qrCode, { content: 'hello', caption: 'Our Wi-Fi' })).toContain(
    'aria-label="QR code: Our Wi-Fi"',
  );
});

test.each([
  ['x'.repeat(10_000), false],
  ['€'.repeat(401), false],
  ['€'.repeat(400), true],
  ['x'.repeat(1200), true],
])('%.8s…', (content, isFine) => {
  expect(check(content)).toMatchObject(
    isFine ? { ok: true } : { ok: false, problems: [{ path: 'content', message: TOO_MUCH_FOR_A_CODE }] },
  );
  expect(draw(qrCode, { content }) !== '').toBe(isFine);
});
