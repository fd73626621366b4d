import { expect, test } from 'vitest';
import { NO_IMAGE } from '#core/fields/index.ts';
import type { RichText } from '#core/rich-text/document.ts';
import { editable, PLACEHOLDER } from './editable.ts';
import { Held } from './held/held.tsx';
import { Island } from './islands.tsx';
import { Link } from './link.tsx';
import { PageContentContext } from './page-content.ts';
import { Picture } from './picture.tsx';
import { QrImage } from './qr-image.tsx';
import { Prose } from './rich-text.tsx';
import { Slot } from './slot.tsx';
import { Stars } from './stars/stars.tsx';
import { StructuredData } from './structured-data.tsx';
import { PICTURE } from './testing/draw.tsx';
import { countOf, dataIn, textIn } from './testing/draw-view.tsx';
import { renderToStaticMarkup as draw } from './testing/render.tsx';

test('a value is marked where it can be typed into, and nowhere else', () => {
  expect(editable(true, 'items', 2, 'title')).toEqual({
    'data-edit': 'items.2.title',
    'data-placeholder': PLACEHOLDER,
  });
  expect(editable(false, 'items', 2, 'title')).toEqual({});
});

test.each([
  ['/about', false, '<a href="/about">Go</a>'],
  ['https://example.com/', true, '<a href="https://example.com/" target="_blank" rel="noopener">Go</a>'],
  ['', false, '<span>Go</span>'],
  ['javascript:alert(1)', true, '<span>Go</span>'],
])('a link to %j', (href, newWindow, markup) => {
  expect(draw(<Link to={{ href, newWindow }}>Go</Link>)).toBe(markup);
});

test('a picture', () => {
  expect(draw(<Picture image={NO_IMAGE} sizes="1px" />)).toBe('');
  const later = draw(<Picture image={PICTURE} sizes="50vw" />);
  expect(later).toContain('loading="lazy"');
  expect(later).toContain('object-position:25% 75%');
  expect(later).toMatch(/ 1600w" sizes="50vw" width="1600" height="900" alt="A jar"/);
  expect(later).not.toMatch(/ (?:2500|2000)w/);
  const first = draw(<Picture image={{ ...PICTURE, focalPoint: { x: 0.5, y: 0.5 } }} sizes="50vw" isFirst />);
  expect(first).toContain('loading="eager"');
  expect(first).toContain('fetchPriority="high"');
  expect(first).not.toContain('style=');
});

test('stars in halves, read out as they are', () => {
  const filled = (value: number) => countOf(draw(<Stars value={value} />), '" fill="currentColor"');
  expect([0, 0.2, 0.25, 0.5, 4.7, 4.8, 5].map(filled)).toEqual([0, 0, 1, 1, 5, 5, 5]);
  expect(countOf(draw(<Stars value={4.5} />), '<path')).toBe(6);
  expect(draw(<Stars value={4.7} />)).toContain('4.7');
});

test('search engines read nothing empty, and a script ends where it should', () => {
  const markup = draw(
    <StructuredData type="Thing" data={{ name: '</script>', a: '', b: [], c: undefined, d: 0 }} />,
  );
  expect(countOf(markup, '</script>')).toBe(1);
  expect(dataIn(markup)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Thing',
    name: '</script>',
    d: 0,
  });
});

test('an island carries what it needs to wake', () => {
  const Greeting = ({ name, content }: { name: string; content?: readonly React.ReactNode[] }) => (
    <p>
      {name}
      {content}
    </p>
  );
  const island = (more: object) =>
    draw(<Island name="greeting" wake="idle" component={Greeting} props={{ name: 'Ada' }} {...more} />);
  expect(island({})).toBe(
    '<div data-island="greeting" data-wake="idle" data-props="{&quot;name&quot;:&quot;Ada&quot;}"><p>Ada</p></div>',
  );
  expect(island({ words: ['forms', 'fields'] })).toContain('data-speaks="forms fields"');
  const kept = island({ content: [<b key="b">B</b>] });
  expect(kept).toContain('<p>Ada<b>B</b></p>');
  expect(kept).not.toContain('content&quot;');
});

test('a place keeps what the server wrote when nobody brings anything', () => {
  const slot = (children: React.ReactNode) =>
    draw(
      <Slot id="a" className="c">
        {children}
      </Slot>,
    );
  expect(slot('words')).toBe('<div id="a" class="c">words</div>');
  expect(slot(undefined)).toBe('<div id="a" class="c"></div>');
});

test('a code is square, and darker where its text says so', () => {
  const drawn = (text: string) => draw(<QrImage text={text} label="Menu" className="qr" />);
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(drawn('a')) ?? [];
  expect(width).toBe(height);
  expect(drawn('a')).not.toBe(drawn('b'));
  expect(Number(/viewBox="0 0 (\d+)/.exec(drawn('a'.repeat(300)))?.[1])).toBeGreaterThan(Number(width));
});

test('what waits for consent says for whom, and leads back to where one is', () => {
  const held = (url: string, providers: readonly string[]) =>
    draw(
      <PageContentContext value={{ url } as never}>
        <Held category="marketing" providers={providers} />
      </PageContentContext>,
    );
  expect(held('https://example.com/films?x=1', ['Vimeo', 'YouTube'])).toContain('Vimeo, YouTube');
  expect(held('https://example.com/films?x=1', [])).toContain('name="to" value="/films"');
  expect(held('', [])).toContain('name="to" value="/"');
  expect(textIn(held('', []))).not.toBe(textIn(held('', ['Vimeo'])));
  expect(held('', [])).toContain('name="marketing" value="on"');
});

test('rich text', () => {
  const doc: RichText = {
    type: 'doc',
    content: [
      {
        type: 'heading',
        attrs: { level: 2, textAlign: 'center' },
        content: [{ type: 'text', text: 'Salt' }],
      },
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'bold', marks: [{ type: 'bold' }, { type: 'italic' }] },
          { type: 'hardBreak' },
          { type: 'text', text: 'safe', marks: [{ type: 'link', attrs: { href: '/a', target: '_blank' } }] },
          { type: 'text', text: 'unsafe', marks: [{ type: 'link', attrs: { href: 'javascript:1' } }] },
          { type: 'text', text: 'red', marks: [{ type: 'textStyle', attrs: { color: '#ff0000' } }] },
        ],
      },
      {
        type: 'orderedList',
        attrs: { start: 3 },
        content: [{ type: 'listItem', content: [{ type: 'paragraph' }] }],
      },
      { type: 'bulletList', content: [{ type: 'listItem', content: [{ type: 'paragraph' }] }] },
      { type: 'blockquote', content: [{ type: 'paragraph' }] },
      { type: 'codeBlock', content: [{ type: 'text', text: '<a>' }] },
      { type: 'horizontalRule' },
    ],
  } as never;
  expect(draw(<Prose doc={doc} />)).toBe(
    '<h2 data-align="center">Salt</h2>' +
      '<p><em><strong>bold</strong></em><br/><a href="/a" target="_blank" rel="noopener">safe</a>unsafe<span style="color:#ff0000">red</span></p>' +
      '<ol start="3"><li><p></p></li></ol><ul><li><p></p></li></ul><blockquote><p></p></blockquote>' +
      '<pre><code>&lt;a&gt;</code></pre><hr/>',
  );
});
