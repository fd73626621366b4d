import { tellUndoable } from '../../kit/tell-undoable.tsx';
import { useMark } from './queries.ts';
import { say } from './words.ts';

/** Deletes submissions at once and offers to undo it. */
export function useDelete() {
  const mark = useMark();
  return async (ids: string[]): Promise<void> => {
    await mark.mutateAsync({ ids, isDeleted: true });
    const words = say('submissionsDeleted', { count: ids.length });
    tellUndoable(words, () => mark.mutate({ ids, isDeleted: false }));
  };
}
