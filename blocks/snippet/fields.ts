import { choice, group, text, toggle, type ValueOf } from '#core/fields/index.ts';

export const MAX_SNIPPET_LENGTH = 20_000;

export const fields = group({
  source: text({ max: MAX_SNIPPET_LENGTH, lines: 10, isLiteral: true, label: 'Code' }),
  language: text({ max: 40, isLiteral: true, label: 'Language', placeholder: 'TypeScript' }),
  file: text({ max: 120, isLiteral: true, label: 'File name' }),
  hasNumbers: toggle(false, { label: 'Line numbers' }),
  wrap: choice(['scroll', 'wrap'], 'scroll', {
    label: 'Long lines',
    labels: { scroll: 'Scroll sideways', wrap: 'Wrap' },
  }),
});

export type SnippetValues = ValueOf<typeof fields>;
