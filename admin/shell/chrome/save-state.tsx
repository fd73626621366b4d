import { useIsMutating } from '@tanstack/react-query';
import { useHasUnsaved } from '../../documents/unsaved.ts';
import { say } from './words.ts';
import classes from '../shell.module.css';

/** Always in sight: whether what one sees is kept. */
export function SaveState() {
  const isSaving = useIsMutating() > 0;
  const hasUnsaved = useHasUnsaved();
  const state = isSaving ? 'saving' : hasUnsaved ? 'unsaved' : 'saved';
  return (
    <span className={classes.saveState} data-state={state} role="status">
      {WORDS[state]}
    </span>
  );
}

const WORDS = { saving: say('saving'), unsaved: say('notSaved'), saved: say('saved') } as const;
