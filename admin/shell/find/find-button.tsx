import { ActionIcon, Kbd, Tooltip, UnstyledButton } from '@mantine/core';
import { Search } from 'lucide-react';
import { keyCaps } from '../../kit/keys.ts';
import { isPaletteOpen } from '../../kit/palette/palette.ts';
import { say } from './words.ts';
import classes from '../shell.module.css';

const open = () => isPaletteOpen.set(true);

/** The way to the palette for those who do not know its keys; an icon where there is no room. */
export function FindButton({ isSmall }: { isSmall: boolean }) {
  if (!isSmall)
    return (
      <UnstyledButton className={classes.find ?? ''} onClick={open}>
        <Search size={16} aria-hidden="true" />
        <span>{say('search')}</span>
        <Kbd aria-hidden="true">{keyCaps('mod+K').join(' ')}</Kbd>
      </UnstyledButton>
    );
  return (
    <Tooltip label={say('searchKeyCaps', { keyCaps: keyCaps('mod+K').join(' ') })} position="right">
      <ActionIcon variant="subtle" color="gray" size={36} aria-label={say('search')} onClick={open}>
        <Search size={18} />
      </ActionIcon>
    </Tooltip>
  );
}
