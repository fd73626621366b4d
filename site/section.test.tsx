import { readFile } from 'node:fs/promises';
import { blockOf } from '#blocks/index.ts';
import { renderToStaticMarkup } from '#blocks/kit/testing/render.tsx';
import { expect, test } from 'vitest';
import { NO_IMAGE } from '#core/fields/index.ts';
import { sectionStyle } from '#core/page/stored/fields.ts';
import { VEIL_SHARES, VEILS, type Block, type SectionStyle } from '#core/page/page.ts';
import { BlockView, SectionView } from './section.tsx';

const PICTURE = { ...NO_IMAGE, src: `/images/${'a'.repeat(24)}/sea.jpg`, width: 1600, height: 900 };

const draw = (style: Partial<SectionStyle>, isEditing = false) =>
  renderToStaticMarkup(
    <SectionView
      section={{ id: 'a'.repeat(24), style: { ...sectionStyle.initial, ...style }, blocks: [] }}
      isFirst
      isEditing={isEditing}
    />,
  );

test('a section without a background has no veil', () => {
  expect(draw({ veil: 'strong' })).not.toMatch(/data-background|data-veil/);
});

test('a picture has the veil its owner chose, and its focal point', () => {
  const markup = draw({ background: { ...PICTURE, focalPoint: { x: 0.2, y: 0.8 } }, veil: 'strong' });
  expect(markup).toContain('data-background="" data-veil="strong"');
  expect(markup).toContain('object-position:20% 80%');
});

test('a video comes after its picture and loads nothing by itself', () => {
  const markup = draw({ background: PICTURE, video: '/s/waves.mp4' });
  expect(markup.indexOf('section-background')).toBeLessThan(markup.indexOf('data-island="section-video"'));
  expect(markup).not.toContain('<video');
});

test('on the canvas a video stands still', () => {
  const markup = draw({ video: '/s/waves.mp4' }, true);
  expect(markup).toContain('<video');
  expect(markup).not.toMatch(/autoplay|data-island/i);
});

test('a film of another host comes as an island, and on the canvas not at all', () => {
  const videoLink = 'https://vimeo.com/76979871';
  const markup = draw({ videoLink });
  expect(markup).toContain('data-background=""');
  expect(markup).toContain('data-island="section-film"');
  expect(markup).not.toContain('<iframe');
  expect(draw({ videoLink }, true)).not.toMatch(/vimeo|data-island/);
  expect(draw({ videoLink, video: '/s/waves.mp4' })).not.toContain('section-film');
});

test.each([
  ['on the site', false, true],
  ['on the canvas', true, false],
])('a block that animates, %s', (_, isEditing, animates) => {
  const block: Block = {
    id: 'b'.repeat(24),
    type: 'line',
    place: { base: { column: 1, span: 24, row: 1, rows: 1 } },
    values: {},
    animation: 'fade',
  };
  const markup = renderToStaticMarkup(
    <BlockView block={block} width={sectionStyle.initial.width} isEditing={isEditing} />,
  );
  expect(markup.includes('data-block-animation')).toBe(animates);
});

test('an image tells how narrow it may get, a line does not', () => {
  const markup = (type: string) =>
    renderToStaticMarkup(
      <BlockView
        block={{
          id: 'b'.repeat(24),
          type,
          place: { base: { column: 1, span: 24, row: 1, rows: 1 } },
          values: blockOf(type)?.fields.initial as Block['values'],
          animation: 'none',
        }}
        width={sectionStyle.initial.width}
        isEditing={false}
      />,
    );
  expect(markup('image')).toContain('data-narrow-below="415"');
  expect(markup('line')).not.toContain('data-narrow-below');
});

test.each(VEILS)(
  'the style of pages covers as much with the overlay “%s” as is reckoned with',
  async (veil) => {
    const css = await readFile('site/base.css', 'utf8');
    const share = `${Math.round(VEIL_SHARES[veil] * 100)}%`;
    // Without a rule of its own it is the usual one.
    const [, said] =
      new RegExp(`\\[data-veil='${veil}'\\] \\{\\s*--veil: (\\d+%)`).exec(css) ??
      /var\(--veil, (\d+%)\)/.exec(css) ??
      [];
    expect(said).toBe(share);
  },
);
