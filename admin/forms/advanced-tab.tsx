import { Fields } from '../fields/fields.tsx';
import { controlsOf, type TabProps } from './tab.ts';

/** What happens after the form was sent. */
export function AdvancedTab({ value, errors, onChange }: TabProps) {
  const { advanced } = value;
  return (
    <Fields
      controls={controlsOf('advanced')}
      prefix="advanced."
      values={{ ...advanced }}
      errors={errors}
      onChange={(name, next) => onChange('advanced', { ...advanced, [name]: next })}
    />
  );
}
