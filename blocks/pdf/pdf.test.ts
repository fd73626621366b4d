import { expect, test } from 'vitest';
import { checkWith } from '#core/fields/index.ts';
import { draw } from '../kit/testing/draw.tsx';
import pdf from './block.ts';

test('can be read on the page, and opened by a link', () => {
  const markup = draw(pdf, { file: '/s/list.pdf' });
  expect(markup).toContain('<iframe src="/s/list.pdf" title="list.pdf" loading="lazy">');
  expect(markup).toContain('<a href="/s/list.pdf">list.pdf</a>');
  expect(draw(pdf, { file: '/s/list.pdf' }, { isEditing: true })).not.toContain('iframe');
});

test.each(['/s/page.html', 'https://example.com/a.pdf', '/s/../a.pdf'])('%s is refused', (file) => {
  expect(checkWith(pdf.fields, { ...(pdf.fields.initial as object), file }).ok).toBe(false);
});
