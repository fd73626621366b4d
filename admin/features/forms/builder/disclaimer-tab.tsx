import { Fields } from '../../../fields/fields.tsx';
import { controlsOf, type TabProps } from './tab.ts';

/** Text above the submit button. */
export function DisclaimerTab({ value, errors, onChange }: TabProps) {
  return (
    <Fields
      controls={controlsOf()}
      names={['disclaimer']}
      values={{ ...value }}
      errors={errors}
      onChange={onChange}
    />
  );
}
