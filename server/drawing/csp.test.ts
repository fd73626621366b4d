import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { allowingForm, contentSecurityPolicy } from './csp.ts';

const page = {
  inlineScripts: [] as string[],
  inlineStyles: [] as string[],
  remoteStyles: [] as string[],
  remoteScripts: [] as string[],
  services: [] as string[],
  ownerCode: [] as string[],
};
const hashOf = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`;
const policyOf = (change: Partial<typeof page>, framedBy: readonly string[] = []) =>
  Object.fromEntries(
    contentSecurityPolicy({ ...page, ...change }, framedBy)
      .split('; ')
      .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
  );

test('a page of its own talks to nobody and is framed by nobody', () => {
  expect(policyOf({})).toEqual({
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'frame-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  });
  expect(policyOf({}, ['https://a.test'])['frame-ancestors']).toEqual(['https://a.test']);
});

test.each<[string, Partial<typeof page>, Record<string, string[]>]>([
  [
    'what stands inline, by its hash and once',
    { inlineScripts: ['a()', 'a()'], inlineStyles: ['b{}'] },
    { 'script-src': ["'self'", hashOf('a()')], 'style-src': ["'self'", hashOf('b{}')] },
  ],
  [
    'a font kit, with its style sheet and fonts',
    { remoteScripts: ['https://kit.test'], remoteStyles: ['https://fonts.test'] },
    {
      'script-src': ["'self'", 'https://kit.test'],
      'style-src': ["'self'", 'https://fonts.test', 'https://kit.test'],
      'font-src': ["'self'", 'https:'],
      'img-src': ["'self'", 'data:'],
    },
  ],
  [
    'a service that a block can load',
    { services: ['https://maps.test'] },
    {
      'script-src': ["'self'", 'https://maps.test'],
      'connect-src': ["'self'", 'https://maps.test'],
      'frame-src': ["'self'", 'https://maps.test'],
      'form-action': ["'self'", 'https://maps.test'],
      'img-src': ["'self'", 'data:', 'https:'],
      'font-src': ["'self'", 'https:'],
    },
  ],
  [
    'a frame alone, which says itself where it comes from',
    { ownerCode: ['<iframe src="https://player.test/v?a=1"></iframe>'] },
    {
      'frame-src': ["'self'", 'https://player.test'],
      'script-src': ["'self'"],
      'img-src': ["'self'", 'data:'],
      'form-action': ["'self'"],
    },
  ],
  [
    'a script of the owner’s',
    { ownerCode: ['<script>run()</script>'] },
    {
      'script-src': ["'self'", hashOf('run()')],
      'connect-src': ["'self'", 'https:', 'wss:'],
      'img-src': ["'self'", 'data:', 'https:'],
      'form-action': ["'self'", 'https:'],
    },
  ],
  [
    'a script from elsewhere, also in a template',
    { ownerCode: ['<template><script src="https://cdn.test/x.js">ignored()</script></template>'] },
    { 'script-src': ["'self'", 'https://cdn.test'], 'connect-src': ["'self'", 'https:', 'wss:'] },
  ],
  [
    'a script of the site itself, or one without encryption',
    { ownerCode: ['<script src="/s/x.js"></script><script src="http://cdn.test/x.js"></script>'] },
    { 'script-src': ["'self'"] },
  ],
  [
    'a style, a sheet and a form of the owner’s',
    {
      ownerCode: [
        '<style>p{}</style><link rel="stylesheet" href="https://css.test/a.css"><form action="https://post.test/in"></form>',
      ],
    },
    {
      'style-src': ["'self'", hashOf('p{}'), 'https://css.test'],
      'font-src': ["'self'", 'https:'],
      'form-action': ["'self'", 'https://post.test', 'https:'],
    },
  ],
])('allows %s', (_, change, expected) => {
  expect(policyOf(change)).toMatchObject(expected);
});

test('the form of a payment provider is allowed beside it, and nothing else', () => {
  const policy = contentSecurityPolicy(page, []);
  const allowed = allowingForm(policy, ['https://pay.test']).split('; ');
  expect(allowed.filter((directive) => directive.endsWith(' https://pay.test'))).toEqual([
    "script-src 'self' https://pay.test",
    "connect-src 'self' https://pay.test",
    "frame-src 'self' https://pay.test",
  ]);
  expect(allowed).toHaveLength(policy.split('; ').length);
});
