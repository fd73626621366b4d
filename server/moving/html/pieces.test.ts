import { defaultTreeAdapter as tree, parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { describe, expect, test } from 'vitest';
import { MAX_DATASET_COLUMNS, MAX_DATASET_ROWS } from '#core/dataset.ts';
import { attr, hasClass, isButton, within, wordsOf } from './html-nodes.ts';
import { embedAddress, isPictureAlone, pictureFacts, pictureOf } from './html-pictures.ts';
import { blockName, pictureWithoutScript, playerAddress } from './html-squarespace.ts';
import { tablesOf } from './html-tables.ts';

function element(html: string): Tree.Element {
  const found = parseFragment(html).childNodes.find((node) => tree.isElementNode(node));
  if (!found) throw new Error(`${html} holds no element.`);
  return found;
}

describe('nodes', () => {
  test('words are those that are read', () => {
    expect(wordsOf(element('<p> Salt <b>and</b> rye<script>x()</script><style>p{}</style> </p>'))).toBe(
      'Salt and rye',
    );
    expect(attr(element('<p title=" a ">'), 'title')).toBe('a');
    expect([attr(element('<p>'), 'title'), attr(undefined, 'title')]).toEqual(['', '']);
    expect(hasClass(element('<p class="a  b-c">'), 'b-c')).toBe(true);
    expect(hasClass(element('<p class="a  b-c">'), 'b')).toBe(false);
    expect(within(element('<div><p><i></i></p><i></i></div>'), 'i')).toHaveLength(2);
    expect([isButton(element('<a class="wp-block-button__link">')), isButton(element('<a>'))]).toEqual([
      true,
      false,
    ]);
  });
});

describe('tables', () => {
  const of = (html: string) => {
    const lost: string[] = [];
    return { parts: tablesOf(element(html), lost), lost };
  };
  test('a first row of names becomes the head', () => {
    expect(of('<table><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr></table>').parts).toEqual([
      { kind: 'table', columns: ['A', 'B'], rows: [['1', '2']] },
    ]);
    expect(of('<table><tr><td>1</td><td>2</td></tr></table>').parts).toEqual([
      { kind: 'table', columns: ['', ''], rows: [['1', '2']] },
    ]);
  });
  test('a caption stands before it, and a table within a cell is no row', () => {
    const { parts } = of(
      '<table><caption>Flour</caption><tr><td>1<table><tr><td>x</td></tr></table></td></tr></table>',
    );
    expect(parts[0]).toMatchObject({ kind: 'text', content: [{ content: [{ text: 'Flour' }] }] });
    expect(parts[1]).toMatchObject({ rows: [['1x']] });
  });
  test('what is too much is cut into several or named', () => {
    const row = (count: number) => `<tr>${'<td>c</td>'.repeat(count)}</tr>`;
    expect(of(`<table>${row(1).repeat(MAX_DATASET_ROWS + 1)}</table>`).parts).toHaveLength(2);
    expect(of(`<table>${row(MAX_DATASET_COLUMNS + 1)}</table>`).lost).toHaveLength(1);
    expect(of(`<table><tr><td>${'w'.repeat(201)}</td></tr></table>`).lost[0]).toContain(
      'beyond 200 characters',
    );
    expect(of('<table><tr><td><img src="/a.jpg"></td></tr></table>').lost).toEqual([
      'A <img> in a table: /a.jpg',
    ]);
    expect(of(`<table>${row(MAX_DATASET_COLUMNS)}</table>`).lost).toEqual([]);
    expect(of(`<table><tr><td>${'w'.repeat(200)}</td></tr></table>`).lost).toEqual([]);
  });
});

describe('pictures', () => {
  const alone = { caption: '', link: undefined };
  test.each([
    ['<img src="https://x.test/a.jpg" alt="A">', 'https://x.test/a.jpg'],
    ['<img src="//x.test/a.jpg">', 'https://x.test/a.jpg'],
    ['<img src="/a.jpg">', '/a.jpg'],
    ['<img src="data:image/gif;base64,R0" data-src="/late.jpg">', '/late.jpg'],
    ['<img data-lazy-src="/lazy.jpg">', '/lazy.jpg'],
    ['<img src="data:image/gif;base64,R0">', undefined],
    ['<img src="file:///a.jpg">', undefined],
  ])('%s lies at %j', (html, src) => {
    expect(pictureOf(element(html), alone)?.src).toBe(src);
  });

  test.each([
    ['/about', '/about'],
    ['/a.jpg', ''],
    ['https://x.test/A.PNG?w=1', ''],
    ['javascript:alert(1)', ''],
  ])('a click to %s leads to %j', (href, leadsTo) => {
    const link = element(`<a href="${href}"></a>`);
    expect(pictureOf(element('<img src="/p.jpg">'), { caption: '', link })?.href).toBe(leadsTo);
  });

  test('a caption is that of its own figure, where it has one picture', () => {
    const figure = element(
      '<figure><figure><a href="/x"><img id="a"></a><figcaption>A</figcaption></figure><figure><img id="b"></figure></figure>',
    );
    const [a, b] = within(figure, 'img');
    expect(a && pictureFacts(figure, a)).toMatchObject({ caption: 'A', link: { tagName: 'a' } });
    expect(b && pictureFacts(figure, b)).toEqual({ caption: '', link: undefined });
    const shared = element('<figure><img><img><figcaption>Both</figcaption></figure>');
    const [first] = within(shared, 'img');
    expect(first && pictureFacts(shared, first).caption).toBe('');
  });

  test.each([
    ['<figure><img><figcaption>A</figcaption></figure>', true],
    ['<figure><img></figure>', true],
    ['<figure><img>and words</figure>', false],
    ['<figure><img><table></table></figure>', false],
    ['<figure><img><iframe></iframe></figure>', false],
  ])('%s is a picture alone: %s', (html, isOne) => {
    expect(isPictureAlone(element(html))).toBe(isOne);
  });

  test('an embed names its address', () => {
    expect(
      embedAddress(
        element('<figure><div class="wp-block-embed__wrapper"> https://youtu.be/a </div></figure>'),
      ),
    ).toBe('https://youtu.be/a');
    expect(embedAddress(element('<figure><div>https://youtu.be/a</div></figure>'))).toBe('');
  });
});

describe('blocks of Squarespace', () => {
  test.each([
    ['<div class="sqs-audio-embed" data-url="https://x.test/a.mp3">', 'https://x.test/a.mp3'],
    [`<div data-html='&lt;iframe src="//player.test/1"&gt;&lt;/iframe&gt;'>`, 'https://player.test/1'],
    [
      `<div data-html='&lt;div&gt;&lt;iframe src="https://player.test/2"&gt;&lt;/iframe&gt;&lt;/div&gt;'>`,
      'https://player.test/2',
    ],
    ['<div data-html="words">', ''],
    ['<div>', ''],
  ])('%s plays %j', (html, address) => {
    expect(playerAddress(element(html))).toBe(address);
  });

  test.each([
    ['sqs-block sqs-block-map', 'map'],
    ['sqs-block map-block', 'map'],
    ['sqs-block sqs-block-spacer', undefined],
    ['sqs-block horizontalrule-block', undefined],
    ['sqs-block', 'of Squarespace'],
    ['map-block', undefined],
  ])('%s is called %j', (names, name) => {
    expect(blockName(element(`<div class="${names}">`))).toBe(name);
  });

  test('the picture for those without scripts is taken where it is the only one', () => {
    const hidden = (html: string) => {
      const [noscript] = within(element(html), 'noscript');
      return noscript && pictureWithoutScript(noscript);
    };
    const picture = '<noscript><img src="/a.jpg"></noscript>';
    expect(hidden(`<div>${picture}</div>`)?.length).toBe(1);
    expect(hidden(`<div><img src="/a.jpg">${picture}</div>`)).toEqual([]);
    expect(hidden('<div><noscript>words</noscript></div>')).toBeUndefined();
  });
});
