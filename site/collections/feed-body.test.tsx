import { expect, test } from 'vitest';
import type { PageBody } from '#core/page/page.ts';
import { feedBody } from './feed-body.tsx';
import { wordsIn } from '#core/words/wording.ts';

const block = (id: string, row: number, type: string, values: Record<string, unknown>) => ({
  id: id.repeat(24),
  type,
  values,
  place: { base: { column: 1, columns: 24, row, rows: 1 } },
});

const body = {
  sections: [
    {
      id: 's'.repeat(24),
      style: { hidden: false },
      blocks: [
        block('a', 1, 'heading', { text: 'Bread & salt' }),
        block('b', 2, 'image', { image: { src: '/images/x/loaf.jpg', alt: 'A loaf' } }),
        block('c', 3, 'button', { label: 'Buy' }),
      ],
    },
  ],
} as unknown as PageBody;

test('words and pictures, with whole addresses, and nothing for browsers alone', () => {
  expect(feedBody(body, 'https://larder.example', wordsIn('en'))).toBe(
    '<h2>Bread &amp; salt</h2>' +
      '<p><img src="https://larder.example/images/x/loaf.jpg?format=1500w" alt="A loaf" loading="lazy"/></p>',
  );
});
