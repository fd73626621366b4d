import { Button, Group, Input, Modal, Text } from '@mantine/core';
import { Suspense, useId, useState } from 'react';
import { IconDrawing } from '#blocks/icon/drawing.tsx';
import { inWords, type ControlProps } from '../control/control.ts';
import classes from './icon.module.css';
import { say } from './words.ts';
import { part } from '../../kit/opening/part.ts';

/** Two thousand drawings and their words: only who looks for one gets them. */
const IconGrid = part(async () => ({ default: (await import('./icon-grid.tsx')).IconGrid }));

/** An icon, found by its name or by what it stands for. */
export function IconControl({ control, label, value, error, onChange }: ControlProps<'icon'>) {
  const id = useId();
  const [isChoosing, setChoosing] = useState(false);
  const chosen = typeof value === 'string' ? value : '';
  const choose = (name: string) => {
    onChange(name);
    setChoosing(false);
  };
  return (
    <Input.Wrapper label={label} description={control.help} error={error} id={id}>
      <Group gap={8} wrap="nowrap">
        <Button
          id={id}
          variant="default"
          justify="flex-start"
          className={classes.chosen}
          leftSection={
            chosen !== '' && <IconDrawing name={chosen} className={classes.small ?? ''} width={1.75} />
          }
          {...(chosen !== '' && { 'aria-label': `${label}: ${iconName(chosen)}` })}
          onClick={() => setChoosing(true)}
        >
          {chosen === '' ? say('chooseIcon') : iconName(chosen)}
        </Button>
        {chosen !== '' && (
          <Button variant="subtle" onClick={() => onChange('')}>
            {say('removeIcon')}
          </Button>
        )}
      </Group>
      {isChoosing && (
        <Modal opened size="lg" title={say('chooseIcon')} onClose={() => setChoosing(false)}>
          <Suspense fallback={<Text role="status">{say('loadingIcons')}</Text>}>
            <IconGrid chosen={chosen} nameOf={iconName} onChoose={choose} />
          </Suspense>
        </Modal>
      )}
    </Input.Wrapper>
  );
}

const iconName = (name: string): string => inWords(name.replaceAll('-', ' '));
