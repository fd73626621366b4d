import { Button, Group, Input } from '@mantine/core';
import { useDisclosure, useId } from '@mantine/hooks';
import { FileUp, Trash2 } from 'lucide-react';
import { AssetPicker } from '../../pickers/asset-picker.tsx';
import type { ControlProps } from '../control/control.ts';
import { say } from './words.ts';

/** One of the site's files, by its address below `/s/`. */
export function FileControl({ control, label, value, error, onChange }: ControlProps<'file'>) {
  const id = useId();
  const [isChoosing, { open, close }] = useDisclosure(false);
  const path = typeof value === 'string' ? value : '';
  return (
    <Input.Wrapper
      label={label}
      description={control.help}
      error={error}
      labelProps={{ id, component: 'div' }}
      role="group"
      aria-labelledby={id}
    >
      {path !== '' && (
        <div style={{ overflowWrap: 'anywhere' }}>{decodeURIComponent(path.slice('/s/'.length))}</div>
      )}
      <Group gap={4} mt={4}>
        <Button variant="default" size="xs" leftSection={<FileUp size={16} />} onClick={open}>
          {path === '' ? say('chooseAFile') : say('change')}
        </Button>
        {path !== '' && (
          <Button
            variant="subtle"
            color="gray"
            size="xs"
            leftSection={<Trash2 size={16} />}
            aria-label={say('removeLabel', { label })}
            onClick={() => onChange('')}
          >
            {say('remove')}
          </Button>
        )}
      </Group>
      {isChoosing && (
        <AssetPicker
          kind={kindOf(control.options.accept)}
          onPick={(asset) => {
            onChange(asset.path);
            close();
          }}
          onClose={close}
        />
      )}
    </Input.Wrapper>
  );
}

/** Which of the site's files are offered. */
const kindOf = (accept: string) =>
  accept.startsWith('video/') ? 'video' : accept.startsWith('audio/') ? 'audio' : 'any';
