import { describe, expect, test } from 'vitest';
import { embedProblem, providerOf, readEmbed, rebuildEmbed } from './embed.ts';
import { isVideoMode, playerMessage, playerUrl } from './player.ts';

test.each([
  ['<iframe src="https://player.vimeo.com/video/1"></iframe>', 'iframe'],
  ['<div><iframe src=https://player.vimeo.com/video/1></iframe></div>', 'iframe'],
  ['<object><embed src="http://a.example/x.swf"></object>', 'object'],
  ['<object></object>', 'invalid'],
  ['<embed src="http://a.example/x.swf">', 'invalid'],
  ['<p>hi</p>', 'invalid'],
  ['<iframe></iframe>', 'invalid'],
  ['<iframe src="javascript:alert(1)"></iframe>', 'invalid'],
  ['<iframe src="data:text/html,x"></iframe>', 'invalid'],
  ['<iframe src="https://user:secret@vimeo.com/1"></iframe>', 'invalid'],
  ['https://youtu.be/dQw4w9WgXcQ', 'iframe'],
  ['not an address', 'invalid'],
  ['', 'invalid'],
])('%j is %s', (html, type) => {
  expect(readEmbed(html).type).toBe(type);
});

test.each([
  ['https://player.vimeo.com/video/1', 'Vimeo'],
  ['//www.youtube.com/embed/x', 'YouTube'],
  ['https://youtu.be/x', 'YouTube'],
  ['https://fast.wistia.net/embed/iframe/x', 'Wistia'],
  ['https://s3.animoto.com/embed.html', 'Animoto'],
  ['https://www.instagram.com/p/x', 'Instagram'],
  ['https://www.dailymotion.com/embed/video/x', 'Unknown'],
  ['https://notvimeo.com/1', 'Unknown'],
])('%j is of %s', (address, provider) => {
  expect(providerOf(address)).toBe(provider);
});

test.each([
  ['https://www.youtube.com/watch?t=3&v=dQw4w9WgXcQ', 'https://www.youtube.com/embed/dQw4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXcQ?t=1', 'https://www.youtube.com/embed/dQw4w9WgXcQ'],
  ['https://vimeo.com/channels/x/76979871', 'https://player.vimeo.com/video/76979871'],
  ['https://home.wistia.com/medias/e4a27b971d', 'https://fast.wistia.net/embed/iframe/e4a27b971d'],
  ['https://videos.example.com/embed/1', 'https://videos.example.com/embed/1'],
])('the player of %j', (address, src) => {
  expect(readEmbed(address).src).toBe(src);
});

test('only what is understood is stored', () => {
  const pasted =
    '<script>x()</script><iframe width="640" height="360" onload="x()" srcdoc="<p>" src="https://player.vimeo.com/video/1?a=1&amp;b=2" title="A &quot;film&quot;"></iframe><script>y()</script>';
  const stored = rebuildEmbed(readEmbed(pasted));
  expect(stored).toBe(
    '<iframe src="https://player.vimeo.com/video/1?a=1&amp;b=2" width="640" height="360" title="A &quot;film&quot;"></iframe>',
  );
  expect(rebuildEmbed(readEmbed(stored))).toBe(stored);
  expect(rebuildEmbed(readEmbed('<p>hi</p>'))).toBe('');
});

test.each([
  ['<p>hi</p>', false, 'Invalid video embed.'],
  [
    '<p>hi</p>',
    true,
    'Custom featured images only available with embedded videos. Go back into embed settings to turn off featured images.',
  ],
  ['', true, undefined],
  ['https://vimeo.com/76979871', true, undefined],
])('%j with a featured image %j: %j', (html, hasOverlay, problem) => {
  expect(embedProblem(html, hasOverlay)).toBe(problem);
});

describe('the address of a player', () => {
  const url = (html: string, isSecure = true) => playerUrl(readEmbed(html), { isSecure });

  test.each([
    ['https://player.vimeo.com/video/1?x=1', 'https://player.vimeo.com/video/1?x=1&autoplay=1'],
    ['https://player.vimeo.com/video/1?autoplay=1', 'https://player.vimeo.com/video/1?autoplay=1'],
    ['http://www.youtube.com/embed/a#t=1', 'https://www.youtube.com/embed/a?autoplay=1&enablejsapi=1#t=1'],
    ['http://fast.wistia.net/embed/iframe/a', 'https://fast.wistia.net/embed/iframe/a?autoPlay=true'],
    ['http://s3.animoto.com/embed.html', 'https://s3.animoto.com/embed.html?autostart=true&autoplay=1'],
    ['http://videos.example.com/1', 'http://videos.example.com/1'],
    ['//videos.example.com/1', 'https://videos.example.com/1'],
  ])('%j', (src, address) => {
    expect(url(`<iframe src="${src}">`)).toBe(address);
  });

  test('of an object is secured whoever it is from, and nothing is where the page is not', () => {
    expect(url('<object><embed src="http://a.example/x"></object>')).toBe('https://a.example/x');
    expect(url('<iframe src="http://player.vimeo.com/video/1">', false)).toBe(
      'http://player.vimeo.com/video/1?autoplay=1',
    );
  });
});

test.each([
  ['Vimeo', 'play', '{"method":"play"}'],
  ['Vimeo', 'pause', '{"method":"pause"}'],
  ['YouTube', 'play', '{"event":"command","func":"playVideo","args":[]}'],
  ['YouTube', 'pause', '{"event":"command","func":"pauseVideo","args":[]}'],
  ['Wistia', 'play', undefined],
  ['Unknown', 'pause', undefined],
] as const)('%s is told to %s by %j', (provider, command, message) => {
  expect(playerMessage(provider, command)).toBe(message);
});

test.each([
  ['none', true],
  ['fit', true],
  ['fill', true],
  [null, true],
  ['stretch', false],
  [undefined, false],
])('the mode %j is one: %j', (mode, isOne) => {
  expect(isVideoMode(mode)).toBe(isOne);
});
