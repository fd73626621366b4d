import { Button, Menu, Stack, Text } from '@mantine/core';
import { DragDropProvider } from '@dnd-kit/react';
import { isSortable } from '@dnd-kit/react/sortable';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { FormField } from '#core/forms/document.ts';
import { FIELD_KINDS, KINDS } from '#core/forms/kinds/kinds.ts';
import { movedTo } from '#core/moved-to.ts';
import { Fields } from '../../../fields/fields.tsx';
import { newField } from '../../../documents/first-form.ts';
import { duplicateField, removeField } from './edit.ts';
import { FieldRow } from './field-row.tsx';
import { KindIcon } from './kind-icon.tsx';
import { controlsOf, type TabProps } from './tab.ts';
import { declared } from '../../../words/catalogue.ts';
import { say } from './words.ts';
import classes from './builder.module.css';

const freshId = () => `f${crypto.randomUUID().replaceAll('-', '').slice(0, 20)}`;

/** The fields of the form, in their order, and its button. */
export function BuildTab({
  value,
  errors,
  onChange,
  hasFormHandler,
}: TabProps & { hasFormHandler: boolean }) {
  const { fields } = value;
  const [open, setOpen] = useState<string>();
  const set = (next: readonly FormField[]) => onChange('fields', next);
  const add = (type: FormField['type']) => {
    const id = freshId();
    set([...fields, newField(type, id)]);
    setOpen(id);
  };
  return (
    <Stack gap="md">
      <Fields
        controls={controlsOf()}
        names={['name']}
        values={{ ...value }}
        errors={errors}
        onChange={onChange}
      />
      {fields.length === 0 && <Text className="quiet">{say('noFieldsYetAdd')}</Text>}
      <DragDropProvider
        onDragEnd={(event) => {
          const { source } = event.operation;
          if (!event.canceled && isSortable(source)) set(movedTo(fields, source.initialIndex, source.index));
        }}
      >
        <ol className={classes.fields}>
          {fields.map((field, index) => (
            <FieldRow
              key={field.id}
              field={field}
              index={index}
              fields={fields}
              errors={errors}
              hasFormHandler={hasFormHandler}
              isOpen={open === field.id}
              onToggle={() => setOpen(open === field.id ? undefined : field.id)}
              onChange={(next) => set(fields.with(index, next))}
              onMove={(to) => set(movedTo(fields, index, to))}
              onDuplicate={() => set(duplicateField(fields, index, freshId()))}
              onRemove={() => set(removeField(fields, index))}
            />
          ))}
        </ol>
      </DragDropProvider>
      <Menu position="bottom-start" width={280}>
        <Menu.Target>
          <Button variant="default" leftSection={<Plus size={16} />}>
            {say('addField')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown className={classes.kinds}>
          {FIELD_KINDS.map((type) => (
            <Menu.Item key={type} leftSection={<KindIcon type={type} />} onClick={() => add(type)}>
              {declared(KINDS[type].name)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Fields
        controls={controlsOf()}
        names={['submitText']}
        values={{ ...value }}
        errors={errors}
        onChange={onChange}
      />
    </Stack>
  );
}
