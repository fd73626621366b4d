import { describe, expect, test } from 'vitest';
import { checkWith } from '#core/fields/index.ts';
import { draw } from '../kit/testing/draw.tsx';
import embed from './block.ts';
import { frameSource, NOT_EMBEDDABLE } from './source.ts';

test.each([
  ['https://maps.example.com/a?b=1', 'https://maps.example.com/a?b=1'],
  ['  HTTPS://Example.com ', 'https://example.com/'],
  ['/blocks/quote', '/blocks/quote'],
  [
    'https://soundcloud.com/larder/wind',
    'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Flarder%2Fwind',
  ],
  [
    'https://open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQC?si=1',
    'https://open.spotify.com/embed/track/4uLU6hMCjMI75M1A2tKUQC',
  ],
  ['https://open.spotify.com/user/larder', 'https://open.spotify.com/user/larder'],
  [
    'https://www.mixcloud.com/larder/wind/',
    'https://player-widget.mixcloud.com/widget/iframe/?feed=%2Flarder%2Fwind%2F',
  ],
  ['http://example.com', undefined],
  ['//example.com', undefined],
  ['/\\example.com', undefined],
  ['https://', undefined],
  ['https://user:secret@example.com', undefined],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['', undefined],
])('a frame for %j loads %j', (address, source) => {
  expect(frameSource(address)).toBe(source);
});

test('an address that cannot be shown is refused when saved and ignored when stored', () => {
  expect(checkWith(embed.fields, { address: 'http://example.com' })).toEqual({
    ok: false,
    problems: [{ path: 'address', message: NOT_EMBEDDABLE }],
  });
  expect(draw(embed, { address: 'http://example.com' })).toBe('');
});

test.each(['https://open.spotify.com/user/larder', 'https://soundcloud.com/', 'https://www.mixcloud.com'])(
  '%s is of nothing one could play: the console is told, visitors see nothing',
  (address) => {
    const markup = draw(embed, { address });
    expect(markup).not.toContain('<iframe');
    expect(markup).toContain(`<i hidden="" data-console="The audio address ${address} cannot be read."></i>`);
  },
);

describe('the frame', () => {
  const markup = draw(embed, { address: 'https://example.com/"x', title: 'A map', ratio: 'square' });

  test.each([
    'src="https://example.com/%22x"',
    'title="A map"',
    'data-ratio="square"',
    'loading="lazy"',
    'sandbox="allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-scripts allow-presentation"',
    'referrerPolicy="strict-origin-when-cross-origin"',
    'allow="fullscreen"',
  ])('has %s', (attribute) => {
    expect(markup).toContain(attribute);
  });

  test('may never lead the whole page away', () => {
    expect(markup).not.toContain('top-navigation');
  });

  test('has a name even when the owner gave none', () => {
    expect(draw(embed, { address: 'https://example.com/x' })).toContain('title="Content from example.com"');
    expect(draw(embed, { address: '/about' })).toContain('title="Content from this site"');
  });

  test('of the same site is confined only when its scripts stay outside', () => {
    expect(draw(embed, { address: '/about' })).not.toContain('sandbox');
    expect(draw(embed, { address: '/about', scripts: false })).toContain('sandbox');
  });

  test('runs no scripts when told so', () => {
    expect(draw(embed, { address: '/about', scripts: false, fullscreen: false })).not.toMatch(
      /allow-scripts|allow-presentation|fullscreen/,
    );
  });

  test('of another host has words for when that host keeps silent, in a place of their own', () => {
    const drawn = draw(embed, { address: 'https://soundcloud.com/larder/wind' });
    expect(drawn).toContain('w.soundcloud.com is not responding.');
    expect(drawn).toContain('&quot;href&quot;:&quot;https://soundcloud.com/larder/wind&quot;');
    expect(drawn).toContain('<div class="embed-silent" role="status"></div>');
    expect(draw(embed, { address: '/about' })).not.toContain('embed-silent');
  });

  test('is not loaded in the editor', () => {
    const drawn = draw(embed, { address: 'https://example.com/x' }, { isEditing: true });
    expect(drawn).toContain('https://example.com/x');
    expect(drawn).not.toContain('<iframe');
  });
});
