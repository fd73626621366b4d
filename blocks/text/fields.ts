import { choice, group, type ValueOf } from '#core/fields/index.ts';
import { richText } from '#core/rich-text/field.ts';

export const fields = group({
  text: richText({ label: 'Text' }),
  size: choice(['small', 'normal', 'large'], 'normal', { label: 'Size' }),
});

export type TextValues = ValueOf<typeof fields>;
