import { Button, Group, Input } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Clapperboard, Trash2 } from 'lucide-react';
import { AssetPicker } from '../assets/picker.tsx';
import type { ControlProps } from '../fields/control.ts';
import classes from './gallery.module.css';

/** One of the site's own videos, chosen or uploaded. */
export function VideoFileControl({ control, label, value, error, onChange }: ControlProps) {
  const path = typeof value === 'string' ? value : '';
  const [isChoosing, { open, close }] = useDisclosure(false);
  return (
    <Input.Wrapper label={label} description={control.help} error={error} labelElement="div">
      {path !== '' && (
        // What an owner looks at here has no words of its own yet.
        <video
          className={classes.film}
          src={path}
          controls
          preload="metadata"
          aria-label="The chosen video"
        />
      )}
      <Group gap="xs" mt={4}>
        <Button size="xs" variant="default" leftSection={<Clapperboard size={16} />} onClick={open}>
          {path === '' ? 'Choose a video' : 'Change'}
        </Button>
        {path !== '' && (
          <Button
            size="xs"
            variant="subtle"
            color="gray"
            leftSection={<Trash2 size={16} />}
            onClick={() => onChange('')}
          >
            Remove
          </Button>
        )}
      </Group>
      {isChoosing && (
        <AssetPicker
          kind="video"
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
