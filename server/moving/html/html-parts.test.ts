import { expect, test } from 'vitest';
import { partsFromHtml } from './html-parts.ts';
import { withoutShortcodes } from '../wordpress/shortcodes.ts';

const kinds = (html: string) => partsFromHtml(html).parts.map(({ kind }) => kind);
const said = (html: string) => JSON.stringify(partsFromHtml(html));

test.each([
  ['a paragraph', '<p>Words</p>', ['text']],
  [
    'a picture in a line',
    '<p>Before <img src="https://x.example/a.jpg"> after</p>',
    ['text', 'image', 'text'],
  ],
  ['a player in a paragraph', '<p><iframe src="//www.youtube.com/embed/abcdef"></iframe></p>', ['embed']],
  [
    'a player in a list',
    '<ul><li>One <video src="https://x.example/a.mp4"></video></li></ul>',
    ['text', 'embed'],
  ],
  [
    'a gallery',
    '<figure class="wp-block-gallery"><figure><img src="/a.jpg"><figcaption>A</figcaption></figure><figure><img src="/b.jpg"></figure></figure>',
    ['gallery'],
  ],
  [
    'an embed of an address',
    '<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\nhttps://youtu.be/abcdef\n</div></figure>',
    ['embed'],
  ],
  [
    'buttons',
    '<div class="wp-block-buttons"><div class="wp-block-button"><a class="wp-block-button__link" href="/a">Go</a></div></div>',
    ['button'],
  ],
  [
    'a player that Squarespace draws',
    '<div class="sqs-block video-block"><div class="sqs-video-wrapper" data-html="&lt;iframe src=&quot;//www.youtube.com/embed/abcdef&quot;&gt;&lt;/iframe&gt;"></div></div>',
    ['embed'],
  ],
  ['a song there', '<div class="sqs-audio-embed" data-url="https://x.example/a.mp3"></div>', ['embed']],
  ['a button there', '<div><a class="sqs-block-button-element" href="/shop">Buy</a></div>', ['button']],
  [
    'a gallery there',
    '<div class="sqs-gallery"><div><a href="/a.jpg"><noscript><img src="/a.jpg"></noscript><img data-src="/a.jpg"></a></div><div><img data-src="/b.jpg"></div></div>',
    ['gallery'],
  ],
  [
    'a picture that comes late',
    '<div><noscript><img src="/a.jpg"></noscript><img src="data:image/gif;base64,R0" data-lazy-src="/a.jpg"></div>',
    ['image'],
  ],
  ['a picture without scripts alone', '<div><noscript><img src="/a.jpg"></noscript></div>', ['image']],
  ['a long table', `<table>${'<tr><td>1</td></tr>'.repeat(150)}</table>`, ['table', 'table']],
  [
    'a figure of a table',
    '<figure><table><tr><th>a</th></tr><tr><td>b</td></tr></table></figure>',
    ['table'],
  ],
])('%s', (_, html, expected) => {
  expect(kinds(html)).toEqual(expected);
});

test('a linked picture keeps its link, one that shows itself needs none', () => {
  const link = (href: string) =>
    partsFromHtml(`<p><a href="${href}"><img src="https://x.example/a.jpg"></a></p>`).parts[0];
  expect(link('https://pans.example/')).toMatchObject({ href: 'https://pans.example/' });
  expect(link('https://x.example/a-full.jpg')).toMatchObject({ href: '' });
  expect(link('javascript:alert(1)')).toMatchObject({ href: '' });
});

test.each([
  ['blocks the other system draws', '<!-- wp:latest-posts {"postsToShow":3} /-->', 'latest-posts'],
  ['fields', '<p>Mail: <input name="mail"></p>', '<input>'],
  ['forms', '<form><p>gone</p></form>', '<form>'],
  ['cells that are too long', `<table><tr><td>${'w'.repeat(201)}end</td></tr></table>`, 'end'],
  ['columns that are too many', `<table><tr>${'<td>1</td>'.repeat(21)}</tr></table>`, '20th'],
  ['pictures in tables', '<table><tr><td><img src="/a.jpg"></td></tr></table>', '/a.jpg'],
])('names %s', (_, html, expected) => {
  expect(partsFromHtml(html).lost.join()).toContain(expected);
});

test('shortcodes: captions, galleries and players become markup, others are named', () => {
  const others: string[] = [];
  const html = withoutShortcodes(
    '[caption width="3"]<a href="/x"><img src="/a.jpg"></a> A pan[/caption][gallery ids="1,2"][gallery ids="1,9"]' +
      '[embed]https://youtu.be/abcdef[/embed][video mp4="https://x.example/a.mp4"][/video][note]Stays[/note]',
    { pictureOf: (id) => ({ '1': '/1.jpg', '2': '/2.jpg' })[id], other: (code) => others.push(code) },
  );
  expect(kinds(html)).toEqual(['image', 'gallery', 'embed', 'embed', 'text']);
  expect(said(html)).toContain('Stays');
  expect(others).toEqual(['gallery', 'note', 'note']);
});

test('a block that only a script of the other system draws is named, and empty room is not', () => {
  const block = (name: string, inside = '') =>
    `<div class="sqs-block sqs-block-${name}"><div class="sqs-block-content">${inside}</div></div>`;
  const html = block('map') + block('spacer') + block('html', '<p>Words</p>');
  expect(partsFromHtml(html).lost).toEqual(['The block “map”']);
});
