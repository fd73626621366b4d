import { Fieldset, MultiSelect, NativeSelect, Stack, Switch } from '@mantine/core';
import { formField, type FormField } from '#core/forms/document.ts';
import { KINDS, optionNames } from '#core/forms/kinds/kinds.ts';
import { Fields } from '../../../fields/fields.tsx';
import { conditionSources } from './edit.ts';
import type { FieldProps } from './field-props.ts';
import { ListOption } from './list-option.tsx';
import { say } from './words.ts';

const { title } = formField.control.fields ?? {};

/** The options of one field: exactly those its kind has, and below them when and where it is asked. */
export function FieldEditor(props: FieldProps) {
  const { field, index, errors, onChange, hasFormHandler } = props;
  const { options, isUnasked } = KINDS[field.type];
  const values: Readonly<Record<string, unknown>> = { ...field };
  const set = (name: string, value: unknown) => onChange({ ...field, [name]: value });
  const names = optionNames(field.type, { formHandler: hasFormHandler });
  const controls = Object.fromEntries(
    names.flatMap((name) => (options[name] ? [[name, options[name].control]] : [])),
  );
  const lists = Object.entries(controls).filter(([, control]) => control.kind === 'list');
  const prefix = `fields.${index}.`;
  return (
    <Stack gap="md" py="sm" pl={8}>
      <Fields
        controls={{ ...(title && { title }), ...controls }}
        names={[...(isUnasked ? [] : ['title']), ...names.filter((name) => controls[name]?.kind !== 'list')]}
        prefix={prefix}
        values={values}
        errors={errors}
        onChange={set}
      />
      {lists.map(([name, control]) => (
        <ListOption
          key={name}
          control={control}
          value={values[name]}
          error={errors[prefix + name]}
          onChange={(next) => set(name, next)}
        />
      ))}
      <Logic {...props} set={set} />
    </Stack>
  );
}

function Logic({
  field,
  index,
  fields,
  errors,
  set,
}: FieldProps & { set: (name: string, value: unknown) => void }) {
  const sources = conditionSources(fields, index);
  const { showWhen } = field;
  const source: FormField | undefined = sources.find(({ id }) => id === showWhen.fieldId);
  return (
    <Fieldset legend={say('logic')} variant="unstyled">
      <Stack gap="sm">
        {sources.length > 0 && (
          <NativeSelect
            label={say('showThisField')}
            value={showWhen.fieldId}
            error={errors[`fields.${index}.showWhen`]}
            data={[
              { value: '', label: say('always') },
              ...sources.map(({ id, title }) => ({ value: id, label: say('dependsOn', { title }) })),
            ]}
            onChange={(event) => set('showWhen', { fieldId: event.currentTarget.value, is: [] })}
          />
        )}
        {source && (
          <MultiSelect
            label={say('whenTheAnswerIs')}
            data={[...source.options]}
            value={[...showWhen.is]}
            onChange={(is) => set('showWhen', { ...showWhen, is })}
          />
        )}
        <Switch
          label={say('startANewStep')}
          checked={field.startsStep}
          onChange={(event) => set('startsStep', event.currentTarget.checked)}
        />
      </Stack>
    </Fieldset>
  );
}
