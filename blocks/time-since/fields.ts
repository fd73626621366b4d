import { moment } from '#core/fields/moment.ts';
import { group, text, type ValueOf } from '#core/fields/index.ts';

export const fields = group({
  since: moment({ label: 'Since' }),
  before: text({ max: 120, label: 'Text before', placeholder: 'We opened' }),
  after: text({ max: 120, label: 'Text after' }),
});

export type TimeSinceValues = ValueOf<typeof fields>;
