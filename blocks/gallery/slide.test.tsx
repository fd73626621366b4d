import { expect, test } from 'vitest';
import { defaultSettings } from '#core/gallery/block-data.ts';
import { PICTURE } from '../kit/testing/draw.tsx';
import { renderToStaticMarkup } from '../kit/testing/render.tsx';
import { textIn } from '../kit/testing/draw-view.tsx';
import { fields } from './fields.ts';
import { hasContent, ratioOf, Slide, SlideImage, type SlideProps } from './slide.tsx';

const slideOf = (values: object) => {
  const [slide] = fields.read({ slides: [values] }).slides;
  if (!slide) throw new Error('There is no slide.');
  return slide;
};
const draw = (values: object, more: Partial<SlideProps> = {}) =>
  renderToStaticMarkup(
    <Slide
      slide={slideOf(values)}
      name={{ id: 'jar', url: 'jar' }}
      domId="d"
      settings={defaultSettings('grid')}
      isEditing={false}
      {...more}
    />,
  );
const FILM = { type: 'video', video: 'https://vimeo.com/76979871', title: 'Film' };
const settings = (more: object) => ({ ...defaultSettings('grid'), ...more });

test('a slide without a picture or a film is none', () => {
  expect(
    [{ image: PICTURE }, {}, FILM, { type: 'video', video: '' }].map((each) => hasContent(slideOf(each))),
  ).toEqual([true, false, true, false]);
});

test('a slide is as wide as its picture, and as wide as films where nobody knows', () => {
  expect(ratioOf(slideOf({ image: PICTURE }))).toBeCloseTo(1600 / 900);
  expect(ratioOf(slideOf({}))).toBe(1);
  expect(ratioOf(slideOf(FILM))).toBeCloseTo(16 / 9, 1);
});

test('words are there where they are wanted', () => {
  const jar = { image: PICTURE, title: 'Jar', description: 'Blue' };
  expect(textIn(draw(jar, { settings: settings({ captions: true }) }))).toContain('Jar Blue');
  expect(draw(jar, { settings: settings({ captions: false }) })).not.toContain('gallery-meta');
  expect(draw({ image: PICTURE }, { settings: settings({ captions: true }) })).not.toContain('gallery-meta');
});

test('a click leads where the owner said, else to the page of the picture, else nowhere', () => {
  const to = { href: '/about', newWindow: true };
  expect(draw({ image: PICTURE })).toContain('<div class="gallery-media">');
  expect(draw({ image: PICTURE }, { collectionPath: '/album' })).toContain(
    '<a class="gallery-media" href="/album/jar" aria-label="A jar">',
  );
  expect(draw({ image: PICTURE, clickThrough: to }, { collectionPath: '/album' })).toContain(
    'href="/about" aria-label="A jar" target="_blank" rel="noopener"',
  );
  const moving = { ...defaultSettings('carousel') };
  expect(draw({ image: PICTURE }, { collectionPath: '/album', settings: moving })).not.toContain('<a ');
});

test('a large picture opens without a script', () => {
  const large = settings({ designOptions: { ...defaultSettings('grid').designOptions, lightbox: true } });
  expect(draw({ image: PICTURE }, { settings: large })).toContain('data-large=""');
  expect(draw({ image: PICTURE }, { settings: large, collectionPath: '/album' })).not.toContain(
    '/album/jar"',
  );
});

test('a decorative picture says nothing, and its link is named by its title', () => {
  const to = { href: '/about', newWindow: false };
  const markup = draw({ image: PICTURE, isDecorative: true, title: 'Jar', clickThrough: to });
  expect(markup).toContain('aria-label="Jar"');
  expect(markup).not.toContain('alt="A jar"');
});

test('in the editor the picture itself is there at once', () => {
  const shown = (isEditing: boolean) =>
    renderToStaticMarkup(<SlideImage slide={slideOf({ image: PICTURE })} isEditing={isEditing} />);
  expect(shown(true)).toMatch(/<img[^>]* src="\/images\/[^"]*1000w/);
  expect(shown(true)).not.toContain('<noscript');
  expect(shown(false)).toMatch(/^<img[^>]*src="data:image\/gif.*<noscript><img[^>]*loading="lazy"/);
});

test('where it stands in rows is told in each band', () => {
  const markup = draw(
    { image: PICTURE },
    {
      inRows: [
        { height: 10, rest: undefined },
        { height: 20, rest: 3 },
      ] as never,
    },
  );
  expect(markup).toContain('--h0:10;--h1:20;--m1:3');
});

test('a film is its poster', () => {
  expect(draw(FILM)).toContain('class="video"');
  expect(draw(FILM, { settings: settings({ cropMode: 'cover' }) })).toContain('data-mode="fill"');
});
