import { moment } from '#core/fields/moment.ts';
import { group, text, type ValueOf } from '#core/fields/index.ts';

export const fields = group({
  since: moment({ label: 'Since' }),
  before: text({ max: 120, label: 'Words before it', placeholder: 'We opened' }),
  after: text({ max: 120, label: 'Words behind it' }),
});

export type TimeSinceValues = ValueOf<typeof fields>;
