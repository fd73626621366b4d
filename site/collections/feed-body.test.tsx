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

const site = {
  baseUrl: 'https://larder.example',
  languages: { source: 'en', sourceTag: 'en', default: 'en', all: ['en', 'de'], current: 'en' },
  pages: [{ id: 'p', path: '/about', title: 'About' }],
  collections: [],
};

test('words and pictures, with whole addresses, and nothing for browsers alone', () => {
  expect(feedBody(body, site, wordsIn('en'))).toBe(
    '<h2>Bread &amp; salt</h2>' +
      '<p><img src="https://larder.example/images/x/loaf.jpg?format=1500w" alt="A loaf" loading="lazy"/></p>',
  );
});

test('links stay in the language, and what is shown in other languages alone is left out', () => {
  const text = (words: string, href: string) => ({
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [{ type: 'text', text: words, marks: [{ type: 'link', attrs: { href } }] }],
      },
    ],
  });
  const [section] = body.sections;
  const linked = {
    sections: [
      {
        ...section,
        blocks: [
          block('a', 1, 'text', { text: text('Über uns', '/about') }),
          block('b', 2, 'text', { text: text('Korb', '/cart') }),
          { ...block('c', 3, 'heading', { text: 'Only in English' }), languages: ['en'] },
        ],
      },
      { ...section, id: 'e'.repeat(24), languages: ['en'] },
    ],
  } as unknown as PageBody;
  const german = { ...site, languages: { ...site.languages, current: 'de' } };
  const html = feedBody(linked, german, wordsIn('de'));
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    'https://larder.example/de/about',
    'https://larder.example/cart',
  ]);
  expect(html).not.toMatch(/English|Bread/);
});
