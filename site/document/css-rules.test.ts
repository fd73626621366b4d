import { expect, test } from 'vitest';
import { cssFor, needsOf, partsOfCss } from './css-rules.ts';

const having =
  (...needs: string[]) =>
  (need: string) =>
    needs.includes(need);

test.each([
  ['.card .card-title:hover', [['card', 'card-title']]],
  ['h1', [[]]],
  ['.card:not(.is-open)', [['card']]],
  [
    ':is(.heading, .title) > .card',
    [
      ['heading', 'card'],
      ['title', 'card'],
    ],
  ],
  [
    ':is(.checkout, p) :where(input:not([type=radio], .is-plain), select)',
    [['checkout'], ['checkout'], [], []],
  ],
  ['body:has(> .site-footer:not(.is-bare)) .card', [['card']]],
  ['[data-block=quote] .card[data-part="a.b"]', [['card', '[data-block="quote"']]],
  ['[data-block="quote"]', [['[data-block="quote"']]],
  ['[data-divider=cut]', [['[data-divider="cut"']]],
  ['[data-state=open]', [['[data-state']]],
  ['[data-variant="title"] .grid[data-size]', [['grid', '[data-variant="title"']]],
  ['[data-variant~=title] .grid', [['grid']]],
])('%s needs one of %j', (selector, needs) => {
  expect(needsOf(selector)).toEqual(needs);
});

test.each([
  ['rules whose classes are there', '.a{color:red}.b{color:blue}', '.a{color:red}'],
  ['rules that ask for nothing', 'p{margin:0}', 'p{margin:0}'],
  ['one of several selectors', '.b,.a{top:0}', '.b,.a{top:0}'],
  ['what stands in conditions', '@media print{.a{top:0}.b{top:0}}', '@media print{.a{top:0}}'],
  ['no conditions around nothing', '@media print{.b{top:0}}', ''],
  ['frames of animations', '@keyframes b{from{top:0}to{top:1px}}', '@keyframes b{from{top:0}to{top:1px}}'],
  ['brackets and semicolons in strings', '.a:before{content:"}.b{;"}.b{top:0}', '.a:before{content:"}.b{;"}'],
  ['what stands behind a comment', '/* .b{} */.a{top:0}', '.a{top:0}'],
])('keeps %s', (_, css, kept) => {
  expect(cssFor(partsOfCss(css), having('a'))).toBe(kept);
});
