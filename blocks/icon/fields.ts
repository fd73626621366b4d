import { control, leaf } from '#core/fields/field.ts';
import { choice, group, link, text, type ValueOf } from '#core/fields/index.ts';
import { isIcon } from './icons.ts';

const icon = leaf<string>({
  control: control('icon', { label: 'Icon' }),
  initial: '',
  parse: (value) =>
    typeof value === 'string' && (value === '' || isIcon(value))
      ? { value }
      : { problem: 'Must be one of the icons.' },
});

export const fields = group({
  icon,
  title: text({ max: 120, label: 'Title' }),
  words: text({ max: 400, lines: 3, label: 'Text' }),
  to: link({ label: 'Link' }),
  size: choice(['small', 'medium', 'large'], 'medium', { label: 'Size' }),
  colour: choice(['accent', 'ink', 'quiet'], 'accent', { label: 'Colour' }),
  weight: choice(['light', 'normal', 'bold'], 'normal', { label: 'Line' }),
  side: choice(['above', 'left'], 'above', {
    label: 'Place',
    labels: { above: 'Above the text', left: 'Left of the text' },
  }),
  align: choice(['left', 'center', 'right'], 'left', { label: 'Alignment' }),
});

export type IconValues = ValueOf<typeof fields>;
