import { Button, Group, Stack, Text } from '@mantine/core';
import { isRecord } from '#core/fields/field.ts';
import type { ControlProps } from '../control/control.ts';
import { say } from './words.ts';

/** A value that may differ on phones: one for everywhere, and one for phones where it was asked for. */
export function ResponsiveControl({
  control,
  name,
  value,
  error,
  onChange,
  drawFields,
}: ControlProps<'responsive'>) {
  const { item } = control;
  const record = isRecord(value) ? value : {};
  if (!item) return null;
  const { phone, ...everywhere } = record;
  const hasOwn = phone !== undefined;
  const errors = error === undefined ? {} : { base: error };
  return (
    <Stack gap={8}>
      {drawFields({
        controls: { base: item },
        values: record,
        errors,
        prefix: '',
        onChange: (_, base) => onChange({ ...record, base }),
      })}
      {hasOwn &&
        drawFields({
          controls: { phone: { ...item, label: say('labelOnPhones', { label: item.label ?? name }) } },
          values: record,
          errors: {},
          onChange: (_, next) => onChange({ ...record, phone: next }),
        })}
      <Group gap={8} justify="space-between">
        <Text size="xs" className="quiet">
          {hasOwn ? say('differsOnPhone') : say('theSameOnPhones')}
        </Text>
        <Button
          size="compact-xs"
          variant="default"
          onClick={() => onChange(hasOwn ? everywhere : { ...record, phone: record.base })}
        >
          {hasOwn ? say('reset') : say('setForPhones')}
        </Button>
      </Group>
    </Stack>
  );
}
