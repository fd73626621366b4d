import { choice, group, text, toggle, type ValueOf } from '#core/fields/index.ts';
import { moment } from '#core/fields/moment.ts';

export const fields = group({
  until: moment({ label: 'Until' }),
  title: text({ max: 120, label: 'Title' }),
  ended: text({ max: 200, initial: 'It has begun.', label: 'Text afterwards' }),
  hasSeconds: toggle(true, { label: 'Seconds' }),
  size: choice(['normal', 'large'], 'normal', { label: 'Size' }),
});

export type CountdownValues = ValueOf<typeof fields>;
