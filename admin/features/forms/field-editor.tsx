import { Checkbox, Fieldset, MultiSelect, NativeSelect, Stack, Switch, Textarea } from '@mantine/core';
import { editableProperties } from '#core/enumerations/form-builder.ts';
import { formField, type FormField } from '#core/forms/document.ts';
import { FILE_GROUP_NAMES } from '#core/forms/uploads.ts';
import { inWords } from '../../fields/control/control.ts';
import { Fields } from '../../fields/fields.tsx';
import { conditionSources, linesOf } from './edit.ts';
import type { FieldRowProps } from './field-row.tsx';

const controls = formField.control.fields ?? {};
/** Drawn by the general controls; the rest has a control of its own here. */
const OWN = ['options', 'fileTypes'];

/** The properties of one field: exactly those its kind has, and below them when and where it is asked. */
export function FieldEditor(props: FieldRowProps) {
  const { field, index, errors, onChange, hasFormHandler } = props;
  const set = (name: string, value: unknown) => onChange({ ...field, [name]: value });
  const names: readonly string[] =
    field.type === 'file'
      ? ['description', 'required', 'fileTypes', 'maxFileMb']
      : editableProperties(field.type, { formHandler: hasFormHandler });
  const prefix = `fields.${index}.`;
  return (
    <Stack gap="md" py="sm">
      <Fields
        controls={controls}
        names={[
          ...(field.type === 'hidden' ? [] : ['title']),
          ...names.filter((name) => !OWN.includes(name)),
        ]}
        prefix={prefix}
        values={{ ...field }}
        errors={errors}
        onChange={set}
      />
      {names.includes('options') && (
        <Textarea
          label={field.type === 'likert' ? 'Questions' : 'Options'}
          description="One per line."
          autosize
          minRows={3}
          value={field.options.join('\n')}
          error={errors[`${prefix}options`]}
          onChange={(event) => set('options', event.currentTarget.value.split('\n'))}
          onBlur={() =>
            set(
              'options',
              linesOf(field.options.join('\n')).filter((line) => line !== ''),
            )
          }
        />
      )}
      {names.includes('fileTypes') && (
        <Checkbox.Group
          label="Allowed files"
          value={field.fileTypes}
          onChange={(next) => set('fileTypes', next)}
        >
          {FILE_GROUP_NAMES.map((name) => (
            <Checkbox key={name} mt={6} value={name} label={inWords(name)} />
          ))}
        </Checkbox.Group>
      )}
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
}: FieldRowProps & { set: (name: string, value: unknown) => void }) {
  const sources = conditionSources(fields, index);
  const { showWhen } = field;
  const source: FormField | undefined = sources.find(({ id }) => id === showWhen.fieldId);
  return (
    <Fieldset legend="Logic" variant="default" p="sm">
      <Stack gap="sm">
        {sources.length > 0 && (
          <NativeSelect
            label="Show this field"
            value={showWhen.fieldId}
            error={errors[`fields.${index}.showWhen`]}
            data={[
              { value: '', label: 'Always' },
              ...sources.map(({ id, title }) => ({ value: id, label: `Depending on “${title}”` })),
            ]}
            onChange={(event) => set('showWhen', { fieldId: event.currentTarget.value, is: [] })}
          />
        )}
        {source && (
          <MultiSelect
            label="When the answer is one of"
            data={[...source.options]}
            value={[...showWhen.is]}
            onChange={(is) => set('showWhen', { ...showWhen, is })}
          />
        )}
        <Switch
          label="Begin a new step here"
          checked={field.startsStep}
          onChange={(event) => set('startsStep', event.currentTarget.checked)}
        />
      </Stack>
    </Fieldset>
  );
}
