import { describe, expect, test } from 'vitest';
import { categoryOfAddress, categoryOfCode, contactsIn, providerName, providersIn } from './contacts.ts';

const hosts = (html: string) => contactsIn(html).map(({ host }) => host);

describe('whom code contacts', () => {
  test.each([
    ['<p>Words</p>', []],
    ['<script src="https://cdn.example.com/a.js"></script>', ['cdn.example.com']],
    ['<script src=//cdn.example.com/a.js></script>', ['cdn.example.com']],
    ['<img srcset="https://a.example/1.png 1x, https://b.example/2.png 2x">', ['a.example', 'b.example']],
    ['<link rel="prefetch" href="https://a.example/x">', ['a.example']],
    ['<style>@import url(https://fonts.googleapis.com/css2?family=X)</style>', ['fonts.googleapis.com']],
    ['<div style="background:url(\'https://a.example/x.png\')"></div>', ['a.example']],
    ['<script>new WebSocket("wss://live.example/x")</script>', ['live.example']],
    ['<script>fetch("https:\\/\\/a.example\\/x")</script>', ['a.example']],
    ['<a href="https://elsewhere.example">Read more</a>', []],
    ['<form action="https://list.example/subscribe"></form>', []],
    ['<meta name="verification" content="https://a.example">', []],
    ['<a href="https://x.example"><img src="https://a.example/x.png"></a>', ['a.example']],
    ['<svg xmlns="http://www.w3.org/2000/svg"></svg>', ['www.w3.org']],
  ])('%s', (html, expected) => {
    expect(hosts(html)).toEqual(expected);
  });
});

test.each([
  ['<p>Words</p>', 'auto', 'necessary'],
  ['<script>document.body.dataset.x = 1</script>', 'auto', 'marketing'],
  ['<script>document.body.dataset.x = 1</script>', 'necessary', 'necessary'],
  ['<script type="application/ld+json">{}</script>', 'auto', 'necessary'],
  [
    '<script async src="https://www.googletagmanager.com/gtag/js?id=G-1"></script><script>gtag()</script>',
    'auto',
    'statistics',
  ],
  ['<iframe src="https://www.google.com/maps/embed?pb=1"></iframe>', 'auto', 'preferences'],
  ['<script src="https://unknown.example/x.js"></script>', 'auto', 'marketing'],
  ['<img src="https://plausible.io/x"><img src="https://connect.facebook.net/x">', 'auto', 'marketing'],
  ['<img src="https://connect.facebook.net/x">', 'statistics', 'statistics'],
] as const)('%s (%s) needs %s', (html, said, expected) => {
  expect(categoryOfCode(html, said)).toBe(expected);
});

test.each([
  ['https://player.vimeo.com/video/1', 'preferences', 'Vimeo'],
  ['//www.youtube.com/embed/x', 'marketing', 'YouTube'],
  ['https://unknown.example/frame', 'marketing', 'unknown.example'],
  ['/a-page-of-this-site', 'necessary', ''],
])('%s needs %s and is of %s', (address, category, name) => {
  expect(categoryOfAddress(address)).toBe(category);
  expect(providerName(address)).toBe(name);
});

test('everybody behind a piece of code is named once', () => {
  expect(
    providersIn(
      '<script src="https://www.youtube.com/a"></script><img src="https://i.ytimg.com/x"><img src="https://a.example/x">',
    ),
  ).toEqual(['YouTube', 'a.example']);
});
