import { expect, test } from 'vitest';
import { landingOf } from './landing.ts';

test('a landing names where it was, and what its address says', () => {
  const page = { referrer: 'https://ads.example/', language: 'en', width: 1280, height: 720 };
  const search = '?source=a&campaign=b&screen=forged';
  expect(landingOf({ ...page, href: `https://plinth.example/${search}`, search })).toEqual({
    landing: `https://plinth.example/${search}`,
    refer: 'https://ads.example/',
    rk: '',
    lang: 'en',
    screen: '1280x720',
    source: 'a',
    campaign: 'b',
    subcampaign: '',
    channel: '',
    subchannel: '',
    variation: '',
    mkwid: '',
  });
});
