import { expect, test } from 'vitest';
import { checkWith } from '#core/fields/index.ts';
import { draw } from '../kit/testing/draw.tsx';
import files from './block.ts';

test('a file is named by its title, or else by its own name', () => {
  const markup = draw(files, {
    files: [{ file: '/s/a%20list.pdf' }, { file: '/s/b', title: 'B' }, { file: '' }],
  });
  expect(markup.match(/<li>/g)).toHaveLength(2);
  expect(markup).toContain('<span class="files-kind">PDF</span><span class="files-title">a list.pdf</span>');
  expect(markup).toContain('<span class="files-kind">File</span><span class="files-title">B</span>');
});

test.each(['https://example.com/a.pdf', 'javascript:alert(1)', '/s/../secret', '/about'])(
  '%s is not one of the site’s files',
  (file) => {
    const values = { ...(files.fields.initial as object), files: [{ file }] };
    expect(checkWith(files.fields, values).ok).toBe(false);
    expect(draw(files, { files: [{ file }] })).toBe('');
  },
);

test('a name that cannot be decoded is shown as it is', () => {
  expect(draw(files, { files: [{ file: '/s/50%.pdf' }] })).toContain('50%.pdf');
});
