import { Fields } from '../../../fields/fields.tsx';
import type { PopupDocument } from '#core/popup/document.ts';
import { controlsOf, type TabProps } from './tab.ts';

/** What is set for each thing it can ask for. */
const PARTS: Readonly<Record<PopupDocument['slices']['action'], readonly string[]>> = {
  newsletter: ['newsletter'],
  form: ['formId'],
  button: ['button'],
  none: [],
};

/** Picture, words, and the one thing it asks for. */
export function ContentTab({ value, errors, onChange }: TabProps) {
  const { slices } = value;
  return (
    <Fields
      controls={controlsOf('slices')}
      names={['headline', 'text', 'picture', 'action', ...PARTS[slices.action]]}
      prefix="slices."
      values={{ ...slices }}
      errors={errors}
      onChange={(name, next) => onChange('slices', { ...slices, [name]: next })}
    />
  );
}
