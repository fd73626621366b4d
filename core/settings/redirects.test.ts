import { describe, expect, test } from 'vitest';
import { checkWith } from '../fields/index.ts';
import { makeRedirects, MAX_REDIRECTS, redirectSettings, type Redirect } from './redirects.ts';

const rule = (from: string, to: string, status: 301 | 302 = 301): Redirect => ({ from, to, status });
const problemsOf = (...rules: Redirect[]) => {
  const result = checkWith(redirectSettings, { rules });
  return result.ok ? [] : result.problems.map(({ path, message }) => `${path}: ${message}`);
};

describe('one rule', () => {
  test.each([
    ['/old', '/new'],
    ['/old', 'https://example.com/new?x=1#y'],
    ['/About.html', '/about'],
    ['/blog/[name]', '/journal/[name]'],
    ['/shop/[group]/[item]', 'https://shop.example.com/[group]?item=[item]'],
    ['/old', '/new?from=old#part'],
    ['/من-نحن', '/about'],
    ['/%d9%86%db%8c%e2%80%8c%d8%b3', '/about'],
  ])('%s → %s is fine', (from, to) => {
    expect(problemsOf(rule(from, to))).toEqual([]);
  });

  test.each([
    ['old', '/new', /^rules\.0\.from: Please enter an old address/],
    ['', '/new', /^rules\.0\.from: Please enter an old address/],
    ['/old?x=1', '/new', /^rules\.0\.from: Please enter an old address/],
    ['/', '/new', /^rules\.0\.from: The front page/],
    ['/config/x', '/new', /^rules\.0\.from: The address \/config is used/],
    ['/API/x', '/new', /^rules\.0\.from: The address \/api is used/],
    ['/a-[name]', '/new', /^rules\.0\.from: A part in brackets/],
    ['/[a]/[a]', '/new', /^rules\.0\.from: Each name/],
    ['/a\u202Ebout', '/new', /^rules\.0\.from: An address cannot contain spaces or invisible/],
    ['/ab\u200Bout', '/new', /^rules\.0\.from: An address cannot contain spaces or invisible/],
    ['/old', '/ne\u2066w', /^rules\.0\.to: An address cannot contain spaces or invisible/],
    ['/old', '', /^rules\.0\.to: Please enter a page/],
    ['/old', '//evil.example', /^rules\.0\.to: Please enter a page/],
    ['/old', '/\\evil.example', /^rules\.0\.to: Please enter a page/],
    ['/old', 'javascript:alert(1)', /^rules\.0\.to: Please enter a page/],
    ['/old', 'ftp://example.com', /^rules\.0\.to: Please enter a page/],
    ['/old/[host]', 'https://[host]/', /^rules\.0\.to: Please enter a page/],
    ['/old/[host]', 'https://good@[host].example/', /^rules\.0\.to: Please enter a page/],
    ['/old', '/new/[name]', /^rules\.0\.to: \[name\] does not occur/],
  ])('%j → %j is refused', (from, to, expected) => {
    expect(problemsOf(rule(from, to))).toEqual([expect.stringMatching(expected)]);
  });
});

describe('rules among each other', () => {
  test.each([
    ['twice the same', [rule('/a', '/b'), rule('/A/', '/c')], ['rules.1.from: /A/ is already in the list.']],
    ['to itself', [rule('/a', '/a')], ['rules.0.to: This leads in a circle: /a → /a.']],
    [
      'in a circle',
      [rule('/a', '/b'), rule('/b', '/a?x=1')],
      [
        'rules.0.to: This leads in a circle: /a → /b → /a.',
        'rules.1.to: This leads in a circle: /b → /a → /b.',
      ],
    ],
    [
      'in a chain',
      [rule('/a', '/b'), rule('/b', '/c')],
      ['rules.0.to: /b is redirected itself. Please enter the last address directly: /c'],
    ],
    [
      'into its own pattern',
      [rule('/old/[name]', '/old/archive')],
      ['rules.0.to: This leads in a circle: /old/[name] → /old/[name].'],
    ],
    [
      'into another pattern',
      [rule('/a/[x]', '/b/[x]'), rule('/b/[y]', '/c')],
      ['rules.0.to: /b/[y] is redirected itself. Please enter the last address directly: /c'],
    ],
    ['side by side', [rule('/a', '/c'), rule('/b', '/c'), rule('/d/[x]', '/c')], []],
    ['elsewhere', [rule('/a', 'https://example.com/b'), rule('/b', '/c')], []],
  ])('%s', (_, rules, expected) => {
    expect(problemsOf(...rules)).toEqual(expected);
  });

  test('there is an end to the list', () => {
    const many = Array.from({ length: MAX_REDIRECTS + 1 }, (_, index) => rule(`/a${index}`, '/b'));
    expect(problemsOf(...many)).toEqual([`rules: Must have at most ${MAX_REDIRECTS} entries.`]);
  });
});

test.each([
  ['/old', '', '/new', 301],
  ['/OLD', '?a=1', '/new?a=1', 301],
  ['/with-query', '?a=1', '/new?kept=1', 302],
  ['/blog/first', '?a=1', '/journal/first?a=1', 301],
  ['/blog/a%2Fb', '', '/journal/a%2Fb', 301],
  ['/blog/special', '', '/exact', 301],
  ['/gr%C3%BCn', '', '/green#top', 301],
  ['/shop/jars/honey', '?a=1', 'https://shop.example.com/jars?item=honey', 301],
  ['/blog', '', undefined, undefined],
  ['/blog/a/b', '', undefined, undefined],
  ['/%E0%A4%A', '', undefined, undefined],
])('%s%s leads to %s', (pathname, search, to, status) => {
  const find = makeRedirects([
    rule('/old', '/new'),
    rule('/with-query', '/new?kept=1', 302),
    rule('/blog/[name]', '/journal/[name]'),
    rule('/blog/special', '/exact'),
    rule('/grün', '/green#top'),
    rule('/shop/[group]/[item]', 'https://shop.example.com/[group]?item=[item]'),
  ]);
  expect(find(pathname, search)).toEqual(to === undefined ? undefined : { to, status });
});

test.each([
  ['/old', '', '/new'],
  ['/old', 'de', '/de/neu'],
  ['/old', 'fr', '/new'],
  ['/OLD', 'de', '/de/neu'],
  ['/blog/first', 'de', '/de/tagebuch/first'],
  ['/blog/first', 'fr', '/journal/first'],
  // A name in brackets is no language.
  ['/2020', 'de', undefined],
  ['/2020/salt', 'de', '/journal/salt'],
])('%s asked for in “%s” leads to %s', (pathname, language, to) => {
  const find = makeRedirects([
    rule('/old', '/new'),
    rule('/de/old', '/de/neu'),
    rule('/blog/[name]', '/journal/[name]'),
    rule('/de/blog/[name]', '/de/tagebuch/[name]'),
    rule('/[year]/[name]', '/journal/[name]'),
  ]);
  expect(find(pathname, '', language)?.to).toBe(to);
});
