import { expect, test } from 'vitest';
import { draw } from '../kit/testing/draw.tsx';
import pricing from './block.ts';

const plan = (name: string, changes: object = {}) => ({
  name,
  one: { price: '€1', unit: 'a month', join: { href: '/monthly', newWindow: false } },
  two: { price: '€10', unit: 'a year', join: { href: '/yearly', newWindow: false } },
  ...changes,
});

test('without scripts both prices are there, each with its name and its own link', () => {
  const markup = draw(pricing, { plans: [plan('Table')] });
  expect(markup).toContain('data-island="pricing"');
  for (const part of ['Monthly', '€1<', 'href="/monthly"', 'Yearly', '€10<', 'href="/yearly"'])
    expect(markup).toContain(part);
  expect(markup).not.toContain('data-pricing');
});

test('there is nothing to switch without a second price, or without a name for it', () => {
  for (const values of [
    { second: '', plans: [plan('Table')] },
    { plans: [plan('Table', { two: { price: '' } })] },
  ])
    expect(draw(pricing, values)).not.toContain('data-island');
});

test('a plan with one price has it in both ways', () => {
  const markup = draw(pricing, { plans: [plan('Table'), plan('Guest', { two: { price: '' } })] });
  expect(markup.match(/€1</g)).toHaveLength(3);
});

test('plans that say nothing are left out, and a block of them is empty', () => {
  const empty = { name: ' ', one: { price: '' }, two: { price: '' } };
  expect(draw(pricing, { plans: [empty] })).toBe('');
  expect(draw(pricing, { plans: [] })).toBe('');
  expect(draw(pricing, { plans: [empty, plan('Table')] }).match(/<li class="pricing-plan"/g)).toHaveLength(1);
});

test('without a link there is no button, and a link that must not be followed is none', () => {
  const without = { one: { price: '€1', join: { href: '', newWindow: false } }, two: { price: '' } };
  expect(draw(pricing, { plans: [plan('Table', without)] })).not.toContain('class="button');
  const bad = { one: { price: '€1', join: { href: 'javascript:alert(1)', newWindow: false } } };
  expect(draw(pricing, { plans: [plan('Table', bad)] })).not.toContain('javascript:');
});
