import { expect, test } from 'vitest';
import { letterCampaign, letterLink } from './letter-link.ts';
import { sourceOf } from './source.ts';

const baseUrl = 'https://jam.example';
const subject = 'Spring & “jam”';

test.each([
  [
    'https://jam.example/shop',
    'https://jam.example/shop?utm_source=newsletter&utm_campaign=Spring+%26+%E2%80%9Cjam%E2%80%9D',
  ],
  [
    'https://jam.example/?a=1#top',
    'https://jam.example/?a=1&utm_source=newsletter&utm_campaign=Spring+%26+%E2%80%9Cjam%E2%80%9D#top',
  ],
  ['https://jam.example/?utm_campaign=own', 'https://jam.example/?utm_campaign=own'],
  ['https://other.example/', 'https://other.example/'],
  ['mailto:a@jam.example', 'mailto:a@jam.example'],
  ['', ''],
])('%j becomes %j', (url, expected) => {
  expect(letterLink(url, { subject, baseUrl })).toBe(expected);
});

test('a visit by it is of the campaign that the letter is called by', () => {
  const { search } = new URL(letterLink('https://jam.example/', { subject, baseUrl }));
  expect(sourceOf({ referrer: '', query: search, ownHosts: [] })).toEqual({
    source: 'newsletter',
    campaign: letterCampaign(subject),
  });
});
