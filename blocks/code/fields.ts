import { control, type Field } from '#core/fields/field.ts';
import { choice, group, text, type ValueOf } from '#core/fields/index.ts';

export const MAX_CODE_LENGTH = 50_000;

const words = { label: 'HTML', help: 'It runs on the published page, never in the editor.' };

/** A control of its own: markup is no prose, neither for typing nor for search. */
const html: Field<string> = {
  ...text({ max: MAX_CODE_LENGTH, lines: 20 }),
  control: control('code', words, { max: MAX_CODE_LENGTH, language: 'html' }),
};

export const fields = group({
  html,
  mode: choice(['html', 'show'], 'html', {
    label: 'Mode',
    labels: { html: 'Put it on the page', show: 'Show it as source' },
  }),
});

export type CodeValues = ValueOf<typeof fields>;
