import { describe, expect, test } from 'vitest';
import { group, image, link, list, reference, text, toggle } from '../fields/index.ts';
import type { BlockRules } from '../blocks/rules.ts';
import { sectionStyle } from '../page/stored/fields.ts';
import type { Block, Section } from '../page/page.ts';
import { richText } from '../rich-text/field.ts';
import { checkBody, MANY_FRAMES } from './check-body.ts';
import { checkNavigation, checkPage, checkHeaderFooter, type PageFacts } from './check-document.ts';
import type { Hex } from '../theme/colour.ts';
import { PARTS_PER_SIDE } from '../theme/text-on-picture.ts';
import { linkProblem, unpublishedProblem } from './dead-links.ts';
import { CHECK_NAMES, REASONS, type Finding } from './finding.ts';
import { headingProblems } from './heading-order.ts';

const isBlank = (name: string) => (values: Record<string, unknown>) => String(values[name]).trim() === '';
const RULES: Readonly<Record<string, BlockRules>> = {
  heading: {
    name: 'Heading',
    fields: group({ text: text({ max: 50 }) }),
    levelField: 'level',
    isEmpty: isBlank('text'),
  },
  button: { fields: group({ label: text({ max: 50 }), to: link() }), isEmpty: isBlank('label') },
  image: { fields: group({ image: image(), poster: image() }), isWordless: true },
  video: { name: 'Video', fields: group({ url: text({ max: 50 }) }), isEmpty: isBlank('url') },
  gallery: {
    fields: group({ slides: list(group({ image: image(), isDecorative: toggle(false) }), { max: 99 }) }),
    isEmpty: ({ slides }) => Array.isArray(slides) && slides.length === 0,
  },
  text: { fields: group({ text: richText() }) },
  form: { fields: group({ formId: reference('form') }), isEmpty: () => true },
  embed: { fields: group({ address: text({ max: 50 }) }), isFrame: true },
  signUp: {
    fields: group({ list: text({ max: 50 }) }),
    check: ({ list }) => (list === '' ? [{ check: 'form', message: 'No list is chosen.' }] : []),
  },
};
const blockOf = (type: string) => RULES[type];
const facts: PageFacts = {
  hasPage: (path) => ['/', '/about'].includes(path),
  isRedirected: (path) => path === '/old',
  hasFile: (name) => name === 'menu.pdf',
  pathOfPage: (id: string) => (id === 'here' ? '/about' : undefined),
  formProblem: (id) => (id === 'contact' ? undefined : 'No form is chosen.'),
  blockOf,
  samples: new Set(['Somebody drew this for you.']),
  unpublishedAt: (path) =>
    path === '/soon' ? { title: 'Soon', why: 'new', documentId: 'soon-id' } : undefined,
  partsOf: (src) =>
    src.endsWith('night.jpg') ? Array.from({ length: PARTS_PER_SIDE ** 2 }, (): Hex => '#101010') : undefined,
  grounds: (tone: string) =>
    tone === 'ink'
      ? [{ paper: '#111111', ink: '#ffffff' }]
      : [
          { paper: '#ffffff', ink: '#111111' },
          { paper: '#161614', ink: '#eeeeee' },
        ],
};

let count = 0;
const block = (type: string, values: Record<string, unknown>): Block => ({
  id: `block${(count += 1)}`,
  type,
  place: { base: { column: 1, span: 24, row: count, rows: 1 } },
  values,
  animation: 'none',
});
const section = (blocks: Block[], style: Partial<Section['style']> = {}): Section => ({
  id: 'section',
  style: { ...sectionStyle.initial, ...style },
  blocks,
});
const picture = (alt: string, name = 'jar.jpg') => ({
  src: `/images/abcdefghijklmnopqrstuvwx/${name}`,
  alt,
  width: 10,
  height: 10,
  focalPoint: { x: 0.5, y: 0.5 },
});
const words = (marks: unknown[]) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Words', marks }] }],
});
const title = () => block('heading', { text: 'Hello', level: 1 });
const names = (findings: readonly Finding[]) => findings.map(({ check }) => check);
const check = (...blocks: Block[]) =>
  checkBody({ sections: [section([title(), ...blocks])] }, facts, 'whole');

