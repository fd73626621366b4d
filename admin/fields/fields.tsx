import { Fieldset, Stack } from '@mantine/core';
import type { ComponentType } from 'react';
import type { Control } from '#core/fields/index.ts';
import { isRecord } from '#core/fields/field.ts';
import { FormChoice, MailingListChoice } from '../forms/choice-controls.tsx';
import { ChoiceControl } from './choice.tsx';
import { ColourControl } from './colour.tsx';
import { labelOf, type ControlProps } from './control.ts';
import { LinkControl } from './link.tsx';
import { NumberControl } from './number.tsx';
import { PathControl } from './path.tsx';
import { TextControl } from './text.tsx';
import { ToggleControl } from './toggle.tsx';

/** One control per kind of field. A kind that is not here is edited somewhere else and left as it is. */
const CONTROLS: Readonly<Record<string, ComponentType<ControlProps>>> = {
  text: TextControl,
  path: PathControl,
  toggle: ToggleControl,
  number: NumberControl,
  choice: ChoiceControl,
  colour: ColourControl,
  link: LinkControl,
  form: FormChoice,
  mailingList: MailingListChoice,
};

export interface FieldsProps {
  controls: Readonly<Record<string, Control>>;
  values: Readonly<Record<string, unknown>>;
  /** Messages by the path of the field they are about. */
  errors: Readonly<Record<string, string>>;
  onChange: (name: string, value: unknown) => void;
  /** Which fields, in which order; all of them otherwise. */
  names?: readonly string[];
  prefix?: string;
}

/** The form that a set of field declarations describes. */
export function Fields({ controls, values, errors, onChange, names, prefix = '' }: FieldsProps) {
  return (
    <Stack gap={16}>
      {(names ?? Object.keys(controls)).map((name) => {
        const control = controls[name];
        if (!control) return null;
        const label = labelOf(name, control);
        const path = prefix + name;
        if (control.kind === 'group') {
          const inner = values[name];
          const record = isRecord(inner) ? inner : {};
          return (
            <Fieldset key={name} legend={label} variant="unstyled">
              <Fields
                controls={control.fields ?? {}}
                values={record}
                errors={errors}
                prefix={`${path}.`}
                onChange={(child, value) => onChange(name, { ...record, [child]: value })}
              />
            </Fieldset>
          );
        }
        const Drawn = CONTROLS[control.kind];
        return Drawn ? (
          <Drawn
            key={name}
            control={control}
            name={path}
            label={label}
            value={values[name]}
            error={errors[path]}
            onChange={(value) => onChange(name, value)}
          />
        ) : null;
      })}
    </Stack>
  );
}
