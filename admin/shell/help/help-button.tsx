import { Tooltip, UnstyledButton } from '@mantine/core';
import { CircleHelp } from 'lucide-react';
import { openHelp } from './open-help.ts';
import { say } from './words.ts';
import classes from '../shell.module.css';

/** Opens the manual beside the screen, and closes it again. */
export function HelpButton({ isNarrow, onChosen }: { isNarrow: boolean; onChosen?: () => void }) {
  const toggle = () => {
    onChosen?.();
    openHelp.set(openHelp.get() === undefined ? '' : undefined);
  };
  return (
    <div className={classes.helpPlace}>
      <Tooltip label={say('help')} position="right" disabled={!isNarrow}>
        <UnstyledButton className={classes.link ?? ''} onClick={toggle}>
          <CircleHelp size={18} aria-hidden="true" />
          <span className={classes.linkLabel}>{say('help')}</span>
        </UnstyledButton>
      </Tooltip>
    </div>
  );
}
