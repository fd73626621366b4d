import { renderToStaticMarkup } from '#blocks/kit/testing/render.tsx';
import { expect, test } from 'vitest';
import type { PageContent } from '#core/collections/block-content.ts';
import { blockOf } from './index.ts';
import { PageContentContext } from './kit/page-content.ts';
import { BLOCK_ID, draw, PICTURE } from './kit/testing/draw.tsx';
import { PAGE } from './kit/testing/draw-view.tsx';

const card = {
  id: 'a',
  path: '/notes/salt',
  title: 'Salt <b>',
  publishedAt: '2026-07-21T07:00:00.000Z',
  excerpt: 'Four days.',
  author: 'Dan',
  picture: PICTURE,
  event: null,
  place: '',
  categories: [],
  price: '',
};

const FROM = { collection: 'c'.repeat(24) };

const page: PageContent = {
  ...PAGE,
  menu: [{ title: 'About', to: { href: '/about', newWindow: false }, isHere: true, children: [] }],
  blocks: {
    [BLOCK_ID]: {
      collection: { title: 'Notes', path: '/notes', kind: 'blog' },
      cards: [card],
      tracks: [],
      terms: [
        { name: '2026-07', path: '/notes/archive/2026-07', count: 3 },
        { name: '2025-01', path: '/notes/archive/2025-01', count: 1 },
      ],
    },
  },
};

function drawOn(type: string, values: Record<string, unknown> = {}): string {
  const block = blockOf(type);
  if (!block) throw new Error(`There is no ${type}.`);
  return renderToStaticMarkup(
    <PageContentContext value={page}>
      <block.View id={BLOCK_ID} values={block.fields.read(values)} isEditing={false} />
    </PageContentContext>,
  );
}

test.each(['wall', 'carousel', 'list', 'grid'])('a summary as %s', (layout) => {
  const markup = drawOn('summary', { ...FROM, layout, showAuthor: true, moreLabel: 'All' });
  expect(markup).toContain(`data-layout="${layout}"`);
  expect(markup).toContain('<a href="/notes/salt">Salt &lt;b&gt;</a>');
  expect(markup).toContain('21 July 2026');
  expect(markup).toContain('<a href="/notes">All</a>');
});

test.each([
  ['tag-cloud', FROM, 'href="/notes/archive/2026-07"'],
  ['archive', FROM, '>July 2026</a>'],
  ['archive', { ...FROM, groupBy: 'year' }, '<dt>2025</dt>'],
  ['feed', { ...FROM, showJson: true }, 'href="/notes/feed.json"'],
  ['author', { name: 'Dan' }, 'Salt &lt;b&gt;'],
  ['logo', {}, '<a href="/">Provisions</a>'],
  ['navigation', {}, '<a href="/about" class="is-here">About</a>'],
  ['share', {}, 'https%3A%2F%2Fexample.com%2Fnotes'],
  [
    'time-since',
    { since: '2026-07-21T07:00:00.000Z' },
    'class="time-since" dateTime="2026-07-21T07:00:00.000Z" data-date="1784617200000">21 July 2026',
  ],
])('%s with %j', (type, values, part) => {
  expect(drawOn(type, values)).toContain(part);
});

const data = {
  columns: ['Month', 'Bread', 'Cake'],
  rows: [
    ['May', '12', '3'],
    ['June', '8', ''],
  ],
};

test.each([
  ['bar', 'class="chart-bar"', 3],
  ['line', 'class="chart-point"', 3],
  ['pie', '<path', 2],
])('a chart as %s has a mark for each number', (kind, mark, count) => {
  expect(drawOn('chart', { kind, data, showTable: false }).split(mark).length - 1).toBe(count);
});

test('a table names its rows and columns', () => {
  const markup = drawOn('table', { data });
  expect(markup).toContain('<th scope="col">Month</th>');
  expect(markup).toContain('<th scope="row">June</th>');
  expect(markup).toContain('<td data-number="">12</td>');
});

test.each([
  ['summary', 'Choose what it shows'],
  ['chart', 'Your dataset must have at least one column'],
  ['social-icons', 'Add where people find you'],
  ['menu', 'Nothing on it yet'],
])('an empty %s says in the editor what it needs, and is nothing to visitors', (type, words) => {
  const block = blockOf(type);
  expect(block && draw(block, {}, { isEditing: true })).toContain(words);
  expect(block && draw(block, {})).toBe('');
});