describe('blocks', () => {
  test.each<[string, Block, string[]]>([
    ['a picture without words', block('image', { image: picture('') }), ['altText']],
    ['a picture with words', block('image', { image: picture('A jar') }), []],
    ['no picture at all', block('image', { image: { src: '' } }), []],
    ['a poster', block('image', { image: picture('A jar'), poster: picture('') }), []],
    ['a decorative slide', block('gallery', { slides: [{ image: picture(''), isDecorative: true }] }), []],
    [
      'many slides of one picture are told once',
      block('gallery', { slides: [{ image: picture('') }, { image: picture('') }] }),
      ['altText'],
    ],
    ['a button to nowhere', block('button', { label: 'Go', to: { href: '' } }), ['deadLink']],
    ['a button to no page', block('button', { label: 'Go', to: { href: '/gone' } }), ['deadLink']],
    ['a button to a page', block('button', { label: 'Go', to: { href: '/about' } }), []],
    ['a button without words', block('button', { label: '', to: { href: '/' } }), ['emptyBlock']],
    ['a heading nobody wrote yet', block('heading', { text: 'Heading', level: 2 }), ['placeholder']],
    [
      'words of a designed section',
      block('heading', { text: 'Somebody drew this for you.', level: 2 }),
      ['placeholder'],
    ],
    ['a heading without words', block('heading', { text: ' ', level: 2 }), ['emptyBlock']],
    ['a gallery without pictures', block('gallery', { slides: [] }), ['emptyBlock']],
    ['what the block itself finds', block('signUp', { list: '' }), ['form']],
    ['nothing that the block itself finds', block('signUp', { list: 'letters' }), []],
    [
      'a dead link in a text',
      block('text', { text: words([{ type: 'link', attrs: { href: '/gone' } }]) }),
      ['deadLink'],
    ],
    [
      'a pale colour',
      block('text', { text: words([{ type: 'textStyle', attrs: { color: '#dddddd' } }]) }),
      ['contrast'],
    ],
    ['no form, which is not told twice', block('form', { formId: '' }), ['form']],
    ['a block of another version', block('hologram', { image: picture('') }), []],
  ])('%s', (_, one, expected) => {
    expect(names(check(one))).toEqual(expected);
  });

  test('say where they are', () => {
    const bad = block('button', { label: 'Go', to: { href: '/gone' } });
    expect(check(bad)).toEqual([
      { check: 'deadLink', message: 'There is no page at /gone.', place: { kind: 'block', id: bad.id } },
    ]);
  });

  test('an empty block is called as the editor calls it, with the section it is in', () => {
    const video = block('video', { url: '' });
    const told = (...sections: Section[]) =>
      checkBody({ sections }, facts, 'part').map(({ message }) => message);
    expect(told(section([video]), section([title(), video]), section([video], { name: 'Film' }))).toEqual([
      'The block “Video” is empty.',
      'The block “Video” in “Hello” is empty.',
      'The block “Video” in “Film” is empty.',
    ]);
  });

  test('a colour is held against the ground it stands on', () => {
    const white = block('text', { text: words([{ type: 'textStyle', attrs: { color: '#ffffff' } }]) });
    const onInk = checkBody({ sections: [section([title(), white], { tone: 'ink' })] }, facts, 'whole');
    expect(names(onInk)).toEqual([]);
    expect(names(check(white))).toEqual(['contrast']);
  });

  test('too many frames weigh', () => {
    const frames = Array.from({ length: MANY_FRAMES + 1 }, () => block('embed', {}));
    expect(names(check(...frames))).toEqual(['weight']);
  });
});

