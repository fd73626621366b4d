import { useIsMutating } from '@tanstack/react-query';
import { useHasUnsaved } from '../../documents/unsaved.ts';
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

const WORDS = { saving: 'Saving…', unsaved: 'Not saved', saved: 'Saved' } as const;
