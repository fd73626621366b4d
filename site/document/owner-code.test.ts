import { expect, test } from 'vitest';
import { blockOf } from '#blocks/index.ts';
import { pageBody } from '#core/page/stored/fields.ts';
import { piecesOf } from './owner-code.ts';

const bodyWith = (type: string, values: object) =>
  pageBody(blockOf).read({
    sections: [{ id: 'a'.repeat(24), style: {}, blocks: [{ id: 'b'.repeat(24), type, values }] }],
  });

test.each([
  ['code', { html: '<script>run()</script>' }, ['<script>run()</script>']],
  ['code', { html: '<script>run()</script>', mode: 'show' }, []],
  [
    'embed',
    { address: 'https://maps.example.com/a?b=1&c=2' },
    ['<iframe src="https://maps.example.com/a?b=1&amp;c=2"></iframe>'],
  ],
  [
    'embed',
    { address: 'https://maps.example.com/"><script>' },
    ['<iframe src="https://maps.example.com/%22%3E%3Cscript%3E"></iframe>'],
  ],
  ['embed', { address: 'http://maps.example.com' }, []],
  ['embed', { address: '' }, []],
  [
    'video',
    { html: 'https://vimeo.com/76979871' },
    ['<iframe src="https://player.vimeo.com/video/76979871?autoplay=1"></iframe>'],
  ],
  ['video', { html: '<p>no</p>' }, []],
  [
    'gallery',
    { slides: [{ type: 'video', video: 'https://youtu.be/dQw4w9WgXcQ' }, {}] },
    ['<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ?autoplay=1&amp;enablejsapi=1"></iframe>'],
  ],
  ['text', { html: '<script>run()</script>' }, []],
])('%s %j', (type, values, code) => {
  expect(piecesOf(bodyWith(type, values), true).map(({ html }) => html)).toEqual(code);
});