test('empty sections are told, hidden ones and those with a background are not', () => {
  const sections = [
    section([title()]),
    section([]),
    section([], { hidden: true }),
    section([], { background: picture('') }),
  ];
  expect(names(checkBody({ sections }, facts, 'whole'))).toEqual(['emptySection']);
});

test('words on a picture want a veil, pictures on it do not', () => {
  const style = { background: picture(''), veil: 'none' as const };
  const words = checkBody({ sections: [section([title()], style)] }, facts, 'whole');
  expect(words).toMatchObject([{ check: 'contrast', place: { kind: 'section' } }]);
  const veiled = { ...style, veil: 'medium' as const };
  expect(checkBody({ sections: [section([title()], veiled)] }, facts, 'whole')).toEqual([]);
  const bare = section([block('image', { image: picture('A jar') })], style);
  expect(checkBody({ sections: [section([title()]), bare] }, facts, 'whole')).toEqual([]);
});

test('words on a picture that was measured want a contrast that can be read', () => {
  const on = (style: Partial<Section['style']>) =>
    checkBody(
      { sections: [section([title()], { background: picture('', 'night.jpg'), ...style })] },
      facts,
      'whole',
    );
  expect(on({ veil: 'none', tone: 'ink' })).toEqual([]);
  expect(on({ veil: 'none', tone: 'paper' })).toMatchObject([
    { check: 'contrast', message: expect.stringContaining('a contrast of 1.0 to 1') as string },
  ]);
  expect(names(on({ veil: 'light', tone: 'paper' }))).toEqual(['contrast']);
  expect(on({ veil: 'strong', tone: 'paper' })).toEqual([]);
  // Of a film nobody knows how bright it is.
  expect(names(on({ veil: 'none', tone: 'ink', video: '/s/sea.mp4' }))).toEqual(['contrast']);
});

test('words on a film of another host want a veil', () => {
  const style = { videoLink: 'https://vimeo.com/1', veil: 'none' as const };
  expect(names(checkBody({ sections: [section([title()], style)] }, facts, 'whole'))).toEqual(['contrast']);
});

test('words that lie over a picture block want a contrast that can be read', () => {
  const at = (one: Block, column: number, row: number): Block => ({
    ...one,
    place: { base: { column, span: 12, row, rows: 2 } },
  });
  const on = (picture: Block, words: Block, tone: Section['style']['tone']) =>
    checkBody({ sections: [section([words, picture], { tone })] }, facts, 'part');
  const night = at(block('image', { image: picture('Night', 'night.jpg') }), 1, 1);
  const over = at(title(), 6, 2);
  expect(on(night, over, 'paper')).toEqual([
    {
      check: 'contrast',
      message:
        'The block “Heading” in “Hello” is on a picture with a contrast of 1.0 to 1 in places. Move it, or choose another picture.',
      place: { kind: 'block', id: over.id },
    },
  ]);
  expect(on(night, over, 'ink')).toEqual([]);
  expect(on(night, at(title(), 13, 2), 'paper')).toEqual([]);
  expect(on(at(block('image', { image: picture('A jar') }), 1, 1), over, 'paper')).toEqual([]);
  // The picture comes later and would hide the words, whatever it shows.
  expect(on(at(night, 1, 3), over, 'paper')).toEqual([]);
});

test('a link to a new page holds only while that page is left out', () => {
  const message = 'It links to “Soon”, which is not published yet.';
  const soon = block('button', { label: 'Go', to: { href: '/soon' } });
  expect(check(soon)).toMatchObject([{ check: 'unpublishedLink', message, unlessWith: 'soon-id' }]);
  expect(unpublishedProblem({ title: 'Salt', why: 'draft', documentId: 'x' })).toEqual({
    check: 'unpublishedLink',
    message: 'It links to “Salt”, which is a draft.',
  });
});

