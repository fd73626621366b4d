import { choice, group, image, number, text, type ValueOf } from '#core/fields/index.ts';

export const fields = group({
  before: image({ label: 'Before' }),
  after: image({ label: 'After' }),
  beforeLabel: text({ max: 40, initial: 'Before', label: 'Text on the left' }),
  afterLabel: text({ max: 40, initial: 'After', label: 'Text on the right' }),
  start: number({ min: 0, max: 100, initial: 50, label: 'Handle', unit: '%' }),
  ratio: choice(['landscape', 'wide', 'square', 'portrait'], 'landscape', { label: 'Shape' }),
});

export type ComparisonValues = ValueOf<typeof fields>;
