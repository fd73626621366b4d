import { expect, test } from 'vitest';
import { countOf, drawerOf, textIn } from '../kit/testing/draw-view.tsx';
import { fields } from './fields.ts';
import { PricingView } from './view.tsx';

const draw = drawerOf({ fields, View: PricingView });
const join = { href: '/join', newWindow: false };
const PLAN = { name: 'Small', one: { price: '€5', unit: 'a month', join } };

test('one price stands by itself', () => {
  const markup = draw({ second: '', plans: [PLAN] });
  expect(textIn(markup)).toBe('Small €5 a month Join');
  expect(markup).not.toContain('data-option');
  expect(markup).not.toContain('data-island');
});

test('two prices have names and each its way to join', () => {
  const markup = draw({ plans: [{ ...PLAN, two: { price: '€50', unit: 'a year' }, joinLabel: 'Go' }] });
  expect(textIn(markup)).toContain('Monthly €5 a month Go Yearly €50 a year Go');
  expect(countOf(markup, 'href="/join"')).toBe(2);
});

test('a plan without an address has no button, and what says nothing is not shown', () => {
  const markup = draw({
    second: '',
    plans: [{ name: 'Free', one: { price: '€0' }, features: [{ text: ' ' }, { text: 'Mail' }] }, {}],
  });
  expect(textIn(markup)).toBe('Free €0 Mail');
  expect(countOf(markup, 'pricing-plan"')).toBe(1);
  expect(countOf(draw({ plans: [PLAN, {}] }, {}, { isEditing: true }), 'pricing-plan"')).toBe(2);
});

test('one can be made to stand out, with a level of its own', () => {
  const markup = draw({ level: 2, plans: [{ ...PLAN, isFeatured: true, words: 'To begin with' }] });
  expect(markup).toContain('data-featured=""');
  expect(markup).toContain('<h2 class="pricing-name">');
  expect(textIn(markup)).toContain('To begin with');
});
