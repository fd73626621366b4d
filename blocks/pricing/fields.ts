import { choice, group, link, list, references, text, toggle, type ValueOf } from '#core/fields/index.ts';

export const MAX_PLANS = 6;
const MAX_FEATURES = 20;

const option = (which: string) =>
  group(
    {
      price: text({ max: 40, label: 'Price', placeholder: '€12' }),
      unit: text({ max: 40, label: 'Per', placeholder: 'a month' }),
      join: link({ label: 'Join link' }),
      product: references('product', {
        max: 1,
        label: 'Subscription',
        help: 'The button opens its checkout instead of the link. The price stays as you type it.',
      }),
    },
    { label: which },
  );

export const fields = group({
  first: text({ max: 30, initial: 'Monthly', label: 'First option' }),
  second: text({ max: 30, initial: 'Yearly', label: 'Second option', help: 'Leave empty for one price.' }),
  saving: text({ max: 60, label: 'Beside the second option', placeholder: 'Two months free' }),
  plans: list(
    group({
      name: text({ max: 80, label: 'Plan' }),
      words: text({ max: 300, lines: 2, label: 'Description' }),
      one: option('First price'),
      two: option('Second price'),
      joinLabel: text({ max: 40, initial: 'Join', label: 'Button' }),
      features: list(group({ text: text({ max: 160, label: 'Feature' }) }), {
        max: MAX_FEATURES,
        label: 'What is in it',
      }),
      isFeatured: toggle(false, { label: 'Highlight' }),
    }),
    { max: MAX_PLANS, label: 'Plans' },
  ),
  level: choice([2, 3, 4], 3, { label: 'Level of the titles' }),
});

export type PricingValues = ValueOf<typeof fields>;
export type Plan = PricingValues['plans'][number];