test.each([
  ['/about', undefined],
  ['/about/', undefined],
  ['/about?x=1#top', undefined],
  ['/old', undefined],
  ['/cart', undefined],
  ['/gone', 'There is no page at /gone.'],
  ['/s/menu.pdf', undefined],
  ['/s/menu%20old.pdf', 'There is no file “menu old.pdf”.'],
  ['#opening', undefined],
  ['#', undefined],
  ['#closing', 'There is no section “closing” on this page.'],
  ['https://example.com/gone', undefined],
  ['http:/example.com', '“http:/example.com” is not an address.'],
  ['mailto:a@b.example', undefined],
])('the link %s', (href, expected) => {
  expect(linkProblem(href, facts, new Set(['opening']))?.message).toBe(expected);
});

test.each([
  [[1, 2, 3, 2], 0],
  [[], 1],
  [[2, 3], 1],
  [[1, 1], 1],
  [[1, 3], 1],
  [[1, 2, 4, 3], 1],
])('headings of the levels %j have %i problems', (levels, expected) => {
  expect(headingProblems(levels.map((level) => ({ level, blockId: 'b' })))).toHaveLength(expected);
});

const aPage = {
  title: 'Home',
  path: '/',
  description: 'Welcome.',
  kind: 'page' as const,
  children: [],
  seoTitle: '',
  noIndex: false,
  headCode: '',
  footCode: '',
  headConsent: 'auto' as const,
  footConsent: 'auto' as const,
  shareImage: picture(''),
  body: { sections: [section([title()])] },
};

test('a page wants a title and a description', () => {
  const page = { ...aPage, title: 'Untitled', description: '' };
  expect(names(checkPage(page, facts))).toEqual(['title', 'description']);
  expect(names(checkPage({ ...page, title: 'Home', noIndex: true }, facts))).toEqual([]);
});

test('an index page is named by its title, and led into by the anchors of its pages', () => {
  const toAbout = block('button', { label: 'Go', to: { href: '#about' } });
  const index = {
    ...aPage,
    kind: 'index' as const,
    children: ['here'],
    body: { sections: [section([block('heading', { text: 'Parts', level: 2 }), toAbout])] },
  };
  const messages = (more: object) => checkPage({ ...index, ...more }, facts).map(({ message }) => message);
  expect(messages({})).toEqual([]);
  expect(messages({ children: ['here', 'gone'] })).toEqual(['A page on it is no longer there.']);
  expect(messages({ children: ['gone'] })).toEqual([
    'There are no pages on this index page yet.',
    'There is no section “about” on this page.',
  ]);
  expect(messages({ kind: 'page' })).toContain('There is no heading of level 1, which names the page.');
});

test('links of the menu and the header', () => {
  const item = (more: object) => ({
    title: 'X',
    pageId: '',
    href: '',
    newWindow: false,
    children: [],
    ...more,
  });
  const main = [
    item({ pageId: 'here' }),
    item({ pageId: 'gone' }),
    item({ children: [item({ href: '/gone' }), item({ href: '/about' }), item({})] }),
    item({ title: 'A folder that waits for links' }),
  ];
  const footer = [item({ pageId: 'gone' })];
  expect(checkNavigation({ main, footer }, facts).map(({ message }) => message)).toEqual([
    '“X” leads to a page that is no longer there.',
    'There is no page at /gone.',
    '“X” leads nowhere.',
    '“X” leads to a page that is no longer there.',
  ]);
  const announcement = { showAnnouncementBar: false, target: { href: '' } };
  const header = { actionLabel: 'Book', action: { href: '/gone', newWindow: false } };
  expect(
    names(checkHeaderFooter({ header, announcement, footer: { sections: [] } } as never, facts)),
  ).toEqual(['deadLink']);
});

test.each(CHECK_NAMES)('%s says why it matters', (name) => {
  expect(REASONS[name]).toMatch(/\.$/);
});
