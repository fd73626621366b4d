import { Button, Checkbox, Group, NativeSelect, Stack, TagsInput, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import {
  CUSTOM_TYPE_LABELS,
  CUSTOM_TYPES,
  customDefinition,
  type CustomDefinition,
} from '#core/collections/custom-fields.ts';
import { movedTo } from '#core/moved-to.ts';
import { RowTool } from '../../../kit/row-tool.tsx';
import { keyFor } from './field-key.ts';
import { collectionsQuery } from '../../../documents/collections.ts';
import { say } from './words.ts';
import classes from '../items/collections.module.css';

/** The fields that every entry of the collection has, made by its owner. */
export function FieldDefinitions(props: {
  value: readonly CustomDefinition[];
  errors: Readonly<Record<string, string>>;
  onChange: (fields: CustomDefinition[]) => void;
}) {
  const { value, errors, onChange } = props;
  const { data: collections = [] } = useQuery(collectionsQuery);
  const change = (at: number, more: Partial<CustomDefinition>) =>
    onChange(value.map((field, index) => (index === at ? { ...field, ...more } : field)));
  const move = (at: number, by: 1 | -1) => onChange(movedTo(value, at, at + by));
  const add = () => onChange([...value, { ...customDefinition.initial, key: keyFor('Field', value) }]);
  return (
    <Stack gap={0}>
      {value.length === 0 && (
        <Text className="quiet" mb="md">
          {say('everyEntryHasA')}
        </Text>
      )}
      {value.map((field, at) => (
        <div key={at} className={classes.fieldRow}>
          <div className={classes.fieldHead}>
            <TextInput
              label={say('label')}
              value={field.label}
              error={errors[`fields.${at}.label`] ?? errors[`fields.${at}.key`]}
              onChange={(event) => {
                const label = event.currentTarget.value;
                // The name follows the label until it is in use: renaming it would lose what was typed.
                const others = value.filter((_, index) => index !== at);
                change(at, {
                  label,
                  ...(field.label === '' || isOwn(field, others) ? { key: keyFor(label, others) } : {}),
                });
              }}
            />
            <NativeSelect
              label={say('kind')}
              value={field.type}
              data={CUSTOM_TYPES.map((type) => ({ value: type, label: CUSTOM_TYPE_LABELS[type] }))}
              onChange={(event) =>
                change(at, { type: event.currentTarget.value as CustomDefinition['type'] })
              }
            />
          </div>
          {field.type === 'choice' && (
            <TagsInput
              label={say('choices')}
              value={field.choices}
              error={errors[`fields.${at}.choices`]}
              acceptValueOnBlur
              onChange={(choices) => change(at, { choices })}
            />
          )}
          {field.type === 'reference' && (
            <NativeSelect
              label={say('collection')}
              value={field.collectionId}
              error={errors[`fields.${at}.collectionId`]}
              data={[
                { value: '', label: say('pleaseChoose') },
                ...collections.map(({ id, title }) => ({ value: id, label: title })),
              ]}
              onChange={(event) => change(at, { collectionId: event.currentTarget.value })}
            />
          )}
          <Group justify="space-between">
            <Group gap="md">
              <Checkbox
                label={say('required')}
                checked={field.isRequired}
                onChange={(event) => change(at, { isRequired: event.currentTarget.checked })}
              />
              <Checkbox
                label={say('showInLists')}
                checked={field.inList}
                onChange={(event) => change(at, { inList: event.currentTarget.checked })}
              />
            </Group>
            <Group gap={2}>
              <RowTool
                label={say('moveLabelUp', { label: field.label })}
                icon={ArrowUp}
                isOff={at === 0}
                onPress={() => move(at, -1)}
              />
              <RowTool
                label={say('moveLabelDown', { label: field.label })}
                icon={ArrowDown}
                isOff={at === value.length - 1}
                onPress={() => move(at, 1)}
              />
              <RowTool
                label={say('removeLabel', { label: field.label })}
                icon={Trash2}
                onPress={() => onChange([...value].toSpliced(at, 1))}
              />
            </Group>
          </Group>
        </div>
      ))}
      <Button variant="default" leftSection={<Plus size={16} />} onClick={add} mt="md">
        {say('addField')}
      </Button>
    </Stack>
  );
}

/** Whether the name was made of the label, and not yet fixed by what is stored under it. */
function isOwn({ key, label }: CustomDefinition, others: readonly CustomDefinition[]): boolean {
  return key === keyFor(label, others);
}
