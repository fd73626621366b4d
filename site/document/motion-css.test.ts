import { expect, test } from 'vitest';
import { sectionStyle } from '#core/page/stored/fields.ts';
import { themeFields } from '#core/theme/theme.ts';
import { sectionMotion, siteMotion } from './motion-css.ts';

const body = (style: Partial<typeof sectionStyle.initial>) => ({
  sections: [{ id: 's', style: { ...sectionStyle.initial, ...style }, blocks: [] }],
});

test('a site that moves nothing brings no styles for it', () => {
  expect(siteMotion(themeFields.initial)).toBe('');
  expect(sectionMotion([body({})])).toBe('');
});

test.each(['fade', 'slide'] as const)(
  'pages %s only for those who did not ask for less motion',
  (transition) => {
    const css = siteMotion({ ...themeFields.initial, transition });
    expect(css).toMatch(
      /^@media \(prefers-reduced-motion:no-preference\)\{@view-transition\{navigation:auto\}/,
    );
  },
);

test.each(['parallax', 'reveal', 'drift'] as const)('%s asks whether the browser can', (scroll) => {
  const css = sectionMotion([body({ scroll }), body({ scroll })]);
  expect(css).toMatch(
    /^@supports \(animation-timeline:view\(\)\)\{@media \(prefers-reduced-motion:no-preference\)/,
  );
  expect(css.split('@keyframes')).toHaveLength(2);
});

test('blocks of a section come one after the other', () => {
  const css = sectionMotion([body({ stagger: 'short' })]);
  expect(css).toContain(':nth-child(2){transition-delay:80ms}');
  expect(css).toContain(':nth-child(n+8){transition-delay:560ms}');
});

test('nothing that moves takes or gives room', () => {
  const all = [
    siteMotion({
      ...themeFields.initial,
      transition: 'slide',
      hover: 'zoom',
      distance: 'long',
      pace: 'slow',
    }),
    sectionMotion(
      (['parallax', 'reveal', 'drift'] as const).map((scroll) => body({ scroll, stagger: 'long' })),
    ),
  ].join('');
  expect(all).not.toMatch(/[{;](?:margin|padding|width|height|top|left|inset|font-size)[:-]/);
});
