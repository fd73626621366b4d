import { source } from '#core/collections/source.ts';
import { group, text, toggle, type ValueOf } from '#core/fields/index.ts';

export const fields = group({
  collection: source({ label: 'Of' }),
  label: text({ max: 80, label: 'Words', placeholder: 'Follow by RSS' }),
  showJson: toggle(false, { label: 'Offer JSON as well' }),
});

export type FeedValues = ValueOf<typeof fields>;
