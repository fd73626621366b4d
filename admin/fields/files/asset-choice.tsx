import { Button, Group, Input, Text } from '@mantine/core';
import { useDisclosure, useId } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { FileDown, Trash2 } from 'lucide-react';
import { assets } from '#contract/content/assets.ts';
import { call } from '../../http/call.ts';
import { AssetPicker } from '../../pickers/asset-picker.tsx';
import type { ControlProps } from '../control/control.ts';
import { say } from './words.ts';

/** One of the site's files, by its id. */
export function AssetChoice({ control, label, value, error, onChange }: ControlProps<'reference'>) {
  const labelId = useId();
  const [isChoosing, { open, close }] = useDisclosure(false);
  const id = typeof value === 'string' ? value : '';
  const { data, isError } = useQuery({
    queryKey: ['asset', id],
    queryFn: () => call(assets.read, { params: { id } }),
    enabled: id !== '',
  });
  return (
    <Input.Wrapper
      label={label}
      description={control.help}
      error={error}
      labelProps={{ id: labelId, component: 'div' }}
      role="group"
      aria-labelledby={labelId}
    >
      {id !== '' && <Text size="sm">{data?.name ?? (isError ? say('deletedFile') : '…')}</Text>}
      <Group gap="xs" mt={4}>
        <Button variant="default" size="xs" leftSection={<FileDown size={14} />} onClick={open}>
          {id === '' ? say('chooseFile') : say('replace')}
        </Button>
        {id !== '' && (
          <Button
            variant="subtle"
            color="gray"
            size="xs"
            leftSection={<Trash2 size={14} />}
            onClick={() => onChange('')}
          >
            {say('remove')}
          </Button>
        )}
      </Group>
      {isChoosing && (
        <AssetPicker
          kind="any"
          onClose={close}
          onPick={(asset) => {
            onChange(asset.id);
            close();
          }}
        />
      )}
    </Input.Wrapper>
  );
}
