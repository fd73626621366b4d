import { expect, test } from 'vitest';
import { readEmbed } from './embed.ts';
import { lookupAddress, readLookup } from './lookup.ts';

test.each([
  [
    'https://youtu.be/dQw4w9WgXcQ',
    'https://www.youtube.com/oembed?format=json&url=',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  ],
  [
    'https://vimeo.com/76979871',
    'https://vimeo.com/api/oembed.json?width=1280&url=',
    'https://vimeo.com/76979871',
  ],
  [
    '<iframe src="//player.vimeo.com/video/76979871?h=1"></iframe>',
    'https://vimeo.com/api/oembed.json?width=1280&url=',
    'https://vimeo.com/76979871',
  ],
  [
    'https://home.wistia.com/medias/abc1234567',
    'https://fast.wistia.com/oembed.json?url=',
    'https://home.wistia.com/medias/abc1234567',
  ],
  [
    'https://animoto.com/play/abcdefgh12',
    'https://animoto.com/oembeds/create.json?url=',
    'https://animoto.com/play/abcdefgh12',
  ],
])('%s is asked about at its provider', (pasted, at, page) => {
  expect(lookupAddress(readEmbed(pasted))).toBe(at + encodeURIComponent(page));
});

test.each(['https://films.example/embed/1', 'https://vimeo.com/about', '<p>hi</p>', ''])(
  'nobody is asked about %j',
  (pasted) => {
    expect(lookupAddress(readEmbed(pasted))).toBeUndefined();
  },
);

test.each([
  [
    '{"thumbnail_url":"https://i.ytimg.com/vi/x/hq.jpg","title":"A film"}',
    { picture: 'https://i.ytimg.com/vi/x/hq.jpg', title: 'A film' },
  ],
  [
    '{"thumbnail_url":"https://i.ytimg.com/vi/x/hq.jpg","title":7}',
    { picture: 'https://i.ytimg.com/vi/x/hq.jpg', title: '' },
  ],
  ['{"thumbnail_url":"http://i.ytimg.com/x.jpg"}', undefined],
  ['{"thumbnail_url":"file:///etc/passwd"}', undefined],
  ['{"thumbnail_url":7}', undefined],
  ['{"title":"A film"}', undefined],
  ['null', undefined],
  ['<html>', undefined],
])('of the answer %s it believes %j', (answer, believed) => {
  expect(readLookup(answer)).toEqual(believed);
});
